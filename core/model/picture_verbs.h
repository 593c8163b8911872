#pragma once

#include <string>

#include "core/model/edit.h"

namespace redoubt::model {

/// Lays a picture under the map's hexes, as wide as they are and in their middle, over those that lie there already.
/// `bytes` must be a picture (pictures.h). Empty without a map.
Edit layPicture(const Battle& battle, std::string bytes, const std::string& title, std::string editTitle);

}  // namespace redoubt::model
