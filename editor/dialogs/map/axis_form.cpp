#include "editor/dialogs/map/axis_form.h"
#include "editor/style/theme.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLineEdit>
#include <QSignalBlocker>

namespace redoubt::editor {
namespace {

constexpr int kLargest = 99'999;

hex::AxisNumbers letters() {
  return {hex::NumberStyle::Letters, 1, 0, 1};
}

}  // namespace

AxisNumberBox::AxisNumberBox(QWidget* parent) : QSpinBox(parent) {
  setRange(0, kLargest);
}

void AxisNumberBox::setStyle(hex::NumberStyle style) {
  style_ = style;
  setRange(style == hex::NumberStyle::Letters ? 1 : 0, kLargest);
  lineEdit()->setText(textFromValue(value()));
}

QString AxisNumberBox::textFromValue(int value) const {
  if (style_ == hex::NumberStyle::Digits) return QString::number(value);
  return QString::fromStdString(hex::axisText(letters(), value));
}

int AxisNumberBox::valueFromText(const QString& text) const {
  if (style_ == hex::NumberStyle::Digits) return text.toInt();
  return hex::lettersValue(text.trimmed().toUpper().toStdString()).value_or(minimum());
}

QValidator::State AxisNumberBox::validate(QString& text, int& position) const {
  if (style_ == hex::NumberStyle::Digits) return QSpinBox::validate(text, position);
  text = text.toUpper();
  if (text.isEmpty()) return QValidator::Intermediate;
  const auto value = hex::lettersValue(text.toStdString());
  return value && *value <= maximum() ? QValidator::Acceptable : QValidator::Invalid;
}

AxisForm::AxisForm(Axis axis, QObject* parent)
    : QObject(parent), style_(new QComboBox), start_(new AxisNumberBox), digits_(new QSpinBox), step_(new QComboBox) {
  const bool isColumns = axis == Axis::Columns;
  const QString name = isColumns ? QStringLiteral("layout.columns.") : QStringLiteral("layout.rows.");
  style_->addItem(tr("Digits"), static_cast<int>(hex::NumberStyle::Digits));
  style_->addItem(tr("Letters"), static_cast<int>(hex::NumberStyle::Letters));
  step_->addItem(isColumns ? tr("From the left") : tr("From the top"), 1);
  step_->addItem(isColumns ? tr("From the right") : tr("From the bottom"), -1);
  digits_->setRange(1, 6);
  digits_->setSuffix(tr(" digits"));
  style_->setObjectName(name + QStringLiteral("style"));
  start_->setObjectName(name + QStringLiteral("start"));
  digits_->setObjectName(name + QStringLiteral("digits"));
  step_->setObjectName(name + QStringLiteral("step"));
  style_->setAccessibleName(isColumns ? tr("Columns in digits or letters") : tr("Rows in digits or letters"));
  start_->setAccessibleName(isColumns ? tr("Number of the first column") : tr("Number of the first row"));
  digits_->setAccessibleName(isColumns ? tr("Digits of a column's number") : tr("Digits of a row's number"));
  step_->setAccessibleName(isColumns ? tr("Where columns are counted from") : tr("Where rows are counted from"));
  start_->setFixedWidth(size::scaled(84));
  connect(style_, &QComboBox::currentIndexChanged, this, [this] {
    const hex::NumberStyle style = numbers().style;
    {
      const QSignalBlocker blocker(start_);
      start_->setStyle(style);
    }
    digits_->setEnabled(style == hex::NumberStyle::Digits);
    emit changed();
  });
  connect(start_, &QSpinBox::valueChanged, this, &AxisForm::changed);
  connect(digits_, &QSpinBox::valueChanged, this, &AxisForm::changed);
  connect(step_, &QComboBox::currentIndexChanged, this, &AxisForm::changed);
}

void AxisForm::addTo(QGridLayout& grid, int line) {
  int column = 1;
  for (QWidget* field : std::initializer_list<QWidget*>{start_, step_, style_, digits_}) {
    grid.addWidget(field, line, column++);
  }
}

void AxisForm::setNumbers(const hex::AxisNumbers& numbers, int start) {
  style_->setCurrentIndex(style_->findData(static_cast<int>(numbers.style)));
  digits_->setValue(numbers.digits);
  step_->setCurrentIndex(step_->findData(numbers.step));
  start_->setStyle(numbers.style);
  start_->setValue(start);
}

hex::AxisNumbers AxisForm::numbers() const {
  return {static_cast<hex::NumberStyle>(style_->currentData().toInt()), digits_->value(), 0,
          step_->currentData().toInt()};
}

}  // namespace redoubt::editor
