#include "editor/dialogs/proof/value_form.h"

#include <QVBoxLayout>

#include "editor/dialogs/records/record_verbs.h"
#include "editor/fields/form.h"
#include "editor/words/words.h"

namespace redoubt::editor {

ValueForm::ValueForm(Session& session, QString name, QWidget* parent)
    : QWidget(parent), session_(session), name_(std::move(name)), place_(new QVBoxLayout(this)) {
  place_->setContentsMargins(0, 0, 0, 0);
}

void ValueForm::showNothing() {
  if (form_) {
    place_->removeWidget(form_);
    form_->hide();
    form_->setParent(nullptr);  // so that widgets waiting to be deleted are not found
    form_->deleteLater();
  }
  form_ = nullptr;
  table_ = nullptr;
}

void ValueForm::show(const model::AnyRow& row, const std::string& column) {
  if (table_ != &row.table() || column_ != column) {
    showNothing();
    table_ = &row.table();
    column_ = column;
    form_ = new Form(session_, name_);
    form_->setWithOrigins(true);
    FieldSpec spec = fieldSpec(session_, *table_, column);
    spec.name = QStringLiteral("value");
    spec.judge = [this](const model::Value& value) {
      if (!form_ || !form_->row()) return QString();
      model::AnyRow wanted = *form_->row();
      if (!wanted.set(column_, value)) return tr("No such value can stand here.");
      return RecordVerbs::cantBe(session_, form_->row(), wanted);
    };
    form_->add(std::move(spec));
    connect(form_, &Form::changed, this, &ValueForm::changed);
    place_->addWidget(form_);
  }
  form_->show(row);
  form_->setObstacle(Words::readOnlyReason(session_));
  form_->setObstacle(column, RecordVerbs::cantChange(*table_, table_->fields()[*table_->column(column)]));
}

bool ValueForm::isShowing() const {
  return form_ != nullptr;
}

void ValueForm::edit() {
  if (form_) form_->editor(column_)->control().setFocus();
}

void ValueForm::finish() {
  if (form_) form_->finish();
}

void ValueForm::forget() {
  if (form_) form_->forget();
}

bool ValueForm::isTyped() const {
  return form_ && form_->isTyped();
}

}  // namespace redoubt::editor
