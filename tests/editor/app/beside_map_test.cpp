#include <QAction>
#include <QRegularExpression>
#include <QTest>

#include "tests/editor/app/tools_fixture.h"

// What is done beside the map, where no hex is, changes nothing of it.
namespace redoubt::editor {
namespace {

class BesideTheMap : public ToolTest {
 protected:
  void SetUp() override {
    ToolTest::SetUp();
    QObject::connect(&session(), &Session::failed, window_.get(), [this](const QString& text) { failures_ << text; });
    canvas().zoomTo(canvas().scale() / 2);  // with room all round
    QCoreApplication::processEvents();
  }
  std::array<QPoint, 4> corners() {
    const QRect all = canvas().viewport()->rect().adjusted(4, 4, -5, -5);
    return {all.topLeft(), all.topRight(), all.bottomRight(), all.bottomLeft()};
  }
  void clickBeside(QPoint pixel, Qt::KeyboardModifiers modifiers) {
    QWidget* viewport = canvas().viewport();
    moveTo(pixel, Qt::NoButton, modifiers);
    QTest::mouseClick(viewport, Qt::LeftButton, modifiers, pixel);
    QTest::mouseDClick(viewport, Qt::LeftButton, modifiers, pixel);
    QCoreApplication::processEvents();
  }
  void dragBeside(QPoint from, QPoint to) {
    QWidget* viewport = canvas().viewport();
    QTest::mousePress(viewport, Qt::LeftButton, {}, from);
    moveTo((from + to) / 2, Qt::LeftButton);
    moveTo(to, Qt::LeftButton);
    QTest::mouseRelease(viewport, Qt::LeftButton, {}, to);
    QCoreApplication::processEvents();
  }
  // With the tool in hand, in all corners.
  void goRound() {
    const auto places = corners();
    for (std::size_t i = 0; i < places.size(); ++i) {
      for (const Qt::KeyboardModifiers held : {Qt::NoModifier, Qt::ShiftModifier, Qt::ControlModifier}) {
        clickBeside(places[i], Qt::KeyboardModifiers(held));
      }
      dragBeside(places[i], places[(i + 1) % places.size()]);
    }
    key(Qt::Key_Escape);
  }

  QStringList failures_;
};

INSTANTIATE_TEST_SUITE_P(Both, BesideTheMap, ::testing::Values(hex::Orientation::Pointy, hex::Orientation::Flat),
                         ToolTest::nameOf);

TEST_P(BesideTheMap, ClicksAndDragsOfEveryToolChangeNothing) {
  for (const QPoint corner : corners()) ASSERT_FALSE(canvas().hitAt(corner).hex) << "there is no hex here";
  const std::string before = dump();
  const int begun = steps();
  int tools = 0;
  for (QAction* tool : window_->findChildren<QAction*>(QRegularExpression(QStringLiteral("^tool\\.")))) {
    if (!tool->isCheckable() || !tool->isEnabled()) continue;
    ++tools;
    for (const Paint& paint :
         {Paint{PaintPlace::Hex, "woods"}, Paint{PaintPlace::Hexside, "river"}, Paint{PaintPlace::Link, "road"}}) {
      SCOPED_TRACE(tool->objectName().toStdString() + " with " + paint.slug);
      session().hand().setPaint(paint);
      tool->trigger();
      goRound();
      EXPECT_EQ(dump(), before);
      EXPECT_EQ(steps(), begun);
      EXPECT_TRUE(failures_.isEmpty()) << failures_.join(QLatin1Char(' ')).toStdString();
    }
  }
  EXPECT_GT(tools, 10);
}

}  // namespace
}  // namespace redoubt::editor
