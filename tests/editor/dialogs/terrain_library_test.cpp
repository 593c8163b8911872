#include <gtest/gtest.h>

#include <QCheckBox>
#include <QColorDialog>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QTest>
#include <QToolButton>

#include "core/rules/book/rule_edit.h"
#include "core/rules/vocabulary/rule_faults.h"
#include "core/rules/vocabulary/vocabulary.h"
#include "editor/dialogs/terrain/ready_terrain.h"
#include "tests/editor/dialogs/terrain_library_fixture.h"

namespace redoubt::editor::test {
namespace {

TEST_F(TerrainLibraryTest, ListsWhatIsUsedUnusedUndefinedAndMisplaced) {
  EXPECT_EQ(listed("woods", TerrainListModel::CountRole), QLatin1String("2 hexes"));
  EXPECT_EQ(listed("marsh", TerrainListModel::CountRole), QLatin1String("unused"));
  EXPECT_EQ(listed("lawn", TerrainListModel::FaultRole), QLatin1String("not in the rules"));
  EXPECT_FALSE(listed("stream", TerrainListModel::FaultRole).isEmpty());
  EXPECT_TRUE(listed("woods", TerrainListModel::FaultRole).isEmpty());
}

TEST_F(TerrainLibraryTest, TheListIsWalkedByKeyboardOverItsHeadings) {
  choose("marsh");
  list().setFocus();
  for (int i = 0; i < 2; ++i) QTest::keyClick(&list(), Qt::Key_Down);
  EXPECT_EQ(list().current(), "stream");
  EXPECT_EQ(child<QLabel>("terrain.heading").text(), QLatin1String("Stream"));
}

TEST_F(TerrainLibraryTest, TheListFollowsTheMap) {
  model::Edit edit("paint");
  edit.put(model::HexRow{at(4, 4), "marsh", 0});
  ASSERT_TRUE(session_.apply(edit));
  QTRY_COMPARE(listed("marsh", TerrainListModel::CountRole), QLatin1String("1 hexes"));
}

TEST_F(TerrainLibraryTest, ANewKindIsNamedDrawnAndGivenEffectsAndSurvivesReopening) {
  chooseFromMenu(0);
  EXPECT_EQ(list().current(), "new-terrain");
  EXPECT_EQ(dialog_->focusWidget(), &child<QLineEdit>("terrain.title"));
  write("terrain.title", QStringLiteral("Łąka podmokła"));
  write("terrain.slug", QStringLiteral("laka-podmokla"));
  auto& pattern = child<QComboBox>("terrain.pattern");
  pattern.setFocus();
  QTest::keyClick(&pattern, Qt::Key_Home);
  for (int i = 0; i < 2; ++i) QTest::keyClick(&pattern, Qt::Key_Down);
  write("terrain.colour", QStringLiteral("#a0c0a0"));
  press("terrain.blocks-sight");
  press("terrain.keep");
  auto& route = child<QDoubleSpinBox>("terrain.route");
  route.setFocus();
  QTest::keyClick(&route, Qt::Key_Up);
  write("values.path", QStringLiteral("enter/infantry"));
  write("values.value", QStringLiteral("2"));
  press("values.add");
  const rules::TerrainDefinition made = definition(stored(), "laka-podmokla");
  EXPECT_EQ(made.title, "Łąka podmokła");
  EXPECT_EQ(made.pattern, "marsh");
  EXPECT_EQ(made.colour, rules::TerrainColour::fromText("#A0C0A0"));
  EXPECT_TRUE(made.blocksSight && made.isKept);
  EXPECT_EQ(made.route, 0.5);
  EXPECT_EQ(made.others, (std::map<std::string, std::string>{{"enter/infantry", "2"}}));
  reopen(document::Mode::Editing);
  choose("laka-podmokla");
  EXPECT_EQ(child<QLineEdit>("terrain.title").text(), QStringLiteral("Łąka podmokła"));
  EXPECT_EQ(child<QComboBox>("terrain.pattern").currentData().toString(), QLatin1String("marsh"));
  EXPECT_TRUE(failures_.isEmpty()) << failures_.join(QLatin1Char('\n')).toStdString();
}

TEST_F(TerrainLibraryTest, AReadyMadeKindComesWithItsTitlePatternAndEffects) {
  const std::string before = dump();
  const auto takeReady = [&](rules::TerrainPlace place, const QString& title) {
    press("terrain.add");
    auto& menu = child<QMenu>(("terrain.add.ready." + std::to_string(static_cast<int>(place))).c_str());
    for (QAction* action : menu.actions()) {
      if (action->text() != title) continue;
      EXPECT_FALSE(action->icon().isNull());
      menu.popup({});
      menu.setActiveAction(action);
      QTest::keyClick(&menu, Qt::Key_Return);
    }
    child<QMenu>("terrain.add.menu").close();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  };
  takeReady(rules::TerrainPlace::Link, QStringLiteral("Railway"));
  EXPECT_EQ(list().current(), "railway");
  EXPECT_EQ(dialog_->focusWidget(), &child<QLineEdit>("terrain.title"));
  EXPECT_EQ(definition(stored(), "railway").pattern, "railway");
  EXPECT_EQ(definition(stored(), "railway").place, rules::TerrainPlace::Link);
  takeReady(rules::TerrainPlace::Hex, QStringLiteral("Built-up area"));
  const rules::TerrainDefinition city = definition(stored(), "city");
  EXPECT_TRUE(city.blocksSight && city.isKept);
  EXPECT_EQ(city.route, 0.6);
  takeReady(rules::TerrainPlace::Hexside, QStringLiteral("Fortified line"));
  EXPECT_EQ(list().current(), "fortified-line");
  // What is there already is not offered again.
  press("terrain.add");
  for (const QAction* action : child<QMenu>("terrain.add.ready.2").actions()) EXPECT_NE(action->text(), "Railway");
  child<QMenu>("terrain.add.menu").close();
  for (int i = 0; i < 3; ++i) QTest::keyClick(dialog_.get(), Qt::Key_Z, Qt::ControlModifier);
  EXPECT_EQ(dump(), before);
}

// Whatever is ready is as the vocabulary of rules wants it, in both languages.
TEST(ReadyTerrain, OfEveryPatternIsWithoutFault) {
  for (const render::Place place : {render::Place::Hex, render::Place::Hexside, render::Place::Link}) {
    for (const render::PatternLook& look : render::patternLooks(place)) {
      const model::Battle bare = terrainCountry();
      const rules::TerrainSlug slug = readySlug(bare, look);
      const rules::TerrainDefinition ready = readyTerrain(look, QStringLiteral("pl"));
      const model::Battle battle = model::applied(bare, rules::addTerrain(bare, slug, ready, {}));
      const rules::RuleBook book(battle);
      const auto made = rules::definitionOf(book, slug.text());
      ASSERT_TRUE(made) << look.slug;
      EXPECT_EQ(made->pattern, look.slug);
      EXPECT_EQ(made->title, look.title.textIn(QStringLiteral("pl")).toStdString());
      for (const rules::RuleFault& fault : rules::ruleFaults(battle, book)) {
        EXPECT_FALSE(fault.path.starts_with("terrain/" + slug.text() + "/")) << fault.path;
      }
      for (const std::string& path : rules::pathsBelow(book, "terrain/" + slug.text())) {
        EXPECT_NE(rules::termOf(path), nullptr) << path;
      }
    }
  }
}

TEST_F(TerrainLibraryTest, EveryChangeIsOneNamedEditAndUndone) {
  const std::string before = dump();
  choose("woods");
  write("terrain.title", QStringLiteral("Bór"));
  const std::string named = dump();
  EXPECT_FALSE(named == before);
  press("terrain.blocks-sight");
  QTest::keyClick(dialog_.get(), Qt::Key_Z, Qt::ControlModifier);
  EXPECT_TRUE(dump() == named);
  EXPECT_TRUE(child<QCheckBox>("terrain.blocks-sight").isChecked());
  session_.undo();
  EXPECT_TRUE(dump() == before);
  EXPECT_EQ(child<QLineEdit>("terrain.title").text(), QLatin1String("Woods"));
}

TEST_F(TerrainLibraryTest, LookingAtKindsChangesNothing) {
  const std::string before = dump();
  for (const char* slug : {"woods", "river", "slope", "road", "bridge", "lawn", "stream"}) choose(slug);
  write("terrain.title", QStringLiteral("Stream"));
  EXPECT_TRUE(dump() == before);
  EXPECT_FALSE(session_.document().canUndo());
}

TEST_F(TerrainLibraryTest, ABadShortNameIsToldAndStaysToBeMended) {
  const std::string before = dump();
  choose("woods");
  for (const char* bad : {"Łąka", "marsh", ""}) {
    write("terrain.slug", QString::fromUtf8(bad));
    EXPECT_FALSE(child<QLabel>("terrain.slug.error").isHidden()) << bad;
    EXPECT_EQ(child<QLineEdit>("terrain.slug").text(), QString::fromUtf8(bad));
    EXPECT_TRUE(dump() == before) << bad;
  }
  write("terrain.slug", QStringLiteral("bor"));
  EXPECT_TRUE(child<QLabel>("terrain.slug.error").isHidden());
  EXPECT_EQ(list().current(), "bor");
  EXPECT_EQ(stored().find<model::HexRow>(at(2, 2))->terrain, "bor");
  EXPECT_FALSE(rules::terrainKind(rules::RuleBook(stored()), "woods"));
}

TEST_F(TerrainLibraryTest, TheColourIsWrittenChosenOrLeftToThePattern) {
  choose("woods");
  write("terrain.colour", QStringLiteral("green"));
  EXPECT_FALSE(child<QLabel>("terrain.colour.error").isHidden());
  EXPECT_EQ(definition(session_.battle(), "woods").colour, rules::TerrainColour::fromText("#B1BA90"));
  press("terrain.colour.choose");
  auto& colours = child<QColorDialog>("terrain.colour.dialog");
  colours.setCurrentColor(QColor(0x10, 0x80, 0x20));
  colours.accept();
  EXPECT_EQ(definition(session_.battle(), "woods").colour, rules::TerrainColour::fromText("#108020"));
  EXPECT_TRUE(child<QLabel>("terrain.colour.error").isHidden());
  press("terrain.colour.pattern");
  EXPECT_FALSE(definition(session_.battle(), "woods").colour);
}

TEST_F(TerrainLibraryTest, KindsAreDuplicatedAndOrderedByKeyboard) {
  choose("woods");
  list().setFocus();
  QTest::keyClick(&list(), Qt::Key_D, Qt::ControlModifier);
  EXPECT_EQ(list().current(), "woods-copy");
  EXPECT_EQ(definition(session_.battle(), "woods-copy").colour, definition(session_.battle(), "woods").colour);
  choose("woods");
  list().setFocus();
  QTest::keyClick(&list(), Qt::Key_Down, Qt::AltModifier);
  const auto kinds = rules::terrainKinds(rules::RuleBook(stored()));
  EXPECT_EQ(kinds[1].slug, "village");
  EXPECT_EQ(kinds[2].slug, "woods");
  EXPECT_EQ(list().current(), "woods");
}

TEST_F(TerrainLibraryTest, ThePlaceOfAKindOnTheMapIsFixedAndThatOfAnUnusedOneFree) {
  choose("woods");
  EXPECT_FALSE(child<QComboBox>("terrain.place").isEnabled());
  choose("marsh");
  auto& place = child<QComboBox>("terrain.place");
  ASSERT_TRUE(place.isEnabled());
  place.setFocus();
  QTest::keyClick(&place, Qt::Key_Down);
  EXPECT_EQ(definition(stored(), "marsh").place, rules::TerrainPlace::Hexside);
  EXPECT_EQ(list().current(), "marsh");
}

TEST_F(TerrainLibraryTest, AReadOnlyBattleIsShownAndSaysWhyNothingCanBeChanged) {
  reopen(document::Mode::ReadOnly);
  choose("woods");
  EXPECT_FALSE(child<QLabel>("terrain.obstacle").isHidden());
  for (const char* name : {"terrain.title", "terrain.slug", "terrain.pattern", "terrain.colour", "terrain.blocks-sight",
                           "terrain.keep", "terrain.route", "terrain.add", "terrain.remove", "terrain.up"}) {
    EXPECT_FALSE(child<QWidget>(name).isEnabled()) << name;
    EXPECT_FALSE(child<QWidget>(name).toolTip().isEmpty()) << name;
  }
}

TEST_F(TerrainLibraryTest, WithoutABattleItIsEmptyAndStands) {
  session_.setDocument(nullptr);
  EXPECT_EQ(list().model()->rowCount(), 0);
  EXPECT_FALSE(child<QToolButton>("terrain.add").isEnabled());
}

TEST_F(TerrainLibraryTest, EveryFieldHasANameForThoseWhoCantSeeIt) {
  choose("river");
  for (const QWidget* widget : dialog_->findChildren<QWidget*>()) {
    const bool isField =
        widget->focusPolicy() != Qt::NoFocus && widget->isVisible() &&
        (qobject_cast<const QLineEdit*>(widget) || qobject_cast<const QComboBox*>(widget) ||
         qobject_cast<const QAbstractButton*>(widget) || qobject_cast<const QAbstractSpinBox*>(widget));
    if (!isField || widget->objectName() == QLatin1String("qt_spinbox_lineedit")) continue;
    const auto* button = qobject_cast<const QAbstractButton*>(widget);
    EXPECT_FALSE(widget->accessibleName().isEmpty() && (!button || button->text().isEmpty()))
        << widget->objectName().toStdString();
  }
}

}  // namespace
}  // namespace redoubt::editor::test
