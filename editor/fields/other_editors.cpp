#include "editor/fields/other_editors.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QSignalBlocker>
#include <QSpinBox>
#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

#include "core/base/text.h"
#include "core/rules/book/rule_edit.h"
#include "editor/fields/colour_button.h"
#include "editor/fields/field_text.h"
#include "editor/fields/value_faults.h"
#include "editor/style/plain_tip.h"
#include "editor/style/theme.h"
#include "editor/style/tick_list.h"
#include "editor/words/rules_words.h"
#include "editor/words/words.h"

namespace redoubt::editor {
namespace {

constexpr int kMostLines = 12;
constexpr double kWidestSpin = 11'000;
constexpr int kMostTicks = 7;  // visible rows

using Json = nlohmann::json;

bool isJson(const FieldSpec& spec) {
  return spec.field.kind == model::ColumnKind::Json;
}

// An empty list if the value is not a list.
Json listOf(const model::Value& value) {
  const Json list = Json::parse(model::toText(value), nullptr, false);
  return list.is_array() ? list : Json::array();
}

bool isIn(const Json& list, const Json& word) {
  return std::find(list.begin(), list.end(), word) != list.end();
}

Json wordOf(const QListWidgetItem& item) {
  return item.data(Qt::UserRole).toString().toStdString();
}

}  // namespace

TickEditor::TickEditor(FieldSpec spec, const QString& name)
    : FieldEditor(std::move(spec)), tick_(new QCheckBox(std::exchange(spec_.unit, {}))) {
  hold(tick_, name, false);
  connect(tick_, &QCheckBox::clicked, this, [this](bool isTicked) {
    tick_->setTristate(false);
    emit chosen(std::int64_t{isTicked});
  });
}

void TickEditor::show(const model::Value& value) {
  const auto* truth = std::get_if<std::int64_t>(&value);
  const bool isTold = truth || !spec_.field.isOptional;
  tick_->setTristate(!isTold);
  tick_->setCheckState(!isTold ? Qt::PartiallyChecked : truth && *truth != 0 ? Qt::Checked : Qt::Unchecked);
}

bool SpinEditor::isFor(const FieldSpec& spec) {
  const model::Bounds& bounds = spec.field.bounds;
  return spec.field.kind == model::ColumnKind::Integer && (spec.isCounted || bounds.most - bounds.least <= kWidestSpin);
}

SpinEditor::SpinEditor(FieldSpec spec, const QString& name) : FieldEditor(std::move(spec)), spin_(new QSpinBox) {
  const int least = static_cast<int>(spec_.field.bounds.least);
  spin_->setRange(least - (spec_.field.isOptional ? 1 : 0), static_cast<int>(spec_.field.bounds.most));
  if (spec_.field.isOptional) spin_->setSpecialValueText(spec_.nothing.isEmpty() ? tr("not told") : spec_.nothing);
  spin_->setKeyboardTracking(false);
  hold(spin_, name, false);
  connect(spin_, &QSpinBox::valueChanged, this, &SpinEditor::take);
  connect(spin_->findChild<QLineEdit*>(), &QLineEdit::textEdited, this, &SpinEditor::judgeTyped);
}

void SpinEditor::show(const model::Value& value) {
  const bool isOther = value != shown_;
  shown_ = value;
  if (isTyped() && spin_->hasFocus()) return;
  const QSignalBlocker blocker(spin_);
  const auto* number = std::get_if<std::int64_t>(&value);
  spin_->setValue(number ? static_cast<int>(*number) : spin_->minimum());
  if (isOther) emit faulted({});
}

bool SpinEditor::isTyped() const {
  const auto* line = spin_->findChild<QLineEdit*>();
  return line && line->isModified();
}

void SpinEditor::finish() {
  if (!isTyped()) return;
  spin_->interpretText();
  spin_->findChild<QLineEdit*>()->setModified(false);
}

// A spin box restores its value without a message, so the fault is reported here.
void SpinEditor::judgeTyped(const QString& typed) {
  const model::Bounds& bounds = spec_.field.bounds;
  bool isNumber = false;
  const int number = typed.toInt(&isNumber);
  const bool isGood = !isNumber || (number >= bounds.least && number <= bounds.most);
  emit faulted(isGood ? QString()
                      : tr("%1 can't be: a whole number from %2 to %3 is wanted. The value stays as it was.")
                            .arg(number)
                            .arg(static_cast<int>(bounds.least))
                            .arg(static_cast<int>(bounds.most)));
}

void SpinEditor::take(int number) {
  const bool isNothing = spec_.field.isOptional && number == spin_->minimum();
  const model::Value value = isNothing ? model::Value() : model::Value(std::int64_t{number});
  const QString fault = spec_.judge ? spec_.judge(value) : QString();
  emit faulted(fault);
  fault.isEmpty() ? emit chosen(value) : show(shown_);
}

TicksEditor::TicksEditor(FieldSpec spec, const QString& name) : FieldEditor(std::move(spec)), list_(new QListWidget) {
  hold(list_, name, true);
  list_->setStyleSheet(tickListStyle());
  connect(list_, &QListWidget::itemChanged, this, &TicksEditor::take);
}

void TicksEditor::changeEvent(QEvent* event) {
  FieldEditor::changeEvent(event);
  if (event->type() == QEvent::PaletteChange) list_->setStyleSheet(tickListStyle());
}

void TicksEditor::fill(const std::vector<FieldChoice>& choices) {
  choices_ = choices;
  list_->clear();
  for (const FieldChoice& choice : choices_) {
    auto* row = new QListWidgetItem(choice.words, list_);
    row->setData(Qt::UserRole, Words::text(model::toText(choice.value)));
    row->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
    row->setSizeHint({0, size::tickRow()});
    if (!choice.tip.isEmpty()) row->setToolTip(plainTip(choice.tip));
  }
  const int rows = std::clamp(list_->count(), 1, kMostTicks);
  list_->setFixedHeight(rows * size::tickRow() + 4);
}

void TicksEditor::show(const model::Value& value) {
  value_ = value;
  const QSignalBlocker blocker(list_);
  if (const auto choices = spec_.choices(); choices != choices_ || list_->count() == 0) fill(choices);
  const Json members = listOf(value_);
  const QListWidgetItem* first = nullptr;
  for (int row = 0; row < list_->count(); ++row) {
    const bool isTicked = isIn(members, wordOf(*list_->item(row)));
    list_->item(row)->setCheckState(isTicked ? Qt::Checked : Qt::Unchecked);
    if (isTicked && !first) first = list_->item(row);
  }
  if (first && !list_->hasFocus()) list_->scrollToItem(first);
}

void TicksEditor::take() {
  Json members = listOf(value_);
  for (int row = 0; row < list_->count(); ++row) {
    const Json word = wordOf(*list_->item(row));
    const bool isTicked = list_->item(row)->checkState() == Qt::Checked;
    if (isTicked == isIn(members, word)) continue;
    if (isTicked) {
      members.push_back(word);
    } else {
      members.erase(std::remove(members.begin(), members.end(), word), members.end());
    }
  }
  emit chosen(members.dump());
}

TextEditor::TextEditor(FieldSpec spec, const QString& name) : TypedEditor(std::move(spec)), text_(new FieldText) {
  if (spec_.field.nature == model::Nature::Prose)
    text_->growTo(kMostLines);
  else
    text_->setFixedHeight(text_->fontMetrics().lineSpacing() * 6);
  text_->setPlaceholderText(spec_.example);
  hold(text_, name, true);
  connect(text_, &FieldText::finished, this, &TextEditor::finish);
  connect(text_, &FieldText::givenUp, this, &TextEditor::forget);
}

QString TextEditor::textOf(const model::Value& value) const {
  const std::string plain = model::toText(value);
  return isJson(spec_) && !plain.empty() ? RulesWords::lines(plain) : Words::text(plain);
}

bool TextEditor::isTyped() const {
  return text_->isTyped();
}

QString TextEditor::typed() const {
  return text_->text().trimmed();
}

void TextEditor::setText(const QString& text) {
  text_->setText(text);
}

void TextEditor::accept() {
  text_->setText(typed());
}

TypedEditor::Parsed TextEditor::parsed(const QString& typed) const {
  if (typed.isEmpty() && spec_.field.isOptional) return model::Value();
  if (static_cast<std::size_t>(typed.toUtf8().size()) > spec_.field.bounds.longest) {
    return tr("The text is too long; it may have %1 bytes.").arg(spec_.field.bounds.longest);
  }
  if (!isJson(spec_)) return model::Value(typed.toStdString());
  const QString fault = valueFault(nullptr, typed);
  if (!fault.isEmpty()) return fault;
  return model::Value(std::get<model::JsonText>(rules::parseRuleValue(typed.toStdString())).text);
}

ColourEditor::ColourEditor(FieldSpec spec, const QString& name)
    : TypedEditor(std::move(spec)), button_(new ColourButton(Qt::gray, spec_.label)), line_(new QLineEdit) {
  button_->setObjectName(name + QStringLiteral(".choose"));
  hold(line_, name, true);
  static_cast<QHBoxLayout*>(layout())->insertWidget(0, button_);
  sharesUndo(*line_);
  connect(line_, &QLineEdit::editingFinished, this, &ColourEditor::finish);
  connect(button_, &ColourButton::chosen, this, [this] {
    line_->setText(button_->colour().name().toUpper());
    line_->setModified(true);
    finish();
  });
}

void ColourEditor::show(const model::Value& value) {
  const QColor colour(textOf(value));
  button_->setColour(colour.isValid() ? colour : QColor(Qt::transparent));
  TypedEditor::show(value);
}

bool ColourEditor::isTyped() const {
  return line_->isModified();
}

QString ColourEditor::textOf(const model::Value& value) const {
  return Words::text(model::toText(value));
}

QString ColourEditor::typed() const {
  return line_->text().trimmed();
}

void ColourEditor::setText(const QString& text) {
  line_->setText(text);
  line_->setModified(false);
}

void ColourEditor::accept() {
  line_->setModified(false);
}

TypedEditor::Parsed ColourEditor::parsed(const QString& typed) const {
  const std::string text = typed.toStdString();
  const bool isNothing = typed.isEmpty() && shown().isEmpty();
  if (!isColour(text) && !isNothing) return tr("Expected a colour as #RRGGBB.");
  return model::Value(text);
}

}  // namespace redoubt::editor
