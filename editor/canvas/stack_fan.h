#pragma once

#include <QBasicTimer>
#include <QColor>
#include <QWidget>
#include <optional>

#include "editor/canvas/fan_geometry.h"
#include "editor/canvas/stack_facts.h"
#include "editor/render/counters/counter_painter.h"

namespace redoubt::editor {

class MapCanvas;

/// A stack spread out next to its hex, with a pointer to it: its counters side by side, the top first, under each its
/// order and facing, in red if the facing differs from the top's. It opens for the selected hex, and for the hex over
/// which the pointer rests, while the current tool is one for counters; never over its own hex. While the map shows
/// what a counter can do, it only opens when the pointer rests there or a key opens it.
/// A click selects a counter, with Ctrl adds it, a double click takes the whole stack; dragged inside the fan a counter
/// changes its place in the stack, dragged out it alone moves to the map. On the keyboard Left and Right choose, with
/// Alt they reorder, Escape closes.
class StackFan : public QWidget {
  Q_OBJECT

 public:
  StackFan(Session& session, MapCanvas& canvas);

  /// Whether stacks fan out by themselves.
  void setAutomatic(bool isAutomatic);
  /// Sets the colour for what is wrong.
  void setAlarmColour(const QColor& colour);
  /// Opens on the selected hex, automatic or not, and takes the keyboard. Returns whether there is a stack.
  bool takeKeyboard();

  /// The hex whose stack is spread; nothing while the fan is closed.
  std::optional<hex::HexKey> hex() const { return isVisible() ? hex_ : std::nullopt; }
  const StackFacts& facts() const { return facts_; }
  /// The rectangle of a card, in this widget's pixels.
  QRect cardRect(int index) const { return geometry_.card(index); }

 signals:
  /// A counter should move to another position of its stack, counted from 0 at the top.
  void reorderWanted(redoubt::Id<redoubt::model::Placement> counter, int position);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void enterEvent(QEnterEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  void timerEvent(QTimerEvent* event) override;

 private:
  enum class Drag { None, Pressed, Inside, OnMap };

  /// Opens, closes or moves according to selection, pointer, tool and view.
  void refresh();
  const render::MapStack* wantedStack() const;
  /// Whether abilities of counters are shown instead of the fan of the selected hex.
  bool standsAside() const;
  const render::MapStack* stackOn(std::optional<hex::HexKey> hex) const;
  void open(const render::MapStack& stack);
  void close();
  void dismiss();
  void pointerOver(std::optional<hex::HexKey> hex);
  void selectionMoved();

  int current() const;
  bool isSelected(int index) const;
  void choose(int index, bool adds);
  void step(int by, bool reorders);
  void takeOut(int index);
  void tellCurrent();

  QFont smallFont(bool isBold) const;
  QString reorderHint() const;
  QSize footerSize() const;
  void paintCard(QPainter& painter, int index);
  void paintCaption(QPainter& painter, int index);
  void paintFooter(QPainter& painter);

  Session& session_;
  MapCanvas& canvas_;
  bool isAutomatic_ = true;
  QColor alarm_;
  std::optional<hex::HexKey> hex_;
  StackFacts facts_;
  FanGeometry geometry_;
  render::CounterCache pictures_{200};
  QBasicTimer restTimer_;
  QBasicTimer leaveTimer_;
  std::optional<hex::HexKey> approached_;  ///< the hex that the pointer entered last
  std::optional<hex::HexKey> rested_;      ///< the hex it rested on
  std::optional<hex::HexKey> selected_;    ///< the selected hex at the last refresh
  std::optional<hex::HexKey> dismissed_;   ///< closed by hand
  std::optional<hex::HexKey> summoned_;    ///< opened by hand
  Drag drag_ = Drag::None;
  QPoint pressedAt_;
  int pressed_ = -1;  ///< the card that was pressed, -1 for none
  int gap_ = -1;      ///< the dragged card would be inserted before this card
};

}  // namespace redoubt::editor
