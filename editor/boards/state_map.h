#pragma once

#include <QPixmap>
#include <QWidget>
#include <functional>
#include <memory>
#include <set>
#include <vector>

#include "core/model/battle.h"
#include "editor/render/counters/counter_painter.h"
#include "editor/render/counters/map_stacks.h"
#include "editor/render/map_geometry.h"
#include "editor/render/map_painter.h"
#include "editor/session/session.h"

namespace redoubt::editor {

/// A read-only map of one state of a battle, with the counters of a set-up or whatever else is painted over it.
/// Differences from another state are outlined. Two of them can follow each other by `viewWanted`.
class StateMap : public QWidget {
  Q_OBJECT

 public:
  /// Paints what lies on the map in `visible` pixels.
  using Overlay = std::function<void(QPainter& painter, const render::MapView& view, const QRectF& visible,
                                     render::CounterCache& counters)>;
  /// Hexes to be outlined together.
  struct Region {
    std::set<hex::HexKey> hexes = {};
    QColor colour = {};
    bool isDashed = false;
  };

  /// Only the look of map and counters is taken from `layers`: all layers are shown.
  StateMap(const model::Battle& battle, const std::optional<Id<model::Variant>>& variant, const MapLayers& layers,
           std::set<hex::HexKey> differing, QWidget* parent = nullptr);
  ~StateMap() override;

  const render::MapView& view() const { return view_; }
  void setView(const render::MapView& view);
  /// The view that shows all of `bounds`.
  render::MapView fitted(const hex::Bounds& bounds) const;
  /// The view with a point in the middle, near enough to read counters.
  render::MapView centredOn(hex::Point point) const;
  hex::Bounds sheet() const;
  const hex::Layout& layout() const { return layout_; }

  /// Another state. The view stays.
  void setState(const model::Battle& battle, const std::optional<Id<model::Variant>>& variant, const MapLayers& layers);
  /// Another state of the counters alone: the map is as it was.
  void setCounters(const model::Battle& battle, const std::optional<Id<model::Variant>>& variant);
  void setDiffering(std::set<hex::HexKey> hexes);
  void setCurrent(std::vector<hex::HexKey> hexes);
  void setRegions(std::vector<Region> regions);
  /// What is painted instead of the counters of the variant; nothing: those.
  void setOverlay(Overlay overlay);

 signals:
  void viewWanted(const redoubt::render::MapView& view);
  /// A click on a point of the map, without a drag.
  void clicked(const redoubt::hex::Point& point);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  /// With the focus, the arrow keys move the map, + and - zoom.
  void keyPressEvent(QKeyEvent* event) override;

 private:
  void paintStacks(QPainter& painter);
  void outline(QPainter& painter, const std::set<hex::HexKey>& hexes, const QPen& pen) const;
  void zoom(double factor, QPointF fixed);

  hex::Layout layout_;
  std::unique_ptr<render::MapPainter> map_;  ///< null if the battle has no map
  std::vector<render::MapStack> stacks_;
  std::set<hex::HexKey> differing_;
  std::set<hex::HexKey> current_;
  std::vector<Region> regions_;
  Overlay overlay_;
  render::CounterCache counters_;
  render::MapView view_;
  QPixmap ground_;  ///< the map at this view
  QPoint dragFrom_;
  QPoint pressedAt_;
};

}  // namespace redoubt::editor
