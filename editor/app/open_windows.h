#pragma once

#include <QList>
#include <QObject>
#include <QStringList>

namespace redoubt::editor {

class MainWindow;

/// All windows of this program, each with a battle or with none yet. A file is open in one of them at most.
class OpenWindows : public QObject {
  Q_OBJECT

 public:
  static OpenWindows& instance();

  /// In the order in which they were made.
  const QList<MainWindow*>& all() const { return all_; }
  /// From now on keys given to commands in one of them hold in all.
  void add(MainWindow& window);
  void remove(MainWindow& window);
  /// A new window without a battle, on the screen; it is deleted when it is closed.
  MainWindow& make();
  /// The window with that file; null if none has it.
  MainWindow* showing(const QString& path) const;
  void bringForward(MainWindow& window) const;
  /// Opens files, each in the window that has it already, one without a battle, or a new one. Without files a window is
  /// brought to the front, or made.
  void open(const QStringList& paths);
  /// The same for a file that is asked for in a window: that one has room while it shows nothing or a draft that nobody
  /// has edited.
  void openFrom(MainWindow& window, const QString& path);
  /// `window` if it has room so, else a new one.
  MainWindow& roomBeside(MainWindow& window);
  /// Closes all of them.
  void quit();

  /// Whether the program opens again what was open when it was left.
  bool isKept() const;
  void setKept(bool isKept);
  /// Remembers what is open in which window and what of it is seen.
  void keep() const;
  /// A window is about to close: with the last one what it shows is remembered, else what the others show.
  void closing(const MainWindow& window);
  /// Opens again what was open, in windows of their own; answers whether there was anything.
  bool restore();

 signals:
  void changed();

 private:
  void keep(const QList<MainWindow*>& windows) const;
  void shareKeysOf(MainWindow& window) const;

  QList<MainWindow*> all_;
  bool isQuitting_ = false;
};

}  // namespace redoubt::editor
