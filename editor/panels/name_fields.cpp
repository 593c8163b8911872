#include "editor/panels/name_fields.h"

#include <QHBoxLayout>
#include <QShortcut>

#include "core/model/unit_verbs.h"
#include "editor/words/words.h"
#include "editor/style/theme.h"

namespace redoubt::editor {
namespace {

constexpr int kShortUnitName = 8;  // letters
constexpr int kShortField = 84;

}  // namespace

void renameAs(Session& session, const model::Subject& subject, const QString& typed) {
  const QString name = typed.simplified();
  const QString old = Words::text(model::nameOf(session.battle(), subject));
  if (name.isEmpty() || name == old) return;
  const QString title = NameFields::tr("Rename %1 to %2").arg(old, name);
  session.apply(model::rename(session.battle(), subject, name.toStdString(), title.toStdString()));
}

NameFields::NameFields(Session& session, QWidget* parent)
    : QWidget(parent), session_(session), name_(new QLineEdit), short_(new QLineEdit) {
  name_->setObjectName(QStringLiteral("inspector.rename"));
  name_->setAccessibleName(tr("Name"));
  name_->setMaxLength(kLongestName);
  short_->setObjectName(QStringLiteral("inspector.short"));
  short_->setAccessibleName(tr("Short name"));
  short_->setFixedWidth(size::scaled(kShortField));
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(10);
  row->addWidget(name_, 1);
  row->addWidget(short_);
  setFocusProxy(name_);
  connect(name_, &QLineEdit::editingFinished, this, &NameFields::rename);
  connect(short_, &QLineEdit::editingFinished, this, &NameFields::shorten);
  for (QLineEdit* field : {name_, short_}) {
    auto* giveUp = new QShortcut(QKeySequence(Qt::Key_Escape), field, nullptr, nullptr, Qt::WidgetShortcut);
    connect(giveUp, &QShortcut::activated, this, [this, field] {
      field->setModified(false);
      showNames();
    });
  }
}

void NameFields::setSubject(const model::Subject& subject) {
  subject_ = subject;
  short_->setMaxLength(subject.unit ? kShortUnitName : kLongestName);
  const QString reason = Words::readOnlyReason(session_);
  for (QLineEdit* field : {name_, short_}) field->setReadOnly(!reason.isEmpty());
  name_->setToolTip(reason.isEmpty() ? tr("Type another name and press Enter") : reason);
  short_->setToolTip(reason.isEmpty() ? tr("The short name, for small counters; empty it to make it from the name")
                                      : reason);
  showNames();
}

void NameFields::showNames() {
  const model::Battle& battle = session_.battle();
  if (!name_->hasFocus() || !name_->isModified()) name_->setText(Words::text(model::nameOf(battle, subject_)));
  if (!short_->hasFocus() || !short_->isModified()) short_->setText(Words::text(model::shortNameOf(battle, subject_)));
}

void NameFields::rename() {
  if (!name_->isModified()) return;
  name_->setModified(false);
  renameAs(session_, subject_, name_->text());
  showNames();
}

void NameFields::shorten() {
  if (!short_->isModified()) return;
  short_->setModified(false);
  const QString title = tr("Shorten %1").arg(Words::text(model::nameOf(session_.battle(), subject_)));
  const std::string typed = short_->text().simplified().toStdString();
  session_.apply(model::setShortName(session_.battle(), subject_, typed, title.toStdString()));
  showNames();
}

}  // namespace redoubt::editor
