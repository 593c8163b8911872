#pragma once

#include "editor/render/theme/map_theme.h"
#include "editor/session/session.h"

namespace redoubt::editor {

/// The fonts of the theme of the map: the one chosen in the window, otherwise that of the battle.
render::ThemeFonts shownFonts(const Session& session);

}  // namespace redoubt::editor
