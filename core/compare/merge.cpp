#include "core/compare/merge.h"

#include <algorithm>
#include <map>

#include "core/compare/merge_weaver.h"
#include "core/compare/value_groups.h"
#include "core/model/any_table.h"

namespace redoubt::compare {

using namespace model;

std::string_view toText(MergeConflict::Kind kind) {
  switch (kind) {
    case MergeConflict::Kind::Value: return "value";
    case MergeConflict::Kind::Rows: return "rows";
    case MergeConflict::Kind::Rules: return "rules";
  }
  return {};
}

Merge::Merge(const Battle& base, const Battle& ours, const Battle& theirs)
    : base_(base), ours_(ours), theirs_(theirs), weaver_(std::make_unique<Weaver>(*this)) {
  weaver_->run();
}

Merge::~Merge() = default;

Battle Merge::merged(std::span<const MergeChoice> choices) const {
  return weaver_->merged(choices);
}

Battle Merge::merged(MergeChoice all) const {
  return merged(std::vector<MergeChoice>(conflicts_.size(), all));
}

Edit Merge::edit(const Battle& merged, std::string title) const {
  return toEdit(difference(ours_, merged), std::move(title));
}

void Merge::Weaver::run() {
  collect();
  woven_.resize(merge_.rows_.size());
  parents_.resize(merge_.rows_.size());
  std::iota(parents_.begin(), parents_.end(), std::size_t{0});
  isHeld_.assign(merge_.rows_.size(), false);
  for (std::size_t i = 0; i < merge_.rows_.size(); ++i) weave(i);
  const auto needsRemoved = [&](const std::vector<RowName>& names) {
    return std::any_of(names.begin(), names.end(), [&](const RowName& name) {
      const auto needed = placeOf(name);
      return needed && isRemoved(*needed);
    });
  };
  for (std::size_t i = 0; i < merge_.rows_.size(); ++i) {
    if (needsRemoved(woven_[i].references)) hold(i);
  }
  for (const Clash& clash : clashes_) {
    const MergedRow& row = merge_.rows_[clash.row];
    if (needsRemoved(referencesOf(*row.table, row.ours)) || needsRemoved(referencesOf(*row.table, row.theirs))) {
      hold(clash.row);
    }
  }
  close();
  if (merge_.byOurs_ > 0 && merge_.byTheirs_ > 0) holdToRules();
  nameConflicts();
}

void Merge::Weaver::collect() {
  for (const TableInfo& table : allTables()) {
    forEachDifference(table, merge_.base_, merge_.ours_, [&](const void* before, const void* after) {
      ++merge_.byOurs_;
      places_.emplace(nameOf(table, before ? before : after), merge_.rows_.size());
      merge_.rows_.push_back({&table, before, after, before});
    });
    forEachDifference(table, merge_.base_, merge_.theirs_, [&](const void* before, const void* after) {
      ++merge_.byTheirs_;
      const auto [found, isNew] = places_.try_emplace(nameOf(table, before ? before : after), merge_.rows_.size());
      if (isNew) {
        merge_.rows_.push_back({&table, before, before, after});
      } else {
        merge_.rows_[found->second].theirs = after;
      }
    });
  }
}

std::optional<std::size_t> Merge::Weaver::placeOf(const RowName& name) const {
  const auto found = places_.find(name);
  return found == places_.end() ? std::nullopt : std::optional(found->second);
}

std::optional<AnyRow> Merge::Weaver::rowOf(std::size_t at, MergeSide side) const {
  const void* row = merge_.rows_[at].of(side);
  return row ? std::optional<AnyRow>(std::in_place, *merge_.rows_[at].table, row) : std::nullopt;
}

void Merge::Weaver::set(std::size_t at, std::optional<AnyRow> row) {
  woven_[at].references = row ? referencesOf(*merge_.rows_[at].table, row->data()) : std::vector<RowName>();
  woven_[at].row = std::move(row);
}

// A row, by what each side made of it. Of a value that both changed, the lesser text is taken until somebody chooses,
// so that it does not matter which side is ours.
void Merge::Weaver::weave(std::size_t at) {
  const MergedRow& row = merge_.rows_[at];
  for (const void* each : {row.base, row.ours, row.theirs}) {
    if (!each) continue;
    for (const RowName& name : referencesOf(*row.table, each)) {
      if (const auto needed = placeOf(name)) neededBy_[*needed].push_back(at);
    }
  }
  const bool isOurs = row.ours != row.base;  // pointers lead into the tables: an untouched row keeps that of the base
  const bool isTheirs = row.theirs != row.base;
  if (!isTheirs) return set(at, rowOf(at, MergeSide::Ours));
  if (!isOurs) return set(at, rowOf(at, MergeSide::Theirs));
  if (!row.ours && !row.theirs) return set(at, std::nullopt);
  if (!row.ours || !row.theirs) {
    set(at, rowOf(at, row.ours ? MergeSide::Ours : MergeSide::Theirs));
    return hold(at);
  }
  AnyRow woven(*row.table, row.ours);
  const auto value = [&](const void* from, std::size_t column) { return valueOf(from, row.table->fields()[column]); };
  for (const auto& columns : valuesOf(*row.table)) {
    const auto isSame = [&](const void* a, const void* b) {
      return std::all_of(columns.begin(), columns.end(), [&](std::size_t c) { return value(a, c) == value(b, c); });
    };
    if (isSame(row.ours, row.theirs)) continue;
    const bool ourChange = !row.base || !isSame(row.base, row.ours);
    const bool theirChange = !row.base || !isSame(row.base, row.theirs);
    bool takesTheirs = theirChange && !ourChange;
    if (ourChange && theirChange) {
      clashes_.push_back({at, columns});
      std::erase_if(clashes_.back().columns, [&](std::size_t c) { return value(row.ours, c) == value(row.theirs, c); });
      const auto told = [&](const void* from) {
        std::string text;
        for (const std::size_t c : columns) text += model::toText(value(from, c)) + '\x1F';
        return text;
      };
      takesTheirs = told(row.theirs) < told(row.ours);
    }
    if (!takesTheirs) continue;
    for (const std::size_t column : columns) woven.set(column, value(row.theirs, column));
  }
  set(at, std::move(woven));
}

std::size_t Merge::Weaver::rootOf(std::size_t at) const {
  while (parents_[at] != at) {
    parents_[at] = parents_[parents_[at]];
    at = parents_[at];
  }
  return at;
}

void Merge::Weaver::join(std::size_t a, std::size_t b) {
  hold(a);
  hold(b);
  const std::size_t one = rootOf(a);
  const std::size_t other = rootOf(b);
  parents_[std::max(one, other)] = std::min(one, other);
}

void Merge::Weaver::hold(std::size_t at) {
  if (isHeld_[at]) return;
  isHeld_[at] = true;
  open_.push_back(at);
}

// A group holds all that its rows need and that one side removed; and, since a choice may take its rows away or bring them
// back, all that needs them: a unit comes back with its counters.
void Merge::Weaver::close() {
  while (!open_.empty()) {
    const std::size_t at = open_.back();
    open_.pop_back();
    const MergedRow& row = merge_.rows_[at];
    std::vector<RowName> needed;
    for (const void* each : {row.ours, row.theirs}) {
      if (!each) continue;
      for (RowName& name : referencesOf(*row.table, each)) needed.push_back(std::move(name));
    }
    for (const RowName& name : needed) {
      const auto other = placeOf(name);
      if (other && isRemoved(*other)) join(at, *other);
    }
    if (row.ours && row.theirs) continue;
    const auto users = neededBy_.find(at);
    if (users == neededBy_.end()) continue;
    for (const std::size_t user : users->second) join(at, user);
  }
}

void Merge::Weaver::put(Battle& battle, std::size_t at, const std::optional<AnyRow>& row) const {
  const TableInfo& table = *merge_.rows_[at].table;
  if (row) {
    putRow(battle, table, row->data());
  } else {
    eraseRow(battle, table, merge_.rows_[at].any());
  }
}

Battle Merge::Weaver::wovenBattle() const {
  Battle battle = merge_.ours_;
  battle.pictures().add(merge_.theirs_.pictures());
  for (std::size_t i = 0; i < woven_.size(); ++i) {
    if (merge_.rows_[i].theirs != merge_.rows_[i].base || isHeld_[i]) put(battle, i, woven_[i].row);
  }
  return battle;
}

void Merge::Weaver::nameConflicts() {
  std::map<std::size_t, MergeConflict> groups;
  for (std::size_t i = 0; i < isHeld_.size(); ++i) {
    if (isHeld_[i]) groups[rootOf(i)].rows.push_back(i);
  }
  for (auto& [root, group] : groups) group.kind = MergeConflict::Kind::Rows;
  for (auto& [row, finding] : findings_) groups[rootOf(row)].findings.push_back(std::move(finding));
  for (auto& [root, group] : groups) {
    const bool isRemoval = std::any_of(group.rows.begin(), group.rows.end(), [&](std::size_t i) {
      const MergedRow& row = merge_.rows_[i];
      return row.base && !row.ours != !row.theirs;
    });
    if (!group.findings.empty() && !isRemoval) group.kind = MergeConflict::Kind::Rules;
    merge_.conflicts_.push_back(std::move(group));
  }
  for (Clash& clash : clashes_) {
    if (!isHeld_[clash.row]) {
      merge_.conflicts_.push_back({MergeConflict::Kind::Value, {clash.row}, std::move(clash.columns), {}});
    }
  }
}

Battle Merge::Weaver::merged(std::span<const MergeChoice> choices) const {
  Battle battle = wovenBattle();
  for (std::size_t i = 0; i < merge_.conflicts_.size() && i < choices.size(); ++i) {
    const MergeConflict& conflict = merge_.conflicts_[i];
    if (conflict.kind == MergeConflict::Kind::Rules && choices[i] == MergeChoice::Both) continue;
    const MergeSide side = choices[i] == MergeChoice::Theirs ? MergeSide::Theirs : MergeSide::Ours;
    if (conflict.kind != MergeConflict::Kind::Value) {
      for (const std::size_t row : conflict.rows) put(battle, row, rowOf(row, side));
      continue;
    }
    choose(battle, {conflict.rows.front(), conflict.columns}, side);
  }
  return battle;
}

void Merge::Weaver::choose(Battle& battle, const Clash& clash, MergeSide side) const {
  const MergedRow& row = merge_.rows_[clash.row];
  const void* there = row.table->find(battle, row.any());
  AnyRow chosen(*row.table, there ? there : row.of(side));
  for (const auto& columns : valuesOf(*row.table)) {
    if (std::find(columns.begin(), columns.end(), clash.columns.front()) == columns.end()) continue;
    for (const std::size_t column : columns) chosen.set(column, valueOf(row.of(side), row.table->fields()[column]));
  }
  putRow(battle, *row.table, chosen.data());
}

Battle Merge::Weaver::chosen(MergeSide side) const {
  Battle battle = wovenBattle();
  for (const Clash& clash : clashes_) {
    if (!isHeld_[clash.row]) choose(battle, clash, side);
  }
  for (std::size_t i = 0; i < isHeld_.size(); ++i) {
    if (isHeld_[i]) put(battle, i, rowOf(i, side));
  }
  return battle;
}

}  // namespace redoubt::compare
