#pragma once

#include <QImage>

#include "core/base/watch.h"
#include "core/hex/layout.h"
#include "core/scan/features.h"
#include "core/scan/registration.h"

namespace redoubt::editor::scan {

/// Whether this program was built with OpenCV; without it the functions of this folder that look at pixels throw Error.
bool canSee();

/// Looks at all places of the map; light that changes over the sheet is taken off first. Uses two threads and, beside
/// the picture, some 150 bytes for each pixel of a part of it that is scaled to 64 pixels a hex and at most three
/// million pixels large. Throws Error BadInput where no hex lies in the picture or hexes are less than kLeastHexPixels
/// wide, and Busy when it was stopped. Any thread.
redoubt::scan::ScanFeatures scanFeatures(const QImage& picture, const redoubt::scan::Registration& registration,
                                         const hex::Layout& layout, const Watch& watch = {});

inline constexpr double kLeastHexPixels = 12;

}  // namespace redoubt::editor::scan
