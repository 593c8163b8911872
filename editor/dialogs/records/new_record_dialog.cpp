#include "editor/dialogs/records/new_record_dialog.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include "editor/dialogs/records/record_verbs.h"
#include "editor/fields/form.h"
#include "editor/fields/row_findings.h"
#include "editor/style/theme.h"
#include "editor/words/field_words.h"

namespace redoubt::editor {
namespace {

constexpr int kWidth = 460;

}  // namespace

NewRecordDialog::NewRecordDialog(Session& session, const model::AnyRow& draft, QWidget* parent)
    : QDialog(parent),
      session_(session),
      draft_(draft),
      form_(new Form(session, QStringLiteral("newRecord"))),
      problem_(makeFaultLabel(QStringLiteral("newRecord.problem"))) {
  setObjectName(QStringLiteral("newRecord.dialog"));
  setWindowTitle(tr("Add: %1").arg(FieldWords::one(draft.table())));
  auto* help = new QLabel(FieldWords::help(draft.table()));
  help->setWordWrap(true);
  setRole(*help, "second");
  form_->addColumns(draft.table());
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
  take_ = buttons->button(QDialogButtonBox::Ok);
  take_->setText(tr("Add"));
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(16, 14, 16, 12);
  column->setSpacing(10);
  column->addWidget(help);
  column->addWidget(form_);
  column->addWidget(problem_);
  column->addWidget(buttons);
  setMinimumWidth(size::scaled(kWidth));
  connect(buttons, &QDialogButtonBox::accepted, this, &NewRecordDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(form_, &Form::changed, this, [this](const model::AnyRow& row) {
    draft_ = row;
    judge();
  });
  judge();
}

void NewRecordDialog::judge() {
  form_->show(draft_);
  QString problem = RecordVerbs::cantBe(session_, std::nullopt, draft_);
  for (const model::FieldInfo& field : draft_.table().fields()) {
    const model::Value value = draft_.value(field.name);
    const auto* text = std::get_if<std::string>(&value);
    const bool mustSay = field.isKey || (field.kind == model::ColumnKind::Json && !field.isOptional);
    if (mustSay && text && text->empty()) {
      problem = tr("Still to be filled in: %1.").arg(FieldWords::label(draft_.table(), field));
    }
  }
  problem_->setText(problem);
  problem_->setVisible(!problem.isEmpty());
}

// Unfinished input counts too.
void NewRecordDialog::accept() {
  form_->finish();
  judge();
  if (form_->isTyped() || !problem_->text().isEmpty()) return;
  emit wanted(draft_);
  QDialog::accept();
}

}  // namespace redoubt::editor
