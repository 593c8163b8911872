#include <gtest/gtest.h>

#include "core/proof/disagreements.h"
#include "core/proof/words.h"
#include "tests/core/model/sample_battle.h"
#include "tests/core/proof/battle_to_prove.h"

namespace redoubt::proof {
namespace {

using namespace model;
using test::at;
using test::battleToProve;

const Reader kEve{"Eve", "2026-11-27T12:00:00Z"};
constexpr std::int64_t kOther = 5'000;

template <class Row>
void change(Battle& battle, const KeyOf<Row>& key, void (*how)(Row&)) {
  Row row = *battle.find<Row>(key);
  how(row);
  battle.all<Row>().put(row);
}

std::size_t openOnes(const DoubleEntry& entry) {
  std::size_t open = 0;
  for (const Disagreement& each : entry.disagreements()) open += each.isSettled ? 0 : 1;
  return open;
}

const Disagreement& only(const DoubleEntry& entry) {
  EXPECT_EQ(entry.disagreements().size(), 1U);
  return entry.disagreements().front();
}

TEST(DoubleEntry, FindsNothingBetweenABattleAndItselfWithOtherIds) {
  const DoubleEntry entry(battleToProve(), battleToProve(kOther));
  EXPECT_TRUE(entry.disagreements().empty());
  EXPECT_GT(entry.agreements(), 50U);
  EXPECT_TRUE(DoubleEntry(testing::everyTable(), testing::everyTable()).disagreements().empty());
  EXPECT_TRUE(DoubleEntry({}, {}).disagreements().empty());
}

TEST(DoubleEntry, MatchesRowsByNameWhereSlugsDiffer) {
  Battle theirs = battleToProve(kOther);
  change<Unit>(theirs, {1 + kOther}, [](Unit& row) { row.slug = "1-foot", row.name = "1ST  FOOT"; });
  change<System>(theirs, {1 + kOther}, [](System& row) { row.slug = "ford-rules"; });
  const DoubleEntry entry(battleToProve(), theirs);
  const Disagreement& found = only(entry);
  EXPECT_EQ(found.table->name(), "unit");
  EXPECT_EQ(found.field(), "name") << "and nothing of its counters and placements";
}

TEST(DoubleEntry, ListsBothValuesWithTheirWords) {
  Battle theirs = battleToProve(kOther);
  change<Placement>(theirs, {2 + kOther}, [](Placement& row) { row.hex = at(3, 4); });
  change<Provenance>(theirs, {"placement", std::to_string(2 + kOther), "hex"},
                     [](Provenance& row) { row.words = "2nd Foot 0304"; });
  const DoubleEntry entry(battleToProve(), theirs);
  const Disagreement& found = only(entry);
  EXPECT_EQ(found.kind, Disagreement::Kind::Value);
  EXPECT_EQ(found.topic, Topic::SetUp);
  EXPECT_EQ(toText(found.ours.value), std::to_string(at(3, 3).value));
  EXPECT_EQ(toText(found.theirs.value), std::to_string(at(3, 4).value));
  EXPECT_EQ(found.ours.origin->words, "2nd Foot 0303");
  EXPECT_EQ(found.theirs.origin->words, "2nd Foot 0304");
}

TEST(DoubleEntry, KeepingOursConfirmsItAndIsRemembered) {
  const Battle ours = battleToProve();
  Battle theirs = battleToProve(kOther);
  change<FaceFigure>(theirs, {{1 + kOther}, "morale"}, [](FaceFigure& row) { row.value = 9; });
  const DoubleEntry entry(ours, theirs);
  const Battle after = applied(ours, entry.settle(only(entry), Settlement::Ours, kEve, "Settle"));
  EXPECT_EQ(after.find<FaceFigure>({{1}, "morale"})->value, 7);
  EXPECT_EQ(test::valueOf(Proof(after), "face_figure", "1/morale", "value").standing, Standing::Confirmed);
  const DoubleEntry again(after, theirs);
  EXPECT_TRUE(only(again).isSettled);
  EXPECT_TRUE(only(again).isConfirmed);
  change<FaceFigure>(theirs, {{1 + kOther}, "morale"}, [](FaceFigure& row) { row.value = 8; });
  EXPECT_FALSE(only(DoubleEntry(after, theirs)).isSettled) << "a third transcription says something else again";
}

TEST(DoubleEntry, TakingTheirsBringsValueAndOrigin) {
  const Battle ours = battleToProve();
  Battle theirs = battleToProve(kOther);
  change<Placement>(theirs, {2 + kOther}, [](Placement& row) { row.hex = at(3, 4); });
  change<Provenance>(theirs, {"placement", std::to_string(2 + kOther), "hex"},
                     [](Provenance& row) { row.words = "2nd Foot 0304"; });
  const DoubleEntry entry(ours, theirs);
  const Battle after = applied(ours, entry.settle(only(entry), Settlement::Theirs, kEve, "Settle"));
  EXPECT_EQ(after.find<Placement>({2})->hex, at(3, 4));
  const Provenance* origin = after.find<Provenance>({"placement", "2", "hex"});
  ASSERT_TRUE(origin);
  EXPECT_EQ(origin->words, "2nd Foot 0304");
  EXPECT_EQ(origin->paragraph, Id<Paragraph>{3}) << "our own row of the same paragraph";
  EXPECT_EQ(origin->confirmedBy, "Eve");
  EXPECT_TRUE(DoubleEntry(after, theirs).disagreements().empty());
}

TEST(DoubleEntry, AThirdValueIsTakenAndConfirmed) {
  const Battle ours = battleToProve();
  Battle theirs = battleToProve(kOther);
  change<FaceFigure>(theirs, {{1 + kOther}, "morale"}, [](FaceFigure& row) { row.value = 9; });
  const DoubleEntry entry(ours, theirs);
  const auto edit = entry.settle(only(entry), Value(std::int64_t{8}), kEve, "Settle");
  ASSERT_TRUE(edit);
  const Battle after = applied(ours, *edit);
  EXPECT_EQ(after.find<FaceFigure>({{1}, "morale"})->value, 8);
  EXPECT_EQ(test::valueOf(Proof(after), "face_figure", "1/morale", "value").standing, Standing::Confirmed);
  EXPECT_EQ(openOnes(DoubleEntry(after, theirs)), 0U);
  EXPECT_FALSE(entry.settle(only(entry), Value(std::string("many")), kEve, "Settle"));
}

TEST(DoubleEntry, ARowThatOnlyTheyHaveComesWithAllThatBelongsToIt) {
  Battle ours = battleToProve();
  ours.all<Provenance>().erase({"placement", "2", "hex"});
  ours.all<Placement>().erase({2});
  ours.all<Step>().erase({2});
  ours.all<FaceFigure>().erase({{2}, "morale"});
  ours.all<Face>().erase({2});
  ours.all<Counter>().erase({2});
  ours.all<Unit>().erase({2});
  const Battle theirs = battleToProve(kOther);
  const DoubleEntry entry(ours, theirs);
  const Disagreement& found = only(entry);
  EXPECT_EQ(found.kind, Disagreement::Kind::OnlyTheirs);
  EXPECT_EQ(found.table->name(), "unit");
  EXPECT_EQ(found.along, 5U) << "counter, face, figure, step and placement";
  const Battle after = applied(ours, entry.settle(found, Settlement::Theirs, kEve, "Settle"));
  EXPECT_TRUE(DoubleEntry(after, theirs).disagreements().empty());
  const Unit* unit = after.bySlug<Unit>("second");
  ASSERT_TRUE(unit);
  EXPECT_EQ(unit->army, Id<Army>{1});
  EXPECT_EQ(after.all<Placement>().size(), 2U);
  const Proof proof(after);
  for (const ProofValue& value : proof.valuesOf(tableInfo<Unit>(), unit)) {
    EXPECT_EQ(value.standing, Standing::Confirmed) << value.field();
  }
  const Battle kept = applied(ours, entry.settle(found, Settlement::Ours, kEve, "Settle"));
  EXPECT_FALSE(kept.bySlug<Unit>("second"));
  EXPECT_EQ(openOnes(DoubleEntry(kept, theirs)), 0U);
  EXPECT_EQ(openOnes(DoubleEntry(kept, battleToProve(70'000))), 0U) << "with other ids it is the same unit";
}

TEST(DoubleEntry, ARowThatOnlyWeHaveGoesOrIsConfirmed) {
  const Battle ours = battleToProve();
  Battle theirs = battleToProve(kOther);
  theirs.all<Link>() = {};
  const DoubleEntry entry(ours, theirs);
  const Disagreement& found = only(entry);
  EXPECT_EQ(found.kind, Disagreement::Kind::OnlyOurs);
  EXPECT_TRUE(applied(ours, entry.settle(found, Settlement::Theirs, kEve, "Settle")).all<Link>().empty());
  const Battle kept = applied(ours, entry.settle(found, Settlement::Ours, kEve, "Settle"));
  EXPECT_EQ(Proof(kept).values(Topic::Roads)[0].standing, Standing::Confirmed);
  EXPECT_EQ(openOnes(DoubleEntry(kept, theirs)), 0U);
}

TEST(DoubleEntry, ComparesHexesByTheirPrintedNumbers) {
  Battle theirs = battleToProve(kOther);
  // The same sheet, whose columns count from 0 inside: hex 0202 has another key.
  Battle shifted = theirs;
  shifted.all<HexRow>() = {};
  shifted.all<Link>() = {};
  shifted.all<Placement>() = {};
  MapSheet sheet = *mapSheet(theirs);
  const hex::Layout before = layoutOf(theirs);
  sheet.firstColumn = 11;
  sheet.columnBase = -10;
  shifted.all<MapSheet>().put(sheet);
  const hex::Layout after = layoutOf(shifted);
  const auto moved = [&](hex::HexKey hex) { return *after.parse(before.number(hex)); };
  for (HexRow row : theirs.all<HexRow>()) {
    row.hex = moved(row.hex);
    shifted.all<HexRow>().put(row);
  }
  for (Placement row : theirs.all<Placement>()) {
    row.hex = moved(*row.hex);
    shifted.all<Placement>().put(row);
  }
  for (const Link& row : theirs.all<Link>()) {
    const auto [near, far] = before.hexesOf(row.side);
    shifted.all<Link>().put({*after.sideBetween(moved(near), moved(far)), row.kind});
  }
  const DoubleEntry entry(battleToProve(), shifted);
  for (const Disagreement& each : entry.disagreements()) {
    EXPECT_EQ(each.table->name(), "map") << "how columns are counted differs, nothing else: " << each.field();
  }
}

}  // namespace
}  // namespace redoubt::proof
