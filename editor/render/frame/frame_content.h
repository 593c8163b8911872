#pragma once

#include <QString>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "core/model/battle.h"
#include "core/rules/book/rule_book.h"
#include "editor/render/frame/legend_effects.h"

namespace redoubt::render {

/// The place of the title, the legend and the other parts (rule `look/frame/place`).
enum class FramePlace {
  Auto,  ///< next to or below the map if the sheet has room for them, otherwise below
  Below,
  Left,
  Right,
  None,  ///< only the lines round the map
};

/// A track with a box for each space.
struct FrameTrack {
  QString title;
  std::vector<QString> spaces;
};

/// The contents of a map's frame, in the battle's language. Empty texts and unknown values are left out.
struct FrameContent {
  FramePlace place = FramePlace::Auto;
  QString heading;
  QString title;
  QString year;
  QString line;
  bool isInvented = false;
  bool hasLegend = false;
  LegendTable legend;
  std::optional<double> metresPerHex;
  std::optional<double> northAngle;  ///< degrees clockwise from the top of the sheet
  QString number;                    ///< a hex number of the map, for the sample
  std::vector<FrameTrack> tracks;
  double paperWidth = 0;  ///< of the sheet, in hex widths; 0: unknown
  double paperHeight = 0;
  const FrameWords* words = nullptr;  ///< never null
};

/// The content by the rules under `look/frame/`; for missing rules by the battle itself: its title and date, the map's
/// scale and north, what is `occurring` on it and its levels, the tracks.
FrameContent frameContent(const model::Battle& battle, const rules::RuleBook& rules, const MapContents& occurring,
                          const LevelRange& levels);

/// The parts that `look/frame/parts` can name, in the order in which they are offered.
const std::vector<std::string>& framePartNames();

}  // namespace redoubt::render
