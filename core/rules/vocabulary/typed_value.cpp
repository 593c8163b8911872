#include "core/rules/vocabulary/typed_value.h"

#include "core/rules/book/rule_values.h"
#include "core/rules/vocabulary/terms.h"

namespace redoubt::rules::values {
namespace {

std::optional<std::string> asText(const json& value) {
  return textOf(value);
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
  const Shape item = words.empty() ? rules::name(kind) : either({word(std::move(words)), rules::name(kind)});
  return {rules::list(item), [](const json& value) { return std::optional(value.get<Names>()); }};
}

Typed<hex::FacingZone> zone() {
  return {terms::zone(), [](const json& value) { return hex::zoneFromText(value.get_ref<const std::string&>()); }};
}

}  // namespace redoubt::rules::values
