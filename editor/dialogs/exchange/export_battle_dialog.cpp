#include "editor/dialogs/exchange/export_battle_dialog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QInputDialog>
#include <QLabel>
#include <QListWidget>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QSettings>
#include <QVBoxLayout>

#include "core/base/ids.h"
#include "core/base/text.h"
#include "core/exchange/formats.h"
#include "core/exchange/transfer.h"
#include "core/rules/set_up/set_up.h"
#include "editor/artwork/drawn_artwork.h"
#include "editor/dialogs/exchange/option_form.h"
#include "editor/dialogs/exchange/report_view.h"
#include "editor/session/core_words.h"
#include "editor/style/theme.h"

namespace redoubt::editor {
namespace {

const QString kFolder = QStringLiteral("outputFolder");
const QString kFormat = QStringLiteral("exportFormat");

QString endingOf(const exchange::Format& format) {
  return QString::fromStdString(std::string(format.endings.front()));
}

}  // namespace

ExportBattleDialog::ExportBattleDialog(Session& session, QWidget* parent)
    : QDialog(parent),
      session_(session),
      job_(new TransferJob(this)),
      formats_(new QListWidget),
      about_(new QLabel),
      setUps_(new QComboBox),
      options_(new OptionForm),
      report_(new ReportView),
      presets_(new QComboBox),
      form_(new QWidget),
      outcome_(new QLabel),
      progress_(new QProgressBar),
      buttons_(new QDialogButtonBox) {
  setObjectName(QStringLiteral("exportBattle"));
  setWindowTitle(tr("Export the battle"));
  resize(880, 600);
  auto* outer = new QVBoxLayout(this);
  outer->setContentsMargins(16, 14, 16, 14);
  outer->setSpacing(12);
  auto* sides = new QHBoxLayout(form_);
  sides->setContentsMargins(0, 0, 0, 0);
  sides->setSpacing(16);
  sides->addWidget(makeFormats());
  sides->addWidget(makeChoices(), 1);
  outcome_->setObjectName(QStringLiteral("export.outcome"));
  outcome_->setWordWrap(true);
  progress_->setObjectName(QStringLiteral("export.progress"));
  progress_->hide();
  outer->addWidget(form_, 1);
  outer->addWidget(outcome_);
  outer->addWidget(progress_);
  go_ = buttons_->addButton(tr("E&xport…"), QDialogButtonBox::AcceptRole);
  go_->setObjectName(QStringLiteral("export.go"));
  go_->setDefault(true);
  close_ = buttons_->addButton(QDialogButtonBox::Close);
  close_->setAutoDefault(false);
  outer->addWidget(buttons_);
  connect(buttons_, &QDialogButtonBox::accepted, this, &ExportBattleDialog::askAndWrite);
  connect(buttons_, &QDialogButtonBox::rejected, this, &ExportBattleDialog::reject);
  connect(job_, &TransferJob::progressed, progress_, &QProgressBar::setValue);
  connect(job_, &TransferJob::ended, this, &ExportBattleDialog::showEnd);
  connect(formats_, &QListWidget::currentRowChanged, this, &ExportBattleDialog::showFormat);
  connect(setUps_, &QComboBox::currentIndexChanged, this, &ExportBattleDialog::refreshReport);
  connect(options_, &OptionForm::changed, this, &ExportBattleDialog::refreshReport);
  const QString last = QSettings().value(kFormat).toString();
  int row = 0;
  for (int i = 0; i < formats_->count(); ++i) {
    if (formats_->item(i)->data(Qt::UserRole).toString() == last) row = i;
  }
  formats_->setCurrentRow(row);
}

QWidget* ExportBattleDialog::makeFormats() {
  formats_->setObjectName(QStringLiteral("export.formats"));
  formats_->setAccessibleName(tr("Format"));
  formats_->setFixedWidth(220);
  for (const exchange::Format* each : exchange::writtenFormats()) {
    auto* item = new QListWidgetItem(CoreWords::text(exchange::titleOf(*each)), formats_);
    item->setData(Qt::UserRole, QString::fromStdString(std::string(each->id)));
    item->setToolTip(CoreWords::text(exchange::aboutOf(*each)));
  }
  return formats_;
}

QWidget* ExportBattleDialog::makeChoices() {
  auto* side = new QWidget;
  auto* column = new QVBoxLayout(side);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(10);
  about_->setWordWrap(true);
  about_->setObjectName(QStringLiteral("export.about"));
  column->addWidget(about_);
  column->addWidget(makePresets());
  auto* setUpRow = new QHBoxLayout;
  auto* label = new QLabel(tr("&Set-up"));
  label->setBuddy(setUps_);
  setUps_->setObjectName(QStringLiteral("export.setUp"));
  setUpRow->addWidget(label);
  setUpRow->addWidget(setUps_, 1);
  column->addLayout(setUpRow);
  column->addWidget(options_);
  report_->setMinimumHeight(160);
  column->addWidget(report_, 1);
  return side;
}

QWidget* ExportBattleDialog::makePresets() {
  auto* place = new QWidget;
  auto* row = new QHBoxLayout(place);
  row->setContentsMargins(0, 0, 0, 0);
  auto* label = new QLabel(tr("P&reset"));
  label->setBuddy(presets_);
  presets_->setObjectName(QStringLiteral("export.presets"));
  auto* keep = new QPushButton(tr("&Keep these choices…"));
  keep->setObjectName(QStringLiteral("export.keep"));
  keep->setAutoDefault(false);
  keep->setEnabled(!session_.document().isReadOnly());
  row->addWidget(label);
  row->addWidget(presets_, 1);
  row->addWidget(keep);
  fillPresets();
  connect(presets_, &QComboBox::activated, this, &ExportBattleDialog::takePreset);
  connect(keep, &QPushButton::clicked, this, &ExportBattleDialog::keepPreset);
  return place;
}

void ExportBattleDialog::fillPresets() {
  presets_->clear();
  presets_->addItem(tr("None"));
  for (const model::ExportPreset& each : session_.battle().all<model::ExportPreset>()) {
    if (!exchange::formatCalled(each.target)) continue;
    presets_->addItem(QString::fromStdString(each.slug), QString::fromStdString(each.slug));
  }
  presets_->setEnabled(presets_->count() > 1);
}

void ExportBattleDialog::fillSetUps() {
  const QVariant before = setUps_->currentData();
  const QSignalBlocker blocker(setUps_);
  setUps_->clear();
  setUps_->addItem(format().holdsOneSetUp ? tr("The map alone") : tr("All"));
  for (const model::Scenario* scenario : rules::scenarios(session_.translated())) {
    for (const model::Variant* variant : rules::variants(session_.translated(), scenario->id)) {
      QString title = QString::fromStdString(scenario->title);
      if (rules::variants(session_.translated(), scenario->id).size() > 1) {
        title += QStringLiteral(": ") + QString::fromStdString(variant->title);
      }
      setUps_->addItem(title, QVariant::fromValue<qlonglong>(variant->id.value));
    }
  }
  int at = before.isValid() ? setUps_->findData(before) : -1;
  if (at < 0 && format().holdsOneSetUp && session_.setUp().variant()) {
    at = setUps_->findData(QVariant::fromValue<qlonglong>(session_.setUp().variant()->value));
  }
  setUps_->setCurrentIndex(std::max(0, at));
  setUps_->setEnabled(format().holdsOneSetUp);
}

const exchange::Format& ExportBattleDialog::format() const {
  const QListWidgetItem* item = formats_->currentItem();
  return exchange::requireFormat(item ? item->data(Qt::UserRole).toString().toStdString() : std::string("json"));
}

void ExportBattleDialog::showFormat() {
  about_->setText(CoreWords::text(exchange::aboutOf(format())));
  {
    const QSignalBlocker blocker(options_);
    options_->show(format(), exchange::OptionUse::Export);
  }
  fillSetUps();
  QSettings().setValue(kFormat, QString::fromStdString(std::string(format().id)));
  refreshReport();
}

exchange::ExportJob ExportBattleDialog::job(const model::Battle& battle) const {
  exchange::ExportJob job{battle, exchange::Options(format(), exchange::OptionUse::Export, options_->given())};
  const Id<model::Variant> variant{setUps_->currentData().toLongLong()};
  if (const model::Variant* row = battle.find<model::Variant>(variant)) {
    job.variant = row->id;
    job.scenario = row->scenario;
  }
  return job;
}

void ExportBattleDialog::refreshReport() {
  try {
    report_->show(exchange::reportOf(format(), job(session_.battle())));
    outcome_->clear();
    go_->setEnabled(true);
  } catch (const Error& error) {
    report_->clear();
    tellFault(CoreWords::text(error));
    go_->setEnabled(false);
  }
}

exchange::PresetChoice ExportBattleDialog::choice() const {
  exchange::PresetChoice choice{std::string(format().id), options_->given(), {}, {}};
  const Id<model::Variant> id{setUps_->currentData().toLongLong()};
  const model::Variant* variant = session_.battle().find<model::Variant>(id);
  const model::Scenario* scenario = variant ? session_.battle().find<model::Scenario>(variant->scenario) : nullptr;
  if (scenario) {
    choice.scenario = scenario->slug;
    choice.variant = variant->slug;
  }
  return choice;
}

void ExportBattleDialog::takePreset() {
  const std::string slug = presets_->currentData().toString().toStdString();
  const auto* preset = slug.empty() ? nullptr : session_.battle().bySlug<model::ExportPreset>(slug);
  if (!preset) return;
  const exchange::PresetChoice choice = exchange::choiceOf(*preset);
  for (int i = 0; i < formats_->count(); ++i) {
    if (formats_->item(i)->data(Qt::UserRole).toString().toStdString() == choice.format) formats_->setCurrentRow(i);
  }
  options_->set(choice.options);
  for (const model::Variant& variant : session_.battle().all<model::Variant>()) {
    const auto* scenario = session_.battle().find<model::Scenario>(variant.scenario);
    if (!scenario || scenario->slug != choice.scenario || variant.slug != choice.variant) continue;
    setUps_->setCurrentIndex(std::max(0, setUps_->findData(QVariant::fromValue<qlonglong>(variant.id.value))));
  }
  refreshReport();
}

void ExportBattleDialog::keepPreset() {
  const QString name = QInputDialog::getText(this, tr("Keep these choices"), tr("Name of the preset:"), QLineEdit::Normal,
                                             presets_->currentData().toString());
  const std::string slug = slugged(name.trimmed().toStdString());
  if (slug.empty()) return;
  const auto* known = session_.battle().bySlug<model::ExportPreset>(slug);
  model::ExportPreset row{known ? known->id : Id<model::ExportPreset>{randomId()}, slug, {}, {}};
  model::Edit edit(said(Phrase::of("stored.keep-preset", {{"name", slug}})));
  edit.put(exchange::withChoice(row, choice()));
  session_.apply(edit);
  fillPresets();
  presets_->setCurrentIndex(std::max(0, presets_->findData(QString::fromStdString(slug))));
}

void ExportBattleDialog::askAndWrite() {
  const QFileInfo battle(QFile::decodeName(session_.document().path().c_str()));
  QString folder = QSettings().value(kFolder).toString();
  if (folder.isEmpty() || !QFileInfo(folder).isDir()) folder = battle.path();
  QString filter;
  for (const std::string_view ending : format().endings) {
    filter += (filter.isEmpty() ? "*." : " *.") + QString::fromStdString(std::string(ending));
  }
  const QString proposed =
      folder + QLatin1Char('/') + battle.completeBaseName() + QLatin1Char('.') + endingOf(format());
  QFileDialog dialog(this, windowTitle(), proposed, formats_->currentItem()->text() + " (" + filter + ")");
  dialog.setAcceptMode(QFileDialog::AcceptSave);
  dialog.setDefaultSuffix(endingOf(format()));
  dialog.selectFile(proposed);
  if (dialog.exec() != QDialog::Accepted) return;
  const QString chosen = dialog.selectedFiles().value(0);
  QSettings().setValue(kFolder, QFileInfo(chosen).path());
  writeTo(chosen);
}

void ExportBattleDialog::writeTo(const QString& path) {
  if (path.isEmpty() || job_->isRunning()) return;
  path_ = path;
  result_ = std::make_shared<exchange::TransferReport>();
  showRunning(true);
  const model::Battle battle = session_.battle();
  const exchange::ExportJob wanted = job(battle);
  job_->start([battle, format = &format(), options = wanted.options, scenario = wanted.scenario,
               variant = wanted.variant, path, result = result_](const Watch& watch) {
    DrawnArtwork artwork(battle);
    exchange::ExportJob job{battle, options, scenario, variant, &artwork, &watch};
    *result = exchange::exportTo(*format, job, QFile::encodeName(path).toStdString(), true).report;
  });
}

void ExportBattleDialog::showRunning(bool isRunning) {
  form_->setEnabled(!isRunning);
  go_->setEnabled(!isRunning);
  progress_->setValue(0);
  progress_->setVisible(isRunning);
  close_->setText(isRunning ? tr("Stop") : tr("Close"));
  if (isRunning) outcome_->clear();
}

void ExportBattleDialog::showEnd(bool isDone, const QString& problem) {
  showRunning(false);
  if (!isDone) {
    if (!problem.isEmpty()) tellFault(problem);
    return;
  }
  report_->show(*result_);
  setRole(*outcome_, "second");
  outcome_->setText(tr("Written: %1").arg(path_));
  emit written(path_);
}

void ExportBattleDialog::tellFault(const QString& fault) {
  setRole(*outcome_, "error");
  outcome_->setText(fault);
}

// While a file is being written, Escape and the button stop that and leave the window open.
void ExportBattleDialog::reject() {
  job_->isRunning() ? job_->stop() : QDialog::reject();
}

}  // namespace redoubt::editor
