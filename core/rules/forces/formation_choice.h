#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/model/battle.h"
#include "core/rules/forces/figures.h"
#include "core/rules/forces/formation.h"
#include "core/rules/vocabulary/shape.h"

/// The formations that a counter of a set-up can have, and why it can't have others (R7.0, M6.2.1, M7.0, M8.12, S7.0).
namespace redoubt::rules {

/// A placed unit as a FormationTaker. Nothing for leaders and markers, and for units whose arm the rules don't define.
std::optional<FormationTaker> formationTaker(const model::Battle& battle, const RuleBook& book, const Figures& figures,
                                             const model::Placement& placement);

/// The place of units that are to take a formation.
struct FormationPlace {
  std::string_view terrain;  ///< of their hex; empty: they begin off the map, where no terrain excludes a formation
  bool isWholeStack = true;  ///< if false, other units can join them, so there can still be too few
};

/// Why these units of one stack can't begin in a formation, each reason once; empty if they can. In addition to
/// `refusals`, terrain on which the formation must not move counts ([7.3]), and a formation that a unit takes
/// automatically needs no entitlement (R7.2).
std::vector<FormationFault> formationFaults(const Formation& formation, std::span<const FormationTaker> takers,
                                            const FormationPlace& place);

/// The words that `formation/<formation>/mark` can use for a mark: "star"; for a coloured one also "white star".
std::vector<std::string> namesOf(const model::Mark& mark);

/// A reason in words.
Phrase wordsFor(FormationFault fault);

/// The word on the marker of a formation (`formation/<slug>/counter`), otherwise its title, otherwise the slug; empty
/// for the usual formation, which needs no marker.
std::string formationMark(const RuleBook& book, std::string_view slug);

}  // namespace redoubt::rules
