#pragma once

#include <set>

#include "core/model/battle.h"

/// Whose the sources of a battle are.
namespace redoubt::rules {

/// The sources that only rules of systems above the battle's own come from: books of the game it began with. What is
/// doubtful in them is no open problem of this battle. A source counts as the battle's own as soon as a value of the
/// battle is printed there or derived from it; tracks, which come along with the rules, don't count.
std::set<Id<model::Source>> inheritedSources(const model::Battle& battle);

/// Whether the battle has a printed map, or another source of its own, that its map could be taken for.
bool hasOwnSources(const model::Battle& battle);

/// Whether a question is about such a source.
bool isInherited(const model::Battle& battle, const std::set<Id<model::Source>>& inherited,
                 const model::Question& question);

}  // namespace redoubt::rules
