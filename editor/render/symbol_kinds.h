#pragma once

#include <QPainter>
#include <QRectF>
#include <QString>
#include <vector>

#include "editor/render/theme/map_theme.h"

namespace redoubt::render {

/// A kind of point symbol with a drawing: a file in data/symbols/map, which says in its head what it is called, where
/// it stands in lists (`data-order`), how large it is (`data-side`) and whether a legend shows it (`data-legend`).
struct SymbolKind {
  QString slug;  ///< the word in the rows of symbols
  Titles title;
  int order = 0;
  double side = 0;          ///< of its square on the map, in hex widths
  bool isInLegend = false;  ///< a place or installation; pictures that explain themselves are not
};

/// All of them, in the order for lists: houses and churches, landmarks, works, places by their size.
const std::vector<SymbolKind>& symbolKinds();

/// The kind of that slug; null without a drawing.
const SymbolKind* symbolKind(const QString& slug);

/// The title of a kind in the language of the window; for a kind without a drawing its own word.
QString symbolTitle(const QString& slug);

/// Draws a point symbol in the inks of the map, its square filling `rect`; a question mark for a kind without a
/// drawing.
void paintMapSymbol(QPainter& painter, const QRectF& rect, const QString& slug, const MapTheme& theme = *usualTheme());

/// The side of a point symbol's square on the map if its file doesn't say, in hex widths.
inline constexpr double kSymbolSide = 0.38;

/// The side of that symbol's square: symbols among houses are small enough for them, works are larger.
double symbolSide(const QString& slug);

}  // namespace redoubt::render
