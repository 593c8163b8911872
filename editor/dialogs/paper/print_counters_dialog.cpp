#include "editor/dialogs/paper/print_counters_dialog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFile>
#include <QFormLayout>
#include <QLabel>
#include <QPageLayout>
#include <QPageSize>
#include <QPainter>
#include <QPrintDialog>
#include <QPrinter>
#include <QProgressDialog>
#include <QPushButton>
#include <QScrollArea>
#include <QSettings>
#include <QShowEvent>
#include <QSplitter>
#include <QStyle>
#include <QTabWidget>
#include <QVBoxLayout>
#include <stop_token>

#include "core/base/error.h"
#include "core/base/text.h"
#include "core/exchange/playing/spoken_battle.h"
#include "core/rules/vocabulary/translations.h"
#include "editor/dialogs/exchange/option_form.h"
#include "editor/dialogs/exchange/output_choices.h"
#include "editor/dialogs/exchange/transfer_status.h"
#include "editor/dialogs/paper/counter_choice.h"
#include "editor/dialogs/paper/paper_preview.h"
#include "editor/dialogs/paper/printer_offsets.h"
#include "editor/session/core_words.h"
#include "editor/style/field_keys.h"
#include "editor/style/page_scroll.h"

namespace redoubt::editor {
namespace {

const QString kChoices = QStringLiteral("printing/counters");
constexpr double kMmPerInch = 25.4;

// A number as options have it.
std::string numberText(double number) {
  return QString::number(number, 'g', 6).toStdString();
}

void lay(QPrinter& printer, const QSizeF& page) {
  printer.setFullPage(true);
  printer.setPageLayout(QPageLayout(QPageSize(page, QPageSize::Millimeter, {}, QPageSize::ExactMatch),
                                    QPageLayout::Portrait, QMarginsF(), QPageLayout::Millimeter));
}

}  // namespace

PrintCountersDialog::PrintCountersDialog(Session& session, QWidget* parent)
    : QDialog(parent),
      session_(session),
      versions_(new QComboBox),
      counters_(new CounterChoice),
      tabs_(new QTabWidget),
      preview_(new PaperPreview),
      form_(new QWidget),
      status_(new TransferStatus(QStringLiteral("printCounters"))),
      buttons_(new QDialogButtonBox) {
  setObjectName(QStringLiteral("printCounters"));
  setWindowTitle(tr("Print counters"));
  resize(1120, 760);
  auto* outer = new QVBoxLayout(this);
  outer->setContentsMargins(16, 14, 16, 14);
  outer->setSpacing(8);
  auto* sides = new QHBoxLayout(form_);
  sides->setContentsMargins(0, 0, 0, 0);
  auto* splitter = new QSplitter;
  splitter->setChildrenCollapsible(false);
  splitter->addWidget(makeChoices());
  splitter->addWidget(preview_);
  splitter->setStretchFactor(0, 2);
  splitter->setStretchFactor(1, 3);
  sides->addWidget(splitter);
  outer->addWidget(form_, 1);
  outer->addWidget(status_);
  makeButtons();
  outer->addWidget(buttons_);
  exchange::Options::Given kept;
  const QVariantMap choices = QSettings().value(kChoices).toMap();
  for (auto each = choices.begin(); each != choices.end(); ++each) {
    kept[each.key().toStdString()] = each.value().toString().toStdString();
  }
  kept["estimates"] = windowLook(session).at("estimates");
  kept["offset-across"] = numberText(offsets_->offset().x());
  kept["offset-down"] = numberText(offsets_->offset().y());
  for (OptionForm* form : {paper_, which_, printer_}) form->set(kept);
  fillVersions();
  for (OptionForm* form : {paper_, which_, printer_})
    connect(form, &OptionForm::changed, this, &PrintCountersDialog::refresh);
  connect(counters_, &CounterChoice::changed, this, &PrintCountersDialog::refresh);
  connect(offsets_, &PrinterOffsets::chosen, this, [this](QPointF offset) {
    printer_->set({{"offset-across", numberText(offset.x())}, {"offset-down", numberText(offset.y())}});
    refresh();
  });
  connect(versions_, &QComboBox::activated, this, [this](int index) {
    before_.reset();
    const QVariant version = versions_->itemData(index);
    if (version.isValid()) {
      before_ =
          rules::inLanguage(session_.document().version(version.toLongLong()), std::string(Session::language().code()));
    }
    refresh();
  });
  connect(status_, &TransferStatus::runningChanged, this, &PrintCountersDialog::showRunning);
  connect(status_, &TransferStatus::ended, this, &PrintCountersDialog::showEnd);
  refresh();
}

QWidget* PrintCountersDialog::makeForm(OptionForm*& form, const std::vector<std::string_view>& options) {
  form = new OptionForm;
  form->show(counterSheetFormat(), exchange::OptionUse::Export, options);
  form->setContentsMargins(10, 10, 10, 10);
  return form;
}

QWidget* PrintCountersDialog::makeChoices() {
  const auto addTab = [&](QWidget* content, const QString& title) {
    QScrollArea* scroll = makePageScroll(nullptr);
    scroll->setWidget(content);
    scroll->setMinimumWidth(content->minimumSizeHint().width() + style()->pixelMetric(QStyle::PM_ScrollBarExtent) +
                            2 * scroll->frameWidth());
    tabs_->addTab(scroll, title);
  };
  tabs_->setObjectName(QStringLiteral("printCounters.tabs"));
  addTab(makeForm(paper_, {"counter-side", "leader-side", "marker-side", "sheet-paper", "sheet-turn", "backs", "cuts",
                           "bleed", "cutting-marks", "estimates"}),
         tr("&Sheets"));

  auto* which = new QWidget;
  auto* column = new QVBoxLayout(which);
  column->setContentsMargins(10, 10, 10, 10);
  makeForm(which_, {"counter-kinds", "counter-order", "marker-copies"})->setContentsMargins(0, 0, 0, 0);
  column->addWidget(which_);
  auto* since = new QHBoxLayout;
  auto* label = new QLabel(tr("&Changed since"));
  versions_->setObjectName(QStringLiteral("printCounters.since"));
  versions_->setToolTip(
      tr("Only counters that look otherwise than in that version: a sheet of corrections for those who "
         "have the others already."));
  label->setBuddy(versions_);
  since->addWidget(label);
  since->addWidget(versions_, 1);
  column->addLayout(since);
  column->addWidget(counters_, 1);
  tabs_->addTab(which, tr("&Counters"));

  auto* printer = new QWidget;
  auto* rows = new QVBoxLayout(printer);
  rows->setContentsMargins(10, 10, 10, 10);
  offsets_ = new PrinterOffsets;
  auto* name = new QFormLayout;
  name->addRow(tr("&Printer"), offsets_);
  rows->addLayout(name);
  makeForm(printer_, {"offset-across", "offset-down", "calibration", "paper-margin", "columns", "rows", "from-left",
                      "from-top", "picture-dpi"})
      ->setContentsMargins(0, 0, 0, 0);
  rows->addWidget(printer_);
  rows->addStretch(1);
  addTab(printer, tr("P&rinter and die"));
  return tabs_;
}

void PrintCountersDialog::makeButtons() {
  save_ = buttons_->addButton(tr("Save &as…"), QDialogButtonBox::ActionRole);
  save_->setObjectName(QStringLiteral("printCounters.save"));
  print_ = buttons_->addButton(tr("Pr&int…"), QDialogButtonBox::ActionRole);
  print_->setObjectName(QStringLiteral("printCounters.printer"));
  close_ = buttons_->addButton(QDialogButtonBox::Close);
  close_->setObjectName(QStringLiteral("printCounters.close"));
  for (QPushButton* button : {save_, print_, close_}) button->setAutoDefault(false);
  connect(save_, &QPushButton::clicked, this,
          [this] { writeTo(askOutput(session_, counterSheetFormat(), *this, tr("counters"))); });
  connect(print_, &QPushButton::clicked, this, &PrintCountersDialog::print);
  connect(buttons_, &QDialogButtonBox::rejected, this, &PrintCountersDialog::reject);
}

void PrintCountersDialog::fillVersions() {
  versions_->addItem(tr("– all of them –"));
  for (const store::VersionRow& version : session_.document().versions()) {
    if (version.kind != store::VersionKind::Named || version.name.empty()) continue;
    versions_->addItem(QString::fromStdString(version.name), QVariant::fromValue<qlonglong>(version.id));
  }
  const bool hasVersions = versions_->count() > 1;
  versions_->setEnabled(hasVersions);
  if (!hasVersions) versions_->setToolTip(tr("The file has no versions; Ctrl+S makes one."));
}

void PrintCountersDialog::showEvent(QShowEvent* event) {
  if (!event->spontaneous()) focusFirst(*paper_);
  QDialog::showEvent(event);
}

exchange::Options PrintCountersDialog::options() const {
  exchange::Options::Given given;
  for (const OptionForm* form : {paper_, which_, printer_}) {
    for (const auto& [name, value] : form->given()) given[name] = value;
  }
  if (const auto chosen = counters_->chosen()) given["only"] = join(*chosen, ",");
  return exchange::Options(counterSheetFormat(), exchange::OptionUse::Export, given);
}

CounterSheets PrintCountersDialog::sheets() const {
  CounterSheetJob job{session_.translated(), options(), std::string(Session::language().code())};
  job.before = before_ ? &*before_ : nullptr;
  job.beforeName = versions_->currentText().toStdString();
  return CounterSheets(job);
}

void PrintCountersDialog::refresh() {
  QString fault;
  for (const OptionForm* form : {paper_, which_, printer_}) {
    if (fault.isEmpty()) fault = form->fault();
  }
  const auto ticked = counters_->chosen();
  if (fault.isEmpty() && ticked && ticked->empty()) fault = tr("No counter is chosen.");
  try {
    if (fault.isEmpty()) {
      const exchange::Options chosen = options();
      std::set<std::string_view> idle;
      if (chosen.text("backs") == "none") idle.insert({"offset-across", "offset-down", "calibration"});
      if (chosen.text("backs") == "fold") idle.insert({"offset-across", "offset-down"});
      printer_->setIdle(idle);
      offsets_->setOffset({chosen.number("offset-across"), chosen.number("offset-down")});
      auto made = std::make_shared<const CounterSheets>(sheets());
      counters_->show(made->counters());
      if (made->count() == 0) {
        fault = before_ ? tr("No counter looks otherwise than in that version.") : tr("No counter is chosen.");
      } else {
        preview_->setHints([made](std::size_t page, QPointF place) {
          const SheetCounter* counter = made->at(page, place);
          return counter ? QString::fromStdString(counter->piece.name) : QString();
        });
        preview_->show(made->pages());
        status_->tell(
            tr("%1 on %2")
                .arg(tr("%n counter(s)", "", made->count()), tr("%n sheet(s) of paper", "", made->plan().sheets())));
      }
    }
  } catch (const Error& error) {
    fault = CoreWords::text(error);
  }
  save_->setEnabled(fault.isEmpty());
  print_->setEnabled(fault.isEmpty());
  if (fault.isEmpty()) return;
  preview_->clear();
  status_->tellFault(fault);
}

void PrintCountersDialog::keep() const {
  QVariantMap choices;
  for (const OptionForm* form : {paper_, which_, printer_}) {
    for (const auto& [name, value] : form->given()) {
      choices[QString::fromStdString(name)] = QString::fromStdString(value);
    }
  }
  for (const char* passing : {"calibration", "counter-kinds", "estimates", "offset-across", "offset-down"}) {
    choices.remove(QLatin1String(passing));
  }
  QSettings().setValue(kChoices, choices);
}

void PrintCountersDialog::writeTo(const QString& path) {
  if (path.isEmpty() || status_->isRunning()) return;
  path_ = path;
  keep();
  try {
    const double dpi = options().number("picture-dpi");
    status_->start([pages = sheets().pages(), path, dpi](const Watch& watch) {
      writePaper(pages, QFile::encodeName(path).toStdString(), dpi, true, watch);
    });
  } catch (const Error& error) {
    status_->tellFault(CoreWords::text(error));
  }
}

void PrintCountersDialog::showRunning(bool isRunning) {
  form_->setEnabled(!isRunning);
  save_->setEnabled(!isRunning);
  print_->setEnabled(!isRunning);
  close_->setText(isRunning ? tr("Stop") : tr("Close"));
}

void PrintCountersDialog::showEnd(bool isDone) {
  if (!isDone) return;
  status_->tell(tr("Written: %1").arg(path_));
  emit written(path_);
}

bool PrintCountersDialog::printOn(QPrinter& printer, const Watch& watch) const {
  const PaperPages pages = sheets().pages();
  lay(printer, pages.pages.front().size);
  QPainter painter;
  if (!painter.begin(&printer)) throw Error(ErrorCode::ReadOnly, tr("The printer refuses the sheets.").toStdString());
  const double count = static_cast<double>(pages.pages.size());
  bool isWanted = true;
  for (std::size_t page = 0; page < pages.pages.size() && isWanted; ++page) {
    if (page > 0) printer.newPage();
    painter.save();
    painter.scale(printer.resolution() / kMmPerInch, printer.resolution() / kMmPerInch);
    const double done = static_cast<double>(page);
    isWanted = pages.paint(painter, page, partOf(watch, done / count, (done + 1) / count));
    watch.progress((done + 1) / count);
    painter.restore();
  }
  if (!isWanted) printer.abort();
  painter.end();
  return isWanted;
}

void PrintCountersDialog::print() {
  QPrinter printer(QPrinter::HighResolution);
  const std::string backs = options().text("backs");
  printer.setDuplex(backs == "long-edge"    ? QPrinter::DuplexLongSide
                    : backs == "short-edge" ? QPrinter::DuplexShortSide
                                            : QPrinter::DuplexNone);
  printer.setDocName(windowTitle());
  QPrintDialog dialog(&printer, this);
  if (dialog.exec() != QDialog::Accepted) return;
  keep();
  QProgressDialog waiting(tr("Printing the counters"), tr("Stop"), 0, 100, this);
  waiting.setWindowModality(Qt::WindowModal);
  std::stop_source stop;
  connect(&waiting, &QProgressDialog::canceled, this, [&] { stop.request_stop(); });
  const Watch watch{stop.get_token(), [&](double share) { waiting.setValue(qRound(99 * share)); }};
  try {
    printOn(printer, watch);
  } catch (const Error& error) {
    waiting.reset();
    status_->tellFault(CoreWords::text(error));
  }
}

void PrintCountersDialog::reject() {
  status_->isRunning() ? status_->stop() : QDialog::reject();
}

}  // namespace redoubt::editor
