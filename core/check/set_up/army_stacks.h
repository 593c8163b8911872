#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "core/check/check.h"
#include "core/check/gathering.h"

/// The counters of one army in one hex; nothing outside this folder includes this.
namespace redoubt::check {

using PlacementList = std::vector<const model::Placement*>;

/// What one army has in one hex of a variant, the top counter first; where several armies are counted together, what
/// all of them have.
struct ArmyStack {
  const VariantSetUp& where;
  hex::HexKey hex;
  Id<model::Army> army;
  PlacementList counters;
  std::vector<Id<model::Army>> others = {};  ///< whose counters these are beside `army`'s
};

using LookAtStack = std::function<void(const ArmyStack& stack)>;
void forEachArmyStack(const CheckContext& context, const LookAtStack& look);

/// The same with the counters that `stacking/counted-by` counts together.
void forEachCountedStack(const CheckContext& context, const LookAtStack& look);

/// The same for checks that go hex by hex: for the stacks in `hexes`, or, where that is null, in all hexes. Each has a
/// gathering of its own, so that a rule that is missing is said in every hex that needs it.
FindingsByHex lookStackByStack(const CheckContext& context, const HexSet* hexes,
                               const std::function<void(Gathering& gathering, const ArmyStack& stack)>& look);
FindingsByHex lookCountedStackByStack(const CheckContext& context, const HexSet* hexes,
                                      const std::function<void(Gathering& gathering, const ArmyStack& stack)>& look);

/// The counters in a hex of a variant, of all armies; null if there are none.
const rules::Stack* stackAt(const VariantSetUp& where, hex::HexKey hex);

/// A finding about a stack, with the names of its hex and its armies among the arguments. Its subject is
/// `hex/<key>/<army slug>`, as a stack has no row of its own; of several armies their slugs are joined by '+'.
Finding& addAbout(Gathering& gathering, std::string_view code, const ArmyStack& stack, Arguments arguments);

/// The names of what is placed, as joinedShort() writes them.
std::string shortNamesOf(const model::Battle& battle, const PlacementList& placements);

/// True for units and groups of them, whatever they are called.
bool isOfUnits(const model::Placement& placement);

}  // namespace redoubt::check
