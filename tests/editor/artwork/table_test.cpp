#include <fmt/format.h>
#include <gtest/gtest.h>

#include <QImage>
#include <QProcess>
#include <QStandardPaths>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>

#include "core/exchange/formats.h"
#include "core/exchange/transfer.h"
#include "core/exchange/tts/set_up_script.h"
#include "core/hex/facing.h"
#include "core/rules/forces/figures.h"
#include "core/rules/forces/steps.h"
#include "core/rules/set_up/set_up.h"
#include "core/store/battle_file.h"
#include "core/store/files.h"
#include "editor/artwork/drawn_artwork.h"

// Saved games of Tabletop Simulator, read as the program does.
namespace redoubt::editor {
namespace {

namespace fs = std::filesystem;
using exchange::ExportJob;
using exchange::Options;
using nlohmann::json;

std::string contentsOf(const fs::path& file) {
  std::ostringstream text;
  text << std::ifstream(file, std::ios::binary).rdbuf();
  return text.str();
}

model::Battle shipped(const std::string& name) {
  return store::readBattle(fs::path(REDOUBT_BATTLES) / (name + ".battle")).battle;
}

class Tables : public ::testing::Test {
 protected:
  fs::path file() const { return folder_.path() / "game.json"; }
  fs::path folder() const { return folder_.path(); }

  // Those that are only read are made once.
  static const json& exported(const std::string& name) {
    static store::TemporaryFolder folder;
    static std::map<std::string, json> known;
    const auto [save, isNew] = known.try_emplace(name);
    if (isNew) save->second = savedAt(shipped(name), folder.path() / (name + ".json"));
    return save->second;
  }

  json saved(const model::Battle& battle, Options::Given given = {}, std::optional<Id<model::Scenario>> scenario = {}) {
    return savedAt(battle, file(), std::move(given), scenario);
  }

  static json savedAt(const model::Battle& battle, const fs::path& file, Options::Given given = {},
                      std::optional<Id<model::Scenario>> scenario = {}) {
    given.try_emplace("dpi", "40");
    DrawnArtwork artwork(battle);
    const exchange::Format& format = exchange::requireFormat("tts");
    ExportJob job{battle, Options(format, exchange::OptionUse::Export, given), scenario};
    job.artwork = &artwork;
    exchange::exportTo(format, job, file, true);
    return json::parse(contentsOf(file));
  }

 private:
  store::TemporaryFolder folder_;
};

// Every thing with those in bags and other states.
void forEachThing(const json& things, const std::function<void(const json&)>& visit) {
  for (const json& thing : things) {
    visit(thing);
    if (thing.contains("ContainedObjects")) forEachThing(thing["ContainedObjects"], visit);
    if (thing.contains("States")) {
      for (const json& state : thing["States"]) visit(state);
    }
  }
}

const json* named(const json& save, const std::string& kind, const std::string& start) {
  for (const json& thing : save["ObjectStates"]) {
    if (thing["Name"] == kind && thing["Nickname"].get<std::string>().starts_with(start)) return &thing;
  }
  return nullptr;
}

std::vector<const json*> unlockedTiles(const json& save) {
  std::vector<const json*> tiles;
  for (const json& thing : save["ObjectStates"]) {
    if (thing["Name"] == "Custom_Tile" && !thing["Locked"]) tiles.push_back(&thing);
  }
  return tiles;
}

TEST_F(Tables, OfAllBattlesHaveThingsThatAreKnownApartAndPicturesThatAreThere) {
  for (const auto& entry : fs::directory_iterator(REDOUBT_BATTLES)) {
    if (entry.path().extension() != ".battle") continue;
    const json& save = exported(entry.path().stem().string());
    std::set<std::string> guids;
    std::set<std::string> pictures;
    forEachThing(save["ObjectStates"], [&](const json& thing) {
      const std::string guid = thing["GUID"];
      EXPECT_TRUE(guids.insert(guid).second) << entry.path() << " has twice " << guid;
      EXPECT_EQ(guid.size(), 6U);
      if (thing["Name"] != "Custom_Tile") return;
      for (const char* side : {"ImageURL", "ImageSecondaryURL"}) pictures.insert(thing["CustomImage"][side]);
    });
    EXPECT_GT(pictures.size(), 20U);
    std::size_t onPaper = 0;
    for (const std::string& picture : pictures) {
      ASSERT_TRUE(picture.starts_with("file:////")) << picture;
      const QImage image(QString::fromStdString(picture.substr(8)));
      ASSERT_FALSE(image.isNull()) << picture;
      EXPECT_EQ(image.width(), image.height()) << picture;
      EXPECT_LE(image.width(), 4096);
      // A command's colour, which may be black, is on the left.
      EXPECT_NE(image.pixelColor(image.width() - 1, 0), QColor(Qt::black)) << picture << " has a gap at its corner";
      if (image.pixelColor(image.width() - 1, 0) == QColor(0xEF, 0xE4, 0xC8)) ++onPaper;
    }
    EXPECT_LT(onPaper, pictures.size() / 4) << "counters fill their squares, charts and fences don't";
  }
}

// Where the squares of the board put a point of the map, from their pictures alone.
TEST_F(Tables, LayCountersOnTheMiddleOfTheirHexes) {
  for (const char* name : {"raclawice-1794", "kluszyn-1610"}) {
    const model::Battle battle = shipped(name);
    const json& save = exported(name);
    const hex::Layout layout = model::layoutOf(battle);
    DrawnArtwork artwork(battle);
    const hex::Bounds sheet = artwork.mapPlan({}).sheet;
    const auto scenario = rules::scenarios(battle).front();
    const auto variant = rules::variants(battle, scenario->id).front();
    std::multiset<std::string> wanted;
    const auto at = [](double x, double z) { return fmt::format("{:.2f} {:.2f}", x + 0.0, z + 0.0); };
    int turned = 0;
    for (const model::Placement* placement : rules::placements(battle, variant->id)) {
      if (!placement->hex || !placement->unit || placement->rule != model::PlacementRule::At) continue;
      const hex::Point centre = layout.centre(*placement->hex);
      const double x = centre.x - (sheet.left + sheet.right) / 2;
      const double z = (sheet.top + sheet.bottom) / 2 - centre.y;
      const model::Unit* unit = battle.find(placement->unit);
      double angle = 180;
      if (placement->direction && placement->direction->direction) {
        angle = (180 + hex::angle(*placement->direction->direction, layout.orientation())) % 360;
        ++turned;
      }
      wanted.insert(fmt::format("{} {} {:.0f}", unit->name, at(x, z), angle));
    }
    ASSERT_GT(wanted.size(), 5U);
    EXPECT_TRUE(name != std::string("raclawice-1794") || turned > 2);
    for (const json* tile : unlockedTiles(save)) {
      const json& place = (*tile)["Transform"];
      const auto found = wanted.find(fmt::format("{} {} {:.0f}", (*tile)["Nickname"].get<std::string>(),
                                                 at(place["posX"], place["posZ"]), place["rotY"].get<double>()));
      if (found != wanted.end()) wanted.erase(found);
    }
    EXPECT_TRUE(wanted.empty()) << name << ": " << wanted.size() << " such as " << *wanted.begin();
  }
}

// The squares lie side by side and cover the sheet; the pixels of a hex's middle are those of the same hex in a picture
// of the whole map.
TEST_F(Tables, HaveABoardWithoutGaps) {
  const model::Battle battle = shipped("wilkowa");
  const json save = saved(battle, {{"dpi", "150"}, {"quality", "95"}});
  DrawnArtwork artwork(battle);
  exchange::MapWish wish;
  wish.across = wish.down = 60;
  const exchange::MapImage whole = artwork.map(wish, Watch());
  const QImage map = QImage::fromData(reinterpret_cast<const uchar*>(whole.image.bytes.data()),
                                      static_cast<int>(whole.image.bytes.size()));
  const hex::Bounds sheet = artwork.mapPlan({}).sheet;
  struct Square {
    json place;
    QImage picture;
  };
  std::vector<Square> squares;
  for (const json& thing : save["ObjectStates"]) {
    if (!thing["Locked"]) continue;
    const std::string picture = thing["CustomImage"]["ImageURL"];
    if (picture.find("/map-") == std::string::npos) continue;
    squares.push_back({thing["Transform"], QImage(QString::fromStdString(picture.substr(8)))});
  }
  ASSERT_GT(squares.size(), 1U);
  int compared = 0;
  model::layoutOf(battle).forEachHex([&](hex::HexKey key) {
    const hex::Point centre = model::layoutOf(battle).centre(key);
    const double x = centre.x - (sheet.left + sheet.right) / 2;
    const double z = (sheet.top + sheet.bottom) / 2 - centre.y;
    for (const auto& [place, picture] : squares) {
      const double side = 2 * place["scaleX"].get<double>();
      const double across = (x - place["posX"].get<double>()) / side + 0.5;
      const double down = (place["posZ"].get<double>() - z) / side + 0.5;
      const double edge = 0.31 / side;
      if (across < edge || across > 1 - edge || down < edge || down > 1 - edge) continue;
      // Mean colours of a patch: pictures have other sizes.
      const auto mean = [](const QImage& image, double atX, double atY, double half) {
        const QImage patch = image
                                 .copy(static_cast<int>(atX - half), static_cast<int>(atY - half),
                                       static_cast<int>(2 * half), static_cast<int>(2 * half))
                                 .scaled(1, 1, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
        return patch.pixelColor(0, 0);
      };
      const double perHex = picture.width() / side;
      const QColor here = mean(picture, across * picture.width(), down * picture.height(), perHex * 0.3);
      const QColor there = mean(map, whole.origin.x + centre.x * 60, whole.origin.y + centre.y * 60, 60 * 0.3);
      EXPECT_NEAR(here.red(), there.red(), 12);
      EXPECT_NEAR(here.green(), there.green(), 12);
      EXPECT_NEAR(here.blue(), there.blue(), 12);
      ++compared;
      break;
    }
  });
  EXPECT_GT(compared, 100);
}

TEST_F(Tables, ShowTheStrengthAtWhichUnitsBegin) {
  model::Battle battle = shipped("wilkowa");
  const rules::RuleBook book(battle);
  const auto variant = rules::variants(battle, rules::scenarios(battle).front()->id).front();
  std::optional<model::Placement> weakened;
  for (const model::Placement* placement : rules::placements(battle, variant->id)) {
    if (!placement->unit || weakened) continue;
    for (const rules::Strength& strength : rules::strengthsOf(battle, book, *placement->unit)) {
      if (strength.side != model::FaceSide::Back || strength.marker > 0) continue;
      weakened = *placement;
      weakened->step = strength.ordinal;
    }
  }
  ASSERT_TRUE(weakened);
  const std::string name = battle.find(weakened->unit)->name;
  const auto isFaceDown = [&](const json& save) {
    for (const json* tile : unlockedTiles(save)) {
      if ((*tile)["Nickname"] == name) return (*tile)["Transform"]["rotZ"] == 180.0;
    }
    ADD_FAILURE() << name << " isn't on the table";
    return false;
  };
  EXPECT_FALSE(isFaceDown(saved(battle)));
  battle.all<model::Placement>().put(*weakened);
  EXPECT_TRUE(isFaceDown(saved(battle)));
}

// The set-up that was asked for is on the table and its bag is empty; all others wait in theirs.
TEST_F(Tables, HaveABagForEverySetUp) {
  const model::Battle battle = shipped("raclawice-1794");
  const auto scenarios = rules::scenarios(battle);
  ASSERT_GE(scenarios.size(), 2U);
  const json save = saved(battle, {}, scenarios[1]->id);
  std::size_t bags = 0;
  std::size_t empty = 0;
  for (const json& thing : save["ObjectStates"]) {
    if (thing["LuaScript"].get<std::string>().empty()) continue;
    EXPECT_EQ(thing["LuaScript"], exchange::tts::setUpScript());
    ++bags;
    const json state = json::parse(thing["LuaScriptState"].get<std::string>());
    std::set<std::string> inside;
    for (const json& each : thing["ContainedObjects"]) inside.insert(each["GUID"]);
    std::set<std::string> placed;
    for (const json& place : state["places"]) placed.insert(place["guids"][0]);
    EXPECT_FALSE(placed.empty());
    if (inside.empty()) {
      ++empty;
      EXPECT_TRUE(thing["Nickname"].get<std::string>().starts_with(scenarios[1]->title));
      for (const json* tile : unlockedTiles(save)) {
        const bool isUnit = !(*tile)["Description"].get<std::string>().empty();
        EXPECT_TRUE(!isUnit || placed.contains((*tile)["GUID"]));
      }
    } else {
      EXPECT_EQ(inside, placed);
    }
  }
  EXPECT_EQ(bags, battle.all<model::Variant>().size());
  EXPECT_EQ(empty, 1U);
  const json* cup = named(save, "Bag", "Activation cup");
  ASSERT_TRUE(cup);
  EXPECT_EQ((*cup)["Bag"]["Order"], 2);
  EXPECT_FALSE((*cup)["ContainedObjects"].empty());
}

TEST_F(Tables, KeepTheNamesOfThingsWhenAUnitIsRenamed) {
  model::Battle battle = shipped("wilkowa");
  const auto guids = [](const json& save) {
    std::map<std::string, std::string> byGuid;
    forEachThing(save["ObjectStates"], [&](const json& thing) { byGuid[thing["GUID"]] = thing["Name"]; });
    return byGuid;
  };
  const std::string before = (saved(battle), contentsOf(file()));
  EXPECT_EQ((saved(battle), contentsOf(file())), before);
  const auto first = guids(json::parse(before));
  model::Unit unit = *battle.all<model::Unit>().begin();
  unit.name = "Żółw \"/;\\\t";
  battle.all<model::Unit>().put(unit);
  const json renamed = saved(battle);
  EXPECT_EQ(guids(renamed), first);
  EXPECT_NE(renamed.dump().find("Żółw"), std::string::npos);
  // Its picture has another address, since the program keeps what it has once read; all others have the same.
  const auto pictures = [](const json& save) {
    std::set<std::string> addresses;
    forEachThing(save["ObjectStates"], [&](const json& thing) {
      if (thing.contains("CustomImage")) addresses.insert(thing["CustomImage"]["ImageURL"]);
    });
    return addresses;
  };
  const std::set<std::string> old = pictures(json::parse(before));
  std::size_t fresh = 0;
  for (const std::string& address : pictures(renamed)) fresh += old.contains(address) ? 0 : 1;
  EXPECT_EQ(fresh, 1U);
}

TEST_F(Tables, NamePicturesByAnAddressOfTheirOwn) {
  const json save = saved(shipped("wilkowa"), {{"address", "https://example.org/game"}});
  forEachThing(save["ObjectStates"], [&](const json& thing) {
    if (thing["Name"] != "Custom_Tile") return;
    const std::string picture = thing["CustomImage"]["ImageURL"];
    ASSERT_TRUE(picture.starts_with("https://example.org/game/")) << picture;
    EXPECT_TRUE(fs::exists(folder() / "game-files" / picture.substr(picture.rfind('/') + 1))) << picture;
  });
}

std::string luaOf(const json& value) {
  if (value.is_object()) {
    std::string text = "{";
    for (const auto& [key, each] : value.items()) text += "[\x22" + key + "\x22]=" + luaOf(each) + ",";
    return text + "}";
  }
  if (!value.is_array()) return value.dump();
  std::string text = "{";
  for (const json& each : value) text += luaOf(each) + ",";
  return text + "}";
}

// The script in an interpreter of the language, with a stand-in for the table.
TEST_F(Tables, HaveBagsThatLayOutAndTakeBack) {
  const QString lua = QStandardPaths::findExecutable(QStringLiteral("lua5.2"));
  if (lua.isEmpty()) GTEST_SKIP() << "lua5.2 is not installed";
  const json& save = exported("raclawice-1794");
  for (const json& thing : save["ObjectStates"]) {
    if (thing["LuaScript"].get<std::string>().empty()) continue;
    const json state = json::parse(thing["LuaScriptState"].get<std::string>());
    json inside = json::array();
    json outside = json::array();
    for (const json& each : thing["ContainedObjects"]) inside.push_back(each["GUID"]);
    for (const json& each : save["ObjectStates"]) outside.push_back(each["GUID"]);
    const bool isLaid = inside.empty();
    std::ofstream(folder() / "script.lua") << thing["LuaScript"].get<std::string>();
    std::ofstream(folder() / "state.lua")
        << "return " << luaOf({{"script", state}, {"inside", inside}, {"outside", outside}});
    QProcess process;
    process.start(lua, {QStringLiteral(REDOUBT_ARTWORK_TESTS "/bag_on_table.lua"),
                        QString::fromStdString(folder() / "script.lua"), QString::fromStdString(folder() / "state.lua"),
                        isLaid ? QStringLiteral("takeBack") : QStringLiteral("layOut"),
                        isLaid ? QStringLiteral("layOut") : QStringLiteral("takeBack")});
    ASSERT_TRUE(process.waitForFinished());
    ASSERT_EQ(process.exitCode(), 0) << process.readAllStandardError().toStdString();
    const std::string printed = process.readAllStandardOutput().toStdString();
    std::size_t moved = 0;
    for (const json& place : state["places"]) {
      const std::string guid = place["guids"][0];
      const std::string taken = fmt::format("take {} ", guid);
      EXPECT_NE(printed.find(taken), std::string::npos) << guid;
      EXPECT_NE(printed.find("put " + guid), std::string::npos) << guid;
      ++moved;
    }
    EXPECT_EQ(std::count(printed.begin(), printed.end(), '\n'), static_cast<std::ptrdiff_t>(2 * moved + 2));
  }
}

}  // namespace
}  // namespace redoubt::editor
