#pragma once

#include <QImage>
#include <QSize>

#include "core/model/battle.h"

namespace redoubt::render {

/// The map of `battle` as small as lists and file managers show it: as large as fits into `room` device pixels, of
/// which `pixelRatio` are one pixel of a plain screen. A battle without a map is a blank sheet of that size. Takes as
/// long for a large map as for a small one.
QImage thumbnail(const model::Battle& battle, QSize room, double pixelRatio = 1);

}  // namespace redoubt::render
