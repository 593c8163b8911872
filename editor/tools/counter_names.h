#pragma once

#include <QString>
#include <span>

#include "core/hex/facing.h"
#include "editor/session/session.h"

/// Names and facing rules that the verbs for counters need.
namespace redoubt::editor {

/// "1/I/2 pp", or "3 counters".
QString namesOf(const Session& session, std::span<const Id<model::Placement>> placements);
/// Whether counters face hexsides or vertices by the battle's rules.
hex::FacingKind facingKind(const Session& session);
/// The same for one placement: a marker on hexsides always faces a hexside.
hex::FacingKind facingKind(const Session& session, const model::Placement& placement);
/// Whether the rules give a counter no facing.
bool facesNothing(const Session& session, const model::Placement& placement);

}  // namespace redoubt::editor
