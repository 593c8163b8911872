#include "core/base/text.h"
#include "core/check/gathering.h"
#include "core/check/rules/rules_checks.h"
#include "core/rules/rule_faults.h"
#include "core/rules/rule_tables.h"

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

void addKinds(Arguments& arguments, const std::vector<rules::NameKind>& kinds) {
  std::vector<std::string> english;
  std::vector<std::string> polish;
  for (const rules::NameKind kind : kinds) {
    english.push_back(rules::wordsFor(kind).english);
    polish.push_back(rules::wordsFor(kind).polish);
  }
  arguments["kind"] = join(english, " or ");
  arguments["kind@pl"] = join(polish, " albo ");
}

Arguments argumentsOf(const RuleFault& fault) {
  Arguments arguments{{"path", fault.path}};
  if (fault.kind == RuleFault::Kind::Malformed) {
    arguments["at"] = fault.pointer.empty() ? "" : " at " + fault.pointer;
    arguments["at@pl"] = fault.pointer.empty() ? "" : " w " + fault.pointer;
    arguments["expected"] = fault.expected.english;
    arguments["expected@pl"] = fault.expected.polish;
  }
  if (fault.kind == RuleFault::Kind::UnknownName) {
    arguments["name"] = fault.name;
    addKinds(arguments, fault.kinds);
  }
  return arguments;
}

std::string systemSlug(const model::Battle& battle, Id<model::System> system) {
  const model::System* row = battle.find<model::System>(system);
  return row && !row->slug.empty() ? row->slug : std::to_string(system.value);
}

}  // namespace

std::vector<Finding> checkRuleValues(const CheckContext& context) {
  Gathering gathering(context);
  for (const RuleFault& fault : rules::ruleFaults(context.battle(), context.book())) {
    const std::string system = systemSlug(context.battle(), fault.system);
    if (fault.kind == RuleFault::Kind::Cycle) {
      gathering.add("system-circle", "system/" + system, {{"system", system}, {"circle", fault.name}});
      continue;
    }
    gathering.add(codeOf(fault.kind, false), "rule/" + system + "/" + fault.path, argumentsOf(fault));
    gathering.citeRule(fault.path);
  }
  return gathering.take();
}

std::vector<Finding> checkRuleTables(const CheckContext& context) {
  Gathering gathering(context);
  for (const rules::TableProblem& problem : rules::tableProblems(context.battle(), context.book())) {
    const rules::Phrase what = rules::wordsFor(problem);
    gathering.add("table-faulty", "rule/" + problem.path,
                  {{"path", problem.path}, {"what", what.english}, {"what@pl", what.polish}});
    gathering.citeRule(problem.path);
  }
  return gathering.take();
}

std::vector<Finding> checkSettings(const CheckContext& context) {
  Gathering gathering(context);
  for (const rules::SettingFault& each : rules::settingFaults(context.battle(), context.book())) {
    const model::Scenario* scenario = context.battle().find<model::Scenario>(each.scenario);
    Arguments arguments = argumentsOf(each.fault);
    arguments["scenario"] = scenario ? scenario->title : "?";
    Finding& finding =
        gathering.add(codeOf(each.fault.kind, true),
                      "setting/" + (scenario ? scenario->slug : "?") + "/" + each.fault.path, std::move(arguments));
    if (scenario) finding.scenario = scenario->slug;
    if (const auto* row = context.battle().find<model::Setting>({each.scenario, each.fault.path})) gathering.cite(*row);
  }
  return gathering.take();
}

}  // namespace redoubt::check
