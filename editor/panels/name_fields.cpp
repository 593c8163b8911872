#include "editor/panels/name_fields.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QShortcut>

#include "core/model/unit_verbs.h"
#include "editor/session/to_qt.h"
#include "editor/words/words.h"

namespace redoubt::editor {
namespace {

constexpr int kShortUnitName = 8;  // letters
constexpr int kShortField = 84;

}  // namespace

void renameAs(Session& session, const model::Subject& subject, const QString& typed) {
  const QString name = typed.simplified();
  const QString old = toQt(model::nameOf(session.battle(), subject));
  if (name.isEmpty() || name == old) return;
  const QString title = NameFields::tr("Rename %1 to %2").arg(old, name);
  session.apply(model::rename(session.battle(), subject, name.toStdString(), title.toStdString()));
}

FieldEditor* makeInspectorField(Session& session, FieldSpec spec, const QString& page) {
  FieldEditor* field = makeFieldEditor(session, std::move(spec), page);
  // Of a field with a shortcut of its own the window knows that the first Escape is for what is typed.
  if (auto* line = qobject_cast<QLineEdit*>(&field->control())) {
    auto* giveUp = new QShortcut(QKeySequence(Qt::Key_Escape), line, nullptr, nullptr, Qt::WidgetShortcut);
    QObject::connect(giveUp, &QShortcut::activated, field, &FieldEditor::forget);
  }
  return field;
}

void enableField(FieldEditor& field, const QString& reason) {
  field.setEnabled(reason.isEmpty());
  field.control().setToolTip(reason.isEmpty() ? field.spec().help : reason);
}

NameFields::NameFields(Session& session, QWidget* parent)
    : QWidget(parent), session_(session), row_(new QHBoxLayout(this)) {
  row_->setContentsMargins(0, 0, 0, 0);
  row_->setSpacing(10);
  makeFields(model::tableInfo<model::Unit>());
  connect(&session_, &Session::documentLeaving, this, &NameFields::finish);
}

FieldEditor* NameFields::makeField(FieldSpec spec, int stretch) {
  FieldEditor* field = makeInspectorField(session_, std::move(spec), QStringLiteral("inspector"));
  row_->addWidget(field, stretch);
  return field;
}

// The two tables say different things of their names, and a unit's counter has room for fewer letters.
void NameFields::makeFields(const model::TableInfo& table) {
  if (table_ == &table) return;
  table_ = &table;
  for (FieldEditor* old : {name_, short_}) {
    if (!old) continue;
    old->hide();
    old->setParent(nullptr);  // so that widgets waiting to be deleted are not found
    old->deleteLater();
  }
  FieldSpec name = fieldSpec(session_, table, "name");
  name.name = QStringLiteral("rename");
  name.mostLetters = kLongestName;
  name_ = makeField(std::move(name), 1);
  FieldSpec shortName = fieldSpec(session_, table, "short_name");
  shortName.name = QStringLiteral("short");
  shortName.help = tr("The short name, for small counters; empty it to make it from the name");
  shortName.mostLetters = table.name() == model::Unit::kTable ? kShortUnitName : kLongestName;
  shortName.width = kShortField;
  short_ = makeField(std::move(shortName), 0);
  setFocusProxy(&name_->control());
  connect(name_, &FieldEditor::chosen, this, [this](const model::Value& typed) {
    renameAs(session_, subject_, toQt(model::toText(typed)));
    showNames();
  });
  connect(short_, &FieldEditor::chosen, this, &NameFields::shorten);
}

void NameFields::setSubject(const model::Subject& subject) {
  if (!(subject == subject_)) finish();
  subject_ = subject;
  if (subject.unit) makeFields(model::tableInfo<model::Unit>());
  if (subject.leader) makeFields(model::tableInfo<model::Leader>());
  const QString reason = Words::readOnlyReason(session_);
  for (const FieldEditor* field : {name_, short_}) {
    auto& line = static_cast<QLineEdit&>(field->control());
    line.setReadOnly(!reason.isEmpty());  // what stands there can still be copied
    line.setToolTip(reason.isEmpty() ? field->spec().help : reason);
  }
  showNames();
}

void NameFields::finish() {
  name_->finish();
  short_->finish();
}

void NameFields::showNames() {
  name_->show(model::nameOf(session_.battle(), subject_));
  short_->show(model::shortNameOf(session_.battle(), subject_));
}

void NameFields::shorten(const model::Value& typed) {
  const QString title = tr("Shorten %1").arg(toQt(model::nameOf(session_.battle(), subject_)));
  session_.apply(model::setShortName(session_.battle(), subject_, model::toText(typed), title.toStdString()));
  showNames();
}

}  // namespace redoubt::editor
