#pragma once

#include <QByteArray>
#include <QPainter>
#include <QRectF>
#include <QString>
#include <QStringList>

/// Our own pictograms: SVG files on a square of 100 units, in three colours that are set when drawing.
namespace redoubt::render {

struct SymbolColours {
  QColor ink;     ///< stands for `currentColor`
  QColor ground;  ///< the background, for outlines and cuts: #0f0
  QColor accent;  ///< #f00
};

/// The names of all symbols, sorted.
QStringList symbolNames();
bool hasSymbol(const QString& name);

/// Draws a symbol so that its square fills `rect`; a question mark for an unknown name.
void paintSymbol(QPainter& painter, const QRectF& rect, const QString& name, const SymbolColours& colours);

/// The same as it is drawn on small counters, where some symbols have a drawing of their own in `symbols/small`:
/// bolder, with fewer lines.
void paintSmallSymbol(QPainter& painter, const QRectF& rect, const QString& name, const SymbolColours& colours);

/// Draws a foreign symbol, which must have passed faultOfSvg(), in the same way; a question mark if it can't be drawn.
void paintForeignSymbol(QPainter& painter, const QRectF& rect, const QByteArray& svg, const SymbolColours& colours);

}  // namespace redoubt::render
