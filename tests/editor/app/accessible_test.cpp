#include <QAccessible>
#include <QTest>
#include <QToolBar>
#include <vector>

#include "core/model/map_verbs.h"
#include "editor/app/shortcut_dialog.h"
#include "editor/canvas/canvas_accessible.h"
#include "editor/canvas/hex_table.h"
#include "editor/canvas/minimap.h"
#include "editor/dialogs/rules/rules_dialog.h"
#include "editor/panels/layer_row.h"
#include "editor/panels/swatch_button.h"
#include "editor/words/hex_words.h"
#include "tests/editor/app/window_fixture.h"

namespace redoubt::editor {
namespace {

struct Told {
  QAccessible::Event what;
  hex::HexKey hex;
  friend bool operator==(const Told&, const Told&) = default;
};

// Listens as a screen reader does.
class AccessibleTest : public WindowTest {
 protected:
  void SetUp() override {
    WindowTest::SetUp();
    // Qt passes events on only where the platform has a screen reader, which the offscreen one has not.
    auto* access = canvas().findChild<CanvasAccessibility*>();
    ASSERT_TRUE(access);
    QObject::connect(access, &CanvasAccessibility::told, access, [this](hex::HexKey hex, QAccessible::Event what) {
      heard_.push_back({what, hex});
    });
    table();
  }

  HexTable& table() { return dynamic_cast<HexTable&>(*QAccessible::queryAccessibleInterface(&canvas())); }
  QAccessibleInterface* cell(const char* number) { return table().cell(hex(number)); }
  QString description(const char* number) { return cell(number)->text(QAccessible::Description); }
  /// A stream on side 0 of 0808, a slope on side 2, lower here, a road over side 3.
  void drawSides() {
    const hex::Layout& layout = session().layout();
    const hex::HexKey here = hex("0808");
    const hex::HexsideKey slope = layout.side(here, 2);
    model::Edit edit("Sides");
    for (int side = 0; side < hex::kSides; ++side) {
      const hex::HexsideKey key = layout.side(here, side);
      edit.append(model::eraseHexsides(battle(), {&key, 1}, std::nullopt, ""));
      edit.append(model::eraseLinks(battle(), {&key, 1}, std::nullopt, ""));
    }
    edit.put(model::Hexside{layout.side(here, 0), "stream", std::nullopt, std::nullopt});
    edit.put(model::Hexside{slope, "slope",
                            layout.hexesOf(slope).first == here ? model::HighSide::Far : model::HighSide::Near,
                            std::nullopt});
    edit.put(model::Link{layout.side(here, 3), "road"});
    edit.put(model::HexRow{here, "woods", 2});
    ASSERT_TRUE(session().apply(edit));
  }

  std::vector<Told> heard_;
};

TEST_F(AccessibleTest, TheMapIsATableOfHexesWithTheirPrintedColumnsAndRows) {
  openSample();
  QAccessibleInterface* canvasInterface = QAccessible::queryAccessibleInterface(&canvas());
  ASSERT_TRUE(canvasInterface);
  EXPECT_EQ(canvasInterface->role(), QAccessible::Table);
  QAccessibleTableInterface* cells = canvasInterface->tableInterface();
  ASSERT_TRUE(cells);
  const hex::Layout& layout = session().layout();
  EXPECT_EQ(cells->columnCount(), layout.spec().columns);
  EXPECT_EQ(cells->rowCount(), layout.spec().rows);
  const int column = hex("0809").column() - layout.firstColumn();
  const int row = hex("0809").row() - layout.firstRow();
  EXPECT_EQ(cells->columnDescription(column), QLatin1String("08"));
  EXPECT_EQ(cells->rowDescription(row), QLatin1String("09"));
  QAccessibleInterface* cell = cells->cellAt(row, column);
  ASSERT_TRUE(cell);
  EXPECT_EQ(cell->role(), QAccessible::Cell);
  EXPECT_EQ(cell->text(QAccessible::Name), QLatin1String("Hex 0809"));
  EXPECT_EQ(cell->tableCellInterface()->rowIndex(), row);
  EXPECT_EQ(cell->tableCellInterface()->columnIndex(), column);
  EXPECT_EQ(cell->tableCellInterface()->table(), canvasInterface);
  EXPECT_EQ(canvasInterface->child(canvasInterface->indexOfChild(cell)), cell);
  EXPECT_EQ(cells->cellAt(-1, 0), nullptr);
  EXPECT_EQ(cells->cellAt(0, cells->columnCount()), nullptr);
}

TEST_F(AccessibleTest, ACellTellsTerrainAndEachSideAndWhereItIs) {
  openSample();
  drawSides();
  const QString words = description("0808");
  const auto across = [&](int side) {
    return QString::fromStdString(session().layout().number(*session().layout().neighbour(hex("0808"), side)));
  };
  EXPECT_TRUE(words.startsWith(QLatin1String("Woods, level 2. "))) << words.toStdString();
  EXPECT_TRUE(words.contains(QStringLiteral("Stream to the north-east, towards %1;").arg(across(0))))
      << words.toStdString();
  EXPECT_TRUE(words.contains(QStringLiteral("Slope, lower here to the south-east, towards %1;").arg(across(2))))
      << words.toStdString();
  EXPECT_TRUE(words.contains(QStringLiteral("Road to %1, to the south-west.").arg(across(3)))) << words.toStdString();
}

TEST_F(AccessibleTest, OnFlatTopMapsTheSidesLieElsewhere) {
  openFlatSample();
  drawSides();
  const QString words = description("0808");
  EXPECT_TRUE(words.contains(QLatin1String("Stream to the north, "))) << words.toStdString();
  EXPECT_TRUE(words.contains(QLatin1String("Slope, lower here to the south-east, "))) << words.toStdString();
  EXPECT_TRUE(words.contains(QLatin1String(", to the south."))) << words.toStdString();
}

TEST_F(AccessibleTest, ACellTellsItsCountersWithTheirFacingAndItsProblems) {
  openSample();
  const model::Placement* faced = nullptr;
  for (const model::Placement& row : session().setUp().placements()) {
    if (row.unit && row.rule == model::PlacementRule::At && row.direction && row.direction->direction) faced = &row;
  }
  ASSERT_TRUE(faced);
  const QString words = table().cell(faced->hex)->text(QAccessible::Description);
  EXPECT_TRUE(words.contains(QString::fromStdString(model::nameOf(battle(), *faced)))) << words.toStdString();
  EXPECT_TRUE(words.contains(HexWords::facing(session(), *faced))) << words.toStdString();
  EXPECT_TRUE(HexWords::facing(session(), *faced).startsWith(QLatin1String("facing ")));
  bool anyProblem = false;
  for (const check::Finding& finding : session().findings()) {
    const auto* hexes = std::get_if<std::vector<hex::HexKey>>(&finding.place);
    if (!hexes || finding.waived || !session().layout().contains(hexes->front())) continue;
    anyProblem = true;
    EXPECT_TRUE(table().cell(hexes->front())->text(QAccessible::Description).contains(QLatin1String("Problems: ")));
  }
  EXPECT_TRUE(anyProblem);
}

TEST_F(AccessibleTest, AnArrowKeyIsHeard) {
  openSample();
  canvas().setFocus();
  session().hand().select({hex("0808")});
  QCoreApplication::processEvents();
  heard_.clear();
  key(Qt::Key_Right);
  EXPECT_EQ(heard_, (std::vector<Told>{{QAccessible::Focus, hex("0908")}, {QAccessible::Selection, hex("0908")}}));
  EXPECT_EQ(table().focusChild(), cell("0908"));
  EXPECT_TRUE(cell("0908")->state().focused);
  EXPECT_FALSE(cell("0808")->state().focused);
  heard_.clear();
  key(Qt::Key_Return);
  EXPECT_TRUE(heard_.empty()) << "the cursor stays";
}

TEST_F(AccessibleTest, AHexThatIsAskedAboutIsHeardWithTheAnswer) {
  openSample();
  const model::Placement* counter = placementOf("1/I/2 pp");
  canvas().setFocus();
  session().hand().select({counter->hex, {counter->id}});
  trigger("view.sight");
  heard_.clear();
  key(Qt::Key_Right, Qt::ShiftModifier);
  const auto asked = canvas().pointedHex();
  ASSERT_TRUE(asked);
  EXPECT_EQ(heard_, (std::vector<Told>{{QAccessible::Focus, *asked}}));
  const QString words = table().cell(asked)->text(QAccessible::Description);
  EXPECT_FALSE(canvas().hint().isEmpty());
  EXPECT_TRUE(words.startsWith(canvas().hint() + QStringLiteral(". "))) << words.toStdString();
  EXPECT_TRUE(table().cell(asked)->state().focused);
  EXPECT_EQ(table().focusChild(), table().cell(asked));
}

TEST_F(AccessibleTest, WhoWorksElsewhereKeepsTheFocus) {
  openSample();
  canvas().clearFocus();
  heard_.clear();
  session().hand().select({hex("0808")});
  EXPECT_EQ(heard_, (std::vector<Told>{{QAccessible::Selection, hex("0808")}}));
  EXPECT_EQ(table().focusChild(), nullptr);
  heard_.clear();
  canvas().setFocus();
  QCoreApplication::processEvents();
  EXPECT_EQ(heard_, (std::vector<Told>{{QAccessible::Focus, hex("0808")}, {QAccessible::Selection, hex("0808")}}))
      << "coming to the map tells where one is";
}

TEST_F(AccessibleTest, TheTextFollowsAnEditUnderTheCursor) {
  openSample();
  session().hand().select({hex("0808")});
  QAccessibleInterface* before = cell("0808");
  const hex::HexKey here = hex("0808");
  const char* other = terrainAt("0808") == "woods" ? "clear" : "woods";
  heard_.clear();
  ASSERT_TRUE(session().apply(model::paintTerrain(battle(), {&here, 1}, other, "Paint")));
  EXPECT_EQ(heard_, (std::vector<Told>{{QAccessible::DescriptionChanged, hex("0808")}}));
  EXPECT_EQ(cell("0808"), before);
  EXPECT_TRUE(description("0808").startsWith(QLatin1String(other == std::string("woods") ? "Woods" : "Clear")));
  heard_.clear();
  const hex::HexKey elsewhere = hex("1212");
  ASSERT_TRUE(session().apply(model::setLevel(battle(), {&elsewhere, 1}, 7, "Level")));
  EXPECT_TRUE(heard_.empty());
}

TEST_F(AccessibleTest, PlacesOnTheScreenAndHexesBelongTogether) {
  openSample();
  canvas().zoomTo(60);
  canvas().show(hex("0808"));
  const QPoint middle = canvas().viewport()->mapToGlobal(pixel(hex("0808")));
  EXPECT_EQ(table().childAt(middle.x(), middle.y()), cell("0808"));
  EXPECT_TRUE(cell("0808")->rect().contains(middle));
  EXPECT_NEAR(cell("0808")->rect().width(), 60, 2);
  EXPECT_FALSE(cell("0808")->state().offscreen);
  EXPECT_EQ(table().childAt(-5000, -5000), nullptr);
}

TEST_F(AccessibleTest, RowsAreSelectedAndActionsTaken) {
  openSample();
  ASSERT_TRUE(table().selectRow(3));
  EXPECT_TRUE(table().isRowSelected(3));
  EXPECT_EQ(table().selectedRows(), QList<int>{3});
  EXPECT_EQ(table().selectedCellCount(), static_cast<int>(session().hand().area().size()));
  EXPECT_EQ(table().selectedCells().size(), table().selectedCellCount());
  ASSERT_TRUE(table().unselectRow(3));
  EXPECT_TRUE(session().hand().area().empty());
  const char* other = terrainAt("0303") == "woods" ? "marsh" : "woods";
  session().hand().setPaint({PaintPlace::Hex, other});
  session().hand().setTool(QStringLiteral("tool.brush"));
  session().hand().setRadius(0);
  cell("0303")->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
  EXPECT_EQ(terrainAt("0303"), other);
  EXPECT_EQ(session().hand().selection().hex, hex("0303"));
}

TEST_F(AccessibleTest, ReadingTheWholeMapKeepsFewCells) {
  openSample();
  model::MapSheet sheet = *model::mapSheet(battle());
  sheet.columns = 99;
  sheet.rows = 99;
  model::Edit edit("Grow");
  edit.put(sheet);
  ASSERT_TRUE(session().apply(edit));
  for (int i = 0; i < table().childCount(); ++i) table().child(i);
  EXPECT_GT(table().cellCount(), HexTable::kMostCells / 4);
  EXPECT_LE(table().cellCount(), HexTable::kMostCells);
  for (int row = 0; row < table().rowCount(); ++row) table().selectRow(row);
  const QList<QAccessibleInterface*> selected = table().selectedCells();
  EXPECT_EQ(selected.size(), static_cast<qsizetype>(HexTable::kMostSelected));
  for (QAccessibleInterface* cell : selected) EXPECT_TRUE(cell->isValid());
}

TEST_F(AccessibleTest, WithoutABattleNothingIsToldAndNothingDangles) {
  openSample();
  session().hand().select({hex("0808")});
  const QAccessible::Id id = QAccessible::uniqueId(cell("0808"));
  ASSERT_TRUE(QAccessible::accessibleInterface(id));
  session().setDocument(nullptr);
  EXPECT_EQ(QAccessible::accessibleInterface(id), nullptr);
  EXPECT_EQ(table().columnCount(), 0);
  EXPECT_EQ(table().cellAt(0, 0), nullptr);
  EXPECT_EQ(table().focusChild(), nullptr);
  EXPECT_EQ(table().childCount(), 0);
  const QAccessible::Id tableId = QAccessible::uniqueId(&table());
  closeWindow();
  EXPECT_EQ(QAccessible::accessibleInterface(tableId), nullptr);
}

TEST_F(AccessibleTest, CellsGoWithTheWindow) {
  openSample();
  const QAccessible::Id id = QAccessible::uniqueId(cell("0808"));
  closeWindow();
  EXPECT_EQ(QAccessible::accessibleInterface(id), nullptr);
}

QAccessible::Role roleOf(QWidget& widget) {
  QAccessibleInterface* told = QAccessible::queryAccessibleInterface(&widget);
  return told ? told->role() : QAccessible::NoRole;
}

TEST_F(AccessibleTest, ToolsAndTerrainsAreChoicesAndDrawnRowsAreNoFillers) {
  openSample();
  auto* bar = window_->findChild<QToolBar*>(QStringLiteral("tools"));
  QAction* brush = window_->commands().action(QStringLiteral("tool.brush"));
  QWidget* button = bar->widgetForAction(brush);
  ASSERT_TRUE(button);
  EXPECT_EQ(roleOf(*button), QAccessible::RadioButton);
  QAccessibleInterface* told = QAccessible::queryAccessibleInterface(button);
  EXPECT_FALSE(told->text(QAccessible::Name).isEmpty());
  EXPECT_FALSE(told->state().checked);
  told->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
  EXPECT_TRUE(told->state().checked);
  EXPECT_EQ(session().hand().tool(), QLatin1String("tool.brush"));
  const auto swatches = window_->findChildren<SwatchButton*>();
  ASSERT_FALSE(swatches.isEmpty());
  for (SwatchButton* swatch : swatches) {
    EXPECT_EQ(roleOf(*swatch), QAccessible::RadioButton);
    EXPECT_EQ(QAccessible::queryAccessibleInterface(swatch)->text(QAccessible::Name), swatch->text());
  }
  for (LayerRow* row : window_->findChildren<LayerRow*>()) EXPECT_EQ(roleOf(*row), QAccessible::ListItem);
  EXPECT_EQ(roleOf(*window_->findChild<Minimap*>()), QAccessible::Graphic);
}

// Whatever the Tab key reaches says what it is.
TEST_F(AccessibleTest, EveryControlOfTheWindowAndOfTheShortcutsHasAName) {
  openSample();
  ShortcutDialog shortcuts(window_->commands(), window_.get());
  RulesDialog rules(session(), window_.get());
  for (QWidget* window : std::initializer_list<QWidget*>{window_.get(), &shortcuts, &rules}) {
    window->show();
    QCoreApplication::processEvents();
    for (QWidget* each : window->findChildren<QWidget*>()) {
      if (each->window() != window || !each->isVisible() || !(each->focusPolicy() & Qt::TabFocus)) continue;
      if (each->focusProxy() || each->inherits("QScrollArea") || each->inherits("QTabBar")) continue;
      QAccessibleInterface* told = QAccessible::queryAccessibleInterface(each);
      ASSERT_TRUE(told);
      EXPECT_FALSE(told->text(QAccessible::Name).isEmpty())
          << each->metaObject()->className() << ' ' << each->objectName().toStdString() << " in "
          << (each->parentWidget() ? each->parentWidget()->objectName().toStdString() : "");
    }
  }
}

}  // namespace
}  // namespace redoubt::editor
