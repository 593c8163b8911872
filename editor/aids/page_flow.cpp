#include "editor/aids/page_flow.h"

#include <algorithm>

namespace redoubt::editor {
namespace {

constexpr double kLeastRoom = 22;  // at the end of a page in which a band is begun
constexpr double kStep = 0.5;      // of heights that are tried to balance columns
constexpr double kNear = 1e-6;

// The head that is repeated above a piece at the top of a column.
const Piece* repeatedHead(const Piece& piece) {
  return piece.head && !piece.isHead ? piece.head.get() : nullptr;
}

}  // namespace

PageFlow::PageFlow(QRectF area, double gap) : area_(area), gap_(gap), y_(area.top()), pages_(1) {}

double PageFlow::heightOf(const std::vector<Piece>& pieces, const Column& column) const {
  double height = 0;
  for (std::size_t i = column.from; i < column.to; ++i) {
    if (i == column.from) {
      if (const Piece* head = repeatedHead(pieces[i])) height += head->height;
    } else {
      height += pieces[i].before;
    }
    height += pieces[i].height;
  }
  return height;
}

std::vector<PageFlow::Column> PageFlow::fill(const std::vector<Piece>& pieces, std::size_t from, int columns,
                                             double height) const {
  std::vector<Column> filled;
  while (static_cast<int>(filled.size()) < columns && from < pieces.size()) {
    Column column{from, from};
    double y = 0;
    while (column.to < pieces.size()) {
      const Piece& piece = pieces[column.to];
      double more = piece.height;
      if (column.to > column.from) {
        more += piece.before;
      } else if (const Piece* head = repeatedHead(piece)) {
        more += head->height;
      }
      if (column.to > column.from && y + more > height + kNear) break;
      y += more;
      ++column.to;
    }
    // What must stay with the next goes over to it, unless nothing would be left.
    if (column.to < pieces.size()) {
      std::size_t to = column.to;
      while (to > column.from && pieces[to - 1].keepsWithNext) --to;
      if (to > column.from) column.to = to;
    }
    filled.push_back(column);
    from = column.to;
  }
  return filled;
}

void PageFlow::place(const std::vector<Piece>& pieces, const Column& column, double left, double top) {
  const auto put = [&](const Piece& piece, double y) {
    for (Placed placed : piece.items) {
      shift(placed, left, y);
      pages_.back().items.push_back(std::move(placed));
    }
  };
  double y = top;
  for (std::size_t i = column.from; i < column.to; ++i) {
    if (i == column.from) {
      if (const Piece* head = repeatedHead(pieces[i])) {
        put(*head, y);
        y += head->height;
      }
    } else {
      y += pieces[i].before;
    }
    put(pieces[i], y);
    y += pieces[i].height;
  }
}

void PageFlow::breakPage() {
  if (pages_.back().items.empty()) return;
  pages_.emplace_back();
  y_ = area_.top();
}

void PageFlow::add(Band band) {
  std::size_t from = 0;
  const std::vector<Piece>& pieces = band.pieces;
  while (from < pieces.size()) {
    const bool isAtTop = y_ <= area_.top() + kNear;
    const double before = isAtTop ? 0 : pieces[from].before;
    double room = area_.bottom() - y_ - before;
    std::vector<Column> columns = fill(pieces, from, band.columns, room);
    const bool isAll = columns.back().to == pieces.size();
    const bool isTooHigh = std::any_of(columns.begin(), columns.end(),
                                       [&](const Column& column) { return heightOf(pieces, column) > room + kNear; });
    // A beginning whose first parts must stay with what comes next isn't left at the end of a page.
    const bool isAlone = !isAll && std::all_of(pieces.begin() + static_cast<std::ptrdiff_t>(from),
                                               pieces.begin() + static_cast<std::ptrdiff_t>(columns.back().to),
                                               [](const Piece& piece) { return piece.keepsWithNext; });
    if (!isAtTop && (isTooHigh || isAlone || (!isAll && room < kLeastRoom))) {
      breakPage();
      continue;
    }
    if (isAll && band.columns > 1) {
      double least = room;
      for (double height = kStep; height < room; height += kStep) {
        const auto tried = fill(pieces, from, band.columns, height);
        const bool fits =
            tried.back().to == pieces.size() && std::all_of(tried.begin(), tried.end(), [&](const Column& column) {
              const bool isParted = column.to < pieces.size() && pieces[column.to - 1].keepsWithNext;
              return !isParted && heightOf(pieces, column) <= height + kNear;
            });
        if (!fits) continue;
        least = height;
        break;
      }
      columns = fill(pieces, from, band.columns, least);
    }
    double lowest = 0;
    for (std::size_t i = 0; i < columns.size(); ++i) {
      place(pieces, columns[i], area_.left() + static_cast<double>(i) * (band.width + gap_), y_ + before);
      lowest = std::max(lowest, heightOf(pieces, columns[i]));
    }
    y_ += before + lowest;
    from = columns.back().to;
    if (from < pieces.size()) breakPage();
  }
}

std::vector<SheetPage> PageFlow::finished() && {
  if (pages_.size() > 1 && pages_.back().items.empty()) pages_.pop_back();
  return std::move(pages_);
}

}  // namespace redoubt::editor
