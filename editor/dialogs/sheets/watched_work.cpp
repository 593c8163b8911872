#include "editor/dialogs/sheets/watched_work.h"

#include <QCoreApplication>
#include <QPointer>

#include "editor/dialogs/scan/scan_loading.h"

namespace redoubt::editor {

WatchedWork::~WatchedWork() {
  stop_.request_stop();
}

void WatchedWork::stop() {
  stop_.request_stop();
}

void WatchedWork::start(std::function<std::function<void()>(const Watch&)> work) {
  if (isRunning_) return;
  isRunning_ = true;
  stop_ = std::stop_source();
  const QPointer<WatchedWork> self(this);
  inThread(this, [this, self, work = std::move(work), stop = stop_.get_token()]() -> std::function<void()> {
    Watch watch{stop, [self](double share) {
                  QMetaObject::invokeMethod(
                      QCoreApplication::instance(),
                      [self, share] {
                        if (self) emit self->progressed(share);
                      },
                      Qt::QueuedConnection);
                }};
    const std::function<void()> then = work(watch);
    return [this, then, stop] {
      isRunning_ = false;
      const bool wasStopped = stop.stop_requested();
      const QPointer<WatchedWork> alive(this);
      if (!wasStopped && then) then();
      if (alive) emit ended(wasStopped);
    };
  });
}

}  // namespace redoubt::editor
