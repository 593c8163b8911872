#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/model/battle.h"

/// Which placements make up a set-up: those of a variant's blocks, with what blocks take from their parents. Pointers
/// into the battle are valid until it next changes.
namespace redoubt::model {

/// Placements of one battle, such as those that hold in a variant or begin in one hex.
using PlacementList = std::vector<const Placement*>;

/// All scenarios, by ordinal.
std::vector<const Scenario*> scenarios(const Battle& battle);
/// The variants of a scenario, by ordinal; the first one is used if none is named.
std::vector<const Variant*> variants(const Battle& battle, Id<Scenario> scenario);

/// The first variant of the first scenario that has any, which is meant where nobody says which; null for none.
const Variant* usualVariant(const Battle& battle);

/// The subject of a placement: a unit, a leader, or its words (markers, groups, unresolved names).
struct SubjectKey {
  PlacementSubject kind = PlacementSubject::Unit;
  std::int64_t id = 0;  ///< of the unit or leader; 0 if the words identify the subject
  std::string words;    ///< empty unless they identify the subject

  friend auto operator<=>(const SubjectKey&, const SubjectKey&) = default;
};
SubjectKey subjectKeyOf(const Placement& placement);

/// The placements that hold in a block: its own, and those of its parent whose subjects it does not place itself.
PlacementList placementsOfBlock(const Battle& battle, Id<SetUpBlock> block);

/// The placements that hold in a variant, all its blocks together, by army, block and ordinal.
PlacementList placements(const Battle& battle, Id<Variant> variant);

}  // namespace redoubt::model
