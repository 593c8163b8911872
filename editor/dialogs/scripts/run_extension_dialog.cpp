#include "editor/dialogs/scripts/run_extension_dialog.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

#include "core/check/finding.h"
#include "core/model/any_row.h"
#include "editor/dialogs/exchange/option_form.h"
#include "editor/dialogs/exchange/transfer_job.h"
#include "editor/scripts/extension_formats.h"
#include "editor/session/core_words.h"
#include "editor/session/to_qt.h"
#include "editor/style/icons.h"
#include "editor/style/plain_tip.h"
#include "editor/style/theme.h"
#include "editor/words/words.h"

namespace redoubt::editor {
namespace {

constexpr int kWidth = 520;
constexpr int kMostShown = 5'000;
constexpr int kRowsShown = 12;

// A row by its slug, otherwise by its key.
std::string nameOfRow(const model::TableInfo& table, const void* row) {
  if (const auto slug = table.column("slug")) {
    if (std::string name = model::toText(valueOf(row, table.fields()[*slug])); !name.empty()) return name;
  }
  return table.keyText(row);
}

std::string titleOfRow(const model::TableInfo& table, const void* row) {
  for (const char* column : {"name", "title"}) {
    if (const auto found = table.column(column)) {
      if (std::string title = model::toText(valueOf(row, table.fields()[*found])); !title.empty()) return title;
    }
  }
  return nameOfRow(table, row);
}

}  // namespace

RunExtensionDialog::RunExtensionDialog(Session& session, const scripts::Extension& extension,
                                       const scripts::Offer& offer, QWidget* parent)
    : QDialog(parent),
      session_(session),
      extension_(extension),
      offer_(offer),
      job_(new TransferJob(this)),
      fields_(new OptionForm) {
  setObjectName(QStringLiteral("runExtension"));
  setWindowTitle(toQt(offer_.title));
  auto* column = new QVBoxLayout(this);
  column->setSpacing(size::kMargin);
  auto* about = new QLabel(toQt(offer_.about));
  about->setObjectName(QStringLiteral("runExtension.about"));
  about->setWordWrap(true);
  about->setTextFormat(Qt::PlainText);
  about->setVisible(!offer_.about.empty());
  column->addWidget(about);
  column->addWidget(makeForm());
  column->addWidget(makeResults(), 1);
  column->addWidget(makeButtons());
  connect(job_, &TransferJob::ended, this, &RunExtensionDialog::finish);
  connect(job_, &TransferJob::progressed, this, [this](int percent) {
    progress_->setRange(0, 100);
    progress_->setValue(percent);
  });
  connect(&session_, &Session::documentReplaced, this, &QDialog::close);
  connect(&session_, &Session::accessChanged, this, &RunExtensionDialog::showState);
  resize(kWidth, 0);
  showState();
}

RunExtensionDialog::~RunExtensionDialog() = default;

// The rows that can be chosen are those of the battle now.
QWidget* RunExtensionDialog::makeForm() {
  for (const scripts::Ask& ask : offer_.asks) {
    exchange::Option option = scripts::optionOf(ask);
    const model::TableInfo* table = ask.kind == scripts::AskKind::Row ? model::tableNamed(ask.table) : nullptr;
    if (table) {
      option.kind = exchange::OptionKind::Choice;
      option.words.push_back(names_.emplace_back());
      option.ownWords.emplace_back(tr("None").toStdString());
      table->forEach(session_.battle(), [&](const void* row) {
        option.words.push_back(names_.emplace_back(nameOfRow(*table, row)));
        option.ownWords.emplace_back(titleOfRow(*table, row));
      });
    }
    form_.options.push_back(std::move(option));
  }
  fields_->setObjectName(QStringLiteral("runExtension.form"));
  fields_->show(form_, exchange::OptionUse::Export);
  fields_->setVisible(!fields_->isEmpty());
  return fields_;
}

QWidget* RunExtensionDialog::makeResults() {
  auto* box = new QWidget;
  auto* column = new QVBoxLayout(box);
  column->setContentsMargins(0, 0, 0, 0);
  progress_ = new QProgressBar;
  progress_->setObjectName(QStringLiteral("runExtension.progress"));
  progress_->setTextVisible(false);
  progress_->setFixedHeight(size::kMargin / 2);
  message_ = new QLabel;
  message_->setObjectName(QStringLiteral("runExtension.message"));
  message_->setWordWrap(true);
  message_->setTextFormat(Qt::PlainText);
  message_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  findings_ = new QTableWidget(0, 2);
  findings_->setObjectName(QStringLiteral("runExtension.findings"));
  findings_->setAccessibleName(tr("What the check finds"));
  findings_->setHorizontalHeaderLabels({tr("Hex"), tr("What it says")});
  findings_->verticalHeader()->hide();
  findings_->verticalHeader()->setDefaultSectionSize(size::row());
  findings_->setShowGrid(false);
  findings_->setWordWrap(false);
  findings_->setTabKeyNavigation(false);
  findings_->setEditTriggers(QAbstractItemView::NoEditTriggers);
  findings_->setSelectionBehavior(QAbstractItemView::SelectRows);
  findings_->setSelectionMode(QAbstractItemView::SingleSelection);
  findings_->horizontalHeader()->setStretchLastSection(true);
  findings_->horizontalHeader()->setHighlightSections(false);
  findings_->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
  findings_->setToolTip(tr("Double-click to see it on the map."));
  connect(findings_, &QTableWidget::cellActivated, this, &RunExtensionDialog::goTo);
  connect(findings_, &QTableWidget::cellDoubleClicked, this, &RunExtensionDialog::goTo);
  log_ = new QPlainTextEdit;
  log_->setObjectName(QStringLiteral("runExtension.log"));
  log_->setAccessibleName(tr("What the script tells"));
  log_->setReadOnly(true);
  log_->setTabChangesFocus(true);
  for (QWidget* each : {static_cast<QWidget*>(progress_), static_cast<QWidget*>(message_),
                        static_cast<QWidget*>(findings_), static_cast<QWidget*>(log_)}) {
    each->hide();
    column->addWidget(each);
  }
  column->addStretch();
  return box;
}

QWidget* RunExtensionDialog::makeButtons() {
  auto* box = new QWidget;
  auto* row = new QHBoxLayout(box);
  row->setContentsMargins(0, 0, 0, 0);
  auto* file = new QLabel(tr("From %1").arg(toQt(extension_.file.filename().string())));
  file->setToolTip(plainTip(toQt(extension_.file.lexically_normal().string())));
  setRole(*file, "second");
  run_ = new QPushButton(tr("&Run"));
  run_->setObjectName(QStringLiteral("runExtension.run"));
  run_->setDefault(true);
  stop_ = new QPushButton(tr("&Stop"));
  stop_->setObjectName(QStringLiteral("runExtension.stop"));
  stop_->setAutoDefault(false);
  auto* close = new QPushButton(tr("Close"));
  close->setObjectName(QStringLiteral("runExtension.close"));
  close->setAutoDefault(false);
  row->addWidget(file, 1);
  row->addWidget(run_);
  row->addWidget(stop_);
  row->addWidget(close);
  connect(run_, &QPushButton::clicked, this, &RunExtensionDialog::run);
  connect(stop_, &QPushButton::clicked, this, [this] {
    wasStopped_ = true;
    job_->stop();
  });
  connect(close, &QPushButton::clicked, this, &QDialog::close);
  return box;
}

bool RunExtensionDialog::isRunning() const {
  return job_->isRunning();
}

scripts::ScriptJob RunExtensionDialog::jobNow() const {
  scripts::ScriptJob job;
  job.script = extension_.file;
  job.kind = offer_.kind;
  job.id = offer_.id;
  job.title = offer_.title;
  job.battle = session_.document().path();
  if (const auto variant = session_.setUp().variant()) job.variant = variant->value;
  job.language = Session::language().code();
  const exchange::Options::Given given = fields_->given();
  for (const scripts::Ask& ask : offer_.asks) {
    const auto value = given.find(ask.id);
    if (value == given.end()) continue;
    if (ask.kind == scripts::AskKind::Open) {
      job.opens[ask.id] = value->second;
    } else if (ask.kind == scripts::AskKind::Save) {
      job.saves[ask.id] = value->second;
    } else {
      job.asked[ask.id] = value->second;
    }
  }
  return job;
}

void RunExtensionDialog::run() {
  if (isRunning() || !session_.hasDocument()) return;
  running_ = jobNow();
  for (const auto* files : {&running_.opens, &running_.saves}) {
    for (const auto& [name, path] : *files) {
      if (path.empty()) return tell(tr("Choose the files that it works with first."), "error");
    }
  }
  before_ = session_.battle();
  outcome_ = scripts::ScriptOutcome();
  wasStopped_ = false;
  findings_->hide();
  log_->hide();
  message_->hide();
  progress_->setRange(0, 0);
  job_->start([this, job = running_](const Watch& watch) { outcome_ = scripts::runScript(job, watch); });
  showState();
}

void RunExtensionDialog::finish(bool isDone, const QString& problem) {
  QString lines;
  for (const std::string& line : outcome_.log) lines += toQt(line) + QLatin1Char('\n');
  log_->setPlainText(lines.trimmed());
  log_->setVisible(!outcome_.log.empty());
  if (isDone) {
    const QString message = apply();
    if (!message.isEmpty()) tell(message, "second");
    showFindings();
    emit done(message);
  } else if (wasStopped_) {
    tell(tr("Stopped; nothing was changed."), "second");
  } else {
    tell(problem, "error");
  }
  before_ = {};
  showState();
}

QString RunExtensionDialog::apply() {
  QStringList told;
  if (!outcome_.message.empty()) told << toQt(outcome_.message);
  if (!outcome_.edit.empty()) {
    // Rows were read before; somebody who painted meanwhile would lose that.
    if (!session_.hasDocument() || !(session_.battle() == before_)) {
      return tr("The battle was changed while the script ran; nothing of it was taken over. Run it again.");
    }
    if (!session_.applyEverywhere(outcome_.edit)) return tr("Nothing was changed.");
    told << tr("The battle was changed; Undo takes it back.");
  }
  if (!running_.saves.empty()) {
    if (!session_.attempt([this] { scripts::writeFiles(running_, outcome_); })) return told.join(QLatin1Char(' '));
    for (const auto& [name, path] : running_.saves) {
      if (outcome_.written.contains(name)) told << tr("%1 was written.").arg(toQt(path.string()));
    }
  }
  if (offer_.kind == scripts::OfferKind::Check && outcome_.findings.empty()) told << tr("It finds nothing.");
  if (offer_.kind == scripts::OfferKind::Action && told.isEmpty()) told << tr("There was nothing to change.");
  return told.join(QLatin1Char(' '));
}

void RunExtensionDialog::showFindings() {
  const int count = static_cast<int>(std::min<std::size_t>(outcome_.findings.size(), kMostShown));
  findings_->setRowCount(count);
  for (int i = 0; i < count; ++i) {
    const scripts::ScriptFinding& each = outcome_.findings[static_cast<std::size_t>(i)];
    auto* hex = new QTableWidgetItem(signIcon(signOf(each.severity)), toQt(each.hex));
    auto* words = new QTableWidgetItem(toQt(each.words).simplified());
    words->setToolTip(plainTip(words->text()));
    findings_->setItem(i, 0, hex);
    findings_->setItem(i, 1, words);
  }
  findings_->resizeColumnToContents(0);
  findings_->setVisible(count > 0);
  if (count > 0) {
    findings_->setMinimumHeight(std::min(count + 2, kRowsShown) * size::row());
    tell(tr("%n finding(s)", nullptr, static_cast<int>(outcome_.findings.size())), "second");
  }
}

// The window goes there as it does for a finding of its own.
void RunExtensionDialog::goTo(int row) {
  const scripts::ScriptFinding& each = outcome_.findings.at(static_cast<std::size_t>(row));
  check::Finding finding;
  if (const model::TableInfo* table = model::tableNamed(each.table)) {
    const auto found = model::rowOf(session_.battle(), *table, each.key);
    if (found) finding.subject = check::RowSubject{each.table, nameOfRow(*table, found->data())};
  }
  if (const auto hex = session_.layout().parse(each.hex)) finding.place = std::vector{*hex};
  session_.jumpTo(finding);
}

void RunExtensionDialog::tell(const QString& text, const char* role) {
  message_->setText(text);
  setRole(*message_, role);
  message_->setVisible(!text.isEmpty());
  fit();
}

void RunExtensionDialog::showState() {
  const bool isActive = isRunning();
  const bool canRun = session_.hasDocument() && (offer_.kind == scripts::OfferKind::Check || !session_.isReadOnly());
  run_->setVisible(!isActive);
  run_->setEnabled(canRun);
  stop_->setVisible(isActive);
  progress_->setVisible(isActive);
  fields_->setEnabled(!isActive);
  fit();
}

// As high as what is shown needs; a person may have made it higher.
void RunExtensionDialog::fit() {
  layout()->activate();
  const int needed = layout()->totalHeightForWidth(width());
  setMinimumHeight(std::max(needed, layout()->totalMinimumSize().height()));
}

}  // namespace redoubt::editor
