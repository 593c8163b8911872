#pragma once

#include <QObject>
#include <QString>
#include <optional>
#include <string>

#include "core/model/map_rows.h"

namespace redoubt::editor {

/// What a brush of a radius covers round the hex under the pointer.
enum class BrushShape {
  Hexagon,  ///< everything within the radius
  Block,    ///< as many columns and rows to every side
  Ragged,   ///< a hexagon with a ragged rim, for woods and marshes
};

/// How far a fill goes.
enum class FillReach {
  Connected,       ///< hexes of the same terrain that hang together
  WithinHexsides,  ///< whatever terrain, up to the next river, wall or other hexside
  Everywhere,      ///< all hexes of that terrain
};

/// What the shape tool draws from its corners.
enum class ShapeKind {
  Line,       ///< straight between two corners
  Polyline,   ///< straight from corner to corner
  Polygon,    ///< everything inside the corners
  Rectangle,  ///< the columns and rows between two corners
  Hexagon,    ///< everything as near to the first corner as the second is
};

enum class LevelStep { Raise, Lower };

/// How the tools work, as chosen in the option bar: plain values that survive a change of tool and of battle.
struct ToolOptions {
  BrushShape brush = BrushShape::Hexagon;
  FillReach fill = FillReach::Connected;
  ShapeKind shape = ShapeKind::Line;
  LevelStep level = LevelStep::Raise;
  bool slopesFollow = true;  ///< raising and lowering draws and removes slopes
  bool keepsMarked = true;   ///< brush, fill and shapes spare terrain that the rules mark `terrain/<slug>/keep`
  bool onlyInArea = false;   ///< they paint only inside the selected area
  bool routesRoads = true;   ///< roads go round what is hard to cross; else straight
  std::optional<Id<model::Zone>> zone;  ///< the zone in hand
  std::string symbol = "church";        ///< the kind of point symbol in hand
  model::LabelStyle label = model::LabelStyle::Village;

  friend bool operator==(const ToolOptions&, const ToolOptions&) = default;
};

}  // namespace redoubt::editor
