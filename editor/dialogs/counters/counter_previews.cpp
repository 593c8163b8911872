#include "editor/dialogs/counters/counter_previews.h"

#include <QPainter>
#include <algorithm>

#include "editor/render/counters/counter_painter.h"
#include "editor/style/theme.h"

namespace redoubt::editor {
namespace {

constexpr int kShownSizes[]{20, 40, 60};
constexpr double kTrueMm = 15;
constexpr double kMmOfInch = 25.4;
constexpr int kBetween = 10;

}  // namespace

CounterPreviews::CounterPreviews(QWidget* parent) : QWidget(parent) {
  setObjectName(QStringLiteral("counterPreviews"));
  setAccessibleName(tr("The counter at 20, 40 and 60 pixels and in print"));
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

double CounterPreviews::printed() const {
  return std::clamp(kTrueMm * physicalDpiX() / kMmOfInch, 50.0, 160.0);
}

void CounterPreviews::show(const render::CounterFace& front, const render::CounterFace& back,
                           const render::CounterStyle& style) {
  front_ = front;
  back_ = back;
  style_ = style;
  update();
}

QSize CounterPreviews::sizeHint() const {
  int width = kBetween;
  for (const int size : kShownSizes) width += 2 * (size + kBetween / 2) + kBetween;
  width += 2 * static_cast<int>(printed()) + 2 * kBetween;
  return {width, static_cast<int>(std::max(60.0, printed())) + fontMetrics().height() + 10};
}

void CounterPreviews::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  const double bottom = height() - fontMetrics().height() - 6;
  double x = kBetween;
  const auto paintPair = [&](double size, bool isPrinted, const QString& words) {
    for (const render::CounterFace* face : {&front_, &back_}) {
      const QRectF rect(x, bottom - size, size, size);
      isPrinted ? render::paintPrintedCounter(painter, rect, {}, *face, style_)
                : render::paintCounter(painter, rect, *face, 0.0, style_);
      x += size + kBetween / 2.0;
    }
    painter.setPen(colours().second);
    painter.drawText(
        QRectF(x - 2 * (size + kBetween / 2.0), bottom + 2, 2 * size + kBetween, fontMetrics().height() + 2),
        Qt::AlignHCenter | Qt::AlignTop, words);
    x += kBetween;
  };
  for (const int size : kShownSizes) paintPair(size, false, QString::number(size));
  paintPair(printed(), true, tr("in print"));
}

}  // namespace redoubt::editor
