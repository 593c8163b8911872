#pragma once

#include <QMenu>
#include <vector>

#include "editor/app/command_palette.h"
#include "editor/session/session.h"

/// The formations of the battle's rules as what can be done with the selected counters.
namespace redoubt::editor {

/// "Formation: Square" and so on; none while no counter is selected that can have one, or nothing can be changed.
std::vector<CommandPalette::Offer> formationOffers(Session& session);
/// The same as the entries of a menu, that of the counters ticked. What the rules refuse says why in its tooltip.
void fillFormations(QMenu& menu, Session& session);

}  // namespace redoubt::editor
