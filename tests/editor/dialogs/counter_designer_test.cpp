#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QSpinBox>

#include "editor/dialogs/counters/counter_designer_dialog.h"
#include "editor/dialogs/counters/counter_previews.h"
#include "editor/dialogs/counters/layout_canvas.h"
#include "tests/editor/dialogs/dialog_fixture.h"

namespace redoubt::editor::test {
namespace {

class CounterDesigner : public DialogTest<CounterDesignerDialog> {
 protected:
  CounterDesigner()
      : DialogTest(store::readBattle(std::filesystem::path(REDOUBT_SHARE) / "battles/olszanka.battle").battle) {}

  void begin(const char* preset = "designer.add.classic") {
    childOf<QAction>(*dialog_, preset).trigger();
    QCoreApplication::processEvents();
  }
  rules::CounterLayout layout() const {
    const auto names = rules::layouts(session_.rules());
    return names.empty() ? rules::CounterLayout() : rules::layoutCalled(session_.rules(), names.front());
  }
  const rules::LayoutPart& part(const std::string& name) {
    shown_ = layout();
    for (const rules::NamedPart& each : shown_.parts) {
      if (each.name == name) return each.part;
    }
    ADD_FAILURE() << name;
    return shown_.parts.front().part;
  }
  LayoutCanvas& canvas() const { return child<LayoutCanvas>("layoutCanvas"); }
  void choosePart(const std::string& name) {
    auto& list = child<QListWidget>("designer.parts");
    for (int i = 0; i < list.count(); ++i) {
      if (list.item(i)->data(Qt::UserRole).toString().toStdString() == name) list.setCurrentRow(i);
    }
    QCoreApplication::processEvents();
  }

  rules::CounterLayout shown_;
};

TEST_F(CounterDesigner, BeginsALayoutForTheTypeThatIsShown) {
  begin();
  EXPECT_FALSE(layout().parts.empty());
  const model::Unit& unit = *session_.battle().all<model::Unit>().begin();
  const auto face = render::counterFace(session_.battle(), session_.rules(), unit.id);
  EXPECT_TRUE(face.layout) << "the counters on the map have it at once";
  EXPECT_EQ(rules::layouts(rules::RuleBook(inFile())).size(), 1u);
}

TEST_F(CounterDesigner, PartsAreDraggedPulledAndNudged) {
  begin();
  choosePart("symbol");
  const rules::LayoutPart before = part("symbol");
  const QRectF place = canvas().placeOf(before);
  const auto drag = [&](QPointF from, QPointF by) {
    QTest::mousePress(&canvas(), Qt::LeftButton, {}, from.toPoint());
    QTest::mouseMove(&canvas(), (from + by / 2).toPoint());
    QTest::mouseMove(&canvas(), (from + by).toPoint());
    QTest::mouseRelease(&canvas(), Qt::LeftButton, {}, (from + by).toPoint());
    QCoreApplication::processEvents();
  };
  drag(place.center(), {place.width() / 4, 0});
  EXPECT_NEAR(part("symbol").left, before.left + before.width / 4, 15);
  EXPECT_EQ(part("symbol").width, before.width);
  const rules::LayoutPart moved = part("symbol");
  const QRectF now = canvas().placeOf(moved);
  drag(now.bottomRight(), {-now.width() / 4, -now.height() / 4});
  EXPECT_NEAR(part("symbol").width, moved.width * 3 / 4, 15);
  const int left = part("symbol").left;
  canvas().setFocus();
  QTest::keyClick(&canvas(), Qt::Key_Right);
  EXPECT_EQ(part("symbol").left, left + 10);
  QTest::keyClick(&canvas(), Qt::Key_Z, Qt::ControlModifier);
  EXPECT_EQ(part("symbol").left, left);
}

TEST_F(CounterDesigner, FieldsChangeTheChosenPart) {
  begin();
  choosePart("name");
  set(child<QSpinBox>("part.turn"), 90);
  EXPECT_EQ(part("name").turn, 90);
  select(child<QComboBox>("part.side"), "Backs only");
  EXPECT_EQ(part("name").side, rules::LayoutPart::Side::Back);
  reopen(document::Mode::Editing);
  EXPECT_EQ(part("name").turn, 90);
}

TEST_F(CounterDesigner, PartsAreAddedOrderedAndRemoved) {
  begin();
  const std::size_t count = layout().parts.size();
  press("designer.addPart");
  ASSERT_EQ(layout().parts.size(), count + 1);
  const std::string added = layout().parts.back().name;
  press("designer.down");
  EXPECT_EQ(layout().parts[count - 1].name, added);
  press("designer.up");
  EXPECT_EQ(layout().parts[count].name, added);
  canvas().setFocus();
  QTest::keyClick(&canvas(), Qt::Key_Delete);
  EXPECT_EQ(layout().parts.size(), count);
}

TEST_F(CounterDesigner, TicksSayWhoseCountersHaveIt) {
  begin();
  auto& use = child<QListWidget>("designer.use");
  const auto item = use.findItems(QStringLiteral("Artillery"), Qt::MatchExactly);
  ASSERT_FALSE(item.isEmpty());
  item.front()->setCheckState(Qt::Checked);
  EXPECT_EQ(rules::layoutFor(session_.rules(), "artillery", ""), layout().name);
}

TEST_F(CounterDesigner, ALayoutIsTakenAwayAndBroughtBack) {
  begin();
  press("designer.remove");
  EXPECT_TRUE(rules::layouts(session_.rules()).empty());
  session_.undo();
  EXPECT_EQ(rules::layouts(session_.rules()).size(), 1u);
  EXPECT_EQ(child<QListWidget>("designer.layouts").count(), 1);
}

TEST_F(CounterDesigner, AFileThatCantBeWrittenIsOnlyShown) {
  begin();
  reopen(document::Mode::ReadOnly);
  EXPECT_EQ(child<QListWidget>("designer.layouts").count(), 1);
  EXPECT_FALSE(child<QPushButton>("designer.addPart").isEnabled());
}

}  // namespace
}  // namespace redoubt::editor::test
