#include <algorithm>
#include <map>

#include "core/base/text.h"
#include "core/check/set_up/army_stacks.h"
#include "core/check/set_up/set_up_checks.h"
#include "core/rules/mechanics/fields.h"
#include "core/rules/mechanics/limits.h"

namespace redoubt::check {
namespace {

using rules::LimitReading;

// The counters of a side in a hex, as findings name them.
ArmyStack armyStackOf(const VariantSetUp& where, const rules::Position& position, hex::HexKey hex,
                      const std::vector<rules::Member>& members) {
  ArmyStack stack{where, hex, Id<model::Army>{}, {}};
  for (const rules::Member each : members) {
    const model::Placement* row = position.piece(each).row;
    const auto army = rules::armyOf(position.battle(), *row).value_or(Id<model::Army>{});
    if (stack.counters.empty()) stack.army = army;
    stack.counters.push_back(row);
    const bool isNamed =
        army == stack.army || std::find(stack.others.begin(), stack.others.end(), army) != stack.others.end();
    if (!isNamed) stack.others.push_back(army);
  }
  return stack;
}

const rules::LimitRules& limitOf(const rules::Mechanics& mechanics, const LimitReading& reading) {
  return *std::find_if(mechanics.limits.begin(), mechanics.limits.end(),
                       [&](const rules::LimitRules& each) { return each.name == reading.limit; });
}

// The readings of limits that are broken, or of those that can't be decided, by the limit.
std::map<std::string, std::vector<LimitReading>> readingsOf(const rules::StackReading& reading,
                                                            rules::Verdict isLimitKept) {
  std::map<std::string, std::vector<LimitReading>> found;
  for (const LimitReading& each : reading.limits) {
    const bool isReason = each.isLimitKept == isLimitKept && each.fits != rules::Verdict::Yes;
    if (isReason) found[each.limit].push_back(each);
  }
  return found;
}

// "Counters ≤ 3 (4)": the most, and what there is.
std::string toText(const rules::LimitRules& rules, const LimitReading& reading) {
  std::string text = rules.title;
  if (!reading.rating.empty()) text += ", " + reading.rating;
  if (reading.most) text += " ≤ " + redoubt::toText(*reading.most);
  return text + " (" + redoubt::toText(reading.count) + ")";
}

void addFinding(FindingCollector& collector, const rules::Mechanics& mechanics, const ArmyStack& stack,
                const rules::StackReading& reading) {
  const bool isOver = reading.fits == rules::Verdict::No;
  std::vector<std::string> limits;
  std::string rule;
  for (const auto& [name, readings] : readingsOf(reading, reading.fits)) {
    std::vector<std::string> alternatives;
    for (const LimitReading& each : readings) alternatives.push_back(toText(limitOf(mechanics, each), each));
    limits.push_back(join(alternatives, " / "));
    if (rule.empty()) rule = readings.front().rule;
  }
  addAbout(collector, isOver ? "stack-over-limit" : "limit-undecidable", stack,
           {{"counters", shortNamesOf(collector.battle(), stack.counters)}, {"limits", join(limits, "; ")}});
  if (!rule.empty()) collector.citeRule(rule);
}

void lookAtVariant(FindingCollector& collector, const rules::Mechanics& mechanics, const VariantSetUp& where) {
  const rules::Position position(collector.battle(), collector.book(), collector.layout(),
                                 collector.context().figures(), where.placements);
  rules::Fields fields(mechanics, position);
  for (const rules::Stack& each : where.stacks) {
    std::vector<rules::Symbol> sides;
    for (const rules::Member member : position.at(each.hex)) rules::addNew(sides, position.piece(member).side);
    for (const rules::Symbol side : sides) {
      auto members = stackOf(mechanics, position, each.hex, side);
      if (members.empty()) continue;
      const rules::StackSituation stack(mechanics, position, &fields, each.hex, members);
      const rules::StackReading reading = readStack(stack);
      if (reading.fits == rules::Verdict::Yes) continue;
      addFinding(collector, mechanics, armyStackOf(where, position, each.hex, members), reading);
    }
  }
}

}  // namespace

bool hasLimits(const CheckContext& context) {
  return rules::hasLimits(context.book());
}

std::vector<Finding> checkLimits(const CheckContext& context) {
  FindingCollector collector(context);
  if (!hasLimits(context) || !context.hasMap()) return collector.take();
  for (const VariantSetUp& where : context.setUps()) lookAtVariant(collector, context.mechanics(), where);
  return collector.take();
}

}  // namespace redoubt::check
