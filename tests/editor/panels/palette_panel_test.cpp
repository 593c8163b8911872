#include "editor/panels/palette_panel.h"

#include <QAbstractButton>
#include <QLabel>
#include <QSlider>

#include "editor/panels/swatch_button.h"
#include "tests/editor/panels/panel_fixture.h"

namespace redoubt::editor::test {
namespace {

using PalettePanelTest = PanelTest;

TEST_F(PalettePanelTest, ASwatchTakesItsPaintAndItsToolInHand) {
  PalettePanel panel(session);
  show(panel, 216, 600);
  const struct {
    const char* swatch;
    Paint paint;
    const char* tool;
  } cases[] = {{"swatch.hex.woods", {PaintPlace::Hex, "woods"}, "tool.brush"},
               {"swatch.hexside.stream", {PaintPlace::Hexside, "stream"}, "tool.hexside"},
               {"swatch.link.road", {PaintPlace::Link, "road"}, "tool.road"},
               {"swatch.hex.clear", {PaintPlace::Hex, "clear"}, "tool.brush"}};
  for (const auto& one : cases) {
    auto& button = child<QAbstractButton>(panel, one.swatch);
    QTest::mouseClick(&button, Qt::LeftButton);
    EXPECT_EQ(session.hand().paint(), one.paint) << one.swatch;
    EXPECT_EQ(session.hand().tool(), QLatin1String(one.tool)) << one.swatch;
    EXPECT_TRUE(button.isChecked()) << one.swatch;
  }
}

TEST_F(PalettePanelTest, OnlyThePaintInHandIsChecked) {
  PalettePanel panel(session);
  session.hand().setPaint({PaintPlace::Hexside, "stream"});
  for (const auto* button : panel.findChildren<QAbstractButton*>()) {
    EXPECT_EQ(button->isChecked(), button->objectName() == QLatin1String("swatch.hexside.stream"))
        << button->objectName().toStdString();
  }
}

TEST_F(PalettePanelTest, SwatchesAreReachedByKeyboard) {
  PalettePanel panel(session);
  show(panel, 216, 600);
  auto& woods = child<QAbstractButton>(panel, "swatch.hex.woods");
  session.hand().setTool(QStringLiteral("tool.select"));
  woods.setFocus();
  QTest::keyClick(&woods, Qt::Key_Space);
  EXPECT_EQ(session.hand().paint().slug, "woods");
  EXPECT_EQ(session.hand().tool(), QLatin1String("tool.brush"));
  EXPECT_EQ(woods.accessibleName(), QLatin1String("Woods"));
}

TEST_F(PalettePanelTest, TheRadiusGoesBothWays) {
  PalettePanel panel(session);
  show(panel, 216, 600);
  auto& slider = child<QSlider>(panel, "brush.radius");
  slider.setFocus();
  QTest::keyClick(&slider, Qt::Key_Right);
  QTest::keyClick(&slider, Qt::Key_Right);
  EXPECT_EQ(session.hand().radius(), 2);
  session.hand().setRadius(5);
  EXPECT_EQ(slider.value(), 5);
  EXPECT_EQ(child<QLabel>(panel, "brush.radius.value").text(), QLatin1String("5"));
}

TEST_F(PalettePanelTest, ANewTerrainOfTheRulesAppearsAtOnce) {
  PalettePanel panel(session);
  model::Edit edit("Add marsh");
  edit.put(model::Rule{{1}, "terrain/marsh/title", {"\"Marsh\""}});
  edit.put(model::Rule{{1}, "terrain/marsh/place", {"\"hex\""}});
  ASSERT_TRUE(session.apply(edit));
  EXPECT_EQ(child<QAbstractButton>(panel, "swatch.hex.marsh").text(), QLatin1String("Marsh"));
}

TEST_F(PalettePanelTest, ANameThatHasNoRoomInOneLineStandsInTwo) {
  SwatchButton button(session, {PaintPlace::Hex, "woods"}, QStringLiteral("Teren otwarty"));
  button.resize(105, button.sizeHint().height());
  button.show();
  EXPECT_EQ(button.lines(), (QStringList{QStringLiteral("Teren"), QStringLiteral("otwarty")}));
  EXPECT_TRUE(button.toolTip().isEmpty()) << "all of it is read";
  button.resize(200, button.height());
  EXPECT_EQ(button.lines(), QStringList{QStringLiteral("Teren otwarty")});
  button.resize(60, button.height());
  EXPECT_EQ(button.toolTip(), QStringLiteral("Teren otwarty")) << "it is cut";
}

TEST_F(PalettePanelTest, WithoutTerrainASentenceStandsThere) {
  PalettePanel panel(session);
  EXPECT_EQ(panel.findChild<QLabel*>(QStringLiteral("palette.empty")), nullptr);
  session.setDocument(document::Document::create(file.parent_path() / "empty.battle", {}));
  EXPECT_FALSE(child<QLabel>(panel, "palette.empty").text().isEmpty());
}

TEST_F(PalettePanelTest, AReadOnlyBattleDisablesItWithAReason) {
  PalettePanel panel(session);
  reopenReadOnly();
  const auto& woods = child<QAbstractButton>(panel, "swatch.hex.woods");
  EXPECT_FALSE(woods.isEnabled());
  EXPECT_FALSE(woods.toolTip().isEmpty());
}

}  // namespace
}  // namespace redoubt::editor::test
