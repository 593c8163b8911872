#pragma once

#include <QString>
#include <QStringList>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "core/rules/book/rule_book.h"
#include "editor/render/frame/frame_words.h"
#include "editor/render/level_range.h"
#include "editor/render/map_contents.h"
#include "editor/render/terrain_kind.h"

namespace redoubt::render {

/// One terrain of the legend, the ground at all levels of the map, or a kind of point symbols.
struct LegendEntry {
  std::string slug;
  Place place = Place::Hex;
  QString title;
  std::vector<QString> effects;  ///< one to each column; empty if the rules don't say
  std::optional<LevelRange> levels{};
  QString symbol{};  ///< the kind of point symbols; empty for terrain
};

/// The terrains of a legend with their effects by the rules, in numbers.
struct LegendTable {
  std::vector<QString> columns;  ///< short headings: the arms, sight, shift, …
  std::vector<LegendEntry> entries;
  QString note;  ///< the meanings of the used signs; empty if there are no effects
};

/// The terrains `occurring` in a map and the ground, in the rules' order; those that the rules don't define come last.
/// If the map has more than one level, the levels follow the terrains of hexes. Kinds of point symbols are at the end.
LegendTable legendTable(const rules::RuleBook& rules, const MapContents& occurring, const LevelRange& levels,
                        const FrameWords& words);

/// The same without a column.
LegendTable withoutEffects(LegendTable table);

/// A word cut before its second vowel, with a full stop: "Inf.", "Piech."; short words stay whole.
QString abbreviated(const QString& word);

}  // namespace redoubt::render
