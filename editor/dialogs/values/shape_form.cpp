#include "editor/dialogs/values/shape_form.h"

#include <QLabel>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "core/rules/book/rule_edit.h"
#include "core/rules/vocabulary/shape_json.h"
#include "core/rules/vocabulary/shape_language.h"
#include "editor/dialogs/values/json_value.h"
#include "editor/dialogs/values/language_editor.h"
#include "editor/dialogs/values/numbers_control.h"
#include "editor/dialogs/values/rules_control.h"
#include "editor/fields/field_text.h"
#include "editor/fields/form.h"
#include "editor/fields/value_faults.h"
#include "editor/style/theme.h"
#include "editor/words/order_words.h"
#include "editor/words/rules_words.h"

namespace redoubt::editor {
namespace {

constexpr int kTextHeight = 80;

}  // namespace

ShapeForm::ShapeForm(Session& session, const QString& name, QWidget* parent)
    : QWidget(parent),
      session_(session),
      column_(new QVBoxLayout(this)),
      caption_(new QLabel(tr("As JSON, for what no field shows"))),
      text_(new FieldText),
      fault_(new QLabel) {
  setObjectName(name);
  setRole(*caption_, "second");
  setRole(*fault_, "error");
  fault_->setWordWrap(true);
  fault_->setTextFormat(Qt::PlainText);
  text_->setObjectName(name + QStringLiteral(".json"));
  text_->setAccessibleName(caption_->text());
  text_->setFixedHeight(kTextHeight);
  connect(text_, &FieldText::finished, this, &ShapeForm::takeText);
  connect(&session_, &Session::documentLeaving, this, &ShapeForm::takeText);
  connect(text_, &FieldText::givenUp, this, [this] { showText(); });
  connect(text_, &QPlainTextEdit::textChanged, this, [this] {
    fault_->setText(text_->isTyped() ? valueFault(nullptr, text_->text()) : QString());
    fault_->setVisible(!fault_->text().isEmpty());
  });
  column_->setContentsMargins(0, 0, 0, 0);
  column_->setSpacing(4);
  column_->addWidget(caption_);
  column_->addWidget(text_);
  column_->addWidget(fault_);
}

void ShapeForm::show(const rules::Term* term, const std::string& json) {
  json_ = json;
  if (term != term_ || !form_) {
    term_ = term;
    rebuild();
  }
  showFields();
  showText();
}

void ShapeForm::rebuild() {
  if (form_) {
    // Deleted later, because one of its fields can be the sender of this change.
    column_->removeWidget(form_);
    form_->hide();
    form_->setObjectName({});
    for (QWidget* widget : form_->findChildren<QWidget*>()) widget->setObjectName({});
    form_->deleteLater();
  }
  fields_.clear();
  form_ = new Form(session_, objectName() + QStringLiteral(".fields"));
  column_->insertWidget(0, form_);
  if (!term_) return;
  for (const rules::Part& part : term_->shape.parts()) addField(part);
  if (rules::saidIn(term_->shape)) addField({{}, term_->shape});
}

void ShapeForm::addField(const rules::Part& part) {
  Field field{part, partWords_ ? partWords_(part.name) : OrderWords::part(std::string(term_->path), part.name)};
  const auto taken = [this, member = part.name](const std::string& json) { take(member, json); };
  QWidget* widget = nullptr;
  const QString name = objectName() + QLatin1Char('.') + RulesWords::text(part.name);
  if (const auto said = rules::saidIn(part.shape)) {
    widget = field.language = new LanguageEditor(session_, *said, name);
    connect(field.language, &LanguageEditor::valueChosen, this, taken);
  } else if (part.shape.numbers()) {
    widget = field.numbers = new NumbersControl(session_);
    connect(field.numbers, &NumbersControl::valueChosen, this, taken);
  } else {
    widget = field.control = new RuleControl(session_);
    field.control->setClearable(true);
    field.control->setWords({isOffered_, [](const std::string& word) { return OrderWords::word(word); }});
    connect(field.control, &RuleControl::valueChosen, this, taken);
  }
  widget->setObjectName(name);
  form_->addWidget(field.label, widget)->setWordWrap(true);
  fields_.push_back(std::move(field));
}

rules::Choice ShapeForm::choiceOf(const rules::Part& part) const {
  rules::Choice choice = part.shape.choice();
  if (!std::holds_alternative<rules::TextChoice>(choice) || !textOffers_) return choice;
  auto words = textOffers_(part.name, json_);
  return words.empty() ? choice : rules::Choice(rules::WordChoice{std::move(words), {}});
}

void ShapeForm::showFields() {
  const Json value = parsed(json_);
  for (Field& field : fields_) {
    const bool isThere = value.is_object() && value.contains(field.part.name);
    const std::string json = field.part.name.empty() ? json_ : isThere ? value[field.part.name].dump() : "null";
    if (field.language) {
      field.language->show(json);
      continue;
    }
    if (field.numbers) {
      field.numbers->show(*field.part.shape.numbers(), json);
      continue;
    }
    field.control->show(choiceOf(field.part), json);
    if (QWidget* widget = field.control->focusProxy()) widget->setAccessibleName(field.label);
  }
}

bool ShapeForm::isEnough() const {
  const Json value = parsed(json_);
  if (!value.is_object()) return false;
  return std::all_of(value.items().begin(), value.items().end(), [&](const auto& item) {
    return std::any_of(fields_.begin(), fields_.end(), [&](const Field& field) {
      const bool isShown = field.numbers || field.language || (field.control && field.control->isOfUse());
      return isShown && field.part.name == item.key() && !rules::shapeFault(field.part.shape, item.value());
    });
  });
}

void ShapeForm::showText() {
  text_->setText(RulesWords::lines(json_));
  const bool isNeeded = hasText_ && !isEnough();
  for (QWidget* widget : std::initializer_list<QWidget*>{caption_, text_}) widget->setVisible(isNeeded);
  fault_->hide();
}

// Text that is not JSON stays for correction.
void ShapeForm::takeText() {
  const QString text = text_->text();
  if (!text_->isTyped() || !valueFault(nullptr, text).isEmpty()) return;
  text_->document()->setModified(false);
  emit valueChosen(std::get<model::JsonText>(rules::parseRuleValue(text.toStdString())).text);
}

void ShapeForm::take(const std::string& member, const std::string& json) {
  if (member.empty()) return emit valueChosen(json);
  const Json part = parsed(json);
  Json value = parsed(json_);
  if (!value.is_object()) value = Json::object();
  const bool isNothing = part.is_null() || part == Json("") || (part.is_structured() && part.empty());
  if (isNothing) {
    value.erase(member);
  } else {
    const std::vector<std::string> exclusive = rules::exclusiveParts(term_->shape);
    const bool isOneOf = std::find(exclusive.begin(), exclusive.end(), member) != exclusive.end();
    for (const std::string& other : exclusive) {
      if (isOneOf && other != member) value.erase(other);
    }
    value[member] = part;
  }
  emit valueChosen(value.dump());
}

}  // namespace redoubt::editor
