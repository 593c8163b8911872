#pragma once

#include <QObject>
#include <functional>
#include <memory>
#include <stop_token>

#include "core/base/watch.h"

namespace redoubt::editor {

/// Work in another thread that tells how far it is and can be stopped; one at a time. It is stopped when this goes.
class WatchedWork : public QObject {
  Q_OBJECT

 public:
  using QObject::QObject;
  ~WatchedWork() override;

  /// Runs `work`, and what it answers in this thread. `work` must not throw; a stopped one may answer anything.
  void start(std::function<std::function<void()>(const Watch&)> work);
  void stop();
  bool isRunning() const { return isRunning_; }

 signals:
  void progressed(double share);
  /// After what the work answered; also when it was stopped, where that is not run.
  void ended(bool wasStopped);

 private:
  std::stop_source stop_;
  bool isRunning_ = false;
};

}  // namespace redoubt::editor
