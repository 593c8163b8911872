#pragma once

#include <QObject>
#include <QPainter>
#include <QString>
#include <optional>

#include "editor/abilities/rules_on_map.h"
#include "editor/canvas/ability_legend.h"
#include "editor/render/map_geometry.h"

namespace redoubt::editor {

/// Draws what RulesOnMap shows: areas under the counters; over them lines from hex to hex, what closes the way, signs
/// of the units that are reached or not, and a legend. In widget pixels.
class RulesOverlay : public QObject {
  Q_OBJECT

 public:
  RulesOverlay(const Session& session, RuleMaps& maps, QObject* parent = nullptr);

  RulesOnMap& rules() { return rules_; }
  bool isShown() { return rules_.shown() != nullptr; }

  void paintGround(QPainter& painter, const render::MapView& view);
  /// `taken`: where another legend is.
  void paintOver(QPainter& painter, const render::MapView& view, const QRectF& taken);
  /// What the rule says of a hex in words; empty if nothing.
  QString hint(std::optional<hex::HexKey> hex);

 signals:
  void changed();

 private:
  void paintArea(QPainter& painter, const render::MapView& view, const MapArea& area);
  void paintClosed(QPainter& painter, const render::MapView& view);
  void paintWays(QPainter& painter, const render::MapView& view);
  /// Steps of the ways that are drawn, each once.
  QList<QLineF> steps(const render::MapView& view);
  void paintAbove(QPainter& painter, const render::MapView& view);
  void paintStarts(QPainter& painter, const render::MapView& view);
  void paintCosts(QPainter& painter, const render::MapView& view);
  void paintStandings(QPainter& painter, const render::MapView& view);
  LegendSection legend();
  bool hasWays();
  QString sideName(const std::string& side) const;
  std::vector<QRectF> keptFree(const render::MapView& view, const QRectF& taken);

  const Session& session_;
  RulesOnMap rules_;
};

}  // namespace redoubt::editor
