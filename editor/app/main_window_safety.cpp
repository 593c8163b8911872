#include <QFile>
#include <QLocale>
#include <QMessageBox>
#include <QPushButton>

#include "editor/app/main_window.h"
#include "editor/app/notice_bar.h"
#include "editor/dialogs/compare/compare_dialog.h"
#include "editor/panels/backups_dialog.h"
#include "editor/panels/forget_edits_dialog.h"
#include "editor/session/core_words.h"

// The safety of the file: backups, a growing history, content written by other programs.
namespace redoubt::editor {
namespace {

constexpr int kMostNamed = 8;

// "hex: 10021002, 10031003 … (28 rows)", a line for each part that differs.
QString partsInWords(const std::vector<store::AlteredPart>& parts) {
  QStringList lines;
  for (const store::AlteredPart& part : parts) {
    if (lines.size() == kMostNamed) {
      lines << MainWindow::tr("… and %n more places", nullptr, static_cast<int>(parts.size()) - kMostNamed);
      break;
    }
    QStringList rows;
    for (const std::string& row : part.rows) rows << QString::fromStdString(row);
    lines << MainWindow::tr("%1: among %2 rows, there were %3 (%4)")
                 .arg(CoreWords::term(part.table))
                 .arg(part.found)
                 .arg(part.expected)
                 .arg(rows.join(QStringLiteral(", ")));
  }
  return lines.join(QLatin1Char('\n'));
}

}  // namespace

void MainWindow::showBackups(const QString& path) {
  BackupsDialog dialog(path, session_, this);
  connect(&dialog, &BackupsDialog::copyWanted, files_,
          [this, path](const QString& backup) { files_->chooseAndOpenBackup(backup, path); });
  std::optional<std::pair<QString, QString>> compared;
  connect(&dialog, &BackupsDialog::compareWanted, this, [&](const QString& backup, const QString& title) {
    compared = {backup, title};
  });
  dialog.exec();
  if (compared) compareDialog().compareFile(compared->first, compared->second);
}

// All edits of a sitting are reverted at once, so undoing that is offered until the next edit.
void MainWindow::revertToOpened() {
  const std::int64_t before = session_.document().lastDone();
  session_.revertToOpened();
  if (session_.document().lastDone() == before) return;
  const QString words = tr("The battle is as it was when you opened it. Undo brings back what you did since.");
  notice_->showState(words, tr("Undo"), [this] { session_.undo(); });
  connect(
      &session_, &Session::historyChanged, notice_,
      [this, words] {
        if (notice_->text() == words) notice_->hide();
      },
      Qt::SingleShotConnection);
}

void MainWindow::askForgetEdits(std::int64_t sequence) {
  ForgetEditsDialog dialog(session_, sequence, this);
  if (dialog.exec() == QDialog::Accepted) {
    notice_->showBriefly(tr("The file takes %1 now.").arg(locale().formattedDataSize(session_.document().bytes())));
  }
}

void MainWindow::showAltered() {
  QStringList tables;
  for (const store::AlteredPart& part : session_.document().altered()) {
    const QString table = CoreWords::term(part.table);
    if (!tables.contains(table)) tables << table;
  }
  notice_->showState(
      tr("Open for reading only: the content is not what was last saved in the file (%1). Another program "
         "wrote into it, or it is damaged.")
          .arg(tables.join(QStringLiteral(", "))),
      tr("Accept this content…"), [this] { acceptContent(); });
  notice_->offerToo({tr("Backups…"), [this] { showBackups(QFile::decodeName(session_.document().path().c_str())); }});
}

void MainWindow::acceptContent() {
  if (!session_.hasDocument() || session_.document().altered().empty()) return;
  QMessageBox question(QMessageBox::Question, tr("Accept this content"),
                       tr("Take the content of the file for right as it is?"), QMessageBox::NoButton, this);
  question.setObjectName(QStringLiteral("accept.question"));
  question.setInformativeText(tr(
      "That is right if you or another program changed it on purpose. If not, the file is damaged: compare it with a "
      "backup first. Edits of before can't be undone any more."));
  question.setDetailedText(partsInWords(session_.document().altered()));
  QPushButton* yes = question.addButton(tr("Accept"), QMessageBox::AcceptRole);
  question.addButton(QMessageBox::Cancel);
  question.exec();
  if (question.clickedButton() != yes) return;
  if (!session_.attempt([&] { session_.document().acceptContent(); })) return;
  notice_->hide();
  session_.tellAccessChanged();
  session_.notifyHistoryChanged();
}

}  // namespace redoubt::editor
