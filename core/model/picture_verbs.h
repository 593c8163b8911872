#pragma once

#include <string>

#include "core/model/edit.h"

namespace redoubt::model {

/// Lays a picture under the map's hexes, as wide as they are and in their middle, over those that lie there already.
/// `bytes` must be a picture (pictures.h). Empty without a map.
Edit layPicture(const Battle& battle, std::string bytes, const std::string& title, std::string editTitle);

/// Gives `into` the pictures that lie on the map of `from`, with their points.
void takeMapPictures(Battle& into, const Battle& from);

/// Removes the points of a picture, which must not stay when it goes.
void eraseScanPoints(Edit& edit, const Battle& battle, Id<MapPicture> picture);

}  // namespace redoubt::model
