#include "core/base/text.h"
#include "core/check/fault_arguments.h"
#include "core/check/finding_collector.h"
#include "core/check/rules/rules_checks.h"
#include "core/rules/combat/combat_tables.h"
#include "core/rules/combat/rule_tables.h"
#include "core/rules/vocabulary/rule_circles.h"
#include "core/rules/vocabulary/rule_faults.h"

namespace redoubt::check {
namespace {

using rules::RuleFault;

std::string_view codeOf(RuleFault::Kind kind, bool isSetting) {
  switch (kind) {
    case RuleFault::Kind::NotJson: return isSetting ? "setting-no-json" : "rule-no-json";
    case RuleFault::Kind::Malformed: return isSetting ? "setting-malformed" : "rule-malformed";
    case RuleFault::Kind::UnknownName: return isSetting ? "setting-unknown-name" : "rule-unknown-name";
    case RuleFault::Kind::Cycle: break;
  }
  return "system-circle";
}

Arguments argumentsOf(const RuleFault& fault) {
  return withFault({{"path", fault.path}}, fault);
}

std::string systemSlug(const model::Battle& battle, Id<model::System> system) {
  const model::System* row = battle.find<model::System>(system);
  return row && !row->slug.empty() ? row->slug : std::to_string(system.value);
}

// Why a code is unexplained, and what would explain it.
Phrase wordsFor(const rules::UnexplainedCode& each) {
  using Fault = rules::CodeFault;
  switch (each.fault) {
    case Fault::NoSide: return Phrase::of("details.code.no-side", {{"twice", each.code + "/" + each.code}});
    case Fault::OtherSide: return Phrase::of("details.code.other-side");
    case Fault::NoMeaning: break;
  }
  return Phrase::of("details.code.no-meaning");
}

}  // namespace

std::vector<Finding> checkRuleValues(const CheckContext& context) {
  FindingCollector collector(context);
  for (const RuleFault& fault : rules::ruleFaults(context.battle(), context.book())) {
    const std::string system = systemSlug(context.battle(), fault.system);
    if (fault.kind == RuleFault::Kind::Cycle) {
      collector.add("system-circle", RowSubject{std::string(model::System::kTable), system},
                    {{"system", system}, {"circle", fault.name}});
      continue;
    }
    collector.add(codeOf(fault.kind, false), RuleSubject{system, fault.path}, argumentsOf(fault));
    collector.citeRule(fault.path);
  }
  for (const std::vector<std::string>& circle : rules::ruleCircles(context.book())) {
    collector.add("rule-circle", Subject::ofRule(circle.front()),
                  {{"path", circle.front()}, {"circle", join(circle, " → ") + " → " + circle.front()}});
    collector.citeRule(circle.front());
  }
  return collector.take();
}

std::vector<Finding> checkRuleTables(const CheckContext& context) {
  FindingCollector collector(context);
  for (const rules::TableProblem& problem : rules::tableProblems(context.battle(), context.book(), context.mechanics())) {
    collector.add("table-faulty", Subject::ofRule(problem.path),
                  {{"path", problem.path}, {"what", rules::wordsFor(problem)}});
    collector.citeRule(problem.path);
  }
  return collector.take();
}

std::vector<Finding> checkResultCodes(const CheckContext& context) {
  FindingCollector collector(context);
  for (const rules::UnexplainedCode& each : rules::unexplainedCodes(context.battle(), context.book(), context.mechanics())) {
    collector.add("result-unexplained", Subject::ofRule(each.table + "/" + each.code),
                  {{"path", each.table},
                   {"code", each.code},
                   {"why", wordsFor(each)},
                   {"count", std::to_string(each.cells.size())},
                   {"cells", joinedShort(each.cells)}});
    collector.citeRule(each.cells.front());
  }
  return collector.take();
}

std::vector<Finding> checkSettings(const CheckContext& context) {
  FindingCollector collector(context);
  for (const rules::SettingFault& each : rules::settingFaults(context.battle(), context.book())) {
    const model::Scenario* scenario = context.battle().find<model::Scenario>(each.scenario);
    Arguments arguments = argumentsOf(each.fault);
    arguments["scenario"] = scenario ? scenario->title : "?";
    Finding& finding =
        collector.add(codeOf(each.fault.kind, true), SettingSubject{scenario ? scenario->slug : "?", each.fault.path},
                      std::move(arguments));
    if (scenario) finding.scenario = scenario->slug;
    if (const auto* row = context.battle().find<model::Setting>({each.scenario, each.fault.path})) collector.cite(*row);
  }
  return collector.take();
}

}  // namespace redoubt::check
