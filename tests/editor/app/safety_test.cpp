#include <SQLiteCpp/Database.h>

#include <QAbstractButton>
#include <QApplication>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QListView>
#include <QMessageBox>
#include <QProgressDialog>
#include <QPushButton>
#include <QTest>
#include <QTimer>
#include <QTreeWidget>
#include <cstdlib>
#include <stdexcept>
#include <string>
#include <vector>

#include "core/check/check.h"
#include "core/check/report.h"
#include "core/document/backups.h"
#include "core/exchange/new_battle.h"
#include "core/store/battle_file.h"
#include "core/store/dump.h"
#include "editor/app/backup_keeper.h"
#include "editor/app/notice_bar.h"
#include "editor/panels/backups_dialog.h"
#include "editor/panels/forget_edits_dialog.h"
#include "editor/style/theme.h"
#include "tests/editor/app/cancel_at_once.h"
#include "tests/editor/app/window_fixture.h"

// What keeps a person's work: backups, history that is cut back, content that is not what was last saved.
namespace redoubt::editor {
namespace {

class SafetyTest : public WindowTest {
 protected:
  void SetUp() override {
    WindowTest::SetUp();
    document::Backups::keepIn(folder_.filePath(QStringLiteral("backups")).toStdString());
  }
  void TearDown() override { document::Backups::keepIn(std::nullopt); }

  void paint(const char* number, const char* terrain) {
    model::Edit edit(std::string("Paint ") + terrain);
    edit.put(model::HexRow{hex(number), terrain, 0});
    ASSERT_TRUE(session().apply(edit));
  }

  void writeOutside(const char* sql) {
    closeWindow();
    SQLite::Database(path_.toStdString(), SQLite::OPEN_READWRITE).exec(sql);
    look();
  }

  // Opens the file again, for reading where it can be no more.
  void look() {
    WindowTest::SetUp();
    window_->files().open(path_);
    QCoreApplication::processEvents();
  }

  std::vector<document::Backup> backups() const { return document::Backups(path_.toStdString()).list(); }

  NoticeBar& notice() { return *window_->findChild<NoticeBar*>(); }
  QPushButton* noticeButton(const QString& text) {
    for (QPushButton* button : notice().findChildren<QPushButton*>()) {
      if (button->isVisible() && button->text() == text) return button;
    }
    return nullptr;
  }

  // Does `work` with the dialog that opens next, once it is shown.
  template <class Dialog>
  void whenShown(std::function<void(Dialog&)> work) {
    auto* timer = new QTimer(window_.get());
    QObject::connect(timer, &QTimer::timeout, window_.get(), [timer, work] {
      auto* dialog = qobject_cast<Dialog*>(QApplication::activeModalWidget());
      if (!dialog) return;
      timer->deleteLater();
      work(*dialog);
    });
    timer->start(10);
  }
};

TEST_F(SafetyTest, ABackupIsMadeAMomentAfterOpeningAndOneGoesBackToIt) {
  openSample();
  const model::Battle before = battle();
  ASSERT_TRUE(QTest::qWaitFor([&] { return backups().size() == 1; }, 10'000));
  paint("0101", "marsh");
  paint("0102", "marsh");
  whenShown<BackupsDialog>([](BackupsDialog& dialog) {
    const auto* list = dialog.findChild<QTreeWidget*>();
    EXPECT_EQ(list->topLevelItemCount(), 1);
    EXPECT_GE(list->visualItemRect(list->topLevelItem(0)).height(), size::row());
    EXPECT_GT(list->header()->sectionSize(0), list->fontMetrics().horizontalAdvance(list->topLevelItem(0)->text(0)))
        << "the time tells them apart";
    QTest::mouseClick(dialog.findChild<QPushButton*>(QStringLiteral("backups.restore")), Qt::LeftButton);
  });
  trigger("file.backups");
  EXPECT_EQ(battle(), before);
  EXPECT_TRUE(dump() == store::dump(before));
  trigger("edit.undo");
  EXPECT_EQ(terrainAt("0102"), "marsh") << "going back is an edit like any other";
}

TEST_F(SafetyTest, AfterAnHourOfEditingThereIsAnother) {
  openSample();
  auto* keeper = window_->findChild<BackupKeeper*>();
  ASSERT_TRUE(keeper);
  keeper->backUpOpened();
  keeper->backUpAfterAnHour();
  EXPECT_EQ(backups().size(), 1U) << "nothing was edited";
  paint("0101", "marsh");
  keeper->backUpAfterAnHour();
  ASSERT_EQ(backups().size(), 2U);
  EXPECT_EQ(backups().front().reason, document::BackupReason::Hourly);
}

TEST_F(SafetyTest, ADraftThatIsSavedAsTakesItsBackupsAlong) {
  ASSERT_TRUE(window_->files().openNew(store::readBattle(REDOUBT_SAMPLE).battle, QStringLiteral("Of my own")));
  paint("0101", "marsh");
  const std::size_t made = document::Backups(session().document().path()).list().size();
  EXPECT_GT(made, 0U);
  const QString saved = folder_.filePath(QStringLiteral("own.battle"));
  ASSERT_TRUE(window_->files().saveAs(saved));
  EXPECT_GE(document::Backups(saved.toStdString()).list().size(), made);
}

TEST_F(SafetyTest, ThatTheFileGrowsIsToldOnceWithAWayToMakeItSmaller) {
  openSample();
  window_->findChild<BackupKeeper*>()->tellFrom(session().document().bytes() + 1);
  EXPECT_EQ(noticeButton(QStringLiteral("Forget edits…")), nullptr);
  for (int i = 0; !noticeButton(QStringLiteral("Forget edits…")) && i < 400; ++i) {
    session().nameVersion(QString::number(i));
    paint("0102", i % 2 ? "heath" : "marsh");
  }
  QPushButton* forget = noticeButton(QStringLiteral("Forget edits…"));
  ASSERT_NE(forget, nullptr);
  EXPECT_TRUE(notice().text().contains(QStringLiteral("has grown to"))) << notice().text().toStdString();
  bool isAsked = false;
  whenShown<ForgetEditsDialog>([&](ForgetEditsDialog& dialog) {
    isAsked = true;
    dialog.reject();
  });
  QTest::mouseClick(forget, Qt::LeftButton);
  EXPECT_TRUE(isAsked);
  QTest::mouseClick(noticeButton(QStringLiteral("Close")), Qt::LeftButton);
  paint("0101", "marsh");
  EXPECT_EQ(noticeButton(QStringLiteral("Forget edits…")), nullptr) << "not again and again";
}

TEST_F(SafetyTest, EditsAreForgottenUpToAVersion) {
  openSample();
  paint("0101", "marsh");
  session().nameVersion(QStringLiteral("First marsh"));
  paint("0102", "marsh");
  whenShown<ForgetEditsDialog>([](ForgetEditsDialog& dialog) {
    auto* upTo = dialog.findChild<QComboBox*>(QStringLiteral("forgetEdits.upTo"));
    const int row = upTo->findText(QStringLiteral("First marsh"), Qt::MatchContains);
    ASSERT_GE(row, 0);
    upTo->setCurrentIndex(row);
    EXPECT_TRUE(
        dialog.findChild<QLabel*>(QStringLiteral("forgetEdits.what"))->text().startsWith(QStringLiteral("1 edit")));
    QTest::mouseClick(dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok), Qt::LeftButton);
  });
  trigger("file.forget");
  EXPECT_EQ(session().document().history().size(), 1U);
  const auto* lines = window_->findChild<QListView*>(QStringLiteral("history.list"))->model();
  EXPECT_EQ(lines->index(0, 0).data().toString(), QStringLiteral("Before the edits that are kept"));
  trigger("edit.undo");
  EXPECT_NE(terrainAt("0102"), "marsh");
  EXPECT_EQ(terrainAt("0101"), "marsh");
  EXPECT_FALSE(session().document().canUndo());
}

TEST_F(SafetyTest, OfTheEditsToForgetThoseAreProposedThatKeepMost) {
  openSample();
  paint("0101", "marsh");
  session().nameVersion(QStringLiteral("First marsh"));
  paint("0102", "marsh");
  session().nameVersion(QStringLiteral("Second marsh"));
  paint("0103", "marsh");
  whenShown<ForgetEditsDialog>([](ForgetEditsDialog& dialog) {
    EXPECT_TRUE(dialog.findChild<QComboBox*>()->currentText().contains(QStringLiteral("First marsh")))
        << dialog.findChild<QComboBox*>()->currentText().toStdString();
    EXPECT_TRUE(
        dialog.findChild<QLabel*>(QStringLiteral("forgetEdits.what"))->text().startsWith(QStringLiteral("1 edit")));
    dialog.reject();
  });
  trigger("file.forget");
  EXPECT_EQ(session().document().history().size(), 3U);
}

TEST_F(SafetyTest, ThatAllEditsAreForgottenAPersonHasToChoose) {
  openSample();
  paint("0101", "marsh");
  whenShown<ForgetEditsDialog>([](ForgetEditsDialog& dialog) {
    auto* upTo = dialog.findChild<QComboBox*>(QStringLiteral("forgetEdits.upTo"));
    QPushButton* forget = dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
    EXPECT_EQ(upTo->currentIndex(), -1) << upTo->currentText().toStdString();
    EXPECT_FALSE(forget->isEnabled());
    upTo->setFocus();
    QTest::keyClick(upTo, Qt::Key_Home);
    EXPECT_EQ(upTo->currentText(), QStringLiteral("of all sittings so far"));
    EXPECT_TRUE(forget->isEnabled());
    dialog.reject();
  });
  trigger("file.forget");
  for (int i = 0; i < 101; ++i) paint("0102", i % 2 ? "heath" : "marsh");
  whenShown<ForgetEditsDialog>([](ForgetEditsDialog& dialog) {
    EXPECT_EQ(dialog.findChild<QComboBox*>()->currentText(), QStringLiteral("all but the last 100"));
    EXPECT_TRUE(
        dialog.findChild<QLabel*>(QStringLiteral("forgetEdits.what"))->text().startsWith(QStringLiteral("2 edits")));
    dialog.accept();
  });
  trigger("file.forget");
  EXPECT_EQ(session().document().history().size(), 100U);
}

TEST_F(SafetyTest, ContentThatWasNotLastSavedIsShownForReadingAndAcceptedByAPerson) {
  openSample();
  paint("0101", "marsh");
  writeOutside("UPDATE hex SET terrain = 'heath' WHERE hex = 10011001");
  ASSERT_TRUE(session().isReadOnly());
  EXPECT_EQ(terrainAt("0101"), "heath");
  EXPECT_TRUE(notice().text().contains(QStringLiteral("not what was last saved"))) << notice().text().toStdString();
  whenShown<QMessageBox>([](QMessageBox& question) {
    EXPECT_TRUE(question.detailedText().contains(QStringLiteral("10011001")));
    for (QAbstractButton* button : question.buttons()) {
      if (button->text().contains(QStringLiteral("Accept"))) QTest::mouseClick(button, Qt::LeftButton);
    }
  });
  QPushButton* accept = noticeButton(QStringLiteral("Accept this content…"));
  ASSERT_TRUE(accept);
  QTest::mouseClick(accept, Qt::LeftButton);
  EXPECT_FALSE(session().isReadOnly());
  paint("0102", "marsh");
  closeWindow();
  open(path_);
  EXPECT_FALSE(session().isReadOnly());
  EXPECT_EQ(terrainAt("0101"), "heath");
  EXPECT_EQ(terrainAt("0102"), "marsh");
}

TEST_F(SafetyTest, NothingIsAcceptedWithoutAPersonsWord) {
  openSample();
  writeOutside("UPDATE hex SET terrain = 'heath' WHERE hex = 10011001");
  whenShown<QMessageBox>([](QMessageBox& question) { question.reject(); });
  trigger("file.accept");
  EXPECT_TRUE(session().isReadOnly());
}

// An edit of very many rows is written in another thread; the window paints on, and it can be stopped.
class LongEdit : public SafetyTest {
 protected:
  void openLarge() {
    path_ = folder_.filePath(QStringLiteral("large.battle"));
    model::Battle battle = store::readBattle(REDOUBT_SAMPLE).battle;
    model::MapSheet sheet = *model::mapSheet(battle);
    sheet.columns = 300;
    sheet.rows = 100;
    sheet.columnDigits = sheet.rowDigits = 3;
    battle.all<model::MapSheet>().put(sheet);
    store::writeNewFile(path_.toStdString(), battle);
    window_->files().open(path_);
    ASSERT_FALSE(session().isReadOnly());
  }

  // Qt rounds by where the parts of a picture are cut.
  static bool areAlike(const QImage& a, const QImage& b) {
    constexpr int kRounding = 4;  // of 255
    for (int y = 0; y < a.height(); ++y) {
      for (int x = 0; x < a.width(); ++x) {
        const QRgb one = a.pixel(x, y);
        const QRgb other = b.pixel(x, y);
        if (std::abs(qRed(one) - qRed(other)) > kRounding || std::abs(qGreen(one) - qGreen(other)) > kRounding ||
            std::abs(qBlue(one) - qBlue(other)) > kRounding) {
          return false;
        }
      }
    }
    return true;
  }

  std::string problems(const std::vector<check::Finding>& findings) {
    return check::report(findings, session().layout());
  }

  model::Edit fill(const char* terrain) {
    model::Edit edit("Fill");
    for (const hex::HexKey hex : session().layout().allHexes()) edit.put(model::HexRow{hex, terrain, 0});
    return edit;
  }
};

TEST_F(LongEdit, IsWrittenWhileTheWindowLives) {
  openLarge();
  const model::Edit edit = fill("marsh");
  ASSERT_GE(edit.count(), document::Document::kLongEdit);
  int beats = 0;
  QTimer heart;
  QObject::connect(&heart, &QTimer::timeout, &heart, [&] {
    if (window_->findChild<QProgressDialog*>()) ++beats;
  });
  heart.start(1);
  EXPECT_TRUE(session().apply(edit));
  heart.stop();
  EXPECT_GT(beats, 0) << "nothing was done beside";
  EXPECT_FALSE(window_->findChild<QProgressDialog*>());
  EXPECT_TRUE(dump() == store::dump(battle()));
  session().undo();
  EXPECT_TRUE(dump() == store::dump(battle()));
  EXPECT_TRUE(session().document().canRedo());
}

// Checks and pictures are worked out in the thread that writes; what is seen is what one sees who opens the file then.
TEST_F(LongEdit, IsSeenAsAfterOpeningTheFileAnew) {
  openLarge();
  const auto seen = [&] {
    EXPECT_TRUE(QTest::qWaitFor([&] { return canvas().isMapPainted(); }, 60'000));
    return canvas().viewport()->grab(QRect(0, 0, 600, 400)).toImage();  // a notice may take room below
  };
  canvas().zoomTo(20);
  canvas().centreOn(session().layout().centre(hex::HexKey::at(15, 12)));
  const QImage before = seen();
  const std::string former = problems(session().findings());
  int told = 0;
  const auto follow = QObject::connect(&session(), &Session::changed, window_.get(), [&] {
    ++told;
    EXPECT_TRUE(session().isPrecomputed());
  });
  ASSERT_TRUE(session().apply(fill("sorrel")));
  QObject::disconnect(follow);
  EXPECT_EQ(told, 1);
  EXPECT_FALSE(session().isPrecomputed());
  EXPECT_EQ(problems(session().findings()), problems(check::runChecks(battle())));
  EXPECT_NE(problems(session().findings()), former) << "an unknown terrain is one";
  const QImage after = seen();
  EXPECT_FALSE(areAlike(after, before));
  session().undo();
  EXPECT_EQ(problems(session().findings()), problems(check::runChecks(battle())));
  EXPECT_TRUE(areAlike(seen(), before));
  session().redo();
  EXPECT_TRUE(areAlike(seen(), after));
}

TEST_F(LongEdit, NeedsNobodyToForeseeIt) {
  openLarge();
  const auto fails = session().prepareWith(
      [] { return [](const model::Battle&, const model::Changes&) { throw std::runtime_error("no foresight"); }; });
  ASSERT_TRUE(session().apply(fill("sorrel")));
  EXPECT_EQ(problems(session().findings()), problems(check::runChecks(battle())));
  EXPECT_TRUE(dump() == store::dump(battle()));
}

TEST_F(LongEdit, CancelledLeavesEverythingAsItWas) {
  openLarge();
  const model::Battle before = battle();
  CancelAtOnce cancel;
  EXPECT_FALSE(session().apply(fill("marsh")));
  EXPECT_TRUE(battle() == before);
  EXPECT_FALSE(session().document().canUndo());
  EXPECT_TRUE(dump() == store::dump(before));
  cancel.end();
  EXPECT_TRUE(session().apply(fill("heath"))) << "editing goes on";
}

TEST_F(LongEdit, OpeningALargeFileLeavesTheWindowAliveAndCanBeCancelled) {
  openSample();
  exchange::NewBattleOptions options;
  options.title = "Wide plains";
  options.columns = 400;
  options.rows = 300;
  model::Battle wide = exchange::newBattle(options);
  for (const hex::HexKey hex : model::layoutOf(wide).allHexes()) wide.all<model::HexRow>().put({hex, "woods", 0});
  const QString large = folder_.filePath(QStringLiteral("wide.battle"));
  store::writeNewFile(large.toStdString(), wide);
  CancelAtOnce cancel;
  EXPECT_FALSE(window_->files().open(large));
  EXPECT_EQ(session().document().path(), path_.toStdString()) << "what was open stays so";
  paint("0101", "marsh");
  cancel.end();
  int beats = 0;
  QTimer heart;
  QObject::connect(&heart, &QTimer::timeout, &heart, [&] {
    if (window_->findChild<QProgressDialog*>()) ++beats;
  });
  heart.start(1);
  EXPECT_TRUE(window_->files().open(large));
  heart.stop();
  EXPECT_GT(beats, 0) << "nothing was done beside";
  EXPECT_EQ(session().document().path(), large.toStdString());
  EXPECT_FALSE(session().isReadOnly()) << "cancelled, it was let go";
  model::Edit edit("Paint");
  edit.put(model::HexRow{hex::HexKey::at(1, 1), "marsh", 0});
  EXPECT_TRUE(session().apply(edit));
}

TEST_F(SafetyTest, ABackupOfAFileThatCannotBeOpenedIsOffered) {
  openSample();
  paint("0101", "marsh");  // which makes a backup first
  closeWindow();
  QFile file(path_);
  ASSERT_TRUE(file.open(QIODevice::ReadWrite));
  file.write("no battle any more");
  file.close();
  look();
  EXPECT_FALSE(session().hasDocument());
  QPushButton* offered = noticeButton(QStringLiteral("Backups…"));
  ASSERT_TRUE(offered) << notice().text().toStdString();
  bool hasCopy = false;
  whenShown<BackupsDialog>([&](BackupsDialog& dialog) {
    hasCopy = dialog.findChild<QPushButton*>(QStringLiteral("backups.copy"))->isEnabled();
    EXPECT_FALSE(dialog.findChild<QPushButton*>(QStringLiteral("backups.restore"))->isEnabled());
    dialog.reject();
  });
  QTest::mouseClick(offered, Qt::LeftButton);
  EXPECT_TRUE(hasCopy);
}

}  // namespace
}  // namespace redoubt::editor
