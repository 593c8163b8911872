#include "core/rules/forces/stacking.h"

#include <algorithm>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <span>
#include <tuple>

#include "core/rules/vocabulary/shape_json.h"
#include "core/rules/vocabulary/vocabulary.h"

namespace redoubt::rules {
namespace {

using nlohmann::json;

constexpr int kNoEnd = 1'000'000;       // greater than every limit
constexpr std::size_t kMostGroups = 8;  // for which all arms are tried

// The value must have the shape of its rule.
StackLimit limitFrom(const json& value) {
  StackLimit limit;
  if (value == "any") return limit;
  if (value.is_number_integer()) {
    limit.counters = value.get<int>();
    return limit;
  }
  if (value.contains("counters")) limit.counters = value["counters"].get<int>();
  if (!value.contains("size")) return limit;
  const json& size = value["size"];
  if (size.is_array()) limit.leastSize = size[0].get<int>();
  const json& most = size.is_array() ? size[1] : size;
  if (!most.is_null()) limit.size = most.get<int>();
  return limit;
}

std::vector<JointLimit> jointLimitsFrom(const json& list) {
  std::vector<JointLimit> limits;
  for (const json& item : list) {
    JointLimit limit{item["arms"].get<std::vector<std::string>>(), item["size"].get<int>()};
    std::sort(limit.arms.begin(), limit.arms.end());
    limit.arms.erase(std::unique(limit.arms.begin(), limit.arms.end()), limit.arms.end());
    limits.push_back(std::move(limit));
  }
  return limits;
}

StackAlternative alternativeFrom(const json& value) {
  StackAlternative alternative;
  for (const auto& [key, item] : value.items()) {
    if (key == "formation") {
      alternative.formation = item.get<std::string>();
    } else if (key == "zone") {
      alternative.zone = item.get<std::string>();
    } else if (key == "army") {
      alternative.army = item.get<std::string>();
    } else if (key == "together") {
      alternative.together = jointLimitsFrom(item);
    } else {
      alternative.arms[key] = limitFrom(item);
    }
  }
  return alternative;
}

int above(int amount, std::optional<int> limit) {
  return limit ? std::max(0, amount - *limit) : 0;
}

// By how much the arms of a joint limit exceed it.
int above(const StackLoad& load, const JointLimit& limit) {
  int size = 0;
  for (const std::string& arm : limit.arms) {
    const auto found = load.find(arm);
    if (found != load.end()) size += found->second.size;
  }
  return above(size, limit.size);
}

// Counters that share an arm, with the least and the most size they may have together.
struct SameKind {
  std::int64_t counters = 0;
  std::int64_t least = 0;
  std::int64_t most = 0;

  void add(const StackMember& member) {
    const bool isSure = member.size && member.isSizeCertain;
    counters += member.counters;
    least += std::int64_t{member.counters} * (isSure ? *member.size : 1);
    most += std::int64_t{member.counters} * (isSure ? *member.size : kNoEnd);
  }
  void add(const SameKind& other) {
    counters += other.counters;
    least += other.least;
    most += other.most;
  }
};
using Groups = std::map<std::string, SameKind>;

bool isInItsZone(const StackAlternative& alternative, const StackPlace& place) {
  return alternative.zone.empty() ||
         std::find(place.zones.begin(), place.zones.end(), alternative.zone) != place.zones.end();
}

bool isForItsArmy(const StackAlternative& alternative, const StackPlace& place) {
  return alternative.army.empty() || alternative.army == place.army;
}

bool isInItsFormation(const StackAlternative& alternative, const StackPlace& place) {
  return alternative.formation.empty() || alternative.formation == place.formation;
}

// The alternatives for a single counter: those that hold here and name its arm, without their limits on other arms.
std::vector<StackAlternative> forOneAlone(const std::vector<StackAlternative>& alternatives, const std::string& arm,
                                          const StackPlace& place) {
  std::vector<StackAlternative> single;
  for (const StackAlternative& each : alternatives) {
    const auto limit = each.arms.find(arm);
    if (limit == each.arms.end() || !isInItsZone(each, place) || !isForItsArmy(each, place)) continue;
    StackAlternative alone = each;
    alone.formation.clear();
    alone.arms = {{arm, StackLimit{std::nullopt, limit->second.size, 0}}};
    single.push_back(std::move(alone));
  }
  return single;
}

// A stack in a formation that some alternatives name must fit one of these.
bool holdsIn(const StackAlternative& alternative, const std::vector<StackAlternative>& alternatives,
             const StackPlace& place) {
  if (!isInItsZone(alternative, place) || !isForItsArmy(alternative, place)) return false;
  if (!alternative.formation.empty()) return alternative.formation == place.formation;
  return place.formation.empty() ||
         std::none_of(alternatives.begin(), alternatives.end(),
                      [&](const StackAlternative& each) { return each.formation == place.formation; });
}

enum class Fit { Surely, Perhaps, Not };

Fit fit(const StackLimit& limit, const SameKind& group) {
  if (limit.counters && group.counters > *limit.counters) return Fit::Not;
  if (limit.size && group.least > *limit.size) return Fit::Not;
  if (group.most < limit.leastSize) return Fit::Not;
  const bool isSure = (!limit.size || group.most <= *limit.size) && group.least >= limit.leastSize;
  return isSure ? Fit::Surely : Fit::Perhaps;
}

Fit fit(const JointLimit& limit, const Groups& groups) {
  SameKind all;
  for (const std::string& arm : limit.arms) {
    const auto found = groups.find(arm);
    if (found != groups.end()) all.add(found->second);
  }
  if (all.least > limit.size) return Fit::Not;
  return all.most <= limit.size ? Fit::Surely : Fit::Perhaps;
}

Fit fit(const StackAlternative& alternative, const Groups& groups) {
  Fit worst = Fit::Surely;
  for (const auto& [arm, group] : groups) {
    const auto limit = alternative.arms.find(arm);
    worst = std::max(worst, limit == alternative.arms.end() ? Fit::Not : fit(limit->second, group));
  }
  for (const auto& [arm, limit] : alternative.arms) {
    if (limit.leastSize > 0 && !groups.contains(arm)) return Fit::Not;
  }
  for (const JointLimit& limit : alternative.together) worst = std::max(worst, fit(limit, groups));
  return worst;
}

StackDecision decide(const std::vector<StackAlternative>& alternatives, const Groups& groups, const StackPlace& place) {
  Fit best = groups.empty() ? Fit::Surely : Fit::Not;
  for (const StackAlternative& each : alternatives) {
    if (holdsIn(each, alternatives, place)) best = std::min(best, fit(each, groups));
  }
  if (best == Fit::Surely) return StackDecision::Allowed;
  return best == Fit::Perhaps ? StackDecision::Undecided : StackDecision::Exceeds;
}

// One stack to decide about, with groups whose arm is open.
struct Question {
  const std::vector<StackAlternative>& alternatives;
  const std::vector<std::string>& arms;
  const StackPlace& place;
};

// Tries each arm for the first open group and leaves the other groups to the next call.
StackDecision decideOver(const Question& question, const Groups& groups, std::span<const SameKind> open) {
  if (open.empty()) return decide(question.alternatives, groups, question.place);
  std::optional<StackDecision> decision;
  for (const std::string& arm : question.arms) {
    Groups next = groups;
    next[arm].add(open.front());
    const StackDecision one = decideOver(question, next, open.subspan(1));
    if (!decision) decision = one;
    if (*decision != one) decision = StackDecision::Undecided;
    if (*decision == StackDecision::Undecided) break;
  }
  return decision.value_or(StackDecision::Undecided);
}

// True if there are too many counters for every alternative with any arms.
bool isBeyondAll(const std::vector<StackAlternative>& alternatives, std::int64_t counters) {
  return std::all_of(alternatives.begin(), alternatives.end(), [&](const StackAlternative& each) {
    std::int64_t most = 0;
    for (const auto& [arm, limit] : each.arms) {
      if (!limit.counters && !limit.size) return false;
      most += std::min(limit.counters.value_or(kNoEnd), limit.size.value_or(kNoEnd));  // each has size 1 or more
    }
    return counters > most;
  });
}

}  // namespace

std::optional<std::vector<StackAlternative>> stackAlternatives(const RuleBook& book) {
  constexpr std::string_view kPath = "stacking/alternatives";
  const auto text = book.json(kPath);
  if (!text) return std::nullopt;
  const json list = json::parse(*text, nullptr, false);
  if (list.is_discarded() || shapeFault(termOf(kPath)->shape, list)) return std::nullopt;
  std::vector<StackAlternative> alternatives;
  for (const json& item : list) alternatives.push_back(alternativeFrom(item));
  return alternatives;
}

StackCounting stackCounting(const RuleBook& book) {
  const auto word = book.text("stacking/counted-by");
  if (word == "army") return StackCounting::ByArmy;
  return word == "one-army" ? StackCounting::OneArmy : StackCounting::ByPlayer;
}

bool areOfOnePlayer(const model::Battle& battle, Id<model::Army> one, Id<model::Army> other) {
  const model::Army* first = battle.find<model::Army>(one);
  const model::Army* second = battle.find<model::Army>(other);
  return first && second && first->player == second->player;
}

int excessOver(const StackAlternative& alternative, const StackLoad& load, const StackPlace& place) {
  int excess = isInItsFormation(alternative, place) ? 0 : 1;
  if (!isInItsZone(alternative, place)) ++excess;
  if (!isForItsArmy(alternative, place)) ++excess;
  for (const auto& [arm, limit] : alternative.arms) {
    const auto found = load.find(arm);
    const ArmLoad has = found == load.end() ? ArmLoad{} : found->second;
    excess +=
        above(has.counters, limit.counters) + above(has.size, limit.size) + std::max(0, limit.leastSize - has.size);
  }
  for (const auto& [arm, has] : load) {
    if (!alternative.arms.contains(arm)) excess += has.counters + has.size;
  }
  for (const JointLimit& limit : alternative.together) excess += above(load, limit);
  return excess;
}

bool isAllowed(const std::vector<StackAlternative>& alternatives, const StackLoad& load, const StackPlace& place) {
  if (load.size() == 1 && load.begin()->second.counters == 1) {
    const auto single = forOneAlone(alternatives, load.begin()->first, place);
    const auto isRoom = [&](const StackAlternative& each) { return excessOver(each, load, place) == 0; };
    return single.empty() || std::any_of(single.begin(), single.end(), isRoom);
  }
  return load.empty() || std::any_of(alternatives.begin(), alternatives.end(), [&](const StackAlternative& each) {
           return holdsIn(each, alternatives, place) && excessOver(each, load, place) == 0;
         });
}

const StackAlternative& nearestAlternative(const std::vector<StackAlternative>& alternatives, const StackLoad& load,
                                           const StackPlace& place) {
  const bool isNamed = std::any_of(alternatives.begin(), alternatives.end(), [&](const StackAlternative& each) {
    return !place.formation.empty() && each.formation == place.formation;
  });
  const auto distance = [&](const StackAlternative& each) {
    const bool isOfOthers = isNamed && each.formation != place.formation;
    const bool namesAll =
        std::all_of(load.begin(), load.end(), [&](const auto& has) { return each.arms.contains(has.first); });
    const bool isElsewhere = !isInItsZone(each, place) || !isForItsArmy(each, place);
    return std::tuple(isOfOthers, !namesAll, isElsewhere, excessOver(each, load, place));
  };
  return *std::min_element(alternatives.begin(), alternatives.end(),
                           [&](const auto& a, const auto& b) { return distance(a) < distance(b); });
}

std::vector<StackReason> stackReasons(const StackAlternative& alternative, const StackLoad& load,
                                      const StackPlace& place) {
  std::vector<StackReason> reasons;
  if (!isInItsFormation(alternative, place)) reasons.push_back({StackFault::OtherFormation, {}});
  if (!isInItsZone(alternative, place)) reasons.push_back({StackFault::OtherZone, {}});
  if (!isForItsArmy(alternative, place)) reasons.push_back({StackFault::OtherArmy, {}});
  for (const auto& [arm, has] : load) {
    if (!alternative.arms.contains(arm)) reasons.push_back({StackFault::ArmNotNamed, arm});
  }
  for (const auto& [arm, limit] : alternative.arms) {
    const auto found = load.find(arm);
    const ArmLoad has = found == load.end() ? ArmLoad{} : found->second;
    if (above(has.counters, limit.counters) > 0) reasons.push_back({StackFault::TooManyCounters, arm});
    if (above(has.size, limit.size) > 0) reasons.push_back({StackFault::TooLarge, arm});
    if (has.size < limit.leastSize) reasons.push_back({StackFault::TooSmall, arm});
  }
  for (const JointLimit& limit : alternative.together) {
    if (above(load, limit) > 0) reasons.push_back({StackFault::TooLargeTogether, {}, limit});
  }
  return reasons;
}

StackDecision decideStack(const std::vector<StackAlternative>& alternatives, const std::vector<StackMember>& members,
                          const std::vector<std::string>& arms, const StackPlace& place) {
  if (members.size() == 1 && members.front().counters == 1) {
    const StackMember& one = members.front();
    if (!one.arm) return StackDecision::Allowed;  // another check reports its arm
    const auto single = forOneAlone(alternatives, *one.arm, place);
    Groups groups;
    groups[*one.arm].add(one);
    return single.empty() ? StackDecision::Allowed : decide(single, groups, {{}, place.army, place.zones});
  }
  Groups certain;
  std::map<std::string, SameKind> byType;
  std::vector<SameKind> open;
  std::int64_t counters = 0;
  for (const StackMember& member : members) {
    counters += member.counters;
    if (member.arm) {
      certain[*member.arm].add(member);
    } else if (member.type.empty()) {
      StackMember single = member;
      single.counters = 1;
      for (int i = 0; i < member.counters && open.size() <= kMostGroups; ++i) open.emplace_back().add(single);
    } else {
      byType[member.type].add(member);
    }
  }
  for (const auto& [type, group] : byType) open.push_back(group);
  if (isBeyondAll(alternatives, counters)) return StackDecision::Exceeds;
  if (open.size() > kMostGroups) return StackDecision::Undecided;
  return decideOver({alternatives, arms, place}, certain, open);
}

}  // namespace redoubt::rules
