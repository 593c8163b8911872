#include "editor/fields/other_editors.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSpinBox>

#include "core/base/text.h"
#include "core/rules/book/rule_edit.h"
#include "editor/fields/colour_button.h"
#include "editor/fields/field_text.h"
#include "editor/fields/value_faults.h"
#include "editor/words/rules_words.h"
#include "editor/words/words.h"

namespace redoubt::editor {
namespace {

constexpr int kMostLines = 12;
constexpr double kWidestSpin = 11'000;

bool isJson(const FieldSpec& spec) {
  return spec.field.kind == model::ColumnKind::Json;
}

}  // namespace

TickEditor::TickEditor(FieldSpec spec, const QString& name) : FieldEditor(std::move(spec)), tick_(new QCheckBox) {
  hold(tick_, name, false);
  connect(tick_, &QCheckBox::clicked, this, [this](bool isTicked) { emit chosen(std::int64_t{isTicked}); });
}

void TickEditor::show(const model::Value& value) {
  const auto* truth = std::get_if<std::int64_t>(&value);
  tick_->setChecked(truth && *truth != 0);
}

bool SpinEditor::isFor(const model::FieldInfo& field) {
  return field.kind == model::ColumnKind::Integer && field.bounds.most - field.bounds.least <= kWidestSpin;
}

SpinEditor::SpinEditor(FieldSpec spec, const QString& name) : FieldEditor(std::move(spec)), spin_(new QSpinBox) {
  const int least = static_cast<int>(spec_.field.bounds.least);
  spin_->setRange(least - (spec_.field.isOptional ? 1 : 0), static_cast<int>(spec_.field.bounds.most));
  if (spec_.field.isOptional) spin_->setSpecialValueText(spec_.nothing.isEmpty() ? tr("not told") : spec_.nothing);
  spin_->setKeyboardTracking(false);
  hold(spin_, name, false);
  connect(spin_, &QSpinBox::valueChanged, this, [this](int number) {
    const bool isNothing = spec_.field.isOptional && number == spin_->minimum();
    emit chosen(isNothing ? model::Value() : model::Value(std::int64_t{number}));
  });
}

void SpinEditor::show(const model::Value& value) {
  if (isTyped() && spin_->hasFocus()) return;
  const QSignalBlocker blocker(spin_);
  const auto* number = std::get_if<std::int64_t>(&value);
  spin_->setValue(number ? static_cast<int>(*number) : spin_->minimum());
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

TextEditor::TextEditor(FieldSpec spec, const QString& name) : FieldEditor(std::move(spec)), text_(new FieldText) {
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

void TextEditor::show(const model::Value& value) {
  shown_ = textOf(value);
  if (isTyped() && text_->hasFocus()) return;
  text_->setText(shown_);
  emit faulted({});
}

bool TextEditor::isTyped() const {
  return text_->isTyped();
}

void TextEditor::finish() {
  if (!isTyped()) return;
  const QString typed = text_->text().trimmed();
  model::Value value = typed.toStdString();
  QString fault;
  if (typed.isEmpty() && spec_.field.isOptional) {
    value = model::Value();
  } else if (isJson(spec_)) {
    fault = valueFault(nullptr, typed);
    if (fault.isEmpty()) value = std::get<model::JsonText>(rules::parseRuleValue(typed.toStdString())).text;
  }
  if (fault.isEmpty() && static_cast<std::size_t>(typed.toUtf8().size()) > spec_.field.bounds.longest) {
    fault = tr("The text is too long; it may have %1 bytes.").arg(spec_.field.bounds.longest);
  }
  if (fault.isEmpty() && spec_.judge) fault = spec_.judge(value);
  emit faulted(fault);
  if (!fault.isEmpty()) return;
  text_->setText(typed);
  if (textOf(value) == shown_) return text_->setText(shown_);
  emit chosen(value);
}

void TextEditor::forget() {
  text_->setText(shown_);
  emit faulted({});
}

ColourEditor::ColourEditor(FieldSpec spec, const QString& name)
    : FieldEditor(std::move(spec)), button_(new ColourButton(Qt::gray, spec_.label)), line_(new QLineEdit) {
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
  shown_ = Words::text(model::toText(value));
  button_->setColour(QColor(shown_).isValid() ? QColor(shown_) : QColor(Qt::transparent));
  if (isTyped() && line_->hasFocus()) return;
  line_->setText(shown_);
  line_->setModified(false);
  emit faulted({});
}

bool ColourEditor::isTyped() const {
  return line_->isModified();
}

void ColourEditor::finish() {
  if (!isTyped()) return;
  const std::string typed = line_->text().trimmed().toStdString();
  const bool isNothing = typed.empty() && shown_.isEmpty();
  const QString fault = isColour(typed) || isNothing ? QString() : tr("Expected a colour as #RRGGBB.");
  emit faulted(fault);
  if (!fault.isEmpty()) return;
  line_->setModified(false);
  if (Words::text(typed) != shown_) emit chosen(typed);
}

void ColourEditor::forget() {
  line_->setText(shown_);
  line_->setModified(false);
  emit faulted({});
}

}  // namespace redoubt::editor
