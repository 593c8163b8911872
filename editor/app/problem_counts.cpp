#include "editor/app/problem_counts.h"

#include <QPainter>

#include "editor/style/icons.h"
#include "editor/style/theme.h"

namespace redoubt::editor {
namespace {

constexpr int kSign = 14;
constexpr int kCountsGap = 5;  // between a sign and its text
constexpr int kBetween = 12;   // between two counts
constexpr std::array kSigns{Sign::Error, Sign::Warning, Sign::Note};

}  // namespace

ProblemCounts::ProblemCounts(QWidget* parent) : QAbstractButton(parent) {
  setFont(themeFont(TextStyle::Body));
  setFocusPolicy(Qt::TabFocus);
  setToolTip(tr("Show the problems"));
}

std::array<QString, 3> ProblemCounts::texts() const {
  return {tr("%n error(s)", nullptr, counts_[0]), tr("%n warning(s)", nullptr, counts_[1]),
          tr("%n note(s)", nullptr, counts_[2])};
}

void ProblemCounts::setCounts(const std::array<int, 3>& counts) {
  counts_ = counts;
  const auto words = texts();
  setAccessibleName(words[0] + QStringLiteral(", ") + words[1] + QStringLiteral(", ") + words[2]);
  updateGeometry();
  update();
}

QSize ProblemCounts::sizeHint() const {
  int width = 2 * kBetween;
  for (const QString& text : texts()) width += kSign + kCountsGap + fontMetrics().horizontalAdvance(text);
  return {width + 4, 22};
}

void ProblemCounts::paintEvent(QPaintEvent*) {
  const ThemeColours& c = colours();
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  if (hasFocus()) {
    painter.setPen(c.accent);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
  }
  int left = 2;
  const auto words = texts();
  for (std::size_t i = 0; i < words.size(); ++i) {
    const bool isNone = counts_[i] == 0;
    paintSign(painter, QRectF(left, (height() - kSign) / 2.0, kSign, kSign), kSigns[i], isNone);
    left += kSign + kCountsGap;
    painter.setPen(isNone ? c.second : c.text);
    const int width = fontMetrics().horizontalAdvance(words[i]);
    painter.drawText(QRect(left, 0, width + 2, height()), Qt::AlignVCenter, words[i]);
    left += width + kBetween;
  }
}

}  // namespace redoubt::editor
