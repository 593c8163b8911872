#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QSettings>
#include <QTest>

#include "editor/app/fuzzy_match.h"
#include "tests/editor/app/window_fixture.h"

namespace redoubt::editor {
namespace {

int scoreOf(const char* typed, const char* text) {
  const auto match = FuzzyPattern(QString::fromUtf8(typed)).match(FuzzyText(QString::fromUtf8(text)));
  EXPECT_TRUE(match) << typed << " in " << text;
  return match ? match->score : -1000;
}

bool isFound(const char* typed, const char* text) {
  return FuzzyPattern(QString::fromUtf8(typed)).match(FuzzyText(QString::fromUtf8(text))).has_value();
}

TEST(FuzzyMatch, FindsLettersInTheirOrderOnly) {
  EXPECT_TRUE(isFound("zmin", "Zoom in"));
  EXPECT_FALSE(isFound("nimz", "Zoom in"));
  EXPECT_FALSE(isFound("zoomx", "Zoom in"));
  EXPECT_TRUE(isFound("", "Zoom in"));
  EXPECT_TRUE(isFound("  / ", "Zoom in")) << "signs alone ask for nothing";
}

TEST(FuzzyMatch, DiacriticsAndCaseDoNotMatter) {
  EXPECT_TRUE(isFound("wies", "Wieś"));
  EXPECT_TRUE(isFound("wieś", "WIES"));
  EXPECT_TRUE(isFound("zolkiewski", "Żółkiewski"));
  EXPECT_TRUE(isFound("Żółk", "zolkiewski"));
}

TEST(FuzzyMatch, SignsBetweenLettersDoNotMatter) {
  EXPECT_TRUE(isFound("1/ii/2pp", "1/II/2 pp"));
  EXPECT_TRUE(isFound("1ii2", "1/II/2 pp"));
  EXPECT_GT(scoreOf("1ii2", "1/II/2 pp"), scoreOf("1ii2", "1/III/2 pp"));
}

TEST(FuzzyMatch, WordsMayComeInAnyOrder) {
  EXPECT_TRUE(isFound("sheet fit", "Fit the sheet"));
  EXPECT_FALSE(isFound("map fox", "Fit the sheet"));
}

TEST(FuzzyMatch, WordStartsBeatTheMiddleOfWordsAndRunsBeatWordStarts) {
  EXPECT_GT(scoreOf("in", "Zoom in"), scoreOf("in", "Turning"));
  EXPECT_GT(scoreOf("zi", "Zoom in"), scoreOf("zi", "Zooming"));
  EXPECT_GT(scoreOf("und", "Undo"), scoreOf("und", "Up nearer dock"));
  EXPECT_GT(scoreOf("grid", "Grid"), scoreOf("grid", "Grid of hexes")) << "a text that the pattern fills";
  EXPECT_GT(scoreOf("undo", "Undo"), scoreOf("undo", "Sound on"));
}

TEST(FuzzyMatch, AWordInTheMidstBeatsLettersStrewnFromTheStart) {
  const FuzzyPattern typed(QStringLiteral("warst"));
  const auto layers = typed.match(FuzzyText(QStringLiteral("Pokaż: Warstwy")));
  const auto strewn = typed.match(FuzzyText(QStringLiteral("Wartości szacunkowe na bursztynowym tle")));
  ASSERT_TRUE(layers && strewn);
  EXPECT_GT(layers->score, strewn->score);
}

TEST(FuzzyMatch, TellsWhichLettersItMeans) {
  const auto match = FuzzyPattern(QStringLiteral("1ii")).match(FuzzyText(QStringLiteral("a 1/II")));
  ASSERT_TRUE(match);
  EXPECT_EQ(match->positions, (std::vector{2, 4, 5}));
  EXPECT_EQ(match->strayRuns, 0);
  const auto strewn = FuzzyPattern(QStringLiteral("oi")).match(FuzzyText(QStringLiteral("Zoom fit")));
  ASSERT_TRUE(strewn);
  EXPECT_EQ(strewn->strayRuns, 2);
}

TEST(FuzzyMatch, PiecesStandInOneRunEach) {
  const FuzzyText sentence(QStringLiteral("Show the whole map, also what stands beside it."));
  EXPECT_TRUE(FuzzyPattern(QStringLiteral("map show")).matchPieces(sentence));
  EXPECT_TRUE(FuzzyPattern(QStringLiteral("eside")).matchPieces(sentence));
  EXPECT_TRUE(FuzzyPattern(QStringLiteral("swm")).match(sentence));
  EXPECT_FALSE(FuzzyPattern(QStringLiteral("swm")).matchPieces(sentence));
  const auto atStart = FuzzyPattern(QStringLiteral("be")).matchPieces(FuzzyText(QStringLiteral("amber bear")));
  ASSERT_TRUE(atStart);
  EXPECT_EQ(atStart->positions, (std::vector{6, 7})) << "the start of a word rather than an earlier middle";
}

TEST(FuzzyMatch, StemsFindWordsInAnotherForm) {
  const auto stems = [](const char* typed, const char* text) {
    return FuzzyPattern(QString::fromUtf8(typed)).matchStems(FuzzyText(QString::fromUtf8(text)));
  };
  EXPECT_TRUE(stems("droga", "Drogi"));
  EXPECT_TRUE(stems("rzeka", "Rysuj rzekę"));
  EXPECT_TRUE(stems("rzeka nowa", "Nowe Rzeki")) << "word by word";
  EXPECT_FALSE(stems("droga", "Ogrody")) << "within a word";
  EXPECT_FALSE(stems("las", "Laur")) << "of three letters all";
  EXPECT_FALSE(stems("wieża", "Widok")) << "three letters stay";
  EXPECT_FALSE(stems("rzeka", "Rz")) << "nor is the text any shorter";
  EXPECT_FALSE(stems("drogowskaz", "Drogi")) << "that is another word";
  EXPECT_EQ(stems("droga", "Drogi")->positions, (std::vector{0, 1, 2, 3}));
  EXPECT_GT(stems("droga", "Droga")->score, stems("droga", "Drogi")->score);
}

class PaletteTest : public WindowTest {
 protected:
  void openPalette() {
    if (session().hasDocument()) canvas().setFocus();
    QWidget* focused = session().hasDocument() ? static_cast<QWidget*>(&canvas()) : window_.get();
    QTest::keyClick(focused, Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
    ASSERT_TRUE(popup()->isVisible());
    ASSERT_TRUE(field()->hasFocus());
  }
  QWidget* popup() { return window_->findChild<QWidget*>(QStringLiteral("palette")); }
  QLineEdit* field() { return window_->findChild<QLineEdit*>(QStringLiteral("palette.field")); }
  QListView* list() { return window_->findChild<QListView*>(QStringLiteral("palette.list")); }
  QString detail() { return window_->findChild<QLabel*>(QStringLiteral("palette.detail"))->text(); }
  QString rowText(int row) { return list()->model()->index(row, 0).data(Qt::AccessibleTextRole).toString(); }
  QString currentText() { return list()->currentIndex().data(Qt::DisplayRole).toString(); }
  void type(const char* text) { QTest::keyClicks(field(), QString::fromUtf8(text)); }
};

TEST_F(PaletteTest, AFewLettersAndEnterRunACommandAndTheKeyboardGoesBack) {
  openSample();
  session().hand().setTool(QStringLiteral("tool.brush"));
  const int radius = session().hand().radius();
  openPalette();
  type("larg br");
  EXPECT_EQ(currentText(), QStringLiteral("Larger brush"));
  QTest::keyClick(field(), Qt::Key_Return);
  EXPECT_EQ(session().hand().radius(), radius + 1);
  EXPECT_FALSE(popup()->isVisible());
  EXPECT_TRUE(canvas().hasFocus());
}

TEST_F(PaletteTest, EveryCommandOfTheRegistryIsThere) {
  openSample();
  openPalette();
  const auto& specs = window_->commands().specs();
  EXPECT_EQ(list()->model()->rowCount(), static_cast<int>(specs.size()));
  for (const CommandSpec& spec : specs) {
    field()->setText(spec.id);
    const QString title = window_->commands().title(spec.id);
    bool isThere = false;
    for (int row = 0; row < list()->model()->rowCount(); ++row) {
      isThere = isThere || list()->model()->index(row, 0).data().toString() == title;
    }
    EXPECT_TRUE(isThere) << spec.id.toStdString();
  }
}

TEST_F(PaletteTest, DescriptionsAndCategoriesFindACommandTooAndShowItsKeys) {
  openSample();
  openPalette();
  type("printed size");
  EXPECT_EQ(currentText(), QStringLiteral("100 %"));
  field()->setText(QStringLiteral("view fit"));
  EXPECT_EQ(currentText(), QStringLiteral("Fit the sheet"));
  EXPECT_EQ(rowText(0), QStringLiteral("Fit the sheet, View, Ctrl+/"));
  EXPECT_EQ(detail(), QStringLiteral("Show the whole sheet, with title and legend."));
  field()->setText(QStringLiteral("no such thing at all"));
  EXPECT_EQ(list()->model()->rowCount(), 0);
  EXPECT_FALSE(detail().isEmpty());
}

TEST_F(PaletteTest, ATitleIsFoundByAnotherFormOfItsWords) {
  openSample();
  openPalette();
  field()->setText(QStringLiteral("largest brushes"));
  EXPECT_EQ(currentText(), QStringLiteral("Larger brush"));
}

TEST_F(PaletteTest, WhatCanNotBeDoneIsNotDone) {
  openSample();
  const std::string before = dump();
  openPalette();
  type("undo");
  ASSERT_EQ(currentText(), QStringLiteral("Undo"));
  QTest::keyClick(field(), Qt::Key_Return);
  EXPECT_TRUE(popup()->isVisible()) << "it stays, with the reason below";
  EXPECT_EQ(detail(), QStringLiteral("There is nothing to undo."));
  EXPECT_EQ(dump(), before);
}

TEST_F(PaletteTest, TheReasonOfANeedIsToldInPaletteAndTooltip) {
  const QString reason = QStringLiteral("No battle is open.");
  openPalette();
  type("share a copy");
  EXPECT_EQ(detail(), reason);
  const QAction* share = window_->commands().action(QStringLiteral("file.share"));
  EXPECT_TRUE(share->toolTip().contains(reason));
  openSample();
  EXPECT_FALSE(share->toolTip().contains(reason));
}

TEST_F(PaletteTest, OfSeveralNeedsTheFirstThatIsNotMetIsTold) {
  const auto reason = [this](const char* id) { return window_->commands().reason(QLatin1String(id)); };
  EXPECT_EQ(reason("counter.align"), QStringLiteral("No battle is open."));
  openSample();
  EXPECT_EQ(reason("counter.align"), QStringLiteral("Select counters on the map first."));
  EXPECT_EQ(reason("edit.clear"), QStringLiteral("Select an area of the map first."));
  EXPECT_EQ(reason("view.fit"), QString());
}

TEST_F(PaletteTest, CheckableCommandsToggle) {
  openSample();
  QAction* grid = window_->commands().action(QStringLiteral("view.grid"));
  const bool before = grid->isChecked();
  openPalette();
  type("grid");
  ASSERT_EQ(currentText(), QStringLiteral("Grid"));
  QTest::keyClick(field(), Qt::Key_Return);
  EXPECT_NE(grid->isChecked(), before);
}

TEST_F(PaletteTest, TheLastUsedComesFirstAlsoInTheNextSitting) {
  openSample();
  openPalette();
  type("larger brush");
  QTest::keyClick(field(), Qt::Key_Return);
  openPalette();
  EXPECT_TRUE(field()->text().isEmpty());
  EXPECT_EQ(currentText(), QStringLiteral("Larger brush"));
  QTest::keyClick(field(), Qt::Key_Escape);
  closeWindow();
  window_ = std::make_unique<MainWindow>();
  window_->show();
  ASSERT_TRUE(QTest::qWaitForWindowActive(window_.get()));
  openPalette();
  EXPECT_EQ(currentText(), QStringLiteral("Larger brush"));
}

TEST_F(PaletteTest, KeysWalkThroughTheListAndMoveNoCounters) {
  openSample();
  const std::string before = dump();
  click("1809");
  openPalette();
  const int rows = list()->model()->rowCount();
  ASSERT_GT(rows, 20);
  QTest::keyClick(field(), Qt::Key_Down);
  EXPECT_EQ(list()->currentIndex().row(), 1);
  QTest::keyClick(field(), Qt::Key_PageDown);
  EXPECT_GT(list()->currentIndex().row(), 5);
  QTest::keyClick(field(), Qt::Key_PageUp);
  EXPECT_LE(list()->currentIndex().row(), 1);
  list()->setCurrentIndex(list()->model()->index(0, 0));
  QTest::keyClick(field(), Qt::Key_Up);
  EXPECT_EQ(list()->currentIndex().row(), rows - 1) << "from the first to the last";
  QTest::keyClick(field(), Qt::Key_Escape);
  EXPECT_FALSE(popup()->isVisible());
  EXPECT_TRUE(canvas().hasFocus());
  EXPECT_EQ(dump(), before);
}

TEST_F(PaletteTest, AClickElsewhereClosesIt) {
  openSample();
  openPalette();
  QWidget* map = canvas().viewport();
  QTest::mouseClick(map, Qt::LeftButton, {}, map->rect().bottomRight() - QPoint(30, 30));
  EXPECT_FALSE(popup()->isVisible());
}

TEST_F(PaletteTest, ARowIsRunByAClick) {
  openSample();
  const int radius = session().hand().radius();
  openPalette();
  type("larger brush");
  QTest::mouseClick(list()->viewport(), Qt::LeftButton, {}, list()->visualRect(list()->model()->index(0, 0)).center());
  EXPECT_EQ(session().hand().radius(), radius + 1);
  EXPECT_FALSE(popup()->isVisible());
}

}  // namespace
}  // namespace redoubt::editor
