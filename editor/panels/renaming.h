#pragma once

#include <QString>

#include "core/model/placement_verbs.h"
#include "editor/session/session.h"

namespace redoubt::editor {

constexpr int kLongestName = 60;  ///< letters of a name that can be typed

/// Gives a unit or leader the name that a person typed, as one edit; nothing without letters or a change.
void renameAs(Session& session, const model::Subject& subject, const QString& typed);

}  // namespace redoubt::editor
