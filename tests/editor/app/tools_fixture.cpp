#include "tests/editor/app/tools_fixture.h"

#include <QTest>

#include "core/store/battle_file.h"
#include "core/store/dump.h"

namespace redoubt::editor {

void ToolTest::SetUp() {
  WindowTest::SetUp();
  exchange::NewBattleOptions options;
  options.orientation = GetParam();
  options.columns = 20;
  options.rows = 15;
  path_ = folder_.filePath(QStringLiteral("small.battle"));
  store::writeNewFile(path_.toStdString(), exchange::newBattle(options));
  open(path_);
  change([](ToolOptions& tool) { tool = ToolOptions(); });
}

// While the program holds the file nobody else in it may open it; the battle in memory stands for it where the file's
// own rows, dumped by SQL, are the same.
model::Battle ToolTest::inFile() {
  EXPECT_TRUE(dump() == store::dump(battle())) << "what is shown is not what lies in the file";
  return battle();
}

std::set<hex::HexKey> ToolTest::inFileOf(const char* terrain) {
  std::set<hex::HexKey> found;
  const model::Battle battle = inFile();
  for (const model::HexRow& row : battle.all<model::HexRow>()) {
    if (row.terrain == terrain) found.insert(row.hex);
  }
  return found;
}

std::set<hex::HexKey> ToolTest::hexes(const std::vector<const char*>& numbers) {
  std::set<hex::HexKey> keys;
  for (const char* number : numbers) keys.insert(hex(number));
  return keys;
}

void ToolTest::change(const std::function<void(ToolOptions&)>& edit) {
  ToolOptions options = session().hand().options();
  edit(options);
  session().hand().setOptions(options);
}

void ToolTest::moveTo(QPoint pixel, Qt::MouseButtons buttons, Qt::KeyboardModifiers modifiers) {
  QWidget* viewport = canvas().viewport();
  QMouseEvent move(QEvent::MouseMove, pixel, viewport->mapToGlobal(pixel), Qt::NoButton, buttons, modifiers);
  QCoreApplication::sendEvent(viewport, &move);
}

void ToolTest::hover(hex::HexKey hex, Qt::KeyboardModifiers modifiers) {
  moveTo(pixel(hex), Qt::NoButton, modifiers);
}

void ToolTest::dragWith(Qt::KeyboardModifiers modifiers, const std::vector<const char*>& numbers,
                        Qt::MouseButton button) {
  QTest::mousePress(canvas().viewport(), button, modifiers, pixel(hex(numbers.front())));
  for (const char* number : numbers) moveTo(pixel(hex(number)), button, modifiers);
  QTest::mouseRelease(canvas().viewport(), button, modifiers, pixel(hex(numbers.back())));
}

void ToolTest::doubleClick(const char* number) {
  // As a window system sends it: press, release, double click, release.
  QTest::mouseClick(canvas().viewport(), Qt::LeftButton, {}, pixel(hex(number)));
  QTest::mouseDClick(canvas().viewport(), Qt::LeftButton, {}, pixel(hex(number)));
}

QImage ToolTest::picture() {
  canvas().viewport()->repaint();
  canvas().paintAllTiles();
  return canvas().viewport()->grab().toImage();
}

}  // namespace redoubt::editor
