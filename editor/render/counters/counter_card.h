#pragma once

#include <QColor>
#include <QMarginsF>
#include <QPainter>
#include <QPainterPath>
#include <optional>

#include "editor/render/counters/counter_painter.h"
#include "editor/render/paint_context.h"
#include "editor/render/symbols.h"

/// The background, the edge and the colours that all counters share. They are drawn on a square of side 1, its origin
/// top left; nothing is clipped, because SVG output has no clipping.
namespace redoubt::render::card {

inline const QColor kCream(0xFB, 0xF5, 0xE4);
inline const QColor kDark(0x1C, 0x24, 0x30);
inline const QColor kFire(0xA3, 0x27, 0x1B);
inline const QColor kOwn(0x2C, 0x5C, 0x9E);
inline const QColor kEstimated(0x6A, 0x64, 0x55);
inline const QColor kGold(0xF0, 0xC0, 0x44);
inline const QColor kGoldRule(0xB9, 0x8A, 0x1E);
inline const QColor kAccent(0xE0, 0x4A, 0x3C);
inline const QColor kMarker(0xF3, 0xE3, 0xA6);
inline const QColor kMarked(0xF7, 0xD9, 0x8C);  ///< under estimated figures that are marked as such
inline const QColor kMarkedRule(0xB2, 0x5A, 0x0C);
inline constexpr double kRadius = 0.06;

/// The colours and style of one face at one size.
struct Look {
  QColor ground;
  QColor ink;
  QColor edge;
  QColor dark;
  bool isSmall = false;
  bool isTiny = false;      ///< too small for more than three figures
  bool isNameless = false;  ///< too small for a unit's name, so that its symbol takes that room too
  CounterStyle style = {};
  /// To be cut out of paper: how far the background goes on beyond each edge, in sides of the counter. Such a card has
  /// no edge of its own and no rounded corners, which a knife never meets. Nothing for counters that are seen as they
  /// are.
  std::optional<QMarginsF> bleed = {};

  /// Whether a figure is drawn as a working value, and whether on amber.
  bool showsEstimate(const CounterFigure& figure) const;
  bool marksEstimate(const CounterFigure& figure) const;
};

/// For a face that is `pixels` device pixels wide.
Look lookOf(const CounterFace& face, double pixels, const CounterStyle& style);

QColor darkened(const QColor& colour, double share);
/// The army's dark colour, as under the morale figure.
QColor darkCell(const QColor& army);
/// The readable ink on a colour: dark or cream.
QColor inkOn(const QColor& colour);

/// How an estimated value is written where a firm one has that ink: paler, and still with a contrast of 4.5 and more.
QColor quietInk(const QColor& ink, const QColor& ground);

/// Rounded corners.
enum Corner : unsigned { TopLeft = 1, TopRight = 2, BottomRight = 4, BottomLeft = 8, AllCorners = 15 };
QPainterPath rounded(const QRectF& rect, double radius, unsigned corners = AllCorners);

/// One of our symbols, or the theme's instead. Without a look the size of the counter says whether it is small.
void drawSymbol(QPainter& painter, const QRectF& rect, const QString& name, const SymbolColours& colours,
                const CounterStyle& style);
void drawSymbol(QPainter& painter, const QRectF& rect, const QString& name, const SymbolColours& colours,
                const Look& look);

/// A part of the background: `rect`, rounded at the corners of the card that it has, or carried on beyond the edges of
/// the card that it touches.
QPainterPath groundPart(const Look& look, const QRectF& rect, unsigned corners);

/// The symbol of a face: the author's own, or one by its name.
void drawFaceSymbol(QPainter& painter, const QRectF& rect, const CounterFace& face, const SymbolColours& colours,
                    const CounterStyle& style);
void drawFaceSymbol(QPainter& painter, const QRectF& rect, const CounterFace& face, const SymbolColours& colours,
                    const Look& look);

/// The background of the card, with a sash on a back.
void fillCard(QPainter& painter, const CounterFace& face, const Look& look);
/// The line round the card, and the light on its upper rim.
void edgeCard(QPainter& painter, const Look& look);

/// A fine slanting lattice from `inset` to as far from the other edges, as on chits.
void drawLattice(QPainter& painter, double inset, const QColor& colour);

}  // namespace redoubt::render::card
