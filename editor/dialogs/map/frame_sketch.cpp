#include "editor/dialogs/map/frame_sketch.h"

#include <QPainter>
#include <QPolygonF>
#include <algorithm>
#include <set>

#include "core/model/standing.h"
#include "editor/render/map_geometry.h"
#include "editor/style/theme.h"

namespace redoubt::editor {
namespace {

constexpr std::size_t kMostDrawn = 30'000;  // hexes
constexpr double kSmallestHex = 2.5;        // pixels; below that single hexes can't be distinguished
constexpr double kRoom = 14;                // pixels round the sheets

QRectF toRect(const hex::Bounds& bounds) {
  return {bounds.left, bounds.top, bounds.width(), bounds.height()};
}

QColor ground() {
  const QColor paper(0xF2, 0xE7, 0xCD);
  return colours().dark ? mixed(paper, Qt::black, 0.2) : paper;
}

QColor faded(QColor colour, int alpha) {
  colour.setAlpha(alpha);
  return colour;
}

}  // namespace

FrameSketch::FrameSketch(const model::Battle& battle, QWidget* parent)
    : QWidget(parent), layout_(model::layoutOf(battle)), frame_(layout_) {
  setObjectName(QStringLiteral("size.sketch"));
  setAccessibleName(tr("Sketch of the map and its new frame"));
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
  std::set<hex::HexKey> hexes;
  for (const model::Placement& row : battle.all<model::Placement>()) {
    const model::StandingHexes own = model::standingHexes(row);
    hexes.insert(own.begin(), own.end());
  }
  counters_.assign(hexes.begin(), hexes.end());
  const std::size_t size =
      static_cast<std::size_t>(layout_.spec().columns) * static_cast<std::size_t>(layout_.spec().rows);
  render::MapStyle style;
  style.numbers = false;
  if (size <= kMostDrawn) map_.emplace(battle, style);
}

void FrameSketch::setFrame(const hex::Layout& frame) {
  frame_ = frame;
  update();
}

QTransform FrameSketch::view() const {
  const QRectF all = toRect(layout_.bounds()).united(toRect(frame_.bounds()));
  const QRectF room = QRectF(rect()).adjusted(kRoom, kRoom, -kRoom, -kRoom);
  const double scale = std::min(room.width() / all.width(), room.height() / all.height());
  QTransform view;
  view.translate(room.center().x(), room.center().y());
  view.scale(scale, scale);
  view.translate(-all.center().x(), -all.center().y());
  return view;
}

void FrameSketch::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const QTransform now = view();
  painter.fillRect(now.mapRect(toRect(frame_.bounds())), ground());
  paintMap(painter, now);
  paintHexes(painter, now);
  paintCounters(painter, now);
  paintFrame(painter, now);
}

void FrameSketch::paintMap(QPainter& painter, const QTransform& view) {
  const QRectF sheet = view.mapRect(toRect(layout_.bounds()));
  if (!map_) {
    painter.fillRect(sheet, mixed(ground(), QColor(0x6B, 0x7F, 0x4A), 0.35));
    return;
  }
  if (picture_.isNull() || pictureView_ != view || isPictureDark_ != colours().dark) {
    pictureView_ = view;
    isPictureDark_ = colours().dark;
    picture_ = QPixmap(size() * devicePixelRatioF());
    picture_.setDevicePixelRatio(devicePixelRatioF());
    picture_.fill(Qt::transparent);
    render::MapStyle style = map_->style();
    style.dark = isPictureDark_;
    map_->setStyle(style);
    QPainter drawing(&picture_);
    drawing.setRenderHint(QPainter::Antialiasing);
    drawing.setTransform(view, true);
    map_->paint(drawing, layout_.bounds());
  }
  painter.drawPixmap(0, 0, picture_);
}

void FrameSketch::paintHexes(QPainter& painter, const QTransform& view) const {
  const QColor added = mixed(ground(), colours().accent, 0.35);
  const QBrush veil(faded(colours().window, 150));
  const QBrush cut(faded(colours().error, 190), Qt::BDiagPattern);
  const auto polygon = [&](const hex::Layout& layout, hex::HexKey hex) {
    return view.map(render::hexPolygon(layout, hex));
  };
  if (view.m11() < kSmallestHex) {
    const QRectF was = view.mapRect(toRect(layout_.bounds()));
    const QRectF is = view.mapRect(toRect(frame_.bounds()));
    const QRegion lost = QRegion(was.toRect()).subtracted(is.toRect());
    for (const QRect& rect : QRegion(is.toRect()).subtracted(was.toRect())) painter.fillRect(rect, added);
    for (const QBrush& brush : {veil, cut}) {
      for (const QRect& rect : lost) painter.fillRect(rect, brush);
    }
    return;
  }
  painter.setPen(QPen(mixed(ground(), Qt::black, 0.3), 0.6));
  painter.setBrush(added);
  frame_.forEachHex([&](hex::HexKey hex) {
    if (!layout_.contains(hex)) painter.drawPolygon(polygon(frame_, hex));
  });
  painter.setPen(Qt::NoPen);
  layout_.forEachHex([&](hex::HexKey hex) {
    if (frame_.contains(hex)) return;
    painter.setBrush(veil);
    painter.drawPolygon(polygon(layout_, hex));
    painter.setBrush(cut);
    painter.drawPolygon(polygon(layout_, hex));
  });
}

void FrameSketch::paintCounters(QPainter& painter, const QTransform& view) const {
  const double radius = std::clamp(view.m11() * 0.28, 1.6, 6.0);
  for (const hex::HexKey hex : counters_) {
    const bool isCut = !frame_.contains(hex);
    painter.setPen(QPen(Qt::white, radius > 3 ? 1 : 0.6));
    painter.setBrush(isCut ? colours().error : QColor(0x1C, 0x24, 0x30));
    painter.drawEllipse(view.map(render::toQt(layout_.centre(hex))), radius, radius);
  }
}

void FrameSketch::paintFrame(QPainter& painter, const QTransform& view) const {
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(colours().third, 1, Qt::DashLine));
  painter.drawRect(view.mapRect(toRect(layout_.bounds())));
  painter.setPen(QPen(colours().accent, 2));
  painter.drawRect(view.mapRect(toRect(frame_.bounds())));
}

}  // namespace redoubt::editor
