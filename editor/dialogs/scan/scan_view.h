#pragma once

#include <optional>
#include <vector>

#include "core/hex/layout.h"
#include "core/scan/registration.h"
#include "editor/dialogs/scan/zoomed_picture.h"

class QLineEdit;

namespace redoubt::editor {

/// A scan alone, with marks on it. A click on it asks for the number that is printed there, in a small field at the
/// place; marks are chosen, dragged, and nudged by a pixel with the arrow keys (ten with Shift). The wheel zooms at the
/// pointer; dragging the picture moves it; beside the pointer a magnifier shows the pixels.
class ScanView : public ZoomedPicture {
  Q_OBJECT

 public:
  struct Mark {
    redoubt::scan::Pixel at;
    QString text;
    bool isHeldOut = false;
    bool isDoubtful = false;
    std::optional<redoubt::scan::Pixel> expected{};  ///< where the fit has it
  };

  explicit ScanView(QWidget* parent = nullptr);

  void setPicture(ScanLevels levels) override;
  void setMarks(std::vector<Mark> marks);
  const std::vector<Mark>& marks() const { return marks_; }
  /// The hexes of `layout` as the registration has them; none without one.
  void setGrid(std::optional<redoubt::scan::Registration> registration, const hex::Layout& layout);
  void setChosen(std::optional<std::size_t> mark);
  std::optional<std::size_t> chosen() const { return chosen_; }

  /// The place that waits for its number.
  std::optional<redoubt::scan::Pixel> asked() const { return asked_; }
  /// Opens the field at a place; `guess` stands in it.
  void ask(redoubt::scan::Pixel at, const QString& guess);
  /// The field stays, and says why not.
  void refuse(const QString& why);
  void stopAsking();

 signals:
  /// A place without a mark was clicked.
  void clicked(redoubt::scan::Pixel at);
  /// The number typed for the place that was asked.
  void typed(const QString& number);
  void chosenChanged();
  /// A mark was dragged or nudged to a place, and let go.
  void moved(std::size_t mark, redoubt::scan::Pixel to);
  /// Delete was pressed on the chosen mark.
  void removed(std::size_t mark);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void keyReleaseEvent(QKeyEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void placeChanged() override { placeField(); }
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void paintGrid(QPainter& painter) const;
  void paintMarks(QPainter& painter) const;
  void paintMagnifier(QPainter& painter) const;
  void placeField();
  std::optional<std::size_t> markAt(QPointF point) const;
  void nudge(int dx, int dy);
  void finishNudging();
  void choose(std::optional<std::size_t> mark);

  std::vector<Mark> marks_;
  std::optional<redoubt::scan::Registration> registration_;
  hex::Layout layout_;
  std::optional<std::size_t> chosen_;
  std::optional<redoubt::scan::Pixel> asked_;
  QString refusal_;
  QLineEdit* field_;
  std::optional<QPointF> pressed_;
  std::optional<std::size_t> dragged_;
  bool isDragging_ = false;
  bool isNudged_ = false;
  std::optional<QPointF> pointer_;
};

}  // namespace redoubt::editor
