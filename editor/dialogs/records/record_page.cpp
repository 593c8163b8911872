#include "editor/dialogs/records/record_page.h"

#include <QLabel>
#include <QLocale>
#include <QVBoxLayout>

#include "editor/dialogs/records/record_verbs.h"
#include "editor/fields/form.h"
#include "editor/fields/row_findings.h"
#include "editor/session/to_qt.h"
#include "editor/style/theme.h"
#include "editor/words/field_words.h"
#include "editor/words/row_words.h"
#include "editor/words/words.h"

namespace redoubt::editor {
namespace {

// Origins are only shown for tables whose values can come from a source, not for data about the file itself.
bool hasOrigins(const model::TableInfo& table) {
  return table.name() != model::Provenance::kTable && table.name() != model::Waiver::kTable;
}

}  // namespace

RecordPage::RecordPage(Session& session, QWidget* parent)
    : QWidget(parent),
      session_(session),
      column_(new QVBoxLayout(this)),
      heading_(new QLabel),
      kind_(new QLabel),
      faults_(makeFaultLabel(QStringLiteral("records.faults"))),
      below_(new QLabel) {
  setAttribute(Qt::WA_StyledBackground);
  setRole(*this, "page");
  heading_->setObjectName(QStringLiteral("records.heading"));
  setRole(*heading_, "subject");
  setRole(*kind_, "second");
  setRole(*below_, "second");
  below_->setObjectName(QStringLiteral("records.below"));
  for (QLabel* label : {heading_, kind_}) label->setTextFormat(Qt::PlainText);
  for (QLabel* label : {heading_, kind_, below_}) label->setWordWrap(true);
  below_->setTextFormat(Qt::RichText);
  column_->setContentsMargins(16, 12, 14, 12);
  column_->setSpacing(6);
  for (QLabel* label : {heading_, kind_, faults_}) column_->addWidget(label);
  column_->addSpacing(6);
  column_->addSpacing(6);
  column_->addWidget(below_);
  column_->addStretch(1);
  connect(below_, &QLabel::linkActivated, this, [this](const QString& link) {
    const model::TableInfo* table = model::tableNamed(link.section(QLatin1Char('/'), 0, 0).toStdString());
    if (table) emit belowWanted(*table, link.section(QLatin1Char('/'), 1));
  });
}

void RecordPage::makeForm(const model::TableInfo& table) {
  if (form_) {
    column_->removeWidget(form_);
    form_->hide();
    form_->setParent(nullptr);  // so that widgets waiting to be deleted are not found
    form_->deleteLater();
  }
  table_ = &table;
  shown_.reset();
  form_ = new Form(session_, QStringLiteral("records.%1").arg(toQt(table.name())));
  form_->setWithOrigins(hasOrigins(table));
  for (const model::FieldInfo& field : table.fields()) {
    if (field.isKey && table.hasIds()) continue;
    FieldSpec spec = fieldSpec(session_, table, field);
    spec.judge = [this, column = std::string(field.name)](const model::Value& value) {
      if (!form_->row()) return QString();
      model::AnyRow wanted = *form_->row();
      if (!wanted.set(column, value)) return tr("No such value can stand here.");
      return RecordVerbs::cantBe(session_, form_->row(), wanted);
    };
    form_->add(std::move(spec));
    form_->setObstacle(field.name, RecordVerbs::cantChange(table, field));
  }
  column_->insertWidget(4, form_);
  connect(form_, &Form::changed, this, &RecordPage::changed);
  connect(form_, &Form::helpWanted, this, &RecordPage::helpWanted);
}

void RecordPage::finish() {
  if (form_) form_->finish();
}

void RecordPage::show(const std::optional<model::AnyRow>& row) {
  setVisible(row.has_value());
  if (!row) {
    shown_.reset();
    return;
  }
  if (table_ != &row->table()) makeForm(row->table());
  heading_->setText(RowWords::name(session_, shownRow(session_, *row)));
  kind_->setText(FieldWords::one(row->table()));
  form_->show(*row);
  form_->setObstacle(Words::readOnlyReason(session_));
  showFindings(*row);
  showBelow(*row);
  shown_ = row;
}

void RecordPage::showFindings(const model::AnyRow& row) {
  std::vector<const check::Finding*> found;
  const check::Subject subject = check::Subject::of(row);
  for (const check::Finding& finding : session_.findings()) {
    if (finding.subject == subject && !finding.waived) found.push_back(&finding);
  }
  tellFaults(*faults_, session_, found);
}

void RecordPage::showBelow(const model::AnyRow& row) {
  QStringList links;
  if (row.table().hasIds()) {
    for (const model::TableInfo& table : model::allTables()) {
      for (const model::FieldInfo& field : table.fields()) {
        if (field.refersTo != row.table().name()) continue;
        int count = 0;
        table.forEach(session_.battle(), [&](const void* each) {
          if (model::valueOf(each, field) == row.value(std::size_t{0})) ++count;
        });
        if (count == 0) continue;
        links << QStringLiteral("<a href=\"%1/%2\">%3: %4</a>")
                     .arg(toQt(table.name()), toQt(field.name), FieldWords::many(table).toHtmlEscaped(),
                          QLocale().toString(count));
      }
    }
  }
  below_->setText(links.isEmpty() ? QString() : tr("Named by %1").arg(links.join(QStringLiteral(" · "))));
  below_->setVisible(!links.isEmpty());
}

}  // namespace redoubt::editor
