#include "editor/fields/form.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <algorithm>

#include "editor/fields/mnemonics.h"
#include "editor/fields/origin_mark.h"
#include "editor/fields/row_findings.h"
#include "editor/style/theme.h"
#include "editor/words/words.h"

namespace redoubt::editor {
namespace {

constexpr int kLabelWidth = 150;
constexpr int kLabel = 0, kEditor = 1, kOrigin = 2;

}  // namespace

Form::Form(Session& session, const QString& name, QWidget* parent)
    : QWidget(parent), session_(session), grid_(new QGridLayout(this)) {
  setObjectName(name);
  grid_->setContentsMargins(0, 0, 0, 0);
  grid_->setHorizontalSpacing(10);
  grid_->setVerticalSpacing(6);
  grid_->setColumnMinimumWidth(kLabel, size::scaled(kLabelWidth));
  grid_->setColumnStretch(kEditor, 1);
}

FieldEditor& Form::add(FieldSpec spec) {
  const std::string column(spec.field.name);
  auto* label = new QLabel(spec.label);
  setRole(*label, "second");
  label->setToolTip(spec.help);
  label->setContentsMargins(0, 4, 0, 0);
  FieldEditor* editor = makeFieldEditor(session_, std::move(spec), objectName());
  label->setBuddy(&editor->control());
  QLabel* fault = makeFaultLabel(editor->control().objectName() + QStringLiteral(".fault"));
  OriginMark* origin = hasOrigins_ ? new OriginMark(session_, editor->control().objectName()) : nullptr;
  const int at = grid_->rowCount();
  grid_->addWidget(label, at, kLabel, Qt::AlignTop | Qt::AlignLeft);
  grid_->addWidget(editor, at, kEditor);
  if (origin) grid_->addWidget(origin, at, kOrigin, Qt::AlignTop | Qt::AlignLeft);
  grid_->addWidget(fault, at + 1, kEditor);
  lines_.push_back({column, label, editor, fault, origin, {}, {}, {}});
  editor->control().installEventFilter(this);
  connect(editor, &FieldEditor::chosen, this, [this, column](const model::Value& value) { take(column, value); });
  connect(editor, &FieldEditor::faulted, this, [this, column](const QString& reason) {
    Line& own = *line(column);
    own.typed = reason;
    tellFault(own);
  });
  return *editor;
}

QLabel* Form::addWidget(const QString& words, QWidget* widget) {
  const int at = grid_->rowCount();
  grid_->addWidget(widget, at, kEditor);
  if (words.isEmpty()) return nullptr;
  auto* label = new QLabel(words);
  setRole(*label, "second");
  label->setContentsMargins(0, 4, 0, 0);
  label->setBuddy(widget);
  grid_->addWidget(label, at, kLabel, Qt::AlignTop | Qt::AlignLeft);
  return label;
}

void Form::addColumns(const model::TableInfo& table) {
  for (const model::FieldInfo& field : table.fields()) {
    if (field.isKey && table.hasIds()) continue;
    add(fieldSpec(session_, table, field));
  }
}

Form::Line* Form::line(std::string_view column) {
  const auto found =
      std::find_if(lines_.begin(), lines_.end(), [&](const Line& each) { return each.column == column; });
  return found == lines_.end() ? nullptr : &*found;
}

const Form::Line* Form::line(std::string_view column) const {
  return const_cast<Form*>(this)->line(column);
}

FieldEditor* Form::editor(std::string_view column) const {
  const Line* own = line(column);
  return own ? own->editor : nullptr;
}

void Form::show(const model::AnyRow& row) {
  const bool isSame = row_ && &row_->table() == &row.table() && row_->key() == row.key();
  if (!isSame) {
    finish();
    forget();
  }
  row_ = row;
  for (Line& each : lines_) {
    each.editor->show(row.value(each.column));
    if (each.origin) each.origin->show(row, each.column);
    enable(each);
  }
}

void Form::finish() {
  for (const Line& each : lines_) each.editor->finish();
}

void Form::forget() {
  for (const Line& each : lines_) {
    if (each.editor->isTyped()) each.editor->forget();
  }
}

bool Form::isTyped() const {
  return std::any_of(lines_.begin(), lines_.end(), [](const Line& each) { return each.editor->isTyped(); });
}

// Read back, so that a value that the column doesn't accept is reported and not lost.
void Form::take(const std::string& column, const model::Value& value) {
  if (!row_) return;
  model::AnyRow wanted = *row_;
  if (!wanted.set(column, value)) {
    Line& own = *line(column);
    own.typed = tr("No such value can stand here.");
    return tellFault(own);
  }
  if (wanted == *row_) return;
  emit changed(wanted, Words::text(column));
}

void Form::setObstacle(const QString& reason) {
  obstacle_ = reason;
  for (Line& each : lines_) enable(each);
}

void Form::setObstacle(std::string_view column, const QString& reason) {
  Line* own = line(column);
  if (!own) return;
  own->obstacle = reason;
  enable(*own);
}

void Form::enable(Line& each) {
  const QString reason = obstacle_.isEmpty() ? each.obstacle : obstacle_;
  QWidget& control = each.editor->control();
  each.editor->setEnabled(reason.isEmpty());
  control.setToolTip(reason.isEmpty() ? each.editor->spec().help : reason);
  if (each.origin) each.origin->setObstacle(obstacle_);
}

void Form::setLineVisible(std::string_view column, bool isVisible) {
  Line* own = line(column);
  if (!own) return;
  own->label->setVisible(isVisible);
  own->editor->setVisible(isVisible);
  if (own->origin) own->origin->setVisible(isVisible);
  if (!isVisible) own->fault->hide();
}

void Form::setFaults(std::string_view column, const std::vector<const check::Finding*>& findings) {
  Line* own = line(column);
  if (!own) return;
  own->found = faultWords(session_, findings);
  own->isError = worstSeverity(findings) == model::Severity::Error;
  tellFault(*own);
}

void Form::tellFault(Line& each) {
  setRole(*each.fault, !each.typed.isEmpty() || each.isError ? "error" : "second");
  each.fault->setText(each.typed.isEmpty() ? each.found : each.typed);
  each.fault->setVisible(!each.fault->text().isEmpty() && !each.editor->isHidden());
}

// Not before the whole window exists.
void Form::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  QList<QLabel*> labels;
  for (const Line& each : lines_) labels << each.label;
  giveMnemonics(*window(), labels);
}

bool Form::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::FocusIn) {
    for (const Line& each : lines_) {
      if (&each.editor->control() != watched) continue;
      QString label = each.label->text();
      emit helpWanted(label.remove(QLatin1Char('&')), each.editor->spec().help);
    }
  }
  return QWidget::eventFilter(watched, event);
}

}  // namespace redoubt::editor
