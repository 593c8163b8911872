#include "editor/canvas/tile_painters.h"

#include <QPainter>
#include <QThread>
#include <algorithm>
#include <new>

#ifdef __linux__
#include <sys/resource.h>
#include <unistd.h>
#endif

#include "editor/render/map_geometry.h"

namespace redoubt::editor {
namespace {

bool areSame(const TileOrder& a, const TileOrder& b) {
  return a.part == b.part && a.scale == b.scale;
}

// If there are no more processors than these threads, a frame of the window must not wait for a tile. Linux has a
// niceness for each thread; without it the window is only less smooth.
void giveWayToWindow() {
#ifdef __linux__
  constexpr int kNiceness = 10;
  setpriority(PRIO_PROCESS, static_cast<id_t>(gettid()), kNiceness);
#endif
}

}  // namespace

QImage paintedPart(const render::MapPainter& map, const TileOrder& order) {
  QImage picture(order.part.size(), QImage::Format_ARGB32_Premultiplied);
  if (picture.isNull()) throw std::bad_alloc();
  picture.fill(Qt::transparent);
  QPainter painter(&picture);
  painter.setRenderHint(QPainter::Antialiasing);
  const render::MapView view{order.scale, {order.part.left() / order.scale, order.part.top() / order.scale}};
  // By whole pixels, so that everything is rounded to pixels in the same way in every part.
  painter.setTransform({order.scale, 0, 0, order.scale, -1.0 * order.part.left(), -1.0 * order.part.top()});
  map.paint(painter, view.toMap(QRectF(picture.rect())));
  return picture;
}

TilePainters::TilePainters(std::function<void()> ready) : ready_(std::move(ready)) {
  constexpr int kMost = 4;
  const int count = std::clamp(QThread::idealThreadCount(), 1, kMost);
  for (int i = 0; i < count; ++i) threads_.emplace_back([this](std::stop_token stop) { work(stop); });
}

TilePainters::~TilePainters() {
  for (std::jthread& thread : threads_) thread.request_stop();
}

void TilePainters::ask(const render::MapPainter& map, std::int64_t edition, std::vector<TileOrder> orders) {
  const std::lock_guard lock(mutex_);
  waiting_.clear();
  const Map copy = orders.empty() ? nullptr : std::make_shared<const render::MapPainter>(map);
  std::reverse(orders.begin(), orders.end());
  for (const TileOrder& order : orders) {
    if (!isTakenCareOf(order)) waiting_.push_back({order, edition, copy});
  }
  if (!waiting_.empty()) asked_.notify_all();
}

bool TilePainters::isTakenCareOf(const TileOrder& order) const {
  const auto serves = [&](const TileOrder& other, std::int64_t edition) {
    return areSame(other, order) && edition >= order.since;
  };
  return std::any_of(underWay_.begin(), underWay_.end(),
                     [&](const auto& each) { return serves(each.first, each.second); }) ||
         std::any_of(done_.begin(), done_.end(), [&](const auto& each) { return serves(each.order, each.edition); });
}

std::vector<PaintedPart> TilePainters::take() {
  const std::lock_guard lock(mutex_);
  return std::exchange(done_, {});
}

bool TilePainters::isAnyDone() {
  const std::lock_guard lock(mutex_);
  return !done_.empty();
}

bool TilePainters::wait(std::chrono::steady_clock::time_point end) {
  std::unique_lock lock(mutex_);
  return painted_.wait_until(lock, end, [&] { return !done_.empty(); });
}

void TilePainters::work(std::stop_token stop) {
  giveWayToWindow();
  while (true) {
    Job job;
    {
      std::unique_lock lock(mutex_);
      if (!asked_.wait(lock, stop, [&] { return !waiting_.empty(); }) || stop.stop_requested()) return;
      job = std::move(waiting_.back());
      waiting_.pop_back();
      underWay_.emplace_back(job.order, job.edition);
    }
    PaintedPart part = painted(job);
    deliver(std::move(job), std::move(part));
  }
}

// An exception that leaves a thread ends the program.
PaintedPart TilePainters::painted(const Job& job) {
  try {
    return {job.order, job.edition, paintedPart(*job.map, job.order)};
  } catch (...) {
    return {job.order, job.edition, {}, std::current_exception()};
  }
}

void TilePainters::deliver(Job job, PaintedPart part) {
  bool isFirst = false;
  {
    const std::lock_guard lock(mutex_);
    const auto isThis = [&](const auto& each) { return areSame(each.first, job.order) && each.second == job.edition; };
    underWay_.erase(std::find_if(underWay_.begin(), underWay_.end(), isThis));
    isFirst = done_.empty();
    done_.push_back(std::move(part));
    job.map.reset();  // under the lock: an update that finds no other copy of the map comes after all reading
  }
  painted_.notify_all();
  if (isFirst) ready_();
}

}  // namespace redoubt::editor
