#include "editor/session/shown_fonts.h"

#include "editor/session/counter_style.h"

namespace redoubt::editor {

render::ThemeFonts shownFonts(const Session& session) {
  return counterStyle(session).theme->fonts;
}

}  // namespace redoubt::editor
