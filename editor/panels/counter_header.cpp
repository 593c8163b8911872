#include "editor/panels/counter_header.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QVBoxLayout>
#include <algorithm>

#include "editor/render/counters/counter_painter.h"
#include "editor/style/row_paint.h"
#include "editor/style/theme.h"

namespace redoubt::editor {
namespace {

constexpr int kHeaderCounter = 84;
constexpr int kFan = 5;  // the visible part of the lower counters

int lineHeight() {
  return std::max(19, QFontMetrics(themeFont(TextStyle::Body)).height() + 3);
}

}  // namespace

void ColourLines::setLines(std::vector<std::pair<QColor, QString>> lines) {
  lines_ = std::move(lines);
  QStringList names;
  for (const auto& [colour, name] : lines_) names << name;
  setToolTip(names.join(QLatin1Char('\n')));
  setAccessibleName(names.join(QStringLiteral(", ")));
  setVisible(!lines_.empty());
  setFixedHeight(sizeHint().height());
  update();
}

QSize ColourLines::sizeHint() const {
  return {120, lineHeight() * static_cast<int>(lines_.size())};
}

void ColourLines::paintEvent(QPaintEvent*) {
  const ThemeColours& c = colours();
  QPainter painter(this);
  const int line = lineHeight();
  int top = 0;
  for (const auto& [colour, name] : lines_) {
    painter.setPen(QPen(mixed(c.text, c.base, 0.5), 1));
    painter.setBrush(colour);
    painter.drawRect(QRect(0, top + line / 2 - 5, 10, 10));
    paintText(painter, QRect(17, top, width() - 17, line), name, themeFont(TextStyle::Body), c.text);
    top += line;
  }
}

CounterPicture::CounterPicture(QWidget* parent) : QWidget(parent) {
  setFixedSize(kHeaderCounter + 2 * kFan + 2, kHeaderCounter + 2 * kFan + 2);
}

void CounterPicture::setFaces(std::vector<render::CounterFace> faces) {
  faces_ = std::move(faces);
  update();
}

void CounterPicture::setStyle(const render::CounterStyle& style) {
  style_ = style;
  update();
}

void CounterPicture::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform | QPainter::TextAntialiasing);
  const int shown = static_cast<int>(std::min<std::size_t>(faces_.size(), 3));
  for (int i = shown - 1; i >= 0; --i) {
    render::paintCounter(painter, QRectF(1 + i * kFan, 1 + i * kFan, kHeaderCounter, kHeaderCounter),
                         faces_[static_cast<std::size_t>(i)], {}, style_);
  }
}

CounterHeader::CounterHeader(QWidget* parent)
    : QWidget(parent),
      picture_(new CounterPicture),
      name_(new QLabel),
      kind_(new QLabel),
      commands_(new ColourLines),
      place_(new QLabel),
      rose_(new FacingRose) {
  setRole(*name_, "subject");
  name_->setObjectName(QStringLiteral("inspector.name"));
  kind_->setObjectName(QStringLiteral("inspector.kind"));
  place_->setObjectName(QStringLiteral("inspector.place"));
  rose_->setObjectName(QStringLiteral("inspector.rose"));
  setRole(*kind_, "second");
  for (QLabel* each : {name_, kind_, place_}) {
    each->setTextFormat(Qt::PlainText);
    each->setWordWrap(true);
  }
  auto* words = new QVBoxLayout;
  words->setSpacing(3);
  words->addWidget(name_);
  words->addWidget(kind_);
  words->addSpacing(3);
  words->addWidget(commands_);
  words->addWidget(place_);
  words->addStretch();
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(10);
  row->addWidget(picture_, 0, Qt::AlignTop);
  row->addLayout(words, 1);
  row->addWidget(rose_, 0, Qt::AlignVCenter);
}

}  // namespace redoubt::editor
