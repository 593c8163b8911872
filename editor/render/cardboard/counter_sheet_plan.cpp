#include "editor/render/cardboard/counter_sheet_plan.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "core/base/error.h"

namespace redoubt::render {
namespace {

// Blocks of counters of different size keep apart by more than their marks take.
constexpr double kBetweenBlocks = 3;
constexpr double kTiny = 1e-6;

struct LaidCell {
  std::size_t item = 0;
  int row = 0;
  int column = 0;
};

}  // namespace

// Counters of one size in rows and columns.
struct CounterSheetPlan::Block {
  double side = 0;
  int columns = 0;
  int rows = 0;
  std::vector<LaidCell> cells{};
  QPointF corner{};

  double pitch(double gap) const { return side + gap; }
  double width(double gap) const { return columns * pitch(gap) - gap; }
  double height(double gap) const { return rows * pitch(gap) - gap; }
};

CounterSheetPlan::CounterSheetPlan(std::vector<CounterSheetItem> items, const CounterSheetPaper& paper)
    : paper_(paper) {
  lay(items);
}

double CounterSheetPlan::markRoom() const {
  const bool isMarked = paper_.marksFronts || paper_.marksBacks;
  return paper_.bleed + (isMarked ? kMarkGap + kMark : 0);
}

// Whether left and right change places on backs; otherwise it is top and bottom.
bool CounterSheetPlan::turnsSideways() const {
  const bool isUpright = paper_.page.height() >= paper_.page.width();
  return paper_.backs == Backs::Fold || (paper_.backs == Backs::LongEdge) == isUpright;
}

QRectF CounterSheetPlan::foot(bool isBack) const {
  const QSizeF& page = paper_.page;
  const double margin = paper_.margin;
  const double top = isBack && !turnsSideways() ? margin : page.height() - margin - kFoot;
  return {margin, top, page.width() - 2 * margin, kFoot};
}

// That of the fronts, from cut to cut.
QRectF CounterSheetPlan::room() const {
  const double edge = paper_.margin + markRoom();
  QRectF room(QPointF(edge, edge), QPointF(paper_.page.width() - edge, foot().top() - markRoom()));
  if (paper_.backs == Backs::Fold) room.setRight(paper_.page.width() / 2 - std::max(paper_.bleed, paper_.gap / 2));
  if (paper_.left > 0) room.setLeft(paper_.left);
  if (paper_.top > 0) room.setTop(paper_.top);
  return room;
}

void CounterSheetPlan::lay(const std::vector<CounterSheetItem>& items) {
  const QRectF room = this->room();
  const double gap = paper_.gap;
  const auto fitting = [&](double length, double side) {
    return static_cast<int>(std::floor((length + gap + kTiny) / (side + gap)));
  };
  std::vector<Block> blocks;
  double bottom = room.top();  // of what is laid on this sheet
  std::size_t next = 0;
  while (next < items.size()) {
    const double side = items[next].side;
    const int columns = paper_.columns > 0 ? paper_.columns : fitting(room.width(), side);
    const double top = blocks.empty() ? room.top() : bottom + 2 * markRoom() + kBetweenBlocks;
    const int fittingRows = fitting(room.bottom() - top, side);
    const int mostRows = paper_.rows > 0 ? std::min(paper_.rows, fittingRows) : fittingRows;
    const bool isTooWide = columns < 1 || columns * (side + gap) - gap > room.width() + kTiny;
    if (blocks.empty() && (isTooWide || mostRows < 1)) {
      throw Error(ErrorCode::BadInput, Phrase::of("errors.counter-sheet.no-room", {{"side", fmt::format("{}", side)}}));
    }
    if (isTooWide || mostRows < 1 || (paper_.rows > 0 && !blocks.empty())) {
      addSheet(std::move(blocks));
      blocks = {};
      bottom = room.top();
      continue;
    }
    Block block{side, columns, 0};
    int row = 0;
    int column = 0;
    for (; next < items.size() && items[next].side == side; ++next) {
      if (column == columns || (items[next].startsRow && column > 0)) {
        ++row;
        column = 0;
      }
      if (row == mostRows) break;
      block.cells.push_back({next, row, column++});
    }
    block.rows = block.cells.back().row + 1;
    const int used = std::max_element(block.cells.begin(), block.cells.end(), [](const LaidCell& a, const LaidCell& b) {
                       return a.column < b.column;
                     })->column + 1;
    block.columns = paper_.columns > 0 ? columns : used;
    double left = paper_.backs == Backs::Fold ? room.right() - block.width(gap)
                                              : room.center().x() - columns * block.pitch(gap) / 2 + gap / 2;
    if (paper_.left > 0) left = paper_.left;
    block.corner = QPointF(left, top);
    bottom = top + block.height(gap);
    blocks.push_back(std::move(block));
  }
  if (!blocks.empty()) addSheet(std::move(blocks));
}

namespace {

// The places along one direction of the edges of `count` counters, each once.
std::vector<double> edgesOf(double from, double side, double gap, int count) {
  std::vector<double> edges;
  for (int i = 0; i < count; ++i) {
    const double at = from + i * (side + gap);
    if (edges.empty() || at - edges.back() > kTiny) edges.push_back(at);
    edges.push_back(at + side);
  }
  return edges;
}

QLineF mirrored(const QLineF& line, bool isSideways, const QSizeF& page) {
  const auto at = [&](QPointF point) {
    return isSideways ? QPointF(page.width() - point.x(), point.y()) : QPointF(point.x(), page.height() - point.y());
  };
  return {at(line.p1()), at(line.p2())};
}

}  // namespace

void CounterSheetPlan::addSheet(std::vector<Block> blocks) {
  if (++sheets_ > kMostSheets) {
    throw Error(ErrorCode::TooLarge,
                Phrase::of("errors.counter-sheet.too-many", {{"most", std::to_string(kMostSheets)}}));
  }
  CounterSheetPage front;
  front.sheet = sheets_;
  const double gap = paper_.gap;
  for (const Block& block : blocks) {
    std::vector<std::vector<bool>> isTaken(static_cast<std::size_t>(block.rows) + 2,
                                           std::vector<bool>(static_cast<std::size_t>(block.columns) + 2));
    for (const LaidCell& cell : block.cells) {
      isTaken[static_cast<std::size_t>(cell.row) + 1][static_cast<std::size_t>(cell.column) + 1] = true;
    }
    const auto bleedTo = [&](int row, int column) {
      return isTaken[static_cast<std::size_t>(row) + 1][static_cast<std::size_t>(column) + 1]
                 ? std::min(paper_.bleed, gap / 2)
                 : paper_.bleed;
    };
    for (const LaidCell& cell : block.cells) {
      const QPointF corner = block.corner + QPointF(cell.column, cell.row) * block.pitch(gap);
      const QMarginsF bleed(bleedTo(cell.row, cell.column - 1), bleedTo(cell.row - 1, cell.column),
                            bleedTo(cell.row, cell.column + 1), bleedTo(cell.row + 1, cell.column));
      front.counters.push_back({cell.item, false, QRectF(corner, QSizeF(block.side, block.side)), bleed});
      if (gap > kTiny) continue;
      const QRectF trim = front.counters.back().trim;
      if (isTaken[static_cast<std::size_t>(cell.row) + 1][static_cast<std::size_t>(cell.column)]) {
        front.cuts.emplace_back(trim.topLeft(), trim.bottomLeft());
      }
      if (isTaken[static_cast<std::size_t>(cell.row)][static_cast<std::size_t>(cell.column) + 1]) {
        front.cuts.emplace_back(trim.topLeft(), trim.topRight());
      }
    }
    const QRectF area(block.corner, QSizeF(block.width(gap), block.height(gap)));
    const double from = paper_.bleed + kMarkGap;
    for (const double x : edgesOf(area.left(), block.side, gap, block.columns)) {
      front.marks.emplace_back(x, area.top() - from, x, area.top() - from - kMark);
      front.marks.emplace_back(x, area.bottom() + from, x, area.bottom() + from + kMark);
    }
    const bool isFolded = paper_.backs == Backs::Fold;
    for (const double y : edgesOf(area.top(), block.side, gap, block.rows)) {
      front.marks.emplace_back(area.left() - from, y, area.left() - from - kMark, y);
      if (!isFolded) front.marks.emplace_back(area.right() + from, y, area.right() + from + kMark, y);
    }
  }
  const CounterSheetPage back = backOf(front);
  if (paper_.backs == Backs::Fold) {
    front.counters.insert(front.counters.end(), back.counters.begin(), back.counters.end());
    front.cuts.insert(front.cuts.end(), back.cuts.begin(), back.cuts.end());
    front.marks.insert(front.marks.end(), back.marks.begin(), back.marks.end());
    const double middle = paper_.page.width() / 2;
    front.folds.emplace_back(middle, paper_.margin, middle, foot().top());
  }
  if (!paper_.marksFronts) front.marks.clear();
  pages_.push_back(std::move(front));
  if (paper_.backs == Backs::LongEdge || paper_.backs == Backs::ShortEdge) pages_.push_back(back);
}

// As it is printed on the other side: a point of the paper has both of its sides in one place. Who turns a counter over
// sideways finds its back upright.
CounterSheetPage CounterSheetPlan::backOf(const CounterSheetPage& front) const {
  const QSizeF& page = paper_.page;
  const bool isFolded = paper_.backs == Backs::Fold;
  const bool isSideways = turnsSideways();
  const QPointF offset = isFolded ? QPointF() : paper_.offset;
  CounterSheetPage back;
  back.sheet = front.sheet;
  back.isBack = true;
  for (PlacedCounter placed : front.counters) {
    placed.isBack = true;
    placed.isUpsideDown = !isSideways;
    const QRectF& trim = placed.trim;
    const double left = isSideways ? page.width() - trim.right() : trim.left();
    const double top = isSideways ? trim.top() : page.height() - trim.bottom();
    placed.trim.moveTopLeft(QPointF(left, top) + offset);
    // Seen from behind, what was at the left is at the right; turned upside down, it is at the right again.
    placed.bleed = QMarginsF(placed.bleed.right(), placed.bleed.top(), placed.bleed.left(), placed.bleed.bottom());
    back.counters.push_back(placed);
  }
  for (const QLineF& line : front.cuts) back.cuts.push_back(mirrored(line, isSideways, page).translated(offset));
  if (!paper_.marksBacks) return back;
  for (const QLineF& line : front.marks) back.marks.push_back(mirrored(line, isSideways, page).translated(offset));
  return back;
}

}  // namespace redoubt::render
