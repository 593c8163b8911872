#include "editor/dialogs/output/print_dialog.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLocale>
#include <QPageLayout>
#include <QPageSize>
#include <QPainter>
#include <QPrintDialog>
#include <QPrinter>
#include <QProgressDialog>
#include <QPushButton>
#include <QRadioButton>
#include <QSpinBox>
#include <QVBoxLayout>
#include <algorithm>
#include <stop_token>

#include "core/base/error.h"
#include "editor/dialogs/output/output_look.h"
#include "editor/dialogs/output/page_preview.h"
#include "editor/render/output/page_painter.h"
#include "editor/render/output/pdf_picture.h"
#include "editor/session/core_words.h"
#include "editor/style/theme.h"

namespace redoubt::editor {
namespace {

// The printer's own margins are part of the paper.
void lay(QPrinter& printer, const render::PagePlan& plan) {
  const QPageSize size(plan.page(), QPageSize::Millimeter, {}, QPageSize::ExactMatch);
  printer.setFullPage(true);
  printer.setPageLayout(QPageLayout(size, QPageLayout::Portrait, QMarginsF(), QPageLayout::Millimeter));
}

}  // namespace

PrintDialog::PrintDialog(Session& session, QWidget* parent) : OutputDialog(session, tr("Save as P&DF…"), parent) {
  setObjectName(QStringLiteral("printMap"));
  setWindowTitle(tr("Print the map"));
  choices().addWidget(makePaper());
  choices().addWidget(&look());
  print_ = addButton(tr("&Print…"), QStringLiteral("print.printer"));
  choices().addStretch();
  preview_ = new PagePreview;
  sides().addWidget(preview_, 1);
  connect(print_, &QPushButton::clicked, this, &PrintDialog::print);
  connect(&look(), &OutputLook::changed, this, &PrintDialog::refreshAll);
  resize(1000, 640);
  refreshAll();
}

QWidget* PrintDialog::makePaper() {
  auto* place = new QWidget;
  auto* form = new QFormLayout(place);
  form->setContentsMargins(0, 0, 0, 0);
  paper_ = new QComboBox;
  paper_->setObjectName(QStringLiteral("print.paper"));
  paper_->addItem(tr("One sheet of the map's own size"), QString());
  paper_->addItem(QStringLiteral("A4"), QStringLiteral("a4"));
  paper_->addItem(QStringLiteral("A3"), QStringLiteral("a3"));
  paper_->addItem(tr("Letter"), QStringLiteral("letter"));
  paper_->setCurrentIndex(1);
  turn_ = new QComboBox;
  turn_->setObjectName(QStringLiteral("print.turn"));
  turn_->addItem(tr("Whichever takes fewer sheets"));
  turn_->addItem(tr("Portrait"));
  turn_->addItem(tr("Landscape"));
  overlap_ = new QSpinBox;
  overlap_->setObjectName(QStringLiteral("print.overlap"));
  overlap_->setRange(0, static_cast<int>(render::kMostOverlap));
  overlap_->setValue(10);
  overlap_->setSuffix(tr(" mm"));
  trueSize_ = new QRadioButton(tr("&True size, on sheets to be glued"));
  fitted_ = new QRadioButton(tr("F&itted to one sheet"));
  trueSize_->setObjectName(QStringLiteral("print.trueSize"));
  fitted_->setObjectName(QStringLiteral("print.fitted"));
  trueSize_->setChecked(true);
  form->addRow(tr("P&aper"), paper_);
  form->addRow(tr("O&rientation"), turn_);
  form->addRow(tr("&Overlap"), overlap_);
  form->addRow(trueSize_);
  form->addRow(fitted_);
  connect(paper_, &QComboBox::currentIndexChanged, this, &PrintDialog::refreshAll);
  connect(turn_, &QComboBox::currentIndexChanged, this, &PrintDialog::refreshAll);
  connect(overlap_, &QSpinBox::valueChanged, this, &PrintDialog::refreshAll);
  connect(fitted_, &QRadioButton::toggled, this, &PrintDialog::refreshAll);
  return place;
}

render::PaperOptions PrintDialog::paper() const {
  render::PaperOptions options;
  const std::string slug = paper_->currentData().toString().toStdString();
  if (!slug.empty()) options.paper = hex::paperFromText(slug);
  options.turn = static_cast<render::PaperTurn>(turn_->currentIndex());
  options.overlap = overlap_->value();
  options.fits = fitted_->isChecked();
  return options;
}

void PrintDialog::refreshAll() {
  const bool hasPaper = paper().paper.has_value();
  for (QWidget* each : std::initializer_list<QWidget*>{turn_, trueSize_, fitted_}) each->setEnabled(hasPaper);
  overlap_->setEnabled(hasPaper && !fitted_->isChecked());
  refresh();
  bool isPossible = look().fault().isEmpty();
  if (isPossible) {
    try {
      const render::MapDrawing map = drawing();
      preview_->show(map, render::PagePlan(map, paper()));
    } catch (const Error&) {
      isPossible = false;  // refresh() has shown the reason
    }
  }
  if (!isPossible) preview_->clear();
  print_->setEnabled(isPossible);
}

QString PrintDialog::outcome() const {
  const render::MapDrawing map = drawing();
  const render::PagePlan plan(map, paper());
  const QLocale locale;
  const QString size =
      tr("%1 × %2 mm").arg(locale.toString(plan.page().width(), 'f', 0), locale.toString(plan.page().height(), 'f', 0));
  const QString share = tr("at %1 % of the true size").arg(qRound(100 * plan.hexWidth() / map.hexWidthMm()));
  return tr("%n sheet(s) of %1, %2", nullptr, plan.count()).arg(size, share);
}

QString PrintDialog::filter() const {
  return tr("PDF files (*.pdf)");
}

OutputJob::Work PrintDialog::work() const {
  const render::MapDrawing map = drawing();
  return [map, plan = render::PagePlan(map, paper())](QIODevice& out, const render::Watch& watch) {
    return render::writePdf(out, map, plan, watch);
  };
}

void PrintDialog::print() {
  const render::MapDrawing map = drawing();
  const render::PagePlan plan(map, paper());
  QPrinter printer(QPrinter::HighResolution);
  lay(printer, plan);
  printer.setDocName(QString::fromStdString(map.title()));
  QPrintDialog dialog(&printer, this);
  dialog.setMinMax(1, plan.count());
  dialog.setOption(QAbstractPrintDialog::PrintPageRange);
  if (dialog.exec() != QDialog::Accepted) return;
  const bool isRange = printer.printRange() == QPrinter::PageRange;
  QProgressDialog waiting(tr("Printing the map"), tr("Stop"), 0, 100, this);
  waiting.setWindowModality(Qt::WindowModal);
  std::stop_source stop;
  connect(&waiting, &QProgressDialog::canceled, this, [&] { stop.request_stop(); });
  const render::Watch watch{stop.get_token(), [&](double share) { waiting.setValue(qRound(99 * share)); }};
  try {
    printOn(printer, isRange ? printer.fromPage() : 1, isRange ? printer.toPage() : plan.count(), watch);
  } catch (const Error& error) {
    waiting.reset();
    tellFault(CoreWords::text(error));
  }
}

// The system's dialog only has the usual papers and replaces a sheet of the map's own size by one of them, so the paper
// is set again after it.
bool PrintDialog::printOn(QPrinter& printer, int first, int last, const render::Watch& watch) const {
  const render::MapDrawing map = drawing();
  const render::PagePlan plan(map, paper());
  lay(printer, plan);
  QPainter painter;
  if (!painter.begin(&printer)) throw Error(ErrorCode::ReadOnly, tr("The printer refuses the map.").toStdString());
  constexpr double kMmPerInch = 25.4;
  const int from = std::max(1, first);
  const int to = std::min(last, plan.count());
  bool isWanted = true;
  for (int page = from; page <= to && isWanted; ++page) {
    if (page > from) printer.newPage();
    painter.save();
    painter.scale(printer.resolution() / kMmPerInch, printer.resolution() / kMmPerInch);
    const double all = to - from + 1;
    isWanted = render::paintPage(painter, map, plan, page - 1,
                                 render::partOf(watch, (page - from) / all, (page - from + 1) / all));
    painter.restore();
  }
  if (!isWanted) printer.abort();
  painter.end();
  return isWanted;
}

}  // namespace redoubt::editor
