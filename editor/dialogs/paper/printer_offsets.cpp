#include "editor/dialogs/paper/printer_offsets.h"

#include <QComboBox>
#include <QPrinterInfo>
#include <QSettings>
#include <QVBoxLayout>

namespace redoubt::editor {
namespace {

const QString kGroup = QStringLiteral("printing/offsets");
const QString kLast = QStringLiteral("printing/printer");

// Names of printers may hold slashes, which part the keys of settings.
QString keyOf(const QString& printer) {
  return QString::fromLatin1(printer.toUtf8().toHex());
}

}  // namespace

PrinterOffsets::PrinterOffsets(QWidget* parent) : QWidget(parent), names_(new QComboBox) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  names_->setObjectName(QStringLiteral("printerOffsets.printer"));
  names_->setAccessibleName(tr("Printer"));
  names_->setToolTip(tr("Each printer shifts backs by itself; a name of your own can be typed."));
  names_->setEditable(true);
  names_->setInsertPolicy(QComboBox::NoInsert);
  QStringList names = QPrinterInfo::availablePrinterNames();
  QSettings settings;
  settings.beginGroup(kGroup);
  for (const QString& key : settings.childKeys()) {
    const QString name = QString::fromUtf8(QByteArray::fromHex(key.toLatin1()));
    if (!names.contains(name)) names << name;
  }
  settings.endGroup();
  const QString usual = tr("My printer");
  if (names.isEmpty()) names << usual;
  names_->addItems(names);
  const QString last = settings.value(kLast).toString();
  if (!last.isEmpty()) names_->setEditText(last);
  column->addWidget(names_);
  setFocusProxy(names_);
  connect(names_, &QComboBox::editTextChanged, this, [this](const QString& name) {
    if (name.trimmed().isEmpty()) return;
    QSettings().setValue(kLast, name.trimmed());
    emit chosen(offset());
  });
}

QString PrinterOffsets::printer() const {
  return names_->currentText().trimmed();
}

QPointF PrinterOffsets::offset() const {
  return QSettings().value(kGroup + QLatin1Char('/') + keyOf(printer())).toPointF();
}

void PrinterOffsets::setOffset(QPointF offset) {
  if (printer().isEmpty()) return;
  QSettings settings;
  const QString key = kGroup + QLatin1Char('/') + keyOf(printer());
  offset.isNull() ? settings.remove(key) : settings.setValue(key, offset);
}

}  // namespace redoubt::editor
