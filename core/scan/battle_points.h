#pragma once

#include <optional>
#include <vector>

#include "core/model/battle.h"
#include "core/scan/fit_scan.h"

namespace redoubt::scan {

/// The points of a picture of the battle, named by the numbers of their hexes.
std::vector<SeenPoint> pointsOf(const model::Battle& battle, Id<model::MapPicture> picture);

/// How the picture lies on the map by its points and its fit; nothing for one that is placed by its own numbers, and
/// where its points don't allow the fit.
std::optional<Registration> registrationOf(const model::Battle& battle, const model::MapPicture& picture);

/// The same kinds of fit in rows.
model::PictureFit pictureFit(Fit fit);
std::optional<Fit> fitOf(model::PictureFit fit);

}  // namespace redoubt::scan
