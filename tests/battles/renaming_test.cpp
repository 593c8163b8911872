#include "tests/battles/renaming.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>

#include "core/check/check.h"
#include "core/exchange/json/json_battle.h"
#include "core/rules/forces/steps.h"
#include "core/rules/movement/movement_map.h"
#include "core/rules/movement/reach.h"
#include "core/rules/sight/sight.h"
#include "core/rules/sight/sight_map.h"
#include "core/rules/turns/activation.h"
#include "core/rules/turns/victory.h"

namespace redoubt {
namespace {

namespace fs = std::filesystem;

std::vector<fs::path> renamedFolders() {
  std::vector<fs::path> folders;
  for (const auto& entry : fs::directory_iterator(REDOUBT_BATTLES)) {
    if (entry.is_directory()) folders.push_back(entry.path());
  }
  return folders;
}

// Rules are data: what the core makes of a battle must not depend on what anything is called.
class UnderOtherNames : public ::testing::TestWithParam<fs::path> {
 protected:
  void SetUp() override {
    auto read = exchange::readJson(GetParam(), {REDOUBT_SYSTEMS, true});
    ASSERT_TRUE(std::holds_alternative<model::Battle>(read));
    battle_ = std::get<model::Battle>(std::move(read));
    other_ = test::renamed(battle_);
  }

  model::Battle battle_;
  model::Battle other_;
};

INSTANTIATE_TEST_SUITE_P(Shipped, UnderOtherNames, ::testing::ValuesIn(renamedFolders()), [](const auto& each) {
  std::string name = each.param.filename().string();
  std::erase(name, '-');
  return name;
});

TEST_P(UnderOtherNames, NothingIsLeftOfTheOldOnes) {
  for (const model::Unit& unit : battle_.all<model::Unit>()) {
    EXPECT_FALSE(other_.find<model::Unit>(unit.id));
    EXPECT_FALSE(other_.bySlug<model::Unit>(unit.slug)) << unit.slug;
  }
  const rules::RuleBook book(battle_);
  const rules::RuleBook otherBook(other_);
  for (const char* topic : {"terrain", "unit-type", "formation"}) {
    const auto names = book.under(topic);
    for (const std::string& name : otherBook.under(topic)) {
      const bool isOld = std::find(names.begin(), names.end(), name) != names.end();
      EXPECT_TRUE(!isOld || !book.under(std::string(topic) + "/" + name).size()) << topic << "/" << name;
    }
  }
}

// Where a finding is and what it is, without names.
std::vector<std::string> linesOf(const model::Battle& battle, bool isRenamed) {
  const auto named = [&](const std::string& slug) { return isRenamed ? slug : test::otherName(slug); };
  std::vector<std::string> lines;
  for (const check::Finding& finding : check::runChecks(battle)) {
    if (finding.code == "translation-idle") continue;  // the new names have no translations
    lines.push_back(finding.code + " " + named(finding.scenario) + "/" + named(finding.variant) + " " +
                    check::toText(finding.place, model::layoutOf(battle)) + (finding.fix ? " fix" : ""));
  }
  std::sort(lines.begin(), lines.end());
  return lines;
}

TEST_P(UnderOtherNames, TheChecksFindTheSame) {
  // The renaming changes names that are values or parts of paths, not those of facts, groups and results.
  if (!rules::RuleBook(battle_).under("action").empty()) GTEST_SKIP() << "names in conditions are not renamed yet";
  EXPECT_EQ(linesOf(battle_, false), linesOf(other_, true));
}

TEST_P(UnderOtherNames, SightIsTheSame) {
  const auto countOf = [](const model::Battle& battle) {
    const rules::SightMap map(battle, model::layoutOf(battle), rules::sightRules(rules::RuleBook(battle)));
    const rules::SightScanner scanner(10);
    std::size_t count = 0;
    map.layout().forEachHex([&](hex::HexKey from) { count += scanner.field(map, from).seen().size(); });
    return count;
  };
  EXPECT_EQ(countOf(battle_), countOf(other_));
}

// Every hex and the points left in it, for one unit of each type from the middle of the map.
std::vector<std::string> reaches(const model::Battle& battle) {
  const rules::RuleBook book(battle);
  const rules::MovementRules rules = rules::movementRules(book);
  const hex::Layout layout = model::layoutOf(battle);
  const auto hexes = layout.allHexes();
  const hex::HexKey from = hexes[hexes.size() / 2 + 7];
  std::vector<std::string> all;
  for (const std::string& type : book.under("unit-type")) {
    const auto arm = book.text("unit-type/" + type + "/arm");
    if (!arm) continue;
    const rules::MovementMap map(battle, layout, rules, {*arm, type, {}, false});
    rules::Reach reach(map);
    reach.flood(from, hex::Direction{map.facingKind(), 1});
    std::string line;
    for (const hex::HexKey hex : layout.allHexes()) {
      if (const auto left = reach.remaining(hex)) line += layout.number(hex) + ":" + toText(*left) + " ";
    }
    all.push_back(line);
  }
  std::sort(all.begin(), all.end());
  return all;
}

TEST_P(UnderOtherNames, UnitsReachTheSame) {
  EXPECT_EQ(reaches(battle_), reaches(other_));
}

// How many steps every unit has and what it is worth, sorted.
std::vector<std::string> strengths(const model::Battle& battle) {
  const rules::RuleBook book(battle);
  std::vector<std::string> all;
  for (const model::Unit& unit : battle.all<model::Unit>()) {
    std::string line;
    for (const rules::Strength& strength : rules::strengthsOf(battle, book, unit.id)) {
      line += std::to_string(strength.figures.size.value_or(-1)) + "/" +
              std::to_string(strength.figures.morale.value_or(-1)) + " ";
    }
    all.push_back(line);
  }
  std::sort(all.begin(), all.end());
  return all;
}

TEST_P(UnderOtherNames, UnitsHaveTheSameSteps) {
  EXPECT_EQ(strengths(battle_), strengths(other_));
}

}  // namespace
}  // namespace redoubt
