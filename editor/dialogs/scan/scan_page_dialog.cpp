#include "editor/dialogs/scan/scan_page_dialog.h"

#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFile>
#include <QFormLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include "core/base/error.h"
#include "editor/session/core_words.h"
#include "editor/style/theme.h"

namespace redoubt::editor {
namespace {

std::filesystem::path nameOnDisk(const QString& file) {
  return QFile::encodeName(file).toStdString();
}

bool isPdfFile(const QString& file) {
  QFile read(file);
  return read.open(QIODevice::ReadOnly) && read.read(1024).contains("%PDF-");
}

}  // namespace

ScanPageDialog::ScanPageDialog(const QString& file, QWidget* parent)
    : QDialog(parent),
      file_(file),
      isPdf_(isPdfFile(file)),
      page_(new QSpinBox),
      dpi_(new QDoubleSpinBox(this)),
      size_(new QLabel) {
  setObjectName(QStringLiteral("scanPage"));
  setWindowTitle(tr("Which page"));
  page_->setObjectName(QStringLiteral("scanPage.page"));
  page_->setRange(1, 9'999);
  try {
    page_->setRange(1, std::max(1, scan::scanHead(nameOnDisk(file)).pages));
  } catch (const Error&) {
    // Another page than the first may be readable; describe() tells.
  }
  dpi_->setObjectName(QStringLiteral("scanPage.dpi"));
  dpi_->setRange(scan::kLeastDpi, scan::kMostDpi);
  dpi_->setDecimals(0);
  dpi_->setSingleStep(50);
  dpi_->setValue(200);
  size_->setObjectName(QStringLiteral("scanPage.size"));
  size_->setWordWrap(true);
  size_->setMinimumWidth(size::scaled(280));
  auto* form = new QFormLayout;
  form->addRow(tr("&Page"), page_);
  if (isPdf_) form->addRow(tr("&Dots per inch"), dpi_);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
  take_ = buttons->button(QDialogButtonBox::Ok);
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(16, 14, 16, 14);
  column->setSpacing(12);
  column->addLayout(form);
  column->addWidget(size_);
  column->addWidget(buttons);
  if (!isPdf_) dpi_->hide();
  connect(page_, &QSpinBox::valueChanged, this, &ScanPageDialog::describe);
  connect(dpi_, &QDoubleSpinBox::valueChanged, this, &ScanPageDialog::describe);
  describe();
}

scan::ScanPage ScanPageDialog::page() const {
  return {page_->value(), dpi_->value()};
}

bool ScanPageDialog::isNeeded(const QString& file) {
  return isPdfFile(file) || scan::scanHead(nameOnDisk(file)).pages > 1;
}

void ScanPageDialog::describe() {
  const QLocale locale;
  try {
    const QSize size = scan::scanHead(nameOnDisk(file_), page()).size;
    size_->setText(tr("%1 × %2 pixels").arg(locale.toString(size.width()), locale.toString(size.height())));
    setRole(*size_, "second");
    take_->setEnabled(true);
  } catch (const Error& error) {
    size_->setText(CoreWords::text(error));
    setRole(*size_, "error");
    take_->setEnabled(false);
  }
}

std::optional<scan::ScanPage> askScanPage(const QString& file, QWidget* parent) {
  if (!ScanPageDialog::isNeeded(file)) return scan::ScanPage{};
  ScanPageDialog dialog(file, parent);
  if (dialog.exec() != QDialog::Accepted) return std::nullopt;
  return dialog.page();
}

QString scanFilter() {
  return ScanPageDialog::tr("Pictures (%1)").arg(QStringLiteral("*.png *.jpg *.jpeg *.tif *.tiff *.pdf"));
}

}  // namespace redoubt::editor
