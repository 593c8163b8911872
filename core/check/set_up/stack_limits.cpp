#include "core/check/set_up/stack_limits.h"

#include <algorithm>

#include "core/base/text.h"
#include "core/rules/forces/arms.h"
#include "core/rules/set_up/set_up.h"

namespace redoubt::check {
namespace {

// A group larger than this is beyond any limit; the limit only keeps damaged rows from filling the memory.
constexpr int kMostCopies = 1000;

std::string toText(const rules::RuleBook& book, const std::string& arm, const rules::StackLimit& limit) {
  std::string text = rules::armTitle(book, arm);
  if (limit.counters) text += " " + std::to_string(*limit.counters);
  if (limit.size || limit.leastSize > 0) text += " Σ ";
  if (limit.leastSize > 0) text += std::to_string(limit.leastSize) + "–";
  if (limit.size) text += std::to_string(*limit.size);
  return text;
}

std::set<std::string> sizedArms(const std::vector<rules::StackAlternative>& alternatives) {
  std::set<std::string> arms;
  for (const rules::StackAlternative& each : alternatives) {
    for (const auto& [arm, limit] : each.arms) {
      if (limit.size || limit.leastSize > 0) arms.insert(arm);
    }
    for (const rules::JointLimit& limit : each.together) arms.insert(limit.arms.begin(), limit.arms.end());
  }
  return arms;
}

std::string armySlug(const model::Battle& battle, Id<model::Army> id) {
  const model::Army* army = battle.find<model::Army>(id);
  return army ? army->slug : std::string();
}

// "Infantry + Artillery Σ 4".
std::string toText(const rules::RuleBook& book, const rules::JointLimit& limit) {
  std::vector<std::string> titles;
  for (const std::string& arm : limit.arms) titles.push_back(rules::armTitle(book, arm));
  return join(titles, " + ") + " Σ " + std::to_string(limit.size);
}

std::string zoneTitle(const model::Battle& battle, const std::string& slug) {
  for (const model::Zone& zone : battle.all<model::Zone>()) {
    if (zone.slug == slug && !zone.title.empty()) return zone.title;
  }
  return slug;
}

// The conditions of an alternative other than arms, in brackets.
std::vector<std::string> conditionsOf(const CheckContext& context, const rules::StackAlternative& alternative) {
  std::vector<std::string> conditions;
  for (const rules::JointLimit& limit : alternative.together) conditions.push_back(toText(context.book(), limit));
  const std::string& formation = alternative.formation;
  if (!formation.empty()) {
    conditions.push_back(context.book().text("formation/" + formation + "/title").value_or(formation));
  }
  if (!alternative.zone.empty()) conditions.push_back(zoneTitle(context.battle(), alternative.zone));
  return conditions;
}

// The size of each counter of a placement, if it is of a unit.
rules::Figure sizeOf(const CheckContext& context, const model::Placement& placement) {
  return context.battle().find(placement.unit) ? context.figures().of(placement).size : rules::Figure{};
}

bool isFree(const StackRules& rules, const rules::Arm& arm) {
  return arm.slug && std::find(rules.free.begin(), rules.free.end(), *arm.slug) != rules.free.end();
}

}  // namespace

std::optional<StackRules> stackRules(const CheckContext& context) {
  const rules::RuleBook& book = context.book();
  auto alternatives = rules::stackAlternatives(book);
  if (!alternatives || !book.row("stacking/free")) return std::nullopt;
  auto sized = sizedArms(*alternatives);
  return StackRules{std::move(*alternatives), book.texts("stacking/free"), std::move(sized), rules::unitArms(book)};
}

rules::StackPlace placeOf(const CheckContext& context, const ArmyStack& stack, const PlacementList& counters) {
  const std::string army = stack.others.empty() ? armySlug(context.battle(), stack.army) : std::string();
  return {formationOf(counters), army, rules::zonesAt(context.battle(), stack.hex)};
}

StackCount countStack(const CheckContext& context, const StackRules& rules, const PlacementList& counters) {
  StackCount result;
  for (const model::Placement* placement : counters) {
    const rules::Arm arm = context.armOf(*placement);
    if (isFree(rules, arm)) continue;
    rules::StackMember member;
    member.counters = std::clamp(placement->count, 1, kMostCopies);
    member.type = arm.type;
    if (arm.isCertain()) member.arm = arm.slug;
    const rules::Figure size = sizeOf(context, *placement);
    member.size = size.value;
    member.isSizeCertain = size.isCertain();
    if (arm.slug) {
      rules::ArmLoad& load = result.working[*arm.slug];
      load.counters += member.counters;
      load.size += member.counters * size.value.value_or(0);
    }
    const bool needsSize = !arm.slug || rules.sized.contains(*arm.slug);
    if (!arm.isCertain()) result.doubtfulArms.push_back(placement);
    if (needsSize && !size.isCertain()) result.doubtfulSizes.push_back(placement);
    result.anyUnknownArm = result.anyUnknownArm || !arm.slug;
    result.anyUnknownSize = result.anyUnknownSize || (needsSize && !size.value);
    result.members.push_back(std::move(member));
  }
  return result;
}

std::string formationOf(const PlacementList& counters) {
  std::set<std::string> formations;
  for (const model::Placement* placement : counters) formations.insert(placement->formation);
  formations.erase(std::string());
  return formations.size() == 1 ? *formations.begin() : std::string();
}

rules::StackDecision decide(const CheckContext& context, const StackRules& rules, const ArmyStack& stack,
                            const PlacementList& counters) {
  const StackCount counted = countStack(context, rules, counters);
  if (counted.members.empty()) return rules::StackDecision::Allowed;
  return rules::decideStack(rules.alternatives, counted.members, rules.arms, placeOf(context, stack, counters));
}

std::string limitsText(const CheckContext& context, const StackRules& rules, const ArmyStack& stack) {
  std::vector<std::string> texts;
  for (const rules::StackAlternative& alternative : rules.alternatives) {
    const bool isForOthers = !stack.others.empty() || alternative.army != armySlug(context.battle(), stack.army);
    if (!alternative.army.empty() && isForOthers) continue;
    std::vector<std::string> parts;
    for (const auto& [arm, limit] : alternative.arms) parts.push_back(toText(context.book(), arm, limit));
    texts.push_back(join(parts, " + "));
    const auto conditions = conditionsOf(context, alternative);
    if (!conditions.empty()) texts.back() += " (" + join(conditions, ", ") + ")";
  }
  return join(texts, " / ");
}

Phrase loadText(const rules::RuleBook& book, const StackRules& rules, const rules::StackLoad& load) {
  std::vector<std::string> parts;
  for (const auto& [arm, has] : load) {
    parts.push_back(rules::armTitle(book, arm) + " " + std::to_string(has.counters));
    if (!rules.sized.empty() && has.size > 0) parts.back() += " (Σ " + std::to_string(has.size) + ")";
  }
  return joined(parts);
}

}  // namespace redoubt::check
