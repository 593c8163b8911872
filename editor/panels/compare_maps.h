#pragma once

#include <QWidget>
#include <memory>
#include <set>
#include <vector>

#include "core/model/battle.h"
#include "editor/render/counters/counter_painter.h"
#include "editor/render/counters/map_stacks.h"
#include "editor/render/map_geometry.h"
#include "editor/render/map_painter.h"
#include "editor/session/session.h"

class QLabel;

namespace redoubt::editor {

/// A read-only map of one state of a battle. Differences from the other state are outlined.
class StateMap : public QWidget {
  Q_OBJECT

 public:
  /// Only the look of map and counters is taken from `layers`: all layers are shown.
  StateMap(const model::Battle& battle, const std::optional<Id<model::Variant>>& variant, const MapLayers& layers,
           std::set<hex::HexKey> differing, QWidget* parent = nullptr);
  ~StateMap() override;

  const render::MapView& view() const { return view_; }
  void setView(const render::MapView& view);
  hex::Bounds sheet() const;
  const hex::Layout& layout() const { return layout_; }
  void setCurrent(std::vector<hex::HexKey> hexes);

 signals:
  void viewWanted(const redoubt::render::MapView& view);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;

 private:
  void outline(QPainter& painter, const std::set<hex::HexKey>& hexes, const QColor& colour, double width) const;

  hex::Layout layout_;
  std::unique_ptr<render::MapPainter> map_;  ///< null if the battle has no map
  std::vector<render::MapStack> stacks_;
  std::set<hex::HexKey> differing_;
  std::set<hex::HexKey> current_;
  render::CounterCache counters_;
  render::MapView view_;
  QPixmap ground_;  ///< the map at this view
  QPoint dragFrom_;
};

/// Two states of a battle side by side: both maps move and zoom together, and the differences can be shown one by one.
class CompareMaps : public QWidget {
  Q_OBJECT

 public:
  /// `before` and the battle of `session`, with the counters of its variant, in the look of its map.
  CompareMaps(const model::Battle& before, const Session& session, const QString& beforeTitle,
              const QString& afterTitle, QWidget* parent = nullptr);

  /// The number of separate places that differ.
  int places() const { return static_cast<int>(places_.size()); }
  int current() const { return current_; }
  /// Shows the next place, or the one before; after the last comes the first.
  void step(int by);

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  void showView(const render::MapView& view);
  void fit();

  StateMap* before_;
  StateMap* after_;
  std::vector<std::vector<hex::HexKey>> places_;
  int current_ = -1;
  QLabel* place_;
};

}  // namespace redoubt::editor
