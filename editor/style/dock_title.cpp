#include "editor/style/dock_title.h"

#include <QDockWidget>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

#include "editor/style/icons.h"
#include "editor/style/theme.h"

namespace redoubt::editor {

DockTitle::DockTitle(QDockWidget& dock) : QWidget(&dock) {
  setRole(*this, "dock-title");
  setAttribute(Qt::WA_StyledBackground);
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(size::kMargin, 0, 5, 0);
  row->setSpacing(1);
  auto* name = new QLabel(dock.windowTitle());
  name->setFont(themeFont(TextStyle::Strong));
  row->addWidget(name, 1);
  const auto button = [&](QStringView picture, const QString& tip) {
    auto* made = new QToolButton;
    made->setIcon(icon(picture));
    made->setIconSize({14, 14});
    made->setToolTip(tip);
    made->setAccessibleName(tip);
    made->setFocusPolicy(Qt::NoFocus);
    row->addWidget(made);
    return made;
  };
  if (dock.features() & QDockWidget::DockWidgetFloatable) {
    connect(button(u"dock-float", tr("Float or dock %1").arg(dock.windowTitle())), &QToolButton::clicked, &dock,
            [&dock] { dock.setFloating(!dock.isFloating()); });
  }
  connect(button(u"dock-close", tr("Close %1; View > Docks brings it back").arg(dock.windowTitle())),
          &QToolButton::clicked, &dock, &QWidget::close);
}

QSize DockTitle::sizeHint() const { return {120, size::high(size::kDockTitle, 1)}; }

QSize DockTitle::minimumSizeHint() const { return {60, size::high(size::kDockTitle, 1)}; }

}  // namespace redoubt::editor
