#pragma once

#include <QString>
#include <span>

#include "core/hex/facing.h"
#include "editor/session/session.h"

/// What the verbs for counters ask of a session.
namespace redoubt::editor {

/// "1/I/2 pp", or "3 counters".
QString namesOf(const Session& session, std::span<const Id<model::Placement>> placements);
/// What counters face by the battle's rules.
hex::FacingKind facingKind(const Session& session);
/// The same of one placement: a marker that lies on hexsides faces one whatever counters do.
hex::FacingKind facingKind(const Session& session, const model::Placement& placement);
/// Whether the rules give a counter no facing.
bool facesNothing(const Session& session, const model::Placement& placement);

}  // namespace redoubt::editor
