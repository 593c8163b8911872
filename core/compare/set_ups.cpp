#include "core/compare/set_ups.h"

#include <algorithm>
#include <cassert>
#include <limits>
#include <tuple>

#include "core/compare/placement_match.h"
#include "core/compare/scenario_match.h"
#include "core/rules/set_up/set_up.h"

namespace redoubt::compare {
namespace {

using namespace model;

const Command* leastOf(const Command* a, const Command* b) {
  if (!a || !b) return a ? a : b;
  return std::tie(b->ordinal, b->id) < std::tie(a->ordinal, a->id) ? b : a;
}

// The side of a difference that tells of whom it is.
struct Shown {
  const Battle& battle;
  const Placement& placement;
};

Shown shownOf(const SetUpComparison& comparison, const PlacementDifference& difference) {
  return difference.first ? Shown{comparison.first(), *difference.first}
                          : Shown{comparison.second(), *difference.second};
}

int subjectOrdinal(const Battle& battle, const Placement& placement) {
  if (const Unit* unit = battle.find(placement.unit)) return unit->ordinal;
  if (const Leader* leader = battle.find(placement.leader)) return leader->ordinal;
  return placement.ordinal;
}

// By army, command and ordinal; of a command its leader first, what has no command last.
auto rankOf(const SetUpComparison& comparison, const PlacementDifference& difference) {
  constexpr int kLast = std::numeric_limits<int>::max();
  const auto [battle, placement] = shownOf(comparison, difference);
  const Army* army = armyOf(comparison, difference);
  const Command* command = commandOf(battle, placement);
  return std::tuple(army ? army->ordinal : kLast, army ? army->id.value : 0, command ? command->ordinal : kLast,
                    command ? command->id.value : 0,
                    placement.leader ? 0
                    : placement.unit ? 1
                                     : 2,
                    subjectOrdinal(battle, placement), placement.hex ? placement.hex->value : 0, placement.id.value);
}

}  // namespace

std::string_view toText(Kind kind) {
  switch (kind) {
    case Kind::OnlyFirst: return "only-in-first";
    case Kind::OnlySecond: return "only-in-second";
    case Kind::Changed: return "changed";
  }
  return {};
}

bool PlacementDifference::has(Aspect aspect) const {
  return std::find(aspects.begin(), aspects.end(), aspect) != aspects.end();
}

SetUpComparison::SetUpComparison(const Battle& battle, Id<Variant> first, Id<Variant> second)
    : SetUpComparison(battle, first, battle, second, true) {}

SetUpComparison::SetUpComparison(const Battle& first, Id<Variant> firstVariant, const Battle& second,
                                 Id<Variant> secondVariant)
    : SetUpComparison(first, firstVariant, second, secondVariant, false) {}

SetUpComparison::SetUpComparison(const Battle& first, Id<Variant> firstVariant, const Battle& second,
                                 Id<Variant> secondVariant, bool isOneBattle)
    : first_(first),
      second_(second),
      firstVariant_(first_.find<Variant>(firstVariant)),
      secondVariant_(second_.find<Variant>(secondVariant)),
      correspondence_(isOneBattle ? std::make_unique<Correspondence>(first_)
                                  : std::make_unique<Correspondence>(first_, second_)) {
  assert(firstVariant_ && secondVariant_);
  MatchedPlacements matched = matchPlacements(*correspondence_, rules::placements(first_, firstVariant),
                                              rules::placements(isOneBattle ? first_ : second_, secondVariant));
  placements_ = std::move(matched.differences);
  same_ = std::move(matched.same);
  std::sort(placements_.begin(), placements_.end(),
            [&](const auto& a, const auto& b) { return rankOf(*this, a) < rankOf(*this, b); });
  rows_ = scenarioDifferences(*correspondence_, firstVariant_->scenario, secondVariant_->scenario);
}

SetUpComparison::~SetUpComparison() = default;

const Army* armyOf(const SetUpComparison& comparison, const PlacementDifference& difference) {
  const auto [battle, placement] = shownOf(comparison, difference);
  const auto id = rules::armyOf(battle, placement);
  if (!id) return nullptr;
  if (difference.first) return battle.find<Army>(*id);
  const auto there = comparison.correspondence().toFirst(*id);
  return there ? comparison.first().find<Army>(*there) : battle.find<Army>(*id);
}

const Command* commandOf(const Battle& battle, const Placement& placement) {
  const Command* found = nullptr;
  if (placement.unit) {
    for (const UnitCommand& row : battle.where<&UnitCommand::unit>(*placement.unit)) {
      found = leastOf(found, battle.find<Command>(row.command));
    }
  }
  if (placement.leader) {
    for (const Command& command : battle.all<Command>()) {
      if (command.leader == placement.leader) found = leastOf(found, &command);
    }
  }
  return found;
}

const Command* commandOf(const SetUpComparison& comparison, const PlacementDifference& difference) {
  const auto [battle, placement] = shownOf(comparison, difference);
  return commandOf(battle, placement);
}

}  // namespace redoubt::compare
