#include "editor/panels/battle_facts_dialog.h"

#include <QDialogButtonBox>
#include <QPushButton>
#include <QVBoxLayout>
#include <functional>

#include "editor/fields/form.h"
#include "editor/style/theme.h"
#include "editor/words/words.h"

namespace redoubt::editor {
namespace {

constexpr int kFactsWidth = 500;
constexpr int kLongestTitle = 120;

std::function<QString(const model::Value&)> notEmpty(const QString& reason) {
  return [reason](const model::Value& value) { return model::toText(value).empty() ? reason : QString(); };
}

}  // namespace

BattleFactsDialog::BattleFactsDialog(Session& session, QWidget* parent)
    : QDialog(parent),
      session_(session),
      facts_(new Form(session, QStringLiteral("battle.facts"))),
      rules_(new Form(session, QStringLiteral("battle.facts"))) {
  setObjectName(QStringLiteral("battle.facts"));
  setWindowTitle(tr("Title, date and place"));
  addFacts();
  addRules();
  connectForms();
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
  buttons->button(QDialogButtonBox::Ok)->setEnabled(!session_.isReadOnly());
  connect(buttons, &QDialogButtonBox::accepted, this, &BattleFactsDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(16, 14, 16, 12);
  column->setSpacing(6);
  column->addWidget(facts_);
  column->addWidget(rules_);
  column->addStretch(1);
  column->addWidget(buttons);
  facts_->setMinimumWidth(size::scaled(kFactsWidth));
  fill();
  facts_->editor("title")->setFocus();
}

void BattleFactsDialog::addFacts() {
  FieldSpec title = fieldSpec<model::BattleInfo>(session_, "title");
  title.judge = notEmpty(tr("A battle needs a title."));
  title.mostLetters = kLongestTitle;
  facts_->add(std::move(title));
  for (const char* column : {"date", "place", "language", "description"}) {
    FieldSpec spec = fieldSpec<model::BattleInfo>(session_, column);
    if (spec.field.nature != model::Nature::Prose) spec.mostLetters = kLongestTitle;
    facts_->add(std::move(spec));
  }
}

void BattleFactsDialog::addRules() {
  FieldSpec title = fieldSpec<model::System>(session_, "title");
  title.name = QStringLiteral("rules");
  title.label = tr("&Rules are called");
  title.judge = notEmpty(tr("The rules need a name."));
  title.mostLetters = kLongestTitle;
  rules_->add(std::move(title));
}

void BattleFactsDialog::connectForms() {
  for (Form* form : {facts_, rules_}) {
    connect(form, &Form::changed, form, [form](const model::AnyRow& wanted) { form->show(wanted); });
  }
}

void BattleFactsDialog::fill() {
  const model::BattleInfo* info = model::info(session_.battle());
  const model::System* system = info ? session_.battle().find(info->system) : nullptr;
  if (info) facts_->show({model::tableInfo<model::BattleInfo>(), info});
  if (system) rules_->show({model::tableInfo<model::System>(), system});
  rules_->setVisible(system != nullptr);
  for (Form* form : {facts_, rules_}) form->setObstacle(Words::readOnlyReason(session_));
}

model::Edit BattleFactsDialog::edit() const {
  model::Edit edit(tr("Change the facts of the battle").toStdString());
  for (const Form* form : {facts_, rules_}) {
    const auto& wanted = form->row();
    if (wanted && model::rowOf(session_.battle(), wanted->table(), wanted->key()) != wanted) wanted->putInto(edit);
  }
  return edit;
}

// The field that is being typed in comes last, because a change shows all fields anew, also those whose text was
// refused.
void BattleFactsDialog::accept() {
  if (session_.isReadOnly()) return;
  for (const bool hasFocus : {false, true}) {
    for (FieldEditor* each : findChildren<FieldEditor*>()) {
      if (each->control().hasFocus() != hasFocus) continue;
      each->finish();
      if (each->isTyped()) return each->setFocus();  // it says what is wrong with it
    }
  }
  const model::Edit wanted = edit();
  if (wanted.empty() || session_.apply(wanted)) QDialog::accept();
}

}  // namespace redoubt::editor
