#pragma once

#include <QIODevice>
#include <QObject>
#include <functional>
#include <thread>

#include "editor/render/watch.h"

namespace redoubt::editor {

/// Writes a file in a thread of its own, completely or not at all. One at a time.
class OutputJob : public QObject {
  Q_OBJECT

 public:
  /// False if it was stopped.
  using Work = std::function<bool(QIODevice&, const render::Watch&)>;

  explicit OutputJob(QObject* parent = nullptr) : QObject(parent) {}
  /// Stops a job in progress, which leaves no file behind.
  ~OutputJob() override;

  void start(const QString& path, Work work);
  bool isRunning() const { return thread_.joinable(); }
  void stop() { thread_.request_stop(); }

 signals:
  void progressed(int percent);
  /// `problem` is a sentence for people, empty if all went well or was stopped.
  void ended(bool isWritten, const QString& problem);

 private:
  void run(const QString& path, const Work& work, std::stop_token stop);
  void end(bool isWritten, const QString& problem);

  std::jthread thread_;
};

}  // namespace redoubt::editor
