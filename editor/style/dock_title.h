#pragma once

#include <QWidget>

class QDockWidget;

namespace redoubt::editor {

/// The title bar of a dock: its name, and buttons to float and to close it in the colours of the theme. Dragging it
/// moves the dock as usual.
class DockTitle : public QWidget {
  Q_OBJECT

 public:
  explicit DockTitle(QDockWidget& dock);
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;
};

}  // namespace redoubt::editor
