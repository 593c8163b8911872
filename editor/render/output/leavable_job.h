#pragma once

#include <QIODevice>
#include <functional>

#include "editor/render/output/checked_device.h"
#include "editor/render/watch.h"

namespace redoubt::render {

/// Writes a drawing: answers false if the watch stopped it.
using DrawingWork = std::function<bool(CheckedDevice& out, const Watch& watch)>;

/// Does `work`, which can be left at any time: where `watch` can be stopped it is done from first to last in a thread of
/// its own, and the one who waits goes as soon as it is to stop. What is still written then goes nowhere. `work` owns
/// what it uses. False if it was stopped; then `out` holds a part. Throws what `work` throws, and redoubt::Error
/// (DiskFull) if `out` takes no more.
bool doLeavable(QIODevice& out, DrawingWork work, const Watch& watch);

}  // namespace redoubt::render
