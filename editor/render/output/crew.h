#pragma once

#include <QThreadPool>
#include <functional>

namespace redoubt::render {

/// Threads that are kept, so that data prepared by each thread (sprites, symbols) is used again.
class Crew {
 public:
  /// Uses the threads of `pool`, or its own, one for each processor.
  explicit Crew(QThreadPool* pool = nullptr);

  int size() const { return pool_.maxThreadCount(); }

  /// Calls work(0) … work(count − 1), several at a time, and returns when all are done. An exception of one of them
  /// ends it early and is rethrown.
  void run(int count, const std::function<void(int)>& work);

 private:
  QThreadPool own_;
  QThreadPool& pool_;
};

}  // namespace redoubt::render
