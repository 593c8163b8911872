#pragma once

#include <QString>

#include "editor/session/finding_goal.h"

namespace redoubt::editor {

/// "Show the rule command/range".
QString wordsFor(const Session& session, const FindingGoal& goal);

}  // namespace redoubt::editor
