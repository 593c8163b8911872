#include <gtest/gtest.h>

#include <filesystem>
#include <nlohmann/json.hpp>
#include <numeric>

#include "core/base/wording.h"
#include "core/compare/table.h"
#include "core/compare/take_over.h"
#include "core/rules/set_up/set_up.h"
#include "core/store/battle_file.h"

// Set-ups of the sample battles.
namespace redoubt::compare {
namespace {

model::Battle sample(const std::string& name) {
  wording::setFolder(std::filesystem::path(REDOUBT_SOURCE_DIR) / "data/words");
  return store::readBattle(std::filesystem::path(REDOUBT_BATTLES) / (name + ".battle")).battle;
}

Id<model::Variant> variantOf(const model::Battle& battle, const std::string& scenario, const std::string& variant) {
  const model::Scenario* found = battle.bySlug<model::Scenario>(scenario);
  for (const model::Variant* each : rules::variants(battle, found->id)) {
    if (each->slug == variant) return each->id;
  }
  ADD_FAILURE() << scenario << " " << variant;
  return {};
}

struct Counts {
  int moved = 0;
  int changed = 0;
  int onlyFirst = 0;
  int onlySecond = 0;
  friend bool operator==(const Counts&, const Counts&) = default;
};

void PrintTo(const Counts& counts, std::ostream* out) {
  *out << counts.moved << " " << counts.changed << " " << counts.onlyFirst << " " << counts.onlySecond;
}

Counts countsOf(const SetUpComparison& comparison) {
  Counts counts;
  for (const PlacementDifference& each : comparison.placements()) {
    if (each.kind == Kind::OnlyFirst) ++counts.onlyFirst;
    if (each.kind == Kind::OnlySecond) ++counts.onlySecond;
    if (each.kind == Kind::Changed) ++(each.has(Aspect::Place) ? counts.moved : counts.changed);
  }
  return counts;
}

// The same content under other ids, as if somebody else had written it down.
model::Battle withOtherIds(const model::Battle& battle) {
  model::Edit edit;
  for (const model::TableInfo& table : model::allTables()) {
    table.forEach(battle, [&](const void* data) {
      model::AnyRow row(table, data);
      for (std::size_t i = 0; i < table.fields().size(); ++i) {
        const model::FieldInfo& field = table.fields()[i];
        const model::Value value = row.value(i);
        const auto* id = std::get_if<std::int64_t>(&value);
        if (field.kind == model::ColumnKind::Id && id) row.set(i, *id + 7);
      }
      row.putInto(edit);
    });
  }
  return model::applied({}, edit);
}

// R13.0: in the second variant the Mazovian and Warsaw cavalry, ten squadrons each, have changed places, and three
// battalions of the 4th regiment stand in the middle.
TEST(SampleSetUps, RaclawiceVariantsDifferIn23PolishUnits) {
  const model::Battle battle = sample("raclawice-1794");
  const SetUpComparison comparison(battle, variantOf(battle, "historical", "first"),
                                   variantOf(battle, "historical", "second"));
  EXPECT_EQ(countsOf(comparison), (Counts{23, 0, 0, 0}));
  EXPECT_TRUE(comparison.rows().empty()) << "one scenario";
  EXPECT_EQ(comparison.same().size(), 134u) << "82 Poles and 75 Russians less those 23";
  const CompareWords words(comparison, "en");
  std::vector<std::string> sentences;
  for (const auto& each : comparison.placements()) sentences.push_back(words.sentence(each));
  EXPECT_EQ(sentences.front(), "I/2 M. BKN: 2301 → 0715");
  EXPECT_TRUE(std::find(sentences.begin(), sentences.end(), "I/4 psp: 0711 → 1903") != sentences.end());
}

// Scenarios of Kłuszyn: 13 allied units and two leaders on their hexes against a camp; the charge leaves 14 of them
// out.
TEST(SampleSetUps, KluszynScenariosDifferInPlacesAndSettings) {
  const model::Battle battle = sample("kluszyn-1610");
  const SetUpComparison comparison(battle, variantOf(battle, "historical", "printed"),
                                   variantOf(battle, "charge", "printed"));
  const CompareWords words(comparison, "en");
  std::vector<std::string> rows;
  for (const auto& each : comparison.rows()) rows.push_back(words.sentence(each));
  const auto has = [&](const char* row) { return std::find(rows.begin(), rows.end(), row) != rows.end(); };
  EXPECT_TRUE(has("First turn: 1 → 5"));
  EXPECT_TRUE(has("Stock, Lances: 250 → 190")) << ::testing::PrintToString(rows);
  EXPECT_EQ(countsOf(comparison), (Counts{42, 0, 13, 0}));
  const auto json = nlohmann::json::parse(toJson(comparison, words));
  EXPECT_EQ(json["totals"]["rows"], rows.size());
  EXPECT_EQ(json["placements"].size(), 55u);
}

TEST(SampleSetUps, OfSzczekocinyAreReconstructedWith357Counters) {
  const model::Battle battle = sample("szczekociny-1794");
  const SetUpComparison comparison(battle, variantOf(battle, "battle", "printed"),
                                   variantOf(battle, "reconstruction", "account"));
  EXPECT_EQ(countsOf(comparison), (Counts{0, 0, 0, 143 + 112 + 102}));
  const CompareWords words(comparison, "en");
  EXPECT_NE(words.sentence(comparison.placements().front()).find("(estimated)"), std::string::npos);
}

TEST(SampleSetUps, OfMaciejowiceAreReconstructedWith118Counters) {
  const model::Battle battle = sample("maciejowice-1794");
  const SetUpComparison comparison(battle, variantOf(battle, "battle", "printed"),
                                   variantOf(battle, "reconstruction", "account"));
  EXPECT_EQ(countsOf(comparison), (Counts{0, 0, 0, 80 + 38}));
}

TEST(SampleSetUps, ComparedWithThemselvesAreTheSame) {
  for (const char* name :
       {"raclawice-1794", "maciejowice-1794", "szczekociny-1794", "kluszyn-1610", "olszanka", "sarnowa", "wilkowa"}) {
    const model::Battle battle = sample(name);
    const model::Battle other = withOtherIds(battle);
    for (const model::Variant& each : battle.all<model::Variant>()) {
      EXPECT_TRUE(SetUpComparison(battle, each.id, each.id).empty()) << name << " " << each.slug;
      const SetUpComparison files(battle, each.id, other, Id<model::Variant>{each.id.value + 7});
      EXPECT_TRUE(files.empty()) << name << " " << each.slug << ": "
                                 << (files.placements().empty()
                                         ? CompareWords(files, "en").sentence(files.rows().front())
                                         : CompareWords(files, "en").sentence(files.placements().front()));
    }
  }
}

// Whatever two set-ups of whatever two files: what is taken over is the same from then on, but for entries of the other
// scenario.
TEST(SampleSetUps, AreTheSameAfterAllIsTakenOver) {
  for (const char* name : {"raclawice-1794", "maciejowice-1794", "szczekociny-1794", "kluszyn-1610"}) {
    const model::Battle battle = sample(name);
    const model::Battle other = withOtherIds(battle);
    for (const model::Variant& one : battle.all<model::Variant>()) {
      for (const model::Variant& two : battle.all<model::Variant>()) {
        const SetUpComparison comparison(battle, one.id, two.id);
        ChosenDifferences chosen;
        chosen.placements.resize(comparison.placements().size());
        std::iota(chosen.placements.begin(), chosen.placements.end(), 0);
        const TakenOver taken = takeOver(comparison, chosen, "Take over");
        const model::Battle after = model::applied(battle, taken.edit);
        // In a variant that inherits, what it leaves out is hidden by a row of its own, and so are these.
        const SetUpComparison left(after, one.id, two.id);
        EXPECT_EQ(left.placements().size(), taken.refused.size())
            << name << " " << one.slug << " " << two.slug << ": "
            << (left.placements().empty() ? "" : CompareWords(left, "en").sentence(left.placements().front()));
        EXPECT_EQ(SetUpComparison(after, two.id, battle, two.id).placements().size(), 0u)
            << name << ": the other set-up has changed: " << one.slug << " " << two.slug;
        const SetUpComparison files(battle, one.id, other, Id<model::Variant>{two.id.value + 7});
        const TakenOver brought = takeOver(files, chosen, "Take over");
        EXPECT_EQ(brought.refused.size(), taken.refused.size()) << name;
        EXPECT_EQ(
            SetUpComparison(model::applied(battle, brought.edit), one.id, other, Id<model::Variant>{two.id.value + 7})
                .placements()
                .size(),
            brought.refused.size())
            << name << " from another file";
      }
    }
  }
}

}  // namespace
}  // namespace redoubt::compare
