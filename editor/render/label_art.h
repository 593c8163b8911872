#pragma once

#include <QColor>
#include <QPainter>
#include <QPainterPath>
#include <QPolygonF>
#include <QString>

#include "editor/render/map_cells.h"
#include "editor/render/sprites.h"

namespace redoubt::render {

/// How the names of one style look.
struct Lettering {
  bool isBold = false;
  bool isItalic = false;
  bool isCapitals = false;
  double spacing = 0;  ///< added to the width of each letter, in parts of the size
  QColor ink;
  QColor halo;
};

Lettering lettering(model::LabelStyle style);

/// The height of letters a label has, in hex widths: its own size, or a usual one where that is none.
double letterSize(const model::Label& label);

/// The height of letters that names of a style usually have, in hex widths.
double usualLetterSize(model::LabelStyle style);

/// The outlines of a name whose middle lies at `at`, or whose path lies about it.
LabelArt labelArt(const model::Label& label, hex::Point at);

/// What holds the letters of that art, turned or bent as they are: what a click hits. Much quicker than the art.
QPolygonF labelFrame(const model::Label& label, hex::Point at);

/// Draws a name where it stands, on its halo.
void drawLabel(QPainter& painter, const LabelArt& label);

/// Writes hex numbers of one size and colour.
class NumberWriter {
 public:
  /// `size` in hex widths.
  NumberWriter(QPainter& painter, double size, const QColor& colour);

  /// Writes `number`, its middle at `at`.
  void put(const QString& number, QPointF at);

 private:
  SpritePainter sprites_;
  double size_;
  QColor colour_;
};

}  // namespace redoubt::render
