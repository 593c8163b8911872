#include "editor/dialogs/exchange/import_battle_dialog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFile>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

#include "core/exchange/formats.h"
#include "core/exchange/transfer.h"
#include "editor/dialogs/exchange/option_form.h"
#include "editor/dialogs/exchange/report_view.h"
#include "editor/session/core_words.h"
#include "editor/style/theme.h"

namespace redoubt::editor {
namespace {

std::filesystem::path toPath(const QString& path) {
  return QFile::encodeName(path).toStdString();
}

QString lineOf(const exchange::Problem& problem) {
  QString place = QString::fromStdString(problem.file);
  if (problem.line > 1 || problem.column > 1) place += QStringLiteral(":%1:%2").arg(problem.line).arg(problem.column);
  const QString path = QString::fromStdString(problem.path);
  return place + QStringLiteral(": ") + (path.isEmpty() ? QString() : path + QStringLiteral(": ")) +
         CoreWords::text(problem.message);
}

}  // namespace

ImportBattleDialog::ImportBattleDialog(const QString& file, const QString& systems, QWidget* parent)
    : QDialog(parent),
      file_(file),
      systems_(systems),
      job_(new TransferJob(this)),
      formats_(new QComboBox),
      options_(new OptionForm),
      report_(new ReportView),
      problems_(new QPlainTextEdit),
      form_(new QWidget),
      outcome_(new QLabel),
      progress_(new QProgressBar),
      buttons_(new QDialogButtonBox) {
  setObjectName(QStringLiteral("importBattle"));
  setWindowTitle(tr("Import %1").arg(QFileInfo(file).fileName()));
  resize(720, 520);
  auto* outer = new QVBoxLayout(this);
  outer->setContentsMargins(16, 14, 16, 14);
  outer->setSpacing(12);
  auto* rows = new QFormLayout(form_);
  rows->setContentsMargins(0, 0, 0, 0);
  formats_->setObjectName(QStringLiteral("import.format"));
  for (const exchange::Format* each : exchange::readFormats()) {
    formats_->addItem(CoreWords::text(exchange::titleOf(*each)), QString::fromStdString(std::string(each->id)));
  }
  rows->addRow(tr("&Format"), formats_);
  rows->addRow(options_);
  outcome_->setObjectName(QStringLiteral("import.outcome"));
  outcome_->setWordWrap(true);
  problems_->setObjectName(QStringLiteral("import.problems"));
  problems_->setReadOnly(true);
  problems_->setAccessibleName(tr("What is wrong with the file"));
  problems_->hide();
  progress_->hide();
  outer->addWidget(form_);
  outer->addWidget(report_, 1);
  outer->addWidget(problems_, 1);
  outer->addWidget(outcome_);
  outer->addWidget(progress_);
  read_ = buttons_->addButton(tr("&Read"), QDialogButtonBox::ActionRole);
  read_->setObjectName(QStringLiteral("import.read"));
  open_ = buttons_->addButton(tr("&Open"), QDialogButtonBox::AcceptRole);
  open_->setObjectName(QStringLiteral("import.open"));
  open_->setEnabled(false);
  close_ = buttons_->addButton(QDialogButtonBox::Close);
  close_->setAutoDefault(false);
  outer->addWidget(buttons_);
  connect(read_, &QPushButton::clicked, this, &ImportBattleDialog::read);
  connect(buttons_, &QDialogButtonBox::accepted, this, &ImportBattleDialog::openBattles);
  connect(buttons_, &QDialogButtonBox::rejected, this, &ImportBattleDialog::reject);
  connect(formats_, &QComboBox::currentIndexChanged, this, &ImportBattleDialog::showFormat);
  connect(job_, &TransferJob::progressed, progress_, &QProgressBar::setValue);
  connect(job_, &TransferJob::ended, this, &ImportBattleDialog::showEnd);
  try {
    const exchange::Format& told = exchange::formatOf(toPath(file));
    formats_->setCurrentIndex(formats_->findData(QString::fromStdString(std::string(told.id))));
    showFormat();
    read();
  } catch (const Error& error) {
    showFormat();
    tellFault(CoreWords::text(error));
  }
}

QString ImportBattleDialog::fileFilter() {
  QStringList endings;
  for (const exchange::Format* each : exchange::readFormats()) {
    for (const std::string_view ending : each->endings) {
      endings << QStringLiteral("*.") + QString::fromStdString(std::string(ending));
    }
  }
  endings.removeDuplicates();
  return endings.join(QLatin1Char(' '));
}

const exchange::Format* ImportBattleDialog::format() const {
  return exchange::formatCalled(formats_->currentData().toString().toStdString());
}

void ImportBattleDialog::showFormat() {
  if (format()) options_->show(*format(), exchange::OptionUse::Import);
  options_->setVisible(!options_->isEmpty());
  open_->setEnabled(false);
}

void ImportBattleDialog::read() {
  if (job_->isRunning() || !format()) return;
  try {
    const exchange::Options options(*format(), exchange::OptionUse::Import, options_->given());
    result_ = std::make_shared<exchange::Imported>();
    showRunning(true);
    job_->start([format = format(), options, file = toPath(file_), systems = toPath(systems_),
                 result = result_](const Watch& watch) {
      *result = exchange::importFrom(*format, {file, options, systems, &watch});
    });
  } catch (const Error& error) {
    tellFault(CoreWords::text(error));
  }
}

void ImportBattleDialog::showRunning(bool isRunning) {
  form_->setEnabled(!isRunning);
  read_->setEnabled(!isRunning);
  open_->setEnabled(false);
  progress_->setValue(0);
  progress_->setVisible(isRunning);
  close_->setText(isRunning ? tr("Stop") : tr("Close"));
  if (isRunning) outcome_->clear();
}

void ImportBattleDialog::showEnd(bool isDone, const QString& problem) {
  showRunning(false);
  report_->clear();
  const bool hasProblems = isDone && !result_->problems.empty();
  problems_->setVisible(hasProblems);
  report_->setVisible(!hasProblems);
  if (!isDone) {
    if (!problem.isEmpty()) tellFault(problem);
    return;
  }
  if (hasProblems) {
    QStringList lines;
    for (const exchange::Problem& each : result_->problems) lines << lineOf(each);
    problems_->setPlainText(lines.join(QLatin1Char('\n')));
    return tellFault(tr("Nothing is imported until these are mended."));
  }
  report_->show(result_->report);
  setRole(*outcome_, "second");
  outcome_->setText(tr("%n battle(s) can be opened as drafts.", nullptr, static_cast<int>(result_->battles.size())));
  open_->setEnabled(!result_->battles.empty());
  open_->setDefault(true);
}

void ImportBattleDialog::openBattles() {
  for (const exchange::ImportedBattle& each : result_->battles) {
    const model::BattleInfo* info = model::info(each.battle);
    QString title = QString::fromStdString(!each.name.empty() ? each.name : info ? info->title : std::string());
    if (title.isEmpty()) title = QFileInfo(file_).completeBaseName();
    emit wanted(each.battle, title);
  }
  accept();
}

void ImportBattleDialog::tellFault(const QString& fault) {
  setRole(*outcome_, "error");
  outcome_->setText(fault);
}

void ImportBattleDialog::reject() {
  job_->isRunning() ? job_->stop() : QDialog::reject();
}

}  // namespace redoubt::editor
