#include "editor/dialogs/sheets/scan_file_field.h"

#include <QDoubleSpinBox>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <algorithm>

#include "core/base/error.h"
#include "editor/dialogs/scan/scan_page_dialog.h"
#include "editor/session/core_words.h"
#include "editor/style/theme.h"

namespace redoubt::editor {
namespace {

constexpr double kUsualDpi = 300;

std::filesystem::path scanPath(const QString& file) {
  return QFile::encodeName(file).toStdString();
}

}  // namespace

ScanFileField::ScanFileField(const QString& name, const QString& words, QWidget* parent)
    : QWidget(parent),
      words_(words),
      file_(new QLineEdit),
      choose_(new QPushButton(tr("Choose…"))),
      pageBox_(new QWidget),
      page_(new QSpinBox),
      dpiLabel_(new QLabel(tr("Dots per inch"))),
      dpi_(new QDoubleSpinBox),
      state_(new QLabel) {
  setObjectName(name);
  file_->setObjectName(name + QStringLiteral(".file"));
  choose_->setObjectName(name + QStringLiteral(".choose"));
  page_->setObjectName(name + QStringLiteral(".page"));
  dpi_->setObjectName(name + QStringLiteral(".dpi"));
  state_->setObjectName(name + QStringLiteral(".state"));
  file_->setAccessibleName(words);
  file_->setPlaceholderText(tr("PNG, JPEG, TIFF or PDF"));
  file_->setMinimumWidth(size::scaled(300));
  choose_->setAccessibleName(tr("Choose: %1").arg(words));
  choose_->setAutoDefault(false);
  page_->setRange(1, 1);
  page_->setAccessibleName(tr("Page"));
  dpi_->setRange(scan::kLeastDpi, scan::kMostDpi);
  dpi_->setDecimals(0);
  dpi_->setSingleStep(50);
  dpi_->setValue(kUsualDpi);
  dpi_->setAccessibleName(tr("Dots per inch"));
  state_->setWordWrap(true);
  state_->setTextFormat(Qt::PlainText);
  auto* top = new QHBoxLayout;
  top->addWidget(file_, 1);
  top->addWidget(choose_);
  auto* pages = new QHBoxLayout(pageBox_);
  pages->setContentsMargins(0, 0, 0, 0);
  auto* pageLabel = new QLabel(tr("Page"));
  for (QLabel* each : {pageLabel, dpiLabel_}) setRole(*each, "second");
  pages->addWidget(pageLabel);
  pages->addWidget(page_);
  pages->addSpacing(12);
  pages->addWidget(dpiLabel_);
  pages->addWidget(dpi_);
  pages->addStretch();
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(4);
  column->addLayout(top);
  column->addWidget(pageBox_);
  column->addWidget(state_);
  connect(file_, &QLineEdit::textChanged, this, &ScanFileField::look);
  connect(choose_, &QPushButton::clicked, this, &ScanFileField::choose);
  connect(page_, &QSpinBox::valueChanged, this, &ScanFileField::describe);
  connect(dpi_, &QDoubleSpinBox::valueChanged, this, &ScanFileField::describe);
  look();
}

QString ScanFileField::file() const {
  return file_->text().trimmed();
}

scan::ScanPage ScanFileField::page() const {
  return {page_->value(), dpi_->value()};
}

void ScanFileField::choose() {
  const QString folder = file().isEmpty() ? QString() : QFileInfo(file()).absolutePath();
  const QString chosen = QFileDialog::getOpenFileName(this, words_, folder, scanFilter());
  if (!chosen.isEmpty()) file_->setText(chosen);
}

void ScanFileField::look() {
  bool isPdf = false;
  int pages = 1;
  if (QFileInfo(file()).isFile()) {
    QFile read(file());
    isPdf = read.open(QIODevice::ReadOnly) && read.read(1024).contains("%PDF-");
    try {
      pages = scan::scanHead(scanPath(file())).pages;
    } catch (const std::exception&) {
      pages = isPdf ? 9'999 : 1;  // another page than the first may be readable
    }
  }
  const QSignalBlocker quiet(page_);
  page_->setRange(1, std::max(1, pages));
  page_->setValue(1);
  pageBox_->setVisible(pages > 1 || isPdf);
  dpiLabel_->setVisible(isPdf);
  dpi_->setVisible(isPdf);
  describe();
}

void ScanFileField::describe() {
  isReadable_ = false;
  QString words;
  bool isFault = false;
  if (!file().isEmpty()) {
    try {
      const QSize size = scan::scanHead(scanPath(file()), page()).size;
      const QLocale locale;
      words = tr("%1 × %2 pixels").arg(locale.toString(size.width()), locale.toString(size.height()));
      isReadable_ = true;
    } catch (const Error& error) {
      words = CoreWords::text(error);
      isFault = true;
    } catch (const std::exception& error) {
      words = QString::fromUtf8(error.what());
      isFault = true;
    }
  }
  setRole(*state_, isFault ? "error" : "second");
  state_->setText(words);
  state_->setVisible(!words.isEmpty());
  // Forms don't ask how high a field is at its width.
  const int width = std::max(file_->width(), file_->minimumWidth());
  state_->setMinimumHeight(words.isEmpty() ? 0 : state_->heightForWidth(width));
  emit changed();
}

}  // namespace redoubt::editor
