// Tells ThreadSanitizer of the order in which Qt lets things happen. Qt's libraries are built without it and order by
// futexes of their own, which it can't see; these functions stand before Qt's of the same name, say what is ordered,
// and call them. Linked into the tree of the tsan preset only.

#include <dlfcn.h>
#include <sanitizer/tsan_interface.h>

#include <QSemaphore>
#include <QThreadPool>
#include <functional>
#include <utility>

namespace {

template <class Function>
Function* next(const char* name) {
  return reinterpret_cast<Function*>(dlsym(RTLD_NEXT, name));
}

// Two things of a pool have their order: what happened before a start, and what happened before a task's end.
void* starts(QThreadPool* pool) {
  return pool;
}
void* ends(QThreadPool* pool) {
  return reinterpret_cast<char*>(pool) + 1;
}

// A call that waits in the queue of the receiver's thread.
class QueuedCall : public QtPrivate::QSlotObjectBase {
 public:
  explicit QueuedCall(QtPrivate::QSlotObjectBase* call) : QSlotObjectBase(&QueuedCall::act), call_(call) {
    __tsan_release(this);
  }

 private:
  static void act(int which, QSlotObjectBase* self, QObject* receiver, void** arguments, bool* answer) {
    auto* that = static_cast<QueuedCall*>(self);
    __tsan_acquire(that);
    switch (which) {
      case Call:
        that->call_->call(receiver, arguments);
        __tsan_release(that);  // whoever queued it may be the last to hold it
        break;
      case Compare:
        *answer = that->call_->compare(arguments);
        break;
      default:
        that->call_->destroyIfLastRef();
        delete that;
    }
  }

  QtPrivate::QSlotObjectBase* call_;
};

}  // namespace

extern "C" {

#define NAME(mangled) __asm__(mangled)
void acquireSemaphore(QSemaphore* semaphore, int count) NAME("_ZN10QSemaphore7acquireEi");
void releaseSemaphore(QSemaphore* semaphore, int count) NAME("_ZN10QSemaphore7releaseEi");
void startTask(QThreadPool* pool, std::function<void()> task, int priority)
    NAME("_ZN11QThreadPool5startESt8functionIFvvEEi");
bool waitForTasks(QThreadPool* pool, int milliseconds) NAME("_ZN11QThreadPool11waitForDoneEi");
bool invoke(QObject* receiver, QtPrivate::QSlotObjectBase* call, Qt::ConnectionType type, void* answer)
    NAME("_ZN11QMetaObject16invokeMethodImplEP7QObjectPN9QtPrivate15QSlotObjectBaseEN2Qt14ConnectionTypeEPv");
#undef NAME

void acquireSemaphore(QSemaphore* semaphore, int count) {
  static const auto acquire = next<void(QSemaphore*, int)>("_ZN10QSemaphore7acquireEi");
  acquire(semaphore, count);
  __tsan_acquire(semaphore);
}

void releaseSemaphore(QSemaphore* semaphore, int count) {
  static const auto release = next<void(QSemaphore*, int)>("_ZN10QSemaphore7releaseEi");
  __tsan_release(semaphore);
  release(semaphore, count);
}

void startTask(QThreadPool* pool, std::function<void()> task, int priority) {
  static const auto start =
      next<void(QThreadPool*, std::function<void()>, int)>("_ZN11QThreadPool5startESt8functionIFvvEEi");
  // What it reads before it says that is read without being watched.
  std::function<void()> ordered = [pool, task = std::move(task)]() mutable __attribute__((no_sanitize("thread"))) {
    __tsan_acquire(starts(pool));
    task();
    task = nullptr;
    __tsan_release(ends(pool));
  };
  // Once all that the other thread will read is there, the room that the function itself takes too.
  __tsan_release(starts(pool));
  start(pool, std::move(ordered), priority);
}

bool waitForTasks(QThreadPool* pool, int milliseconds) {
  static const auto wait = next<bool(QThreadPool*, int)>("_ZN11QThreadPool11waitForDoneEi");
  const bool areDone = wait(pool, milliseconds);
  if (areDone) __tsan_acquire(ends(pool));
  return areDone;
}

bool invoke(QObject* receiver, QtPrivate::QSlotObjectBase* call, Qt::ConnectionType type, void* answer) {
  static const auto real = next<bool(QObject*, QtPrivate::QSlotObjectBase*, Qt::ConnectionType, void*)>(
      "_ZN11QMetaObject16invokeMethodImplEP7QObjectPN9QtPrivate15QSlotObjectBaseEN2Qt14ConnectionTypeEPv");
  return real(receiver, new QueuedCall(call), type, answer);
}

}  // extern "C"
