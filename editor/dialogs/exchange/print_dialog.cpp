#include "editor/dialogs/exchange/print_dialog.h"

#include <QDialogButtonBox>
#include <QFile>
#include <QHBoxLayout>
#include <QPageLayout>
#include <QPageSize>
#include <QPainter>
#include <QPrintDialog>
#include <QPrinter>
#include <QProgressDialog>
#include <QPushButton>
#include <QScrollArea>
#include <QShowEvent>
#include <QStyle>
#include <QVBoxLayout>
#include <algorithm>
#include <stop_token>

#include "core/base/error.h"
#include "core/exchange/pictures/picture_formats.h"
#include "core/exchange/transfer.h"
#include "editor/artwork/drawn_artwork.h"
#include "editor/artwork/picture_choices.h"
#include "editor/dialogs/exchange/option_form.h"
#include "editor/dialogs/exchange/transfer_status.h"
#include "editor/dialogs/exchange/output_choices.h"
#include "editor/dialogs/exchange/picture_view.h"
#include "editor/render/output/page_painter.h"
#include "editor/session/core_words.h"
#include "editor/style/field_keys.h"
#include "editor/style/page_scroll.h"

namespace redoubt::editor {
namespace {

// The printer's own margins are part of the paper.
void lay(QPrinter& printer, const render::PagePlan& plan) {
  const QPageSize size(plan.page(), QPageSize::Millimeter, {}, QPageSize::ExactMatch);
  printer.setFullPage(true);
  printer.setPageLayout(QPageLayout(size, QPageLayout::Portrait, QMarginsF(), QPageLayout::Millimeter));
}

}  // namespace

PrintDialog::PrintDialog(Session& session, QWidget* parent)
    : QDialog(parent),
      session_(session),
      options_(new OptionForm),
      picture_(new PictureView),
      form_(new QWidget),
      status_(new TransferStatus(QStringLiteral("print"))),
      buttons_(new QDialogButtonBox) {
  setObjectName(QStringLiteral("printMap"));
  setWindowTitle(tr("Print the map"));
  resize(1000, 640);
  auto* outer = new QVBoxLayout(this);
  outer->setContentsMargins(16, 14, 16, 14);
  outer->setSpacing(8);
  auto* sides = new QHBoxLayout(form_);
  sides->setContentsMargins(0, 0, 0, 0);
  sides->setSpacing(16);
  options_->setMap(session.layout());
  options_->show(exchange::pdfFormat(), exchange::OptionUse::Export);
  options_->set(windowLook(session));
  options_->set({{"paper", "a4"}});
  QScrollArea* scroll = makePageScroll(nullptr);
  scroll->setWidget(options_);
  options_->setContentsMargins(0, 0, 6, 0);
  scroll->setMinimumWidth(options_->minimumSizeHint().width() + style()->pixelMetric(QStyle::PM_ScrollBarExtent) +
                          2 * scroll->frameWidth());
  sides->addWidget(scroll, 4);
  sides->addWidget(picture_, 5);
  outer->addWidget(form_, 1);
  outer->addWidget(status_);
  makeButtons();
  outer->addWidget(buttons_);
  connect(options_, &OptionForm::changed, this, &PrintDialog::refresh);
  connect(status_, &TransferStatus::runningChanged, this, &PrintDialog::showRunning);
  connect(status_, &TransferStatus::ended, this, &PrintDialog::showEnd);
  refresh();
}

void PrintDialog::makeButtons() {
  save_ = buttons_->addButton(tr("Save as P&DF…"), QDialogButtonBox::ActionRole);
  save_->setObjectName(QStringLiteral("print.save"));
  save_->setAutoDefault(false);
  print_ = buttons_->addButton(tr("&Print…"), QDialogButtonBox::AcceptRole);
  print_->setObjectName(QStringLiteral("print.printer"));
  print_->setDefault(true);
  cancel_ = buttons_->addButton(QDialogButtonBox::Cancel);
  cancel_->setObjectName(QStringLiteral("print.cancel"));
  cancel_->setAutoDefault(false);  // passing it with Tab on the way to a field must not make Enter close the window
  connect(save_, &QPushButton::clicked, this, [this] { writeTo(askOutput(session_, exchange::pdfFormat(), *this)); });
  connect(buttons_, &QDialogButtonBox::accepted, this, &PrintDialog::print);
  connect(buttons_, &QDialogButtonBox::rejected, this, &PrintDialog::reject);
}

void PrintDialog::showEvent(QShowEvent* event) {
  if (!event->spontaneous()) focusFirst(*options_);
  QDialog::showEvent(event);
}

exchange::ExportJob PrintDialog::job() const {
  exchange::ExportJob job{session_.translated(),
                          exchange::Options(exchange::pdfFormat(), exchange::OptionUse::Export, options_->given())};
  job.scenario = session_.setUp().scenario();
  job.variant = session_.setUp().variant();
  return job;
}

void PrintDialog::refresh() {
  QString fault = options_->fault();
  try {
    if (fault.isEmpty()) {
      const exchange::ExportJob wanted = job();
      options_->setIdle(idleOptions(wanted));
      picture_->show(wanted);
      status_->tell(picture_->size());
    }
  } catch (const Error& error) {
    fault = CoreWords::text(error);
  }
  save_->setEnabled(fault.isEmpty());
  print_->setEnabled(fault.isEmpty());
  if (fault.isEmpty()) return;
  picture_->clear();
  status_->tellFault(fault);
}

void PrintDialog::writeTo(const QString& path) {
  if (path.isEmpty() || status_->isRunning()) return;
  path_ = path;
  const exchange::ExportJob wanted = job();
  status_->start([battle = wanted.battle, options = wanted.options, scenario = wanted.scenario,
                  variant = wanted.variant, path](const Watch& watch) {
    DrawnArtwork artwork(battle);
    exchange::exportTo(exchange::pdfFormat(), {battle, options, scenario, variant, &artwork, &watch},
                       QFile::encodeName(path).toStdString(), true);
  });
}

void PrintDialog::showRunning(bool isRunning) {
  form_->setEnabled(!isRunning);
  save_->setEnabled(!isRunning);
  print_->setEnabled(!isRunning);
  cancel_->setText(isRunning ? tr("Stop") : tr("Cancel"));
}

void PrintDialog::showEnd(bool isDone) {
  if (!isDone) return;
  emit written(path_);
  accept();
}

void PrintDialog::print() {
  const PlannedPicture picture = plannedPicture(job());
  QPrinter printer(QPrinter::HighResolution);
  lay(printer, picture.plan);
  printer.setDocName(QString::fromStdString(picture.drawing.title()));
  QPrintDialog dialog(&printer, this);
  dialog.setMinMax(1, picture.plan.count());
  dialog.setOption(QAbstractPrintDialog::PrintPageRange);
  if (dialog.exec() != QDialog::Accepted) return;
  const bool isRange = printer.printRange() == QPrinter::PageRange;
  QProgressDialog waiting(tr("Printing the map"), tr("Stop"), 0, 100, this);
  waiting.setWindowModality(Qt::WindowModal);
  std::stop_source stop;
  connect(&waiting, &QProgressDialog::canceled, this, [&] { stop.request_stop(); });
  const render::Watch watch{stop.get_token(), [&](double share) { waiting.setValue(qRound(99 * share)); }};
  try {
    printOn(printer, isRange ? printer.fromPage() : 1, isRange ? printer.toPage() : picture.plan.count(), watch);
  } catch (const Error& error) {
    waiting.reset();
    status_->tellFault(CoreWords::text(error));
  }
}

// The system's dialog only has the usual papers and replaces a sheet of the map's own size by one of them, so the paper
// is set again after it.
bool PrintDialog::printOn(QPrinter& printer, int first, int last, const render::Watch& watch) const {
  const PlannedPicture picture = plannedPicture(job());
  lay(printer, picture.plan);
  QPainter painter;
  if (!painter.begin(&printer)) throw Error(ErrorCode::ReadOnly, tr("The printer refuses the map.").toStdString());
  constexpr double kMmPerInch = 25.4;
  const int from = std::max(1, first);
  const int to = std::min(last, picture.plan.count());
  bool isWanted = true;
  for (int page = from; page <= to && isWanted; ++page) {
    if (page > from) printer.newPage();
    painter.save();
    painter.scale(printer.resolution() / kMmPerInch, printer.resolution() / kMmPerInch);
    const double all = to - from + 1;
    isWanted = render::paintPage(painter, picture.drawing, picture.plan, page - 1,
                                 render::partOf(watch, (page - from) / all, (page - from + 1) / all));
    painter.restore();
  }
  if (!isWanted) printer.abort();
  painter.end();
  return isWanted;
}

// While a file is being written, Escape and the button stop that and leave the window open.
void PrintDialog::reject() {
  status_->isRunning() ? status_->stop() : QDialog::reject();
}

}  // namespace redoubt::editor
