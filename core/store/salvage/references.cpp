#include "core/store/salvage/references.h"

namespace redoubt::store {
namespace {

// A single one may be the one whose row is lost.
constexpr std::size_t kTooFew = 2;

template <class Visit>
void forEachReference(const TableShape& shape, const PageRows& page, Visit&& visit) {
  for (const PageRows::Row& row : page.rows) {
    for (std::size_t i = 0; i < shape.columns.size() && i < row.values.size(); ++i) {
      const auto* id = std::get_if<std::int64_t>(&row.values[i]);
      if (id && !shape.columns[i].refersTo.empty()) visit(shape.columns[i], *id);
    }
  }
}

}  // namespace

std::optional<double> References::knownShare(const TableShape& shape, const PageRows& page) {
  std::size_t all = 0;
  std::size_t known = 0;
  forEachReference(shape, page, [&](const ColumnShape& column, std::int64_t id) {
    ++all;
    if (isThere(column.refersTo, id)) ++known;
  });
  if (all == 0) return std::nullopt;
  return static_cast<double>(known) / static_cast<double>(all);
}

bool References::canStay(const TableShape& shape, const PageRows& page,
                         const std::function<bool(const std::string&)>& isRead) {
  std::size_t all = 0;
  std::size_t known = 0;
  forEachReference(shape, page, [&](const ColumnShape& column, std::int64_t id) {
    if (!column.isNeeded || !isRead(column.refersTo)) return;
    ++all;
    if (isThere(column.refersTo, id)) ++known;
  });
  return all < kTooFew || known * 10 >= all;
}

bool References::isThere(const std::string& table, std::int64_t id) {
  auto query = tables_.find(table);
  if (query == tables_.end()) {
    query = tables_.try_emplace(table, fresh_, "SELECT 1 FROM " + table + " WHERE rowid = ?").first;
  }
  query->second.reset();
  query->second.bind(1, id);
  const bool isFound = query->second.executeStep();
  query->second.reset();
  return isFound;
}

}  // namespace redoubt::store
