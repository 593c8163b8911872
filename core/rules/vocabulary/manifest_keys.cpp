#include "core/rules/vocabulary/manifest_keys.h"

#include "core/rules/vocabulary/terms.h"
#include "core/rules/vocabulary/typed_value.h"

namespace redoubt::rules {
namespace values {
namespace {

Typed<std::string> counted() {
  return {rules::either({word({"units", "counters"}), rules::name(NameKind::Figure)}),
          [](const json& value) { return std::optional(value.get<std::string>()); }};
}

Member<TotalRule> ofThe(std::string part, std::optional<std::string> TotalRule::*at, NameKind kind) {
  return memberInto<TotalRule>(
      std::move(part), values::name(kind), [at](TotalRule& into, std::string slug) { into.*at = std::move(slug); }, false);
}

Typed<TotalRule> manifestTotal() {
  return object<TotalRule>(
      {member("of", &TotalRule::of, counted()), ofThe("army", &TotalRule::army, NameKind::Army),
       ofThe("command", &TotalRule::command, NameKind::Command), ofThe("arm", &TotalRule::arm, NameKind::Arm),
       ofThe("type", &TotalRule::type, NameKind::UnitType), member("is", &TotalRule::is, whole(0))});
}

}  // namespace
}  // namespace values

const RuleFamily<TotalRule> keys::kManifestTotal = values::family("manifest/total/<total>", values::manifestTotal());

std::vector<Term> terms::manifest() {
  return termsOf(keys::kManifestTotal);
}

}  // namespace redoubt::rules
