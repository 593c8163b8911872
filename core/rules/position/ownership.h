#pragma once

#include <map>
#include <vector>

#include "core/hex/layout.h"
#include "core/model/battle.h"
#include "core/rules/language/symbol.h"

/// Who holds ground before anybody moves.
namespace redoubt::rules {

/// The players who hold hexes at the start of a scenario, by slug: those whom the settings `owner/<zone>` name for the
/// hexes of their zones. Hexes of several such zones have all of their owners.
std::map<hex::HexKey, std::vector<Symbol>> startOwners(const model::Battle& battle, Id<model::Scenario> scenario);

}  // namespace redoubt::rules
