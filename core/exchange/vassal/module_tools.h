#pragma once

#include <string>
#include <vector>

#include "core/exchange/output/element.h"
#include "core/exchange/vassal/module_ground.h"

/// What a module has beside its maps and pieces.
namespace redoubt::exchange::vassal {

/// The sides, each of which a player can take.
void addSides(Element& module, const ModuleWords& words, const std::vector<std::string>& players);
void addOptions(Element& module, const ModuleWords& words);
/// A tracker of these turns; nothing without any.
void addTurns(Element& module, const ModuleWords& words, const std::vector<std::string>& turns);
/// Buttons for one and for two dice of the rules.
void addDice(Element& module, const ModuleGround& ground);
void addInventory(Element& module, const ModuleWords& words);
void addNotes(Element& module, const ModuleWords& words);

}  // namespace redoubt::exchange::vassal
