#include "core/scan/register_verbs.h"

#include <algorithm>
#include <cmath>

#include "core/base/error.h"
#include "core/model/origins.h"
#include "core/scan/battle_points.h"

namespace redoubt::scan {
namespace {

constexpr double kMostHexWidths = 10'000;

hex::HexKey nearestHex(const hex::Layout& layout, hex::Point place) {
  const auto hexes = layout.allHexes();
  return *std::min_element(hexes.begin(), hexes.end(), [&](hex::HexKey a, hex::HexKey b) {
    const hex::Point p = layout.centre(a), q = layout.centre(b);
    return std::hypot(p.x - place.x, p.y - place.y) < std::hypot(q.x - place.x, q.y - place.y);
  });
}

// The rectangle that comes nearest: as the picture lies in its middle.
void layRectangle(model::MapPicture& row, const hex::Layout& layout, const Registration& registration,
                  PictureSize size) {
  if (size.width <= 0 || size.height <= 0) return;
  const auto middle = registration.toMap({size.width / 2.0, size.height / 2.0});
  if (!middle) return;
  const double pixels = registration.pixelsPerHex(*middle);
  if (!(pixels > 0)) return;
  const hex::HexKey anchor = nearestHex(layout, *middle);
  row.hex = anchor;
  row.dx = middle->x - layout.centre(anchor).x;
  row.dy = middle->y - layout.centre(anchor).y;
  row.width = std::min(kMostHexWidths, size.width / pixels);
  row.height = std::min(kMostHexWidths, size.height / pixels);
  row.angle = -registration.angle(*middle);
}

}  // namespace

std::vector<SeenPoint> seenPoints(const hex::Layout& layout, std::span<const model::ScanPoint> points) {
  std::vector<SeenPoint> seen;
  for (const model::ScanPoint& row : points) {
    const hex::Point centre = layout.centre(row.hex);
    seen.push_back({layout.number(row.hex), {centre.x + row.dx, centre.y + row.dy}, {row.x, row.y}, row.heldOut});
  }
  return seen;
}

FitOfPoints fitOfPoints(std::span<const SeenPoint> points, std::optional<Fit> wish) {
  try {
    return {fitScan(points, wish), std::nullopt};
  } catch (const Error& error) {
    return {std::nullopt, error.phrase()};
  }
}

model::Edit registerPicture(const model::Battle& battle, Id<model::MapPicture> picture,
                            const std::vector<model::ScanPoint>& points, std::optional<Fit> wish, PictureSize size,
                            std::string title) {
  model::Edit edit(std::move(title));
  const model::MapPicture* old = battle.find<model::MapPicture>(picture);
  if (!old || model::layoutFault(battle)) return edit;
  const hex::Layout layout = model::layoutOf(battle);
  for (const model::ScanPoint& before : battle.where<&model::ScanPoint::mapPicture>(picture)) {
    const bool stays = std::any_of(points.begin(), points.end(), [&](const auto& row) { return row.id == before.id; });
    if (!stays) model::eraseWithOrigins<model::ScanPoint>(edit, battle, before.id);
  }
  for (const model::ScanPoint& row : points) {
    const model::ScanPoint* before = battle.find<model::ScanPoint>(row.id);
    if (!before || !(*before == row)) edit.put(row);
  }
  model::MapPicture row = *old;
  const FitOfPoints fit = fitOfPoints(seenPoints(layout, points), wish);
  row.fit = fit.fitted ? pictureFit(fit.fitted->registration.fit()) : model::PictureFit::Placed;
  if (fit.fitted) layRectangle(row, layout, fit.fitted->registration, size);
  if (!(row == *old)) edit.put(std::move(row));
  return edit;
}

}  // namespace redoubt::scan
