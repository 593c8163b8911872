#pragma once

#include <atomic>
#include <functional>

class QWidget;

namespace redoubt::editor {

/// Runs `work` in a thread of its own and returns when it has ended. Meanwhile `window` paints on, takes no input, and a
/// small dialog offers to stop the work. Throws what the work throws.
void runWithProgress(QWidget* window, const std::function<void(const std::atomic<bool>& cancelled)>& work);

}  // namespace redoubt::editor
