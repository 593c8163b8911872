#include "editor/artwork/counter_sheets.h"

#include <gtest/gtest.h>

#include <QImage>
#include <QProcess>
#include <QStandardPaths>
#include <algorithm>
#include <cmath>
#include <fstream>
#include <map>
#include <set>
#include <sstream>

#include "core/base/error.h"
#include "core/model/unit_verbs.h"
#include "core/store/battle_file.h"
#include "core/store/files.h"
#include "tests/other_program.h"

// Counters on paper, as other programs see the files.
namespace redoubt::editor {
namespace {

namespace fs = std::filesystem;

const model::Battle& shippedBattle(const std::string& name) {
  static std::map<std::string, model::Battle> battles;
  const auto found = battles.find(name);
  if (found != battles.end()) return found->second;
  return battles.emplace(name, store::readBattle(fs::path(REDOUBT_BATTLES) / (name + ".battle")).battle).first->second;
}

CounterSheets sheetsOf(const model::Battle& battle, const exchange::Options::Given& given = {}) {
  return CounterSheets({battle, exchange::Options(counterSheetFormat(), exchange::OptionUse::Export, given)});
}

class CounterSheetFiles : public ::testing::Test {
 protected:
  void SetUp() override {
    if (QStandardPaths::findExecutable(QStringLiteral("pdftoppm")).isEmpty()) GTEST_SKIP() << "poppler-utils is missing";
  }

  PaperFiles write(const CounterSheets& sheets, const std::string& name, double dpi = 150) const {
    return writePaper(sheets.pages(), folder_.path() / name, dpi, true, {});
  }

  QImage page(const std::string& pdf, int number, int dpi) const {
    const std::string name = (folder_.path() / "page").string();
    const std::string wanted = std::to_string(number);
    test::runProgram("pdftoppm", {"-r", std::to_string(dpi), "-f", wanted, "-l", wanted, "-singlefile", "-png",
                                  (folder_.path() / pdf).string(), name});
    return QImage(QString::fromStdString(name + ".png")).convertToFormat(QImage::Format_Grayscale8);
  }

  store::TemporaryFolder folder_;
};

bool isInked(const QImage& image, int x, int y) {
  return image.valid(x, y) && qGray(image.pixel(x, y)) < 250;
}

// All that is printed on one side is printed on the other, in the same places of the paper.
TEST_F(CounterSheetFiles, FrontAndBackOfASheetOfPaperOverlay) {
  constexpr int kDpi = 120;
  for (const auto& [backs, turn] : {std::pair("long-edge", "upright"), std::pair("short-edge", "upright"),
                                    std::pair("long-edge", "lying")}) {
    const CounterSheets sheets =
        sheetsOf(shippedBattle("raclawice-1794"), {{"backs", backs}, {"sheet-turn", turn}, {"cutting-marks", "none"}});
    write(sheets, "sheet.pdf");
    const QImage front = page("sheet.pdf", 1, kDpi);
    const QImage back = page("sheet.pdf", 2, kDpi);
    ASSERT_EQ(front.size(), back.size());
    const bool isSideways = (std::string(backs) == "long-edge") == (std::string(turn) == "upright");
    const double perMm = kDpi / 25.4;
    const QRectF foot = sheets.plan().foot();
    int inked = 0;
    int different = 0;
    for (int y = 0; y < static_cast<int>((foot.top() - 1) * perMm); ++y) {
      for (int x = 0; x < front.width(); ++x) {
        const bool isFront = isInked(front, x, y);
        const bool isBack =
            isSideways ? isInked(back, back.width() - 1 - x, y) : isInked(back, x, back.height() - 1 - y);
        inked += isFront;
        // A pixel on an edge may fall to either side.
        different += isFront != isBack;
      }
    }
    EXPECT_GT(inked, 300'000) << backs;
    EXPECT_LT(different, inked / 250) << backs << " " << turn;
  }
}

TEST_F(CounterSheetFiles, SizesAreRightToATenthOfAMillimetre) {
  constexpr int kDpi = 400;
  const CounterSheets sheets = sheetsOf(shippedBattle("raclawice-1794"), {{"counter-side", "15.5"}});
  write(sheets, "sheet.pdf");
  const QImage image = page("sheet.pdf", 1, kDpi);
  const double perMm = kDpi / 25.4;
  EXPECT_NEAR(image.width() / perMm, 210, 0.1);
  EXPECT_NEAR(image.height() / perMm, 297, 0.1);
  // The marks above the first row, at the cuts of the counters.
  const auto& counters = sheets.plan().pages()[0].counters;
  const int row = static_cast<int>((counters[0].trim.top() - 2 - 0.7 - 1.5) * perMm);
  std::vector<double> marks;
  for (int x = 0; x < image.width(); ++x) {
    if (qGray(image.pixel(x, row)) > 128) continue;
    const double at = (x + 0.5) / perMm;
    if (marks.empty() || at - marks.back() > 1) marks.push_back(at);
  }
  constexpr std::size_t columns = 12;
  ASSERT_EQ(marks.size(), columns + 1);
  for (std::size_t i = 0; i < columns; ++i) {
    EXPECT_NEAR(marks[i + 1] - marks[i], 15.5, 0.1);
    EXPECT_NEAR(marks[i], counters[i].trim.left(), 0.1);
  }
  EXPECT_NEAR(marks.back() - marks.front(), columns * 15.5, 0.1);
}

TEST_F(CounterSheetFiles, LettersAreEmbedded) {
  write(sheetsOf(shippedBattle("kluszyn-1610")), "sheet.pdf");
  QProcess process;
  process.start(QStringLiteral("pdffonts"), {QString::fromStdString((folder_.path() / "sheet.pdf").string())});
  ASSERT_TRUE(process.waitForFinished());
  const std::string fonts = process.readAllStandardOutput().toStdString();
  EXPECT_NE(fonts.find("RobotoCondensed"), std::string::npos) << fonts;
  const std::size_t column = fonts.find("emb");
  std::istringstream lines(fonts);
  std::string line;
  for (int i = 0; std::getline(lines, line); ++i) {
    if (i < 2) continue;
    EXPECT_EQ(line.substr(column, 3), "yes") << line;
  }
}

TEST_F(CounterSheetFiles, AFileForEachPageWhereTheFormatHasNone) {
  const CounterSheets sheets = sheetsOf(shippedBattle("raclawice-1794"));
  const PaperFiles svg = write(sheets, "sheet.svg");
  ASSERT_EQ(svg.files.size(), 4u);
  EXPECT_EQ(svg.files[1].filename(), "sheet-1-back.svg");
  std::ifstream in(svg.files[1]);
  const std::string text((std::istreambuf_iterator<char>(in)), {});
  EXPECT_NE(text.find("width=\"210mm\""), std::string::npos) << text.substr(0, 300);
  EXPECT_NE(text.find("IV/2 M. BKN"), std::string::npos);
  const PaperFiles png = write(sheets, "sheet.png", 100);
  ASSERT_EQ(png.files.size(), 4u);
  const QImage image(QString::fromStdString(png.files[0].string()));
  EXPECT_EQ(image.width(), 827);
  EXPECT_NEAR(image.dotsPerMeterX() * 0.0254, 100, 0.1);
}

TEST_F(CounterSheetFiles, HaveTheSymbolsOfTheChosenThemeOrOfTheBattlesOwn) {
  std::ofstream(folder_.path() / "pink.svg") << R"x(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">)x"
                                             << R"x(<path fill="#FF00F0" d="M0 0H100V100H0Z"/></svg>)x";
  const std::string theme = (folder_.path() / "theme.json").string();
  std::ofstream(theme) << R"x({"symbols": {"muskets": "pink.svg"}})x";
  const auto pinkIn = [&](const CounterSheets& sheets) {
    const PaperFiles files = write(sheets, "look.png", 60);
    const QImage image(QString::fromStdString(files.files[0].string()));
    int count = 0;
    for (int y = 0; y < image.height(); ++y) {
      for (int x = 0; x < image.width(); ++x) {
        const QColor pixel = image.pixelColor(x, y);
        count += pixel.red() > 200 && pixel.blue() > 180 && pixel.green() < 110;
      }
    }
    return count;
  };
  model::Battle battle = shippedBattle("raclawice-1794");
  EXPECT_EQ(pinkIn(sheetsOf(battle, {{"counter-kinds", "units"}})), 0);
  EXPECT_GT(pinkIn(sheetsOf(battle, {{"counter-kinds", "units"}, {"theme", theme}})), 100);
  EXPECT_THROW(sheetsOf(battle, {{"theme", "no-such-theme"}}), Error);
}

TEST_F(CounterSheetFiles, NothingIsLeftOfAPrintThatWasStopped) {
  std::stop_source stop;
  Watch watch;
  watch.stop = stop.get_token();
  watch.progress = [&](double) { stop.request_stop(); };
  const CounterSheets sheets = sheetsOf(shippedBattle("raclawice-1794"));
  stop.request_stop();
  EXPECT_THROW(writePaper(sheets.pages(), folder_.path() / "a.svg", 0, false, watch), exchange::Stopped);
  EXPECT_TRUE(fs::is_empty(folder_.path()));
  std::ofstream(folder_.path() / "a-1-front.svg") << "mine";
  EXPECT_THROW(writePaper(sheets.pages(), folder_.path() / "a.svg", 0, false, {}), Error);
  EXPECT_EQ(std::distance(fs::directory_iterator(folder_.path()), {}), 1);
}

TEST(CounterSheets, PrintEveryCounterOfTheManifest) {
  for (const std::string name : {"raclawice-1794", "maciejowice-1794", "szczekociny-1794", "kluszyn-1610"}) {
    const model::Battle& battle = shippedBattle(name);
    int expected = 0;
    for (const model::Counter& counter : battle.all<model::Counter>()) expected += counter.copies;
    EXPECT_EQ(sheetsOf(battle, {{"counter-kinds", "units,leaders,chits"}}).count(), expected) << name;
    std::set<std::string> keys;
    const CounterSheets sheets = sheetsOf(battle);
    for (const SheetCounter& each : sheets.counters()) EXPECT_TRUE(keys.insert(each.piece.key).second) << each.piece.key;
  }
}

TEST(CounterSheets, PrintTheChitsOfTheRulesOwnPools) {
  const CounterSheets sheets = sheetsOf(shippedBattle("wilkowa"), {{"counter-kinds", "chits"}});
  const auto isPool = [](const SheetCounter& each) { return each.piece.key.starts_with("pool/"); };
  EXPECT_GT(std::count_if(sheets.counters().begin(), sheets.counters().end(), isPool), 0);
}

TEST(CounterSheets, PrintOnlyWhatIsAskedFor) {
  const model::Battle& battle = shippedBattle("raclawice-1794");
  EXPECT_EQ(sheetsOf(battle, {{"only", "unit/1-kosynier"}}).count(), 2);
  EXPECT_EQ(sheetsOf(battle, {{"only", "unit/1-kosynier/2,marker/fire-1"}, {"marker-copies", "4"}}).count(), 5);
  EXPECT_THROW(sheetsOf(battle, {{"only", "unit/nobody"}}), Error);
  EXPECT_THROW(sheetsOf(battle, {{"sheet-paper", "a99"}}), Error);
}

TEST(CounterSheets, PrintOnlyWhatChanged) {
  const model::Battle& before = shippedBattle("raclawice-1794");
  model::Battle battle = before;
  model::Unit unit = *battle.bySlug<model::Unit>("1-kosynier");
  unit.name = "1/kosynierzy";
  battle.all<model::Unit>().put(unit);
  const exchange::Options options(counterSheetFormat(), exchange::OptionUse::Export, {});
  CounterSheetJob job{battle, options};
  job.before = &before;
  job.beforeName = "first printing";
  const CounterSheets sheets(job);
  EXPECT_EQ(sheets.count(), 2);
  job.before = &battle;
  EXPECT_EQ(CounterSheets(job).count(), 0);
}

TEST(CounterSheets, AreOrderedByArmyTypeOrScannedSheets) {
  const model::Battle& battle = shippedBattle("kluszyn-1610");
  const auto armiesOf = [](const CounterSheets& sheets) {
    std::vector<Id<model::Army>> armies;
    for (const SheetCounter& each : sheets.counters()) {
      if (armies.empty() || armies.back() != each.piece.army) armies.push_back(each.piece.army);
    }
    return armies;
  };
  EXPECT_EQ(armiesOf(sheetsOf(battle)).size(), 4u);
  const CounterSheets byType = sheetsOf(battle, {{"counter-order", "type"}});
  EXPECT_EQ(armiesOf(byType).size(), 4u);
  std::vector<std::pair<std::int64_t, std::string>> types;
  for (const SheetCounter& each : byType.counters()) {
    if (each.piece.type.empty()) continue;
    const std::pair type(each.piece.army.value, each.piece.type);
    if (types.empty() || types.back() != type) types.push_back(type);
  }
  EXPECT_EQ(types.size(), std::set(types.begin(), types.end()).size());

  // The last unit is printed first on its sheet.
  model::Battle scanned = battle;
  model::CounterSheet sheet;
  sheet.id = Id<model::CounterSheet>{77};
  scanned.all<model::CounterSheet>().put(sheet);
  model::SheetCell cell;
  cell.counterSheet = sheet.id;
  const CounterSheets plain = sheetsOf(battle);
  const auto last = std::find_if(plain.counters().rbegin(), plain.counters().rend(), [](const SheetCounter& each) {
    return each.piece.kind == exchange::CounterPiece::Kind::Unit;
  });
  cell.face = std::get<exchange::PrintedFace>(last->piece.front).face;
  scanned.all<model::SheetCell>().put(cell);
  const CounterSheets printed = sheetsOf(scanned, {{"counter-order", "printed"}});
  EXPECT_EQ(printed.counters().front().piece.key, last->piece.key);
}

}  // namespace
}  // namespace redoubt::editor
