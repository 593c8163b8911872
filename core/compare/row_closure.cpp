#include "core/compare/row_closure.h"

#include "core/model/any_table.h"
#include "core/proof/rows.h"

namespace redoubt::compare {

using namespace model;

RowClosure::RowClosure(const Battle& from, const Battle& to) : pictures_(to.pictures()) {
  for (const TableInfo& table : allTables()) {
    forEachDifference(table, from, to, [&](const void* before, const void* after) {
      byName_.emplace(nameOf(table, before ? before : after), changes_.size());
      changes_.push_back({&table, before, after});
    });
  }
  for (std::size_t i = 0; i < changes_.size(); ++i) {
    const void* any = changes_[i].to ? changes_[i].to : changes_[i].from;
    if (const auto* origin = proof::as<Provenance>(*changes_[i].table, any)) {
      if (const TableInfo* subject = tableNamed(origin->subjectTable)) {
        origins_[{subject, origin->subject}].push_back(i);
      }
    }
    if (!changes_[i].from) continue;
    for (RowName& name : referencesOf(*changes_[i].table, changes_[i].from)) {
      if (byName_.contains(name)) neededBy_[std::move(name)].push_back(i);
    }
  }
}

void RowClosure::take(const TableInfo& table, const void* row) {
  const RowName name = nameOf(table, row);
  if (const auto found = byName_.find(name); found != byName_.end()) take(found->second);
  const auto origins = origins_.find(name);
  if (origins == origins_.end()) return;
  for (const std::size_t each : origins->second) take(each);
}

void RowClosure::take(std::size_t at) {
  if (changes_[at].isTaken) return;
  changes_[at].isTaken = true;
  open_.push_back(at);
}

Edit RowClosure::edit(std::string title) {
  while (!open_.empty()) {
    const Change change = changes_[open_.back()];
    open_.pop_back();
    if (change.to) {
      for (const RowName& name : referencesOf(*change.table, change.to)) {
        const auto needed = byName_.find(name);
        if (needed != byName_.end() && !changes_[needed->second].from) take(needed->second);
      }
    } else if (const auto users = neededBy_.find(nameOf(*change.table, change.from)); users != neededBy_.end()) {
      for (const std::size_t user : users->second) take(user);
    }
  }
  Edit edit(std::move(title));
  edit.pictures() = pictures_;
  for (const Change& each : changes_) {
    if (each.isTaken) putOrErase(edit, *each.table, each.from, each.to);
  }
  return edit;
}

}  // namespace redoubt::compare
