#include "tests/editor/render/counter_sheet.h"

#include <gtest/gtest.h>

#include <QImage>
#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <map>
#include <set>

#include "core/exchange/json/json_battle.h"
#include "core/rules/forces/markers.h"
#include "editor/render/symbols.h"
#include "tests/editor/render/look_sheets.h"

namespace redoubt::render {
namespace {

model::Battle shipped(const char* slug) {
  exchange::JsonRead read = exchange::readJson(std::filesystem::path(REDOUBT_SOURCE_DIR "/data/battles") / slug,
                                               {REDOUBT_SOURCE_DIR "/data/systems", true});
  if (auto* problems = std::get_if<1>(&read)) {
    for (const exchange::Problem& problem : *problems) ADD_FAILURE() << exchange::toText(problem);
    return {};
  }
  return std::get<0>(std::move(read));
}

const std::vector<model::Battle>& battles() {
  static const std::vector<model::Battle> all = [] {
    std::vector<model::Battle> read;
    for (const char* slug : {"raclawice-1794", "maciejowice-1794", "szczekociny-1794", "kluszyn-1610"}) {
      read.push_back(shipped(slug));
    }
    return read;
  }();
  return all;
}

TEST(ShippedCounters, EveryUnitHasASymbol) {
  for (const model::Battle& battle : battles()) {
    const rules::RuleBook rules(battle);
    for (const model::Unit& unit : battle.all<model::Unit>()) {
      EXPECT_TRUE(hasSymbol(counterFace(battle, rules, unit.id).symbol)) << unit.name << " " << unit.type;
    }
  }
}

// Two kinds of unit that stand in one army look different, but for those whose weapons are the same.
TEST(ShippedCounters, KindsOfOneArmyAreToldApart) {
  const std::set<std::set<std::string>> alike{{"national-cavalry", "vanguard-cavalry"}};
  for (const model::Battle& battle : battles()) {
    const rules::RuleBook rules(battle);
    std::map<std::pair<Id<model::Army>, QString>, std::set<std::string>> kinds;
    for (const model::Unit& unit : battle.all<model::Unit>()) {
      kinds[{unit.army, counterFace(battle, rules, unit.id).symbol}].insert(unit.type);
    }
    for (const auto& [symbol, types] : kinds) {
      EXPECT_TRUE(types.size() == 1 || alike.contains(types)) << symbol.second.toStdString() << " " << *types.begin();
    }
  }
}

TEST(ShippedCounters, LeadersWearTheHatsOfTheirArmies) {
  std::set<QString> busts;
  for (const model::Battle& battle : battles()) {
    const rules::RuleBook rules(battle);
    for (const model::Leader& leader : battle.all<model::Leader>()) {
      const CounterFace face = counterFace(battle, rules, leader.id);
      EXPECT_TRUE(hasSymbol(face.symbol)) << leader.name;
      busts.insert(face.symbol);
    }
  }
  EXPECT_GE(busts.size(), 6u);
}

TEST(ShippedCounters, EveryMarkerHasASign) {
  std::size_t markers = 0;
  for (const model::Battle& battle : battles()) {
    const rules::RuleBook rules(battle);
    for (const std::string& marker : rules::markers(rules)) {
      const CounterFace face = markerFace(rules, marker);
      EXPECT_FALSE(face.symbol.isEmpty() && face.sign.isEmpty()) << marker;
      const bool namesOne = rules.text("marker/" + marker + "/symbol").has_value();
      EXPECT_EQ(namesOne, !face.symbol.isEmpty()) << marker << " names a symbol that is not drawn";
      ++markers;
    }
  }
  EXPECT_GE(markers, 30u);
}

// Both faces of every counter of the box can be drawn.
TEST(ShippedCounters, EveryFaceIsThatOfItsCounter) {
  for (const model::Battle& battle : battles()) {
    const rules::RuleBook rules(battle);
    for (const model::Face& row : battle.all<model::Face>()) {
      const model::Counter& counter = *battle.find<model::Counter>(row.counter);
      const CounterFace face = counterFace(battle, rules, row);
      const auto kind = counter.role == model::CounterRole::Unit     ? CounterFace::Kind::Unit
                        : counter.role == model::CounterRole::Leader ? CounterFace::Kind::Leader
                                                                     : CounterFace::Kind::Chit;
      EXPECT_EQ(face.kind, kind);
      EXPECT_EQ(face.reduced, kind != CounterFace::Kind::Leader && row.side == model::FaceSide::Back);
    }
  }
}

// The largest mean difference of a block of 32 × 32 pixels: an edge drawn a little otherwise is some levels, a symbol
// that is gone many.
double worstBlock(const QImage& a, const QImage& b) {
  constexpr int kBlock = 32;
  double worst = 0;
  for (int top = 0; top < a.height(); top += kBlock) {
    for (int left = 0; left < a.width(); left += kBlock) {
      double sum = 0;
      int pixels = 0;
      for (int y = top; y < std::min(top + kBlock, a.height()); ++y) {
        const auto* p = reinterpret_cast<const QRgb*>(a.constScanLine(y));
        const auto* q = reinterpret_cast<const QRgb*>(b.constScanLine(y));
        for (int x = left; x < std::min(left + kBlock, a.width()); ++x, ++pixels) {
          sum += std::max({std::abs(qRed(p[x]) - qRed(q[x])), std::abs(qGreen(p[x]) - qGreen(q[x])),
                           std::abs(qBlue(p[x]) - qBlue(q[x]))});
        }
      }
      worst = std::max(worst, sum / pixels);
    }
  }
  return worst;
}

constexpr double kTolerance = 3;  // of 255

// docs/counters.png; REDOUBT_WRITE_GOLDEN=1 draws it anew.
TEST(CounterSheet, IsWhatTheDocumentsShow) {
  const QString path = QStringLiteral(REDOUBT_SOURCE_DIR "/docs/counters.png");
  const QImage sheet = sample::counterSheet(battles());
  const char* write = std::getenv("REDOUBT_WRITE_GOLDEN");
  if (write && *write == '1') {
    ASSERT_TRUE(sheet.save(path, "PNG", 0));
  }
  const QImage golden = QImage(path).convertToFormat(sheet.format());
  ASSERT_EQ(golden.size(), sheet.size()) << "run with REDOUBT_WRITE_GOLDEN=1";
  EXPECT_LT(worstBlock(sheet, golden), kTolerance) << "look at it, and run with REDOUBT_WRITE_GOLDEN=1";
}

// docs/looks/counters-boxes.png and docs/looks/drawings.png, likewise.
TEST(LookSheets, AreWhatTheDocumentsShow) {
  const char* write = std::getenv("REDOUBT_WRITE_GOLDEN");
  const auto hold = [&](const char* name, const QImage& sheet) {
    const QString path = QStringLiteral(REDOUBT_SOURCE_DIR "/docs/looks/") + name;
    if (write && *write == '1') {
      ASSERT_TRUE(sheet.save(path, "PNG", 0));
    }
    const QImage golden = QImage(path).convertToFormat(sheet.format());
    ASSERT_EQ(golden.size(), sheet.size()) << name << ": run with REDOUBT_WRITE_GOLDEN=1";
    EXPECT_LT(worstBlock(sheet, golden), kTolerance) << name << ": look at it, and run with REDOUBT_WRITE_GOLDEN=1";
  };
  hold("counters-boxes.png", sample::boxSheet());
  hold("drawings.png", sample::patternSheet(QStringLiteral("staff")));
}

// The comparison would see a lost symbol, even on the smallest counters of the sheet.
TEST(CounterSheet, ALostSymbolIsSeen) {
  const rules::RuleBook rules(battles()[0]);
  for (const model::Unit& unit : battles()[0].all<model::Unit>()) {
    CounterFace face = counterFace(battles()[0], rules, unit.id);
    for (const int size : {40, 160}) {
      const auto drawn = [&] {
        QImage image(size, size, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        paintCounter(painter, QRectF(0, 0, size, size), face);
        return image;
      };
      const QString symbol = face.symbol;
      const QImage with = drawn();
      face.symbol.clear();
      EXPECT_GT(worstBlock(with, drawn()), 2 * kTolerance) << symbol.toStdString() << " at " << size;
      face.symbol = symbol;
    }
  }
}

}  // namespace
}  // namespace redoubt::render
