#pragma once

#include <QMenu>
#include <optional>
#include <vector>

#include "editor/session/session.h"

namespace redoubt::editor {

/// A menu of the rules by which counters can begin without a hex of their own: with the zones and entries that there
/// are, and distances from where they stand. `unplaced` is a subject that is not in the set-up; then `counters` is
/// empty. Rules that can't be chosen yet say why.
QMenu* makeStartMenu(QWidget& parent, Session& session, std::vector<Id<model::Placement>> counters,
                     std::optional<model::Subject> unplaced = {});

}  // namespace redoubt::editor
