#include "editor/app/commands.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMainWindow>
#include <QMenuBar>
#include <QSettings>
#include <algorithm>
#include <optional>

#include "editor/style/icons.h"

namespace redoubt::editor {
namespace {

QString settingOf(const QString& id) { return QStringLiteral("shortcuts/") + id; }

// The keys that a person gave a command in this or an earlier sitting; nothing if there are none.
std::optional<QList<QKeySequence>> keptKeys(const QString& id) {
  const QVariant kept = QSettings().value(settingOf(id));
  if (!kept.isValid()) return std::nullopt;
  QList<QKeySequence> keys = QKeySequence::listFromString(kept.toString(), QKeySequence::PortableText);
  keys.removeAll(QKeySequence());
  return keys;
}

QString withoutMnemonic(QString text) {
  const QString ampersand(QChar(0x1F));
  text.replace(QLatin1String("&&"), ampersand).remove(QLatin1Char('&')).replace(ampersand, QLatin1String("&"));
  return text.remove(QStringLiteral("…"));
}

}  // namespace

Commands::Commands(QWidget* window) : QObject(window), window_(window) {}

QAction* Commands::add(const CommandSpec& spec, std::function<void(bool)> run, QList<Need> needs) {
  Q_ASSERT(!actions_.contains(spec.id));
  auto* action = new QAction(spec.text, this);
  action->setObjectName(spec.id);
  action->setCheckable(spec.checkable);
  action->setStatusTip(spec.description);
  connect(action, &QAction::triggered, this, [run = std::move(run)](bool checked) { run(checked); });
  window_->addAction(action);
  actions_.insert(spec.id, action);
  indices_.insert(spec.id, static_cast<qsizetype>(specs_.size()));
  specs_.push_back(spec);
  if (!needs.isEmpty()) needs_.insert(spec.id, std::move(needs));
  QList<QKeySequence> keys = spec.keys;
  if (const auto own = keptKeys(spec.id)) {
    keys = *own;
    takeFromOthers(spec.id, keys);
  } else {
    keys.removeIf([&](const QKeySequence& key) {
      const QStringList others = rivals(spec.id, key);
      return std::any_of(others.begin(), others.end(),
                         [](const QString& other) { return keptKeys(other).has_value(); });
    });
  }
  show(spec.id, keys);
  action->setIcon(iconOf(spec));
  return action;
}

QAction* Commands::action(const QString& id) const {
  QAction* found = actions_.value(id);
  Q_ASSERT(found);
  return found;
}

const CommandSpec& Commands::spec(const QString& id) const {
  Q_ASSERT(indices_.contains(id));
  return specs_[static_cast<std::size_t>(indices_.value(id))];
}

QIcon Commands::iconOf(const CommandSpec& spec) const {
  if (spec.icon.isEmpty()) return {};
  // A tool shows its one-letter key in the corner of its button.
  if (const auto keys = this->keys(spec.id); spec.id.startsWith(QLatin1String("tool.")) && !keys.isEmpty()) {
    const QString key = keys.front().toString();
    if (key.size() == 1) return toolIcon(spec.icon, key.front());
  }
  return icon(spec.icon);
}

void Commands::refreshIcons() {
  for (const CommandSpec& spec : specs_) action(spec.id)->setIcon(iconOf(spec));
}

QString Commands::title(const QString& id) const { return withoutMnemonic(action(id)->text()); }

QString Commands::categoryOf(const QString& id) {
  const QString prefix = id.section(QLatin1Char('.'), 0, 0);
  const std::pair<const char*, QString> known[] = {{"file", tr("File")},         {"edit", tr("Edit")},
                                                   {"select", tr("Edit")},       {"history", tr("Edit")},
                                                   {"view", tr("View")},         {"layer", tr("View")},
                                                   {"language", tr("View")},     {"dock", tr("View")},
                                                   {"tool", tr("Map")},          {"map", tr("Map")},
                                                   {"terrain", tr("Map")},       {"stamp", tr("Map")},
                                                   {"zone", tr("Map")},          {"counter", tr("Counters")},
                                                   {"scenario", tr("Scenario")}, {"check", tr("Checks")},
                                                   {"tools", tr("Tools")},       {"go", tr("Tools")},
                                                   {"window", tr("Window")},     {"help", tr("Help")},
                                                   {"battle", tr("Battle")},     {"extension", tr("Extensions")}};
  for (const auto& [name, category] : known) {
    if (prefix == QLatin1String(name)) return category;
  }
  return prefix.left(1).toUpper() + prefix.mid(1);
}

QStringList Commands::categories() {
  return {tr("File"),     tr("Edit"),   tr("View"),  tr("Battle"),     tr("Map"),    tr("Counters"),
          tr("Scenario"), tr("Checks"), tr("Tools"), tr("Extensions"), tr("Window"), tr("Help")};
}

void Commands::refreshState() {
  for (auto each = needs_.constBegin(); each != needs_.constEnd(); ++each) {
    QString reason;
    for (const Need& need : each.value()) {
      if (reason.isEmpty()) reason = need();
    }
    action(each.key())->setEnabled(reason.isEmpty());
    if (reasons_.value(each.key()) == reason) continue;
    reasons_[each.key()] = reason;
    refreshTip(each.key());
  }
}

void Commands::refreshTip(const QString& id) {
  const CommandSpec& spec = this->spec(id);
  QString tip = withoutMnemonic(spec.text);
  if (const auto keys = this->keys(id); !keys.isEmpty()) {
    tip += QStringLiteral(" (%1)").arg(keys.front().toString(QKeySequence::NativeText));
  }
  for (const QString& line : {spec.description, reasons_.value(id)}) {
    if (!line.isEmpty()) tip += QLatin1Char('\n') + line;
  }
  action(id)->setToolTip(tip);
}

// --- keys

void Commands::show(const QString& id, const QList<QKeySequence>& keys) {
  action(id)->setShortcuts(keys);
  refreshTip(id);
  // Other icons don't depend on keys, and some were set by hand.
  if (id.startsWith(QLatin1String("tool."))) action(id)->setIcon(iconOf(spec(id)));
  emit keysChanged(id);
}

void Commands::keep(const QString& id) const {
  QSettings settings;
  if (hasOwnKeys(id)) {
    settings.setValue(settingOf(id), QKeySequence::listToString(keys(id), QKeySequence::PortableText));
  } else {
    settings.remove(settingOf(id));
  }
}

void Commands::takeFromOthers(const QString& id, const QList<QKeySequence>& keys) {
  for (const QKeySequence& key : keys) {
    for (const QString& other : rivals(id, key)) {
      QList<QKeySequence> left = this->keys(other);
      left.removeAll(key);
      show(other, left);
      keep(other);
    }
  }
}

void Commands::setKeys(const QString& id, const QList<QKeySequence>& keys) {
  QList<QKeySequence> wanted;
  for (const QKeySequence& key : keys) {
    if (!key.isEmpty() && !wanted.contains(key) && whyKept(key).isEmpty()) wanted << key;
  }
  takeFromOthers(id, wanted);
  show(id, wanted);
  keep(id);
  emit keysKept();
}

void Commands::resetKeys(const QString& id) {
  takeFromOthers(id, spec(id).keys);
  show(id, spec(id).keys);
  keep(id);
  emit keysKept();
}

void Commands::resetAllKeys() {
  for (const CommandSpec& spec : specs_) {
    if (hasOwnKeys(spec.id)) show(spec.id, spec.keys);
  }
  // This also removes the keys of commands that this program no longer has.
  QSettings().remove(QStringLiteral("shortcuts"));
  emit keysKept();
}

void Commands::takeKeysOf(const Commands& other) {
  for (const CommandSpec& spec : specs_) {
    const QAction* its = other.find(spec.id);
    if (its && its->shortcuts() != keys(spec.id)) show(spec.id, its->shortcuts());
  }
}

QStringList Commands::rivals(const QString& id, const QKeySequence& key) const {
  QStringList rivals;
  const bool isOwnDefault = spec(id).keys.contains(key);
  for (const CommandSpec& other : specs_) {
    if (other.id == id || key.isEmpty() || !keys(other.id).contains(key)) continue;
    if (!isOwnDefault || !other.keys.contains(key)) rivals << other.id;
  }
  return rivals;
}

void Commands::letThroughFields(const QString& id) {
  if (throughFields_.isEmpty()) qApp->installEventFilter(this);
  throughFields_ << id;
}

bool Commands::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() != QEvent::ShortcutOverride) return false;
  const auto* widget = qobject_cast<const QWidget*>(watched);
  if (!widget || widget->window() != window_) return false;
  const QKeySequence key(static_cast<const QKeyEvent*>(event)->keyCombination());
  const bool isThrough = std::any_of(throughFields_.begin(), throughFields_.end(),
                                     [&](const QString& id) { return keys(id).contains(key); });
  if (isThrough) event->ignore();
  return isThrough;
}

QString Commands::whyKept(const QKeySequence& key) const {
  if (key.isEmpty()) return {};
  if (key.count() > 1) return tr("A command has single keys, with or without Ctrl, Shift and Alt.");
  const int pressed = key[0].key();
  const bool isAlt = key[0].keyboardModifiers() == Qt::AltModifier;
  const QString name = key.toString(QKeySequence::NativeText);
  switch (pressed) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down: return tr("%1 moves over the map and can't be given to a command.").arg(name);
    case Qt::Key_Return:
    case Qt::Key_Enter:
      if (isAlt) break;
      return tr("%1 uses the tool in hand on the map and can't be given to a command.").arg(name);
    case Qt::Key_Space: return tr("%1 pans the map and can't be given to a command.").arg(name);
    case Qt::Key_Escape: return tr("%1 leaves what is begun and can't be given to a command.").arg(name);
    case Qt::Key_Tab:
    case Qt::Key_Backtab: return tr("%1 goes to the next control and can't be given to a command.").arg(name);
    default: break;
  }
  if (isAlt && pressed >= Qt::Key_0 && pressed <= Qt::Key_9) {
    return tr("%1 chooses a side of the hex and can't be given to a command.").arg(name);
  }
  const auto* window = qobject_cast<const QMainWindow*>(window_);
  const QWidget* bar = window ? window->menuWidget() : nullptr;
  for (const QAction* menu : bar ? bar->actions() : QList<QAction*>()) {
    if (QKeySequence::mnemonic(menu->text()) == key) {
      return tr("%1 opens the menu “%2” and can't be given to a command.").arg(name, withoutMnemonic(menu->text()));
    }
  }
  return {};
}

}  // namespace redoubt::editor
