#pragma once

#include <QThreadPool>
#include <functional>

namespace redoubt::render {

/// Threads that stay, so that what each has prepared for itself (sprites, symbols) serves again.
class Crew {
 public:
  /// Those of `pool`, or its own, one for each processor.
  explicit Crew(QThreadPool* pool = nullptr);

  int size() const { return pool_.maxThreadCount(); }

  /// Calls work(0) … work(count − 1), several at a time, and returns when all are done. An exception of one of them
  /// ends it early and is thrown on.
  void run(int count, const std::function<void(int)>& work);

 private:
  QThreadPool own_;
  QThreadPool& pool_;
};

}  // namespace redoubt::render
