#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

#include "editor/boards/figures_view.h"
#include "tests/core/model/face_figures.h"
#include "tests/editor/panels/inspector_fixture.h"

namespace redoubt::editor::test {
namespace {

// Rules with figures of their own: a pace of units, a help of leaders that is written with its sign.
class OwnFigures : public InspectorPanelTest {
 protected:
  OwnFigures() {
    const Id<model::System> system = *model::info(session.battle())->system;
    model::Edit edit("Figures");
    const std::pair<const char*, const char*> rules[] = {{"pace/title", "\"Movement points\""},
                                                         {"pace/short", "\"MP\""},
                                                         {"pace/of", "\"units\""},
                                                         {"help/title", "\"Help\""},
                                                         {"help/of", "\"leaders\""},
                                                         {"help/signed", "true"}};
    for (const auto& [path, value] : rules) {
      edit.put(model::Rule{system, std::string("figure/") + path, model::JsonText{value}});
    }
    edit.put(model::FaceFigure{kFront, "pace", 5});
    EXPECT_TRUE(session.apply(edit));
  }

  FiguresModel& figures() { return child<FiguresView>(panel, "inspector.figures").figures(); }
  QString text(int row, int column) { return figures().index(row, column).data().toString(); }
  // Types into a cell as a person does.
  void type(int row, int column, const QString& text) {
    auto& view = child<FiguresView>(panel, "inspector.figures");
    const QModelIndex index = view.model()->index(row, column);
    QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, view.visualRect(index).center());
    QTest::keyClick(view.viewport(), Qt::Key_F2);
    auto& field = child<QLineEdit>(view, "inspector.figure");
    field.selectAll();
    if (text.isEmpty()) QTest::keyClick(&field, Qt::Key_Delete);
    QTest::keyClicks(&field, text);
    QTest::keyClick(&field, Qt::Key_Return);
    QCoreApplication::processEvents();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  }

  static constexpr Id<model::Face> kFront{1}, kBack{2};
  static constexpr int kPace = FiguresModel::OwnColumn;
  static constexpr int kHelp = 1;  // a leader has no other
};

TEST_F(OwnFigures, StandBesideThoseOfAllSystems) {
  select(kFirstPlaced);
  EXPECT_EQ(figures().headerData(kPace, Qt::Horizontal, Qt::DisplayRole).toString(), QLatin1String("MP"));
  EXPECT_EQ(figures().headerData(kPace, Qt::Horizontal, Qt::ToolTipRole).toString(), QLatin1String("Movement points"));
  EXPECT_EQ(text(0, kPace), QLatin1String("5"));
  EXPECT_EQ(text(1, kPace), QLatin1String("unknown"));
  EXPECT_EQ(figures().line(0).figures[3].status, model::Status::Printed) << "as the whole face";
  EXPECT_TRUE(
      figures().index(0, kPace).data(Qt::ToolTipRole).toString().startsWith(QLatin1String("Movement points 5")));
  auto& view = child<FiguresView>(panel, "inspector.figures");
  EXPECT_FALSE(view.isColumnHidden(kPace));
  EXPECT_FALSE(view.isColumnHidden(figures().sourceColumn()));
  EXPECT_LE(view.horizontalHeader()->length(), view.viewport()->width());
}

TEST_F(OwnFigures, OfAUnitAreTypedUndoneAndKeptInTheFile) {
  select(kFirstPlaced);
  type(1, kPace, QStringLiteral("0"));
  const auto pace = [&](Id<model::Face> face) {
    const model::Battle battle = stored();
    const model::FaceFigure* row = battle.find<model::FaceFigure>({face, "pace"});
    return row ? row->value : std::nullopt;
  };
  EXPECT_EQ(pace(kBack), 0);
  EXPECT_EQ(text(1, kPace), QLatin1String("0"));
  EXPECT_EQ(figures().line(1).figures[3].status, model::Status::Estimated);
  EXPECT_EQ(session.document().history().back().title, "1/I Guard: Movement points is 0");
  type(0, kPace, {});
  EXPECT_EQ(pace(kFront), std::nullopt);
  EXPECT_EQ(text(0, kPace), QLatin1String("unknown"));
  type(0, kPace, QStringLiteral("-3"));
  EXPECT_EQ(pace(kFront), 3) << "no sign can be typed where none is written";
  session.undo();
  session.undo();
  EXPECT_EQ(pace(kFront), 5);
  session.undo();
  EXPECT_EQ(pace(kBack), std::nullopt);
  session.redo();
  EXPECT_EQ(pace(kBack), 0);
  reopenReadOnly();
  select(kFirstPlaced);
  EXPECT_EQ(text(1, kPace), QLatin1String("0"));
  EXPECT_FALSE(figures().flags(figures().index(1, kPace)) & Qt::ItemIsEditable);
}

TEST_F(OwnFigures, OfSeveralStepsArePastedCopiedAndForgottenAtOnce) {
  select(kFirstPlaced);
  auto& view = child<FiguresView>(panel, "inspector.figures");
  QClipboard& clipboard = *QGuiApplication::clipboard();
  const auto cells = [&](int row, int column, int lastRow, int lastColumn) {
    view.setFocus();
    view.setCurrentIndex(view.model()->index(row, column));
    view.selectionModel()->select(
        QItemSelection(view.model()->index(row, column), view.model()->index(lastRow, lastColumn)),
        QItemSelectionModel::ClearAndSelect);
  };
  const std::size_t before = session.document().history().size();
  clipboard.setText(QStringLiteral("5\t4\r\n4\t\r\n"));
  cells(0, FiguresModel::MoraleColumn, 0, FiguresModel::MoraleColumn);
  QTest::keyClick(&view, Qt::Key_V, Qt::ControlModifier);
  EXPECT_EQ(testing::figureOn(stored(), kFront, "morale"), 5);
  EXPECT_EQ(testing::figureOn(stored(), kFront, "size"), 4);
  EXPECT_EQ(testing::figureOn(stored(), kBack, "morale"), 4);
  EXPECT_EQ(testing::figureOn(stored(), kBack, "size"), std::nullopt);
  EXPECT_EQ(testing::figureOn(stored(), kBack, "fire"), 2) << "it was not in the block";
  EXPECT_EQ(session.document().history().size(), before + 1);
  EXPECT_EQ(session.document().history().back().title, "1/I Guard: 4 figures pasted");
  cells(0, FiguresModel::MoraleColumn, 1, FiguresModel::SizeColumn);
  QTest::keyClick(&view, Qt::Key_C, Qt::ControlModifier);
  EXPECT_EQ(clipboard.text(), QLatin1String("5\t4\n4\t\n"));
  clipboard.setText(QStringLiteral("7"));
  cells(0, FiguresModel::SizeColumn, 1, kPace);
  QTest::keyClick(&view, Qt::Key_V, Qt::ControlModifier);
  EXPECT_EQ(testing::figureOn(stored(), kFront, "size"), 7);
  EXPECT_EQ(testing::figureOn(stored(), kBack, "fire"), 7);
  EXPECT_EQ(text(1, kPace), QLatin1String("7")) << "one cell fills all";
  QTest::keyClick(&view, Qt::Key_Delete);
  EXPECT_EQ(testing::figureOn(stored(), kFront, "size"), std::nullopt);
  EXPECT_EQ(testing::figureOn(stored(), kFront, "morale"), 5);
  EXPECT_EQ(text(1, kPace), QLatin1String("unknown"));
  EXPECT_EQ(session.document().history().size(), before + 3);
  for (const char* wrong : {"5\tx\n", "1\t2\t3\t4\t5\t6\t7\n", "100\t1\n"}) {
    failures.clear();
    clipboard.setText(QLatin1String(wrong));
    cells(0, FiguresModel::MoraleColumn, 0, FiguresModel::MoraleColumn);
    QTest::keyClick(&view, Qt::Key_V, Qt::ControlModifier);
    EXPECT_EQ(failures.size(), 1) << wrong;
  }
  EXPECT_EQ(session.document().history().size(), before + 3);
}

TEST_F(OwnFigures, OfALeaderAreGivenTypedAndWrittenWithTheirSign) {
  select(kHalePlaced);
  EXPECT_FALSE(child<FiguresView>(panel, "inspector.figures").isVisible());
  QTest::mouseClick(&child<QPushButton>(panel, "inspector.addCounter"), Qt::LeftButton);
  ASSERT_TRUE(child<FiguresView>(panel, "inspector.figures").isVisible());
  ASSERT_EQ(figures().rowCount(), 1);
  EXPECT_EQ(figures().figureCount(), 1) << "neither morale nor size nor fire";
  EXPECT_EQ(text(0, kHelp), QLatin1String("unknown"));
  type(0, kHelp, QStringLiteral("+1"));
  EXPECT_EQ(text(0, kHelp), QLatin1String("+1"));
  type(0, kHelp, QStringLiteral("-2"));
  EXPECT_EQ(text(0, kHelp), QStringLiteral("−2"));
  const model::Battle battle = stored();
  ASSERT_EQ(battle.all<model::FaceFigure>().size(), 5u + 2u) << "those of the unit, and his";
  const auto rows = battle.all<model::FaceFigure>();
  EXPECT_TRUE(std::any_of(rows.begin(), rows.end(), [](const model::FaceFigure& row) { return row.value == -2; }));
  // What is shown can be typed again, its minus too, and changes nothing.
  const std::size_t before = session.document().history().size();
  EXPECT_TRUE(figures().setData(figures().index(0, kHelp), text(0, kHelp), Qt::EditRole));
  EXPECT_EQ(session.document().history().size(), before);
}

TEST_F(OwnFigures, ANewCounterOfAUnitBearsThemUnknown) {
  ASSERT_TRUE(session.apply(model::place(session.battle(), *session.setUp().blockFor(kBlue), {kSpare, std::nullopt},
                                         at(6, 6), std::nullopt, 1, "Place")));
  for (const model::Placement& row : session.setUp().placements()) {
    if (row.unit == kSpare) select(row.id);
  }
  QTest::mouseClick(&child<QPushButton>(panel, "inspector.addCounter"), Qt::LeftButton);
  EXPECT_EQ(text(0, kPace), QLatin1String("unknown"));
  EXPECT_EQ(stored().all<model::FaceFigure>().size(), 5u + 3u) << "five are morale, size and fire of another";
}

TEST_F(OwnFigures, HaveRoomForTheirHeadingsBeforeTheSource) {
  model::Edit edit("More");
  const Id<model::System> system = *model::info(session.battle())->system;
  edit.put(model::Rule{system, "figure/stamina/title", model::JsonText{"\"Stamina\""}});
  edit.put(model::Rule{system, "figure/stamina/of", model::JsonText{"\"units\""}});
  ASSERT_TRUE(session.apply(edit));
  select(kFirstPlaced);
  auto& view = child<FiguresView>(panel, "inspector.figures");
  ASSERT_EQ(figures().figureCount(), 5);
  for (int column = FiguresModel::MoraleColumn; column < figures().statusColumn(); ++column) {
    EXPECT_GE(view.columnWidth(column), view.horizontalHeader()->sectionSizeHint(column)) << column;
  }
  EXPECT_LE(view.horizontalHeader()->length(), view.viewport()->width());
}

TEST_F(OwnFigures, StandInThePlaceOfFireWhereTablesAskForNone) {
  select(kFirstPlaced);
  model::Edit edit("Tables");
  const Id<model::System> system = *model::info(session.battle())->system;
  edit.put(model::Rule{system, "rating/strength", model::JsonText{R"({"figure": "size"})"}});
  ASSERT_TRUE(session.apply(edit));
  EXPECT_EQ(figures().figureCount(), 4) << "its back has a firepower all the same";
  ASSERT_TRUE(session.apply(model::setFigure(session.battle(), kBack, model::kFire, std::nullopt, "None")));
  ASSERT_EQ(figures().figureCount(), 3);
  EXPECT_EQ(text(0, kPace - 1), QLatin1String("5"));
  type(0, kPace - 1, QStringLiteral("7"));
  EXPECT_EQ(stored().find<model::FaceFigure>({kFront, "pace"})->value, 7);
}

TEST_F(OwnFigures, OfNobodyLeaveLeadersAsTheyWere) {
  select(kHalePlaced);
  EXPECT_TRUE(child<QPushButton>(panel, "inspector.addCounter").isVisible());
  model::Edit edit("None");
  const Id<model::System> system = *model::info(session.battle())->system;
  edit.erase<model::Rule>({system, "figure/help/title"});
  ASSERT_TRUE(session.apply(edit));
  EXPECT_FALSE(child<QPushButton>(panel, "inspector.addCounter").isVisible());
  EXPECT_FALSE(child<FiguresView>(panel, "inspector.figures").isVisible());
}

}  // namespace
}  // namespace redoubt::editor::test
