#include <algorithm>
#include <charconv>
#include <nlohmann/json.hpp>

#include "core/base/text.h"
#include "core/rules/book/dice.h"
#include "core/rules/book/json_values.h"
#include "core/rules/language/condition_json.h"
#include "core/rules/vocabulary/shape_json.h"
#include "core/rules/vocabulary/shape_node.h"

namespace redoubt::rules {

using nlohmann::json;
using namespace shapes;

namespace {

bool isWholeNumber(std::string_view text) {
  int value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  return error == std::errc() && end == text.data() + text.size() && !text.empty();
}

// A whole number from 0, or such a number divided by a whole number from 1.
bool isFraction(std::string_view text) {
  const std::size_t slash = text.find('/');
  const std::string_view above = text.substr(0, slash);
  if (!isWholeNumber(above) || above.front() == '-') return false;
  if (slash == std::string_view::npos) return true;
  const std::string_view below = text.substr(slash + 1);
  return isWholeNumber(below) && below.front() >= '1' && below.front() <= '9';
}

std::optional<ShapeFault> below(std::string_view part, const Shape& shape, const json& value) {
  auto fault = shapeFault(shape, value);
  if (fault) fault->pointer = "/" + std::string(part) + fault->pointer;
  return fault;
}

Phrase otherMembers(const Object& object) {
  return Phrase::of("shapes.other-member", {{"members", memberNames(object)}});
}

int sumOf(const json& members) {
  int sum = 0;
  for (const json& each : members) sum += each.get<int>();
  return sum;
}

// Finds the fault of a value, with a function for each kind of node.
struct FaultFinder {
  const json& value;
  const Shape& shape;

  std::optional<ShapeFault> unless(bool isRight) const {
    if (isRight) return std::nullopt;
    return ShapeFault{"", shape.words()};
  }

  std::optional<ShapeFault> operator()(const Any&) const { return std::nullopt; }
  std::optional<ShapeFault> operator()(const Truth&) const { return unless(value.is_boolean()); }
  std::optional<ShapeFault> operator()(const Text&) const {
    return unless(value.is_string() && !value.get_ref<const std::string&>().empty());
  }
  std::optional<ShapeFault> operator()(const Colour&) const {
    return unless(value.is_string() && isColour(value.get_ref<const std::string&>()));
  }
  std::optional<ShapeFault> operator()(const Dice&) const {
    return unless(value.is_string() && parseRoll(value.get_ref<const std::string&>()));
  }
  std::optional<ShapeFault> operator()(const Points&) const {
    if (value.is_string()) return unless(isFraction(value.get_ref<const std::string&>()));
    return unless(value.is_number() && value >= 0 && value <= kNoLimit);
  }
  std::optional<ShapeFault> operator()(const Number&) const { return unless(numberOf(value).has_value()); }
  std::optional<ShapeFault> operator()(const Whole& whole) const {
    return unless(value.is_number_integer() && value >= whole.least && value <= whole.most);
  }
  std::optional<ShapeFault> operator()(const Span& span) const {
    if (!value.is_array() || value.size() != 2) return unless(false);
    const bool isOpenBelow = span.isOpenBelow && value[0].is_null();
    const bool isOpenAbove = value[1].is_null();
    const auto isBound = [&](const json& bound, bool isOpen) {
      return isOpen || (bound.is_number_integer() && bound >= span.least && bound <= kNoLimit);
    };
    if (!isBound(value[0], isOpenBelow) || !isBound(value[1], isOpenAbove)) return unless(false);
    return unless(isOpenBelow || isOpenAbove || value[0] <= value[1]);
  }
  std::optional<ShapeFault> operator()(const Words& words) const {
    if (!value.is_string()) return unless(false);
    const auto& word = value.get_ref<const std::string&>();
    return unless(std::find(words.words.begin(), words.words.end(), word) != words.words.end());
  }
  std::optional<ShapeFault> operator()(const Names&) const {
    return unless(value.is_string() && !value.get_ref<const std::string&>().empty());
  }
  std::optional<ShapeFault> operator()(const Drawn&) const { return (*this)(Text{}); }
  std::optional<ShapeFault> operator()(const List& list) const {
    if (!value.is_array() || value.size() < list.least) return unless(false);
    for (std::size_t i = 0; i < value.size(); ++i) {
      if (auto fault = below(std::to_string(i), list.item, value[i])) return fault;
    }
    return std::nullopt;
  }
  std::optional<ShapeFault> operator()(const Map& map) const {
    if (!value.is_object()) return unless(false);
    for (const auto& [key, item] : value.items()) {
      if (!map.keys && !isWholeNumber(key)) return ShapeFault{"/" + key, Phrase::of("shapes.number-as-member")};
      if (auto fault = below(key, map.value, item)) return fault;
    }
    return std::nullopt;
  }
  std::optional<ShapeFault> operator()(const Object& object) const {
    if (!value.is_object()) return unless(false);
    for (const auto& [key, item] : value.items()) {
      const Part* part = partNamed(object, key);
      if (!part && !object.others) return ShapeFault{"/" + key, otherMembers(object)};
      if (auto fault = below(key, part ? part->shape : object.others->second, item)) return fault;
    }
    for (const Part& part : object.parts) {
      if (part.isRequired && !value.contains(part.name))
        return ShapeFault{"", Phrase::of("shapes.missing-member", {{"member", part.name}})};
    }
    if (!object.oneOf.empty() && countOf(object.oneOf) != 1) return ShapeFault{"", oneMember(object.oneOf)};
    return object.sum ? unlessSum(sumOf(value), *object.sum) : std::nullopt;
  }
  std::ptrdiff_t countOf(const std::vector<std::string>& members) const {
    return std::count_if(members.begin(), members.end(),
                         [&](const std::string& member) { return value.contains(member); });
  }
  static std::optional<ShapeFault> unlessSum(int sum, int wanted) {
    if (sum == wanted) return std::nullopt;
    return ShapeFault{
        "", Phrase::of("shapes.wrong-sum", {{"sum", std::to_string(wanted)}, {"found", std::to_string(sum)}})};
  }
  // The fault of the alternative that matched furthest is the most helpful.
  std::optional<ShapeFault> operator()(const Either& either) const {
    std::optional<ShapeFault> deepest;
    for (const Shape& each : either.shapes) {
      auto fault = shapeFault(each, value);
      if (!fault) return std::nullopt;
      if (!deepest || fault->pointer.size() > deepest->pointer.size()) deepest = std::move(fault);
    }
    if (!deepest || deepest->pointer.empty()) return unless(false);
    return deepest;
  }
  std::optional<ShapeFault> operator()(const Language& language) const {
    switch (language.part) {
      case LanguagePart::Condition: return faultIn(conditionFrom(value, *language.scope));
      case LanguagePart::Amount: return faultIn(amountFrom(value, *language.scope));
      case LanguagePart::Group: break;
    }
    return faultIn(groupFrom(value, *language.scope));
  }
  template <class T>
  static std::optional<ShapeFault> faultIn(std::variant<T, ShapeFault> read) {
    auto* fault = std::get_if<ShapeFault>(&read);
    return fault ? std::optional(std::move(*fault)) : std::nullopt;
  }
};

}  // namespace

std::optional<ShapeFault> shapeFault(const Shape& shape, const json& value) {
  return std::visit(FaultFinder{value, shape}, shape.node().is);
}

}  // namespace redoubt::rules
