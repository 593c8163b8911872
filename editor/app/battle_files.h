#pragma once

#include <QObject>
#include <QString>
#include <QStringList>

#include "editor/session/session.h"

class QWidget;

namespace redoubt::editor {

/// Opening, drafts, copies: everything about which file the session's battle lies in.
class BattleFiles : public QObject {
  Q_OBJECT

 public:
  BattleFiles(Session& session, QWidget* window);

  /// Opens a battle. A sample opens as a draft of its own; a file that can't be written, or that another window holds,
  /// opens for reading. Answers whether a battle is open now; a failure is told in a message box or, without a window
  /// on screen, by Session::failed.
  bool open(const QString& path);
  /// Makes a fresh draft of `battle` and opens it.
  bool openNew(const model::Battle& battle, const QString& title);

  void chooseAndOpen();
  void chooseAndSaveAs();
  void chooseAndShareCopy();
  bool saveAs(const QString& path);
  bool shareCopy(const QString& path);
  /// Asks where a sound copy of what can be read of a damaged file is to go, makes and opens it.
  void chooseAndSalvage(const QString& damaged);
  bool salvage(const QString& damaged, const QString& path);

  /// Why the battle is open for reading only; empty if it is not.
  const QString& readOnlyReason() const { return readOnlyReason_; }
  /// What the open battle lacks of the damaged file it was saved from, in a sentence; empty if it wasn't.
  const QString& salvageLosses() const { return salvageLosses_; }
  /// True for samples and new battles that were not yet given a place of their own.
  bool isDraft() const;
  QStringList recentFiles() const;
  /// What a list calls a file: its name; of a draft the battle's, without the letters that tell drafts apart.
  static QString nameOf(const QString& path);

  static QString sampleFolder();
  static QString draftFolder();

 signals:
  void opened();
  void shared(const QString& path);
  /// A file is too damaged to be opened, but a part of it can perhaps be saved.
  void foundDamaged(const QString& path, const QString& message);

 private:
  bool openDocument(const QString& path, const QString& salvageLosses = {});
  void remember(const QString& path);
  void tell(const QString& message);
  QString askForNewFile(const QString& title, const QString& proposed);
  QString homeFolder() const;
  QString fileNameForTitle() const;

  Session& session_;
  QWidget* window_;
  QString readOnlyReason_;
  QString salvageLosses_;
};

}  // namespace redoubt::editor
