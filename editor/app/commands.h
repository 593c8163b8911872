#pragma once

#include <QAction>
#include <QHash>
#include <QKeySequence>
#include <QObject>
#include <functional>
#include <vector>

namespace redoubt::editor {

/// What a command is, before there is a window: menus, tool bars, shortcuts and later the command palette all come
/// from this.
struct CommandSpec {
  QString id;           ///< stable: "edit.undo"
  QString text;         ///< with & for the menu
  QString description;  ///< one sentence, for the status bar and tooltips
  QString icon;         ///< name for icon(), may be empty
  QList<QKeySequence> keys;
  bool checkable = false;
};

/// The one registry of commands. Each is one QAction, so that state, text and keys can't disagree between the places
/// that show it.
class Commands : public QObject {
  Q_OBJECT

 public:
  explicit Commands(QWidget* window);

  /// Registers a command; `run` gets whether a checkable one is now checked. The id must be new.
  QAction* add(const CommandSpec& spec, std::function<void(bool)> run);
  /// The command of that id; it must exist.
  QAction* action(const QString& id) const;
  const std::vector<CommandSpec>& specs() const { return specs_; }
  /// Gives every action its icon again, after the theme changed.
  void refreshIcons();

 private:
  QWidget* window_;
  QHash<QString, QAction*> actions_;
  std::vector<CommandSpec> specs_;
};

}  // namespace redoubt::editor
