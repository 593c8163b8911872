#include "editor/style/tick_list.h"

#include "editor/style/icons.h"
#include "editor/style/theme.h"

namespace redoubt::editor {

QString tickListStyle() {
  const ThemeColours& c = colours();
  return QStringLiteral(
             "QListWidget { border: 1px solid %1; border-radius: 4px; }"
             "QListWidget::indicator { width: 14px; height: 14px; border: 1px solid %2; "
             "border-radius: 3px; background: %3; }"
             "QListWidget::indicator:checked { background: %4; border-color: %4; "
             "image: url(\"%5/own/check.svg\"); }"
             "QListWidget::indicator:disabled { background: %6; }")
      .arg(c.line.name(), c.third.name(), c.base.name(), c.accent.name(), iconFolder(), c.window.name());
}

}  // namespace redoubt::editor
