#pragma once

#include <QObject>
#include <QString>
#include <QStringList>

class QLocalServer;

namespace redoubt::editor {

/// Keeps all windows of a person in one program: one that is started later passes its files to the running one and
/// ends. If two run nevertheless, that is no problem, because files have their own locks.
class SingleProgram : public QObject {
  Q_OBJECT

 public:
  /// By default the name is made from the person's data folder and the screen.
  explicit SingleProgram(const QString& name = usualName(), QObject* parent = nullptr);

  static QString usualName();
  /// Passes these files, by their full paths, to the running program; returns whether there is one that accepted them.
  bool handOver(const QStringList& paths) const;
  /// Accepts files from programs that are started later, from now on.
  void listen();

 signals:
  /// Files should be opened, of which an empty path is a new one; without files a window should come to the front.
  void asked(const QStringList& paths);

 private:
  void answer();

  QString name_;
  QLocalServer* server_;
};

}  // namespace redoubt::editor
