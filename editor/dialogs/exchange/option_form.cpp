#include "editor/dialogs/exchange/option_form.h"

#include <fmt/format.h>

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFile>
#include <QFileDialog>
#include <QFormLayout>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <algorithm>

#include "core/base/text.h"
#include "core/exchange/formats.h"
#include "editor/session/core_words.h"

namespace redoubt::editor {

using exchange::Option;
using exchange::OptionKind;

OptionForm::OptionForm(QWidget* parent) : QWidget(parent), rows_(new QFormLayout(this)) {
  rows_->setContentsMargins(0, 0, 0, 0);
  rows_->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
  rows_->setRowWrapPolicy(QFormLayout::WrapLongRows);
}

void OptionForm::show(const exchange::Format& format, exchange::OptionUse use) {
  fields_.clear();
  while (rows_->rowCount() > 0) rows_->removeRow(0);
  for (const Option& option : format.options) {
    if (option.use == use) add(option);
  }
  set(exchange::Options(format, use).values());
}

void OptionForm::add(const Option& option) {
  Field field;
  field.name = option.name;
  QWidget* widget = nullptr;
  switch (option.kind) {
    case OptionKind::Number: widget = numberField(option, field); break;
    case OptionKind::Choice: widget = choiceField(option, field); break;
    case OptionKind::Words: widget = wordsField(option, field); break;
    case OptionKind::Flag: widget = flagField(field); break;
    default: widget = textField(option, field); break;
  }
  widget->setObjectName(QStringLiteral("option.") + QString::fromStdString(field.name));
  widget->setToolTip(CoreWords::text(exchange::helpOf(option)));
  const QString title = CoreWords::text(exchange::titleOf(option));
  widget->setAccessibleName(title);
  auto* label = new QLabel(title);
  label->setToolTip(widget->toolTip());
  label->setBuddy(widget);
  rows_->addRow(label, widget);
  fields_.push_back(std::move(field));
}

QWidget* OptionForm::numberField(const Option& option, Field& field) {
  auto* spin = new QDoubleSpinBox;
  spin->setRange(option.least, option.most);
  spin->setDecimals(option.most <= 100 ? 1 : 0);
  connect(spin, &QDoubleSpinBox::valueChanged, this, &OptionForm::changed);
  field.value = [spin] { return fmt::format("{}", spin->value()); };
  field.set = [spin](const std::string& value) { spin->setValue(QString::fromStdString(value).toDouble()); };
  return spin;
}

QWidget* OptionForm::choiceField(const Option& option, Field& field) {
  auto* combo = new QComboBox;
  for (const std::string_view word : option.words) {
    combo->addItem(CoreWords::text(exchange::wordOf(option, word)), QString::fromUtf8(word.data(), static_cast<int>(word.size())));
  }
  connect(combo, &QComboBox::currentIndexChanged, this, &OptionForm::changed);
  field.value = [combo] { return combo->currentData().toString().toStdString(); };
  field.set = [combo](const std::string& value) {
    combo->setCurrentIndex(std::max(0, combo->findData(QString::fromStdString(value))));
  };
  return combo;
}

QWidget* OptionForm::wordsField(const Option& option, Field& field) {
  auto* box = new QWidget;
  auto* grid = new QGridLayout(box);
  grid->setContentsMargins(0, 0, 0, 0);
  std::vector<std::pair<std::string, QCheckBox*>> checks;
  for (const std::string_view word : option.words) {
    auto* check = new QCheckBox(CoreWords::text(exchange::wordOf(option, word)));
    check->setObjectName(QStringLiteral("option.%1.%2").arg(QString::fromStdString(field.name), QString::fromStdString(std::string(word))));
    const int place = static_cast<int>(checks.size());
    grid->addWidget(check, place / 3, place % 3);
    connect(check, &QCheckBox::toggled, this, &OptionForm::changed);
    checks.emplace_back(word, check);
  }
  field.value = [checks] {
    std::vector<std::string> words;
    for (const auto& [word, check] : checks) {
      if (check->isChecked()) words.push_back(word);
    }
    return join(words, ",");
  };
  field.set = [checks](const std::string& value) {
    const std::vector<std::string_view> chosen = redoubt::words(value, ",");
    for (const auto& [word, check] : checks) {
      check->setChecked(std::find(chosen.begin(), chosen.end(), word) != chosen.end());
    }
  };
  return box;
}

QWidget* OptionForm::flagField(Field& field) {
  auto* check = new QCheckBox;
  connect(check, &QCheckBox::toggled, this, &OptionForm::changed);
  field.value = [check] { return std::string(check->isChecked() ? "yes" : "no"); };
  field.set = [check](const std::string& value) { check->setChecked(value == "yes"); };
  return check;
}

QWidget* OptionForm::textField(const Option& option, Field& field) {
  auto* line = new QLineEdit;
  connect(line, &QLineEdit::textChanged, this, &OptionForm::changed);
  field.value = [line] { return line->text().trimmed().toStdString(); };
  field.set = [line](const std::string& value) { line->setText(QString::fromStdString(value)); };
  if (option.kind != OptionKind::File) return line;
  auto* box = new QWidget;
  auto* row = new QHBoxLayout(box);
  row->setContentsMargins(0, 0, 0, 0);
  auto* choose = new QPushButton(tr("Choose…"));
  row->addWidget(line, 1);
  row->addWidget(choose);
  connect(choose, &QPushButton::clicked, this, [this, line] {
    const QString file = QFileDialog::getOpenFileName(this, tr("Choose a file"), line->text());
    if (!file.isEmpty()) line->setText(file);
  });
  return box;
}

exchange::Options::Given OptionForm::given() const {
  exchange::Options::Given given;
  for (const Field& field : fields_) given[field.name] = field.value();
  return given;
}

void OptionForm::set(const exchange::Options::Given& given) {
  for (const Field& field : fields_) {
    const auto found = given.find(field.name);
    if (found != given.end()) field.set(found->second);
  }
}

}  // namespace redoubt::editor
