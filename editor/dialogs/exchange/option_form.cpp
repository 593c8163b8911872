#include "editor/dialogs/exchange/option_form.h"

#include <fmt/format.h>

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFileDialog>
#include <QFormLayout>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <algorithm>
#include <cmath>

#include "core/base/text.h"
#include "core/exchange/formats.h"
#include "editor/dialogs/exchange/part_field.h"
#include "editor/render/theme/map_theme.h"
#include "editor/session/core_words.h"
#include "editor/session/to_qt.h"
#include "editor/style/open_word_box.h"

namespace redoubt::editor {

using exchange::Option;
using exchange::OptionKind;

namespace {

// Without zeros at the end: 15, 15.5.
class NumberBox : public QDoubleSpinBox {
 public:
  QString textFromValue(double value) const override {
    QLocale plain = locale();
    plain.setNumberOptions(QLocale::OmitGroupSeparator);
    return plain.toString(value, 'g', 6);
  }
};

QString objectNameOf(const std::string& option) {
  return QStringLiteral("option.") + QString::fromStdString(option);
}

}  // namespace

OptionForm::OptionForm(QWidget* parent) : QWidget(parent), rows_(new QFormLayout(this)) {
  rows_->setContentsMargins(0, 0, 0, 0);
  rows_->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
  rows_->setRowWrapPolicy(QFormLayout::WrapLongRows);
}

void OptionForm::show(const exchange::Format& format, exchange::OptionUse use,
                      const std::vector<std::string_view>& only) {
  fields_.clear();
  while (rows_->rowCount() > 0) rows_->removeRow(0);
  const auto addCalled = [&](std::string_view name) {
    for (const Option& option : format.options) {
      if (option.use == use && (name.empty() || option.name == name)) add(option);
    }
  };
  if (only.empty()) addCalled({});
  for (const std::string_view name : only) addCalled(name);
  set(exchange::Options(format, use).values());
}

void OptionForm::add(const Option& option) {
  Field field;
  field.name = option.name;
  field.widget = fieldFor(option, field);
  if (field.widget->objectName().isEmpty()) field.widget->setObjectName(objectNameOf(field.name));
  field.widget->setToolTip(CoreWords::text(exchange::helpOf(option)));
  const QString title = CoreWords::text(exchange::titleOf(option));
  QWidget* named = field.widget->focusProxy() ? field.widget->focusProxy() : field.widget;
  if (named->accessibleName().isEmpty()) named->setAccessibleName(title);
  auto* label = new QLabel(title);
  label->setToolTip(field.widget->toolTip());
  label->setBuddy(field.widget);
  field.label = label;
  rows_->addRow(label, field.widget);
  fields_.push_back(std::move(field));
}

QWidget* OptionForm::fieldFor(const Option& option, Field& field) {
  switch (option.kind) {
    case OptionKind::Number: return numberField(option, field);
    case OptionKind::Choice: return choiceField(option, field);
    case OptionKind::Words: return wordsField(option, field);
    case OptionKind::Flag: return flagField(field);
    case OptionKind::Text: return option.words.empty() ? textField(field) : usualTextField(option, field);
    case OptionKind::File: return fileField(field, false);
    case OptionKind::NewFile: return fileField(field, true);
    case OptionKind::Theme: return themeField(field);
    case OptionKind::Part: return partField(field);
  }
  return nullptr;
}

QWidget* OptionForm::numberField(const Option& option, Field& field) {
  auto* spin = new NumberBox;
  spin->setRange(option.least, option.most);
  spin->setDecimals(std::max(option.decimals, option.least == std::floor(option.least) ? 0 : 1));
  if (option.leastIsNone) spin->setSpecialValueText(CoreWords::text(exchange::noneOf(option)));
  connect(spin, &QDoubleSpinBox::valueChanged, this, &OptionForm::changed);
  field.value = [spin] { return fmt::format("{}", spin->value()); };
  field.set = [spin](const std::string& value) { spin->setValue(QString::fromStdString(value).toDouble()); };
  return spin;
}

QWidget* OptionForm::choiceField(const Option& option, Field& field) {
  auto* combo = new QComboBox;
  for (const std::string_view word : option.words) {
    combo->addItem(CoreWords::text(exchange::wordOf(option, word)), toQt(word));
  }
  combo->setSizeAdjustPolicy(QComboBox::AdjustToContents);
  connect(combo, &QComboBox::currentIndexChanged, this, &OptionForm::changed);
  field.value = [combo] { return combo->currentData().toString().toStdString(); };
  field.set = [combo](const std::string& value) {
    combo->setCurrentIndex(std::max(0, combo->findData(QString::fromStdString(value))));
  };
  return combo;
}

// No word at all would mean the standard ones, as it does on the command line.
QWidget* OptionForm::wordsField(const Option& option, Field& field) {
  auto* box = new QWidget;
  auto* grid = new QGridLayout(box);
  grid->setContentsMargins(0, 0, 0, 0);
  grid->setVerticalSpacing(4);
  constexpr int kColumns = 3;
  std::vector<std::pair<std::string, QCheckBox*>> checks;
  for (const std::string_view word : option.words) {
    auto* check = new QCheckBox(CoreWords::text(exchange::wordOf(option, word)));
    check->setObjectName(objectNameOf(field.name) + QLatin1Char('.') + toQt(word));
    const int place = static_cast<int>(checks.size());
    grid->addWidget(check, place / kColumns, place % kColumns);
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
  field.set = [checks, standard = std::string(option.standard)](const std::string& value) {
    const std::vector<std::string_view> chosen = redoubt::words(value.empty() ? standard : value, ",");
    for (const auto& [word, check] : checks) {
      check->setChecked(std::find(chosen.begin(), chosen.end(), word) != chosen.end());
    }
  };
  field.fault = [this, value = field.value, title = CoreWords::text(exchange::titleOf(option))] {
    return value().empty() ? tr("Tick at least one under “%1”.").arg(title) : QString();
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

QWidget* OptionForm::textField(Field& field) {
  auto* line = new QLineEdit;
  connect(line, &QLineEdit::textChanged, this, &OptionForm::changed);
  field.value = [line] { return line->text().trimmed().toStdString(); };
  field.set = [line](const std::string& value) { line->setText(QString::fromStdString(value)); };
  return line;
}

QWidget* OptionForm::usualTextField(const Option& option, Field& field) {
  auto* box = new QComboBox;
  takeOtherWords(*box);
  for (const std::string_view word : option.words) {
    box->addItem(CoreWords::text(exchange::wordOf(option, word)), toQt(word));
  }
  connect(box, &QComboBox::currentTextChanged, this, &OptionForm::changed);
  field.value = [box] { return wordIn(*box).toStdString(); };
  field.set = [box](const std::string& value) { showWord(*box, QString::fromStdString(value)); };
  return box;
}

QWidget* OptionForm::fileField(Field& field, bool isNew) {
  auto* box = new QWidget;
  auto* row = new QHBoxLayout(box);
  row->setContentsMargins(0, 0, 0, 0);
  auto* line = static_cast<QLineEdit*>(textField(field));
  line->setObjectName(objectNameOf(field.name) + QStringLiteral(".path"));
  auto* choose = new QPushButton(tr("Choose…"));
  choose->setObjectName(objectNameOf(field.name) + QStringLiteral(".choose"));
  choose->setAutoDefault(false);
  row->addWidget(line, 1);
  row->addWidget(choose);
  box->setFocusProxy(line);
  connect(choose, &QPushButton::clicked, this, [this, line, isNew] {
    const QString file = isNew ? QFileDialog::getSaveFileName(this, tr("Choose a file"), line->text())
                               : QFileDialog::getOpenFileName(this, tr("Choose a file"), line->text());
    if (!file.isEmpty()) line->setText(file);
  });
  return box;
}

// A theme file of one's own can be typed.
QWidget* OptionForm::themeField(Field& field) {
  auto* box = new QComboBox;
  takeOtherWords(*box);
  box->addItem(tr("As the battle asks"), QString());
  for (const QString& name : render::themeNames()) box->addItem(render::loadTheme(name).theme->title.text(), name);
  connect(box, &QComboBox::currentTextChanged, this, &OptionForm::changed);
  field.value = [box] { return wordIn(*box).toStdString(); };
  field.set = [box](const std::string& value) { showWord(*box, QString::fromStdString(value)); };
  return box;
}

QWidget* OptionForm::partField(Field& field) {
  auto* part = new PartField(map_, objectNameOf(field.name));
  connect(part, &PartField::changed, this, &OptionForm::changed);
  field.value = [part] { return part->value(); };
  field.set = [part](const std::string& value) { part->setValue(value); };
  field.fault = [part] { return part->fault(); };
  return part;
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

void OptionForm::setIdle(const std::set<std::string_view>& names) {
  for (const Field& field : fields_) {
    field.widget->setEnabled(!names.contains(field.name));
    field.label->setEnabled(!names.contains(field.name));
  }
}

QString OptionForm::fault() const {
  for (const Field& field : fields_) {
    const QString fault = field.fault ? field.fault() : QString();
    if (!fault.isEmpty()) return fault;
  }
  return {};
}

std::vector<QWidget*> OptionForm::controls() const {
  std::vector<QWidget*> controls;
  const auto add = [&](QWidget* widget) {
    if ((widget->focusPolicy() & Qt::TabFocus) && !widget->focusProxy()) controls.push_back(widget);
  };
  for (const Field& field : fields_) {
    add(field.widget);
    // The inside of a spin box or a list is its own business.
    if (field.widget->focusPolicy() & Qt::TabFocus && !field.widget->focusProxy()) continue;
    for (QWidget* inner : field.widget->findChildren<QWidget*>()) add(inner);
  }
  return controls;
}

}  // namespace redoubt::editor
