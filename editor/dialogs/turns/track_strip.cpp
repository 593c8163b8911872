#include "editor/dialogs/turns/track_strip.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>
#include <algorithm>
#include <utility>

#include "editor/style/plain_tip.h"
#include "editor/style/theme.h"

namespace redoubt::editor {
namespace {

constexpr int kBoxHeight = 30;
constexpr int kNarrowest = 34;
constexpr int kWidest = 140;
constexpr int kRoom = 14;  // space next to a label
constexpr int kGap = 3;
constexpr int kCounter = 9;      // side length of one on a space
constexpr double kGround = 0.3;  // share of a colour in the background of a box

}  // namespace

TrackStrip::TrackStrip(QWidget* parent) : QWidget(parent) {
  setFocusPolicy(Qt::StrongFocus);
  setFont(themeFont(TextStyle::Second));
}

void TrackStrip::show(std::vector<Space> spaces, const std::string& start) {
  spaces_ = std::move(spaces);
  start_ = start;
  boxWidth_ = kNarrowest;
  QString words;
  for (int at = 0; at < count(); ++at) {
    const Space& space = spaces_[static_cast<std::size_t>(at)];
    boxWidth_ = std::max(boxWidth_, fontMetrics().horizontalAdvance(space.label) + kRoom);
    if (space.slug != start_) continue;
    current_ = at;
    words = tr("Begins at %1 (%2).").arg(QString::fromStdString(space.slug), space.label);
  }
  for (const Space& space : spaces_) {
    if (!space.counters.empty())
      words += QLatin1Char(' ') + wordsOf(space).replace(QLatin1Char('\n'), QStringLiteral(": "));
  }
  boxWidth_ = std::min(boxWidth_, kWidest);
  current_ = std::clamp(current_, 0, std::max(0, count() - 1));
  setAccessibleDescription(words);
  fitHeight();
  update();
}

int TrackStrip::columns() const {
  return std::max(1, (width() + kGap) / (boxWidth_ + kGap));
}

QRect TrackStrip::rectOf(int space) const {
  return {(space % columns()) * (boxWidth_ + kGap), (space / columns()) * (kBoxHeight + kGap), boxWidth_, kBoxHeight};
}

int TrackStrip::spaceAt(QPoint point) const {
  for (int at = 0; at < count(); ++at) {
    if (rectOf(at).contains(point)) return at;
  }
  return -1;
}

void TrackStrip::fitHeight() {
  const int rows = (count() + columns() - 1) / columns();
  setFixedHeight(std::max(1, rows * (kBoxHeight + kGap)));
}

void TrackStrip::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  const ThemeColours& c = colours();
  for (int at = 0; at < count(); ++at) {
    const Space& space = spaces_[static_cast<std::size_t>(at)];
    const QRect box = rectOf(at).adjusted(0, 0, -1, -1);
    const bool isStart = space.slug == start_;
    painter.setPen(c.line);
    const QColor ground = space.ground.isValid() ? mixed(c.base, space.ground, kGround) : c.base;
    painter.setBrush(isStart ? c.accent : ground);
    painter.drawRect(box);
    painter.setPen(!isEnabled() && !isStart ? c.third : isStart ? c.onAccent : c.text);
    const QRect room = space.counters.empty() ? box : box.adjusted(0, 0, 0, -kCounter);
    painter.drawText(room, Qt::AlignCenter, fontMetrics().elidedText(space.label, Qt::ElideRight, box.width() - 4));
    drawCounters(painter, box, space);
    if (!hasFocus() || at != current_) continue;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(isStart ? c.onAccent : c.accent, 1, Qt::DashLine));
    painter.drawRect(box.adjusted(2, 2, -2, -2));
  }
}

// In the lower right corner, as many as fit; dots stand for more.
void TrackStrip::drawCounters(QPainter& painter, const QRect& box, const Space& space) const {
  const int most = std::max(1, (box.width() - 4) / (kCounter + 2));
  const int drawn = std::min(most, static_cast<int>(space.counters.size()));
  for (int i = 0; i < drawn; ++i) {
    const Counter& counter = space.counters[static_cast<std::size_t>(i)];
    const QRect square(box.right() - (i + 1) * (kCounter + 2), box.bottom() - kCounter - 1, kCounter, kCounter);
    painter.setPen(colours().text);
    painter.setBrush(counter.colour.isValid() ? counter.colour : colours().base);
    painter.drawRect(square);
    const bool isLastOfMore = i + 1 == drawn && static_cast<int>(space.counters.size()) > drawn;
    if (isLastOfMore) painter.drawText(square, Qt::AlignCenter, QStringLiteral("…"));
  }
}

QString TrackStrip::wordsOf(const Space& space) const {
  const QString words = QStringLiteral("%1 – %2").arg(space.label, QString::fromStdString(space.slug));
  QStringList names;
  for (const Counter& counter : space.counters) names << counter.name;
  return names.isEmpty() ? words : words + QLatin1Char('\n') + names.join(QStringLiteral(", "));
}

void TrackStrip::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  fitHeight();
}

void TrackStrip::mousePressEvent(QMouseEvent* event) {
  const int at = spaceAt(event->position().toPoint());
  if (event->button() != Qt::LeftButton || at < 0) return;
  current_ = at;
  emit startChosen(spaces_[static_cast<std::size_t>(at)].slug);
}

void TrackStrip::keyPressEvent(QKeyEvent* event) {
  int to = current_;
  switch (event->key()) {
    case Qt::Key_Left: to -= 1; break;
    case Qt::Key_Right: to += 1; break;
    case Qt::Key_Up: to -= columns(); break;
    case Qt::Key_Down: to += columns(); break;
    case Qt::Key_Home: to = 0; break;
    case Qt::Key_End: to = count() - 1; break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
      if (current_ < count()) emit startChosen(spaces_[static_cast<std::size_t>(current_)].slug);
      return;
    default: return QWidget::keyPressEvent(event);
  }
  if (to >= 0 && to < count()) current_ = to;
  update();
}

bool TrackStrip::event(QEvent* event) {
  if (event->type() != QEvent::ToolTip) return QWidget::event(event);
  auto* help = static_cast<QHelpEvent*>(event);
  const int at = spaceAt(help->pos());
  if (at < 0) return true;
  const Space& space = spaces_[static_cast<std::size_t>(at)];
  QToolTip::showText(help->globalPos(), plainTip(wordsOf(space)), this);
  return true;
}

}  // namespace redoubt::editor
