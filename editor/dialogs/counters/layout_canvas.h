#pragma once

#include <QWidget>
#include <optional>
#include <string>
#include <vector>

#include "core/rules/forces/counter_layout.h"
#include "editor/render/counters/counter_face.h"
#include "editor/render/counters/counter_style.h"

namespace redoubt::editor {

/// A counter, large, whose parts are taken hold of: a click selects the uppermost part there, a drag moves it or pulls
/// it by one of its eight handles, arrow keys move it by a hundredth of the counter, with Shift by a twentieth, with
/// Ctrl they change its size. Places snap to hundredths; with Alt to thousandths.
class LayoutCanvas : public QWidget {
  Q_OBJECT

 public:
  explicit LayoutCanvas(QWidget* parent = nullptr);

  /// The face and the parts that it has; a face without a layout is shown as it is.
  void show(const render::CounterFace& face, const render::CounterStyle& style);
  void choose(const std::string& part);
  const std::string& chosen() const { return chosen_; }
  /// Where a part lies in the widget.
  QRectF placeOf(const rules::LayoutPart& part) const;
  QSize sizeHint() const override { return {420, 420}; }
  QSize minimumSizeHint() const override { return {260, 260}; }

 signals:
  void partChosen(const std::string& part);
  /// It was moved or pulled to another size.
  void partMoved(const redoubt::rules::NamedPart& part);
  void removalWanted(const std::string& part);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  QRectF card() const;
  const rules::NamedPart* find(const std::string& part) const;
  std::optional<int> handleAt(QPointF at) const;
  std::string partAt(QPointF at) const;
  rules::LayoutPart pulled(QPointF by, int step) const;
  bool isSeen(const rules::LayoutPart& part) const;

  render::CounterFace face_;
  render::CounterStyle style_;
  std::string chosen_;
  // Of a drag.
  std::optional<rules::NamedPart> held_;
  std::optional<rules::LayoutPart> now_;
  std::optional<int> handle_;
  QPointF from_;
};

}  // namespace redoubt::editor
