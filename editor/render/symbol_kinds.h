#pragma once

#include <QPainter>
#include <QRectF>
#include <QString>
#include <span>

#include "editor/render/theme/map_theme.h"

namespace redoubt::render {

/// A kind of point symbol that we draw: the word in its rows, and its English title.
struct SymbolKind {
  const char* slug;
  const char* title;
};

/// All of them, in the order of a list: houses and churches, landmarks, works.
std::span<const SymbolKind> symbolKinds();

/// The title of a kind in the language of the window; a kind we don't draw has its own word.
QString symbolTitle(const QString& slug);

/// Draws a point symbol in the inks of the map, its square filling `rect`; a question mark for a kind we don't draw.
void paintMapSymbol(QPainter& painter, const QRectF& rect, const QString& slug, const MapTheme& theme = *usualTheme());

/// The side of the largest point symbol's square on the map, in hex widths.
inline constexpr double kSymbolSide = 0.38;

/// The side of that symbol's square: what stands among houses is no larger than they allow, works are.
double symbolSide(const QString& slug);

}  // namespace redoubt::render
