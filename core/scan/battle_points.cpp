#include "core/scan/battle_points.h"

#include "core/base/error.h"
#include "core/scan/register_verbs.h"

namespace redoubt::scan {

std::vector<SeenPoint> pointsOf(const model::Battle& battle, Id<model::MapPicture> picture) {
  std::vector<model::ScanPoint> rows;
  for (const model::ScanPoint& row : battle.where<&model::ScanPoint::mapPicture>(picture)) rows.push_back(row);
  return seenPoints(model::layoutOf(battle), rows);
}

std::optional<Registration> registrationOf(const model::Battle& battle, const model::MapPicture& picture) {
  const auto fit = fitOf(picture.fit);
  if (!fit) return std::nullopt;
  try {
    return fitScan(pointsOf(battle, picture.id), *fit).registration;
  } catch (const Error&) {
    return std::nullopt;  // its rectangle is what is left
  }
}

model::PictureFit pictureFit(Fit fit) {
  switch (fit) {
    case Fit::Affine: return model::PictureFit::Affine;
    case Fit::Perspective: return model::PictureFit::Perspective;
    case Fit::Warp: return model::PictureFit::Warp;
  }
  return model::PictureFit::Placed;
}

std::optional<Fit> fitOf(model::PictureFit fit) {
  switch (fit) {
    case model::PictureFit::Placed: return std::nullopt;
    case model::PictureFit::Affine: return Fit::Affine;
    case model::PictureFit::Perspective: return Fit::Perspective;
    case model::PictureFit::Warp: return Fit::Warp;
  }
  return std::nullopt;
}

}  // namespace redoubt::scan
