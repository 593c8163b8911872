#pragma once

#include <QColor>
#include <QPainter>
#include <QPainterPath>
#include <QPolygonF>
#include <QString>

#include "editor/render/map_cells.h"
#include "editor/render/sprites.h"
#include "editor/render/theme/map_theme.h"

namespace redoubt::render {

/// The width of a halo round its letters, in parts of their size.
inline constexpr double kHaloReach = 0.12;

/// The look of the names of one style.
struct Lettering {
  bool isBold = false;
  bool isItalic = false;
  bool isCapitals = false;
  double spacing = 0;  ///< added to the width of each letter, in parts of the size
};

/// The inks of names of one style in a theme.
struct LabelInks {
  QColor letters;
  QColor halo;
};
LabelInks labelInks(const MapTheme& theme, model::LabelStyle style);

Lettering lettering(model::LabelStyle style);

/// The style of ours that a style of names is drawn as: itself, or what the theme says of one of an author's own, or a
/// remark.
model::LabelStyle drawnAs(const model::OpenWord<model::LabelStyle>& style, const ThemeFonts& fonts = {});

/// The height of a label's letters, in hex widths: its own size, or the usual one if it has none.
double letterSize(const model::Label& label);

/// The usual height of letters of a style, in hex widths.
double usualLetterSize(model::LabelStyle style);
double usualLetterSize(const model::OpenWord<model::LabelStyle>& style);

/// The outlines of a name with its middle at `at`, or with its path about that point, in the fonts of a theme.
LabelArt labelArt(const model::Label& label, hex::Point at, const ThemeFonts& fonts = {});

/// The frame of the letters of that art, rotated or bent like them, for hit testing. Much faster than the art.
QPolygonF labelFrame(const model::Label& label, hex::Point at, const ThemeFonts& fonts = {});

/// The approximate room of each part of a letter of that art, without its halo: boxes that slant like the letters.
std::vector<QPolygonF> letterBoxes(const model::Label& label, hex::Point at, const ThemeFonts& fonts = {});

/// The part of a name to draw: the halos of all names are under all letters.
enum class LabelPart { Halo, Letters };

/// Draws a part of a name at its place, as far as it is in `seen`.
void drawLabel(QPainter& painter, const LabelArt& label, const MapTheme& theme, LabelPart part, const QRectF& seen);

/// The size of hex numbers at a scale in device pixels per hex width, in hex widths: larger on small maps, so that they
/// are readable.
double numberSize(double scale);
/// Its maximum.
inline constexpr double kLargestNumber = 0.160;

/// The room of a number's digits about its middle, for that size.
QRectF numberRoom(const QString& number, double size, const ThemeFonts& fonts = {});

/// Writes hex numbers of one size and colour.
class NumberWriter {
 public:
  /// `size` in hex widths.
  NumberWriter(QPainter& painter, double size, const QColor& colour, const ThemeFonts& fonts = {});

  /// Writes `number`, its middle at `at`.
  void put(const QString& number, QPointF at);

 private:
  void write(const QString& number, QPointF at);
  void fill(const QString& number, QPointF at);

  SpritePainter sprites_;
  double size_;
  QColor colour_;
  QString family_;
};

}  // namespace redoubt::render
