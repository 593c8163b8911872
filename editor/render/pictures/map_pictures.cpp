#include "editor/render/pictures/map_pictures.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <tuple>

#include "core/scan/battle_points.h"
#include "editor/render/paint_context.h"
#include "editor/render/pictures/decoded_pictures.h"

namespace redoubt::render {
namespace {

bool touch(const hex::Bounds& a, const hex::Bounds& b) {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

// A picture that is not in the file, or can't be decoded, leaves a crossed box.
void paintMissing(QPainter& painter, const QRectF& rect) {
  painter.setPen(QPen(QColor(0xB0, 0x30, 0x30), 0.04));
  painter.setBrush(Qt::NoBrush);
  painter.drawRect(rect);
  painter.drawLine(rect.topLeft(), rect.bottomRight());
  painter.drawLine(rect.topRight(), rect.bottomLeft());
}

std::optional<RegisteredPicture> registeredBy(const model::Battle& battle, const hex::Layout& layout,
                                              const model::MapPicture& row) {
  const auto registration = scan::registrationOf(battle, row);
  const model::Pictures::Bytes bytes = battle.pictures().find(row.picture);
  if (!registration || !bytes) return std::nullopt;
  const hex::Bounds hexes = layout.bounds();
  const hex::Point middle{(hexes.left + hexes.right) / 2, (hexes.top + hexes.bottom) / 2};
  return RegisteredPicture{row.picture, bytes, *registration, uprightSize(bytes), registration->pixelsPerHex(middle)};
}

}  // namespace

MapPictures::MapPictures(const model::Battle& battle) {
  const hex::Layout layout = model::layoutOf(battle);
  for (const model::MapPicture& row : battle.all<model::MapPicture>()) {
    if (!row.hex || !(row.width > 0) || !(row.height > 0) || row.place == model::PicturePlace::Beside) continue;
    const hex::Point anchor = layout.centre(*row.hex);
    arts_.push_back({row, {anchor.x + row.dx, anchor.y + row.dy}, boundsOf(layout, row), battle.pictures().find(row.picture),
                     registeredBy(battle, layout, row)});
  }
  std::stable_sort(arts_.begin(), arts_.end(), [](const Art& a, const Art& b) {
    return std::tie(a.row.ordinal, a.row.id) < std::tie(b.row.ordinal, b.row.id);
  });
}

hex::Bounds MapPictures::boundsOf(const hex::Layout& layout, const model::MapPicture& row) {
  if (!row.hex || row.place == model::PicturePlace::Beside) return {};
  if (row.fit != model::PictureFit::Placed) return grown(layout.bounds(), 1);
  const hex::Point anchor = layout.centre(*row.hex);
  const double radians = row.angle * std::numbers::pi / 180;
  const double cosine = std::abs(std::cos(radians));
  const double sine = std::abs(std::sin(radians));
  const double halfWidth = (row.width * cosine + row.height * sine) / 2;
  const double halfHeight = (row.width * sine + row.height * cosine) / 2;
  const hex::Point centre{anchor.x + row.dx, anchor.y + row.dy};
  return {centre.x - halfWidth, centre.y - halfHeight, centre.x + halfWidth, centre.y + halfHeight};
}

QImage MapPictures::registeredPart(const model::Battle& battle, const Resampling& wanted) {
  QImage whole;
  for (const Art& art : MapPictures(battle).arts_) {
    if (!art.registered || art.registered->size.isEmpty() || !(art.registered->pixelsPerHex > 0)) continue;
    const double share = std::min(1.0, wanted.pixelsPerHex / art.registered->pixelsPerHex);
    const QImage decoded = decodedPicture(art.registered->name, art.registered->bytes, art.registered->size.width() * share);
    const QImage part = resampled(decoded, *art.registered, wanted);
    if (part.isNull()) continue;
    if (whole.isNull()) {
      whole = part;
      continue;
    }
    QPainter painter(&whole);
    painter.drawImage(0, 0, part);
  }
  return whole;
}

bool MapPictures::has(model::PicturePlace place) const {
  return std::any_of(arts_.begin(), arts_.end(), [&](const Art& art) { return art.row.place == place; });
}

void MapPictures::paint(const PaintContext& context, model::PicturePlace place) const {
  QPainter& painter = context.painter;
  for (const Art& art : arts_) {
    if (art.row.place != place || !(art.row.opacity > 0)) continue;
    const double before = painter.opacity();
    painter.setOpacity(before * art.row.opacity);
    if (!art.registered || !paintRegistered(context, *art.registered)) paintPlaced(context, art);
    painter.setOpacity(before);
  }
}

void MapPictures::paintPlaced(const PaintContext& context, const Art& art) {
  if (!touch(art.bounds, context.region)) return;
  QPainter& painter = context.painter;
  painter.save();
  painter.setRenderHint(QPainter::SmoothPixmapTransform);
  painter.translate(art.centre.x, art.centre.y);
  painter.rotate(art.row.angle);
  const QRectF rect(-art.row.width / 2, -art.row.height / 2, art.row.width, art.row.height);
  const QImage image = decodedPicture(art.row.picture, art.bytes, art.row.width * context.scale);
  image.isNull() ? paintMissing(painter, rect) : painter.drawImage(rect, image);
  painter.restore();
}

void paintPicturesUnder(const PaintContext& context) {
  context.pictures->paint(context, model::PicturePlace::Under);
}

void paintPicturesOver(const PaintContext& context) {
  context.pictures->paint(context, model::PicturePlace::Over);
}

}  // namespace redoubt::render
