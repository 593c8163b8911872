#include "editor/fields/undo_keys.h"

#include <QShortcut>
#include <QWidget>

#include "editor/session/session.h"

namespace redoubt::editor {

void addUndoKeys(QWidget& window, Session& session) {
  auto* undo = new QShortcut(QKeySequence::Undo, &window);
  QObject::connect(undo, &QShortcut::activated, &session, &Session::undo);
  for (const char* key : kRedoKeys) {
    auto* redo = new QShortcut(QKeySequence(QLatin1String(key)), &window);
    QObject::connect(redo, &QShortcut::activated, &session, &Session::redo);
  }
}

}  // namespace redoubt::editor
