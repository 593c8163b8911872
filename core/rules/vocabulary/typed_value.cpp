#include "core/rules/vocabulary/typed_value.h"

#include "core/rules/book/rule_values.h"
#include "core/rules/language/condition_json.h"
#include "core/rules/vocabulary/terms.h"

namespace redoubt::rules::values {
namespace {

std::optional<std::string> asText(const json& value) {
  return textOf(value);
}

template <class T>
std::optional<T> read(std::variant<T, ShapeFault> result) {
  T* value = std::get_if<T>(&result);
  return value ? std::optional(std::move(*value)) : std::nullopt;
}

}  // namespace

Typed<bool> truth() {
  return {rules::truth(), [](const json& value) { return std::optional(value.get<bool>()); }};
}

Typed<int> whole(int least, int most) {
  return {rules::whole(least, most), wholeNumber};
}

Typed<std::string> text() {
  return {rules::text(), asText};
}

Typed<Rational> points() {
  return {rules::points(), pointsOf};
}

Typed<std::string> name(NameKind kind) {
  return {rules::name(kind), asText};
}

Typed<Names> names(NameKind kind, std::vector<std::string> words) {
  const Shape item = words.empty() ? rules::name(kind) : rules::either({word(std::move(words)), rules::name(kind)});
  return {rules::list(item), [](const json& value) { return std::optional(value.get<Names>()); }};
}

Typed<Rational> number() {
  return {rules::number(), numberOf};
}

Typed<Roll> dice() {
  return {rules::dice(), [](const json& value) { return parseRoll(value.get_ref<const std::string&>()); }};
}

Typed<Condition> when(const Scope& scope) {
  return {conditionShape(scope), [&scope](const json& value) { return read(conditionFrom(value, scope)); }};
}

Typed<Amount> amount(const Scope& scope) {
  return {amountShape(scope), [&scope](const json& value) { return read(amountFrom(value, scope)); }};
}

Typed<Group> group(const Scope& scope) {
  return {groupShape(scope), [&scope](const json& value) { return read(groupFrom(value, scope)); }};
}

Typed<std::map<std::string, Rational, std::less<>>> numbersByName(NameKind kind) {
  return {byName(kind, rules::number()), [](const json& value) {
            std::map<std::string, Rational, std::less<>> numbers;
            for (const auto& [name, number] : value.items()) numbers[name] = numberOf(number).value_or(Rational());
            return std::optional(std::move(numbers));
          }};
}

Typed<hex::FacingZone> zone() {
  return {terms::zone(), [](const json& value) { return hex::zoneFromText(value.get_ref<const std::string&>()); }};
}

}  // namespace redoubt::rules::values
