#pragma once

#include <QObject>
#include <functional>

#include "editor/dialogs/scan/scan_levels.h"
#include "editor/session/session.h"

namespace redoubt::editor {

/// Runs `work` in another thread, and what it answers in this one, unless `receiver` is gone by then. `work` must not
/// throw.
void inThread(QObject* receiver, std::function<std::function<void()>()> work);

/// Reads a picture in another thread and gives it to `take` in this one: without levels where it can't be read.
void loadScan(QObject* receiver, std::function<QImage()> read, std::function<void(ScanLevels)> take);

/// A picture of the battle at its full size, for loadScan.
std::function<QImage()> pictureOf(const Session& session, const model::MapPicture& row);

}  // namespace redoubt::editor
