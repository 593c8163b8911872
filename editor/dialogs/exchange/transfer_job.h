#pragma once

#include <QObject>
#include <functional>
#include <thread>

#include "core/base/watch.h"

namespace redoubt::editor {

/// Does an export or import in a thread of its own. One at a time.
class TransferJob : public QObject {
  Q_OBJECT

 public:
  using Work = std::function<void(const Watch&)>;

  explicit TransferJob(QObject* parent = nullptr) : QObject(parent) {}
  /// Stops a job in progress.
  ~TransferJob() override;

  void start(Work work);
  bool isRunning() const { return thread_.joinable(); }
  void stop() { thread_.request_stop(); }

 signals:
  void progressed(int percent);
  /// `problem` is a sentence for people, empty if all went well or was stopped.
  void ended(bool isDone, const QString& problem);

 private:
  void run(const Work& work, std::stop_token stop);

  std::jthread thread_;
};

}  // namespace redoubt::editor
