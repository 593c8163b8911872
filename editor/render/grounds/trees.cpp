#include "editor/render/grounds/trees.h"

#include <QPainterPath>
#include <algorithm>
#include <cmath>

#include "editor/render/noise.h"

namespace redoubt::render {
namespace {

struct Crown {
  double radius;
  double tone;
  bool isOutlined;
  unsigned shape;
};

Crown crownOf(unsigned form) {
  const unsigned shape = form % CrownForms::kShapes;
  form /= CrownForms::kShapes;
  const bool isOutlined = form % 2 == 1;
  form /= 2;
  const double tone = form % CrownForms::kTones / (CrownForms::kTones - 1.0);
  const unsigned size = form / CrownForms::kTones % CrownForms::kSizes;
  return {CrownForms::kSmallest + (CrownForms::kLargest - CrownForms::kSmallest) * size / (CrownForms::kSizes - 1.0),
          tone, isOutlined, shape};
}

// The part of a crown away from the light, between its outline and the outline moved towards the light.
QPainterPath crescent(const QPolygonF& crown, QPointF towardsLight) {
  QPainterPath whole;
  whole.addPolygon(crown);
  whole.closeSubpath();
  return whole.subtracted(whole.translated(towardsLight));
}

void arc(QPainterPath& path, double radius, double fromDegrees, double sweep) {
  const QRectF box(-radius, -radius, 2 * radius, 2 * radius);
  path.arcMoveTo(box, fromDegrees);
  path.arcTo(box, fromDegrees, sweep);
}

void drawTonedCrown(QPainter& painter, const Crown& crown, const TreeInks& inks) {
  const double r = crown.radius;
  const QPolygonF outline = crownOutline(r, crown.shape);
  const QColor fill = crown.tone < 0.5 ? mixed(inks.crown, inks.shade, (0.5 - crown.tone) * 1.0)
                                       : mixed(inks.crown, inks.light, (crown.tone - 0.5) * 1.3);
  painter.setPen(Qt::NoPen);
  painter.setBrush(fill);
  painter.drawPolygon(outline);
  painter.fillPath(crescent(outline, {-0.26 * r, -0.30 * r}), mixed(fill, inks.rim, crown.isOutlined ? 0.42 : 0.30));
  painter.setBrush(mixed(fill, inks.light, 0.55));
  painter.drawEllipse(QPointF(-0.34 * r, -0.36 * r), 0.26 * r, 0.22 * r);
  painter.setBrush(Qt::NoBrush);
  if (crown.isOutlined) {
    painter.setPen(QPen(mixed(fill, inks.rim, 0.85), 0.0065, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolygon(outline);
    return;
  }
  QPainterPath south;
  arc(south, r * 0.97, -130, 190);  // from the south-west to the north-east
  painter.setPen(QPen(mixed(fill, inks.rim, 0.58), 0.0065, Qt::SolidLine, Qt::RoundCap));
  painter.drawPath(south);
}

// White, with two or three arcs of shade to the south-east, on black that is visible between the crowns.
void drawCutCrown(QPainter& painter, const Crown& crown, const TreeInks& inks) {
  const double r = crown.radius;
  painter.setPen(QPen(inks.rim, 0.0068, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.setBrush(inks.crown);
  painter.drawPolygon(crownOutline(r, crown.shape));
  painter.setBrush(Qt::NoBrush);
  QPainterPath shade;
  arc(shade, r * 0.80, -95, 110 - 25 * crown.tone);
  arc(shade, r * 0.60, -85, 85 - 20 * crown.tone);
  painter.setPen(QPen(inks.shade, 0.0048, Qt::SolidLine, Qt::RoundCap));
  painter.drawPath(shade);
}

}  // namespace

TreeInks treeInks(const PaintContext& context, const TerrainKind& kind) {
  const MapTheme& theme = context.theme();
  TreeInks inks{theme.woodsGround, theme.crown, theme.crownLight, theme.crownShade, theme.crownRim};
  if (!kind.hasOwnColour || !theme.isColoured) return inks;
  inks.crown = kind.colour;
  inks.ground = mixed(kind.colour, inks.rim, 0.05);
  inks.light = mixed(kind.colour, QColor(Qt::white), 0.35);
  inks.shade = mixed(kind.colour, inks.rim, 0.35);
  inks.rim = mixed(kind.colour, theme.ink, 0.65);
  return inks;
}

unsigned CrownForms::form(double radius, double tone, bool isOutlined, unsigned shape) {
  const auto step = [](double share, unsigned count) {
    return static_cast<unsigned>(std::lround(std::clamp(share, 0.0, 1.0) * (count - 1)));
  };
  const unsigned size = step((radius - kSmallest) / (kLargest - kSmallest), kSizes);
  return ((size * kTones + step(tone, kTones)) * 2 + (isOutlined ? 1 : 0)) * kShapes + shape % kShapes;
}

double CrownForms::radiusOf(unsigned form) {
  return crownOf(form).radius;
}

QPolygonF crownOutline(double radius, unsigned shape) {
  QPolygonF outline;
  constexpr int kPoints = 28;
  for (int i = 0; i < kPoints; ++i) {
    const double angle = i * 2 * M_PI / kPoints;
    const double r = radius * (1 + 0.06 * std::cos(7 * angle + 2.1 * shape) + 0.03 * std::cos(3 * angle + 4.0 * shape));
    outline << QPointF(r * std::sin(angle), -r * std::cos(angle));
  }
  return outline;
}

StampDesign crowns(const PaintContext& context, const TreeInks& inks) {
  StampDesign design;
  const bool isCut = context.theme().woods == WoodsManner::Cuts;
  design.name = isCut ? "crown-cut" : "crown";
  design.inks = inks.all();
  design.forms = CrownForms::kSizes * CrownForms::kTones * CrownForms::kShapes * 2;
  design.reach = CrownForms::kLargest * 1.15 + 0.006;
  design.draw = [inks, isCut](QPainter& painter, unsigned form) {
    if (isCut) {
      drawCutCrown(painter, crownOf(form), inks);
    } else {
      drawTonedCrown(painter, crownOf(form), inks);
    }
  };
  return design;
}

}  // namespace redoubt::render
