#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <sstream>

#include "core/check/check.h"
#include "core/check/expected.h"
#include "core/document/house_checks.h"
#include "core/exchange/json/json_battle.h"
#include "core/rules/book/rule_book.h"
#include "core/rules/command/command.h"
#include "core/rules/forces/figure_kinds.h"
#include "core/rules/forces/formation.h"
#include "core/rules/set_up/set_up.h"
#include "core/rules/turns/schedule.h"
#include "core/store/dump.h"

namespace redoubt {
namespace {

namespace fs = std::filesystem;

std::vector<fs::path> battleFolders() {
  std::vector<fs::path> folders;
  for (const auto& entry : fs::directory_iterator(REDOUBT_BATTLES)) {
    if (entry.is_directory()) folders.push_back(entry.path());
  }
  return folders;
}

model::Battle readBattle(const fs::path& folder) {
  exchange::JsonRead read = exchange::readJson(folder, {REDOUBT_SYSTEMS, true});
  if (auto* problems = std::get_if<1>(&read)) {
    for (const exchange::Problem& problem : *problems) ADD_FAILURE() << exchange::toText(problem);
    return {};
  }
  return std::get<0>(std::move(read));
}

std::string textOf(const fs::path& file) {
  std::ifstream in(file);
  std::stringstream text;
  text << in.rdbuf();
  return text.str();
}

class Battles : public ::testing::TestWithParam<fs::path> {};

INSTANTIATE_TEST_SUITE_P(Shipped, Battles, ::testing::ValuesIn(battleFolders()), [](const auto& each) {
  std::string name = each.param.filename().string();
  std::erase(name, '-');
  return name;
});

TEST_P(Battles, HasExactlyItsExpectedFindings) {
  const model::Battle battle = readBattle(GetParam());
  const auto expected = check::expectedFromJson(textOf(GetParam() / "expected-findings.json"));
  EXPECT_EQ(check::toText(check::difference(expected, document::runAllChecks(battle))), "");
}

TEST_P(Battles, SurvivesExportAndImportWithAnEqualDump) {
  const model::Battle battle = readBattle(GetParam());
  const exchange::JsonRead again = exchange::readJsonText(exchange::writeJson(battle));
  ASSERT_TRUE(std::holds_alternative<model::Battle>(again));
  EXPECT_EQ(store::dump(std::get<0>(again)), store::dump(battle));
}

// Notes cite the questions sheet as "question some-slug" or "questions some-slug, other-slug".
TEST_P(Battles, NotesNameQuestionsThatAreAsked) {
  const model::Battle battle = readBattle(GetParam());
  std::set<std::string> asked;
  for (const model::Question& question : battle.all<model::Question>()) asked.insert(question.slug);
  const std::regex naming("\\bquestions? ([a-z0-9]+(?:-[a-z0-9]+)*(?:(?:, | and )[a-z0-9]+(?:-[a-z0-9]+)+)*)");
  const std::regex slug("[a-z0-9]+(?:-[a-z0-9]+)*");
  for (const model::Provenance& row : battle.all<model::Provenance>()) {
    std::smatch found;
    if (!std::regex_search(row.note, found, naming)) continue;
    const std::string names = std::regex_replace(found[1].str(), std::regex(" and "), ", ");
    for (std::sregex_iterator name(names.begin(), names.end(), slug), end; name != end; ++name) {
      EXPECT_TRUE(asked.contains(name->str())) << row.subjectTable << " " << row.subject << ": " << row.note;
    }
  }
}

TEST_P(Battles, EveryHexOfTheMapHasARowAndAKnownTerrain) {
  const model::Battle battle = readBattle(GetParam());
  const hex::Layout layout = model::layoutOf(battle);
  const rules::RuleBook rules(battle);
  EXPECT_EQ(battle.all<model::HexRow>().size(), layout.allHexes().size());
  for (const model::HexRow& row : battle.all<model::HexRow>()) {
    EXPECT_TRUE(rules.text("terrain/" + row.terrain + "/title")) << row.terrain;
  }
}

// The three books ask for clear ground and know no fields; all are read alike (question square-clear-with-fields).
TEST_P(Battles, SquaresFormAndMoveOnFields) {
  const model::Battle battle = readBattle(GetParam());
  const auto square = rules::formation(rules::RuleBook(battle), "square");
  if (!square) GTEST_SKIP() << "no squares here";
  EXPECT_EQ(square->needs.terrain, square->terrain);
  for (const auto& [terrain, isClear] : {std::pair("clear", true), {"fields", true}, {"orchard", false}}) {
    EXPECT_EQ(std::count(square->terrain.begin(), square->terrain.end(), terrain), isClear ? 1 : 0) << terrain;
  }
  EXPECT_TRUE(battle.bySlug<model::Question>("square-clear-with-fields"));
}

TEST_P(Battles, EverySetUpHexCanBeEnteredByWhatStandsOnIt) {
  const model::Battle battle = readBattle(GetParam());
  const rules::RuleBook rules(battle);
  for (const model::Placement& row : battle.all<model::Placement>()) {
    if (row.rule != model::PlacementRule::At || !row.hex) continue;
    const model::HexRow* hex = battle.find<model::HexRow>(*row.hex);
    ASSERT_TRUE(hex) << row.words;
    const auto forbidden = rules.texts("terrain/" + hex->terrain + "/forbidden");
    const model::Unit* unit = battle.find(row.unit);
    const std::string arm = unit ? rules.text("unit-type/" + unit->type + "/arm").value_or("") : "leader";
    EXPECT_EQ(std::count(forbidden.begin(), forbidden.end(), arm), 0) << row.words << " in " << hex->terrain;
  }
}

TEST_P(Battles, EveryLeaderWhoEntersStandsInTheScheduleWithHisHexes) {
  const model::Battle battle = readBattle(GetParam());
  const rules::RuleBook rules(battle);
  for (const model::Variant& variant : battle.all<model::Variant>()) {
    const auto lines = rules::schedule(battle, rules, variant.scenario);
    for (const model::Placement* placement : rules::placements(battle, variant.id)) {
      const model::Entry* entry = battle.find(placement->entry);
      if (!placement->leader || !entry) continue;
      const bool isTold = std::any_of(lines.begin(), lines.end(), [&](const rules::ScheduleLine& line) {
        if (line.leader != placement->leader) return false;
        if (entry->dice) return line.kind == model::PoolKind::Dice;  // when he comes only they tell
        return line.kind == model::PoolKind::Enters && line.turn == entry->turn &&
               line.hexes == rules::hexesOf(battle, entry->zone);
      });
      EXPECT_TRUE(isTold) << placement->words << " in " << variant.slug;
    }
  }
}

TEST_P(Battles, EveryTerrainAndUnitTypeNamesItsLook) {
  const model::Battle battle = readBattle(GetParam());
  const rules::RuleBook rules(battle);
  for (const std::string& terrain : rules.under("terrain")) {
    if (rules.text("terrain/" + terrain + "/title")) {
      EXPECT_TRUE(rules.text("terrain/" + terrain + "/pattern")) << terrain;
    }
  }
  for (const std::string& type : rules.under("unit-type")) {
    if (rules.text("unit-type/" + type + "/title")) {
      EXPECT_TRUE(rules.text("unit-type/" + type + "/symbol")) << type;
    }
  }
}

TEST_P(Battles, SlopesRiseToTheHigherHex) {
  const model::Battle battle = readBattle(GetParam());
  const hex::Layout layout = model::layoutOf(battle);
  for (const model::Hexside& row : battle.all<model::Hexside>()) {
    if (!row.high) continue;
    const auto [near, far] = layout.hexesOf(row.side);
    const model::HexRow* a = battle.find<model::HexRow>(near);
    const model::HexRow* b = battle.find<model::HexRow>(far);
    if (!a || !b) continue;
    EXPECT_TRUE(*row.high == model::HighSide::Near ? a->level > b->level : b->level > a->level)
        << layout.number(near) << '/' << layout.number(far);
  }
}

TEST_P(Battles, EstimatesFollowUnitTypeAndSizeOfFormation) {
  const model::Battle battle = readBattle(GetParam());
  std::map<std::string, std::set<int>> sizes;
  std::map<Id<model::Unit>, int> largest;
  for (const model::Step& step : battle.all<model::Step>()) {
    const model::Face* face = battle.find<model::Face>(step.face);
    const auto size = face ? rules::figureValue(battle, face->id, model::kSize) : std::nullopt;
    if (size) largest[step.unit] = std::max(largest[step.unit], *size);
  }
  std::set<int> all;
  for (const auto& [unit, size] : largest) {
    sizes[battle.find<model::Unit>(unit)->type].insert(size);
    all.insert(size);
  }
  if (all.empty()) GTEST_SKIP() << "no sizes here";
  EXPECT_GT(static_cast<int>(all.size()),
            std::min(3, *all.rbegin() - 1));  // points up to 2 leave no more than two sizes
}

}  // namespace
}  // namespace redoubt
