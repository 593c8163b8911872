#include "editor/render/output/crew.h"

#include <QSemaphore>
#include <QThread>
#include <algorithm>
#include <atomic>
#include <exception>
#include <mutex>

namespace redoubt::render {

Crew::Crew(QThreadPool* pool) : pool_(pool ? *pool : own_) {
  constexpr int kMost = 8;
  own_.setMaxThreadCount(std::clamp(QThread::idealThreadCount(), 1, kMost));
  own_.setExpiryTimeout(-1);
}

void Crew::run(int count, const std::function<void(int)>& work) {
  std::atomic<int> next = 0;
  std::exception_ptr failure;
  std::mutex mutex;
  QSemaphore done;
  const int hands = std::min(count, pool_.maxThreadCount());
  const auto toil = [&] {
    try {
      for (int i = next++; i < count; i = next++) work(i);
    } catch (...) {
      const std::lock_guard lock(mutex);
      failure = std::current_exception();
      next = count;
    }
    done.release();
  };
  for (int i = 0; i < hands; ++i) pool_.start(toil);
  done.acquire(hands);
  if (failure) std::rethrow_exception(failure);
}

}  // namespace redoubt::render
