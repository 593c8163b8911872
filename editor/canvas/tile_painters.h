#pragma once

#include <QImage>
#include <QRect>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <exception>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

#include "editor/render/map_painter.h"

namespace redoubt::editor {

/// A part of the map to be painted.
struct TileOrder {
  QRect part;              ///< in device pixels of the map
  double scale = 0;        ///< device pixels per hex width
  std::int64_t since = 0;  ///< edition of the map since which the part is unchanged
};

struct PaintedPart {
  TileOrder order;
  std::int64_t edition = 0;              ///< of the map it shows
  QImage picture;                        ///< as large as the part; transparent outside the sheet
  std::exception_ptr failure = nullptr;  ///< why there is no picture
};

/// Paints a part in the calling thread. Throws std::bad_alloc if there is no memory for its picture.
QImage paintedPart(const render::MapPainter& map, const TileOrder& order);

/// Threads that paint parts of a map while the window keeps working. All functions must be called from the thread that
/// made it.
class TilePainters {
 public:
  /// `ready` is called in one of the threads when a result can be taken.
  explicit TilePainters(std::function<void()> ready);
  /// Waits for painting to end.
  ~TilePainters();
  TilePainters(const TilePainters&) = delete;
  TilePainters& operator=(const TilePainters&) = delete;

  /// Orders these parts, the first one first, instead of those that were waiting. Parts that are already being painted
  /// in their present state, or wait to be taken, are not begun again.
  void ask(const render::MapPainter& map, std::int64_t edition, std::vector<TileOrder> orders);
  /// The parts painted since the last call.
  std::vector<PaintedPart> take();
  /// Whether a result can be taken.
  bool isAnyDone();
  /// Waits until a result can be taken, at most until `end`; returns whether there is one.
  bool wait(std::chrono::steady_clock::time_point end);

 private:
  using Map = std::shared_ptr<const render::MapPainter>;
  struct Job {
    TileOrder order;
    std::int64_t edition = 0;
    Map map;
  };
  bool isTakenCareOf(const TileOrder& order) const;
  void work(std::stop_token stop);
  static PaintedPart painted(const Job& job);
  void deliver(Job job, PaintedPart part);

  std::function<void()> ready_;
  std::mutex mutex_;
  std::condition_variable_any asked_;
  std::condition_variable_any painted_;
  std::vector<Job> waiting_;  ///< the last is next
  std::vector<std::pair<TileOrder, std::int64_t>> underWay_;
  std::vector<PaintedPart> done_;
  std::vector<std::jthread> threads_;  ///< last, so that they end before what they use
};

}  // namespace redoubt::editor
