#pragma once

#include <QColor>
#include <QImage>
#include <string>
#include <vector>

#include "core/model/counter_sheets.h"

namespace redoubt::editor::scan {

/// The most pixels of a side of a counter's crop.
inline constexpr int kMostCropSide = 512;

/// A counter cut out of the picture of its side of the sheet: straight, without what shows of its neighbours, gap or
/// die line at the edges, no larger than kMostCropSide. Empty where the sheet has no such place, and where the counter
/// is smaller than 8 pixels or lies outside the picture with more than a half of it.
QImage counterCrop(const QImage& picture, const model::CounterSheet& sheet, const model::CellPlace& place);

/// The crop as the file that a battle keeps. Empty for an empty picture.
std::string pngOf(const QImage& crop);

/// A colour that covers a share of a crop.
struct CropColour {
  QColor colour;
  double share = 0;  ///< from 0 to 1
};
/// The colours that a crop is printed with, at most `most`, the most frequent first: on most counters that of the army,
/// then those of stripe, symbol and figures. Shades of one colour count as one.
std::vector<CropColour> dominantColours(const QImage& crop, std::size_t most = 4);

}  // namespace redoubt::editor::scan
