#pragma once

#include <QObject>
#include <QString>
#include <optional>
#include <string>

#include "core/model/map_rows.h"

namespace redoubt::editor {

/// Which hexes a brush of a radius covers around the hex under the pointer.
enum class BrushShape {
  Hexagon,  ///< everything within the radius
  Block,    ///< the same number of columns and rows on every side
  Ragged,   ///< a hexagon with an irregular edge, for woods and marshes
};

/// How far a fill goes.
enum class FillReach {
  Connected,       ///< adjacent hexes of the same terrain
  WithinHexsides,  ///< any terrain, up to the next river, wall or other hexside
  Everywhere,      ///< all hexes of that terrain
};

/// What the shape tool draws from its corners.
enum class ShapeKind {
  Line,       ///< straight between two corners
  Polyline,   ///< straight from corner to corner
  Polygon,    ///< everything inside the corners
  Rectangle,  ///< the columns and rows between two corners
  Hexagon,    ///< everything within the distance between the first two corners
};

enum class LevelStep { Raise, Lower };

/// How the tools work, as chosen in the option bar: plain values that are kept when the tool or the battle changes.
struct ToolOptions {
  BrushShape brush = BrushShape::Hexagon;
  FillReach fill = FillReach::Connected;
  ShapeKind shape = ShapeKind::Line;
  LevelStep level = LevelStep::Raise;
  bool slopesFollow = true;  ///< raising and lowering hexes adds and removes slopes
  bool keepsMarked = true;   ///< brush, fill and shapes don't change terrain with the rule `terrain/<slug>/keep`
  bool onlyInArea = false;   ///< brush, fill and shapes paint only in the selected area
  bool routesRoads = true;   ///< roads avoid what is hard to cross; otherwise they are straight
  std::optional<Id<model::Zone>> zone;  ///< the zone in hand
  std::string symbol = "church";        ///< the kind of point symbol in hand
  model::OpenWord<model::LabelStyle> label = model::LabelStyle::Village;

  friend bool operator==(const ToolOptions&, const ToolOptions&) = default;
};

}  // namespace redoubt::editor
