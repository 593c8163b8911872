#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "core/check/check.h"
#include "core/check/finding_collector.h"

/// The counters of one army in one hex; nothing outside this folder includes this.
namespace redoubt::check {

using PlacementList = std::vector<const model::Placement*>;

/// The counters of one army in one hex of a variant, the top counter first; if several armies are counted together, the
/// counters of all of them.
struct ArmyStack {
  const VariantSetUp& where;
  hex::HexKey hex;
  Id<model::Army> army;
  PlacementList counters;
  std::vector<Id<model::Army>> others = {};  ///< the other armies with counters in it
};

using LookAtStack = std::function<void(const ArmyStack& stack)>;
void forEachArmyStack(const CheckContext& context, const LookAtStack& look);

/// The same with the counters that `stacking/counted-by` counts together.
void forEachCountedStack(const CheckContext& context, const LookAtStack& look);

/// The same for checks that go hex by hex: for the stacks in `hexes`, or, if that is null, in all hexes. Each has a
/// collector of its own, so that a missing rule is reported in every hex that needs it.
FindingsByHex lookStackByStack(const CheckContext& context, const HexSet* hexes,
                               const std::function<void(FindingCollector& collector, const ArmyStack& stack)>& look);
FindingsByHex lookCountedStackByStack(
    const CheckContext& context, const HexSet* hexes,
    const std::function<void(FindingCollector& collector, const ArmyStack& stack)>& look);

/// The counters in a hex of a variant, of all armies; null if there are none.
const rules::Stack* stackAt(const VariantSetUp& where, hex::HexKey hex);

/// A finding about a stack, with the names of its hex and its armies among the arguments. Its subject is
/// `hex/<key>/<army slug>`, because a stack has no row of its own; the slugs of several armies are joined by '+'.
Finding& addAbout(FindingCollector& collector, std::string_view code, const ArmyStack& stack, Arguments arguments);

/// The names of the placements, as joinedShort() writes them.
Phrase shortNamesOf(const model::Battle& battle, const PlacementList& placements);

/// True for units and groups of units with any name.
bool isOfUnits(const model::Placement& placement);

}  // namespace redoubt::check
