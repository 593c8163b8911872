#include "editor/app/commands.h"

#include <QWidget>

#include "editor/style/icons.h"

namespace redoubt::editor {
namespace {

QIcon iconOf(const CommandSpec& spec) {
  if (spec.icon.isEmpty()) return {};
  // A tool shows its one-letter key in the corner of its button.
  if (spec.id.startsWith(QLatin1String("tool.")) && !spec.keys.isEmpty()) {
    const QString key = spec.keys.front().toString();
    if (key.size() == 1) return toolIcon(spec.icon, key.front());
  }
  return icon(spec.icon);
}

}  // namespace

Commands::Commands(QWidget* window) : QObject(window), window_(window) {}

QAction* Commands::add(const CommandSpec& spec, std::function<void(bool)> run) {
  Q_ASSERT(!actions_.contains(spec.id));
  auto* action = new QAction(spec.text, this);
  action->setObjectName(spec.id);
  action->setIcon(iconOf(spec));
  action->setShortcuts(spec.keys);
  action->setCheckable(spec.checkable);
  action->setStatusTip(spec.description);
  QString tip = QString(spec.text).remove(QLatin1Char('&')).remove(QStringLiteral("…"));
  if (!spec.keys.isEmpty()) tip += QStringLiteral(" (%1)").arg(spec.keys.front().toString(QKeySequence::NativeText));
  action->setToolTip(spec.description.isEmpty() ? tip : tip + QLatin1Char('\n') + spec.description);
  connect(action, &QAction::triggered, this, [run = std::move(run)](bool checked) { run(checked); });
  window_->addAction(action);
  actions_.insert(spec.id, action);
  specs_.push_back(spec);
  return action;
}

QAction* Commands::action(const QString& id) const {
  QAction* found = actions_.value(id);
  Q_ASSERT(found);
  return found;
}

void Commands::refreshIcons() {
  for (const CommandSpec& spec : specs_) action(spec.id)->setIcon(iconOf(spec));
}

}  // namespace redoubt::editor
