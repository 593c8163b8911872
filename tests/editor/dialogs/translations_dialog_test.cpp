#include "editor/dialogs/battle/translations_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSettings>
#include <QTableView>

#include "core/model/any_row.h"
#include "tests/core/model/sample_battle.h"
#include "tests/editor/dialogs/dialog_fixture.h"

namespace redoubt::editor::test {
namespace {

model::Battle aTitledBattle() {
  model::Battle battle = redoubt::testing::plainMap(4, 4);
  battle.all<model::System>().put({{1}, "own", {}, "Our rules"});
  battle.all<model::BattleInfo>().put({{1}, "lantern", "Lantern Dyke", "1811", "Dyke", "en", {{1}}, "It rained."});
  battle.all<model::Player>().put({{1}, "all", "Everybody", 1});
  battle.all<model::Army>().put({{1}, "blue", {1}, "Blue", "#0000FF", 1});
  battle.all<model::Army>().put({{2}, "red", {1}, "Red", "#FF0000", 2});
  battle.all<model::Translation>().put({"pl", "Red", "Czerwoni"});
  return battle;
}

class TranslationsDialogTest : public DialogTest<TranslationsDialog> {
 protected:
  TranslationsDialogTest() : DialogTest(aTitledBattle()) { QSettings().clear(); }

  void SetUp() override {
    DialogTest::SetUp();
    chooseLanguage("pl");
  }
  void chooseLanguage(const QString& code) {
    auto& box = child<QComboBox>("translations.language");
    box.lineEdit()->setFocus();
    box.lineEdit()->selectAll();
    QTest::keyClicks(box.lineEdit(), code);
    QTest::keyClick(box.lineEdit(), Qt::Key_Return);
    QCoreApplication::processEvents();
  }
  QStringList texts() {
    const auto* model = child<QTableView>("translations.list").model();
    QStringList all;
    for (int row = 0; row < model->rowCount(); ++row) {
      all << model->index(row, 0).data().toString() + QLatin1Char('=') + model->index(row, 2).data().toString();
    }
    return all;
  }
  void choose(const QString& text) {
    auto& list = child<QTableView>("translations.list");
    for (int row = 0; row < list.model()->rowCount(); ++row) {
      const QModelIndex index = list.model()->index(row, 0);
      if (index.data().toString() != text) continue;
      list.scrollTo(index);
      QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, list.visualRect(index).center());
      return;
    }
    FAIL() << text.toStdString();
  }
  QPlainTextEdit& field() { return child<QPlainTextEdit>("translations.text"); }
  void type(const QString& text) {
    field().setFocus();
    field().selectAll();
    QTest::keyClicks(&field(), text);
    child<QLineEdit>("translations.search").setFocus();
    QCoreApplication::processEvents();
  }
  const model::Translation* translation(const char* language, const char* original) {
    return session_.battle().find<model::Translation>({language, original});
  }
};

TEST_F(TranslationsDialogTest, ListsEveryTextWithItsPlaceAndTranslation) {
  EXPECT_TRUE(texts().contains(QStringLiteral("Red=Czerwoni")));
  EXPECT_TRUE(texts().contains(QStringLiteral("It rained.=")));
  EXPECT_TRUE(texts().contains(QStringLiteral("Lantern Dyke=")));
  EXPECT_FALSE(texts().contains(QStringLiteral("1811="))) << "it has no letters";
}

TEST_F(TranslationsDialogTest, TypedTextIsKeptWhenTheFieldIsLeftAndCanBeUndone) {
  choose(QStringLiteral("Blue"));
  EXPECT_EQ(child<QLabel>("translations.original").text(), QStringLiteral("Blue"));
  type(QStringLiteral("Niebiescy"));
  ASSERT_NE(translation("pl", "Blue"), nullptr);
  EXPECT_EQ(translation("pl", "Blue")->text, "Niebiescy");
  EXPECT_TRUE(texts().contains(QStringLiteral("Blue=Niebiescy")));
  session_.undo();
  EXPECT_EQ(translation("pl", "Blue"), nullptr);
  EXPECT_TRUE(texts().contains(QStringLiteral("Blue=")));
  EXPECT_EQ(child<QLabel>("translations.original").text(), QStringLiteral("Blue")) << "it is still the chosen one";
}

TEST_F(TranslationsDialogTest, AnEmptiedTranslationIsRemoved) {
  choose(QStringLiteral("Red"));
  field().setFocus();
  field().selectAll();
  QTest::keyClick(&field(), Qt::Key_Delete);
  child<QLineEdit>("translations.search").setFocus();
  QCoreApplication::processEvents();
  EXPECT_EQ(translation("pl", "Red"), nullptr);
}

TEST_F(TranslationsDialogTest, AnotherLanguageStandsBesideTheFirst) {
  chooseLanguage("de");
  choose(QStringLiteral("Red"));
  type(QStringLiteral("Rot"));
  ASSERT_NE(translation("de", "Red"), nullptr);
  EXPECT_EQ(translation("pl", "Red")->text, "Czerwoni");
  chooseLanguage("neither");
  EXPECT_EQ(child<QComboBox>("translations.language").currentData().toString(), QStringLiteral("de"))
      << "what is no language leaves the one before";
}

TEST_F(TranslationsDialogTest, LeadsToTheNextWithoutTranslation) {
  choose(QStringLiteral("Red"));
  child<QPushButton>("translations.next").click();
  const QString now = child<QLabel>("translations.original").text();
  EXPECT_NE(now, QStringLiteral("Red"));
  child<QCheckBox>("translations.onlyOpen").setChecked(true);
  EXPECT_FALSE(texts().contains(QStringLiteral("Red=Czerwoni")));
  EXPECT_TRUE(texts().contains(QStringLiteral("Blue=")));
}

TEST_F(TranslationsDialogTest, TellsOfTranslationsWithoutATextAndDeletesThem) {
  model::Edit rename("Rename");
  model::Army red = *session_.battle().find<model::Army>(Id<model::Army>{2});
  red.name = "Crimson";
  rename.put(red);
  session_.apply(rename);
  EXPECT_TRUE(texts().contains(QStringLiteral("Crimson=")));
  EXPECT_TRUE(texts().back() == QStringLiteral("Red=Czerwoni")) << "the last of the list";
  auto& remove = child<QPushButton>("translations.removeIdle");
  ASSERT_TRUE(remove.isVisible());
  remove.click();
  EXPECT_EQ(translation("pl", "Red"), nullptr);
  EXPECT_FALSE(remove.isVisible());
}

TEST_F(TranslationsDialogTest, SearchesTextsAndTranslations) {
  child<QLineEdit>("translations.search").setText(QStringLiteral("czerw"));
  EXPECT_EQ(texts(), QStringList{QStringLiteral("Red=Czerwoni")});
}

}  // namespace
}  // namespace redoubt::editor::test
