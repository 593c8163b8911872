#pragma once

#include <set>

#include "core/model/battle.h"

/// Which sources are a battle's own, and which are inherited with its rules.
namespace redoubt::rules {

/// The inherited sources: only rules of systems above the battle's own come from them. They are books of the game that
/// the battle began with, and their open questions are no problem of this battle. A source counts as the battle's own
/// as soon as a value of the battle is printed there or derived from it; tracks don't count, because they are copied
/// with the rules.
std::set<Id<model::Source>> inheritedSources(const model::Battle& battle);

/// Whether the battle has a printed map, or another source of its own, that its map could be mistaken for.
bool hasOwnSources(const model::Battle& battle);

/// Whether a question is about an inherited source.
bool isInherited(const model::Battle& battle, const std::set<Id<model::Source>>& inherited,
                 const model::Question& question);

}  // namespace redoubt::rules
