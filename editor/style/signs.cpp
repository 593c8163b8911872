#include <QIconEngine>
#include <QPainterPath>
#include <cmath>
#include <numbers>

#include "editor/style/icons.h"
#include "editor/style/theme.h"

namespace redoubt::editor {
namespace {

QPolygonF regular(int corners, double radius, double firstDegrees) {
  QPolygonF polygon;
  for (int i = 0; i < corners; ++i) {
    const double angle = (firstDegrees + 360.0 * i / corners) * std::numbers::pi / 180;
    polygon << QPointF(radius * std::cos(angle), radius * std::sin(angle));
  }
  return polygon;
}

// All signs are drawn about the origin, 16 units wide.
void drawError(QPainter& p, const QColor& colour, const QColor& on) {
  p.setPen(QPen(colour, 1, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  p.setBrush(colour);
  p.drawPolygon(regular(8, 7.6, 22.5));
  p.setPen(QPen(on, 1.9, Qt::SolidLine, Qt::RoundCap));
  p.drawLine(QPointF(-2.6, -2.6), QPointF(2.6, 2.6));
  p.drawLine(QPointF(-2.6, 2.6), QPointF(2.6, -2.6));
}

void drawWarning(QPainter& p, const QColor& colour, const QColor& on) {
  p.setPen(QPen(colour, 1.6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  p.setBrush(colour);
  p.drawPolygon(QPolygonF({{0, -6.4}, {7, 6.2}, {-7, 6.2}}));
  p.setPen(QPen(on, 1.9, Qt::SolidLine, Qt::RoundCap));
  p.drawLine(QPointF(0, -2.2), QPointF(0, 1.8));
  p.setPen(Qt::NoPen);
  p.setBrush(on);
  p.drawEllipse(QPointF(0, 4.5), 1.1, 1.1);
}

void drawNote(QPainter& p, const QColor& colour, const QColor& on) {
  p.setPen(Qt::NoPen);
  p.setBrush(colour);
  p.drawEllipse(QPointF(0, 0), 7.6, 7.6);
  p.setBrush(on);
  p.drawEllipse(QPointF(0, -3.6), 1.2, 1.2);
  p.setPen(QPen(on, 2, Qt::SolidLine, Qt::RoundCap));
  p.drawLine(QPointF(0, -0.4), QPointF(0, 3.8));
}

void drawUnknown(QPainter& p, const QColor& colour) {
  QFont f = themeFont(TextStyle::Strong);
  f.setPixelSize(14);
  p.setFont(f);
  p.setPen(colour);
  p.drawText(QRectF(-8, -8, 16, 16), Qt::AlignCenter, QStringLiteral("?"));
}

void drawProvenance(QPainter& p, Sign sign, const QColor& colour) {
  constexpr double kRadius = 5;
  p.setBrush(Qt::NoBrush);
  p.setPen(QPen(colour, 1.5));
  if (sign == Sign::Printed) p.setBrush(colour);
  if (sign == Sign::Estimated) {
    QPen dashed(colour, 1.6);
    dashed.setDashPattern({1.45, 1.8});
    p.setPen(dashed);
  }
  p.drawEllipse(QPointF(0, 0), kRadius, kRadius);
  if (sign == Sign::Derived) {
    p.setPen(Qt::NoPen);
    p.setBrush(colour);
    p.drawPie(QRectF(-kRadius, -kRadius, 2 * kRadius, 2 * kRadius), 90 * 16, 180 * 16);
  }
}

void drawFlag(QPainter& p, const QColor& colour) {
  p.setBrush(Qt::NoBrush);
  p.setPen(QPen(colour, 1.5, Qt::SolidLine, Qt::RoundCap, Qt::MiterJoin));
  p.drawLine(QPointF(-5, -6.5), QPointF(-5, 7));
  p.drawPolygon(QPolygonF({{-5, -6}, {6, -6}, {3.4, -2.3}, {6, 1.4}, {-5, 1.4}}));
}

void drawHistory(QPainter& p, Sign sign, const QColor& colour) {
  p.setPen(QPen(colour, 1.4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  p.setBrush(Qt::NoBrush);
  if (sign == Sign::Done) {
    p.setPen(Qt::NoPen);
    p.setBrush(colour);
    p.drawEllipse(QPointF(0, 0), 2.2, 2.2);
  } else if (sign == Sign::Undone) {
    p.drawEllipse(QPointF(0, 0), 2.3, 2.3);
  } else if (sign == Sign::SetAside) {
    p.drawLine(QPointF(-3, 0), QPointF(3, 0));
  } else {
    p.drawPolygon(QPolygonF({{-3.4, -4.6}, {4.6, 0}, {-3.4, 4.6}}));
  }
}

// With a rim, readable on any map.
void drawStanding(QPainter& p, Sign sign) {
  const QColor dark(0x22, 0x26, 0x2A);
  p.setPen(QPen(sign == Sign::Doubtful ? dark : QColor(Qt::white), 1.4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  if (sign == Sign::Reached) {
    p.setBrush(QColor(0x1B, 0x6E, 0x3C));
    p.drawEllipse(QPointF(0, 0), 7, 7);
    p.setPen(QPen(Qt::white, 2.4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    p.drawPolyline(QPolygonF({{-3.6, 0.3}, {-1, 2.9}, {3.7, -2.8}}));
  } else if (sign == Sign::CutOff) {
    p.setBrush(QColor(0xB3, 0x1B, 0x24));
    p.drawRect(QRectF(-7, -7, 14, 14));
    p.setPen(QPen(Qt::white, 2.8, Qt::SolidLine, Qt::RoundCap));
    p.drawLine(QPointF(-3.5, -3.5), QPointF(3.5, 3.5));
    p.drawLine(QPointF(-3.5, 3.5), QPointF(3.5, -3.5));
  } else {
    p.setBrush(Qt::white);
    p.drawEllipse(QPointF(0, 0), 7, 7);
    QFont f = themeFont(TextStyle::Strong);
    f.setPixelSize(13);
    f.setBold(true);
    p.setFont(f);
    p.setPen(dark);
    p.drawText(QRectF(-8, -8, 16, 16), Qt::AlignCenter, QStringLiteral("?"));
  }
}

class SignEngine : public QIconEngine {
 public:
  explicit SignEngine(Sign sign) : sign_(sign) {}
  void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override {
    paintSign(*painter, rect, sign_, mode == QIcon::Disabled);
  }
  QPixmap pixmap(const QSize& pixels, QIcon::Mode mode, QIcon::State state) override {
    QPixmap picture(pixels);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    paint(&painter, QRect(QPoint(), pixels), mode, state);
    return picture;
  }
  QIconEngine* clone() const override { return new SignEngine(*this); }

 private:
  Sign sign_;
};

}  // namespace

void paintSign(QPainter& painter, const QRectF& rect, Sign sign, bool faded) {
  const ThemeColours& c = colours();
  const QColor on = c.dark ? c.window : QColor(Qt::white);
  const auto shade = [&](const QColor& colour) { return faded ? mixed(colour, c.base, 0.55) : colour; };
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.translate(rect.center());
  const double scale = std::min(rect.width(), rect.height()) / 16;
  painter.scale(scale, scale);
  switch (sign) {
    case Sign::Error: drawError(painter, shade(c.error), on); break;
    case Sign::Warning: drawWarning(painter, shade(c.warning), on); break;
    case Sign::Note: drawNote(painter, shade(c.dark ? mixed(c.accent, Qt::white, 0.3) : c.accent), on); break;
    case Sign::Printed:
    case Sign::Estimated:
      drawProvenance(painter, sign, shade(sign == Sign::Printed ? c.ok : c.second));
      break;
    case Sign::Derived: drawProvenance(painter, sign, shade(c.accent)); break;
    case Sign::Unknown: drawUnknown(painter, shade(c.second)); break;
    case Sign::Flag: drawFlag(painter, shade(c.accent)); break;
    case Sign::Tick:
      painter.setPen(QPen(shade(c.ok), 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
      painter.drawPolyline(QPolygonF({{-5.5, 0.5}, {-1.8, 4.2}, {5.5, -4.2}}));
      break;
    case Sign::Current: drawHistory(painter, sign, shade(c.accent)); break;
    case Sign::Done:
    case Sign::Undone:
    case Sign::SetAside: drawHistory(painter, sign, shade(c.second)); break;
    case Sign::Reached:
    case Sign::CutOff:
    case Sign::Doubtful: drawStanding(painter, sign); break;
  }
  painter.restore();
}

QIcon signIcon(Sign sign) { return QIcon(new SignEngine(sign)); }

}  // namespace redoubt::editor
