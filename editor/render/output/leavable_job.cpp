#include "editor/render/output/leavable_job.h"

#include <QCoreApplication>
#include <QThreadPool>
#include <condition_variable>
#include <exception>
#include <memory>
#include <mutex>
#include <utility>

namespace redoubt::render {
namespace {

// One separate thread for the whole job, because fonts belong to their thread.
class LeavableJob {
 public:
  LeavableJob(QIODevice& out, DrawingWork work, const Watch& watch)
      : checked_(out), work_(std::move(work)), stop_(watch.stop), watch_(&watch) {}

  void run() {
    bool isWritten = false;
    std::exception_ptr failure;
    try {
      isWritten = work_(checked_, {stop_, [this](double share) { tell(share); }});
      checked_.throwIfFailed();
    } catch (...) {
      failure = std::current_exception();
    }
    const std::lock_guard lock(mutex_);
    isWritten_ = isWritten;
    failure_ = failure;
    hasEnded_ = true;
    changed_.notify_all();
  }

  // Waits until it has ended or must stop; the device and the watch are not used afterwards. False if it was stopped.
  bool wait() {
    std::unique_lock lock(mutex_);
    const bool hasEnded = changed_.wait(lock, stop_, [this] { return hasEnded_; });
    watch_ = nullptr;
    checked_.cut();
    if (!hasEnded) return false;
    if (failure_) std::rethrow_exception(failure_);
    return isWritten_;
  }

 private:
  void tell(double share) {
    const std::lock_guard lock(mutex_);
    if (watch_) watch_->progress(share);
  }

  CheckedDevice checked_;
  const DrawingWork work_;
  const std::stop_token stop_;
  std::mutex mutex_;
  std::condition_variable_any changed_;
  const Watch* watch_;  // null when nobody waits any more
  bool hasEnded_ = false;
  bool isWritten_ = false;
  std::exception_ptr failure_;
};

// A left job can still use fonts when the program ends.
void waitBeforeTheProgramEnds() {
  static const bool isArranged = [] {
    qAddPostRoutine([] { QThreadPool::globalInstance()->waitForDone(); });
    return true;
  }();
  static_cast<void>(isArranged);
}

}  // namespace

bool doLeavable(QIODevice& out, DrawingWork work, const Watch& watch) {
  const auto job = std::make_shared<LeavableJob>(out, std::move(work), watch);
  if (watch.stop.stop_possible()) {
    waitBeforeTheProgramEnds();
    QThreadPool::globalInstance()->start([job] { job->run(); });
  } else {
    job->run();
  }
  return job->wait();
}

}  // namespace redoubt::render
