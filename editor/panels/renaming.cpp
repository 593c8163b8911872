#include "editor/panels/renaming.h"

#include <QCoreApplication>

#include "core/model/unit_verbs.h"
#include "editor/panels/words.h"

namespace redoubt::editor {

void renameAs(Session& session, const model::Subject& subject, const QString& typed) {
  const QString name = typed.simplified();
  const QString old = Words::text(model::nameOf(session.battle(), subject));
  if (name.isEmpty() || name == old) return;
  const QString title = QCoreApplication::translate("Renaming", "Rename %1 to %2").arg(old, name);
  session.apply(model::rename(session.battle(), subject, name.toStdString(), title.toStdString()));
}

}  // namespace redoubt::editor
