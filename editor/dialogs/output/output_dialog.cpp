#include "editor/dialogs/output/output_dialog.h"

#include <QDialogButtonBox>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSettings>
#include <QShowEvent>
#include <QStandardPaths>
#include <QVBoxLayout>

#include "core/base/error.h"
#include "core/base/text.h"
#include "editor/dialogs/output/output_look.h"
#include "editor/session/core_words.h"
#include "editor/style/field_keys.h"
#include "editor/style/theme.h"

namespace redoubt::editor {
namespace {

const QString kFolder = QStringLiteral("outputFolder");

}  // namespace

OutputDialog::OutputDialog(Session& session, const QString& goText, QWidget* parent)
    : QDialog(parent),
      session_(session),
      job_(new OutputJob(this)),
      look_(new OutputLook(session)),
      sides_(new QHBoxLayout),
      choices_(new QVBoxLayout),
      form_(new QWidget),
      outcome_(new QLabel),
      progress_(new QProgressBar),
      buttons_(new QDialogButtonBox) {
  auto* outer = new QVBoxLayout(this);
  outer->setContentsMargins(16, 14, 16, 14);
  outer->setSpacing(12);
  form_->setLayout(sides_);
  sides_->setContentsMargins(0, 0, 0, 0);
  sides_->setSpacing(16);
  choices_->setSpacing(10);
  sides_->addLayout(choices_);
  outcome_->setObjectName(QStringLiteral("output.outcome"));
  outcome_->setWordWrap(true);
  progress_->setObjectName(QStringLiteral("output.progress"));
  progress_->hide();
  outer->addWidget(form_, 1);
  outer->addWidget(outcome_);
  outer->addWidget(progress_);
  go_ = buttons_->addButton(goText, QDialogButtonBox::AcceptRole);
  go_->setObjectName(QStringLiteral("output.go"));
  go_->setDefault(true);
  cancel_ = buttons_->addButton(QDialogButtonBox::Cancel);
  cancel_->setObjectName(QStringLiteral("output.cancel"));
  cancel_->setAutoDefault(false);  // passing it with Tab on the way to a field must not make Enter close the window
  outer->addWidget(buttons_);
  connect(buttons_, &QDialogButtonBox::accepted, this, &OutputDialog::askAndWrite);
  connect(buttons_, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(look_, &OutputLook::changed, this, &OutputDialog::refresh);
  connect(job_, &OutputJob::progressed, progress_, &QProgressBar::setValue);
  connect(job_, &OutputJob::ended, this, &OutputDialog::showEnd);
}

QPushButton* OutputDialog::addButton(const QString& text, const QString& objectName) {
  QPushButton* made = buttons_->addButton(text, QDialogButtonBox::ActionRole);
  made->setObjectName(objectName);
  made->setAutoDefault(false);
  return made;
}

// The fields come before the buttons in the tab order, as in the layout.
void OutputDialog::showEvent(QShowEvent* event) {
  if (!event->spontaneous()) {
    QWidget* last = nullptr;
    for (QWidget* each = form_->nextInFocusChain(); each != form_; each = each->nextInFocusChain()) {
      if (form_->isAncestorOf(each)) last = each;
    }
    for (QAbstractButton* button : buttons_->buttons()) {
      if (last) setTabOrder(last, button);
      last = button;
    }
    focusFirst(*form_);
  }
  QDialog::showEvent(event);
}

render::MapDrawing OutputDialog::drawing() const {
  return render::MapDrawing(session_.translated(), look_->options());
}

void OutputDialog::refresh() {
  QString fault = look_->fault();
  QString words;
  if (fault.isEmpty()) {
    try {
      words = outcome();
    } catch (const Error& error) {
      fault = error.code() == ErrorCode::TooLarge ? tr("That is too large; choose fewer pixels, or a larger paper.")
                                                  : CoreWords::text(error);
    }
  }
  outcome_->setText(fault.isEmpty() ? words : fault);
  setRole(*outcome_, fault.isEmpty() ? "second" : "error");
  go_->setEnabled(fault.isEmpty());
}

// The folder of the last output, otherwise that of the battle. The folder of drafts and the file names in it are not
// proposed.
QString OutputDialog::proposedPath() const {
  const QFileInfo battle(QFile::decodeName(session_.document().path().c_str()));
  const QString ours = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QLatin1Char('/');
  QString folder = battle.path();
  QString name = battle.completeBaseName();
  if (battle.absoluteFilePath().startsWith(ours)) {
    const QString pictures = QStandardPaths::writableLocation(QStandardPaths::PicturesLocation);
    folder = QFileInfo(pictures).isDir() ? pictures : QDir::homePath();
    const model::BattleInfo* info = model::info(session_.battle());
    const std::string slug = info ? slugged(info->title) : std::string();
    if (!slug.empty()) name = QString::fromStdString(slug);
  }
  const QString last = QSettings().value(kFolder).toString();
  if (!last.isEmpty() && QFileInfo(last).isDir()) folder = last;
  return folder + QLatin1Char('/') + name + QLatin1Char('.') + suffix();
}

void OutputDialog::askAndWrite() {
  const QString proposed = proposedPath();
  QFileDialog dialog(this, windowTitle(), proposed, filter());
  dialog.setAcceptMode(QFileDialog::AcceptSave);
  dialog.setDefaultSuffix(suffix());
  dialog.selectFile(proposed);
  if (dialog.exec() != QDialog::Accepted) return;
  const QString chosen = dialog.selectedFiles().value(0);
  QSettings().setValue(kFolder, QFileInfo(chosen).path());
  writeTo(chosen);
}

void OutputDialog::writeTo(const QString& path) {
  if (path.isEmpty() || job_->isRunning()) return;
  try {
    path_ = path;
    OutputJob::Work chosen = work();
    showRunning(true);
    job_->start(path, std::move(chosen));
  } catch (const Error& error) {
    showEnd(false, CoreWords::text(error));
  }
}

void OutputDialog::showRunning(bool isRunning) {
  form_->setEnabled(!isRunning);
  go_->setEnabled(!isRunning);
  progress_->setValue(0);
  progress_->setVisible(isRunning);
  cancel_->setText(isRunning ? tr("Stop") : tr("Cancel"));
}

void OutputDialog::showEnd(bool isWritten, const QString& problem) {
  showRunning(false);
  if (isWritten) {
    emit written(path_);
    return accept();
  }
  refresh();
  if (!problem.isEmpty()) tellFault(problem);
}

void OutputDialog::tellFault(const QString& fault) {
  outcome_->setText(fault);
  setRole(*outcome_, "error");
}

// While a file is being written, Escape and the button stop that and leave the window open.
void OutputDialog::reject() {
  job_->isRunning() ? job_->stop() : QDialog::reject();
}

}  // namespace redoubt::editor
