#include <gtest/gtest.h>

#include <algorithm>

#include "editor/render/frame/sheet_frame.h"
#include "tests/editor/render/frame_sample.h"

// The legend in the frame of a map.
namespace redoubt::render {
namespace {

QStringList titles(const MapPainter& map) {
  QStringList all;
  for (const LegendEntry& entry : map.frame()->content().legend.entries) all << entry.title;
  return all;
}

const LegendEntry& entry(const MapPainter& map, const char* slug) {
  const auto& entries = map.frame()->content().legend.entries;
  return *std::find_if(entries.begin(), entries.end(), [&](const LegendEntry& each) { return each.slug == slug; });
}

TEST(Legend, ListsWhatLiesOnTheMapInTheOrderOfTheRules) {
  const MapPainter map(sample::countryside(hex::Orientation::Pointy), sample::framed());
  EXPECT_EQ(titles(map), QStringList({"Clear", "Woods", "Marsh", "Stream", "Road"}));
  model::Battle battle = sample::countryside(hex::Orientation::Flat);
  sample::setTerrain(battle, sample::at(5, 5), "lava");
  EXPECT_EQ(titles(MapPainter(battle, sample::framed())),
            QStringList({"Clear", "Woods", "Marsh", "Stream", "Road", "lava"}));
}

TEST(Legend, GroupsWatersSlopesWorksWaysAndCrossingsWhateverTheOrderOfTheRules) {
  model::Battle battle = sample::countryside(hex::Orientation::Pointy);
  const char* links[] = {"bridge", "track", "lane"};
  for (int i = 0; i < 3; ++i) sample::addLink(battle, sample::at(2 + i, 6), sample::at(3 + i, 6), links[i]);
  const char* sides[] = {"fence", "slope", "river"};
  for (int i = 0; i < 3; ++i) sample::addHexside(battle, sample::at(2 + i, 5), 1, sides[i]);
  for (const char* slug : {"bridge", "track", "lane", "fence", "slope", "river"}) {
    sample::addRule(battle, std::string("terrain/") + slug + "/title", std::string("\"") + slug + "\"");
    const bool isLink = std::find(std::begin(links), std::end(links), std::string(slug)) != std::end(links);
    sample::addRule(battle, std::string("terrain/") + slug + "/place", isLink ? "\"link\"" : "\"hexside\"");
  }
  const QStringList all = titles(MapPainter(battle, sample::framed()));
  const auto place = [&](const char* title) { return all.indexOf(QString(title), 0); };
  QStringList listed;
  for (const QString& title : all) {
    static const QStringList kAsked{"river", "Stream", "slope", "fence", "Road", "lane", "track", "bridge"};
    if (kAsked.contains(title)) listed << title;
  }
  EXPECT_LT(place("river"), place("slope"));
  EXPECT_LT(place("Stream"), place("slope"));
  EXPECT_EQ(listed.mid(2), QStringList({"slope", "fence", "Road", "lane", "track", "bridge"}));
}

TEST(Legend, TellsTheEffectsOfTheBattlesOwnRules) {
  const MapPainter map(sample::countryside(hex::Orientation::Pointy), sample::framed());
  const auto& table = map.frame()->content().legend;
  EXPECT_EQ(table.columns, (std::vector<QString>{"Inf.", "Cav.", "sight", "shift"}));
  EXPECT_EQ(entry(map, "woods").effects, (std::vector<QString>{"2", "1½", "•", "−2"}));
  EXPECT_EQ(entry(map, "marsh").effects, (std::vector<QString>{"3", "×", "", ""}));
  EXPECT_EQ(entry(map, "stream").effects, (std::vector<QString>{"+1", "+2", "", ""}));
  EXPECT_EQ(entry(map, "road").effects, (std::vector<QString>{"1", "½", "", ""}));
  EXPECT_TRUE(table.note.contains("× may not enter"));
  EXPECT_FALSE(table.note.contains("uphill"));
}

TEST(Legend, TellsTheCostThatIsTheSameForAllArms) {
  model::Battle battle = sample::countryside(hex::Orientation::Pointy);
  sample::addRule(battle, "terrain/marsh/enter", "4");
  const MapPainter map(battle, sample::framed());
  EXPECT_EQ(entry(map, "marsh").effects, (std::vector<QString>{"4", "×", "", ""}));
}

// A church explains itself; what is only a sign of its size does not.
TEST(Legend, ListsPlacesAndInstallationsInTheBattlesLanguage) {
  model::Battle battle = sample::countryside(hex::Orientation::Pointy);
  const QStringList before = titles(MapPainter(battle, sample::framed()));
  std::int64_t id = 100;
  for (const char* kind : {"port", "church", "town", "town", "village"}) {
    battle.all<model::Symbol>().put({{id++}, sample::at(4, 4), kind, 0, 0, 0});
  }
  battle.all<model::Symbol>().put({{id++}, sample::at(90, 90), "airfield", 0, 0, 0});
  EXPECT_EQ(titles(MapPainter(battle, sample::framed())), before + QStringList({"Village", "Town", "Port"}));
  model::BattleInfo info = *battle.all<model::BattleInfo>().begin();
  info.language = "pl";
  battle.all<model::BattleInfo>().put(info);
  EXPECT_EQ(titles(MapPainter(battle, sample::framed())).mid(before.size()),
            QStringList({QString::fromUtf8("Wieś"), "Miasto", "Port"}));
}

TEST(Legend, ASymbolNewOnTheMapComesIntoTheLegendWithItsPicture) {
  model::Battle battle = sample::countryside(hex::Orientation::Pointy);
  MapPainter map(battle, sample::framed());
  const QStringList before = titles(map);
  model::Changes changes;
  const model::Symbol airfield{{100}, sample::at(4, 4), "airfield", 0, 0, 0};
  battle.all<model::Symbol>().put(airfield);
  changes.of<model::Symbol>().push_back({{}, airfield});
  map.update(battle, changes);
  EXPECT_EQ(titles(map), before + QStringList("Airfield"));
  const std::vector<LegendEntry>& entries = map.frame()->content().legend.entries;
  const auto drawn = [&](const LegendSamples& samples, std::size_t index) {
    QImage image(190, 100, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    samples.paint(painter, QRectF(0, 0, 190, 100), index, {});
    return image;
  };
  const LegendSamples samples(battle, entries);
  std::vector<LegendEntry> others = entries;
  others.back().symbol = "port";
  EXPECT_GT(greatestDifference(drawn(samples, entries.size() - 1), drawn(samples, 0)), 100);
  EXPECT_GT(greatestDifference(drawn(samples, entries.size() - 1), drawn({battle, others}, entries.size() - 1)), 100);
}

TEST(Legend, ATerrainNewOnTheMapComesIntoTheLegend) {
  model::Battle battle = sample::countryside(hex::Orientation::Pointy);
  MapPainter map(battle, sample::framed());
  const auto road = battle.all<model::Link>().begin()->side;
  const model::Changes more = sample::put(battle, model::HexRow{sample::at(6, 6), "woods", 0});
  map.update(battle, more);
  EXPECT_LT(map.affectedBy(more).front().width(), 6) << "a terrain that is there already";
  const model::Changes ford = sample::put(battle, model::Link{road, "ford"});
  map.update(battle, ford);
  EXPECT_TRUE(titles(map).contains("Ford"));
  const FrameLayout& frame = map.frame()->layout();
  EXPECT_TRUE(sample::isAffected(map, ford, frame.samples.back().rect)) << "the legend is painted anew";
  EXPECT_FALSE(sample::isAffected(map, ford, toQt(frame.neat))) << "the map is not";
  EXPECT_EQ(greatestDifference(sample::painted(map, map.sheet(), 20),
                               sample::painted(MapPainter(battle, sample::framed()), map.sheet(), 20)),
            0);
}

TEST(Legend, ShowsTheLevelsOfTheMapWhereThereAreSeveral) {
  model::Battle battle = sample::countryside(hex::Orientation::Pointy);
  MapPainter map(battle, sample::framed());
  EXPECT_EQ(titles(map).size(), 5);
  model::Changes changes = sample::put(battle, model::HexRow{sample::at(6, 6), "woods", 2});
  map.update(battle, changes);
  EXPECT_EQ(titles(map), QStringList({"Clear", "Woods", "Marsh", "Levels 0 to 2", "Stream", "Road"}));
  EXPECT_EQ(entry(map, "").effects, std::vector<QString>(4));
  changes = sample::put(battle, model::HexRow{sample::at(6, 6), "woods", -1});
  map.update(battle, changes);
  EXPECT_EQ(titles(map)[3], "Levels −1 to 0");
  changes = sample::put(battle, model::HexRow{sample::at(6, 6), "woods", 0});
  map.update(battle, changes);
  EXPECT_EQ(titles(map).size(), 5);
}

TEST(Legend, ALevelOfTheWholeMapIsNoHeight) {
  model::Battle battle = sample::countryside(hex::Orientation::Flat);
  for (const hex::HexKey hex : model::layoutOf(battle).allHexes()) sample::put(battle, model::HexRow{hex, "woods", 3});
  EXPECT_EQ(titles(MapPainter(battle, sample::framed())).filter("level").size(), 0);
}

TEST(Legend, TheStepsOfTheLevelsDiffer) {
  model::Battle battle = sample::countryside(hex::Orientation::Pointy);
  sample::put(battle, model::HexRow{sample::at(6, 6), "woods", 2});
  const MapPainter map(battle, sample::framed());
  const auto& entries = map.frame()->content().legend.entries;
  const auto at = std::find_if(entries.begin(), entries.end(), [](const LegendEntry& each) { return each.levels; });
  ASSERT_NE(at, entries.end());
  const QRectF rect = map.frame()->layout().samples[static_cast<std::size_t>(at - entries.begin())].rect;
  const QImage picture = sample::painted(map, {rect.left(), rect.top(), rect.right(), rect.bottom()}, 100);
  const auto lightness = [&](double share) {
    return picture.pixelColor(static_cast<int>(share * picture.width()), picture.height() / 2).lightness();
  };
  EXPECT_GT(lightness(1 / 6.0), lightness(0.5) + 3);
  EXPECT_GT(lightness(0.5), lightness(5 / 6.0) + 3);
}

TEST(Legend, WhatAToolOnlyShowsBeforehandLeavesTheLegendAsItIs) {
  model::Battle battle = sample::countryside(hex::Orientation::Pointy);
  MapPainter map(battle, sample::framed());
  model::Battle shown = battle;
  const model::Changes preview =
      sample::put(shown, model::Hexside{battle.all<model::Hexside>().begin()->side, "river", {}, {}});
  map.update(battle, preview);
  EXPECT_FALSE(titles(map).contains("River"));
  EXPECT_LT(map.affectedBy(preview).front().width(), 8);
}

}  // namespace
}  // namespace redoubt::render
