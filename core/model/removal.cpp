#include "core/model/removal.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "core/model/origins.h"

namespace redoubt::model {
namespace {

// Finds the rows to remove, round by round: a row that names a removed one may have to be removed in the next round.
class Remover {
 public:
  Remover(const Battle& battle, std::string title) : battle_(battle) { removal_.edit.rename(std::move(title)); }

  void doom(const TableInfo& table, const void* row) {
    if (!doomed_[&table].insert(table.keyText(row)).second) return;
    table.erase(removal_.edit, row);
    eraseOrigins(removal_.edit, battle_, table.name(), table.keyText(row));
    fresh_.insert(table.name());
  }

  Removal take() {
    while (!fresh_.empty()) {
      const auto named = std::exchange(fresh_, {});
      for (const TableInfo& table : allTables()) doomUsersOf(named, table);
    }
    for (const TableInfo& table : allTables()) {
      if (const auto found = doomed_.find(&table); found != doomed_.end()) {
        removal_.gone.push_back({&table, static_cast<int>(found->second.size())});
      }
      letGo(table);
    }
    return std::move(removal_);
  }

 private:
  bool goes(const TableInfo& table, const void* row) const {
    const auto found = doomed_.find(&table);
    return found != doomed_.end() && found->second.contains(table.keyText(row));
  }

  bool namesDoomed(const void* row, const FieldInfo& field) const {
    const auto found = doomed_.find(tableNamed(field.refersTo));
    return found != doomed_.end() && found->second.contains(toText(valueOf(row, field)));
  }

  static bool mustName(const FieldInfo& field) { return !field.isOptional || field.isOwned; }

  template <class Takes>
  static std::vector<const FieldInfo*> references(const TableInfo& table, Takes&& takes) {
    std::vector<const FieldInfo*> found;
    for (const FieldInfo& field : table.fields()) {
      if (!field.refersTo.empty() && takes(field)) found.push_back(&field);
    }
    return found;
  }

  void doomUsersOf(const std::set<std::string_view>& named, const TableInfo& table) {
    const auto fields =
        references(table, [&](const auto& each) { return mustName(each) && named.contains(each.refersTo); });
    if (fields.empty()) return;
    table.forEach(battle_, [&](const void* row) {
      const bool has =
          std::any_of(fields.begin(), fields.end(), [&](const auto* field) { return namesDoomed(row, *field); });
      if (has) doom(table, row);
    });
  }

  void letGo(const TableInfo& table) {
    const auto fields = references(
        table, [&](const auto& each) { return !mustName(each) && doomed_.contains(tableNamed(each.refersTo)); });
    if (fields.empty()) return;
    std::map<std::size_t, int> counts;
    table.forEach(battle_, [&](const void* row) {
      if (goes(table, row)) return;
      AnyRow changed(table, row);
      for (const FieldInfo* field : fields) {
        if (!namesDoomed(row, *field)) continue;
        const auto column = static_cast<std::size_t>(field - table.fields().data());
        changed.set(column, Value());
        markSetByHand(removal_.edit, battle_, table.name(), table.keyText(row), field->name);
        ++counts[column];
      }
      if (table.isEqual(changed.data(), row)) return;
      if (table.name() == Placement::kTable) takeOffMap(changed);
      changed.putInto(removal_.edit);
    });
    for (const auto& [column, rows] : counts) removal_.clearedReferences.push_back({&table, column, rows});
  }

  // The place where the counter would begin is gone.
  void takeOffMap(AnyRow& placement) {
    placement.set("rule", std::string(toText(PlacementRule::OffMap)));
    markSetByHand(removal_.edit, battle_, Placement::kTable, placement.key(), "rule");
  }

  const Battle& battle_;
  Removal removal_;
  std::map<const TableInfo*, std::set<std::string>> doomed_;  // by key
  std::set<std::string_view> fresh_;                          // tables of which rows were doomed in this round
};

}  // namespace

int Removal::count(std::string_view table) const {
  const auto found =
      std::find_if(gone.begin(), gone.end(), [&](const auto& each) { return each.table->name() == table; });
  return found == gone.end() ? 0 : found->rows;
}

Removal removalOf(const Battle& battle, std::span<const AnyRow> rows, std::string title) {
  Remover remover(battle, std::move(title));
  for (const AnyRow& row : rows) {
    if (const void* there = row.table().find(battle, row.data())) remover.doom(row.table(), there);
  }
  return remover.take();
}

}  // namespace redoubt::model
