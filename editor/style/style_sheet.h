#pragma once

#include <QString>

#include "editor/style/theme.h"

namespace redoubt::editor {

/// The style sheet of the program in these colours.
QString styleSheet(const ThemeColours& colours);

}  // namespace redoubt::editor
