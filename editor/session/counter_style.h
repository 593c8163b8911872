#pragma once

#include <functional>

#include "editor/render/counters/counter_style.h"
#include "editor/session/session.h"

namespace redoubt::editor {

/// How the window draws the counters of a battle everywhere: as on the map.
render::CounterStyle counterStyle(const MapLayers& layers, const rules::RuleBook& rules);
render::CounterStyle counterStyle(const Session& session);

/// Calls `use` with that style, now and after each change of it, as long as `user` exists.
void followCounterStyle(Session& session, QObject* user, std::function<void(const render::CounterStyle&)> use);

}  // namespace redoubt::editor
