#pragma once

#include "editor/render/theme/map_theme.h"
#include "editor/session/session.h"

namespace redoubt::editor {

/// The fonts of the theme the map is shown in: the one chosen in the window, else the one the battle asks for.
render::ThemeFonts shownFonts(const Session& session);

}  // namespace redoubt::editor
