#include <algorithm>
#include <map>
#include <set>

#include "core/base/text.h"
#include "core/check/checks.h"
#include "core/check/gathering.h"
#include "core/rules/arms.h"
#include "core/rules/set_up.h"
#include "core/rules/stacking.h"

namespace redoubt::check {
namespace {

using PlacementList = std::vector<const model::Placement*>;

// The counters of one army in one hex of a variant.
struct ArmyStack {
  const VariantSetUp& where;
  hex::HexKey hex;
  Id<model::Army> army;
  PlacementList counters;
};

template <class Visit>
void forEachArmyStack(const model::Battle& battle, Visit&& visit) {
  for (const VariantSetUp& where : variantSetUps(battle)) {
    for (const rules::Stack& stack : rules::stacks(where.placements)) {
      for (auto& [army, counters] : rules::byArmy(battle, stack)) {
        visit(ArmyStack{where, stack.hex, army, counters});
      }
    }
  }
}

// `hex/<key>/<army slug>`: a stack has no row of its own.
std::string subjectOfStack(const model::Battle& battle, const ArmyStack& stack) {
  const model::Army* army = battle.find<model::Army>(stack.army);
  return "hex/" + std::to_string(stack.hex.value) + "/" + (army ? army->slug : std::to_string(stack.army.value));
}

void add(Gathering& gathering, std::string_view code, const ArmyStack& stack, Arguments arguments) {
  arguments["hex"] = gathering.hexName(stack.hex);
  arguments["army"] = armyName(gathering.battle(), stack.army);
  gathering.add(code, stack.where, subjectOfStack(gathering.battle(), stack), std::move(arguments)).place =
      std::vector{stack.hex};
}

std::string toText(const rules::RuleBook& book, const rules::ArmCounts& counts, std::string_view separator) {
  std::vector<std::string> parts;
  for (const auto& [arm, count] : counts) parts.push_back(rules::armTitle(book, arm) + " " + std::to_string(count));
  return join(parts, separator);
}

std::string toText(const rules::RuleBook& book, const std::vector<rules::ArmCounts>& alternatives) {
  std::vector<std::string> parts;
  for (const rules::ArmCounts& limit : alternatives) parts.push_back(toText(book, limit, " + "));
  return join(parts, " / ");
}

// A stack counted by arm: what is sure, what rests on an estimate, what is unknown.
struct Count {
  rules::ArmCounts working;  ///< estimates taken at their word
  rules::ArmCounts certain;
  std::map<std::string, int> byType;  ///< uncertain counters that share an arm
  std::vector<int> singly;            ///< uncertain counters that may each have another
  bool anyUnknown = false;
  PlacementList doubtful;

  std::vector<int> groups() const {
    std::vector<int> result = singly;
    for (const auto& [type, number] : byType) result.push_back(number);
    return result;
  }
};

// A group larger than this is beyond any limit; the figure only keeps damaged rows from filling the memory.
constexpr int kMostCopies = 1000;

Count count(Gathering& gathering, const PlacementList& counters, const std::vector<std::string>& free) {
  Count result;
  for (const model::Placement* placement : counters) {
    const rules::Arm arm = rules::armOf(gathering.battle(), gathering.book(), *placement);
    if (arm.slug && std::find(free.begin(), free.end(), *arm.slug) != free.end()) continue;
    const int copies = std::clamp(placement->count, 1, kMostCopies);
    if (arm.slug) result.working[*arm.slug] += copies;
    if (arm.isCertain()) {
      result.certain[*arm.slug] += copies;
      continue;
    }
    if (arm.type.empty()) {
      result.singly.insert(result.singly.end(), static_cast<std::size_t>(copies), 1);
    } else {
      result.byType[arm.type] += copies;
    }
    result.anyUnknown = result.anyUnknown || !arm.slug;
    result.doubtful.push_back(placement);
  }
  return result;
}

void lookAtLimits(Gathering& gathering, const ArmyStack& stack, const std::vector<rules::ArmCounts>& alternatives,
                  const std::vector<std::string>& free) {
  const Count counted = count(gathering, stack.counters, free);
  const rules::StackDecision decision =
      rules::decideStack(alternatives, counted.certain, counted.groups(), rules::unitArms(gathering.book()));
  if (decision == rules::StackDecision::Allowed) return;
  const std::string names = namesOf(gathering.battle(), counted.doubtful);
  if (decision == rules::StackDecision::Undecided && counted.anyUnknown) {
    add(gathering, "stack-undecidable", stack, {{"names", names}});
  } else if (decision == rules::StackDecision::Undecided &&
             rules::stackVerdict(alternatives, counted.working).isAllowed) {
    add(gathering, "stack-on-estimate", stack, {{"names", names}});
  } else {
    const bool isNameless = counted.anyUnknown;  // too many whatever they are: then their names say more
    const std::string counters = toText(gathering.book(), counted.working, ", ");
    add(gathering, "stack-over-limit", stack,
        {{"counters", isNameless ? namesOf(gathering.battle(), stack.counters) : counters},
         {"limits", toText(gathering.book(), alternatives)}});
  }
  gathering.citeRule("stacking/alternatives");
}

// The counters of a stack that must look the same way: as is sure, and those whose arm is unknown.
struct Facers {
  PlacementList bound;
  PlacementList unsure;
};

Facers facers(Gathering& gathering, const PlacementList& counters) {
  const auto none = gathering.book().texts("facing/none");
  const auto free = gathering.book().texts("facing/free");
  Facers result;
  for (const model::Placement* placement : counters) {
    if (placement->subject == model::PlacementSubject::Marker) continue;
    const rules::Arm arm = rules::armOf(gathering.battle(), gathering.book(), *placement);
    if (!arm.slug) {
      result.unsure.push_back(placement);
      continue;
    }
    const auto isIn = [&](const std::vector<std::string>& arms) {
      return std::find(arms.begin(), arms.end(), *arm.slug) != arms.end();
    };
    if (!isIn(none) && !isIn(free)) result.bound.push_back(placement);
  }
  return result;
}

// The directions that are given; a counter whose player chooses its facing can follow any other.
std::set<hex::Direction> directions(const PlacementList& counters) {
  std::set<hex::Direction> result;
  for (const model::Placement* placement : counters) {
    if (placement->direction && placement->direction->direction) result.insert(*placement->direction->direction);
  }
  return result;
}

PlacementList withoutFacing(const PlacementList& counters) {
  PlacementList result;
  for (const model::Placement* placement : counters) {
    if (!placement->direction) result.push_back(placement);
  }
  return result;
}

std::string facingsText(const Gathering& gathering, const PlacementList& counters) {
  std::vector<std::string> parts;
  for (const model::Placement* placement : counters) {
    if (!placement->direction || !placement->direction->direction || !placement->hex) continue;
    std::vector<std::string> front;
    for (const hex::HexKey hex :
         hex::frontHexes(gathering.layout(), *placement->hex, *placement->direction->direction)) {
      front.push_back(gathering.hexName(hex));
    }
    parts.push_back(nameOf(gathering.battle(), *placement) + " " + join(front, "+"));
  }
  return joined(parts);
}

void addMixed(Gathering& gathering, const ArmyStack& stack, const PlacementList& bound) {
  add(gathering, "mixed-facing", stack, {{"facings", facingsText(gathering, bound)}});
  gathering.citeRule("facing/mixed-in-stack");
  std::optional<model::Facing> top;
  model::Edit edit;
  for (const model::Placement* placement : bound) {
    if (!placement->direction || !placement->direction->direction) continue;
    if (!top) top = placement->direction;
    if (placement->direction == top) continue;
    model::Placement turned = *placement;
    turned.direction = top;
    edit.put(std::move(turned));
  }
  gathering.fix("face-as-top", std::move(edit));
}

bool mayMixFacings(const rules::RuleBook& book) {
  return book.json("facing/mixed-in-stack") == "true";
}

void lookAtFacings(Gathering& gathering, const ArmyStack& stack) {
  if (stack.counters.size() < 2) return;
  const Facers facing = facers(gathering, stack.counters);
  PlacementList all = facing.bound;
  all.insert(all.end(), facing.unsure.begin(), facing.unsure.end());
  const auto missing = withoutFacing(facing.bound);
  const bool isMixed = directions(facing.bound).size() > 1;
  const bool mayBeMixed = directions(all).size() > 1;
  const bool isPartlyGiven = !directions(facing.bound).empty() && !missing.empty();
  if (!isMixed && !mayBeMixed && !isPartlyGiven) return;
  if (!gathering.needsRule("facing/mixed-in-stack") || mayMixFacings(gathering.book())) return;
  for (const std::string_view path : {"facing/none", "facing/free"}) {
    if (!gathering.needsRule(path)) return;
  }
  if (isMixed) {
    addMixed(gathering, stack, facing.bound);
    return;
  }
  add(gathering, "facing-undecidable", stack,
      {{"names", namesOf(gathering.battle(), mayBeMixed ? facing.unsure : missing)}});
  gathering.citeRule("facing/mixed-in-stack");
}

}  // namespace

std::vector<Finding> checkStacks(const model::Battle& battle) {
  Gathering gathering(battle);
  const auto alternatives = rules::stackAlternatives(gathering.book());
  const auto free = gathering.book().texts("stacking/free");
  forEachArmyStack(battle, [&](const ArmyStack& stack) {
    if (stack.counters.size() < 2 && stack.counters.front()->count < 2) return;
    if (!gathering.needsRule("stacking/alternatives") || !gathering.needsRule("stacking/free")) return;
    if (!alternatives) return gathering.missesRule("stacking/alternatives");
    lookAtLimits(gathering, stack, *alternatives, free);
  });
  return gathering.take();
}

std::vector<Finding> checkFacings(const model::Battle& battle) {
  Gathering gathering(battle);
  forEachArmyStack(battle, [&](const ArmyStack& stack) { lookAtFacings(gathering, stack); });
  return gathering.take();
}

}  // namespace redoubt::check
