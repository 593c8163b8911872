#include <algorithm>

#include "core/check/counters/counters_checks.h"
#include "core/check/counters/troubles.h"
#include "core/rules/forces/arms.h"
#include "core/rules/forces/totals.h"

namespace redoubt::check {
namespace {

std::int64_t unitCounters(const model::Battle& battle) {
  std::int64_t sum = 0;
  for (const model::Counter& counter : battle.all<model::Counter>()) {
    if (counter.role == model::CounterRole::Unit) sum += counter.copies;
  }
  return sum;
}

// The army that it is about, or the battle.
Subject totalSubject(const model::Battle& battle, const rules::SaidTotal& total, const model::BattleInfo& info) {
  const model::Army* army = total.rule.army ? battle.bySlug<model::Army>(*total.rule.army) : nullptr;
  return army ? check::subjectOf(*army) : check::subjectOf(info);
}

std::string armyPath(const model::Unit& unit) {
  return "unit-type/" + unit.type + "/army";
}

// Whether the rules name the armies that have the type, and this army is not one of them.
bool isOfOtherArmy(const model::Battle& battle, const rules::RuleBook& book, const model::Unit& unit) {
  const model::Army* army = battle.find<model::Army>(unit.army);
  const auto armies = book.texts(armyPath(unit));
  return army && !armies.empty() && std::find(armies.begin(), armies.end(), army->slug) == armies.end();
}

Trouble typeOfOtherArmy(const model::Battle& battle, const rules::RuleBook& book, const model::Unit& unit) {
  const model::Rule& row = *book.row(armyPath(unit));
  const bool isEstimate = rules::isEstimate(battle, unit, "type") || rules::isEstimate(battle, row, "value");
  return {"type-of-other-army", marked(unit.type, isEstimate), rules::citationOf(battle, row, "value")};
}

}  // namespace

std::vector<Finding> checkBox(const CheckContext& context) {
  FindingCollector collector(context);
  const model::Battle& battle = context.battle();
  const model::BattleInfo* info = model::info(battle);
  const std::int64_t counted = unitCounters(battle);
  // Rules of an unfinished design need not define the box yet.
  if (!info || counted == 0 || !collector.book().row("box/counters")) return collector.take();
  const auto box = collector.book().integer("box/counters");
  if (!box) {
    collector.missesRule("box/counters");
    return collector.take();
  }
  collector.add(counted > *box ? "box-exceeded" : "box-count", check::subjectOf(*info),
                {{"counted", std::to_string(counted)}, {"box", std::to_string(*box)}});
  collector.citeRule("box/counters");
  return collector.take();
}

std::vector<Finding> checkTotals(const CheckContext& context) {
  FindingCollector collector(context);
  const model::BattleInfo* info = model::info(context.battle());
  for (const rules::SaidTotal& total : rules::saidTotals(context.battle(), collector.book())) {
    if (!info || total.counted == total.rule.is) continue;
    const bool isSure = !total.isEstimate && total.unknown == 0;
    collector.add(isSure ? "total-differs" : "total-differs-estimated", totalSubject(context.battle(), total, *info),
                  {{"said", std::to_string(total.rule.is)},
                   {"what", rules::totalWords(context.battle(), collector.book(), total.rule)},
                   {"counted", std::to_string(total.counted)}});
    collector.citeRule(total.path);
  }
  return collector.take();
}

std::vector<Finding> checkUnitTypes(const CheckContext& context) {
  FindingCollector collector(context);
  const model::Battle& battle = context.battle();
  Troubles troubles;
  for (const model::Unit& unit : battle.all<model::Unit>()) {
    if (!rules::armOfType(collector.book(), unit.type)) {
      troubles.add(unit, {"arm-unknown", unit.type, rules::citationOf(battle, unit, "type")});
    } else if (isOfOtherArmy(battle, collector.book(), unit)) {
      troubles.add(unit, typeOfOtherArmy(battle, collector.book(), unit));
    }
  }
  troubles.tell(collector);
  return collector.take();
}

}  // namespace redoubt::check
