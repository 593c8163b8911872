#pragma once

#include <QObject>
#include <QString>
#include <QStringList>

class QLocalServer;

namespace redoubt::editor {

/// Keeps all windows of a person in one program: one that is started later gives the files it was asked for to the one
/// that runs, and ends. Two that run all the same do no harm, as files have locks of their own.
class SingleProgram : public QObject {
  Q_OBJECT

 public:
  /// By default the name is made of the person's data folder and the screen that is used.
  explicit SingleProgram(const QString& name = usualName(), QObject* parent = nullptr);

  static QString usualName();
  /// Hands these files, by their full paths, to the program that runs; answers whether there is one that took them.
  bool handOver(const QStringList& paths) const;
  /// From now on files are taken from programs that are started later.
  void listen();

 signals:
  /// No files: a window is to come to the front.
  void asked(const QStringList& paths);

 private:
  void answer();

  QString name_;
  QLocalServer* server_;
};

}  // namespace redoubt::editor
