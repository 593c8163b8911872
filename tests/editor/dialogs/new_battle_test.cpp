#include <gtest/gtest.h>

#include <QAccessible>
#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <memory>
#include <set>

#include "core/check/check.h"
#include "core/document/document.h"
#include "core/exchange/starting_rules.h"
#include "core/model/placement_verbs.h"
#include "core/rules/set_up/set_up.h"
#include "core/store/battle_file.h"
#include "editor/dialogs/battle/army_form.h"
#include "editor/dialogs/battle/new_battle_dialog.h"
#include "editor/dialogs/map/sheet_sketch.h"
#include "editor/fields/colour_button.h"

namespace redoubt::editor {
namespace {

// A battle whose rules can be taken over: two arms, one of them kept to one army.
model::Battle sampleBattle() {
  model::Battle battle;
  const Id<model::System> system{1};
  battle.all<model::System>().put({system, "made-up", std::nullopt, "Made-up rules"});
  const std::pair<const char*, const char*> rules[] = {
      {"terrain/ground", "\"heath\""},        {"terrain/heath/title", "\"Heath\""},
      {"terrain/heath/place", "\"hex\""},     {"scale/metres-per-hex", "150"},
      {"unit-type/pikes/arm", "\"foot\""},    {"unit-type/pikes/army", "[\"swedes\"]"},
      {"unit-type/hussars/arm", "\"horse\""}, {"arm/foot/title", "\"Foot\""},
      {"arm/horse/title", "\"Horse\""},       {"command/required", "[]"},
  };
  for (const auto& [path, value] : rules) battle.all<model::Rule>().put({system, path, {value}});
  model::BattleInfo info;
  info.id = {1};
  info.slug = "sample";
  info.title = "A sample";
  info.system = system;
  battle.all<model::BattleInfo>().put(info);
  battle.all<model::Player>().put({{1}, "poles", "Poles", 1});
  battle.all<model::Player>().put({{2}, "swedes", "Swedes", 2});
  battle.all<model::Army>().put({{1}, "poles", {1}, "Poles", "#A0303A", 1});
  battle.all<model::Army>().put({{2}, "swedes", {2}, "Swedes", "#33708C", 2});
  return battle;
}

class NewBattleDialogTest : public ::testing::Test {
 protected:
  NewBattleDialogTest() {
    QCoreApplication::setOrganizationName(QStringLiteral("redoubt-test"));
    QCoreApplication::setApplicationName(QStringLiteral("redoubt-test"));
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, folder_.filePath(QStringLiteral("settings")));
    QSettings().clear();
    QDir(folder_.path()).mkdir(QStringLiteral("samples"));
    store::writeNewFile(folder_.filePath(QStringLiteral("samples/sample.battle")).toStdString(), sampleBattle());
    open();
  }

  void open() {
    dialog_ = std::make_unique<NewBattleDialog>(folder_.filePath(QStringLiteral("samples")), nullptr);
    dialog_->show();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(dialog_.get()));
  }

  template <class Widget>
  Widget* field(const char* name) const {
    auto* widget = dialog_->findChild<Widget*>(QStringLiteral("newBattle.") + QLatin1String(name));
    EXPECT_TRUE(widget) << name;
    return widget;
  }
  QString text(const char* name) const { return field<QLabel>(name)->text(); }

  void click(const char* name) const { QTest::mouseClick(field<QAbstractButton>(name), Qt::LeftButton); }
  // As a person would: over what stands there.
  void type(const char* name, const QString& words) const {
    auto* widget = field<QWidget>(name);
    widget->setFocus();
    QTest::keyClick(widget, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(widget, words);
  }
  void choose(const char* name, int index) const {
    auto* box = field<QComboBox>(name);
    box->setFocus();
    while (box->currentIndex() < index) QTest::keyClick(box, Qt::Key_Down);
    while (box->currentIndex() > index) QTest::keyClick(box, Qt::Key_Up);
  }
  void choosePaper(const char* slug) const {
    choose("paper", field<QComboBox>("paper")->findData(QLatin1String(slug)));
  }
  const model::MapSheet& sketched() const { return *field<SheetSketch>("sketch")->sheet(); }
  bool canCreate() const { return field<QPushButton>("create")->isEnabled(); }
  model::Battle create() const {
    click("create");
    EXPECT_EQ(dialog_->result(), QDialog::Accepted);
    return dialog_->battle();
  }

  QTemporaryDir folder_;
  std::unique_ptr<NewBattleDialog> dialog_;
};

TEST_F(NewBattleDialogTest, EnterCreatesAndEscapeCancels) {
  EXPECT_TRUE(field<QLineEdit>("title")->hasFocus());
  QTest::keyClicks(field<QLineEdit>("title"), QStringLiteral("The Meadow"));
  EXPECT_EQ(dialog_->title(), QStringLiteral("The Meadow"));  // the proposed title was selected
  QTest::keyClick(field<QLineEdit>("title"), Qt::Key_Return);
  EXPECT_EQ(dialog_->result(), QDialog::Accepted);
  EXPECT_FALSE(dialog_->isVisible());
  EXPECT_EQ(model::info(dialog_->battle())->title, "The Meadow");
  open();
  field<QDoubleSpinBox>("hexSize")->setFocus();
  QTest::keyClick(field<QDoubleSpinBox>("hexSize"), Qt::Key_Escape);
  EXPECT_EQ(dialog_->result(), QDialog::Rejected);
  EXPECT_FALSE(dialog_->isVisible());
}

TEST_F(NewBattleDialogTest, FillsTheChosenPaperInBothOrientations) {
  choosePaper("a4");
  click("portrait");
  type("margin", QStringLiteral("5"));
  type("hexSize", QStringLiteral("20"));
  for (const char* orientation : {"pointy", "flat"}) {
    click(orientation);
    EXPECT_EQ(sketched().sheetWidthMm, 210);
    EXPECT_EQ(sketched().sheetHeightMm, 297);
    const bool flat = orientation == std::string("flat");
    EXPECT_EQ(sketched().columns, flat ? 11 : 9);  // 200 mm: 10.5 hexes at most; or columns 17.3 mm apart
    EXPECT_EQ(sketched().rows, flat ? 13 : 16);
    EXPECT_TRUE(text("size").contains(flat ? QStringLiteral("0101 to 1113") : QStringLiteral("0101 to 0916")))
        << text("size").toStdString();
  }
  const model::Battle battle = create();
  EXPECT_EQ(*model::mapSheet(battle), sketched());
  EXPECT_EQ(model::layoutOf(battle).orientation(), hex::Orientation::Flat);
  EXPECT_EQ(battle.all<model::HexRow>().size(), 143u);
}

TEST_F(NewBattleDialogTest, TakesASheetOfItsOwnSize) {
  type("width", QStringLiteral("300"));
  type("height", QStringLiteral("500"));
  EXPECT_EQ(field<QComboBox>("paper")->currentText(), QStringLiteral("Own size"));
  EXPECT_TRUE(field<QPushButton>("portrait")->isChecked());
  EXPECT_EQ(sketched().sheetHeightMm, 500);
  click("landscape");
  EXPECT_EQ(sketched().sheetWidthMm, 500);
  EXPECT_EQ(sketched().sheetHeightMm, 300);
}

TEST_F(NewBattleDialogTest, CountsHexesAndMakesTheSheetForThem) {
  const int held = sketched().columns;
  click("byNumber");
  EXPECT_FALSE(field<QComboBox>("paper")->isVisible());
  EXPECT_EQ(field<QSpinBox>("columns")->value(), held);  // what the paper held
  type("columns", QStringLiteral("20"));
  type("rows", QStringLiteral("15"));
  type("hexSize", QStringLiteral("20"));
  type("margin", QStringLiteral("0"));
  EXPECT_EQ(sketched().sheetWidthMm, 410);
  EXPECT_EQ(sketched().sheetHeightMm, 266);
  EXPECT_TRUE(text("details").startsWith(QStringLiteral("300 hex"))) << text("details").toStdString();
  type("columns", QStringLiteral("120"));
  EXPECT_TRUE(text("size").contains(QStringLiteral("001001 to 120015"))) << text("size").toStdString();
  click("fill");
  EXPECT_TRUE(field<QComboBox>("paper")->isVisible());
  EXPECT_EQ(sketched().sheetWidthMm, 420);
}

TEST_F(NewBattleDialogTest, ShiftsTheRowsThatWereChosen) {
  click("odd");
  type("metres", QStringLiteral("100"));
  EXPECT_TRUE(text("details").contains(QStringLiteral("km"))) << text("details").toStdString();
  const model::Battle battle = create();
  EXPECT_EQ(model::mapSheet(battle)->shifted, hex::Shifted::Odd);
  EXPECT_EQ(model::mapSheet(battle)->metresPerHex, 100);
}

TEST_F(NewBattleDialogTest, WarnsOfLargeMapsAndRefusesImpossibleOnes) {
  EXPECT_FALSE(field<QLabel>("concerns")->isVisible());
  click("byNumber");
  type("columns", QStringLiteral("500"));
  type("rows", QStringLiteral("201"));
  EXPECT_TRUE(field<QLabel>("concerns")->isVisible());
  EXPECT_TRUE(text("concerns").contains(QStringLiteral("100,000")));
  EXPECT_TRUE(text("concerns").contains(QStringLiteral("two metres")));
  EXPECT_TRUE(canCreate());
  click("fill");
  EXPECT_FALSE(field<QLabel>("concerns")->isVisible());
  type("width", QStringLiteral("9000"));
  type("hexSize", QStringLiteral("2"));
  EXPECT_TRUE(text("problem").contains(QStringLiteral("at most 1,000 × 1,000"))) << text("problem").toStdString();
  EXPECT_FALSE(canCreate());
  EXPECT_EQ(field<QPushButton>("create")->toolTip(), text("problem"));
  QTest::keyClick(field<QLineEdit>("title"), Qt::Key_Return);
  EXPECT_TRUE(dialog_->isVisible());
  choosePaper("a4");
  type("margin", QStringLiteral("120"));
  EXPECT_TRUE(text("problem").startsWith(QStringLiteral("Not one hex"))) << text("problem").toStdString();
  type("margin", QStringLiteral("10"));
  EXPECT_FALSE(field<QLabel>("problem")->isVisible());
  EXPECT_TRUE(canCreate());
}

TEST_F(NewBattleDialogTest, AsksForTitleAndForNamesThatDiffer) {
  type("title", QStringLiteral(" "));
  EXPECT_FALSE(canCreate());
  type("title", QStringLiteral("X"));
  EXPECT_TRUE(canCreate());
  type("army2", QStringLiteral("blue"));
  EXPECT_TRUE(text("problem").contains(QStringLiteral("“blue”"))) << text("problem").toStdString();
  EXPECT_FALSE(canCreate());
  type("army2", QStringLiteral("Green"));
  EXPECT_TRUE(canCreate());
}

TEST_F(NewBattleDialogTest, GivesTwoArmiesWhoseCountersCanBePlacedAndSurviveReopening) {
  type("army1", QStringLiteral("Ours"));
  field<ColourButton>("colour1")->setColour(QColor(0x12, 0x34, 0x56));
  type("units1.0", QStringLiteral("3"));
  type("units2.2", QStringLiteral("0"));
  const model::Battle battle = create();
  const model::Army* ours = battle.bySlug<model::Army>("ours");
  ASSERT_TRUE(ours);
  EXPECT_EQ(ours->colour, "#123456");
  EXPECT_EQ(battle.all<model::Unit>().size(), 3u + 2 + 2 + 2 + 2 + 0);
  std::set<std::string> codes;
  for (const check::Finding& finding : check::runChecks(battle)) codes.insert(finding.code);
  EXPECT_EQ(codes, std::set<std::string>{"yet-to-place"});

  const auto path = folder_.filePath(QStringLiteral("new.battle")).toStdString();
  {
    auto document = document::Document::create(path, battle);
    const model::SetUpBlock& block = *battle.all<model::SetUpBlock>().begin();
    for (const model::Unit& unit : battle.all<model::Unit>()) {
      if (unit.army != block.army) continue;
      document->apply(model::place(document->battle(), block.id, {unit.id, {}}, hex::HexKey::at(unit.ordinal, 1), {}, 1,
                                   "Place " + unit.name));
    }
  }
  const model::Battle reopened = store::readBattle(path).battle;
  const auto variants = rules::variants(reopened, rules::scenarios(reopened).front()->id);
  EXPECT_GE(rules::placements(reopened, variants.front()->id).size(), 4u);
}

TEST_F(NewBattleDialogTest, TakesOverTheRulesArmiesAndScaleOfASample) {
  ASSERT_EQ(field<QComboBox>("rules")->count(), 2);
  choose("rules", 1);
  EXPECT_EQ(field<QComboBox>("rules")->currentText(), QStringLiteral("The rules of “A sample”"));
  EXPECT_EQ(field<QLineEdit>("army1")->text(), QStringLiteral("Poles"));
  EXPECT_EQ(field<QDoubleSpinBox>("metres")->value(), 150);
  // Foot is kept to the other army.
  EXPECT_FALSE(field<QSpinBox>("units1.0")->isEnabled());
  EXPECT_TRUE(field<QSpinBox>("units2.0")->isEnabled());
  type("army1", QStringLiteral("Crown"));
  const model::Battle battle = create();
  const model::Battle sample = sampleBattle();
  for (const model::Rule& rule : sample.all<model::Rule>()) {
    const model::Rule* own = battle.find<model::Rule>(rule.key());
    ASSERT_TRUE(own) << rule.path;
    EXPECT_EQ(*own, rule);
  }
  EXPECT_EQ(battle.bySlug<model::Army>("poles")->name, "Crown");
  EXPECT_EQ(battle.all<model::HexRow>().begin()->terrain, "heath");
  EXPECT_EQ(battle.all<model::Unit>().size(), 2u + 4);
}

TEST_F(NewBattleDialogTest, AsksForTheScaleWhereTheRulesSayNothing) {
  auto& note = *field<QLabel>("metresNote");
  EXPECT_EQ(field<QDoubleSpinBox>("metres")->value(), 0);
  EXPECT_FALSE(note.isVisible());
  choose("rules", 1);
  EXPECT_EQ(field<QDoubleSpinBox>("metres")->value(), 150);
  EXPECT_TRUE(note.isVisible());
  choose("rules", 0);
  EXPECT_EQ(field<QDoubleSpinBox>("metres")->value(), 0) << "the blank rules know no scale";
  EXPECT_FALSE(note.isVisible());
  type("metres", QStringLiteral("75"));
  choose("rules", 1);
  EXPECT_EQ(field<QDoubleSpinBox>("metres")->value(), 75) << "what was typed stays";
  const model::Battle battle = create();
  EXPECT_EQ(model::mapSheet(battle)->metresPerHex, 75);
  EXPECT_EQ(rules::RuleBook(battle).integer("scale/metres-per-hex"), 75);
  open();
  EXPECT_EQ(field<QDoubleSpinBox>("metres")->value(), 0) << "another battle has another scale";
}

TEST_F(NewBattleDialogTest, RemembersTheLastChoices) {
  choosePaper("68x98cm");
  type("hexSize", QStringLiteral("16.5"));
  click("flat");
  click("odd");
  type("army2", QStringLiteral("Greys"));
  type("units2.1", QStringLiteral("7"));
  const model::MapSheet before = *model::mapSheet(create());
  open();
  EXPECT_EQ(field<QLineEdit>("title")->text(), QStringLiteral("New battle"));
  EXPECT_EQ(sketched().sheetWidthMm, before.sheetWidthMm);
  EXPECT_EQ(sketched().columns, before.columns);
  EXPECT_EQ(sketched().hexWidthMm, 16.5);
  EXPECT_EQ(sketched().orientation, hex::Orientation::Flat);
  EXPECT_EQ(sketched().shifted, hex::Shifted::Odd);
  EXPECT_EQ(field<QComboBox>("paper")->currentData().toString(), QStringLiteral("68x98cm"));
  EXPECT_EQ(field<QLineEdit>("army2")->text(), QStringLiteral("Greys"));
  EXPECT_EQ(field<QSpinBox>("units2.1")->value(), 7);
  type("width", QStringLiteral("333"));
  click("byNumber");
  create();
  open();
  EXPECT_TRUE(field<QPushButton>("byNumber")->isChecked());
  click("fill");
  EXPECT_EQ(sketched().sheetWidthMm, 333);
  EXPECT_EQ(field<QComboBox>("paper")->currentText(), QStringLiteral("Own size"));
}

TEST_F(NewBattleDialogTest, NamesThatNobodyChoseAreOfTheLanguageOfTheWindow) {
  type("army2", QStringLiteral("Greys"));
  create();
  QSettings settings;
  const auto nameOf = [&](int army) { return QStringLiteral("newBattle/armies/%1/name").arg(army); };
  EXPECT_TRUE(settings.value(nameOf(1)).toString().isEmpty());
  EXPECT_EQ(settings.value(nameOf(2)).toString(), QLatin1String("Greys"));
  // As a program before this one left it.
  settings.setValue(nameOf(1), QStringLiteral("Niebiescy"));
  settings.sync();
  open();
  EXPECT_EQ(field<QLineEdit>("army1")->text(), QLatin1String("Blue"));
  EXPECT_EQ(field<QLineEdit>("army2")->text(), QLatin1String("Greys"));
}

TEST_F(NewBattleDialogTest, TabVisitsTheFieldsFromTopToBottom) {
  std::vector<QString> visited{field<QLineEdit>("title")->objectName()};
  for (int i = 0; i < 40; ++i) {
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    const QString name = QApplication::focusWidget()->objectName();
    if (name == visited.front()) break;
    visited.push_back(name);
  }
  const char* inOrder[] = {"title",    "rules",    "fill",    "paper", "portrait", "width",   "height",
                           "margin",   "hexSize",  "pointy",  "even",  "metres",   "colour1", "army1",
                           "units1.0", "units1.2", "colour2", "army2", "units2.2", "create"};
  auto at = visited.begin();
  for (const char* name : inOrder) {
    const auto found = std::find(at, visited.end(), QStringLiteral("newBattle.") + QLatin1String(name));
    ASSERT_NE(found, visited.end()) << name << " comes too early or not at all: "
                                    << QStringList(visited.begin(), visited.end()).join(QLatin1Char(' ')).toStdString();
    at = found;
  }
}

TEST_F(NewBattleDialogTest, TheButtonsComeAfterTheArmiesOfOtherRulesToo) {
  choose("rules", 1);
  auto* last = field<QSpinBox>("units2.1");
  last->setFocus();
  QTest::keyClick(last, Qt::Key_Tab);
  EXPECT_EQ(QApplication::focusWidget(), field<QPushButton>("create"));
}

TEST_F(NewBattleDialogTest, EveryFieldHasAName) {
  for (const QWidget* widget : dialog_->findChildren<QWidget*>()) {
    if (widget->focusPolicy() == Qt::NoFocus || widget->focusProxy() || !widget->isVisible()) continue;
    if (widget->objectName().startsWith(QLatin1String("qt_")) || widget->inherits("QScrollBar")) continue;
    const QAccessibleInterface* accessible = QAccessible::queryAccessibleInterface(const_cast<QWidget*>(widget));
    ASSERT_TRUE(accessible);
    EXPECT_FALSE(accessible->text(QAccessible::Name).isEmpty()) << widget->objectName().toStdString();
  }
}

}  // namespace
}  // namespace redoubt::editor
