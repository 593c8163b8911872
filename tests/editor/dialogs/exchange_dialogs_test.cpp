#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFile>
#include <QImage>
#include <QInputDialog>
#include <QLabel>
#include <QListWidget>
#include <QSignalSpy>
#include <QTimer>
#include <QTextBrowser>

#include "core/exchange/new_battle.h"
#include "core/exchange/presets.h"
#include "editor/dialogs/exchange/export_battle_dialog.h"
#include "tests/editor/dialogs/dialog_fixture.h"

namespace redoubt::editor::test {
namespace {

model::Battle smallBattle() {
  exchange::NewBattleOptions options;
  options.title = "Meadow";
  options.columns = 8;
  options.rows = 6;
  return exchange::newBattle(options);
}

class ExportBattle : public DialogTest<ExportBattleDialog> {
 protected:
  ExportBattle() : DialogTest(smallBattle()) {}

  void choose(const QString& id) {
    auto& formats = child<QListWidget>("export.formats");
    for (int i = 0; i < formats.count(); ++i) {
      if (formats.item(i)->data(Qt::UserRole).toString() == id) formats.setCurrentRow(i);
    }
  }
  bool write(const QString& path) {
    QSignalSpy written(dialog_.get(), &ExportBattleDialog::written);
    dialog_->writeTo(path);
    return written.count() == 1 || written.wait(60'000);
  }
  QString at(const QString& name) const { return folder_.filePath(name); }
};

TEST_F(ExportBattle, WritesEveryFormatOfTheRegistry) {
  auto& formats = child<QListWidget>("export.formats");
  ASSERT_GE(formats.count(), 5);
  for (int i = 0; i < formats.count(); ++i) {
    formats.setCurrentRow(i);
    const QString file = at(formats.item(i)->data(Qt::UserRole).toString());
    EXPECT_TRUE(write(file)) << child<QLabel>("export.outcome").text().toStdString();
    EXPECT_GT(QFileInfo(file).size(), 100) << file.toStdString();
    EXPECT_TRUE(child<QLabel>("export.outcome").text().contains(file));
  }
}

TEST_F(ExportBattle, TellsBeforehandWhatIsLost) {
  choose(QStringLiteral("json"));
  EXPECT_TRUE(child<QLabel>("report.summary").text().startsWith(QStringLiteral("All ")));
  choose(QStringLiteral("png"));
  EXPECT_TRUE(child<QLabel>("report.summary").text().contains(QStringLiteral("are not")));
  const QString list = child<QTextBrowser>("report.list").toPlainText();
  const qsizetype lost = list.indexOf(QStringLiteral("Not taken over"));
  const qsizetype taken = list.indexOf(QStringLiteral("\nTaken over"));
  ASSERT_GE(lost, 0);
  EXPECT_GT(taken, lost);
  const QString between = list.mid(lost, taken - lost);
  EXPECT_TRUE(between.contains(QStringLiteral("\nrule\n")));
  EXPECT_EQ(between.count(QStringLiteral("A picture doesn't show it.")), 1);
  EXPECT_FALSE(list.mid(taken).contains(QStringLiteral("\nrule\n")));
  EXPECT_TRUE(list.mid(taken).contains(QStringLiteral("\nhex\n")));
}

// A picture shows one set-up or none, a module has all, and a table has all with one laid out.
TEST_F(ExportBattle, AsksForASetUpWhereOneIsChosen) {
  auto& setUps = child<QComboBox>("export.setUp");
  const int variants = static_cast<int>(session_.battle().all<model::Variant>().size());
  ASSERT_GT(variants, 0);
  choose(QStringLiteral("png"));
  EXPECT_TRUE(setUps.isEnabled());
  EXPECT_EQ(setUps.count(), variants + 1);
  choose(QStringLiteral("vassal"));
  EXPECT_FALSE(setUps.isEnabled());
  choose(QStringLiteral("tts"));
  EXPECT_TRUE(setUps.isEnabled());
  EXPECT_EQ(setUps.count(), variants);
  for (int i = 0; i < setUps.count(); ++i) EXPECT_TRUE(setUps.itemData(i).isValid());
}

TEST_F(ExportBattle, KeepsAndTakesAPreset) {
  choose(QStringLiteral("png"));
  child<QDoubleSpinBox>("option.dpi").setValue(77);
  QTimer::singleShot(0, dialog_.get(), [] {
    auto* question = qobject_cast<QInputDialog*>(QApplication::activeModalWidget());
    ASSERT_NE(question, nullptr);
    question->setTextValue(QStringLiteral("For the screen"));
    question->accept();
  });
  press("export.keep");
  const auto* row = session_.battle().bySlug<model::ExportPreset>("for-the-screen");
  ASSERT_NE(row, nullptr);
  EXPECT_EQ(row->target, "png");
  EXPECT_EQ(exchange::choiceOf(*row).options.at("dpi"), "77");
  choose(QStringLiteral("json"));
  auto& presets = child<QComboBox>("export.presets");
  presets.setCurrentIndex(1);
  emit presets.activated(1);
  EXPECT_EQ(child<QListWidget>("export.formats").currentItem()->data(Qt::UserRole).toString(), QStringLiteral("png"));
  EXPECT_EQ(child<QDoubleSpinBox>("option.dpi").value(), 77);
  session_.undo();
  EXPECT_TRUE(session_.battle().all<model::ExportPreset>().empty());
}

// Written before layers had all their words, and by hand.
TEST_F(ExportBattle, TakesAPresetOfLongAgo) {
  model::Edit edit("Preset");
  edit.put(model::ExportPreset{
      {7}, "old", "png", {R"({"dpi": 120, "layers": "", "theme": "", "crop": "0101-0303", "gone": "yes"})"}});
  edit.put(model::ExportPreset{{8}, "lost", "no-such-format", {"{}"}});
  ASSERT_TRUE(session_.apply(edit));
  open();
  auto& presets = child<QComboBox>("export.presets");
  ASSERT_EQ(presets.count(), 2) << "a format that there is not has no presets";
  presets.setCurrentIndex(1);
  emit presets.activated(1);
  EXPECT_EQ(child<QDoubleSpinBox>("option.dpi").value(), 120);
  EXPECT_TRUE(child<QCheckBox>("option.layers.terrain").isChecked());
  EXPECT_FALSE(child<QCheckBox>("option.layers.zones").isChecked());
  EXPECT_EQ(child<QLineEdit>("option.crop.from").text(), QStringLiteral("0101"));
  EXPECT_EQ(child<QLineEdit>("option.crop.to").text(), QStringLiteral("0303"));
  EXPECT_EQ(child<QComboBox>("export.setUp").currentIndex(), 0) << "the map alone, as on the command line";
  ASSERT_TRUE(write(at(QStringLiteral("old.png")))) << child<QLabel>("export.outcome").text().toStdString();
  EXPECT_FALSE(QImage(at(QStringLiteral("old.png"))).isNull());
}

TEST_F(ExportBattle, LeavesTheOldFileWhereItCanNotWrite) {
  choose(QStringLiteral("json"));
  QSignalSpy written(dialog_.get(), &ExportBattleDialog::written);
  dialog_->writeTo(at(QStringLiteral("none/battle.json")));
  EXPECT_TRUE(QTest::qWaitFor([&] { return !child<QLabel>("export.outcome").text().isEmpty(); }, 20'000));
  EXPECT_EQ(written.count(), 0);
}

}  // namespace
}  // namespace redoubt::editor::test
