#include "core/exchange/input/bounded_json.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <unordered_set>

#include "core/exchange/input/read_source.h"

namespace redoubt::exchange::input {
namespace {

using Kind = JsonValue::Kind;

class BoundedBuilder : public nlohmann::json_sax<nlohmann::json> {
 public:
  BoundedBuilder(std::string_view text, const std::string& name, const JsonLimits& limits)
      : text_(text), name_(name), limits_(limits) {}

  JsonValue takeRoot() { return std::move(root_); }

  bool null() override { return add(Kind::Null), true; }
  bool boolean(bool value) override { return add(Kind::Boolean).isTrue = value, true; }
  bool number_integer(number_integer_t value) override {
    if (!open_.empty() && open_.back()->kind == Kind::List && open_.back()->items.empty()) {
      if (++integers_ > limits_.integers) failLimit(limits_.integers);
      open_.back()->integers.push_back(value);
      return true;
    }
    addInteger(value);
    return true;
  }
  bool number_unsigned(number_unsigned_t value) override {
    if (std::in_range<std::int64_t>(value)) return number_integer(static_cast<std::int64_t>(value));
    return number_float(static_cast<double>(value), {});
  }
  bool number_float(number_float_t value, const string_t&) override {
    add(Kind::Real).real = value;
    return true;
  }
  bool string(string_t& value) override {
    checkText(value);
    add(Kind::Text).text = std::move(value);
    return true;
  }
  bool binary(binary_t&) override { return false; }
  bool start_object(std::size_t) override { return open(Kind::Object); }
  bool start_array(std::size_t) override { return open(Kind::List); }
  bool end_object() override { return close(); }
  bool end_array() override { return close(); }

  bool key(string_t& name) override {
    checkText(name);
    if (!names_.back().insert(name).second) fail(Phrase::of("import.name-twice", {{"name", shortened(name)}}));
    open_.back()->members.push_back({std::move(name), {}});
    return true;
  }

  bool parse_error(std::size_t position, const std::string&, const nlohmann::json::exception&) override {
    throw errorAt(name_, text_, position == 0 ? 0 : position - 1, Phrase::of("errors.json.syntax"));
  }

 private:
  [[noreturn]] void fail(Phrase problem) const {
    throw Error(ErrorCode::BadInput, Phrase::of("errors.json.content", {{"problem", std::move(problem)}}), name_);
  }
  [[noreturn]] void failLimit(std::size_t most) const {
    throw Error(ErrorCode::TooLarge, Phrase::of("errors.json.values", {{"most", std::to_string(most)}}), name_);
  }
  static std::string shortened(const std::string& name) { return name.size() > 60 ? "…" : name; }

  void checkText(const std::string& text) const {
    if (text.find('\0') != std::string::npos) fail(Phrase::of("import.nul-in-text"));
  }

  // A list that turns out to hold something else, too.
  void spread(JsonValue& list) {
    const std::vector<std::int64_t> integers = std::move(list.integers);
    list.integers.clear();
    for (const std::int64_t integer : integers) addInteger(integer);
  }

  void addInteger(std::int64_t value) {
    JsonValue& added = addTo(Kind::Integer);
    added.integer = value;
    added.real = static_cast<double>(value);
  }

  JsonValue& add(Kind kind) {
    if (!open_.empty() && !open_.back()->integers.empty()) spread(*open_.back());
    return addTo(kind);
  }

  JsonValue& addTo(Kind kind) {
    if (++values_ > limits_.values) failLimit(limits_.values);
    JsonValue* value = &root_;
    if (!open_.empty()) {
      JsonValue& parent = *open_.back();
      value = parent.kind == Kind::Object ? &parent.members.back().value : &parent.items.emplace_back();
    }
    value->kind = kind;
    return *value;
  }

  // Pointers into a vector of siblings stay good: a sibling is only added once all that is open in it is closed.
  bool open(Kind kind) {
    open_.push_back(&add(kind));
    names_.emplace_back();
    if (open_.size() > limits_.depth) {
      fail(Phrase::of("import.too-deep", {{"most", std::to_string(limits_.depth)}}));
    }
    return true;
  }

  bool close() {
    open_.pop_back();
    names_.pop_back();
    return true;
  }

  std::string_view text_;
  const std::string& name_;
  const JsonLimits& limits_;
  JsonValue root_;
  std::vector<JsonValue*> open_;
  std::vector<std::unordered_set<std::string>> names_;
  std::size_t values_ = 0;
  std::size_t integers_ = 0;
};

}  // namespace

const JsonValue* JsonValue::member(std::string_view name) const {
  const auto found = std::find_if(members.begin(), members.end(), [&](const JsonMember& m) { return m.name == name; });
  return found == members.end() ? nullptr : &found->value;
}

JsonValue parseJson(std::string_view text, const std::string& name, const JsonLimits& limits) {
  if (text.size() > limits.bytes) {
    throw Error(ErrorCode::TooLarge, Phrase::of("errors.source.too-large", {{"most", std::to_string(limits.bytes)}}),
                name);
  }
  BoundedBuilder builder(text, name, limits);
  if (!nlohmann::json::sax_parse(text.begin(), text.end(), &builder)) {
    throw errorAt(name, text, 0, Phrase::of("errors.json.syntax"));
  }
  return builder.takeRoot();
}

}  // namespace redoubt::exchange::input
