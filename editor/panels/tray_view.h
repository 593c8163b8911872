#pragma once

#include <QListView>
#include <QStyledItemDelegate>
#include <optional>

#include "editor/panels/tray_model.h"
#include "editor/render/counters/counter_painter.h"

namespace redoubt::editor {

/// Draws the rows of the tray: headings with their colour, counters with their picture, name and place.
class TrayDelegate : public QStyledItemDelegate {
  Q_OBJECT

 public:
  explicit TrayDelegate(QObject* parent = nullptr) : QStyledItemDelegate(parent) {}

  void setInHand(std::optional<model::Subject> subject) { inHand_ = std::move(subject); }
  void forgetPictures() { pictures_.clear(); }
  void setCounterStyle(const render::CounterStyle& style) { pictures_.setStyle(style); }
  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  void updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                            const QModelIndex& index) const override;

 private:
  mutable render::CounterCache pictures_{400};
  std::optional<model::Subject> inHand_;
};

/// The list of the tray. Dragging a counter out of it is our own mouse drag, because QDrag needs a window system: the
/// list keeps the mouse from press to release and reports the pointer's position.
class TrayView : public QListView {
  Q_OBJECT

 public:
  explicit TrayView(QWidget* parent = nullptr);

  /// While a counter of the list is in hand, Escape puts it back and the focus stays in the list.
  void setInHand(bool isInHand);

 signals:
  void taken(const redoubt::editor::TrayRow& row);    ///< a click without a drag
  void chosen(const redoubt::editor::TrayRow& row);   ///< Enter
  void visited(const redoubt::editor::TrayRow& row);  ///< a double click
  void putBack();                                     ///< Escape, while a counter of the list is in hand
  void dragStarted(const redoubt::editor::TrayRow& row);
  void dragMoved(QPoint global);
  void dragDropped(QPoint global);
  void dragCancelled();

 protected:
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  void hideEvent(QHideEvent* event) override;

 private:
  const TrayRow* counterAt(const QModelIndex& index) const;
  void cancelDrag();
  void endDrag();

  QPersistentModelIndex pressed_;
  QPoint pressedAt_;
  bool isDragging_ = false;
  bool hasInHand_ = false;
};

}  // namespace redoubt::editor
