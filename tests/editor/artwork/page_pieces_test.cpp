#include <gtest/gtest.h>

#include <QTemporaryDir>
#include <nlohmann/json.hpp>

#include "tests/editor/artwork/page_battle.h"

namespace redoubt::editor {
namespace {

using Json = nlohmann::json;

class PagePieces : public ::testing::Test {
 protected:
  PagePieces() : battle(test::pageBattle()) {}

  void setRule(const char* path, const char* value) {
    battle.all<model::Rule>().put({battle.all<model::System>().begin()->id, path, {value}});
  }
  void write() {
    const QTemporaryDir folder;
    const QString file = folder.filePath("page.html");
    test::writePage(battle, file);
    page = Json::parse(test::between(test::contentOf(file), "id=\"battle\">", "</script>"), nullptr, false);
  }
  Json pieceCalled(const std::string& id) const {
    for (const Json& piece : page["pieces"]) {
      if (piece["id"] == id) return piece;
    }
    return {};
  }
  std::string artOf(const std::string& id) const {
    const Json piece = pieceCalled(id);
    return piece.is_null() ? "" : std::to_string(piece["faces"][0]["art"].get<int>());
  }
  // The chits of a turn that lie in the pool of an army, or of nobody.
  Json chitsOf(int turn, const Json& army) const {
    Json found = Json::array();
    for (const Json& row : page["scenarios"][0]["turns"].at(static_cast<std::size_t>(turn - 1))["armies"]) {
      if (row.value("army", Json()) != army) continue;
      for (const Json& chit : row.value("chits", Json::array())) found.push_back(chit["piece"]);
    }
    return found;
  }

  model::Battle battle;
  Json page;
};

TEST_F(PagePieces, AreDrawnInEachLanguageOnlyIfTheirWordsDiffer) {
  battle.all<model::Translation>().put({"pl", "Unit 2", "Oddział 2"});
  write();
  ASSERT_TRUE(page["artIn"].contains("pl"));
  const Json& polish = page["artIn"]["pl"];
  ASSERT_TRUE(polish.contains(artOf("unit-2")));
  EXPECT_NE(polish[artOf("unit-2")], page["art"][static_cast<std::size_t>(std::stoi(artOf("unit-2")))]);
  EXPECT_FALSE(polish.contains(artOf("unit-5"))) << "its words are the same";
}

TEST_F(PagePieces, ChitsOfTheRulesOwnPoolsAreThere) {
  setRule("segment/battle", R"({"who": "both", "pool": "turn"})");
  setRule("pool/turn/fortune", R"({"event": "fortune", "copies": 2})");
  setRule("pool/turn/fortune/title", R"("Fortune of war")");
  setRule("pool/turn/end", R"({"end": "turn", "when": {"turn": {"from": 2}}})");
  setRule("pool/turn/end/title", R"("End of the turn")");
  setRule("pool/turn/blues", R"({"army": "blue"})");
  setRule("pool/turn/brigade", R"({"commands": {"arm": "infantry"}})");
  setRule("pool/turn/brigade/title", R"("Brigade")");
  write();
  EXPECT_EQ(pieceCalled("fortune-chit")["name"], "Fortune of war");
  EXPECT_EQ(pieceCalled("fortune-chit")["kind"], "chit");
  EXPECT_EQ(pieceCalled("fortune-chit")["copies"], 2);
  EXPECT_EQ(pieceCalled("hale-chit")["name"], "Hale's command");
  EXPECT_EQ(pieceCalled("hale-chit")["faces"].size(), 2u);
  EXPECT_EQ(chitsOf(1, Json()), Json({"fortune-chit"}));
  EXPECT_EQ(chitsOf(2, Json()), Json({"end-chit", "fortune-chit"}));
  EXPECT_EQ(chitsOf(1, "blue"), Json({"blues-chit", "hale-chit"}));
}

}  // namespace
}  // namespace redoubt::editor
