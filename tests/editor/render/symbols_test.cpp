#include "editor/render/symbols.h"

#include <gtest/gtest.h>

#include <QDir>
#include <QFile>
#include <QImage>
#include <algorithm>
#include <map>
#include <span>
#include <string_view>

#include "core/base/error.h"
#include "core/rules/vocabulary/drawings.h"
#include "editor/render/pattern_look.h"
#include "editor/render/symbol_kinds.h"
#include "editor/render/terrain_kind.h"
#include "tests/editor/render/sample_map.h"

namespace redoubt::render {
namespace {

QStringList namesOf(std::span<const std::string_view> all) {
  QStringList names;
  for (const std::string_view name : all) names << QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
  return names;
}

QImage drawn(const QString& name) {
  QImage image(60, 60, QImage::Format_RGB32);
  image.fill(Qt::white);
  QPainter painter(&image);
  paintSymbol(painter, QRectF(6, 6, 48, 48), name, {Qt::black, Qt::white, Qt::red});
  return image;
}

// A file of each is all there is to it.
TEST(Looks, AreTheFilesOfTheirFolders) {
  const auto files = [](const char* folder) {
    QStringList names;
    for (const QFileInfo& file :
         QDir(QStringLiteral(REDOUBT_SOURCE_DIR "/data/") + folder).entryInfoList(QDir::Files)) {
      names << file.completeBaseName();
    }
    names.sort();
    return names;
  };
  const auto named = [](rules::Drawing drawing) {
    QStringList names = namesOf(rules::drawn(drawing));
    names.sort();
    return names;
  };
  EXPECT_EQ(named(rules::Drawing::HexPattern), files("patterns/hexes"));
  EXPECT_EQ(named(rules::Drawing::HexsidePattern), files("patterns/hexsides"));
  EXPECT_EQ(named(rules::Drawing::LinkPattern), files("patterns/links"));
  EXPECT_EQ(named(rules::Drawing::CounterSymbol), files("symbols/counters"));
  EXPECT_EQ(named(rules::Drawing::MapSymbol), files("symbols/map"));
  EXPECT_EQ(named(rules::Drawing::Theme), files("themes"));
  QStringList symbols = files("symbols/counters");
  for (const QString& kind : files("symbols/map")) symbols << QStringLiteral("map-") + kind;
  symbols.sort();
  EXPECT_EQ(symbolNames(), symbols);
}

TEST(Patterns, OfHexsidesAndLinksAreAllDrawnByTheProgram) {
  for (const Place place : {Place::Hexside, Place::Link}) {
    for (const PatternLook& look : patternLooks(place)) {
      model::Battle battle;
      EXPECT_NE(terrainKind(rules::RuleBook(battle), look.slug, place).pattern, Pattern::Unknown) << look.slug;
    }
  }
}

TEST(Patterns, WithFaultsSayWhichPartIsWrong) {
  const auto fault = [](const QByteArray& json) -> std::string {
    try {
      parsePattern("mine", Place::Hex, json);
    } catch (const Error& error) {
      return error.what();
    }
    return "none";
  };
  EXPECT_EQ(fault(R"({"title": "Mine", "colour": "#123456"})"), "none");
  EXPECT_NE(fault("[]").find("mine"), std::string::npos);
  EXPECT_NE(fault(R"({"title": "Mine"})").find("colour"), std::string::npos);
  EXPECT_NE(fault(R"({"title": "Mine", "colour": "#123456", "strength": 2})").find("strength"), std::string::npos);
  EXPECT_NE(fault(R"({"title": "Mine", "colour": "#123456", "drawn": [{"lines": [[[0, 9], [0, 0]]]}]})").find("marks"),
            std::string::npos);
}

TEST(Symbols, EveryFamilyOfTheArmiesAndTheMapHasOne) {
  for (const char* name : {"muskets",        "calivers",     "muskets-sloped", "musket",
                           "musket-cockade", "scythes",      "grenade",        "horn",
                           "pikes",          "horse",        "horse-lance",    "horse-lances",
                           "horse-sabre",    "horse-sword",  "horse-carbine",  "horse-horn",
                           "horse-cockade",  "horse-shield", "horse-bow",      "horse-pistol",
                           "winged-hussar",  "gun",          "heavy-gun",      "horse-gun",
                           "wagon",          "laurel",       "leader",         "leader-cap",
                           "leader-fur",     "leader-hat",   "leader-helm",    "leader-tricorne",
                           "skirmish",       "square",       "line",           "limber",
                           "burst",          "stop",         "clock",          "flag",
                           "lances",         "scatter",      "fence",          "map-church",
                           "map-manor",      "map-mill",     "map-chapel",     "map-castle",
                           "map-cross"}) {
    EXPECT_TRUE(hasSymbol(name)) << name;
  }
  EXPECT_FALSE(hasSymbol("dragon"));
  EXPECT_FALSE(hasSymbol("../symbols/horse"));
  EXPECT_FALSE(hasSymbol(""));
}

TEST(Symbols, ACommonMilitarySetStandsBesideThoseOfThePeriods) {
  for (const char* name : {"infantry",     "motorised",
                           "mechanised",   "armour",
                           "cavalry",      "armoured-reconnaissance",
                           "artillery",    "self-propelled-artillery",
                           "rockets",      "mortars",
                           "anti-tank",    "anti-aircraft",
                           "engineers",    "parachute",
                           "mountain",     "marines",
                           "headquarters", "supply",
                           "signals",      "medical",
                           "transport",    "aircraft",
                           "fortress"}) {
    EXPECT_TRUE(hasSymbol(QStringLiteral("box-") + name)) << name;
    // Who writes it without its box is told the name of the one in it.
    const auto near = rules::nearNames(rules::drawn(rules::Drawing::CounterSymbol), name);
    EXPECT_NE(std::find(near.begin(), near.end(), std::string("box-") + name), near.end()) << name;
  }
}

TEST(Symbols, PlacesGrowWithTheirSize) {
  double before = 0;
  for (const char* kind : {"village", "small-town", "town", "city", "large-city"}) {
    EXPECT_TRUE(hasSymbol(QStringLiteral("map-") + kind)) << kind;
    EXPECT_GT(symbolSide(kind), before) << kind;
    before = symbolSide(kind);
  }
}

TEST(Symbols, EachDrawsSomethingOfItsOwn) {
  const QStringList names = symbolNames();
  EXPECT_GE(names.size(), 20);
  std::map<QString, QImage> seen{{"the placeholder", drawn("no such symbol")}};
  for (const QString& name : names) {
    const QImage image = drawn(name);
    for (const auto& [other, picture] : seen) {
      EXPECT_GT(greatestDifference(image, picture), 100) << name.toStdString() << " " << other.toStdString();
    }
    seen[name] = image;
  }
}

TEST(Symbols, ColoursArePutIn) {
  QImage image(60, 60, QImage::Format_RGB32);
  image.fill(Qt::white);
  QPainter painter(&image);
  paintSymbol(painter, QRectF(0, 0, 60, 60), "grenade", {QColor(0x12, 0x34, 0x56), Qt::white, Qt::red});
  painter.end();
  EXPECT_EQ(image.pixelColor(30, 50), QColor(0x12, 0x34, 0x56));
}

QString cartography() {
  QFile file(QStringLiteral(REDOUBT_SOURCE_DIR "/docs/cartography.md"));
  EXPECT_TRUE(file.open(QIODevice::ReadOnly));
  return QString::fromUtf8(file.readAll());
}

// The names in backquotes after `heading`, up to the end of the sentence.
QStringList listedAfter(const QString& heading) {
  const QString text = cartography();
  const qsizetype start = text.indexOf(heading);
  if (start < 0) return {};
  const qsizetype from = start + heading.size();
  const QString list = text.mid(from, text.indexOf(QStringLiteral("`."), from) + 1 - from);
  QStringList names;
  for (qsizetype i = 1; i < list.count(QLatin1Char('`')); i += 2) names << list.section(QLatin1Char('`'), i, i);
  return names;
}

TEST(Patterns, AreListedInTheDocuments) {
  EXPECT_EQ(listedAfter(QStringLiteral("Patterns of hexes: ")), namesOf(rules::drawnPatterns("hex")));
  EXPECT_EQ(listedAfter(QStringLiteral("Patterns of hexsides: ")), namesOf(rules::drawnPatterns("hexside")));
  EXPECT_EQ(listedAfter(QStringLiteral("Patterns of links: ")), namesOf(rules::drawnPatterns("link")));
}

TEST(Symbols, ThoseOfTheMapAreListedInTheDocuments) {
  EXPECT_EQ(listedAfter(QStringLiteral("for the `kind` of a `symbol` row: ")),
            namesOf(rules::drawn(rules::Drawing::MapSymbol)));
}

TEST(Symbols, ThoseOfCountersAreListedInTheDocuments) {
  const QString text = cartography();
  for (const QString& name : symbolNames()) {
    if (name.startsWith(QLatin1String("map-"))) continue;
    EXPECT_TRUE(text.contains(QLatin1Char('`') + name + QLatin1Char('`'))) << name.toStdString();
  }
  // And no name that there is no drawing of.
  QStringList listed = listedAfter(QStringLiteral("a new type of units:"));
  listed += listedAfter(QStringLiteral("The common military set, each in its box:"));
  listed.sort();
  QStringList drawn = namesOf(rules::drawn(rules::Drawing::CounterSymbol));
  drawn.sort();
  EXPECT_EQ(listed, drawn);
}

}  // namespace
}  // namespace redoubt::render
