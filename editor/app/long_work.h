#pragma once

#include <QString>
#include <atomic>
#include <functional>

class QWidget;

namespace redoubt::editor {

/// Runs `work` in a thread of its own and returns when it has ended. Meanwhile `window` keeps painting but accepts no
/// input, and a small dialog shows `what` is being done and can stop it. Throws what the work throws.
void runWithProgress(QWidget* window, const QString& what,
                     const std::function<void(const std::atomic<bool>& cancelled)>& work);

}  // namespace redoubt::editor
