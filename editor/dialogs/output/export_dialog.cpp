#include "editor/dialogs/output/export_dialog.h"

#include <QComboBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QRadioButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include "editor/dialogs/output/output_look.h"
#include "editor/render/output/pdf_picture.h"
#include "editor/render/output/png_picture.h"
#include "editor/render/output/svg_picture.h"
#include "editor/style/theme.h"

namespace redoubt::editor {
namespace {

const QString kPng = QStringLiteral("png");
const QString kSvg = QStringLiteral("svg");
const QString kPdf = QStringLiteral("pdf");

constexpr double kMmPerInch = 25.4;

}  // namespace

ExportDialog::ExportDialog(Session& session, QWidget* parent)
    : OutputDialog(session, tr("E&xport…"), parent), format_(new QComboBox) {
  setObjectName(QStringLiteral("exportPicture"));
  setWindowTitle(tr("Export a picture of the map"));
  choices().addWidget(makeFormat());
  choices().addWidget(makeSize());
  choices().addWidget(&look());
  choices().addStretch();
  refresh();
}

QWidget* ExportDialog::makeFormat() {
  auto* place = new QWidget;
  auto* row = new QHBoxLayout(place);
  row->setContentsMargins(0, 0, 0, 0);
  format_->setObjectName(QStringLiteral("export.format"));
  format_->addItem(tr("PNG, a picture of pixels"), kPng);
  format_->addItem(tr("SVG, lines and letters in layers, to be drawn on"), kSvg);
  format_->addItem(tr("PDF, lines and letters, to be printed"), kPdf);
  auto* label = new QLabel(tr("For&mat"));
  setRole(*label, "heading");
  label->setBuddy(format_);
  row->addWidget(label);
  row->addWidget(format_, 1);
  connect(format_, &QComboBox::currentIndexChanged, this, [this] {
    sizes_->setEnabled(suffix() == kPng);
    refresh();
  });
  return place;
}

QWidget* ExportDialog::makeSize() {
  sizes_ = new QWidget;
  auto* grid = new QGridLayout(sizes_);
  grid->setContentsMargins(0, 0, 0, 0);
  const auto add = [&](int row, QRadioButton*& choice, QSpinBox*& spin, const QString& text, const char* name, int most,
                       int value) {
    choice = new QRadioButton(text);
    choice->setObjectName(QLatin1String(name) + QStringLiteral(".choice"));
    spin = new QSpinBox;
    spin->setObjectName(QLatin1String(name));
    spin->setAccessibleName(text);
    spin->setRange(1, most);
    spin->setValue(value);
    grid->addWidget(choice, row, 0);
    grid->addWidget(spin, row, 1);
    connect(choice, &QRadioButton::toggled, this, &ExportDialog::refresh);
    connect(spin, &QSpinBox::valueChanged, this, [this, &choice] {
      choice->setChecked(true);
      refresh();
    });
  };
  add(0, byDpi_, dpi_, tr("&Dots per inch of the printed map"), "export.dpi", 2400, 300);
  add(1, byPixels_, pixels_, tr("&Pixels across a hex"), "export.pixels", 5000, 96);
  grid->setColumnStretch(2, 1);
  byDpi_->setChecked(true);
  return sizes_;
}

render::PictureSize ExportDialog::size(const render::MapDrawing& drawing) const {
  render::RenderOptions options;
  options.pixelsPerHex = byDpi_->isChecked() ? dpi_->value() * drawing.hexWidthMm() / kMmPerInch : pixels_->value();
  return render::pictureSize(drawing, options);
}

QString ExportDialog::outcome() const {
  const render::MapDrawing map = drawing();
  const QLocale locale;
  if (suffix() == kPng) {
    const render::PictureSize pixels = size(map);
    return tr("%1 × %2 pixels").arg(locale.toString(pixels.width), locale.toString(pixels.height));
  }
  const QSizeF page = render::PagePlan(map, {}).page();
  return tr("%1 × %2 mm").arg(locale.toString(page.width(), 'f', 0), locale.toString(page.height(), 'f', 0));
}

QString ExportDialog::suffix() const {
  return format_->currentData().toString();
}

QString ExportDialog::filter() const {
  if (suffix() == kPng) return tr("Pictures (*.png)");
  return suffix() == kSvg ? tr("Drawings (*.svg)") : tr("PDF files (*.pdf)");
}

OutputJob::Work ExportDialog::work() const {
  const render::MapDrawing map = drawing();
  if (suffix() == kPng) {
    return [map, pixels = size(map)](QIODevice& out, const render::Watch& watch) {
      return render::writePng(out, map, pixels, watch);
    };
  }
  const bool isSvg = suffix() == kSvg;
  return [map, isSvg, plan = render::PagePlan(map, {})](QIODevice& out, const render::Watch& watch) {
    return isSvg ? render::writeSvg(out, map, plan, watch) : render::writePdf(out, map, plan, watch);
  };
}

}  // namespace redoubt::editor
