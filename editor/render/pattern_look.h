#pragma once

#include <QColor>
#include <QPointF>
#include <QString>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "editor/render/ragged.h"
#include "editor/render/titles.h"

namespace redoubt::render {

/// The place of a terrain.
enum class Place { Hex, Hexside, Link };

/// A mark of a pattern: lines about its middle, in hex widths.
struct PatternMark {
  std::vector<std::vector<QPointF>> lines;
  double width = 0.0075;  ///< of the lines
  bool isFilled = false;  ///< the lines are outlines of areas in the ink
};

/// A pattern of terrain, read from its file in data/patterns (docs/cartography.md). A pattern that the program draws by
/// code is found by the name of its file; a pattern of hexes without such code is a tint with marks spread over it.
struct PatternLook {
  std::string slug;
  Place place = Place::Hex;
  Titles title;
  QColor colour;        ///< the usual colour of such terrain
  QString layer;        ///< the name of its layer in drawings
  double crowding = 0;  ///< the cost of a name that lies on it
  Ragged edge;          ///< of areas

  /// Inks: keys of a theme ("marsh.line"), or colours of the pattern's own.
  QString ground;
  QString marksInk;
  double strength = 1;  ///< of the ground over the paper, 0 to 1
  /// The share of the ink of its marks in its colour from afar; nothing: the theme's.
  std::optional<double> shareOfMarks;

  /// The rules of such terrain that the library writes when it is added: paths below `terrain/<slug>/` and JSON values.
  std::map<std::string, std::string> effects;

  std::vector<PatternMark> marks;
  double spacing = 0.115;  ///< of the marks, in hex widths
  double frequency = 0.6;  ///< the share of places that have one, 0 to 1
};

/// All patterns of a place, in the order in which they are offered.
const std::vector<PatternLook>& patternLooks(Place place);
/// The pattern of that name; null if it has no file.
const PatternLook* patternLook(Place place, std::string_view slug);

/// Reads a pattern's file; throws Error BadInput, whose text says what is wrong with it.
PatternLook parsePattern(const std::string& slug, Place place, const QByteArray& json);

}  // namespace redoubt::render
