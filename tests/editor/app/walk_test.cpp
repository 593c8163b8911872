#include <QTest>
#include <array>
#include <cstdlib>
#include <random>

#include "core/rules/terrain/terrain.h"
#include "tests/editor/app/tools_fixture.h"

// A long random walk over all tools: whatever was done, undoing all of it leads back to the start, and redoing all of
// it to the end. REDOUBT_WALK sets the number of actions.
namespace redoubt::editor {
namespace {

class Walk : public ToolTest {
 protected:
  int any(int below) { return static_cast<int>(random_() % static_cast<unsigned>(below)); }
  template <class T, std::size_t N>
  const T& oneOf(const std::array<T, N>& things) {
    return things[static_cast<std::size_t>(any(static_cast<int>(N)))];
  }

  QPoint anywhere() {
    const std::vector<hex::HexKey> hexes = session().layout().allHexes();
    const QPointF middle = canvas().pixelOf(hexes[static_cast<std::size_t>(any(static_cast<int>(hexes.size())))]);
    const double radius = canvas().scale() * 0.45;
    return (middle + QPointF((any(201) - 100) / 100.0 * radius, (any(201) - 100) / 100.0 * radius)).toPoint();
  }

  Qt::KeyboardModifiers someKeys() {
    static constexpr std::array<Qt::KeyboardModifier, 6> kKeys{Qt::NoModifier, Qt::NoModifier,    Qt::NoModifier,
                                                               Qt::NoModifier, Qt::ShiftModifier, Qt::ControlModifier};
    return oneOf(kKeys);
  }

  void takeTool() {
    const QList<QAction*> actions = window_->findChildren<QAction*>();
    QList<QAction*> tools;
    for (QAction* action : actions) {
      if (action->objectName().startsWith(QLatin1String("tool.")) && action->isCheckable()) tools << action;
    }
    tools[any(static_cast<int>(tools.size()))]->trigger();
    const auto kinds = rules::terrainKinds(session().rules());
    const rules::TerrainKind& kind = kinds[static_cast<std::size_t>(any(static_cast<int>(kinds.size())))];
    if (any(2) == 0) session().hand().setPaint({paintPlace(kind.place), kind.slug});
    session().hand().setRadius(any(3));
    change([&](ToolOptions& tool) {
      tool.brush = static_cast<BrushShape>(any(3));
      tool.fill = static_cast<FillReach>(any(3));
      tool.shape = static_cast<ShapeKind>(any(5));
      tool.level = static_cast<LevelStep>(any(2));
      tool.slopesFollow = any(2) == 0;
      tool.keepsMarked = any(2) == 0;
      tool.onlyInArea = any(4) == 0;
      tool.routesRoads = any(2) == 0;
    });
  }

  void useMouse() {
    const Qt::KeyboardModifiers keys = someKeys();
    const Qt::MouseButton button = any(12) == 0 ? Qt::RightButton : Qt::LeftButton;
    QWidget* viewport = canvas().viewport();
    const QPoint from = anywhere();
    moveTo(from, Qt::NoButton, keys);
    QTest::mousePress(viewport, button, keys, from);
    QPoint to = from;
    for (int i = any(3); i > 0; --i) {
      to = anywhere();
      moveTo(to, button, keys);
    }
    QTest::mouseRelease(viewport, button, keys, to);
    if (any(8) == 0) QTest::mouseDClick(viewport, Qt::LeftButton, keys, to);
  }

  void useKeys() {
    static constexpr std::array kKeys{Qt::Key_Left,      Qt::Key_Right,  Qt::Key_Up, Qt::Key_Down,
                                      Qt::Key_Return,    Qt::Key_Z,      Qt::Key_X,  Qt::Key_Delete,
                                      Qt::Key_Backspace, Qt::Key_Escape, Qt::Key_1,  Qt::Key_PageUp};
    key(oneOf(kKeys), any(6) == 0 ? Qt::ShiftModifier : Qt::NoModifier);
  }

  void useCommand() {
    static constexpr std::array kCommands{
        "edit.undo",  "edit.undo",  "edit.undo", "edit.redo",       "edit.redo",         "edit.copy",   "edit.cut",
        "edit.paste", "edit.clear", "edit.grow", "edit.selectNone", "edit.selectInvert", "stamp.store1"};
    QAction* action = window_->commands().action(QLatin1String(oneOf(kCommands)));
    if (action->isEnabled()) action->trigger();
  }

  void act() {
    const int choice = any(20);
    if (choice < 4) return takeTool();
    if (choice < 14) return useMouse();
    if (choice < 17) return useKeys();
    useCommand();
  }

  std::mt19937 random_{20261120};
};
INSTANTIATE_TEST_SUITE_P(BothOrientations, Walk, ::testing::Values(hex::Orientation::Pointy, hex::Orientation::Flat),
                         ToolTest::nameOf);

TEST_P(Walk, UndoingAllLeadsToTheStartAndRedoingAllToTheEnd) {
  const char* wanted = std::getenv("REDOUBT_WALK");
  const int actions = wanted ? std::atoi(wanted) : 1000;
  const std::string start = dump();
  for (int i = 1; i <= actions; ++i) {
    act();
    if (i % 250 == 0) {
      canvas().cancelStroke();
      closeWindow();
      open(path_);
    }
  }
  canvas().cancelStroke();
  const std::string end = dump();
  const int done = steps();
  EXPECT_GT(done, actions / 10);
  EXPECT_NE(end, start);
  while (session().document().canRedo()) session().redo();
  const std::string last = dump();
  while (session().document().canUndo()) session().undo();
  EXPECT_EQ(dump(), start);
  closeWindow();
  open(path_);
  while (session().document().canRedo()) session().redo();
  EXPECT_EQ(dump(), last);
  RecordProperty("edits", done);
}

}  // namespace
}  // namespace redoubt::editor
