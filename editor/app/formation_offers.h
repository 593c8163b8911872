#pragma once

#include <QMenu>
#include <vector>

#include "editor/app/command_palette.h"
#include "editor/session/session.h"

/// The formations of the battle's rules as actions on the selected counters.
namespace redoubt::editor {

/// "Formation: Square" and so on; empty while no counter is selected that can have one, or nothing can be changed.
std::vector<CommandPalette::Offer> formationOffers(Session& session);
/// The same as entries of a menu, with the counters' formation checked. Formations that the rules refuse have the
/// reason as tooltip.
void fillFormations(QMenu& menu, Session& session);

}  // namespace redoubt::editor
