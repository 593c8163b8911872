#include "editor/render/theme/foreign_svg.h"

#include <gtest/gtest.h>

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include "editor/render/counters/counter_painter.h"
#include "editor/render/symbols.h"
#include "editor/render/theme/map_theme.h"

namespace redoubt::render {
namespace {

const QByteArray kHead = R"x(<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" )x"
                         R"x(viewBox="0 0 100 100">)x";

QByteArray svg(const QByteArray& content) {
  return kHead + content + "</svg>";
}

TEST(ForeignSvg, ShapesAndGroupsAreDrawn) {
  EXPECT_FALSE(faultOfSvg(svg(R"x(<title>A</title><g transform="scale(2)"><path fill="currentColor" d="M1 1L9 9Z"/>
    <circle cx="5" cy="5" r="3"/></g>)x")));
  EXPECT_FALSE(faultOfSvg(svg(R"x(<path fill="#998877" style="stroke:#112233" d="M1 1L9 9Z"/>)x"))) << "no lengths";
}

TEST(ForeignSvg, OurOwnSymbolsPass) {
  for (const char* kind : {"counters", "map"}) {
    const QDir folder(QStringLiteral(REDOUBT_SOURCE_DIR "/data/symbols/") + kind);
    const QStringList names = folder.entryList({"*.svg"});
    EXPECT_GT(names.size(), 15);
    for (const QString& name : names) {
      QFile file(folder.filePath(name));
      ASSERT_TRUE(file.open(QIODevice::ReadOnly));
      EXPECT_EQ(faultOfSvg(file.readAll()).value_or(""), "") << name.toStdString();
    }
  }
}

TEST(ForeignSvg, WhatReachesOutsideRunsOrNeverEndsIsRefused) {
  const QByteArray deep = QByteArray("<g>").repeated(200) + QByteArray("</g>").repeated(200);
  const QByteArray refused[] = {
      svg(R"x(<image href="/etc/passwd" width="9" height="9"/>)x"),
      svg(R"x(<image xlink:href="file:///dev/zero"/>)x"),
      svg(R"x(<g id="a"><use href="#a"/></g>)x"),
      svg(R"x(<script>alert(1)</script>)x"),
      svg(R"x(<path d="M0 0" onclick="x()"/>)x"),
      svg(R"x(<rect width="9" height="9" fill="url(http://x/y)"/>)x"),
      svg(R"x(<rect width="9" height="9" style="fill:URL(#a)"/>)x"),
      svg(R"x(<style>@import "x.css";</style>)x"),
      svg(R"x(<foreignObject><p/></foreignObject>)x"),
      svg(R"x(<animate attributeName="x"/>)x"),
      svg(R"x(<clipPath id="a"/>)x"),
      svg(R"x(<rect width="1e30" height="9"/>)x"),
      svg(deep),
      svg(QByteArray("<g/>").repeated(5000)),
      R"x(<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>)x" + svg("<desc>&b;</desc>"),
      R"x(<?xml-stylesheet href="http://x/y.css"?>)x" + svg(""),
      QByteArray("\x1f\x8b\x08 anything"),
      svg("<path d=\"M0 0\""),
      "<html/>",
      "",
      "no XML",
      svg(QByteArray(300 * 1024, ' '))};
  for (const QByteArray& each : refused) {
    const auto fault = faultOfSvg(each);
    ASSERT_TRUE(fault) << each.left(200).toStdString();
    EXPECT_GT(fault->size(), 10);
  }
}

class ThemeWithSymbols : public ::testing::Test {
 protected:
  void write(const QString& name, const QByteArray& content) {
    QFile file(folder_.filePath(name));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(content);
  }
  QString path(const QString& name) const { return folder_.filePath(name); }

 private:
  QTemporaryDir folder_;
};

TEST_F(ThemeWithSymbols, BringsItsOwn) {
  write("church.svg", svg(R"x(<path fill="currentColor" d="M0 0H100V100H0Z"/>)x"));
  write("theme.json", R"x({"symbols": {"map-church": "church.svg"}})x");
  const LoadedTheme loaded = loadTheme(path("theme.json"));
  ASSERT_TRUE(loaded.faults.empty());
  EXPECT_EQ(loaded.theme->symbols.count("map-church"), 1u);
}

TEST_F(ThemeWithSymbols, RefusesABadOneAndKeepsTheRest) {
  write("good.svg", svg(R"x(<path d="M0 0H100V100H0Z"/>)x"));
  write("bad.svg", svg(R"x(<script/>)x"));
  write("theme.json", R"x({"symbols": {"map-church": "bad.svg", "map-inn": "good.svg", "map-mill": "../out.svg",
                           "map-well": "/etc/passwd", "map-tree": "missing.svg", "map-camp": 7}, "water": "#112233"})x");
  const LoadedTheme loaded = loadTheme(path("theme.json"));
  std::vector<QString> keys;
  for (const ThemeFault& fault : loaded.faults) keys.push_back(fault.key);
  EXPECT_EQ(keys, (std::vector<QString>{"symbols/map-camp", "symbols/map-church", "symbols/map-mill",
                                        "symbols/map-tree", "symbols/map-well"}));
  EXPECT_EQ(loaded.theme->symbols.count("map-inn"), 1u);
  EXPECT_EQ(loaded.theme->symbols.count("map-church"), 0u);
  EXPECT_EQ(loaded.theme->water, QColor(0x11, 0x22, 0x33));
}

QImage counterIn(const std::shared_ptr<const MapTheme>& theme, CounterFace::Kind kind, const QString& symbol) {
  CounterFace face;
  face.kind = kind;
  face.army = QColor(0x5E, 0x8C, 0x43);
  face.name = face.shortName = QStringLiteral("1/II");
  face.symbol = symbol;
  QImage image(120, 120, QImage::Format_RGB32);
  image.fill(Qt::white);
  QPainter painter(&image);
  paintCounter(painter, image.rect(), face, {}, {Estimates::Quiet, theme});
  return image;
}

TEST_F(ThemeWithSymbols, TheyTakeThePlaceOfOursOnCounters) {
  write("own.svg", svg(R"x(<path fill="#112233" d="M0 0H100V100H0Z"/>)x"));
  write("theme.json", R"x({"symbols": {"muskets": "own.svg", "leader-hat": "own.svg", "skirmish": "own.svg"}})x");
  const LoadedTheme loaded = loadTheme(path("theme.json"));
  ASSERT_TRUE(loaded.faults.empty());
  using Kind = CounterFace::Kind;
  for (const auto& [kind, symbol] :
       {std::pair(Kind::Unit, "muskets"), std::pair(Kind::Leader, "leader-hat"), std::pair(Kind::Marker, "skirmish")}) {
    EXPECT_NE(counterIn(usualTheme(), kind, symbol).pixelColor(64, 52), QColor(0x11, 0x22, 0x33)) << symbol;
    EXPECT_EQ(counterIn(loaded.theme, kind, symbol).pixelColor(64, 52), QColor(0x11, 0x22, 0x33)) << symbol;
  }
  EXPECT_EQ(counterIn(loaded.theme, Kind::Unit, "horse"), counterIn(usualTheme(), Kind::Unit, "horse"));
}

TEST_F(ThemeWithSymbols, OneForNothingIsAFault) {
  write("own.svg", svg(R"x(<path d="M0 0H100V100H0Z"/>)x"));
  write("theme.json", R"x({"symbols": {"musketts": "own.svg", "map-obelisk": "own.svg"}})x");
  const LoadedTheme loaded = loadTheme(path("theme.json"));
  ASSERT_EQ(loaded.faults.size(), 1u);
  EXPECT_EQ(loaded.faults[0].key, "symbols/musketts");
}

TEST_F(ThemeWithSymbols, AFileThatNeverEndsIsNotWaitedFor) {
  write("theme.json", R"x({"symbols": {"map-church": "pipe.svg"}})x");
  ASSERT_EQ(QFile::exists(path("pipe.svg")), false);
  ASSERT_TRUE(QFile::link("/dev/zero", path("pipe.svg")));
  EXPECT_EQ(loadTheme(path("theme.json")).faults.size(), 1u);
}

}  // namespace
}  // namespace redoubt::render
