#include <map>
#include <nlohmann/json.hpp>

#include "core/document/document.h"
#include "core/model/map_verbs.h"
#include "core/store/dump.h"
#include "tests/cli/command.h"

// JSON in our layout, and battles as the folders that they came from.
namespace redoubt::cli::test {
namespace {

namespace fs = std::filesystem;

class Folder : public CliTest {
 protected:
  Folder() {
    fs::copy(fs::path(REDOUBT_SOURCE_DIR) / "data/battles/raclawice-1794", folder(), fs::copy_options::recursive);
    before_ = texts();
    EXPECT_EQ(run({"import", folder().string(), "-o", battle()}).code, 0);
  }
  fs::path folder() const { return at("raclawice"); }
  std::string battle() const { return at("raclawice.battle").string(); }
  std::map<std::string, std::string> texts() const {
    std::map<std::string, std::string> texts;
    for (const auto& entry : fs::directory_iterator(folder())) {
      texts[entry.path().filename().string()] = readFile(entry.path());
    }
    return texts;
  }
  std::vector<std::string> changed() const {
    std::vector<std::string> names;
    for (const auto& [name, text] : texts()) {
      if (!before_.contains(name) || before_.at(name) != text) names.push_back(name);
    }
    return names;
  }
  template <class Change>
  void edit(Change&& change) {
    const auto document = document::Document::open(battle());
    model::Edit edit("Edit");
    change(document->battle(), document->layout(), edit);
    ASSERT_TRUE(document->apply(edit));
  }
  using Names = std::vector<std::string>;

 private:
  std::map<std::string, std::string> before_;
};

TEST_F(Folder, OfAnUnchangedBattleStaysAsItIs) {
  const Result result = run({"export", battle(), "-o", folder().string()});
  EXPECT_EQ(result.code, 0) << result.err;
  EXPECT_EQ(result.out, "");
  EXPECT_EQ(changed(), Names());
}

TEST_F(Folder, TakesChangesWhereTheyBelongAndGivesTheBattleBack) {
  edit([](const model::Battle& battle, const hex::Layout& layout, model::Edit& edit) {
    model::Unit unit = *battle.bySlug<model::Unit>("4-i-2-pp");
    unit.name = "Guard";
    edit.put(unit);
    model::Unit more = unit;
    more.id = Id<model::Unit>{4711};
    more.slug = "new-guard";
    more.name = "New Guard";
    more.ordinal = 500;
    edit.put(more);
    const std::vector<hex::HexKey> hexes{*layout.parse("0418")};
    edit.append(model::paintTerrain(battle, hexes, "woods", "Woods"));
    for (const model::Placement& row : battle.all<model::Placement>()) {
      if (row.unit != unit.id || !row.hex) continue;
      model::Placement moved = row;
      moved.hex = layout.parse("0916");
      edit.put(moved);
      break;
    }
  });
  const Result result = run({"export", battle(), "-o", folder().string()});
  EXPECT_EQ(result.code, 0) << result.err;
  EXPECT_EQ(changed(), (Names{"map.json", "set-up-polish.json", "units-polish.json"}));
  EXPECT_NE(result.out.find("units-polish.json\n"), std::string::npos) << result.out;
  const std::string again = at("again.battle").string();
  ASSERT_EQ(run({"import", folder().string(), "-o", again}).code, 0);
  EXPECT_TRUE(store::dumpFile(again) == store::dumpFile(battle()));
  const nlohmann::json units = nlohmann::json::parse(readFile(folder() / "units-polish.json"))["unit"];
  EXPECT_TRUE(std::any_of(units.begin(), units.end(), [](const auto& unit) { return unit["slug"] == "new-guard"; }));
}

TEST_F(Folder, WhoseSharedRulesChangedIsRefusedAndLeftAlone) {
  edit([](const model::Battle& battle, const hex::Layout&, model::Edit& edit) {
    for (const model::Rule& row : battle.all<model::Rule>()) {
      if (row.path != "terrain/woods/title") continue;
      model::Rule rule = row;
      rule.value.text = "\"Forest\"";
      edit.put(rule);
    }
  });
  const Result result = run({"export", battle(), "-o", folder().string()});
  EXPECT_EQ(result.code, 2) << result.out;
  EXPECT_NE(result.err.find("shared rules"), std::string::npos) << result.err;
  EXPECT_EQ(changed(), Names());
}

TEST_F(Folder, IsLaidOutByFormat) {
  writeFile(at("one.json"), "{\"b\":[1,2],\n\n \"a\": {\"x\":   0.5}}");
  const Result check = run({"format", at("one.json").string(), "--check"});
  EXPECT_EQ(check.code, 1) << check.err;
  EXPECT_EQ(check.out, at("one.json").string() + "\n");
  EXPECT_EQ(run({"format", at("one.json").string()}).code, 0);
  const std::string laid = readFile(at("one.json"));
  EXPECT_EQ(nlohmann::ordered_json::parse(laid), nlohmann::ordered_json::parse("{\"b\":[1,2],\"a\":{\"x\":0.5}}"));
  EXPECT_EQ(run({"format", at("one.json").string(), "--check"}).code, 0) << "it is so already";
  writeFile(at("export.json"), run({"export", meadow()}).out);
  EXPECT_EQ(run({"format", at("export.json").string(), "--check"}).code, 0) << "what export writes";
}

TEST_F(Folder, WhatIsNoJsonIsToldWithItsPlaceAndNothingIsWritten) {
  writeFile(at("good.json"), "{\"a\":   1}");
  writeFile(at("bad.json"), "{\"a\": 1,\n \"b\" 2}");
  const Result result = run({"format", at("good.json").string(), at("bad.json").string()});
  EXPECT_EQ(result.code, 2);
  EXPECT_NE(result.err.find("bad.json"), std::string::npos) << result.err;
  EXPECT_NE(result.err.find("line 2"), std::string::npos) << result.err;
  EXPECT_EQ(readFile(at("good.json")), "{\"a\":   1}");
}

}  // namespace
}  // namespace redoubt::cli::test
