#include "editor/render/counters/size_mark.h"

#include <QPen>
#include <algorithm>
#include <array>
#include <optional>

#include "core/rules/vocabulary/size_marks.h"

namespace redoubt::render::card {
namespace {

enum class SizeSign { Ring, Dot, Stroke, Cross };

struct SizeMark {
  SizeSign sign;
  int count;
};

// In the order of rules::kSizeMarks.
constexpr std::array<SizeMark, rules::kSizeMarks.size()> kMarks{{{SizeSign::Ring, 1},
                                                                 {SizeSign::Dot, 1},
                                                                 {SizeSign::Dot, 2},
                                                                 {SizeSign::Dot, 3},
                                                                 {SizeSign::Stroke, 1},
                                                                 {SizeSign::Stroke, 2},
                                                                 {SizeSign::Stroke, 3},
                                                                 {SizeSign::Cross, 1},
                                                                 {SizeSign::Cross, 2},
                                                                 {SizeSign::Cross, 3},
                                                                 {SizeSign::Cross, 4},
                                                                 {SizeSign::Cross, 5},
                                                                 {SizeSign::Cross, 6}}};

std::optional<SizeMark> markOf(const QString& size) {
  const auto found = std::find(rules::kSizeMarks.begin(), rules::kSizeMarks.end(), size.toStdString());
  if (found == rules::kSizeMarks.end()) return std::nullopt;
  return kMarks[static_cast<std::size_t>(found - rules::kSizeMarks.begin())];
}

// From sign to sign, and the width of one, for signs of height 1.
double stepOf(SizeSign sign) {
  return sign == SizeSign::Stroke ? 0.62 : sign == SizeSign::Dot ? 0.95 : 1.05;
}

double breadthOf(SizeSign sign) {
  return sign == SizeSign::Stroke ? 0.24 : sign == SizeSign::Dot ? 0.64 : sign == SizeSign::Ring ? 1.2 : 0.86;
}

}  // namespace

void drawSizeMark(QPainter& painter, const QRectF& room, const QString& size, const QColor& ink) {
  const auto mark = markOf(size);
  if (!mark) return;
  const double wide = stepOf(mark->sign) * (mark->count - 1) + breadthOf(mark->sign);
  const double height = std::min(room.height(), room.width() / wide);
  const QPen strokes(ink, 0.23 * height, Qt::SolidLine, Qt::FlatCap);
  painter.save();
  painter.translate(room.center());
  for (int i = 0; i < mark->count; ++i) {
    const QPointF at((i - (mark->count - 1) / 2.0) * stepOf(mark->sign) * height, 0);
    const double half = height / 2;
    const double x = 0.37 * height;
    painter.setPen(strokes);
    painter.setBrush(Qt::NoBrush);
    switch (mark->sign) {
      case SizeSign::Ring:
        painter.drawEllipse(at, 0.32 * height, 0.32 * height);
        painter.drawLine(at + QPointF(-1.3 * x, half), at + QPointF(1.3 * x, -half));
        break;
      case SizeSign::Dot:
        painter.setPen(Qt::NoPen);
        painter.setBrush(ink);
        painter.drawEllipse(at, 0.32 * height, 0.32 * height);
        break;
      case SizeSign::Stroke: painter.drawLine(at + QPointF(0, -half), at + QPointF(0, half)); break;
      case SizeSign::Cross:
        painter.drawLine(at + QPointF(-x, -half), at + QPointF(x, half));
        painter.drawLine(at + QPointF(-x, half), at + QPointF(x, -half));
        break;
    }
  }
  painter.restore();
}

}  // namespace redoubt::render::card
