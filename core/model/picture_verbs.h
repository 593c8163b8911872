#pragma once

#include <string>

#include "core/model/edit.h"

namespace redoubt::model {

/// Lays a picture under the map's hexes, as wide as they are and in their middle, over those that lie there already.
/// `bytes` must be a picture (pictures.h); with a link they stay where that says. Empty without a map.
Edit layPicture(const Battle& battle, std::string bytes, const std::string& title, std::string editTitle,
                std::string link = {});

/// Gives `into` the pictures that lie on the map of `from`, with their points.
void takeMapPictures(Battle& into, const Battle& from);

/// Whether a picture is a scan that the map is transcribed from: it lies there by points, or is only linked.
bool isScan(const Battle& battle, const MapPicture& row);
/// The battle without such pictures and without scanned counter sheets and their crops, for people who may not have
/// them.
Battle withoutScans(Battle battle);

/// Removes the points of a picture, which must not stay when it goes.
void eraseScanPoints(Edit& edit, const Battle& battle, Id<MapPicture> picture);

}  // namespace redoubt::model
