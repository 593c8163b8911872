#include "core/store/salvage/stray_pages.h"

#include <algorithm>
#include <utility>

namespace redoubt::store {
namespace {

// Of the cells of a page, a few that tell how many columns its rows have.
constexpr std::size_t kTried = 4;

bool mayBeOf(const TableShape& shape, const TreePage& page, const std::vector<std::size_t>& columns) {
  return shape.hasRowid == page.isTable() &&
         std::find(columns.begin(), columns.end(), shape.columns.size()) != columns.end();
}

std::vector<std::size_t> columnCounts(const DamagedFile& file, const TreePage& page) {
  std::vector<std::size_t> counts;
  for (const Cell& cell : page.cells()) {
    if (counts.size() == kTried) break;
    if (const auto record = page.recordOf(file, cell)) counts.push_back(record->size());
  }
  return counts;
}

}  // namespace

void StrayPages::read(bool isSuspicious) {
  const bool anyLacks =
      std::any_of(tables_.begin(), tables_.end(), [](const TableRescue& table) { return !table.tree->gaps().empty(); });
  if (!anyLacks && !isSuspicious) return;
  for (PageNumber number = 2; number <= file_.pageCount(); ++number) {
    if (claims_.isAvailable(number)) look(number);
  }
  // By now the rows that these refer to are there.
  for (const PageNumber number : unclear_) lookAgain(number);
}

// A table from which all rows were deleted is empty, too: then these pages are known to be unused.
bool StrayPages::mayLack(const TableRescue& table) const {
  return !table.tree->gaps().empty() || (table.tree->isEmpty() && claims_.knowsUnused());
}

std::vector<StrayPages::Candidate> StrayPages::candidatesFor(const TreePage& page) const {
  std::vector<Candidate> found;
  const std::vector<std::size_t> columns = columnCounts(file_, page);
  for (TableRescue& table : tables_) {
    if (!mayBeOf(table.shape, page, columns)) continue;
    PageRows rows = rowsOn(file_, page, table.shape);
    const auto whole = static_cast<std::size_t>(std::count_if(
        rows.rows.begin(), rows.rows.end(), [](const PageRows::Row& row) { return row.fit == Fit::Whole; }));
    if (whole > 0 && whole * 4 >= rows.cells * 3) found.push_back({&table, std::move(rows)});
  }
  return found;
}

void StrayPages::look(PageNumber number) {
  const auto page = TreePage::of(file_, number);
  if (!page || !page->hasRows() || page->cells().empty()) return;
  const std::vector<Candidate> candidates = candidatesFor(*page);
  if (candidates.size() > 1) {
    unclear_.push_back(number);
  } else if (!candidates.empty()) {
    give(number, candidates[0]);
  }
}

// The table whose references lead to rows, if those of no other do as well.
void StrayPages::lookAgain(PageNumber number) {
  const auto page = TreePage::of(file_, number);
  if (!page) return;
  std::vector<std::pair<double, Candidate>> candidates;
  for (Candidate& candidate : candidatesFor(*page)) {
    const double share = references_.knownShare(candidate.table->shape, candidate.rows).value_or(0);
    candidates.emplace_back(share, std::move(candidate));
  }
  std::stable_sort(candidates.begin(), candidates.end(),
                   [](const auto& a, const auto& b) { return a.first > b.first; });
  const double most = candidates.empty() ? 0 : candidates[0].first;
  if (most >= 0.5 && (candidates.size() < 2 || candidates[1].first < most)) give(number, candidates[0].second);
}

void StrayPages::give(PageNumber number, const Candidate& to) {
  TableRescue& table = *to.table;
  if (!mayLack(table)) return;
  if (table.tree->gaps().empty()) table.tree->addGap({});
  claims_.take(number);
  for (const PageRows::Row& row : to.rows.rows) {
    if (row.fit != Fit::Whole || !row.isInOrder) {
      ++table.keeper->result.broken;
      continue;
    }
    const bool isExpected = claims_.knowsUnused() && table.tree->isInGap(row.key);
    table.keeper->keep(row.values, isExpected ? RowKeeper::Origin::Tree : RowKeeper::Origin::Stray);
  }
}

}  // namespace redoubt::store
