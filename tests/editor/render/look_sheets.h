#pragma once

#include <QImage>

/// Sheets of drawings with their names, for docs/looks.
namespace redoubt::render::sample {

/// Counters with the common military set in boxes: one of each symbol, one of each size, and some at the sizes of the
/// map.
QImage boxSheet();

/// Every pattern of terrain and every point symbol of the map with its name, in a theme.
QImage patternSheet(const QString& theme);

}  // namespace redoubt::render::sample
