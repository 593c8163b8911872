#include "editor/dialogs/exchange/export_battle_dialog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFile>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QScrollArea>
#include <QSettings>
#include <QShowEvent>
#include <QStyle>
#include <QTabWidget>
#include <QVBoxLayout>
#include <algorithm>

#include "core/exchange/formats.h"
#include "core/exchange/transfer.h"
#include "core/rules/set_up/set_up.h"
#include "editor/artwork/drawn_artwork.h"
#include "editor/dialogs/exchange/option_form.h"
#include "editor/dialogs/exchange/preset_row.h"
#include "editor/dialogs/exchange/report_view.h"
#include "editor/dialogs/exchange/transfer_status.h"
#include "editor/dialogs/exchange/output_choices.h"
#include "editor/dialogs/exchange/picture_view.h"
#include "editor/session/core_words.h"
#include "editor/style/field_keys.h"
#include "editor/style/page_scroll.h"

namespace redoubt::editor {
namespace {

const QString kFormat = QStringLiteral("exportFormat");
enum Tab { kPicture, kReport };

}  // namespace

ExportBattleDialog::ExportBattleDialog(Session& session, QWidget* parent)
    : QDialog(parent),
      session_(session),
      formats_(new QListWidget),
      about_(new QLabel),
      scroll_(makePageScroll(nullptr)),
      presets_(new PresetRow(session, [this] { return choice(); })),
      setUps_(new QComboBox),
      options_(new OptionForm),
      tabs_(new QTabWidget),
      picture_(new PictureView),
      report_(new ReportView),
      form_(new QWidget),
      status_(new TransferStatus(QStringLiteral("export"))),
      buttons_(new QDialogButtonBox),
      look_(windowLook(session)) {
  setObjectName(QStringLiteral("exportBattle"));
  setWindowTitle(tr("Export the battle"));
  resize(1080, 660);
  auto* outer = new QVBoxLayout(this);
  outer->setContentsMargins(16, 14, 16, 14);
  outer->setSpacing(8);
  auto* sides = new QHBoxLayout(form_);
  sides->setContentsMargins(0, 0, 0, 0);
  sides->setSpacing(16);
  sides->addWidget(makeFormats());
  sides->addWidget(makeChoices(), 4);
  sides->addWidget(makeOutcome(), 5);
  outer->addWidget(form_, 1);
  outer->addWidget(status_);
  makeButtons();
  outer->addWidget(buttons_);
  options_->setMap(session_.layout());
  connect(status_, &TransferStatus::runningChanged, this, &ExportBattleDialog::showRunning);
  connect(status_, &TransferStatus::ended, this, &ExportBattleDialog::showEnd);
  connect(formats_, &QListWidget::currentRowChanged, this, &ExportBattleDialog::showFormat);
  connect(setUps_, &QComboBox::currentIndexChanged, this, &ExportBattleDialog::refresh);
  connect(options_, &OptionForm::changed, this, &ExportBattleDialog::refresh);
  connect(presets_, &PresetRow::chosen, this, &ExportBattleDialog::take);
  const std::string last = QSettings().value(kFormat).toString().toStdString();
  formats_->setCurrentRow(0);
  choose(last);
}

QWidget* ExportBattleDialog::makeFormats() {
  formats_->setObjectName(QStringLiteral("export.formats"));
  formats_->setAccessibleName(tr("Format"));
  for (const exchange::Format* each : exchange::writtenFormats()) {
    auto* item = new QListWidgetItem(CoreWords::text(exchange::titleOf(*each)), formats_);
    item->setData(Qt::UserRole, QString::fromStdString(std::string(each->id)));
    item->setToolTip(CoreWords::text(exchange::aboutOf(*each)));
  }
  formats_->setFixedWidth(formats_->sizeHintForColumn(0) + 2 * formats_->frameWidth() + 24);
  return formats_;
}

// What doesn't fit scrolls: formats have few options or many.
QWidget* ExportBattleDialog::makeChoices() {
  auto* side = new QWidget(scroll_->viewport());
  auto* column = new QVBoxLayout(side);
  column->setContentsMargins(0, 0, 6, 0);
  column->setSpacing(10);
  about_->setWordWrap(true);
  about_->setObjectName(QStringLiteral("export.about"));
  column->addWidget(about_);
  column->addWidget(presets_);
  auto* setUpRow = new QHBoxLayout;
  auto* label = new QLabel(tr("&Set-up"));
  label->setBuddy(setUps_);
  setUps_->setObjectName(QStringLiteral("export.setUp"));
  setUps_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  setUpRow->addWidget(label);
  setUpRow->addWidget(setUps_, 1);
  column->addLayout(setUpRow);
  column->addWidget(options_);
  column->addStretch();
  scroll_->setWidget(side);
  return scroll_;
}

QWidget* ExportBattleDialog::makeOutcome() {
  tabs_->setObjectName(QStringLiteral("export.tabs"));
  tabs_->setDocumentMode(true);
  tabs_->addTab(picture_, tr("Preview"));
  tabs_->addTab(report_, tr("What is taken over"));
  return tabs_;
}

void ExportBattleDialog::makeButtons() {
  go_ = buttons_->addButton(tr("E&xport…"), QDialogButtonBox::AcceptRole);
  go_->setObjectName(QStringLiteral("export.go"));
  go_->setDefault(true);
  close_ = buttons_->addButton(QDialogButtonBox::Close);
  close_->setObjectName(QStringLiteral("export.close"));
  close_->setAutoDefault(false);  // passing it with Tab on the way to a field must not make Enter close the window
  connect(buttons_, &QDialogButtonBox::accepted, this, &ExportBattleDialog::askAndWrite);
  connect(buttons_, &QDialogButtonBox::rejected, this, &ExportBattleDialog::reject);
}

void ExportBattleDialog::showEvent(QShowEvent* event) {
  if (!event->spontaneous()) {
    orderKeys();
    formats_->setFocus(Qt::TabFocusReason);
  }
  QDialog::showEvent(event);
}

// So that nothing is cut off at the side. It never becomes narrower: formats that are passed through don't move the
// rest.
void ExportBattleDialog::makeRoom() {
  const int bar = style()->pixelMetric(QStyle::PM_ScrollBarExtent);
  const int needed = scroll_->widget()->minimumSizeHint().width() + bar + 2 * scroll_->frameWidth();
  scroll_->setMinimumWidth(std::max(scroll_->minimumWidth(), needed));
}

// The fields of a format are made after all the others. Only they are moved: what is the focus proxy of a widget round
// it, such as the bar of tabs, would part the ring of those that Tab reaches.
void ExportBattleDialog::orderKeys() {
  QWidget* last = setUps_;
  for (QWidget* each : options_->controls()) {
    setTabOrder(last, each);
    last = each;
  }
}

void ExportBattleDialog::choose(const std::string& format) {
  for (int i = 0; i < formats_->count(); ++i) {
    if (formats_->item(i)->data(Qt::UserRole).toString().toStdString() == format) formats_->setCurrentRow(i);
  }
}

const exchange::Format& ExportBattleDialog::format() const {
  const QListWidgetItem* item = formats_->currentItem();
  return item ? exchange::requireFormat(item->data(Qt::UserRole).toString().toStdString())
              : *exchange::formats().front();
}

const model::Battle& ExportBattleDialog::battle() const {
  return format().isPicture ? session_.translated() : session_.battle();
}

void ExportBattleDialog::fillSetUps() {
  const QVariant before = setUps_->currentData();
  const exchange::SetUps kept = format().setUps;
  const bool isChosen = kept != exchange::SetUps::All;
  const QSignalBlocker blocker(setUps_);
  setUps_->clear();
  if (kept == exchange::SetUps::One) setUps_->addItem(tr("The map alone"));
  if (!isChosen) setUps_->addItem(tr("All"));
  for (const model::Scenario* scenario : rules::scenarios(session_.translated())) {
    const auto variants = rules::variants(session_.translated(), scenario->id);
    for (const model::Variant* variant : variants) {
      QString title = QString::fromStdString(scenario->title);
      if (variants.size() > 1) title += QStringLiteral(": ") + QString::fromStdString(variant->title);
      setUps_->addItem(title, QVariant::fromValue<qlonglong>(variant->id.value));
    }
  }
  int at = before.isValid() && isChosen ? setUps_->findData(before) : -1;
  if (at < 0 && isChosen && session_.setUp().variant()) {
    at = setUps_->findData(QVariant::fromValue<qlonglong>(session_.setUp().variant()->value));
  }
  setUps_->setCurrentIndex(std::max(0, at));
  setUps_->setEnabled(isChosen && setUps_->count() > 0);
}

// What was chosen for one picture is chosen for the next.
void ExportBattleDialog::showFormat() {
  if (shown_ && shown_->isPicture) look_ = options_->given();
  shown_ = &format();
  about_->setText(CoreWords::text(exchange::aboutOf(format())));
  {
    const QSignalBlocker blocker(options_);
    options_->show(format(), exchange::OptionUse::Export);
    if (format().isPicture) options_->set(look_);
  }
  options_->setVisible(!options_->isEmpty());
  fillSetUps();
  makeRoom();
  orderKeys();
  const bool hadPicture = tabs_->isTabVisible(kPicture);
  tabs_->setTabVisible(kPicture, format().isPicture);
  if (format().isPicture && !hadPicture) tabs_->setCurrentIndex(kPicture);
  QSettings().setValue(kFormat, QString::fromStdString(std::string(format().id)));
  refresh();
}

exchange::ExportJob ExportBattleDialog::job() const {
  exchange::ExportJob job{battle(), exchange::Options(format(), exchange::OptionUse::Export, options_->given())};
  const Id<model::Variant> variant{setUps_->currentData().toLongLong()};
  if (const model::Variant* row = battle().find<model::Variant>(variant)) {
    job.variant = row->id;
    job.scenario = row->scenario;
  }
  return job;
}

void ExportBattleDialog::refresh() {
  QString fault = options_->fault();
  try {
    if (fault.isEmpty()) {
      const exchange::ExportJob wanted = job();
      options_->setIdle(idleOptions(wanted));
      report_->show(exchange::reportOf(format(), wanted));
      if (format().isPicture) picture_->show(wanted);
      status_->tell(format().isPicture ? picture_->size() : QString());
    }
  } catch (const Error& error) {
    fault = CoreWords::text(error);
  }
  go_->setEnabled(fault.isEmpty());
  if (fault.isEmpty()) return;
  report_->clear();
  picture_->clear();
  status_->tellFault(fault);
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

// Where it stands in the list; -1 for none. Without a variant it is the first of the scenario, as on the command line.
int ExportBattleDialog::setUpOf(const exchange::PresetChoice& choice) const {
  for (int i = 0; i < setUps_->count(); ++i) {
    const auto* variant = session_.battle().find<model::Variant>({setUps_->itemData(i).toLongLong()});
    const auto* scenario = variant ? session_.battle().find<model::Scenario>(variant->scenario) : nullptr;
    if (!scenario || scenario->slug != choice.scenario) continue;
    if (choice.variant.empty() || variant->slug == choice.variant) return i;
  }
  return -1;
}

// Options that the preset doesn't name are as they are when none is given.
void ExportBattleDialog::take(const exchange::PresetChoice& choice) {
  choose(choice.format);
  {
    const QSignalBlocker blocker(options_);
    options_->set(exchange::Options(format(), exchange::OptionUse::Export).values());
    options_->set(choice.options);
    const QSignalBlocker setUpBlocker(setUps_);
    setUps_->setCurrentIndex(std::max(0, setUpOf(choice)));
  }
  refresh();
}

void ExportBattleDialog::askAndWrite() {
  writeTo(askOutput(session_, format(), *this));
}

void ExportBattleDialog::writeTo(const QString& path) {
  if (path.isEmpty() || status_->isRunning()) return;
  path_ = path;
  result_ = std::make_shared<exchange::TransferReport>();
  const exchange::ExportJob wanted = job();
  status_->start([battle = wanted.battle, format = &format(), options = wanted.options, scenario = wanted.scenario,
                  variant = wanted.variant, path, result = result_](const Watch& watch) {
    DrawnArtwork artwork(battle);
    exchange::ExportJob job{battle, options, scenario, variant, &artwork, &watch};
    *result = exchange::exportTo(*format, job, QFile::encodeName(path).toStdString(), true).report;
  });
}

void ExportBattleDialog::showRunning(bool isRunning) {
  form_->setEnabled(!isRunning);
  go_->setEnabled(!isRunning);
  close_->setText(isRunning ? tr("Stop") : tr("Close"));
}

void ExportBattleDialog::showEnd(bool isDone) {
  if (!isDone) return;
  report_->show(*result_);
  status_->tell(tr("Written: %1").arg(path_));
  emit written(path_);
}

// While a file is being written, Escape and the button stop that and leave the window open.
void ExportBattleDialog::reject() {
  status_->isRunning() ? status_->stop() : QDialog::reject();
}

}  // namespace redoubt::editor
