#pragma once

#include <QAbstractScrollArea>
#include <QMouseEvent>
#include <QObject>
#include <QPainter>
#include <QTimer>
#include <memory>

#include "editor/canvas/tile_cache.h"
#include "editor/render/map_painter.h"
#include "editor/session/session.h"

namespace redoubt::editor {

/// The pictures of the map laid over it, for comparing both: faintly or fully, on one side of a line that is dragged
/// across, in turns with the map, or alone. Pictures that are registered are shown; where none is, all that lie on the
/// map. Belongs to a canvas; nothing of it is kept.
class ScanOverlay : public QObject {
  Q_OBJECT

 public:
  enum class Mode { Off, Over, Swipe, Blink, Alone };

  explicit ScanOverlay(const Session& session, QObject* parent = nullptr);
  ~ScanOverlay() override;

  /// Takes the line's drags and the key U, which shows the pictures while it is held, from a canvas.
  void watch(QAbstractScrollArea& canvas);
  /// Whether the map has pictures.
  bool hasPictures() const;
  Mode mode() const { return mode_; }
  void setMode(Mode mode);
  /// Of Mode::Over, from 0 to 1.
  double opacity() const { return opacity_; }
  void setOpacity(double opacity);
  /// Of Mode::Swipe: the share of the window's width at the left that shows the picture.
  double divide() const { return divide_; }
  void setDivide(double share);
  /// Shows the pictures alone while it is held.
  void hold(bool isHeld);
  /// Whether only the pictures are visible now, so that counters would hide them.
  bool isAlone() const;

  void paint(QPainter& painter, const render::MapView& view, const QRect& viewport, double pixelRatio);
  /// Waits until all that is visible is painted; for tests.
  void complete(const render::MapView& view, const QRect& viewport, double pixelRatio);

  bool eventFilter(QObject* watched, QEvent* event) override;

 signals:
  void changed();
  void modeChanged();

 private:
  bool isVisible() const { return mode_ != Mode::Off || isHeld_; }
  void follow(const model::Changes& changes);
  /// Makes what is needed for painting; false if there is nothing to paint.
  bool prepare(const render::MapView& view, double pixelRatio);
  void drop();
  bool isAtDivide(QPointF pixel) const;
  bool filterMouse(QMouseEvent& event);

  const Session& session_;
  Mode mode_ = Mode::Off;
  double opacity_ = 0.6;
  double divide_ = 0.5;
  bool isHeld_ = false;
  bool isOn_ = true;  ///< of Mode::Blink
  bool isDragged_ = false;
  QAbstractScrollArea* canvas_ = nullptr;
  QTimer blink_;
  std::unique_ptr<render::MapPainter> map_;
  std::unique_ptr<TileCache> tiles_;
};

}  // namespace redoubt::editor
