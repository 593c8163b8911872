#include <algorithm>
#include <map>

#include "core/check/finding_collector.h"
#include "core/check/rules/rules_checks.h"
#include "core/rules/forces/arms.h"
#include "core/rules/vocabulary/rule_faults.h"
#include "core/rules/vocabulary/vocabulary.h"

namespace redoubt::check {
namespace {

using rules::NameKind;

// The rule that defines a name; empty for arms, which any rule defines.
std::string definingRule(NameKind kind, const std::string& name) {
  const std::string below = std::string(rules::toText(kind)) + "/" + name;
  switch (kind) {
    case NameKind::Terrain: return below + "/place";
    case NameKind::UnitType: return below + "/arm";
    case NameKind::Formation:
    case NameKind::Figure:
    case NameKind::Marker:
    case NameKind::Stock: return below + "/title";
    default: return {};
  }
}

// "terrain/<terrain>/enter" is about a terrain.
std::optional<NameKind> kindDefinedBy(const rules::Term& term) {
  for (const NameKind kind : rules::kNameKinds) {
    const std::string open(rules::toText(kind));
    if (term.path.starts_with(open + "/<" + open + ">/")) return kind;
  }
  return std::nullopt;
}

// The names that rules mention, with the first rule that does.
std::map<std::pair<NameKind, std::string>, std::string> spokenOf(const CheckContext& context) {
  std::map<std::pair<NameKind, std::string>, std::string> spoken;
  for (const model::Rule& rule : context.battle().all<model::Rule>()) {
    const rules::Term* term = rules::termOf(rule.path);
    const auto kind = term ? kindDefinedBy(*term) : std::nullopt;
    if (!kind || rule.value.text == "null" || context.book().row(rule.path) == nullptr) continue;
    if (context.book().row(rule.path)->system != rule.system) continue;
    spoken.try_emplace({*kind, rules::boundParts(*term, rule.path).front().text}, rule.path);
  }
  return spoken;
}

// Rules that define nothing of a kind leave all of them to the author.
bool isDefinedAtAll(const CheckContext& context, NameKind kind) {
  const auto names = context.book().under(rules::toText(kind));
  return std::any_of(names.begin(), names.end(), [&](const std::string& name) {
    return rules::isKnownName(context.battle(), context.book(), kind, name);
  });
}

bool isArmWithoutType(const rules::RuleBook& book, const std::string& arm) {
  const auto arms = rules::unitArms(book);
  const bool isOfRules = arm == rules::kLeaderArm || arm == rules::kMarkerArm;
  return !isOfRules && !arms.empty() && std::find(arms.begin(), arms.end(), arm) == arms.end();
}

}  // namespace

std::vector<Finding> checkRuleParts(const CheckContext& context) {
  FindingCollector collector(context);
  for (const auto& [what, path] : spokenOf(context)) {
    const auto& [kind, name] = what;
    const std::string defining = definingRule(kind, name);
    if (kind == NameKind::Arm && isArmWithoutType(context.book(), name)) {
      collector.add("arm-without-type", Subject::ofRule(path), {{"arm", name}});
    } else if (!defining.empty() && !rules::isKnownName(context.battle(), context.book(), kind, name) &&
               isDefinedAtAll(context, kind)) {
      collector.add("rule-half", Subject::ofRule(path),
                    {{"path", path}, {"needed", defining}, {"kind", rules::wordsFor(kind)}});
    } else {
      continue;
    }
    collector.citeRule(path);
  }
  return collector.take();
}

}  // namespace redoubt::check
