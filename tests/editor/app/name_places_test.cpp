#include "editor/render/lettering/name_places.h"

#include <QFile>

#include "editor/render/lettering/label_art.h"
#include "editor/tools/label_tool.h"
#include "tests/editor/app/cancel_at_once.h"
#include "tests/editor/app/names_fixture.h"

namespace redoubt::editor {
namespace {

class NamePlacesTest : public NamesTest {
 protected:
  /// Shows the map in a theme that writes places in a wide font.
  void useWideFont() {
    QFile theme(folder_.filePath(QStringLiteral("wide.json")));
    ASSERT_TRUE(theme.open(QFile::WriteOnly));
    theme.write(R"({"title": "Wide", "base": "staff", "fonts": {"places": "Inter"}})");
    theme.close();
    session().hand().layers().setTheme(theme.fileName());
  }
  static render::ThemeFonts wideFont() { return {{"places", "Inter"}}; }
};

TEST_F(NamePlacesTest, ANameClickedBesideAVillageStandsClearOfItAndWithAltWhereItWasClicked) {
  ASSERT_EQ(terrainAt("2019"), "village");
  canvas().centreOn(session().layout().centre(hex("2019")));
  QCoreApplication::processEvents();
  const auto writeAt = [&](const QString& word, Qt::KeyboardModifiers modifiers) {
    trigger("tool.label");
    clickAt(near("2019", 0.1, 0.2), Qt::LeftButton, modifiers);
    type(word);
    QTest::keyClick(field(), Qt::Key_Return);
    const std::optional<model::Label> label = named<model::Label>(word.toStdString());
    trigger("edit.undo");
    return label;
  };
  const auto placed = writeAt(QStringLiteral("Wola"), Qt::NoModifier);
  ASSERT_TRUE(placed);
  EXPECT_NE(terrainAt(session().layout().number(placed->hex).c_str()), "village");
  const auto exact = writeAt(QStringLiteral("Wolica"), Qt::AltModifier);
  ASSERT_TRUE(exact);
  EXPECT_EQ(exact->hex, hex("2019"));
  EXPECT_NEAR(exact->dx, 0.1, 0.02);
  EXPECT_NEAR(exact->dy, 0.2, 0.02);
}

TEST_F(NamePlacesTest, ArrangeNamesMovesTheSelectedNameOrAllInOneStep) {
  writeName("1812", QStringLiteral("Ponice"));
  const std::string before = dump();
  const model::Label selected = *named<model::Label>("Ponice");
  const model::Label other = *named<model::Label>("RACŁAWICE");
  trigger("map.arrangeNames");
  EXPECT_EQ(named<model::Label>("RACŁAWICE"), other) << "only the selected one";
  EXPECT_EQ(named<model::Label>("Ponice"), selected) << "there is nothing near";
  trigger("tool.select");
  trigger("map.arrangeNames");
  EXPECT_TRUE(render::crowdedNames(battle()).empty());
  EXPECT_NE(dump(), before);
  trigger("edit.undo");
  EXPECT_EQ(dump(), before);
}

TEST_F(NamePlacesTest, ArrangingNamesCanBeCancelled) {
  writeName("1812", QStringLiteral("Ponice"));
  trigger("tool.select");
  const std::string before = dump();
  CancelAtOnce cancel;
  trigger("map.arrangeNames");
  EXPECT_EQ(dump(), before);
  cancel.end();
  trigger("map.arrangeNames");
  EXPECT_NE(dump(), before);
}

TEST_F(NamePlacesTest, NamesAreArrangedInTheFontsOfTheThemeThatIsShown) {
  useWideFont();
  // A quarter of the names is enough to tell the fonts apart.
  model::Edit fewer("Fewer names");
  std::vector<Id<model::Label>> names;
  int count = 0;
  for (const model::Label& label : battle().all<model::Label>()) {
    if (count++ % 4 == 0) {
      names.push_back(label.id);
    } else {
      fewer.erase<model::Label>(label.id);
    }
  }
  ASSERT_TRUE(session().apply(fewer));
  const model::Battle usual = model::applied(battle(), render::arrangeNames(battle(), names, "Arrange").edit);
  const model::Battle wide =
      model::applied(battle(), render::arrangeNames(battle(), names, "Arrange", wideFont()).edit);
  ASSERT_FALSE(usual == wide);
  trigger("map.arrangeNames");
  EXPECT_EQ(battle(), wide);
}

TEST_F(NamePlacesTest, ANameIsHitWhereTheFontOfTheThemeWritesIt) {
  writeName("1812", QStringLiteral("Oronne Wielkie"));
  const model::Label label = *named<model::Label>("Oronne Wielkie");
  const hex::Point at = model::placeOf(session().layout(), label);
  const double usual = render::labelFrame(label, at).boundingRect().right();
  const double wide = render::labelFrame(label, at, wideFont()).boundingRect().right();
  ASSERT_GT(wide, usual + 0.03);
  const QPoint beyond = pixelAt({(usual + wide) / 2, at.y});
  const auto* tool = window_->findChild<LabelTool*>();
  const auto hits = [&] {
    click("1709");
    QTest::keyClick(field(), Qt::Key_Escape);
    clickAt(beyond);
    const bool isHit = !editor()->isVisible();
    if (!isHit) QTest::keyClick(field(), Qt::Key_Escape);
    return isHit && tool->selected() && tool->selected()->id == label.id;
  };
  EXPECT_FALSE(hits());
  useWideFont();
  EXPECT_TRUE(hits());
}

}  // namespace
}  // namespace redoubt::editor
