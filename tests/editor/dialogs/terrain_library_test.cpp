#include "core/rules/terrain/terrain_library.h"

#include <gtest/gtest.h>

#include <QCheckBox>
#include <QColorDialog>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QProcess>
#include <QPushButton>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <algorithm>
#include <filesystem>
#include <stdexcept>

#include "core/exchange/new_battle.h"
#include "core/store/dump.h"
#include "editor/dialogs/rows/origin_note.h"
#include "editor/dialogs/terrain/terrain_library_dialog.h"
#include "editor/dialogs/terrain/terrain_list.h"
#include "editor/dialogs/terrain/terrain_removal_dialog.h"
#include "editor/dialogs/terrain/terrain_sample.h"

namespace redoubt::editor::test {
namespace {

constexpr Id<model::System> kOwn{777};

hex::HexKey at(int column, int row) {
  return hex::HexKey::at(column, row);
}

// A new battle of 8 by 6 hexes, whose own system inherits the shipped one: woods in two hexes, a river and a stream on
// sides, a road; 'łąka' and 'lawn' are in no rules, and a hexside's kind lies in a hex.
model::Battle country() {
  exchange::NewBattleOptions options;
  options.title = "Bitwa pod Łąką";
  options.columns = 8;
  options.rows = 6;
  model::Battle battle = exchange::newBattle(options);
  model::BattleInfo info = *model::info(battle);
  model::System parent = *battle.find(info.system);
  parent.title = "Rodzina 1794";
  battle.all<model::System>().put(parent);
  battle.all<model::System>().put({kOwn, "own", parent.id, "Łąka"});
  info.system = kOwn;
  battle.all<model::BattleInfo>().put(info);
  battle.all<model::Rule>().put({kOwn, "terrain/bridge/cost", {"2"}});
  battle.all<model::Rule>().put({kOwn, "charge/forbids", {"[\"woods\"]"}});
  const hex::Layout layout = model::layoutOf(battle);
  for (const hex::HexKey hex : {at(2, 2), at(3, 2)}) battle.all<model::HexRow>().put({hex, "woods", 1});
  battle.all<model::HexRow>().put({at(5, 5), "lawn", 0});
  battle.all<model::HexRow>().put({at(6, 5), "stream", 0});
  battle.all<model::Hexside>().put({layout.side(at(3, 3), 1), "river", std::nullopt, std::nullopt});
  battle.all<model::Link>().put({layout.side(at(3, 3), 1), "road"});
  return battle;
}

class TerrainLibraryTest : public testing::Test {
 protected:
  TerrainLibraryTest() : file_(std::filesystem::path(folder_.path().toStdString()) / "country.battle") {
    QObject::connect(&session_, &Session::failed, &session_, [this](const QString& text) { failures_ << text; });
    session_.setDocument(document::Document::create(file_, country()));
    open();
  }

  void open() {
    dialog_ = std::make_unique<TerrainLibraryDialog>(session_);
    dialog_->show();
    dialog_->activateWindow();
    QCoreApplication::processEvents();
  }

  void reopen(document::Mode mode) {
    dialog_.reset();
    session_.setDocument(nullptr);
    session_.setDocument(document::Document::open(file_, mode));
    open();
  }

  // The battle as the file has it, read from a copy: closing our own live file would drop SQLite's locks on it.
  model::Battle stored() const {
    const std::filesystem::path copy = file_.parent_path() / "copy.battle";
    QProcess::execute(QStringLiteral("cp"),
                      {QString::fromStdString(file_.string()), QString::fromStdString(copy.string())});
    return document::Document::open(copy, document::Mode::ReadOnly)->battle();
  }

  template <class Widget>
  Widget& child(const char* name) const {
    auto* found = dialog_->findChild<Widget*>(QString::fromLatin1(name));
    if (!found) throw std::runtime_error(std::string("no widget called ") + name);
    return *found;
  }

  void knowArms() {
    model::Edit edit("Arms");
    const Id<model::System> system = *model::info(session_.battle())->system;
    const auto rule = [&](const char* path, const char* json) {
      edit.put(model::Rule{system, path, model::JsonText{json}});
    };
    rule("unit-type/company/arm", R"("foot")");
    rule("unit-type/squadron/arm", R"("horse")");
    rule("arm/foot/title", R"("Foot")");
    rule("arm/horse/title", R"("Horse")");
    ASSERT_TRUE(session_.apply(edit));
  }

  TerrainList& list() const { return child<TerrainList>("terrain.list"); }
  void choose(const char* slug) {
    const auto& model = static_cast<const TerrainListModel&>(*list().model());
    const QModelIndex row = model.index(model.rowOf(slug));
    ASSERT_TRUE(row.isValid()) << slug;
    list().scrollTo(row);
    QTest::mouseClick(list().viewport(), Qt::LeftButton, {}, list().visualRect(row).center());
    ASSERT_EQ(list().current(), slug);
  }
  QString listed(const char* slug, TerrainListModel::Role role) const {
    const auto& model = static_cast<const TerrainListModel&>(*list().model());
    return model.index(model.rowOf(slug)).data(role).toString();
  }
  void press(const char* name) {
    auto& button = child<QAbstractButton>(name);
    QTest::mouseClick(&button, Qt::LeftButton, {}, QPoint(8, button.height() / 2));
  }
  // Writes into a field as people do: over what stands there, and on with Tab.
  void write(const char* name, const QString& text) {
    auto& field = child<QLineEdit>(name);
    field.setFocus();
    field.selectAll();
    QTest::keyClick(&field, Qt::Key_Delete);
    field.insert(text);  // QTest's keys are ASCII
    QTest::keyClick(&field, Qt::Key_Tab);
    QCoreApplication::processEvents();
  }
  void chooseFromMenu(int index) {
    press("terrain.add");
    auto& menu = child<QMenu>("terrain.add.menu");
    for (int i = 0; i < index; ++i) QTest::keyClick(&menu, Qt::Key_Down);
    QTest::keyClick(&menu, Qt::Key_Return);
    QCoreApplication::processEvents();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    dialog_->activateWindow();
    QCoreApplication::processEvents();
  }
  rules::TerrainDefinition definition(const model::Battle& battle, const char* slug) const {
    const auto found = rules::definitionOf(rules::RuleBook(battle), slug);
    if (!found) throw std::runtime_error(std::string("no terrain ") + slug);
    return *found;
  }
  std::optional<rules::TerrainUse> use(const char* slug) const {
    return rules::terrainUse(session_.battle(), session_.rules(), slug);
  }
  std::string dump() const { return store::dump(session_.battle()); }

  QTemporaryDir folder_;
  std::filesystem::path file_;
  Session session_;
  QStringList failures_;
  std::unique_ptr<TerrainLibraryDialog> dialog_;
};

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

TEST_F(TerrainLibraryTest, AValueThatIsNoJsonIsToldAndKept) {
  choose("bridge");
  auto& table = child<QTableWidget>("values.table");
  const auto found = table.findItems(QStringLiteral("cost"), Qt::MatchExactly);
  ASSERT_EQ(found.size(), 1);
  const int row = found.front()->row();
  const std::string before = dump();
  table.item(row, 1)->setText(QStringLiteral("{\"foot\": "));
  QCoreApplication::processEvents();
  EXPECT_FALSE(child<QLabel>("values.error").isHidden());
  EXPECT_TRUE(dump() == before);
  press("terrain.blocks-sight");
  EXPECT_EQ(table.item(row, 1)->text(), QLatin1String("{\"foot\": ")) << "another change keeps what was typed";
  table.item(row, 1)->setText(QStringLiteral("{\"foot\": 2}"));
  QCoreApplication::processEvents();
  EXPECT_TRUE(child<QLabel>("values.error").isHidden());
  EXPECT_EQ(definition(stored(), "bridge").others.at("cost"), "{\"foot\":2}");
  write("values.path", QStringLiteral("pattern"));
  write("values.value", QStringLiteral("3"));
  press("values.add");
  EXPECT_FALSE(child<QLabel>("values.add.error").isHidden());
  EXPECT_EQ(child<QLineEdit>("values.value").text(), QLatin1String("3"));
  table.setCurrentCell(row, 1);
  press("values.remove");
  EXPECT_FALSE(definition(session_.battle(), "bridge").others.contains("cost"));
}

TEST_F(TerrainLibraryTest, WhatATerrainCostsEachArmIsAFieldOfItsOwn) {
  knowArms();
  choose("bridge");
  auto& foot = child<QLineEdit>("terrain.cost.foot");
  EXPECT_EQ(foot.text(), QString());
  write("terrain.cost.foot", QStringLiteral("2"));
  write("terrain.cost.horse", QStringLiteral("1/2"));
  EXPECT_EQ(definition(stored(), "bridge").others.at("enter"), R"({"foot":2,"horse":"1/2"})");
  EXPECT_TRUE(child<QTableWidget>("values.table").findItems(QStringLiteral("enter"), Qt::MatchExactly).isEmpty());
  const std::string before = dump();
  write("terrain.cost.foot", QStringLiteral("two"));
  write("terrain.cost.horse", QStringLiteral("-1"));
  const QString told = child<QLabel>("terrain.costs.error").text();
  EXPECT_TRUE(told.contains(QStringLiteral("Foot")) && told.contains(QStringLiteral("Horse"))) << told.toStdString();
  EXPECT_TRUE(dump() == before);
  write("terrain.cost.horse", {});
  EXPECT_EQ(definition(stored(), "bridge").others.at("enter"), R"({"foot":2})");
  session_.undo();
  EXPECT_EQ(definition(session_.battle(), "bridge").others.at("enter"), R"({"foot":2,"horse":"1/2"})");
}

TEST_F(TerrainLibraryTest, OtherValuesAreHeldAgainstTheVocabularyWhileTheyAreTyped) {
  knowArms();
  choose("bridge");
  auto& error = child<QLabel>("values.add.error");
  child<QLineEdit>("values.path").setFocus();
  QTest::keyClicks(&child<QLineEdit>("values.path"), QStringLiteral("crossing"));
  QTest::keyClicks(&child<QLineEdit>("values.value"), QStringLiteral("3"));
  EXPECT_FALSE(error.isHidden()) << "true or false is expected";
  const std::string before = dump();
  press("values.add");
  EXPECT_TRUE(dump() == before);
  write("values.value", QStringLiteral("true"));
  QTest::keyClick(&child<QLineEdit>("values.value"), Qt::Key_Space);
  EXPECT_TRUE(error.isHidden());
  press("values.add");
  EXPECT_EQ(definition(stored(), "bridge").others.at("crossing"), "true");
  write("values.path", QStringLiteral("forbidden"));
  child<QLineEdit>("values.value").clear();
  QTest::keyClicks(&child<QLineEdit>("values.value"), QStringLiteral("[\"foot\", \"camels\"]"));
  EXPECT_TRUE(error.text().contains(QStringLiteral("camels"))) << error.text().toStdString();
  // All that is wrong is told, not the first only.
  auto& table = child<QTableWidget>("values.table");
  const auto type = [&](const char* path, const char* text) {
    const auto found = table.findItems(QString::fromLatin1(path), Qt::MatchExactly);
    ASSERT_EQ(found.size(), 1);
    table.item(found.front()->row(), 1)->setText(QString::fromLatin1(text));
    QCoreApplication::processEvents();
  };
  type("crossing", "2");
  type("cost", "[");
  const QString told = child<QLabel>("values.error").text();
  EXPECT_TRUE(told.contains(QStringLiteral("crossing: "))) << told.toStdString();
  EXPECT_TRUE(told.contains(QStringLiteral("cost: "))) << told.toStdString();
  EXPECT_EQ(definition(stored(), "bridge").others.at("crossing"), "true");
}

TEST_F(TerrainLibraryTest, RemovingAKindInUseAsksAndReplacesIt) {
  choose("woods");
  press("terrain.remove");
  auto& asked = child<TerrainRemovalDialog>("terrain.removal");
  EXPECT_TRUE(child<QLabel>("removal.question").text().contains(QLatin1String("2 hexes")));
  EXPECT_TRUE(child<QLabel>("removal.rules").text().contains(QLatin1String("charge/forbids")));
  EXPECT_TRUE(use("woods")) << "nothing happens before the answer";
  auto& kinds = child<QComboBox>("removal.kinds");
  kinds.setCurrentIndex(kinds.findData(QStringLiteral("marsh")));
  press("removal.replace");
  EXPECT_FALSE(asked.isVisible());
  EXPECT_FALSE(use("woods"));
  EXPECT_EQ(use("marsh")->hexes, 2);
  EXPECT_EQ(stored().find<model::HexRow>(at(2, 2))->terrain, "marsh");
  EXPECT_NE(session_.paint().slug, "woods") << "the brush lays no terrain that is gone";
  session_.undo();
  EXPECT_EQ(use("woods")->hexes, 2);
}

TEST_F(TerrainLibraryTest, RemovingAKindCanBringItsHexesBackToTheGroundOrBeCancelled) {
  const std::string before = dump();
  choose("woods");
  press("terrain.remove");
  child<TerrainRemovalDialog>("terrain.removal").reject();
  EXPECT_TRUE(dump() == before);
  QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  press("terrain.remove");
  press("removal.erase");
  EXPECT_FALSE(use("woods"));
  EXPECT_EQ(*stored().find<model::HexRow>(at(2, 2)), (model::HexRow{at(2, 2), "clear", 1}));
}

TEST_F(TerrainLibraryTest, RemovingARoadOrRiverTakesItOffTheMap) {
  for (const char* slug : {"road", "river"}) {
    choose(slug);
    press("terrain.remove");
    press("removal.erase");
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    EXPECT_FALSE(use(slug)) << slug;
  }
  EXPECT_TRUE(stored().all<model::Link>().empty());
  EXPECT_TRUE(stored().all<model::Hexside>().empty());
}

TEST_F(TerrainLibraryTest, AnUnusedKindGoesAtOnceAndAnInheritedOneCanBeBroughtBack) {
  choose("marsh");
  list().setFocus();
  QTest::keyClick(&list(), Qt::Key_Delete);
  EXPECT_FALSE(use("marsh"));
  EXPECT_TRUE(list().current() == "stream" || use(list().current().c_str())->place == rules::TerrainPlace::Hex);
  chooseFromMenu(3);
  EXPECT_TRUE(use("marsh"));
  EXPECT_EQ(list().current(), "marsh");
}

TEST_F(TerrainLibraryTest, TheGroundStays) {
  choose("clear");
  EXPECT_FALSE(child<QToolButton>("terrain.remove").isEnabled());
  EXPECT_FALSE(child<QToolButton>("terrain.remove").toolTip().isEmpty());
  EXPECT_FALSE(child<QCheckBox>("terrain.ground").isEnabled());
  choose("marsh");
  press("terrain.ground");
  EXPECT_EQ(rules::groundTerrain(rules::RuleBook(stored())), "marsh");
}

TEST_F(TerrainLibraryTest, AnUndefinedKindIsDefinedOrReplaced) {
  choose("lawn");
  EXPECT_FALSE(child<QWidget>("terrain.notice").isHidden());
  EXPECT_FALSE(child<QComboBox>("terrain.pattern").isEnabled());
  press("terrain.define");
  EXPECT_EQ(definition(stored(), "lawn").title, "Lawn");
  EXPECT_TRUE(child<QWidget>("terrain.notice").isHidden());
  session_.undo();
  choose("lawn");
  press("terrain.replace");
  auto& kinds = child<QComboBox>("removal.kinds");
  kinds.setCurrentIndex(kinds.findData(QStringLiteral("woods")));
  press("removal.replace");
  EXPECT_EQ(stored().find<model::HexRow>(at(5, 5))->terrain, "woods");
  EXPECT_FALSE(use("lawn"));
}

TEST_F(TerrainLibraryTest, AMisplacedKindIsToldShownAndReplaced) {
  choose("stream");
  EXPECT_TRUE(child<QLabel>("terrain.notice.text").text().contains(QLatin1String("0605")));
  std::optional<hex::HexKey> shown;
  QObject::connect(&session_, &Session::jumpRequested, dialog_.get(), [&](hex::HexKey hex) { shown = hex; });
  press("terrain.show-fault");
  EXPECT_EQ(shown, at(6, 5));
  press("terrain.replace");
  press("removal.erase");
  EXPECT_EQ(stored().find<model::HexRow>(at(6, 5))->terrain, "clear");
  EXPECT_TRUE(child<QWidget>("terrain.notice").isHidden());
}

TEST_F(TerrainLibraryTest, AnInheritedValueIsMarkedOverriddenAndTakenBack) {
  choose("woods");
  auto& note = child<OriginNote>("origin.title");
  EXPECT_TRUE(note.text().contains(QStringLiteral("Rodzina 1794")));
  auto* back = note.findChild<QPushButton*>(QStringLiteral("back"));
  EXPECT_TRUE(back->isHidden());
  const std::string before = dump();
  write("terrain.title", QStringLiteral("Bór"));
  EXPECT_FALSE(back->isHidden());
  EXPECT_EQ(stored().find<model::Rule>({kOwn, "terrain/woods/title"})->value.text, "\"Bór\"");
  QTest::mouseClick(back, Qt::LeftButton);
  EXPECT_TRUE(dump() == before);
  EXPECT_EQ(child<QLineEdit>("terrain.title").text(), QLatin1String("Woods"));
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

TEST(TerrainSample, ShowsEachKindWhereItLies) {
  for (const hex::Orientation orientation : {hex::Orientation::Pointy, hex::Orientation::Flat}) {
    model::Battle battle = country();
    model::MapSheet sheet = *model::mapSheet(battle);
    sheet.orientation = orientation;
    battle.all<model::MapSheet>().put(sheet);
    for (const rules::TerrainKind& kind : rules::terrainKinds(rules::RuleBook(battle))) {
      const model::Battle sample = sampleMap(battle, kind.slug, kind.place);
      EXPECT_GT(rules::terrainUse(sample, rules::RuleBook(sample), kind.slug)->on(kind.place), 0) << kind.slug;
      EXPECT_EQ(model::layoutOf(sample).orientation(), orientation);
    }
  }
}

TEST(TerrainSample, ASlopeIsDrawnInItsOwnColour) {
  model::Battle battle = country();
  const QImage before = terrainSwatch(battle, "slope", 48, 1).toImage();
  battle.all<model::Rule>().put({kOwn, "terrain/slope/colour", {"\"#87542B\""}});
  EXPECT_EQ(terrainSwatch(battle, "slope", 48, 1).toImage(), before) << "the colour of the pattern";
  battle.all<model::Rule>().put({kOwn, "terrain/slope/colour", {"\"#2020C0\""}});
  EXPECT_NE(terrainSwatch(battle, "slope", 48, 1).toImage(), before);
}

TEST(TerrainSample, EveryPatternOfferedLooksLikeNoOther) {
  using rules::TerrainPlace;
  for (const TerrainPlace place : {TerrainPlace::Hex, TerrainPlace::Hexside, TerrainPlace::Link}) {
    std::vector<QImage> seen;
    for (const std::string_view word : render::patternsOf(renderPlace(place))) {
      const QImage picture = patternSwatch(word, place, 40, 1).toImage();
      EXPECT_FALSE(std::find(seen.begin(), seen.end(), picture) != seen.end()) << word;
      seen.push_back(picture);
    }
    EXPECT_GE(seen.size(), 4u);
  }
}

}  // namespace
}  // namespace redoubt::editor::test
