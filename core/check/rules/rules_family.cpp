#include "core/check/families.h"
#include "core/check/rules/rules_checks.h"

namespace redoubt::check {
namespace {

using model::Severity;

constexpr auto kFindings = std::to_array<Wording>({
    {"system-circle", Severity::Error},
    {"rule-circle", Severity::Error},
    {"rule-no-json", Severity::Error},
    {"rule-malformed", Severity::Error},
    {"rule-unknown-name", Severity::Error},
    {"table-faulty", Severity::Error},
    {"result-unexplained", Severity::Warning},
    {"result-without-effect", Severity::Warning},
    {"effect-unused", Severity::Warning},
    {"effect-twice", Severity::Warning},
    {"combine-unused", Severity::Warning},
    {"state-level-twice", Severity::Error},
    {"state-level-unknown", Severity::Error},
    {"state-moment-unknown", Severity::Warning},
    {"zones-lopsided", Severity::Error},
    {"zone-empty", Severity::Warning},
    {"control-without-facing", Severity::Warning},
    {"setting-no-json", Severity::Error},
    {"setting-malformed", Severity::Error},
    {"setting-unknown-name", Severity::Error},
    {"rule-unread", Severity::Warning},
    {"setting-unread", Severity::Warning},
    {"drawing-unknown", Severity::Warning},
    {"map-symbol-unknown", Severity::Warning},
    {"pattern-missing", Severity::Warning},
    {"symbol-missing", Severity::Warning},
    {"rule-half", Severity::Warning},
    {"arm-without-type", Severity::Note},
    {"rule-missing", Severity::Warning},
    {"rule-estimated", Severity::Note},
});

constexpr auto kFixes = std::to_array<Wording>({
    {"rename-rule", Severity::Note},
    {"draw-likely", Severity::Note},
});

}  // namespace

Family ruleFamily() {
  Family family;
  family.findings = kFindings;
  family.fixes = kFixes;
  const TableSet named = tables<model::Army, model::Leader, model::Unit, model::Player, model::Zone, model::Track>();
  family.checks = {
      wholeBattle("rule-values", named, checkRuleValues),
      wholeBattle("rule-tables", {}, checkRuleTables),
      wholeBattle("result-codes", {}, checkResultCodes),
      wholeBattle("effects", {}, checkEffects),
      wholeBattle("zone-rules", tables<model::Unit>(), checkZoneRules),
      wholeBattle("settings", named | tables<model::Setting, model::Scenario>(), checkSettings),
      wholeBattle("rule-paths", {}, checkRulePaths),
      wholeBattle("setting-paths", tables<model::Setting, model::Scenario>(), checkSettingPaths),
      wholeBattle("rule-parts", {}, checkRuleParts),
      wholeBattle("drawings", {}, checkDrawings),
      wholeBattle("unit-symbols", tables<model::Army, model::Unit>(), checkUnitSymbols),
      wholeBattle("map-symbols", tables<model::Symbol, model::MapSheet>(), checkMapSymbols),
      wholeBattle("needed-rules", {}, checkNeededRules),
  };
  return family;
}

}  // namespace redoubt::check
