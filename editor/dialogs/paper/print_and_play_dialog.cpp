#include "editor/dialogs/paper/print_and_play_dialog.h"

#include <QComboBox>
#include <QDesktopServices>
#include <QDialogButtonBox>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QSettings>
#include <QShowEvent>
#include <QUrl>
#include <QVBoxLayout>

#include "core/base/error.h"
#include "core/base/text.h"
#include "core/exchange/format.h"
#include "core/rules/set_up/set_up.h"
#include "editor/dialogs/exchange/option_form.h"
#include "editor/dialogs/exchange/transfer_status.h"
#include "editor/session/core_words.h"
#include "editor/session/to_qt.h"
#include "editor/style/field_keys.h"
#include "editor/style/theme.h"

namespace redoubt::editor {
namespace {

const QString kPrintFolder = QStringLiteral("printing/folder");

}  // namespace

PrintAndPlayDialog::PrintAndPlayDialog(Session& session, QWidget* parent)
    : QDialog(parent),
      session_(session),
      setUps_(new QComboBox),
      options_(new OptionForm),
      form_(new QWidget),
      outcome_(new QLabel),
      status_(new TransferStatus(QStringLiteral("printAndPlay"))),
      buttons_(new QDialogButtonBox) {
  setObjectName(QStringLiteral("printAndPlay"));
  setWindowTitle(tr("Print and play"));
  resize(560, 420);
  auto* outer = new QVBoxLayout(this);
  outer->setContentsMargins(16, 14, 16, 14);
  outer->setSpacing(10);
  auto* lead = new QLabel(tr("The whole game as a folder: the map, the counters, the sheets for players, and a page that says how the "
                             "game is made of them."));
  lead->setWordWrap(true);
  setRole(*lead, "second");
  outer->addWidget(lead);
  auto* rows = new QVBoxLayout(form_);
  rows->setContentsMargins(0, 0, 0, 0);
  auto* form = new QFormLayout;
  setUps_->setObjectName(QStringLiteral("printAndPlay.setUp"));
  form->addRow(tr("&Scenario"), setUps_);
  rows->addLayout(form);
  options_->show(printAndPlayFormat(), exchange::OptionUse::Export);
  rows->addWidget(options_);
  outer->addWidget(form_);
  outer->addStretch(1);
  outcome_->setObjectName(QStringLiteral("printAndPlay.files"));
  outcome_->setWordWrap(true);
  outcome_->setTextInteractionFlags(Qt::TextBrowserInteraction);
  outer->addWidget(outcome_);
  outer->addWidget(status_);
  go_ = buttons_->addButton(tr("&Make the folder…"), QDialogButtonBox::ActionRole);
  go_->setObjectName(QStringLiteral("printAndPlay.go"));
  go_->setAutoDefault(false);
  close_ = buttons_->addButton(QDialogButtonBox::Close);
  close_->setObjectName(QStringLiteral("printAndPlay.close"));
  close_->setAutoDefault(false);
  outer->addWidget(buttons_);
  fillSetUps();
  connect(go_, &QPushButton::clicked, this, &PrintAndPlayDialog::askAndWrite);
  connect(buttons_, &QDialogButtonBox::rejected, this, &PrintAndPlayDialog::reject);
  connect(options_, &OptionForm::changed, this, &PrintAndPlayDialog::refresh);
  connect(outcome_, &QLabel::linkActivated, this,
          [this] { QDesktopServices::openUrl(QUrl::fromLocalFile(folder_)); });
  connect(status_, &TransferStatus::runningChanged, this, &PrintAndPlayDialog::showRunning);
  connect(status_, &TransferStatus::ended, this, &PrintAndPlayDialog::showEnd);
  refresh();
}

void PrintAndPlayDialog::fillSetUps() {
  const model::Battle& battle = session_.translated();
  for (const model::Scenario* scenario : rules::scenarios(battle)) {
    for (const model::Variant* variant : rules::variants(battle, scenario->id)) {
      QString words = toQt(scenario->title);
      if (rules::variants(battle, scenario->id).size() > 1) words += QStringLiteral(" – ") + toQt(variant->title);
      setUps_->addItem(words, QVariant::fromValue<qlonglong>(variant->id.value));
      if (session_.setUp().variant() == variant->id) setUps_->setCurrentIndex(setUps_->count() - 1);
    }
  }
}

void PrintAndPlayDialog::showEvent(QShowEvent* event) {
  if (!event->spontaneous()) focusFirst(*form_);
  QDialog::showEvent(event);
}

void PrintAndPlayDialog::refresh() {
  const QString fault = setUps_->count() == 0 ? tr("The battle has no scenario.") : options_->fault();
  go_->setEnabled(fault.isEmpty());
  fault.isEmpty() ? status_->tell({}) : status_->tellFault(fault);
}

void PrintAndPlayDialog::askAndWrite() {
  const model::BattleInfo* info = model::info(session_.battle());
  const std::string slug = info ? slugged(info->title) : std::string();
  QString folder = QSettings().value(kPrintFolder).toString();
  if (folder.isEmpty() || !QFileInfo(folder).isDir()) {
    folder = QFileInfo(QFile::decodeName(session_.document().path().c_str())).path();
  }
  const QString parent = QFileDialog::getExistingDirectory(this, tr("Where to make the folder"), folder);
  if (parent.isEmpty()) return;
  QSettings().setValue(kPrintFolder, parent);
  const QString name = (slug.empty() ? tr("game") : toQt(slug)) + QLatin1Char('-') + tr("print");
  const QString target = parent + QLatin1Char('/') + name;
  if (QFileInfo::exists(target)) {
    const auto answer = QMessageBox::question(
        this, windowTitle(), tr("There is a folder %1 already. Replace its files?").arg(QFileInfo(target).fileName()));
    if (answer != QMessageBox::Yes) return;
  }
  writeTo(target);
}

void PrintAndPlayDialog::writeTo(const QString& folder) {
  if (folder.isEmpty() || status_->isRunning()) return;
  folder_ = folder;
  outcome_->clear();
  made_ = std::make_shared<PrintedFolder>();
  const Id<model::Variant> variant{setUps_->currentData().toLongLong()};
  const model::Variant* row = session_.battle().find<model::Variant>(variant);
  if (!row) return;
  const std::string language = Session::language().code().empty() ? std::string("en") : std::string(Session::language().code());
  status_->start([battle = session_.battle(), given = options_->given(), scenario = row->scenario, variant, language,
                  folder, made = made_](const Watch& watch) {
    const PrintAndPlayJob job{battle, exchange::Options(printAndPlayFormat(), exchange::OptionUse::Export, given), scenario,
                              variant, language};
    *made = printAndPlay(job, QFile::encodeName(folder).toStdString(), true, watch);
  });
}

void PrintAndPlayDialog::showRunning(bool isRunning) {
  form_->setEnabled(!isRunning);
  go_->setEnabled(!isRunning);
  close_->setText(isRunning ? tr("Stop") : tr("Close"));
}

void PrintAndPlayDialog::showEnd(bool isDone) {
  if (!isDone) return;
  QString files;
  for (const PrintedFile& file : made_->files) {
    files += QStringLiteral("<br>%1: %2").arg(toQt(file.name).toHtmlEscaped(), tr("%n page(s)", "", file.pages));
  }
  outcome_->setText(tr("Made: <a href=\"#\">%1</a>").arg(folder_.toHtmlEscaped()) + files);
  emit written(folder_);
}

void PrintAndPlayDialog::reject() {
  status_->isRunning() ? status_->stop() : QDialog::reject();
}

}  // namespace redoubt::editor
