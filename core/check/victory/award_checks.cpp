#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>

#include "core/check/finding_collector.h"
#include "core/check/victory/victory_checks.h"
#include "core/rules/set_up/set_up.h"
#include "core/rules/turns/victory.h"

namespace redoubt::check {
namespace {

using nlohmann::json;
using rules::Award;
using rules::AwardCause;
using rules::FormulaFault;

Arguments argumentsOf(const FormulaFault& fault, const std::string& formula) {
  return {{"formula", formula}, {"column", std::to_string(fault.column)}, {"expected", fault.expected}};
}

// Reports a text that can't be read as a formula; checkRuleValues reports other faults of a rule.
void lookAtFault(FindingCollector& collector, const rules::AwardFault& fault) {
  const json value = json::parse(collector.book().json(fault.path).value_or(""), nullptr, false);
  const json::json_pointer place(fault.pointer);
  if (fault.pointer != "/points" || !value.contains(place) || !value.at(place).is_string()) return;
  Arguments arguments = argumentsOf(fault.formula, value.at(place).get<std::string>());
  arguments["award"] = fault.path;
  collector.add("award-malformed", Subject::ofRule(fault.path), std::move(arguments));
  collector.citeRule(fault.path);
}

void checkAwardRow(FindingCollector& collector, const model::Victory& row) {
  if (row.kind != model::VictoryKind::Award || !row.formula) return;
  const json value = json::parse(row.formula->text, nullptr, false);
  const std::string formula = value.is_string() ? value.get<std::string>() : row.formula->text;
  const auto read = rules::parseFormula(formula);
  const auto* fault = std::get_if<FormulaFault>(&read);
  if (!fault) return;
  Arguments arguments = argumentsOf(*fault, formula);
  arguments["award"] = row.slug;
  collector.add("award-malformed", check::subjectOf(row), std::move(arguments));
  collector.cite(row, "formula");
}

bool isForLeaders(const Award& award) {
  return award.cause == AwardCause::LeaderKilled;
}

// Leaders have no figures that a formula could use.
void lookAtFigures(FindingCollector& collector, const Award& award) {
  if (!isForLeaders(award) || award.points.value({})) return;
  collector.add("award-without-figure", Subject::ofRule(award.path), {{"award", award.path}});
  collector.citeRule(award.path);
}

bool hasEnemies(const model::Battle& battle, const model::Variant& variant, Id<model::Player> player) {
  const rules::Forces forces = rules::declaredForces(battle, variant);
  const auto isEnemy = [&](const auto* row) {
    const model::Army* army = battle.find<model::Army>(row->army);
    return army && army->player != player;
  };
  return std::any_of(forces.units.begin(), forces.units.end(), isEnemy) ||
         std::any_of(forces.leaders.begin(), forces.leaders.end(), isEnemy);
}

// The awards that a player can get from enemies in some scenario; nothing if there are no enemies.
std::optional<std::set<std::string>> usefulAwards(const CheckContext& context, Id<model::Player> player) {
  std::optional<std::set<std::string>> useful;
  for (const model::Variant& variant : context.battle().all<model::Variant>()) {
    if (!hasEnemies(context.battle(), variant, player)) continue;
    if (!useful) useful.emplace();
    for (const auto& share :
         rules::attainable(context.battle(), context.book(), context.figures(), variant, player).shares) {
      if (share.times > 0) useful->insert(share.path);
    }
  }
  return useful;
}

// Whether units without figures can still give an award: their number is known, although their points are not.
bool mayBeForUnknown(const Award& award) {
  return award.points.uses(rules::Formula::Name::Morale);
}

void lookForUse(FindingCollector& collector, const std::vector<Award>& awards) {
  std::map<std::string, std::vector<std::string>> idle;
  for (const model::Player& player : collector.battle().all<model::Player>()) {
    const auto useful = usefulAwards(collector.context(), player.id);
    if (!useful) continue;
    for (const Award& award : awards) {
      const bool isCertain = !award.repeats() && !mayBeForUnknown(award);
      if (isCertain && !useful->contains(award.path)) idle[award.path].push_back(player.name);
    }
  }
  for (const auto& [path, players] : idle) {
    collector.add("award-idle", Subject::ofRule(path), {{"award", path}, {"players", joined(players)}});
    collector.citeRule(path);
  }
}

}  // namespace

std::vector<Finding> checkAwards(const CheckContext& context) {
  FindingCollector collector(context);
  const rules::Awards awards = rules::awards(context.battle(), context.book());
  for (const rules::AwardFault& fault : awards.faults) lookAtFault(collector, fault);
  for (const Award& award : awards.awards) lookAtFigures(collector, award);
  for (const model::Victory& row : context.battle().all<model::Victory>()) checkAwardRow(collector, row);
  if (context.book().text("artillery/arm")) lookForUse(collector, awards.awards);
  return collector.take();
}

}  // namespace redoubt::check
