#include "editor/dialogs/values/numbers_control.h"

#include <QGridLayout>
#include <QLabel>
#include <QVBoxLayout>
#include <utility>

#include "editor/dialogs/values/choice_spec.h"
#include "editor/dialogs/values/json_value.h"
#include "editor/fields/field_editor.h"
#include "editor/words/rules_words.h"

namespace redoubt::editor {

NumbersControl::NumbersControl(Session& session, QWidget* parent)
    : QWidget(parent), session_(session), column_(new QVBoxLayout(this)) {
  column_->setContentsMargins(0, 0, 0, 0);
}

void NumbersControl::show(const rules::NumbersChoice& choice, const std::string& json) {
  auto names = knownNames(session_, choice.keys);
  const bool isSame = rows_ && choice == choice_ && names == names_;
  choice_ = choice;
  names_ = std::move(names);
  json_ = json;
  if (!isSame) rebuild();
  const Json value = parsed(json_);
  for (std::size_t at = 0; at < names_.size(); ++at) {
    const bool isThere = value.is_object() && value.contains(names_[at].slug);
    editors_[at]->show(isThere ? lineValue(choice_.number, value[names_[at].slug].dump()) : model::Value());
  }
}

void NumbersControl::rebuild() {
  if (rows_) {
    // Deleted later, because one of its fields can be the sender of this change.
    column_->removeWidget(rows_);
    rows_->hide();
    rows_->deleteLater();
  }
  editors_.clear();
  rows_ = new QWidget;
  auto* grid = new QGridLayout(rows_);
  grid->setContentsMargins(0, 0, 0, 0);
  grid->setVerticalSpacing(3);
  grid->setColumnStretch(1, 1);
  for (const KnownName& name : names_) {
    const QString slug = RulesWords::text(name.slug);
    FieldSpec spec = choiceSpec(session_, choice_.number, true);
    spec.label = name.title.isEmpty() ? slug : name.title;
    auto* label = new QLabel(spec.label);
    label->setTextFormat(Qt::PlainText);
    FieldEditor* editor = makeFieldEditor(session_, std::move(spec), {});
    editor->control().setObjectName(slug);
    connect(editor, &FieldEditor::chosen, this,
            [this, slug = name.slug](const model::Value& value) { tell(slug, value); });
    const int row = grid->rowCount();
    grid->addWidget(editor, row, 0);
    grid->addWidget(label, row, 1);
    editors_.push_back(editor);
  }
  column_->addWidget(rows_);
}

void NumbersControl::tell(const std::string& slug, const model::Value& value) {
  Json numbers = parsed(json_);
  if (!numbers.is_object()) numbers = Json::object();
  if (const auto* number = std::get_if<std::int64_t>(&value)) {
    numbers[slug] = *number;
  } else {
    numbers.erase(slug);
  }
  emit valueChosen(numbers.dump());
}

}  // namespace redoubt::editor
