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

/// The formations that a counter of a set-up may be given, and why not others (R7.0, M6.2.1, M7.0, M8.12, S7.0).
namespace redoubt::rules {

/// A placed unit as one that is to take a formation. Nothing for leaders and markers, and where the rules know no arm
/// for the unit.
std::optional<FormationTaker> formationTaker(const model::Battle& battle, const RuleBook& book, const Figures& figures,
                                             const model::Placement& placement);

/// Where units stand that are to take a formation.
struct FormationPlace {
  std::string_view terrain;  ///< of their hex; empty: they begin off the map, where no terrain rules a formation out
  bool isWholeStack = true;  ///< if not, others may join them, and they need not be enough yet
};

/// Why these units of one stack can't begin in a formation, each reason once; empty if they may. Beside `refusals` the
/// terrain counts that it may not move on ([7.3]), and a formation that a unit takes by itself needs no title to it
/// (R7.2).
std::vector<FormationFault> formationFaults(const Formation& formation, std::span<const FormationTaker> takers,
                                            const FormationPlace& place);

/// The words by which `formation/<formation>/mark` may mean it: "star"; of a coloured one "white star" too.
std::vector<std::string> namesOf(const model::Mark& mark);

/// A reason in words.
Phrase wordsFor(FormationFault fault);

/// The word on the marker of a formation (`formation/<slug>/counter`), else its title, else the slug; empty for the
/// usual formation, which needs no marker.
std::string formationMark(const RuleBook& book, std::string_view slug);

}  // namespace redoubt::rules
