#pragma once

#include <QAction>
#include <QHash>
#include <QKeySequence>
#include <QObject>
#include <QStringList>
#include <functional>
#include <vector>

#include "editor/app/needs.h"

namespace redoubt::editor {

/// The description of a command, independent of a window: menus, tool bars, shortcuts and the command palette all use
/// it.
struct CommandSpec {
  QString id;                ///< stable: "edit.undo"
  QString text;              ///< with & for the menu
  QString description;       ///< one sentence, for the status bar and tooltips
  QString icon;              ///< name for icon(), may be empty
  QList<QKeySequence> keys;  ///< the defaults; a person can change them
  bool checkable = false;
};

/// The one registry of commands. Each is one QAction, so that state, text and keys are the same in all places that show
/// it. Keys given by a person are kept in the settings, if they differ from the defaults; they never give the same key
/// to two commands.
class Commands : public QObject {
  Q_OBJECT

 public:
  explicit Commands(QWidget* window);

  /// Registers a command; `run` gets whether a checkable one is now checked. The id must be new. It has the keys that a
  /// person gave it, otherwise its defaults without those that a person gave to other commands. It is enabled while all
  /// its needs are met; of several that are not, the first is shown.
  QAction* add(const CommandSpec& spec, std::function<void(bool)> run, QList<Need> needs = {});
  /// The command of that id; it must exist.
  QAction* action(const QString& id) const;
  /// Null if there is none.
  QAction* find(const QString& id) const { return actions_.value(id); }
  const std::vector<CommandSpec>& specs() const { return specs_; }
  /// The command of that id; it must exist.
  const CommandSpec& spec(const QString& id) const;
  /// Sets every action's icon again, after the theme changed.
  void refreshIcons();

  /// The present text of the action, without & and …: "Undo: Paint woods".
  QString title(const QString& id) const;
  /// The category of a command, by its id: "File", "Edit", "View", …
  static QString categoryOf(const QString& id);
  /// The categories of the menus, in their order.
  static QStringList categories();

  /// Enables and disables the commands by their needs. The reason for a disabled one is shown in its tooltip and in the
  /// palette.
  void refreshState();
  /// Why a command is disabled; empty if it isn't.
  QString reason(const QString& id) const { return reasons_.value(id); }

  QList<QKeySequence> keys(const QString& id) const { return action(id)->shortcuts(); }
  /// Gives a command these keys and takes them from the commands that have them. Reserved keys (whyKept) are left out.
  void setKeys(const QString& id, const QList<QKeySequence>& keys);
  /// Restores the default keys; other commands lose these keys as with setKeys.
  void resetKeys(const QString& id);
  void resetAllKeys();
  /// Copies the keys of all commands from another window; they are in the settings already.
  void takeKeysOf(const Commands& other);
  bool hasOwnKeys(const QString& id) const { return keys(id) != spec(id).keys; }
  /// The commands that would lose a key if `id` got it; empty if it is free. Two commands that share a key by default,
  /// because they are never enabled together, don't take it from each other.
  QStringList rivals(const QString& id, const QKeySequence& key) const;
  /// Makes the keys of a command work in text fields too, which would use Ctrl+K themselves.
  void letThroughFields(const QString& id);
  /// Why no command can have a key, in a sentence: the map needs it, or it opens a menu. Empty if one can.
  QString whyKept(const QKeySequence& key) const;

 signals:
  void keysChanged(const QString& id);
  /// A person changed keys, and all of them are stored in the settings now.
  void keysKept();

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void show(const QString& id, const QList<QKeySequence>& keys);
  void keep(const QString& id) const;
  void takeFromOthers(const QString& id, const QList<QKeySequence>& keys);
  void refreshTip(const QString& id);
  QIcon iconOf(const CommandSpec& spec) const;

  QWidget* window_;
  QHash<QString, QAction*> actions_;
  QHash<QString, qsizetype> indices_;
  QHash<QString, QString> reasons_;
  std::vector<CommandSpec> specs_;
  QHash<QString, QList<Need>> needs_;
  QStringList throughFields_;
};

}  // namespace redoubt::editor
