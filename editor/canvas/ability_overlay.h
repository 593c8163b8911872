#pragma once

#include <QObject>
#include <QPainter>
#include <QString>
#include <map>
#include <memory>
#include <optional>
#include <set>

#include "editor/abilities/abilities.h"
#include "editor/render/map_geometry.h"

namespace redoubt::editor {

/// Shows on the map what a counter can do: tints under the counters; figures, lines and a legend over them. In widget
/// pixels.
class AbilityOverlay : public QObject {
  Q_OBJECT

 public:
  explicit AbilityOverlay(const Session& session, QObject* parent = nullptr);

  Abilities& abilities() { return abilities_; }
  bool isAnyShown() const { return abilities_.isAnyShown(); }

  /// Whether there is a counter, or hex, whose way or line to others is shown.
  bool answers();

  /// Under the counters.
  void paintGround(QPainter& painter, const render::MapView& view);
  /// Over them: for a hex that is pointed at, the way and the line to it. Returns where the legend is.
  QRectF paintOver(QPainter& painter, const render::MapView& view, std::optional<hex::HexKey> pointed);
  /// The result of the way and the line in words; empty if there is nothing to say.
  QString hint(std::optional<hex::HexKey> pointed);

 signals:
  void changed();

 private:
  using Hexes = std::set<hex::HexKey>;
  // The facts in the form in which they are painted.
  struct Areas {
    Hexes reached;
    std::map<Rational, Hexes> byPoints;
    Hexes aimed;  ///< seen or hidden
    Hexes hidden;
    Hexes commanded;
    Hexes enemyControl;
    Hexes perhapsControl;
    Hexes ownControl;
  };
  // The text and drawing for the hex pointed at.
  struct Pointed {
    hex::HexKey hex;
    std::optional<WayFacts> way;
    std::optional<LineFacts> line;
    QString wayWords;
    QString lineWords;
  };

  const Areas& areas();
  const Pointed* pointedAt(std::optional<hex::HexKey> hex);
  bool shows(Ability ability) const { return abilities_.isShown(ability); }

  void paintReachOver(QPainter& painter, const render::MapView& view);
  void paintPoints(QPainter& painter, const render::MapView& view);
  void paintMeetings(QPainter& painter, const render::MapView& view);
  std::vector<QRectF> keptFree(const render::MapView& view, std::optional<hex::HexKey> pointed);
  void paintZones(QPainter& painter, const render::MapView& view);
  void paintTies(QPainter& painter, const render::MapView& view);
  void paintWay(QPainter& painter, const render::MapView& view, const WayFacts& way);
  void paintLine(QPainter& painter, const render::MapView& view, const LineFacts& line);
  double clearPart(const LineFacts& line) const;

  const Session& session_;
  Abilities abilities_;
  std::optional<Areas> areas_;
  std::optional<Pointed> pointed_;
};

}  // namespace redoubt::editor
