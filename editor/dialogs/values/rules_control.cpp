#include "editor/dialogs/values/rules_control.h"

#include <QLabel>
#include <QVBoxLayout>

#include "editor/fields/field_editor.h"
#include "editor/fields/row_findings.h"
#include "editor/style/theme.h"

namespace redoubt::editor {

RuleControl::RuleControl(Session& session, QWidget* parent)
    : QWidget(parent),
      session_(session),
      column_(new QVBoxLayout(this)),
      fault_(makeFaultLabel(QStringLiteral("rules.refused"))) {
  column_->setContentsMargins(0, 0, 0, 0);
  column_->addWidget(fault_);
}

void RuleControl::show(const rules::Choice& choice, const std::string& json) {
  if (choice != choice_) {
    choice_ = choice;
    rebuild();
  }
  if (editor_) editor_->show(lineValue(choice_, json));
}

void RuleControl::forget() {
  if (editor_) editor_->forget();
  fault_->hide();
}

void RuleControl::rebuild() {
  if (editor_) {
    // Deleted later, because it can be the sender of this change.
    column_->removeWidget(editor_);
    editor_->disconnect(this);
    editor_->hide();
    editor_->control().setObjectName({});
    editor_->deleteLater();
    editor_ = nullptr;
  }
  fault_->hide();
  const bool isChoice = !std::holds_alternative<std::monostate>(choice_);
  setVisible(isChoice);
  if (!isChoice) return;
  FieldSpec spec = choiceSpec(session_, choice_, isClearable_, words_);
  spec.name = QStringLiteral("control");
  spec.label = tr("Value");
  editor_ = makeFieldEditor(session_, std::move(spec), QStringLiteral("rules"));
  connect(editor_, &FieldEditor::chosen, this,
          [this](const model::Value& value) { emit valueChosen(valueJson(choice_, value)); });
  connect(editor_, &FieldEditor::faulted, this, [this](const QString& reason) {
    setRole(*fault_, "error");
    fault_->setText(reason);
    fault_->setVisible(!reason.isEmpty());
  });
  column_->insertWidget(0, editor_, 0, Qt::AlignTop);
  editor_->setVisible(true);  // at once, so that it can get the focus
  setFocusProxy(&editor_->control());
}

}  // namespace redoubt::editor
