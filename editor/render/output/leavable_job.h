#pragma once

#include <QIODevice>
#include <functional>

#include "editor/render/output/checked_device.h"
#include "editor/render/watch.h"

namespace redoubt::render {

/// Writes a drawing; returns false if the watch stopped it.
using DrawingWork = std::function<bool(CheckedDevice& out, const Watch& watch)>;

/// Does `work`, which can be left at any time: if `watch` can be stopped, it is done completely in a separate thread,
/// and the waiting caller returns as soon as it must stop. Data written after that is dropped. `work` must own
/// everything it uses. False if it was stopped; then `out` holds only a part. Throws what `work` throws, and
/// redoubt::Error (DiskFull) if `out` can't be written.
bool doLeavable(QIODevice& out, DrawingWork work, const Watch& watch);

}  // namespace redoubt::render
