#include <gtest/gtest.h>

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QTemporaryDir>
#include <algorithm>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <stop_token>

#include "core/exchange/formats.h"
#include "core/exchange/package.h"
#include "core/exchange/transfer.h"
#include "editor/artwork/drawn_artwork.h"
#include "tests/editor/artwork/page_battle.h"

namespace redoubt::editor {
namespace {

using Json = nlohmann::json;

class Page : public ::testing::Test {
 protected:
  Page() : battle(test::pageBattle()), file(folder_.filePath("page.html")) {
    test::writePage(battle, file);
    text = test::contentOf(file);
    json = Json::parse(test::between(text, "id=\"battle\">", "</script>"), nullptr, false);
  }

  const Json* pieceCalled(const std::string& id) const {
    for (const Json& piece : json["pieces"]) {
      if (piece["id"] == id) return &piece;
    }
    return nullptr;
  }

 private:
  QTemporaryDir folder_;

 protected:
  model::Battle battle;
  QString file;
  std::string text;
  Json json;
};

TEST_F(Page, IsOneFileThatLoadsNothing) {
  EXPECT_EQ(QDir(QFileInfo(file).path()).entryList(QDir::Files), QStringList("page.html"));
  for (const char* load : {"src=\"http", "href=\"http", "url(http", "@import", "{{"}) {
    EXPECT_EQ(text.find(load), std::string::npos) << load;
  }
}

TEST_F(Page, LetsNoOtherScriptRunThanItsOwn) {
  const std::string script = test::between(text, "<script>", "</script>");
  ASSERT_FALSE(script.empty());
  const QByteArray hash = QCryptographicHash::hash(QByteArray::fromStdString(script), QCryptographicHash::Sha256);
  EXPECT_EQ(test::between(text, "script-src 'sha256-", "'"), hash.toBase64().toStdString());
}

TEST_F(Page, HoldsNamesThatWouldEndItsElements) {
  ASSERT_TRUE(json.is_object());
  EXPECT_EQ(json["battle"]["title"], model::info(battle)->title);
  ASSERT_TRUE(pieceCalled("unit-1"));
  EXPECT_EQ((*pieceCalled("unit-1"))["name"], "</script><!-- 'Żółć' \\u003c");
  EXPECT_EQ(text.find("alert(1)</script> pod"), std::string::npos);
  EXPECT_NE(text.find("<title>Bitwa &lt;/script"), std::string::npos);
}

TEST_F(Page, AgreesWithTheBattle) {
  EXPECT_EQ(json["format"], "redoubt-page");
  EXPECT_EQ(json["battle"]["id"], "page-battle");
  EXPECT_EQ(json["hexes"].size(), model::layoutOf(battle).allHexes().size());
  EXPECT_EQ(json["armies"].size(), battle.all<model::Army>().size());
  EXPECT_EQ(json["scenarios"].size(), 1u);
  EXPECT_EQ(json["scenarios"][0]["turns"].size(), 4u);
  const Json& placements = json["scenarios"][0]["variants"][0]["placements"];
  ASSERT_EQ(placements.size(), 5u);  // with the turn's marker
  EXPECT_EQ(placements[0]["hex"], "0303");
  EXPECT_EQ(placements[0]["facing"], "v1");
  EXPECT_EQ(json["tracks"][0]["on"], "map");
  EXPECT_EQ(json["places"][0]["name"], "Dąb & <Buk>");
}

TEST_F(Page, GivesCountersTheFacesOfTheirSteps) {
  const Json* unit = pieceCalled("unit-1");
  ASSERT_TRUE(unit);
  EXPECT_EQ((*unit)["steps"], (Json{0, 1}));
  EXPECT_EQ((*unit)["faces"][0]["other"], 1);
  EXPECT_EQ((*unit)["facing"], "vertex");
  for (const Json& piece : json["pieces"]) {
    for (const Json& face : piece["faces"]) {
      EXPECT_FALSE(json["art"].at(face["art"].get<std::size_t>()).get<std::string>().empty()) << piece["id"];
    }
  }
}

TEST_F(Page, SaysTextsInTheLanguagesOfTheBattle) {
  EXPECT_EQ(json["language"], "en");
  EXPECT_EQ(json["translations"]["pl"]["Open ground"], "Otwarty teren");
  EXPECT_EQ(json["translations"]["pl"]["Front"], "Przód");
}

TEST_F(Page, IsTheSameEachTime) {
  const QString again = file + "2.html";
  test::writePage(battle, again);
  EXPECT_EQ(test::contentOf(again) == text, true);
}

TEST_F(Page, CoversTheSheetWithTilesThatOverlap) {
  const Json& fine = json["map"]["layers"][0]["levels"][1];
  double right = 0, bottom = 0;
  for (const Json& tile : fine["tiles"]) {
    EXPECT_TRUE(tile["src"].get<std::string>().starts_with("data:image/jpeg;base64,/9j/"));
    right = std::max(right, tile["x"].get<double>() + tile["w"].get<double>());
    bottom = std::max(bottom, tile["y"].get<double>() + tile["h"].get<double>());
  }
  EXPECT_GE(right, json["layout"]["sheet"][0].get<double>() - 1e-3);
  EXPECT_GE(bottom, json["layout"]["sheet"][1].get<double>() - 1e-3);
  const Json& first = fine["tiles"][0];
  const Json& second = fine["tiles"][1];
  EXPECT_NEAR(first["x"].get<double>() + first["w"].get<double>() - second["x"].get<double>(), 0.01, 1e-4);
}

TEST(PageExport, IsStoppedByItsWatch) {
  const QTemporaryDir folder;
  const model::Battle battle = test::pageBattle();
  const exchange::Format& format = exchange::requireFormat("html");
  DrawnArtwork artwork(battle);
  std::stop_source stop;
  Watch watch{stop.get_token()};
  watch.progress = [&](double share) {
    if (share > 0.1) stop.request_stop();
  };
  exchange::ExportJob job{battle, exchange::Options(format)};
  job.artwork = &artwork;
  job.watch = &watch;
  const std::filesystem::path file = folder.filePath("page.html").toStdString();
  EXPECT_THROW(exchange::exportTo(format, job, file, false), exchange::Stopped);
  EXPECT_FALSE(std::filesystem::exists(file));
}

}  // namespace
}  // namespace redoubt::editor
