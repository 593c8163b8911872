#include <QAbstractButton>
#include <QComboBox>
#include <QLineEdit>
#include <QTest>

#include "editor/dialogs/map/sheet_frame_dialog.h"
#include "tests/editor/dialogs/map_dialogs_fixture.h"

namespace redoubt::editor::test {
namespace {

class SheetFrameWindow : public MapDialogs {};

INSTANTIATE_TEST_SUITE_P(Both, SheetFrameWindow, bothOrientations(), orientationName);

TEST_P(SheetFrameWindow, TheFrameIsSetInOneStepAndWhatIsAsUsualIsNotWritten) {
  open<SheetFrameDialog>();
  dialog_->accept();
  EXPECT_EQ(dump(), start_) << "nothing was changed";
  open<SheetFrameDialog>();
  EXPECT_EQ(child<QLineEdit>("frame.title").placeholderText(), QStringLiteral("Country"));
  auto& title = child<QLineEdit>("frame.title");
  title.setFocus();
  QTest::keyClicks(&title, QStringLiteral("By the \"bridge\""));
  pick("frame.part.tracks");
  auto& place = child<QComboBox>("frame.place");
  place.setFocus();
  QTest::keyClick(&place, Qt::Key_Down);
  type("frame.north", "45");
  dialog_->accept();
  EXPECT_EQ(model::mapSheet(session_.battle())->northAngle, 45);
  const rules::RuleBook& rules = session_.rules();
  EXPECT_EQ(rules.text("look/frame/title"), "By the \"bridge\"");
  EXPECT_EQ(rules.text("look/frame/place"), "below");
  EXPECT_EQ(rules.texts("look/frame/parts").size(), 7U);
  EXPECT_FALSE(rules.json("look/frame/heading"));
  open<SheetFrameDialog>();
  EXPECT_EQ(child<QLineEdit>("frame.title").text(), QStringLiteral("By the \"bridge\""));
  EXPECT_FALSE(child<QAbstractButton>("frame.part.tracks").isChecked());
  expectOneStep("Change the frame of the map");
}

}  // namespace
}  // namespace redoubt::editor::test
