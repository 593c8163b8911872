#pragma once

#include <QList>
#include <QObject>
#include <QStringList>

namespace redoubt::editor {

class MainWindow;

/// All windows of this program, each with a battle or without one. A file is open in at most one of them.
class OpenWindows : public QObject {
  Q_OBJECT

 public:
  static OpenWindows& instance();

  /// In the order in which they were made.
  const QList<MainWindow*>& all() const { return all_; }
  /// Adds a window; from now on changed keys of commands apply to all windows.
  void add(MainWindow& window);
  void remove(MainWindow& window);
  /// A new window without a battle, on the screen; it is deleted when it is closed.
  MainWindow& make();
  /// The window with that file; null if there is none.
  MainWindow* showing(const QString& path) const;
  void bringForward(MainWindow& window) const;
  /// Opens files, each in the window that has it already, one without a battle, or a new one. Without files a window is
  /// brought to the front, or made. An empty path has a window ask for a new battle.
  void open(const QStringList& paths);
  /// The same for a file that is opened from a window, which is used itself while it shows nothing or an unedited
  /// draft.
  void openFrom(MainWindow& window, const QString& path);
  /// `window` if it can be used in this way, otherwise a new one.
  MainWindow& roomBeside(MainWindow& window);
  /// Closes all of them.
  void quit();

  /// Whether the program restores the open battles of the last sitting.
  bool isKept() const;
  void setKept(bool isKept);
  /// Stores which battles are open in which window, and their views.
  void keep() const;
  /// A window is about to close: the last one is stored as it is, otherwise the other windows are.
  void closing(const MainWindow& window);
  /// Opens the stored battles again, each in its own window; returns whether there were any.
  bool restore();

 signals:
  void changed();

 private:
  void keep(const QList<MainWindow*>& windows) const;
  /// A window without a battle, made if there is none.
  MainWindow& emptyWindow();
  void shareKeysOf(MainWindow& window) const;

  QList<MainWindow*> all_;
  bool isQuitting_ = false;
};

}  // namespace redoubt::editor
