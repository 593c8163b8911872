#include <QPainterPath>
#include <algorithm>
#include <cmath>

#include "editor/render/grounds/point_plane.h"
#include "editor/render/grounds/soft_area.h"
#include "editor/render/noise.h"

namespace redoubt::render {
namespace {

// One or two steps of 255 brighter or darker, over more than a hex.
NodePicture mottled(const hex::Bounds& bounds, const QColor& paper) {
  constexpr int kPerHex = 8;  // the steps are too small to be seen as squares
  NodePicture picture(bounds, kPerHex, NodePicture::Kind::Squares);
  NoiseRow wide(5);
  NoiseRow narrow(6);
  for (int y = 0; y < picture.rows(); ++y) {
    wide.beginRow(picture.node(0, y).y / 1.9);
    narrow.beginRow(picture.node(0, y).y / 0.8);
    for (int x = 0; x < picture.columns(); ++x) {
      const double at = picture.node(x, y).x;
      const double noise = wide.at(at / 1.9) + 0.5 * narrow.at(at / 0.8);
      const int step = static_cast<int>(std::lround(1.7 * noise));
      const auto part = [step](int value) { return std::clamp(value + step, 0, 255); };
      picture.set(x, y, qRgb(part(paper.red()), part(paper.green()), part(paper.blue())));
    }
  }
  return picture;
}

// Fibres and specks, a few to a hex.
void paintFlecks(const PaintContext& context, const QColor& paper) {
  QPainterPath dark;
  QPainterPath light;
  for (const PlanePoint& point : PointPlane::of(0.27).in(grown(context.region, 0.05))) {
    if (point.unit(0) > 0.30) continue;
    const double length = 0.008 + 0.016 * point.unit(1);
    QPainterPath& path = point.unit(2) < 0.6 ? dark : light;
    const double angle = point.unit(3) * M_PI;
    const QPointF along(length * std::cos(angle), length * std::sin(angle));
    const QPointF across(-along.y() * 0.35, along.x() * 0.35);
    const QPointF at = toQt(point.at);
    path.addPolygon(QPolygonF{at - along, at + across, at + along, at - across});
    path.closeSubpath();
  }
  context.painter.fillPath(dark, mixed(paper, context.theme().ink, 0.045));
  context.painter.fillPath(light, mixed(paper, QColor(Qt::white), 0.35));
}

}  // namespace

void paintPaper(const PaintContext& context) {
  const QColor paper = context.colourOf(context.cells.kind(0), context.theme().paper);
  const bool isGrained = context.theme().relief == ReliefManner::Shaded && takesPictures(context.painter);
  if (!isGrained) return context.painter.fillRect(toQt(context.region), paper);
  context.areas.picture(AreaStore::kPaper, [&] { return mottled(context.areas.bounds(), paper); })
      .paint(context.painter);
  if (context.scale > 35) paintFlecks(context, paper);
}

}  // namespace redoubt::render
