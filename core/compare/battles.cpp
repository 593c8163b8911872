#include "core/compare/battles.h"

#include <algorithm>
#include <array>
#include <tuple>
#include <unordered_map>

#include "core/compare/row_closure.h"
#include "core/model/any_table.h"
#include "core/proof/rows.h"
#include "core/rules/set_up/set_up.h"

namespace redoubt::compare {
namespace {

using namespace model;
using proof::as;
using proof::isOf;

// To which row another one belongs: with it, it is told of. `always` even where that row itself is the same.
struct Belonging {
  std::string_view table;
  std::string_view columns;  // those that name it, the first that is not empty counts
  bool always = false;
};
constexpr std::array kBelonging{
    Belonging{"rule", "system"},
    Belonging{"paragraph", "source"},
    Belonging{"source_text", "source"},
    Belonging{"reading", "source"},
    Belonging{"zone_hex", "zone", true},
    Belonging{"army", "player"},
    Belonging{"leader", "army"},
    Belonging{"command", "army"},
    Belonging{"unit", "army"},
    Belonging{"unit_command", "unit", true},
    Belonging{"counter", "unit leader", true},
    Belonging{"face", "counter", true},
    Belonging{"face_figure", "face", true},
    Belonging{"step", "unit", true},
    Belonging{"mark", "unit", true},
    Belonging{"sheet_cell", "counter_sheet", true},
    Belonging{"scan_point", "map_picture", true},
    Belonging{"variant", "scenario"},
    Belonging{"variant_block", "variant", true},
    Belonging{"setting", "scenario"},
    Belonging{"entry", "scenario"},
    Belonging{"placement", "block"},
    Belonging{"set_up_order", "scenario"},
    Belonging{"pool", "scenario"},
    Belonging{"return_point", "scenario"},
    Belonging{"event", "scenario"},
    Belonging{"victory", "scenario"},
    Belonging{"space", "track"},
};

// Of these tables rows that say the same are told of together.
bool isBulk(const TableInfo& table) {
  return isOf<HexRow>(table) || isOf<Hexside>(table) || isOf<Link>(table) || isOf<Provenance>(table) ||
         isOf<Translation>(table);
}

std::optional<std::int64_t> numberIn(const TableInfo& table, const void* row, std::string_view column) {
  const auto at = table.column(column);
  if (!at) return std::nullopt;
  const Value value = valueOf(row, table.fields()[*at]);
  const auto* number = std::get_if<std::int64_t>(&value);
  return number ? std::optional(*number) : std::nullopt;
}

// By what a row is found again that was made anew under another key; empty for others. A placement by its block and
// whom it places; a name on the map by its hex, or, where that does not find it, by its text.
std::string anewAs(const TableInfo& table, const void* row, bool isByText) {
  if (const auto* placement = as<Placement>(table, row)) {
    const std::string whom = placement->unit     ? "u" + std::to_string(placement->unit->value)
                             : placement->leader ? "l" + std::to_string(placement->leader->value)
                                                 : "w" + placement->words;
    return "placement/" + std::to_string(placement->block.value) + "/" + whom;
  }
  const auto* label = as<Label>(table, row);
  if (label) return "label/" + (isByText ? label->text : std::to_string(label->hex.value));
  return {};
}

}  // namespace

std::vector<std::size_t> differingColumns(const TableInfo& table, const void* first, const void* second) {
  std::vector<std::size_t> columns;
  for (std::size_t i = 0; i < table.fields().size(); ++i) {
    const FieldInfo& field = table.fields()[i];
    if (!field.isKey && valueOf(first, field) != valueOf(second, field)) columns.push_back(i);
  }
  return columns;
}

// Finds what differs and gathers it.
class BattleComparison::Grouping {
 public:
  explicit Grouping(BattleComparison& to) : to_(to) {}

  void run() {
    collect();
    pairAnew();
    for (std::size_t i = 0; i < to_.changes_.size(); ++i) {
      for (const void* row : {to_.changes_[i].first, to_.changes_[i].second}) {
        if (row) places_.emplace(nameOf(*to_.changes_[i].table, row), i);
      }
    }
    for (std::size_t i = 0; i < to_.changes_.size(); ++i) add(i);
    for (BattleDifference& each : to_.differences_) finish(each);
    sort();
  }

 private:
  struct Owner {
    const TableInfo* table = nullptr;
    const void* first = nullptr;
    const void* second = nullptr;
  };

  void collect() {
    for (const TableInfo& table : allTables()) {
      forEachDifference(table, to_.first_, to_.second_, [&](const void* before, const void* after) {
        RowChange change{&table, before, after, {}, false};
        if (before && after) change.columns = differingColumns(table, before, after);
        to_.changes_.push_back(std::move(change));
      });
    }
  }

  // A counter that was taken off the map and placed again was moved.
  void pairAnew() {
    for (const bool isByText : {false, true}) {
      std::unordered_map<std::string, std::pair<std::vector<std::size_t>, std::vector<std::size_t>>> lone;
      for (std::size_t i = 0; i < to_.changes_.size(); ++i) {
        const RowChange& each = to_.changes_[i];
        if (each.first && each.second) continue;
        const std::string name = anewAs(*each.table, each.any(), isByText);
        if (!name.empty()) (each.first ? lone[name].first : lone[name].second).push_back(i);
      }
      for (const auto& [name, rows] : lone) {
        if (rows.first.size() != 1 || rows.second.size() != 1) continue;
        RowChange& each = to_.changes_[rows.second.front()];
        each.first = std::exchange(to_.changes_[rows.first.front()].first, nullptr);
        each.columns = differingColumns(*each.table, each.first, each.second);
        each.isAnew = true;
      }
      std::erase_if(to_.changes_, [](const RowChange& each) { return !each.first && !each.second; });
    }
  }

  const void* rowOf(const Battle& battle, const TableInfo& table, std::int64_t id) const {
    return table.findByKey(battle, std::to_string(id));
  }

  // The row that a row belongs to, in both states as far as they have it.
  std::optional<Owner> ownerOf(const Belonging& belonging, const TableInfo& table, const void* row) const {
    for (std::size_t i = 0; i < table.fields().size(); ++i) {
      const FieldInfo& field = table.fields()[i];
      const std::string wanted = " " + std::string(belonging.columns) + " ";
      if (wanted.find(" " + std::string(field.name) + " ") == std::string::npos) continue;
      const Value value = valueOf(row, field);
      const auto* id = std::get_if<std::int64_t>(&value);
      if (!id) continue;
      const TableInfo& other = *tableNamed(field.refersTo);
      return Owner{&other, rowOf(to_.first_, other, *id), rowOf(to_.second_, other, *id)};
    }
    return std::nullopt;
  }

  // What is said of the origin of a row that changed is told with that row.
  const RowChange& toldWith(const RowChange& change) const {
    const auto* origin = as<Provenance>(*change.table, change.any());
    const TableInfo* table = origin ? tableNamed(origin->subjectTable) : nullptr;
    const auto row = table ? places_.find({table, origin->subject}) : places_.end();
    return row == places_.end() ? change : to_.changes_[row->second];
  }

  // What a change is told with: the row itself, or one that it belongs to.
  Owner subjectOf(const RowChange& change) const {
    Owner subject{change.table, change.first, change.second};
    for (int depth = 0; depth < 8; ++depth) {
      const auto belonging = std::find_if(kBelonging.begin(), kBelonging.end(),
                                          [&](const Belonging& each) { return each.table == subject.table->name(); });
      if (belonging == kBelonging.end()) return subject;
      const auto owner = ownerOf(*belonging, *subject.table, subject.second ? subject.second : subject.first);
      if (!owner || (!owner->first && !owner->second)) return subject;
      const bool isAlong = (!subject.first && !owner->first) || (!subject.second && !owner->second);
      if (!belonging->always && !isAlong) return subject;
      subject = *owner;
    }
    return subject;
  }

  // Rows with the same text say the same.
  static std::string saying(const RowChange& change) {
    std::string text = std::string(change.table->name()) + '\x1F';
    for (const void* row : {change.first, change.second}) {
      text += row ? "+" : "-";
      for (const FieldInfo& field : change.table->fields()) {
        const bool isPlace = field.kind == ColumnKind::Hex || field.kind == ColumnKind::Hexside;
        const bool isTold = isOf<Provenance>(*change.table)    ? field.name == "status" || field.name == "confirmed_by"
                            : isOf<Translation>(*change.table) ? field.name == "language"
                                                               : !isPlace;
        if (row && isTold) text += model::toText(valueOf(row, field)) + '\x1F';
      }
    }
    return text;
  }

  void add(std::size_t at) {
    const RowChange& change = toldWith(to_.changes_[at]);
    const bool isGroup = isBulk(*change.table);
    const Owner subject = isGroup ? Owner{change.table, nullptr, nullptr} : subjectOf(change);
    const void* any = subject.second ? subject.second : subject.first;
    const std::string name =
        isGroup ? saying(change) : std::string(subject.table->name()) + '\x1F' + subject.table->keyText(any);
    const auto [found, isNew] = byName_.try_emplace(name, to_.differences_.size());
    if (isNew) {
      BattleDifference difference{partOf(*subject.table), Kind::Changed, subject.table, subject.first, subject.second};
      if (isGroup) difference.kind = change.kind();
      if (!isGroup && !subject.first) difference.kind = Kind::OnlySecond;
      if (!isGroup && !subject.second) difference.kind = Kind::OnlyFirst;
      to_.differences_.push_back(std::move(difference));
    }
    to_.differences_[found->second].changes.push_back(at);
  }

  void hexesIn(const Battle& battle, const hex::Layout& layout, const TableInfo& table, const void* row,
               std::vector<hex::HexKey>& hexes) const {
    if (!row) return;
    if (const auto* placement = as<Placement>(table, row)) {
      for (const hex::HexKey hex : rules::startHexes(battle, layout, *placement)) hexes.push_back(hex);
      return;
    }
    for (const FieldInfo& field : table.fields()) {
      if (field.kind != ColumnKind::Hex && field.kind != ColumnKind::Hexside) continue;
      const Value value = valueOf(row, field);
      const auto* number = std::get_if<std::int64_t>(&value);
      if (number && field.kind == ColumnKind::Hex) hexes.push_back(hex::HexKey{*number});
      if (number && field.kind == ColumnKind::Hexside) {
        const auto [near, far] = layout.hexesOf(hex::HexsideKey{*number});
        for (const hex::HexKey hex : {near, far}) {
          if (layout.contains(hex)) hexes.push_back(hex);
        }
      }
    }
  }

  void finish(BattleDifference& difference) {
    std::stable_partition(difference.changes.begin(), difference.changes.end(),
                          [&](std::size_t i) { return to_.changes_[i].table == difference.table; });
    for (const std::size_t i : difference.changes) {
      const RowChange& change = to_.changes_[i];
      hexesIn(to_.first_, firstLayout_, *change.table, change.first, difference.hexes);
      hexesIn(to_.second_, secondLayout_, *change.table, change.second, difference.hexes);
    }
    std::sort(difference.hexes.begin(), difference.hexes.end());
    difference.hexes.erase(std::unique(difference.hexes.begin(), difference.hexes.end()), difference.hexes.end());
  }

  // The place of its army, directly or by its block or unit; none comes last.
  int armyRank(const TableInfo& table, const void* row, const Battle& battle) const {
    auto id = isOf<Army>(table) ? numberIn(table, row, "id") : numberIn(table, row, "army");
    if (const auto* placement = as<Placement>(table, row)) {
      const auto army = rules::armyOf(battle, *placement);
      if (army) id = army->value;
    }
    const Army* army = id ? battle.find<Army>(Id<Army>{*id}) : nullptr;
    return army ? army->ordinal : 1'000'000;
  }

  auto rankOf(const BattleDifference& each) const {
    const RowChange& change = to_.changes_[each.changes.front()];
    const void* row = each.first ? each.first : each.second ? each.second : change.any();
    const Battle& battle = each.first || (!each.second && change.first) ? to_.first_ : to_.second_;
    const auto at = static_cast<int>(each.table - allTables().data());
    std::int64_t ordinal = numberIn(*each.table, row, "ordinal").value_or(0);
    if (const auto* placement = as<Placement>(*each.table, row)) {
      const Unit* unit = battle.find(placement->unit);
      ordinal = unit ? unit->ordinal : ordinal;
    }
    std::string name = textIn(*each.table, row, "path");
    // The rules of one system after those of another.
    if (const auto* rule = as<Rule>(*each.table, row)) name = std::to_string(rule->system.value) + "/" + name;
    if (name.empty()) name = textIn(*each.table, row, "kind");
    return std::tuple(static_cast<int>(each.part), armyRank(*each.table, row, battle), at, ordinal, std::move(name),
                      each.hexes.empty() ? 0 : each.hexes.front().value, each.table->keyText(row));
  }

  void sort() {
    using Rank = decltype(rankOf(std::declval<const BattleDifference&>()));
    std::vector<std::pair<Rank, std::size_t>> ranks;
    for (std::size_t i = 0; i < to_.differences_.size(); ++i) ranks.emplace_back(rankOf(to_.differences_[i]), i);
    std::sort(ranks.begin(), ranks.end());
    std::vector<BattleDifference> sorted;
    sorted.reserve(ranks.size());
    for (const auto& [rank, i] : ranks) sorted.push_back(std::move(to_.differences_[i]));
    to_.differences_ = std::move(sorted);
  }

  BattleComparison& to_;
  hex::Layout firstLayout_ = layoutOf(to_.first_);
  hex::Layout secondLayout_ = layoutOf(to_.second_);
  std::unordered_map<RowName, std::size_t, RowNameHash> places_;  // of changes, by the keys that their rows have or had
  std::unordered_map<std::string, std::size_t> byName_;
};

BattleComparison::BattleComparison(const Battle& first, const Battle& second) : first_(first), second_(second) {
  Grouping(*this).run();
}

BattleComparison::~BattleComparison() = default;

Edit BattleComparison::takeOver(std::span<const std::size_t> chosen, std::string title, Into into) const {
  const bool isFirst = into == Into::First;
  RowClosure rows(isFirst ? first_ : second_, isFirst ? second_ : first_);
  for (const std::size_t i : chosen) {
    for (const std::size_t change : differences_[i].changes) {
      const RowChange& each = changes_[change];
      for (const void* row : {each.first, each.second}) {
        if (row) rows.take(*each.table, row);
      }
    }
  }
  return rows.edit(std::move(title));
}

}  // namespace redoubt::compare
