#pragma once

#include <QAction>
#include <QHash>
#include <QKeySequence>
#include <QObject>
#include <QStringList>
#include <functional>
#include <vector>

namespace redoubt::editor {

/// What a command is, before there is a window: menus, tool bars, shortcuts and the command palette all come from this.
struct CommandSpec {
  QString id;           ///< stable: "edit.undo"
  QString text;         ///< with & for the menu
  QString description;  ///< one sentence, for the status bar and tooltips
  QString icon;         ///< name for icon(), may be empty
  QList<QKeySequence> keys;  ///< by default; a person may give it others
  bool checkable = false;
};

/// The one registry of commands. Each is one QAction, so that state, text and keys can't disagree between the places
/// that show it. Keys given by a person are kept in the settings, as far as they differ from the defaults; no key
/// comes to belong to two commands through them.
class Commands : public QObject {
  Q_OBJECT

 public:
  explicit Commands(QWidget* window);

  /// Registers a command; `run` gets whether a checkable one is now checked. The id must be new. It has the keys a
  /// person gave it, else its defaults without those that a person gave to others.
  QAction* add(const CommandSpec& spec, std::function<void(bool)> run);
  /// The command of that id; it must exist.
  QAction* action(const QString& id) const;
  /// Null if there is none.
  QAction* find(const QString& id) const { return actions_.value(id); }
  const std::vector<CommandSpec>& specs() const { return specs_; }
  /// The command of that id; it must exist.
  const CommandSpec& spec(const QString& id) const;
  /// Gives every action its icon again, after the theme changed.
  void refreshIcons();

  /// What the action says now, without & and …: "Undo: Paint woods".
  QString title(const QString& id) const;
  /// Where a command belongs, after its id: "File", "Edit", "View", …
  static QString categoryOf(const QString& id);
  /// Those that menus have, in their order.
  static QStringList categories();

  /// Enables or disables; a reason, in a sentence for people, shows in the tooltip and the palette while disabled.
  void setEnabled(const QString& id, bool isEnabled, const QString& reason = {});
  /// Why a command is disabled; empty if it isn't or nobody said.
  QString reason(const QString& id) const;

  QList<QKeySequence> keys(const QString& id) const { return action(id)->shortcuts(); }
  /// Gives a command these keys and takes them from the commands that have them. Keys that are kept from commands
  /// (whyKept) are left out.
  void setKeys(const QString& id, const QList<QKeySequence>& keys);
  /// Back to the default; other commands lose its keys as with setKeys.
  void resetKeys(const QString& id);
  void resetAllKeys();
  /// Gives each command the keys that it has in another window; the settings have them already.
  void takeKeysOf(const Commands& other);
  bool hasOwnKeys(const QString& id) const { return keys(id) != spec(id).keys; }
  /// The commands that would lose a key if `id` got it; empty if it is free. Two commands that share a key by default,
  /// as they are never enabled together, don't take it from each other.
  QStringList rivals(const QString& id, const QKeySequence& key) const;
  /// Lets the keys of a command reach it from a text field too, which would take Ctrl+K for itself.
  void letThroughFields(const QString& id);
  /// Why no command can have a key, in a sentence: the map needs it, or it opens a menu. Empty if one can.
  QString whyKept(const QKeySequence& key) const;

 signals:
  void keysChanged(const QString& id);
  /// A person gave commands other keys, and all of them are kept in the settings now.
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
  QStringList throughFields_;
};

}  // namespace redoubt::editor
