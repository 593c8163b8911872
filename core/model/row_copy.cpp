#include "core/model/row_copy.h"

#include <algorithm>
#include <set>

#include "core/base/text.h"
#include "core/model/origins.h"

namespace redoubt::model {
namespace {

constexpr std::string_view kSlug = "slug";

std::int64_t idOf(const AnyRow& row) {
  return std::get<std::int64_t>(row.value(std::size_t{0}));
}

std::set<std::string> slugsOf(const Battle& battle, const TableInfo& table) {
  std::set<std::string> slugs;
  const auto column = table.column(kSlug);
  if (!column) return slugs;
  table.forEach(battle, [&](const void* row) { slugs.insert(toText(valueOf(row, table.fields()[*column]))); });
  return slugs;
}

std::string freeSlug(const std::set<std::string>& taken, const TableInfo& table, std::string_view wanted) {
  std::string stem = slugged(wanted);
  if (stem.empty()) stem = slugged(table.name());
  std::string slug = stem;
  for (int number = 2; taken.contains(slug); ++number) slug = stem + "-" + std::to_string(number);
  return slug;
}

void copyOrigins(Edit& edit, const Battle& battle, const TableInfo& table, const std::string& from,
                 const std::string& to) {
  const auto& rows = battle.all<Provenance>();
  for (auto row = rows.lowerBound({std::string(table.name()), from, std::string()});
       row != rows.end() && row->subjectTable == table.name() && row->subject == from; ++row) {
    Provenance copy = *row;
    copy.subject = to;
    edit.put(std::move(copy));
  }
}

}  // namespace

std::optional<std::size_t> parentColumn(const TableInfo& table) {
  const auto fields = table.fields();
  for (std::size_t i = 0; i < fields.size(); ++i) {
    if (!fields[i].refersTo.empty() && (!fields[i].isOptional || fields[i].isOwned)) return i;
  }
  return std::nullopt;
}

void RowCopies::add(const AnyRow& row) {
  const auto key = std::pair{row.table().name(), row.key()};
  if (known_.contains(key)) return;
  known_[key] = rows_.size();
  rows_.emplace_back(row, true);
  for (std::size_t at = rows_.size() - 1; at < rows_.size(); ++at) {
    const AnyRow each = rows_[at].first;
    if (!each.table().hasIds()) continue;
    ids_[{each.table().name(), idOf(each)}] = randomId();
    for (const TableInfo& below : allTables()) follow(below, each.table(), each.key());
  }
}

// Adds the rows of `below` whose parent is the row.
void RowCopies::follow(const TableInfo& below, const TableInfo& table, const std::string& id) {
  const auto parent = parentColumn(below);
  if (!parent || below.fields()[*parent].refersTo != table.name()) return;
  below.forEach(battle_, [&](const void* row) {
    if (toText(valueOf(row, below.fields()[*parent])) != id) return;
    const auto key = std::pair{below.name(), below.keyText(row)};
    if (known_.contains(key)) return;
    known_[key] = rows_.size();
    rows_.emplace_back(AnyRow(below, row), false);
  });
}

std::optional<std::int64_t> RowCopies::copyOf(const TableInfo& table, std::int64_t id) const {
  const auto found = ids_.find({table.name(), id});
  return found == ids_.end() ? std::nullopt : std::optional(found->second);
}

void RowCopies::set(const TableInfo& table, std::int64_t id, std::string_view column, Value value) {
  const auto row = known_.find({table.name(), std::to_string(id)});
  if (row != known_.end()) set_[{row->second, *table.column(column)}] = std::move(value);
}

Edit RowCopies::take(std::string title) {
  Edit edit(std::move(title));
  std::map<std::string_view, std::set<std::string>> taken;
  for (std::size_t at = 0; at < rows_.size(); ++at) {
    const auto& [row, isAsked] = rows_[at];
    const TableInfo& table = row.table();
    AnyRow copy = row;
    for (std::size_t i = 0; i < table.fields().size(); ++i) {
      const FieldInfo& field = table.fields()[i];
      const auto wanted = set_.find({at, i});
      if (wanted != set_.end()) copy.set(i, wanted->second);
      const bool isOwnId = i == 0 && table.hasIds();
      if (!isOwnId && field.refersTo.empty()) continue;
      const Value value = row.value(i);
      const auto* id = std::get_if<std::int64_t>(&value);
      if (!id || wanted != set_.end()) continue;
      const auto known = ids_.find({isOwnId ? table.name() : field.refersTo, *id});
      if (known != ids_.end()) copy.set(i, known->second);
    }
    if (isAsked && table.column(kSlug)) {
      auto [slugs, isNew] = taken.try_emplace(table.name());
      if (isNew) slugs->second = slugsOf(battle_, table);
      const std::string slug = freeSlug(slugs->second, table, toText(copy.value(kSlug)));
      slugs->second.insert(slug);
      copy.set(kSlug, slug);
    }
    copy.putInto(edit);
    copyOrigins(edit, battle_, table, row.key(), copy.key());
  }
  return edit;
}

std::string freeSlug(const Battle& battle, const TableInfo& table, std::string_view wanted) {
  return freeSlug(slugsOf(battle, table), table, wanted);
}

}  // namespace redoubt::model
