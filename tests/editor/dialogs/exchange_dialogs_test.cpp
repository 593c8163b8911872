#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QInputDialog>
#include <QLabel>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QSignalSpy>
#include <QTimer>
#include <QTreeWidget>

#include "core/exchange/json/json_battle.h"
#include "core/exchange/new_battle.h"
#include "core/exchange/presets.h"
#include "core/store/dump.h"
#include "editor/dialogs/exchange/export_battle_dialog.h"
#include "editor/dialogs/exchange/import_battle_dialog.h"
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
  const auto& list = child<QTreeWidget>("report.list");
  const auto found = list.findItems(QStringLiteral("rule"), Qt::MatchExactly | Qt::MatchRecursive, 0);
  ASSERT_EQ(found.size(), 1);
  EXPECT_FALSE(found.front()->text(2).isEmpty());
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

TEST_F(ExportBattle, LeavesTheOldFileWhereItCanNotWrite) {
  choose(QStringLiteral("json"));
  QSignalSpy written(dialog_.get(), &ExportBattleDialog::written);
  dialog_->writeTo(at(QStringLiteral("none/battle.json")));
  EXPECT_TRUE(QTest::qWaitFor([&] { return !child<QLabel>("export.outcome").text().isEmpty(); }, 20'000));
  EXPECT_EQ(written.count(), 0);
}

class ImportBattle : public ::testing::Test {
 protected:
  QString at(const QString& name) const { return folder_.filePath(name); }
  void writeFile(const QString& name, const std::string& text) {
    QFile file(at(name));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(text.data(), static_cast<qint64>(text.size()));
  }
  std::unique_ptr<ImportBattleDialog> read(const QString& name) {
    auto dialog = std::make_unique<ImportBattleDialog>(at(name), QString());
    const auto* outcome = dialog->findChild<QLabel*>(QStringLiteral("importing.outcome"));
    EXPECT_TRUE(QTest::qWaitFor([&] { return !outcome->text().isEmpty(); }, 20'000));
    return dialog;
  }

  QTemporaryDir folder_;
};

TEST_F(ImportBattle, GivesTheBattleThatTheFileHolds) {
  const model::Battle battle = smallBattle();
  writeFile(QStringLiteral("meadow.json"), exchange::writeJson(battle));
  const auto dialog = read(QStringLiteral("meadow.json"));
  std::vector<model::Battle> wanted;
  QObject::connect(dialog.get(), &ImportBattleDialog::wanted,
                   [&](const model::Battle& each, const QString&) { wanted.push_back(each); });
  auto* open = dialog->findChild<QPushButton*>(QStringLiteral("importing.open"));
  ASSERT_TRUE(open->isEnabled());
  open->click();
  ASSERT_EQ(wanted.size(), 1U);
  EXPECT_EQ(store::dump(wanted.front()), store::dump(battle));
}

TEST_F(ImportBattle, NamesEveryPlaceThatIsWrong) {
  writeFile(QStringLiteral("bad.json"), R"({"format": "redoubt-battle", "version": 1, "nonsense": [], "hex": 3})");
  const auto dialog = read(QStringLiteral("bad.json"));
  const QString problems = dialog->findChild<QPlainTextEdit*>(QStringLiteral("importing.problems"))->toPlainText();
  EXPECT_TRUE(problems.contains(QStringLiteral("/nonsense"))) << problems.toStdString();
  EXPECT_TRUE(problems.contains(QStringLiteral("/hex"))) << problems.toStdString();
  EXPECT_FALSE(dialog->findChild<QPushButton*>(QStringLiteral("importing.open"))->isEnabled());
}

TEST_F(ImportBattle, OfNoFormatIsToldAtOnce) {
  writeFile(QStringLiteral("odd.bin"), "nothing that anybody knows");
  const auto dialog = read(QStringLiteral("odd.bin"));
  EXPECT_FALSE(dialog->findChild<QPushButton*>(QStringLiteral("importing.open"))->isEnabled());
}

}  // namespace
}  // namespace redoubt::editor::test
