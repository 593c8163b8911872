#include "tests/editor/app/window_fixture.h"

#include <QFile>
#include <QSettings>
#include <QTest>
#include <algorithm>
#include <cstdlib>

#include "core/store/battle_file.h"
#include "core/store/dump.h"

namespace redoubt::editor {

void WindowTest::SetUp() {
  QSettings().clear();
  window_ = std::make_unique<MainWindow>();
  window_->setTheme(Theme::Light);
  window_->resize(1366, 800);  // a small laptop
  window_->show();
  ASSERT_TRUE(QTest::qWaitForWindowExposed(window_.get()));
}

void WindowTest::openSample() {
  path_ = folder_.filePath(QStringLiteral("raclawice.battle"));
  ASSERT_TRUE(QFile::copy(QStringLiteral(REDOUBT_SAMPLE), path_));
  open(path_);
}

void WindowTest::openFlatSample() {
  path_ = folder_.filePath(QStringLiteral("flat.battle"));
  model::Battle flat = store::readBattle(REDOUBT_SAMPLE).battle;
  model::MapSheet sheet = *model::mapSheet(flat);
  sheet.orientation = hex::Orientation::Flat;
  sheet.shifted = hex::Shifted::Odd;
  flat.all<model::MapSheet>().put(sheet);
  store::writeNewFile(path_.toStdString(), flat);
  open(path_);
}

void WindowTest::open(const QString& path) {
  if (!window_) WindowTest::SetUp();
  ASSERT_TRUE(window_->files().open(path));
  ASSERT_FALSE(session().isReadOnly()) << window_->files().readOnlyReason().toStdString();
  // The docks take their sizes once the window has been laid out.
  QCoreApplication::processEvents();
  canvas().fit();
  QCoreApplication::processEvents();
}

void WindowTest::closeWindow() {
  window_->close();
  window_.reset();
}

hex::HexKey WindowTest::hex(const char* number) const {
  const auto key = window_->session().layout().parse(number);
  EXPECT_TRUE(key) << number;
  return key.value_or(hex::HexKey{});
}

QPoint WindowTest::pixel(hex::HexKey hex) {
  return canvas().pixelOf(hex).toPoint();
}

QPoint WindowTest::pixelNearSide(hex::HexKey hex, int side) {
  const hex::Point centre = session().layout().centre(hex);
  const hex::Point middle = session().layout().middle(session().layout().side(hex, side));
  const hex::Point near{centre.x + 0.86 * (middle.x - centre.x), centre.y + 0.86 * (middle.y - centre.y)};
  return canvas().view().toPixels(near).toPoint();
}

void WindowTest::click(const char* number, Qt::MouseButton button, Qt::KeyboardModifiers modifiers) {
  QTest::mouseMove(canvas().viewport(), pixel(hex(number)));
  QTest::mouseClick(canvas().viewport(), button, modifiers, pixel(hex(number)));
}

void WindowTest::clickNearSide(const char* number, int side) {
  QTest::mouseMove(canvas().viewport(), pixelNearSide(hex(number), side));
  QTest::mouseClick(canvas().viewport(), Qt::LeftButton, {}, pixelNearSide(hex(number), side));
}

void WindowTest::drag(const std::vector<const char*>& numbers) {
  QWidget* viewport = canvas().viewport();
  QTest::mousePress(viewport, Qt::LeftButton, {}, pixel(hex(numbers.front())));
  for (const char* number : numbers) {
    const QPoint to = pixel(hex(number));
    // QTest::mouseMove carries no buttons; a drag needs the real event.
    QMouseEvent move(QEvent::MouseMove, to, viewport->mapToGlobal(to), Qt::NoButton, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(viewport, &move);
  }
  QTest::mouseRelease(viewport, Qt::LeftButton, {}, pixel(hex(numbers.back())));
}

void WindowTest::key(Qt::Key key, Qt::KeyboardModifiers modifiers) {
  canvas().setFocus();
  QTest::keyClick(&canvas(), key, modifiers);
}

void WindowTest::trigger(const char* command) {
  QAction* action = window_->commands().action(QLatin1String(command));
  ASSERT_TRUE(action->isEnabled()) << command;
  action->trigger();
}

std::string WindowTest::terrainAt(const char* number) {
  const model::HexRow* row = battle().find<model::HexRow>(hex(number));
  return row ? row->terrain : std::string();
}

const model::Placement* WindowTest::placementOf(const char* words) {
  for (const model::Placement& row : session().setUp().placements()) {
    if (row.words == words) return &row;
  }
  return nullptr;
}

std::string WindowTest::dump() {
  return session().document().dump();
}

}  // namespace redoubt::editor
