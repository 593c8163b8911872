#include "core/exchange/json/located_json.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>
#include <unordered_set>

namespace redoubt::exchange {
namespace {

// Where tokens stand, found by walking the text beside the parser: the parser vouches for the syntax, so this only has
// to find where the next token begins and ends.
class Cursor {
 public:
  explicit Cursor(std::string_view text) : text_(text), at_(text.starts_with("\xEF\xBB\xBF") ? 3 : 0) {}

  struct Token {
    std::size_t begin = 0;
    std::size_t end = 0;
  };

  Token next() {
    at_ = std::min(text_.find_first_not_of(" \t\r\n,:", at_), text_.size());
    const Token token{at_, endOfToken()};
    at_ = token.end;
    return token;
  }

 private:
  std::size_t endOfToken() const {
    if (at_ == text_.size()) return at_;
    const char first = text_[at_];
    if (first == '"') return endOfText();
    if (first == '{' || first == '}' || first == '[' || first == ']') return at_ + 1;
    return std::min(text_.find_first_of(" \t\r\n,:]}", at_), text_.size());
  }

  std::size_t endOfText() const {
    std::size_t at = at_ + 1;
    while (at < text_.size() && text_[at] != '"') at += text_[at] == '\\' ? 2 : 1;
    return std::min(at + 1, text_.size());
  }

  std::string_view text_;
  std::size_t at_;
};

// What is left of the parser's message once the place, which we say better, and the bytes last read, which may be no
// text at all, are cut out.
std::string wording(std::string message) {
  for (const std::string_view mark : {": ", "] "}) {
    const std::size_t from = message.find(mark);
    if (from == std::string::npos) continue;
    message.erase(0, from + mark.size());
    break;
  }
  const std::size_t read = message.find("; last read: '");
  if (read == std::string::npos) return message;
  const std::size_t end = message.rfind('\'');
  return message.erase(read, end + 1 - read);
}

class Builder : public nlohmann::json_sax<nlohmann::json> {
 public:
  explicit Builder(std::string_view text) : cursor_(text), textSize_(text.size()) {}

  std::optional<LocatedError>& error() { return error_; }
  Node takeRoot() { return std::move(root_); }

  bool null() override { return add(Node::Kind::Null) != nullptr; }
  bool boolean(bool value) override {
    Node* node = add(Node::Kind::Boolean);
    if (node) node->isTrue = value;
    return node;
  }
  bool number_integer(number_integer_t value) override {
    Node* node = add(Node::Kind::Integer);
    if (!node) return false;
    node->integer = value;
    node->real = static_cast<double>(value);
    return true;
  }
  bool number_unsigned(number_unsigned_t value) override {
    if (std::in_range<std::int64_t>(value)) return number_integer(static_cast<std::int64_t>(value));
    return number_float(static_cast<double>(value), {});
  }
  bool number_float(number_float_t value, const string_t&) override {
    Node* node = add(Node::Kind::Real);
    if (node) node->real = value;
    return node;
  }
  bool string(string_t& value) override {
    Node* node = add(Node::Kind::Text);
    if (!node) return false;
    if (value.find('\0') != std::string::npos) return fail(node->begin, Phrase::of("import.nul-in-text"));
    node->text = std::move(value);
    return true;
  }
  bool binary(binary_t&) override { return false; }

  bool start_object(std::size_t) override { return open(Node::Kind::Object); }
  bool start_array(std::size_t) override { return open(Node::Kind::Array); }
  bool end_object() override { return close(); }
  bool end_array() override { return close(); }

  bool key(string_t& name) override {
    const Cursor::Token token = cursor_.next();
    if (!names_.back().insert(name).second) {
      return fail(token.begin, Phrase::of("import.name-twice", {{"name", name}}));
    }
    if (name.find('\0') != std::string::npos) return fail(token.begin, Phrase::of("import.nul-in-name"));
    open_.back()->members.push_back({std::move(name), token.begin, {}});
    return true;
  }

  bool parse_error(std::size_t position, const std::string&, const nlohmann::json::exception& failure) override {
    return fail(std::min(position == 0 ? 0 : position - 1, textSize_), wording(failure.what()));
  }

 private:
  bool fail(std::size_t at, Phrase message) {
    if (!error_) error_ = LocatedError{at, std::move(message)};
    return false;
  }

  Node* add(Node::Kind kind) {
    const Cursor::Token token = cursor_.next();
    if (++count_ > kMaxValues) {
      fail(token.begin, Phrase::of("import.too-many-values", {{"most", std::to_string(kMaxValues)}}));
      return nullptr;
    }
    Node* node = &root_;
    if (!open_.empty()) {
      Node& parent = *open_.back();
      node = parent.kind == Node::Kind::Object ? &parent.members.back().value : &parent.items.emplace_back();
    }
    node->kind = kind;
    node->begin = token.begin;
    node->end = token.end;
    return node;
  }

  // Pointers into a vector of siblings stay good: a sibling is only added once all that is open in it is closed.
  bool open(Node::Kind kind) {
    Node* node = add(kind);
    if (!node) return false;
    open_.push_back(node);
    names_.emplace_back();
    if (open_.size() > kMaxDepth) {
      return fail(node->begin, Phrase::of("import.too-deep", {{"most", std::to_string(kMaxDepth)}}));
    }
    return true;
  }

  bool close() {
    open_.back()->end = cursor_.next().end;
    open_.pop_back();
    names_.pop_back();
    return true;
  }

  Cursor cursor_;
  std::size_t textSize_;
  Node root_;
  std::vector<Node*> open_;
  std::vector<std::unordered_set<std::string>> names_;
  std::size_t count_ = 0;
  std::optional<LocatedError> error_;
};

}  // namespace

const Node* Node::member(std::string_view name) const {
  for (const Member& member : members) {
    if (member.name == name) return &member.value;
  }
  return nullptr;
}

Phrase toPhrase(Node::Kind kind) {
  switch (kind) {
    case Node::Kind::Null: return Phrase::of("import.kind.null");
    case Node::Kind::Boolean: return Phrase::of("import.kind.truth");
    case Node::Kind::Integer: return Phrase::of("import.kind.integer");
    case Node::Kind::Real: return Phrase::of("import.kind.number");
    case Node::Kind::Text: return Phrase::of("import.kind.text");
    case Node::Kind::Array: return Phrase::of("import.kind.list");
    case Node::Kind::Object: break;
  }
  return Phrase::of("import.kind.object");
}

Phrase expected(std::string wanted, Node::Kind found) {
  return Phrase::of("import.expected", {{"expected", Phrase::of(std::move(wanted))}, {"found", toPhrase(found)}});
}

std::variant<Node, LocatedError> parseLocated(std::string_view text) {
  Builder builder(text);
  const bool isWhole = nlohmann::json::sax_parse(text.begin(), text.end(), &builder);
  if (builder.error()) return std::move(*builder.error());
  if (!isWhole) return LocatedError{0, Phrase::of("import.not-json")};
  return builder.takeRoot();
}

}  // namespace redoubt::exchange
