#include "core/model/row_index.h"

#include <algorithm>

namespace redoubt::model {

std::span<const void* const> RowIndex::at(std::int64_t value) const {
  const auto [from, to] = std::equal_range(values.begin(), values.end(), value);
  return std::span(rows).subspan(static_cast<std::size_t>(from - values.begin()), static_cast<std::size_t>(to - from));
}

std::shared_ptr<const RowIndex> sortedIndex(std::vector<std::pair<std::int64_t, const void*>> rows) {
  std::stable_sort(rows.begin(), rows.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
  auto index = std::make_shared<RowIndex>();
  index->values.reserve(rows.size());
  index->rows.reserve(rows.size());
  for (const auto& [value, row] : rows) {
    index->values.push_back(value);
    index->rows.push_back(row);
  }
  return index;
}

std::shared_ptr<const RowIndex> RowIndexes::find(std::size_t column) const {
  const std::shared_ptr<const Kept> kept = kept_.load();
  if (!kept) return nullptr;
  const auto found = kept->find(column);
  return found == kept->end() ? nullptr : found->second;
}

// Where two threads keep one at a time, that of one of them may be lost: it is only made again.
void RowIndexes::keep(std::size_t column, std::shared_ptr<const RowIndex> index) const {
  const std::shared_ptr<const Kept> before = kept_.load();
  auto after = before ? std::make_shared<Kept>(*before) : std::make_shared<Kept>();
  (*after)[column] = std::move(index);
  kept_.store(std::move(after));
}

void RowIndexes::clear() {
  kept_.store(nullptr);
}

}  // namespace redoubt::model
