#include "core/store/salvage/table_tree.h"

#include <algorithm>

namespace redoubt::store {
namespace {

// A tree of this height would hold more rows than there are ids.
constexpr int kMaxDepth = 20;

// A page with so many rows of a table is of that table, whatever else is on it.
bool isEnough(std::size_t fitting, std::size_t cells) {
  return fitting > 0 && (fitting * 4 >= cells || fitting >= 10);
}

// Of a few rows each may have a value that its column does not take; of many not all.
bool isEnough(const PageRows& found) {
  const auto whole = static_cast<std::size_t>(std::count_if(
      found.rows.begin(), found.rows.end(), [](const PageRows::Row& row) { return row.fit == Fit::Whole; }));
  return isEnough(found.rows.size(), found.cells) && (found.cells <= 4 || isEnough(whole, found.cells));
}

}  // namespace

std::vector<bool> ascending(const std::vector<RowKey>& keys) {
  std::vector<std::size_t> ends;  // of the rows of each length, the one with the least key
  std::vector<std::size_t> before(keys.size());
  for (std::size_t i = 0; i < keys.size(); ++i) {
    const auto place =
        std::lower_bound(ends.begin(), ends.end(), i, [&](std::size_t a, std::size_t b) { return keys[a] < keys[b]; });
    before[i] = place == ends.begin() ? i : *(place - 1);
    if (place == ends.end()) {
      ends.push_back(i);
    } else {
      *place = i;
    }
  }
  std::vector<bool> marks(keys.size());
  if (ends.empty()) return marks;
  std::size_t at = ends.back();
  for (std::size_t left = ends.size(); left > 0; --left, at = before[at]) marks[at] = true;
  return marks;
}

PageRows rowsOn(const DamagedFile& file, const TreePage& page, const TableShape& shape) {
  PageRows result;
  result.cells = page.cells().size();
  result.isWhole = page.addsUp();
  for (std::size_t i = 0; i < result.cells; ++i) {
    const Cell& cell = page.cells()[i];
    const auto record = page.recordOf(file, cell);
    auto row = record ? shape.rowOf(*record, cell.rowid) : std::nullopt;
    const Fit fit = row ? shape.fitOf(*row) : Fit::None;
    const auto key = fit == Fit::None ? std::nullopt : shape.keyOf(*row, cell.rowid);
    if (key) {
      result.rows.push_back({std::move(*row), *key, i, fit});
    } else {
      result.isWhole = false;
    }
  }
  std::vector<RowKey> keys;
  for (const PageRows::Row& row : result.rows) keys.push_back(row.key);
  const std::vector<bool> marks = ascending(keys);
  for (std::size_t i = 0; i < marks.size(); ++i) result.rows[i].isInOrder = marks[i];
  return result;
}

bool TableTree::isInGap(const RowKey& key) const {
  return std::any_of(gaps_.begin(), gaps_.end(), [&](const KeyRange& gap) { return gap.holds(key); });
}

bool TableTree::visit(PageNumber number, const KeyRange& range, int depth) {
  if (!claims_.isAvailable(number) || depth > kMaxDepth) return false;
  const PageKind leaf = shape_.hasRowid ? PageKind::LeafTable : PageKind::LeafIndex;
  const auto page = TreePage::of(file_, number);
  if (page && page->isTable() == shape_.hasRowid) {
    if (page->isInner() ? visitInner(number, *page, range, depth) : visitLeaf(number, *page, range)) return true;
    if (!page->isInner()) return false;
  }
  // Its first byte alone may be spoilt.
  const auto taken = TreePage::of(file_, number, leaf);
  return taken && !taken->cells().empty() && visitLeaf(number, *taken, range);
}

bool TableTree::visitLeaf(PageNumber number, const TreePage& page, const KeyRange& range) {
  const PageRows found = rowsOn(file_, page, shape_);
  const bool isEmpty = page.cellCount() == 0 && page.addsUp();
  if (!isEmpty && !isEnough(found)) return false;
  const auto inRange = std::count_if(found.rows.begin(), found.rows.end(),
                                     [&](const PageRows::Row& row) { return range.holds(row.key); });
  if (static_cast<std::size_t>(inRange) * 2 < found.rows.size() || !sink_.belongs(found)) return false;
  claims_.take(number);
  if (!found.isWhole) addGap(range);
  for (const PageRows::Row& row : found.rows) give(row, range);
  return true;
}

void TableTree::give(const PageRows::Row& row, const KeyRange& range) {
  isEmpty_ = false;
  if (row.fit == Fit::Whole && row.isInOrder && range.holds(row.key)) {
    sink_.row(row.values);
  } else {
    sink_.broken();
  }
}

// Of an inner page, the key behind which the next way down begins; nothing where it is spoilt.
std::vector<std::optional<RowKey>> TableTree::boundsOn(const TreePage& page, const PageRows& found,
                                                       const KeyRange& range) const {
  std::vector<std::optional<RowKey>> bounds(page.cells().size());
  for (const PageRows::Row& row : found.rows) bounds[row.cell] = row.key;
  if (!page.hasRows()) {
    for (std::size_t i = 0; i < bounds.size(); ++i) bounds[i] = RowKey{page.cells()[i].rowid};
  }
  std::vector<RowKey> keys;
  std::vector<std::size_t> places;
  for (std::size_t i = 0; i < bounds.size(); ++i) {
    if (!bounds[i]) continue;
    keys.push_back(*bounds[i]);
    places.push_back(i);
  }
  const std::vector<bool> marks = ascending(keys);
  for (std::size_t i = 0; i < keys.size(); ++i) {
    if (!marks[i] || !range.holds(keys[i])) bounds[places[i]].reset();
  }
  return bounds;
}

bool TableTree::visitInner(PageNumber number, const TreePage& page, const KeyRange& range, int depth) {
  const std::vector<Cell>& cells = page.cells();
  const auto leads = [&](PageNumber child) { return child > 1 && child <= file_.pageCount(); };
  const auto ways = std::count_if(cells.begin(), cells.end(), [&](const Cell& cell) { return leads(cell.child); });
  if (cells.empty() ? !leads(page.lastChild()) : !isEnough(static_cast<std::size_t>(ways), cells.size())) return false;
  const PageRows found = page.hasRows() ? rowsOn(file_, page, shape_) : PageRows{{}, 0, page.addsUp()};
  if (page.hasRows() && !cells.empty() && !isEnough(found)) return false;
  const std::vector<std::optional<RowKey>> bounds = boundsOn(page, found, range);
  const auto bounded = std::count_if(bounds.begin(), bounds.end(), [](const auto& bound) { return bound.has_value(); });
  if (static_cast<std::size_t>(bounded) * 2 < cells.size()) return false;

  claims_.take(number);
  if (!found.isWhole) addGap(range);
  for (const PageRows::Row& row : found.rows) give(row, range);
  KeyRange below{range.after, std::nullopt};
  for (std::size_t i = 0; i <= cells.size(); ++i) {
    const auto next = std::find_if(bounds.begin() + static_cast<std::ptrdiff_t>(i), bounds.end(),
                                   [](const auto& bound) { return bound.has_value(); });
    below.upTo = next == bounds.end() ? range.upTo : *next;
    const PageNumber child = i < cells.size() ? cells[i].child : page.lastChild();
    if (!visit(child, below, depth + 1)) addGap(below);
    if (i < cells.size() && bounds[i]) below.after = bounds[i];
  }
  return true;
}

}  // namespace redoubt::store
