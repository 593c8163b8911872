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

/// How far a halo reaches beyond its letters, in parts of their size.
inline constexpr double kHaloReach = 0.12;

/// How the names of one style look.
struct Lettering {
  bool isBold = false;
  bool isItalic = false;
  bool isCapitals = false;
  double spacing = 0;  ///< added to the width of each letter, in parts of the size
};

/// The inks names of one style have in a theme.
struct LabelInks {
  QColor letters;
  QColor halo;
};
LabelInks labelInks(const MapTheme& theme, model::LabelStyle style);

Lettering lettering(model::LabelStyle style);

/// The height of letters a label has, in hex widths: its own size, or a usual one where that is none.
double letterSize(const model::Label& label);

/// The height of letters that names of a style usually have, in hex widths.
double usualLetterSize(model::LabelStyle style);

/// The outlines of a name whose middle lies at `at`, or whose path lies about it, in the fonts of a theme.
LabelArt labelArt(const model::Label& label, hex::Point at, const ThemeFonts& fonts = {});

/// What holds the letters of that art, turned or bent as they are: what a click hits. Much quicker than the art.
QPolygonF labelFrame(const model::Label& label, hex::Point at, const ThemeFonts& fonts = {});

/// The room of each part of a letter of that art, without its halo: boxes that lean as the letters do, about.
std::vector<QPolygonF> letterBoxes(const model::Label& label, hex::Point at, const ThemeFonts& fonts = {});

/// What of a name is drawn: the halos of all names lie under the letters of any.
enum class LabelPart { Halo, Letters };

/// Draws a part of a name where it stands, as far as it lies in `seen`.
void drawLabel(QPainter& painter, const LabelArt& label, const MapTheme& theme, LabelPart part, const QRectF& seen);

/// How tall the type of hex numbers is at a scale in device pixels per hex width, in hex widths: larger on small maps,
/// that they can be read.
double numberSize(double scale);
/// What that is at most.
inline constexpr double kLargestNumber = 0.160;

/// The room of a number's digits about its middle, for type that tall.
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
