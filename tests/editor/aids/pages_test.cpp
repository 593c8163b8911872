#include <gtest/gtest.h>

#include <fstream>
#include <memory>

#include <QBuffer>
#include <algorithm>
#include <filesystem>

#include "core/exchange/format.h"
#include "core/store/files.h"
#include "core/base/wording.h"
#include "core/rules/set_up/set_up.h"
#include "core/store/battle_file.h"
#include "editor/aids/aids_output.h"
#include "editor/aids/page_flow.h"

// Sheets for players on pages: nothing clipped, nothing over another.
namespace redoubt::editor {
namespace {

const std::vector<std::string> kBattles{"raclawice-1794", "maciejowice-1794", "szczekociny-1794", "kluszyn-1610",
                                        "olszanka",       "sarnowa",          "wilkowa"};

model::Battle battleCalled(const std::string& name) {
  wording::setFolder(std::filesystem::path(REDOUBT_SOURCE_DIR) / "data/words");
  return store::readBattle(std::filesystem::path(REDOUBT_BATTLES) / (name + ".battle")).battle;
}

aids::AidsOptions optionsFor(const model::Scenario& scenario, const std::string& language) {
  aids::AidsOptions options;
  options.scenario = scenario.id;
  options.language = language;
  return options;
}

QString told(const PlacedBox& box) {
  return QStringLiteral("page %1, %2 at %3,%4 %5×%6, ink %7×%8")
      .arg(box.page + 1)
      .arg(box.text.left(40))
      .arg(box.room.left(), 0, 'f', 2)
      .arg(box.room.top(), 0, 'f', 2)
      .arg(box.room.width(), 0, 'f', 2)
      .arg(box.room.height(), 0, 'f', 2)
      .arg(box.ink.width(), 0, 'f', 2)
      .arg(box.ink.height(), 0, 'f', 2);
}

// Every text inside its room, every room inside the margins, and no two over each other.
void expectSound(const SheetPages& pages, const std::string& what) {
  constexpr double kSlack = 0.02;
  const QRectF area(pages.paper.margin, pages.paper.margin, pages.paper.page.width() - 2 * pages.paper.margin,
                    pages.paper.page.height() - 2 * pages.paper.margin);
  const QRectF most = area.adjusted(-kSlack, -kSlack, kSlack, kSlack);
  std::vector<PlacedBox> boxes = pages.boxes();
  EXPECT_FALSE(boxes.empty()) << what;
  int faults = 0;
  const auto fault = [&](const std::string& kind, const PlacedBox& box, const PlacedBox* other = nullptr) {
    if (++faults > 5) return;
    ADD_FAILURE() << what << ": " << kind << " – " << told(box).toStdString()
                  << (other ? " and " + told(*other).toStdString() : "");
  };
  for (const PlacedBox& box : boxes) {
    if (!box.room.adjusted(-kSlack, -kSlack, kSlack, kSlack).contains(box.ink)) fault("out of its room", box);
    if (!most.contains(box.room)) fault("out of the margins", box);
  }
  std::stable_sort(boxes.begin(), boxes.end(), [](const PlacedBox& a, const PlacedBox& b) {
    return std::pair(a.page, a.ink.top()) < std::pair(b.page, b.ink.top());
  });
  for (std::size_t i = 0; i < boxes.size(); ++i) {
    for (std::size_t j = i + 1; j < boxes.size() && boxes[j].page == boxes[i].page; ++j) {
      if (boxes[j].ink.top() >= boxes[i].ink.bottom() - kSlack) break;
      const QRectF both = boxes[i].ink.intersected(boxes[j].ink);
      if (both.width() > kSlack && both.height() > kSlack) fault("over another", boxes[i], &boxes[j]);
    }
  }
}

class Battles : public ::testing::TestWithParam<std::string> {};

TEST_P(Battles, NothingIsClippedInEitherLanguageOnAnyPaper) {
  const model::Battle battle = battleCalled(GetParam());
  for (const model::Scenario* scenario : rules::scenarios(battle)) {
    for (const char* language : {"en", "pl"}) {
      const aids::AidsOptions options = optionsFor(*scenario, language);
      const aids::Document document = aids::aidsOf(battle, options);
      const bool isPolish = std::string_view(language) == "pl";
      const auto expect = [&](const QSizeF& page, const char* look) {
        PageOptions set;
        set.paper.page = page;
        set.theme = render::loadTheme(QString::fromLatin1(look)).theme;
        set.mapShape = 0.7;
        expectSound(layOut(document, set), GetParam() + " " + scenario->slug + " " + language + " " + look + " " +
                                               std::to_string(page.width()));
      };
      expect(QSizeF(210, 297), "staff");
      expect(isPolish ? QSizeF(215.9, 279.4) : QSizeF(297, 420), "engraved");
    }
  }
}

TEST_P(Battles, AFoldedSheetIsSoundToo) {
  const model::Battle battle = battleCalled(GetParam());
  aids::AidsOptions options = optionsFor(*rules::scenarios(battle).front(), "pl");
  options.sheets = {aids::SheetKind::Sequence, aids::SheetKind::Terrain, aids::SheetKind::Tables};
  const aids::Document document = aids::aidsOf(battle, options);
  const SheetPages pages = layOutFolded(document, {});
  expectSound(pages, GetParam());
  EXPECT_LE(pages.pages.size(), 8u);
}

INSTANTIATE_TEST_SUITE_P(All, Battles, ::testing::ValuesIn(kBattles), [](const auto& each) {
  std::string name = each.param;
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
});

TEST(SheetPages, EveryWordOfTheDocumentIsOnAPage) {
  const model::Battle battle = battleCalled("kluszyn-1610");
  const aids::AidsOptions options = optionsFor(*rules::scenarios(battle).front(), "pl");
  const aids::Document document = aids::aidsOf(battle, options);
  const SheetPages pages = layOut(document, {});
  QString all;
  for (const PlacedBox& box : pages.boxes()) all += box.text + QLatin1Char('\n');
  all.remove(QLatin1Char(' ')).remove(QLatin1Char('\n'));
  int looked = 0;
  for (const aids::Sheet& sheet : document.sheets) {
    for (const aids::Block& block : sheet.blocks) {
      const auto* table = std::get_if<aids::Table>(&block.is);
      if (!table) continue;
      for (const auto& row : table->rows) {
        for (const auto& cell : row.cells) {
          QString text = QString::fromStdString(aids::plainText(cell.text));
          if (text.size() > 40) continue;  // parted between pages
          text.remove(QLatin1Char(' '));
          EXPECT_TRUE(all.contains(text)) << text.toStdString();
          ++looked;
        }
      }
    }
  }
  EXPECT_GT(looked, 300);
}

TEST(SheetPages, HeadsOfTablesAreRepeatedWhereTheyGoOn) {
  aids::Table table;
  table.head.push_back({{{{{"Head", aids::Manner::Strong}}}}});
  table.isText = {true};
  for (int i = 0; i < 200; ++i) table.rows.push_back({{{{{"row " + std::to_string(i), aids::Manner::Plain}}}}});
  aids::Document document{"en", "Title", {}, {}, {{aids::SheetKind::Turns, "Turns", {{table}}}}};
  const SheetPages pages = layOut(document, {});
  ASSERT_GE(pages.pages.size(), 3u);
  std::vector<int> heads(pages.pages.size());
  for (const PlacedBox& box : pages.boxes())
    heads[static_cast<std::size_t>(box.page)] += box.text == QLatin1String("Head");
  for (const int count : heads) EXPECT_EQ(count, 1);
}

TEST(SheetPages, WordsThatAreTooWideAreBrokenAndNeverCut) {
  const SheetType type(nullptr);
  const SetText set =
      setText(QStringLiteral("Donaudampfschiffahrtsgesellschaftskapitän"), TextRole::Body, TextManner::Plain, type, 12);
  EXPECT_GT(set.lines.size(), 2u);
  for (const SetLine& line : set.lines) EXPECT_LE(line.width, 12.01);
  EXPECT_EQ(set.plain().remove(QLatin1Char(' ')), QStringLiteral("Donaudampfschiffahrtsgesellschaftskapitän"));
}

TEST(SheetPages, FoldedSheetsReadInOrder) {
  using Sides = std::vector<std::pair<int, int>>;
  EXPECT_EQ(foldedOrder(4), (Sides{{3, 0}, {1, 2}}));
  EXPECT_EQ(foldedOrder(3), (Sides{{-1, 0}, {1, 2}}));
  EXPECT_EQ(foldedOrder(8), (Sides{{7, 0}, {1, 6}, {5, 2}, {3, 4}}));
}

TEST(SheetPages, TitlesStayWithWhatTheyAreOf) {
  std::vector<Piece> pieces;
  for (int i = 0; i < 12; ++i) {
    Piece piece;
    piece.height = 10;
    piece.keepsWithNext = i == 9;
    piece.items.push_back(PlacedFill{QRectF(0, 0, 1, 1), QColor(i, 0, 0)});
    pieces.push_back(std::move(piece));
  }
  PageFlow flow(QRectF(0, 0, 50, 100), 5);
  flow.add({1, 50, std::move(pieces)});
  const std::vector<SheetPage> pages = std::move(flow).finished();
  ASSERT_EQ(pages.size(), 2u);
  EXPECT_EQ(pages[0].items.size(), 9u);
}

class Outputs : public ::testing::Test {
 protected:
  Outputs() : battle_(battleCalled("olszanka")) {}
  DrawnAids drawn(const AidsPaper& paper = {}) const {
    return DrawnAids(battle_, optionsFor(*rules::scenarios(battle_).front(), "en"), paper);
  }
  model::Battle battle_;
};

TEST_F(Outputs, PdfHasItsPagesAndFonts) {
  const auto sheets = std::make_shared<DrawnAids>(drawn());
  const store::TemporaryFolder folder;
  writePaper(paperPages(sheets), folder.path() / "a.pdf", 0, false, {});
  std::ifstream in(folder.path() / "a.pdf", std::ios::binary);
  const QByteArray bytes = QByteArray::fromStdString(std::string(std::istreambuf_iterator<char>(in), {}));
  EXPECT_TRUE(bytes.startsWith("%PDF-"));
  EXPECT_EQ(bytes.count("/MediaBox"), sheets->sides());
  EXPECT_GT(bytes.count("/FontFile"), 2);
}

TEST_F(Outputs, AStoppedPdfLeavesNothing) {
  std::stop_source stop;
  stop.request_stop();
  const store::TemporaryFolder folder;
  const auto sheets = std::make_shared<DrawnAids>(drawn());
  EXPECT_THROW(writePaper(paperPages(sheets), folder.path() / "a.pdf", 0, false, {stop.get_token(), [](double) {}}),
               exchange::Stopped);
  EXPECT_TRUE(std::filesystem::is_empty(folder.path()));
}

TEST_F(Outputs, DrawingsHaveTheSizeOfThePaper) {
  const auto sheets = std::make_shared<DrawnAids>(drawn());
  const store::TemporaryFolder folder;
  const PaperFiles files = writePaper(paperPages(sheets), folder.path() / "a.svg", 0, false, {});
  ASSERT_EQ(static_cast<int>(files.files.size()), sheets->sides());
  std::ifstream in(files.files.front());
  const std::string svg(std::istreambuf_iterator<char>(in), {});
  EXPECT_NE(svg.find("width=\"210mm\" height=\"297mm\""), std::string::npos);
  EXPECT_NE(svg.find("<text"), std::string::npos);
}

TEST_F(Outputs, AFoldedA3HasPagesOfA4SideBySide) {
  const auto paper = aidsPaper(QStringLiteral("A3"), true);
  ASSERT_TRUE(paper);
  DrawnAids sheets = drawn(*paper);
  EXPECT_EQ(sheets.sideSize(), QSizeF(420, 297));
  EXPECT_EQ(sheets.sides() % 2, 0);
  EXPECT_FALSE(aidsPaper(QStringLiteral("B7"), false));
}

TEST_F(Outputs, HtmlHasItsDrawingsInside) {
  const std::string html = drawn().html();
  EXPECT_NE(html.find("<svg viewBox"), std::string::npos);
  EXPECT_NE(html.find("data:image/jpeg;base64,"), std::string::npos);
  EXPECT_NE(html.find("@font-face"), std::string::npos);
  EXPECT_EQ(html.find("http://"), html.find("http://www.w3.org")) << "it needs something else";
}

TEST_F(Outputs, ALookIsThatOfTheSheets) {
  const SheetType staff(render::loadTheme(QStringLiteral("staff")).theme);
  const SheetType engraved(render::loadTheme(QStringLiteral("engraved")).theme);
  EXPECT_NE(staff.accent(), engraved.accent());
  EXPECT_NE(staff.font(TextRole::Body).family(), engraved.font(TextRole::Body).family());
  for (const SheetType* type : {&staff, &engraved}) {
    EXPECT_LT(type->ink().lightnessF(), 0.45);
    EXPECT_LT(type->accent().lightnessF(), 0.45);
    EXPECT_GT(type->band().lightnessF(), 0.9);
  }
}

}  // namespace
}  // namespace redoubt::editor
