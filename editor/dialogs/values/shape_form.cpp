#include "editor/dialogs/values/shape_form.h"

#include <QLabel>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "core/rules/book/rule_edit.h"
#include "core/rules/vocabulary/member_words.h"
#include "core/rules/vocabulary/shape_json.h"
#include "editor/dialogs/values/value_parts.h"
#include "editor/fields/field_text.h"
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
  context_.session = &session;
  context_.label = [this](const std::string& member) {
    return OrderWords::part(term_ ? std::string(term_->path) : std::string(), member);
  };
  context_.word = [](const std::string&, const std::string& word) { return OrderWords::word(word); };
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

void ShapeForm::speakAsRules() {
  context_.label = [this](const std::string& member) { return RulesWords::member(context_.room, member); };
  context_.hint = [this](const std::string& member) { return RulesWords::hint(context_.room, member); };
  context_.word = [this](const std::string& member, const std::string& word) {
    return RulesWords::word(context_.room, member, word);
  };
}

void ShapeForm::setTextOffers(TextOffers offers, bool takesOthers) {
  context_.textOffers = [this, offers = std::move(offers)](const std::string& member) { return offers(member, json_); };
  context_.takesOtherTexts = takesOthers;
}

void ShapeForm::setTextTitles(std::function<QString(const std::string& member, const std::string& text)> titles) {
  context_.word = [word = context_.word, titles = std::move(titles)](const std::string& member,
                                                                     const std::string& text) {
    const QString title = titles(member, text);
    return title.isEmpty() ? word(member, text) : title;
  };
}

void ShapeForm::show(const rules::Term* term, const std::string& json) {
  json_ = json;
  if (term != term_ || (term && !editor_)) {
    term_ = term;
    rebuild();
  }
  if (editor_) editor_->present(parsed(json_));
  showText();
}

void ShapeForm::rebuild() {
  if (editor_) dropLater(editor_);
  editor_ = nullptr;
  if (!term_) return;
  context_.room = rules::roomOf(term_->path);
  const bool isObject = std::holds_alternative<rules::plan::Members>(rules::planOf(term_->shape));
  const QString name = isObject ? objectName() : objectName() + QStringLiteral(".value");
  editor_ = makeValueEditor(context_, term_->shape, {isObject ? "" : "value", name, 0});
  connect(editor_, &ValueEditor::valueChosen, this, &ShapeForm::valueChosen);
  column_->insertWidget(0, editor_);
}

bool ShapeForm::isEnough() const {
  const Json value = parsed(json_);
  if (!term_ || !editor_ || value.is_discarded()) return false;
  const rules::FormPlan plan = rules::planOf(term_->shape);
  if (std::holds_alternative<rules::plan::Anything>(plan)) return !value.is_structured();
  const auto* members = std::get_if<rules::plan::Members>(&plan);
  if (!members) return value.is_null() || !rules::shapeFault(term_->shape, value);
  if (!value.is_object()) return value.is_null();
  return std::all_of(value.items().begin(), value.items().end(), [&](const auto& item) {
    const auto part = std::find_if(members->parts.begin(), members->parts.end(),
                                   [&](const rules::Part& each) { return each.name == item.key(); });
    if (part == members->parts.end()) return members->others.has_value();
    return !rules::shapeFault(part->shape, item.value());
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

}  // namespace redoubt::editor
