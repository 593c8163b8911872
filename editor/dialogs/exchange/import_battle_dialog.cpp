#include "editor/dialogs/exchange/import_battle_dialog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QStandardPaths>
#include <QTabWidget>
#include <QVBoxLayout>

#include "core/base/ids.h"
#include "core/base/text.h"
#include "core/exchange/formats.h"
#include "core/exchange/transfer.h"
#include "core/store/files.h"
#include "editor/dialogs/exchange/option_form.h"
#include "editor/dialogs/exchange/report_view.h"
#include "editor/dialogs/exchange/tile_table.h"
#include "editor/dialogs/exchange/transfer_status.h"
#include "editor/session/core_words.h"
#include "editor/style/tick_list.h"

namespace redoubt::editor {
namespace {

enum Page { kReportPage, kTilesPage, kBattlesPage, kProblemsPage };

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
      formats_(new QComboBox),
      options_(new OptionForm),
      tabs_(new QTabWidget),
      report_(new ReportView),
      tiles_(new TileTable),
      battles_(new QListWidget),
      problems_(new QPlainTextEdit),
      form_(new QWidget),
      status_(new TransferStatus(QStringLiteral("importing"))),
      buttons_(new QDialogButtonBox) {
  setObjectName(QStringLiteral("importBattle"));
  setWindowTitle(tr("Import %1").arg(QFileInfo(file).fileName()));
  resize(760, 600);
  auto* outer = new QVBoxLayout(this);
  outer->setContentsMargins(16, 14, 16, 14);
  outer->setSpacing(10);
  auto* rows = new QFormLayout(form_);
  rows->setContentsMargins(0, 0, 0, 0);
  formats_->setObjectName(QStringLiteral("importing.format"));
  for (const exchange::Format* each : exchange::readFormats()) {
    formats_->addItem(CoreWords::text(exchange::titleOf(*each)), QString::fromStdString(std::string(each->id)));
  }
  rows->addRow(tr("&Format"), formats_);
  rows->addRow(options_);
  problems_->setObjectName(QStringLiteral("importing.problems"));
  problems_->setReadOnly(true);
  problems_->setTabChangesFocus(true);
  problems_->setAccessibleName(tr("What is wrong with the file"));
  battles_->setObjectName(QStringLiteral("importing.battles"));
  battles_->setAccessibleName(tr("Battles that are opened"));
  battles_->setStyleSheet(tickListStyle());
  tabs_->setObjectName(QStringLiteral("importing.tabs"));
  tabs_->setDocumentMode(true);
  tabs_->addTab(report_, tr("What is taken over"));
  tabs_->addTab(tiles_, tr("Terrain of the tiles"));
  tabs_->addTab(battles_, tr("Battles"));
  tabs_->addTab(problems_, tr("What is wrong with the file"));
  for (const Page page : {kTilesPage, kBattlesPage, kProblemsPage}) tabs_->setTabVisible(page, false);
  outer->addWidget(form_);
  outer->addWidget(tabs_, 1);
  outer->addWidget(status_);
  makeButtons();
  outer->addWidget(buttons_);
  connect(formats_, &QComboBox::currentIndexChanged, this, &ImportBattleDialog::showFormat);
  connect(options_, &OptionForm::changed, this, &ImportBattleDialog::askAgain);
  connect(tiles_, &TileTable::changed, this, [this] {
    isAnswered_ = true;
    askAgain();
  });
  connect(battles_, &QListWidget::itemChanged, this, &ImportBattleDialog::showBattles);
  connect(status_, &TransferStatus::runningChanged, this, &ImportBattleDialog::showRunning);
  connect(status_, &TransferStatus::ended, this, &ImportBattleDialog::showEnd);
  try {
    const exchange::Format& told = exchange::formatOf(toPath(file));
    formats_->setCurrentIndex(formats_->findData(QString::fromStdString(std::string(told.id))));
    showFormat();
    read();
  } catch (const Error& error) {
    showFormat();
    status_->tellFault(CoreWords::text(error));
  }
}

void ImportBattleDialog::makeButtons() {
  module_ = buttons_->addButton(tr("Choose the &module…"), QDialogButtonBox::ActionRole);
  module_->setObjectName(QStringLiteral("importing.module"));
  module_->hide();
  read_ = buttons_->addButton(tr("&Read"), QDialogButtonBox::ActionRole);
  read_->setObjectName(QStringLiteral("importing.read"));
  open_ = buttons_->addButton(tr("&Open"), QDialogButtonBox::AcceptRole);
  open_->setObjectName(QStringLiteral("importing.open"));
  open_->setEnabled(false);
  close_ = buttons_->addButton(QDialogButtonBox::Close);
  close_->setAutoDefault(false);
  connect(module_, &QPushButton::clicked, this, &ImportBattleDialog::askModule);
  connect(read_, &QPushButton::clicked, this, &ImportBattleDialog::read);
  connect(buttons_, &QDialogButtonBox::accepted, this, &ImportBattleDialog::openBattles);
  connect(buttons_, &QDialogButtonBox::rejected, this, &ImportBattleDialog::reject);
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

// Files of one name lie in many folders.
QString ImportBattleDialog::answersFile(const QString& file) {
  const QFileInfo info(file);
  const std::int64_t hash = hashedId("tiles", info.absoluteFilePath().toStdString());
  return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) +
         QStringLiteral("/tiles/%1-%2.csv")
             .arg(QString::fromStdString(slugged(info.completeBaseName().toStdString())), QString::number(hash, 16));
}

const exchange::Format* ImportBattleDialog::format() const {
  return exchange::formatCalled(formats_->currentData().toString().toStdString());
}

void ImportBattleDialog::showFormat() {
  {
    const QSignalBlocker blocker(options_);
    if (format()) options_->show(*format(), exchange::OptionUse::Import);
    const QString answers = answersFile(file_);
    if (QFileInfo(answers).isFile()) options_->set({{"terrain", answers.toStdString()}});
  }
  options_->setVisible(!options_->isEmpty());
  isAnswered_ = false;
  open_->setEnabled(false);
  if (result_) askAgain();
}

bool ImportBattleDialog::keepAnswers() {
  const QString file = answersFile(file_);
  try {
    QDir().mkpath(QFileInfo(file).path());
    store::writeFile(toPath(file), exchange::terrainCsv(tiles_->answers()));
  } catch (const Error& error) {
    status_->tellFault(CoreWords::text(error));
    return false;
  }
  const QSignalBlocker blocker(options_);
  options_->set({{"terrain", file.toStdString()}});
  return true;
}

void ImportBattleDialog::read() {
  if (status_->isRunning() || !format() || (isAnswered_ && !keepAnswers())) return;
  isAnswered_ = false;
  try {
    const exchange::Options options(*format(), exchange::OptionUse::Import, options_->given());
    result_ = std::make_shared<Outcome>();
    status_->start([format = format(), options, file = toPath(file_), systems = toPath(systems_),
                    result = result_](const Watch& watch) {
      try {
        result->imported = exchange::importFrom(*format, {file, options, systems, &watch});
      } catch (const Error& error) {
        result->lacksModule = error.phrase().key() == "errors.vassal.no-module-beside";
        throw;
      }
    });
  } catch (const Error& error) {
    status_->tellFault(CoreWords::text(error));
  }
}

void ImportBattleDialog::readWithModule(const QString& module) {
  if (module.isEmpty()) return;
  options_->set({{"module", module.toStdString()}});
  read();
}

void ImportBattleDialog::askModule() {
  readWithModule(QFileDialog::getOpenFileName(this, tr("Choose the module"), QFileInfo(file_).path(),
                                              tr("Modules of VASSAL (%1)").arg(QStringLiteral("*.vmod"))));
}

void ImportBattleDialog::showRunning(bool isRunning) {
  form_->setEnabled(!isRunning);
  tabs_->setEnabled(!isRunning);
  read_->setEnabled(!isRunning);
  module_->hide();
  open_->setEnabled(false);
  close_->setText(isRunning ? tr("Stop") : tr("Close"));
}

void ImportBattleDialog::showEnd(bool isDone) {
  const exchange::Imported& imported = result_->imported;
  report_->clear();
  const bool hasProblems = isDone && !imported.problems.empty();
  const bool hasBattles = isDone && !imported.battles.empty();
  tabs_->setTabVisible(kTilesPage, hasBattles && !imported.tiles.empty());
  tabs_->setTabVisible(kBattlesPage, imported.battles.size() > 1);
  tabs_->setTabVisible(kProblemsPage, hasProblems);
  tabs_->setTabVisible(kReportPage, !hasProblems);
  module_->setVisible(result_->lacksModule);
  if (result_->lacksModule) module_->setDefault(true);
  if (hasProblems) return showProblems();
  if (!isDone) return;
  report_->show(imported.report);
  if (hasBattles) tiles_->show(imported.tiles, imported.battles.front().battle);
  if (hasBattles && tiles_->unknown() > 0) tabs_->setCurrentIndex(kTilesPage);
  {
    const QSignalBlocker blocker(battles_);
    battles_->clear();
    for (const exchange::ImportedBattle& each : imported.battles) {
      auto* item = new QListWidgetItem(titleOf(each), battles_);
      item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
      item->setCheckState(Qt::Checked);
    }
  }
  if (imported.battles.size() > 1) tabs_->setCurrentIndex(kBattlesPage);
  showBattles();
  open_->setDefault(true);
}

void ImportBattleDialog::showProblems() {
  QStringList lines;
  for (const exchange::Problem& each : result_->imported.problems) lines << lineOf(each);
  problems_->setPlainText(lines.join(QLatin1Char('\n')));
  tabs_->setCurrentIndex(kProblemsPage);
  status_->tellFault(tr("Nothing is imported until these are mended."));
}

// How many of them are ticked.
void ImportBattleDialog::showBattles() {
  int ticked = 0;
  for (int i = 0; i < battles_->count(); ++i) ticked += battles_->item(i)->checkState() == Qt::Checked ? 1 : 0;
  status_->tell(tr("%n battle(s) can be opened as drafts.", nullptr, ticked));
  open_->setEnabled(ticked > 0);
}

void ImportBattleDialog::askAgain() {
  open_->setEnabled(false);
  read_->setDefault(true);
  status_->tell(tr("Read again to take these choices over."));
}

QString ImportBattleDialog::titleOf(const exchange::ImportedBattle& battle) const {
  const model::BattleInfo* info = model::info(battle.battle);
  const QString title = QString::fromStdString(!battle.name.empty() ? battle.name : info ? info->title : std::string());
  return title.isEmpty() ? QFileInfo(file_).completeBaseName() : title;
}

void ImportBattleDialog::openBattles() {
  const auto& battles = result_->imported.battles;
  for (int i = 0; i < battles_->count(); ++i) {
    const exchange::ImportedBattle& each = battles[static_cast<std::size_t>(i)];
    if (battles_->item(i)->checkState() == Qt::Checked) emit wanted(each.battle, titleOf(each));
  }
  accept();
}

// While the file is being read, Escape and the button stop that and leave the window open.
void ImportBattleDialog::reject() {
  status_->isRunning() ? status_->stop() : QDialog::reject();
}

}  // namespace redoubt::editor
