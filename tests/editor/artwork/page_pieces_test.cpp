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

}  // namespace
}  // namespace redoubt::editor
