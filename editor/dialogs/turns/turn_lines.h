#pragma once

#include <QString>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/model/battle.h"
#include "editor/session/session.h"

namespace redoubt::editor {

enum class TurnLineGroup { States, Segments, Chits, Arrivals, Events };

/// What one turn brings by the rules and rows of a battle, with where it is changed.
struct TurnLine {
  TurnLineGroup group = TurnLineGroup::States;
  QString words;
  QString more;  ///< when, how likely, of whom
  std::variant<std::monostate, std::string, Id<model::Entry>, Id<model::Event>, Id<model::PoolLine>>
      from;  ///< a text: a rule
};

/// In the order of the groups. `problem` tells why nothing can be said, such as a battle without a variant.
struct TurnLines {
  std::vector<TurnLine> lines;
  QString problem;
};
TurnLines turnLines(const Session& session, Id<model::Scenario> scenario, int turn);

}  // namespace redoubt::editor
