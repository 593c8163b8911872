#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <map>
#include <random>
#include <set>

#include "core/check/check.h"
#include "core/compare/battles.h"
#include "core/compare/merge.h"
#include "core/model/any_table.h"
#include "core/model/map_verbs.h"
#include "core/model/placement_verbs.h"
#include "core/model/removal.h"
#include "core/store/battle_file.h"

// Two people at random, on copies of a shipped battle: ten edits of either side are merged. As a test some 60 times;
// the long run of 200 merges, 2,000 pairs of edits, is REDOUBT_MERGES=50, which says how many of each battle are made.
namespace redoubt::compare {
namespace {

using namespace model;
namespace fs = std::filesystem;

// The rows and columns that changed, and what they are now.
using Values = std::map<std::tuple<std::string, std::string, std::string>, std::string>;

Values changed(const Battle& base, const Battle& now) {
  Values values;
  for (const TableInfo& table : allTables()) {
    forEachDifference(table, base, now, [&](const void* before, const void* after) {
      const std::string key = table.keyText(before ? before : after);
      const std::string name(table.name());
      if (!after) values[{name, key, "*"}] = "gone";
      if (!before) values[{name, key, "*"}] = "there";
      for (const FieldInfo& field : table.fields()) {
        if (!after || (before && valueOf(before, field) == valueOf(after, field))) continue;
        values[{name, key, std::string(field.name)}] = model::toText(valueOf(after, field));
      }
    });
  }
  return values;
}

std::set<std::string> errorsOf(const Battle& battle) {
  std::set<std::string> errors;
  for (const check::Finding& each : check::runChecks(battle)) {
    if (each.severity == Severity::Error && !each.waived) errors.insert(each.code + " " + check::waiverSubject(each));
  }
  return errors;
}

// References to rows that are not there.
std::vector<std::string> dangling(const Battle& battle) {
  std::vector<std::string> found;
  for (const TableInfo& table : allTables()) {
    table.forEach(battle, [&](const void* row) {
      for (const FieldInfo& field : table.fields()) {
        if (field.refersTo.empty()) continue;
        const Value value = valueOf(row, field);
        const auto* id = std::get_if<std::int64_t>(&value);
        if (id && !tableNamed(field.refersTo)->findByKey(battle, std::to_string(*id))) {
          found.push_back(std::string(table.name()) + " " + table.keyText(row) + " " + std::string(field.name));
        }
      }
    });
  }
  return found;
}

class Author {
 public:
  Author(Battle start, unsigned seed) : battle_(std::move(start)), dice_(seed) {}

  const Battle& battle() const { return battle_; }
  void work(int edits) {
    for (int done = 0; done < edits;) {
      const Changes changes = difference(battle_, applied(battle_, anyEdit()));
      if (changes.empty()) continue;
      patch(battle_, changes);
      ++done;
    }
  }

 private:
  int roll(std::size_t sides) {
    return sides == 0 ? 0 : static_cast<int>(std::uniform_int_distribution<std::size_t>(0, sides - 1)(dice_));
  }

  const TableInfo& anyTable() {
    static const std::vector<std::string_view> names{
        "unit",    "unit",  "placement", "placement", "placement", "face_figure", "face_figure", "rule",
        "setting", "label", "zone",      "zone_hex",  "symbol",    "leader",      "command",     "unit_command",
        "counter", "step",  "pool",      "entry",     "event",     "victory",     "provenance",  "scenario",
        "variant", "space", "army",      "mark",      "paragraph", "battle",      "map"};
    return *tableNamed(names[static_cast<std::size_t>(roll(names.size()))]);
  }

  const void* anyRow(const TableInfo& table) {
    const std::size_t count = table.count(battle_);
    if (count == 0) return nullptr;
    // Often the same few, so that the two come into each other's way.
    int left = roll(2) == 0 ? roll(std::min<std::size_t>(count, 6)) : roll(count);
    const void* found = nullptr;
    table.forEach(battle_, [&](const void* row) {
      if (left-- == 0) found = row;
    });
    return found;
  }

  Value otherValue(const FieldInfo& field, const Value& old) {
    if (!field.refersTo.empty()) {
      const TableInfo& other = *tableNamed(field.refersTo);
      const void* row = anyRow(other);
      return row ? valueOf(row, other.fields()[0]) : old;
    }
    if (field.kind == ColumnKind::Hex) {
      const hex::Layout layout = layoutOf(battle_);
      const auto all = layout.allHexes();
      return all.empty() ? old : Value(all[static_cast<std::size_t>(roll(all.size()))].value);
    }
    if (!field.words.empty()) return std::string(field.words[static_cast<std::size_t>(roll(field.words.size()))]);
    if (const auto* number = std::get_if<std::int64_t>(&old)) return *number + 1 + roll(3);
    if (const auto* text = std::get_if<std::string>(&old)) {
      if (field.kind == ColumnKind::Text && field.nature == Nature::Name)
        return *text + static_cast<char>('a' + roll(26));
    }
    return old;
  }

  Edit changeRow() {
    Edit edit("Change");
    const TableInfo& table = anyTable();
    const void* row = anyRow(table);
    if (!row) return edit;
    AnyRow changed(table, row);
    const auto column = static_cast<std::size_t>(roll(table.fields().size()));
    const FieldInfo& field = table.fields()[column];
    if (field.isKey) return edit;
    changed.set(column, otherValue(field, changed.value(column)));
    changed.putInto(edit);
    return edit;
  }

  Edit copyRow() {
    Edit edit("Copy");
    const TableInfo& table = anyTable();
    const void* row = table.hasIds() ? anyRow(table) : nullptr;
    if (!row || table.name() == "battle" || table.name() == "map") return edit;
    AnyRow copy(table, row);
    copy.set("id",
             Value(std::int64_t{1} + std::uniform_int_distribution<std::int64_t>(1, std::int64_t{1} << 50)(dice_)));
    if (const auto slug = table.column("slug"))
      copy.set(*slug, model::toText(copy.value(*slug)) + "-" + std::to_string(roll(99999)));
    copy.putInto(edit);
    return edit;
  }

  Edit removeRow() {
    static const std::vector<std::string_view> names{"unit",    "unit",  "placement", "leader",  "zone", "label",
                                                     "counter", "entry", "variant",   "command", "army", "scenario"};
    const TableInfo& table = *tableNamed(names[static_cast<std::size_t>(roll(names.size()))]);
    const void* row = anyRow(table);
    if (!row) return Edit("Nothing");
    const std::vector<AnyRow> rows{AnyRow(table, row)};
    return removalOf(battle_, rows, "Remove").edit;
  }

  Edit onMap() {
    const hex::Layout layout = layoutOf(battle_);
    const auto all = layout.allHexes();
    const hex::HexKey hex = all[static_cast<std::size_t>(roll(2) == 0 ? roll(4) : roll(all.size()))];
    std::vector<std::string> terrains;
    for (const HexRow& row : battle_.all<HexRow>()) terrains.push_back(row.terrain);
    const auto disc = layout.disc(hex, roll(3));
    const std::vector<hex::HexsideKey> side{layout.side(hex, roll(6))};
    std::vector<Id<Placement>> some;
    for (const Placement& row : battle_.all<Placement>()) {
      if (row.rule == PlacementRule::At && roll(20) == 0) some.push_back(row.id);
    }
    switch (roll(6)) {
      case 0: return paintTerrain(battle_, disc, terrains[static_cast<std::size_t>(roll(terrains.size()))], "Paint");
      case 1: return setLevel(battle_, disc, roll(3), "Level");
      case 2: return paintLinks(battle_, side, "road", "Road");
      case 3: return eraseHexsides(battle_, side, std::nullopt, "Erase");
      case 4: return moveTo(battle_, some, hex, 1, "Move");
      default: return remove(battle_, some, "Off the map");
    }
  }

  Edit anyEdit() {
    switch (roll(10)) {
      case 0: return removeRow();
      case 1: return copyRow();
      case 2:
      case 3:
      case 4: return onMap();
      default: return changeRow();
    }
  }

  Battle battle_;
  std::mt19937 dice_;
};

// What conflicts are about: table, key and column, or "*" for the whole row.
std::set<std::tuple<std::string, std::string, std::string>> heldBy(const Merge& merge) {
  std::set<std::tuple<std::string, std::string, std::string>> held;
  for (const MergeConflict& each : merge.conflicts()) {
    for (const std::size_t at : each.rows) {
      const MergedRow& row = merge.rows()[at];
      const std::string table(row.table->name());
      const std::string key = row.table->keyText(row.any());
      if (each.kind != MergeConflict::Kind::Value) held.emplace(table, key, "*");
      for (const std::size_t column : each.columns) {
        held.emplace(table, key, std::string(row.table->fields()[column].name));
      }
    }
  }
  return held;
}

struct Walked {
  const char* battle;
  int merges;
};
void PrintTo(const Walked& walked, std::ostream* out) {
  *out << walked.battle;
}

class MergeWalk : public ::testing::TestWithParam<Walked> {};

TEST_P(MergeWalk, EveryEditOfBothIsThereOrListedWhicheverSideIsOursAndNothingNewIsWrong) {
  Battle base = store::readBattle(fs::path(REDOUBT_BATTLES) / GetParam().battle).battle;
  const char* wanted = std::getenv("REDOUBT_MERGES");
  const int merges = wanted ? std::atoi(wanted) : GetParam().merges;
  const Battle start = base;
  int clean = 0;
  int conflicts = 0;
  for (int i = 0; i < merges; ++i) {
    SCOPED_TRACE("merge " + std::to_string(i));
    if (i % 20 == 0) base = start;
    Author one(base, static_cast<unsigned>(2 * i + 1));
    Author other(base, static_cast<unsigned>(2 * i + 2));
    one.work(10);
    other.work(10);
    const Merge merge(base, one.battle(), other.battle());
    const Merge mirrored(base, other.battle(), one.battle());
    const Battle merged = merge.merged(MergeChoice::Ours);
    const auto held = heldBy(merge);

    // Every edit of both.
    for (const Battle* side : {&one.battle(), &other.battle()}) {
      const Values there = changed(base, merged);
      for (const auto& [name, value] : changed(base, *side)) {
        const auto& [table, key, column] = name;
        if (held.contains({table, key, "*"}) || held.contains({table, key, column})) continue;
        const auto found = there.find(name);
        EXPECT_TRUE(found != there.end() && found->second == value)
            << table << " " << key << " " << column << " should be " << value;
      }
    }
    // The same whichever side is ours.
    EXPECT_EQ(held, heldBy(mirrored));
    EXPECT_EQ(merge.conflicts().size(), mirrored.conflicts().size());
    EXPECT_EQ(merged, mirrored.merged(MergeChoice::Theirs));
    EXPECT_EQ(merge.merged(MergeChoice::Theirs), mirrored.merged(MergeChoice::Ours));
    // Nothing new is wrong.
    std::set<std::string> known = errorsOf(one.battle());
    known.merge(errorsOf(other.battle()));
    for (const MergeChoice choice : {MergeChoice::Ours, MergeChoice::Theirs}) {
      const Battle outcome = merge.merged(choice);
      EXPECT_EQ(dangling(outcome), std::vector<std::string>());
      for (const std::string& error : errorsOf(outcome)) EXPECT_TRUE(known.contains(error)) << error;
    }
    // Nor does any mixture of choices leave a hole.
    std::vector<MergeChoice> mixed;
    for (std::size_t c = 0; c < merge.conflicts().size(); ++c) {
      mixed.push_back(c % 2 == 0 ? MergeChoice::Ours : MergeChoice::Theirs);
    }
    EXPECT_EQ(dangling(merge.merged(mixed)), std::vector<std::string>());
    // Differences applied give the other state; some of them never leave a reference to nothing.
    const BattleComparison comparison(one.battle(), merged);
    std::vector<std::size_t> all(comparison.differences().size());
    for (std::size_t d = 0; d < all.size(); ++d) all[d] = d;
    EXPECT_EQ(applied(one.battle(), comparison.takeOver(all, "All")), merged);
    const BattleComparison back(one.battle(), other.battle());
    for (std::size_t d = 0; d < std::min<std::size_t>(back.differences().size(), 5); ++d) {
      const std::vector<std::size_t> some{d};
      EXPECT_EQ(dangling(applied(one.battle(), back.takeOver(some, "One"))), std::vector<std::string>());
    }
    ++(merge.conflicts().empty() ? clean : conflicts);
    base = merged;
    if (HasFailure()) return;
  }
  std::cout << merges << " merges: " << clean << " without a conflict, " << conflicts << " with some\n";
  // Of a few, all may be of one kind.
  EXPECT_TRUE(merges < 20 || (clean > 0 && conflicts > 0));
}

INSTANTIATE_TEST_SUITE_P(Battles, MergeWalk,
                         ::testing::Values(Walked{"raclawice-1794.battle", 3}, Walked{"kluszyn-1610.battle", 3},
                                           Walked{"sarnowa.battle", 30}, Walked{"wilkowa.battle", 30}));

}  // namespace
}  // namespace redoubt::compare
