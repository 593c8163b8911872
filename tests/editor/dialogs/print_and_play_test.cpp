#include <QDir>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalSpy>

#include "editor/dialogs/paper/print_and_play_dialog.h"
#include "tests/editor/dialogs/dialog_fixture.h"

namespace redoubt::editor::test {
namespace {

class PrintAndPlay : public DialogTest<PrintAndPlayDialog> {
 protected:
  PrintAndPlay()
      : DialogTest(store::readBattle(std::filesystem::path(REDOUBT_SHARE) / "battles/olszanka.battle").battle) {}

  QStringList filesOf(const QString& folder) const {
    return QDir(folder_.filePath(folder)).entryList(QDir::Files, QDir::Name);
  }
  bool write(const QString& folder) {
    QSignalSpy written(dialog_.get(), &PrintAndPlayDialog::written);
    dialog_->writeTo(folder_.filePath(folder));
    return written.wait(120'000);
  }
};

TEST_F(PrintAndPlay, MakesAFolderOfTheWholeGame) {
  ASSERT_TRUE(write("game"));
  EXPECT_EQ(filesOf("game"), (QStringList{"counters.pdf", "instructions.pdf", "map.pdf", "player-aids.pdf"}));
  EXPECT_TRUE(child<QLabel>("printAndPlay.files").text().contains("counters.pdf"));
  QFile map(folder_.filePath("game/map.pdf"));
  ASSERT_TRUE(map.open(QIODevice::ReadOnly));
  EXPECT_FALSE(map.readAll().contains("/TrimBox"));
}

TEST_F(PrintAndPlay, APressIsToldWhatIsCut) {
  press("option.for-press");
  ASSERT_TRUE(write("press"));
  for (const QString& name : filesOf("press")) {
    QFile file(folder_.filePath("press/" + name));
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    EXPECT_EQ(file.readAll().contains("/TrimBox"), name != "instructions.pdf") << name.toStdString();
  }
}

TEST_F(PrintAndPlay, NothingIsLeftOfAFolderThatWasStopped) {
  dialog_->writeTo(folder_.filePath("stopped"));
  press("printAndPlay.close");
  ASSERT_TRUE(QTest::qWaitFor(
      [&] { return !child<QProgressBar>("printAndPlay.progress").isVisibleTo(dialog_.get()); }, 60'000));
  EXPECT_FALSE(QDir(folder_.filePath("stopped")).exists());
  EXPECT_FALSE(QDir(folder_.filePath("stopped.part")).exists());
}

TEST_F(PrintAndPlay, FilesOfOthersStay) {
  QDir(folder_.path()).mkdir("game");
  QFile mine(folder_.filePath("game/mine.txt"));
  ASSERT_TRUE(mine.open(QIODevice::WriteOnly));
  mine.close();
  ASSERT_TRUE(write("game"));
  EXPECT_EQ(filesOf("game").size(), 5);
}

}  // namespace
}  // namespace redoubt::editor::test
