#pragma once

#include <QColor>
#include <QPainter>
#include <QRectF>
#include <QString>
#include <QStringList>

namespace redoubt::render {

enum class FrameFace { Upright, Italic, Bold, Display };

/// The font of a line of the frame; sizes in hex widths.
struct FrameFont {
  FrameFace face = FrameFace::Upright;
  double size = 0.15;
  double spacing = 0;   ///< added to the width of each letter, in parts of the size
  QString family = {};  ///< empty: the usual one of the face
};

/// The length of a line along its baseline.
double textWidth(const QString& text, const FrameFont& font);

/// The room of a line that begins at `baseline`: from the tops of its capitals to the feet of its letters.
QRectF textRoom(const QString& text, const FrameFont& font, QPointF baseline);

/// The text in lines of at most `width`, broken at spaces; a single longer word stays whole.
QStringList wrapped(const QString& text, const FrameFont& font, double width);

/// A text in at most `mostLines` lines, with letters small enough for the longest line to fit into `width`.
struct FittedText {
  QStringList lines;
  FrameFont font;
  double width = 0;  ///< of the longest
};
FittedText fitted(const QString& text, FrameFont font, double width, int mostLines);

/// Writes a line: as outlines on devices with pixels, otherwise as text.
void drawLine(QPainter& painter, const QString& text, const FrameFont& font, QPointF baseline, const QColor& colour);

}  // namespace redoubt::render
