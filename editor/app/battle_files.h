#pragma once

#include <QDateTime>
#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>
#include <functional>
#include <utility>

#include "editor/session/session.h"

class QTimer;
class QWidget;

namespace redoubt::editor {

/// A battle file that was open once.
struct RecentFile {
  QString path;        ///< absolute
  QDateTime openedAt;  ///< when it was last open; not valid if nobody knows
  bool isThere = true;
};

/// Opening, drafts, copies: everything about which file the session's battle lies in.
class BattleFiles : public QObject {
  Q_OBJECT

 public:
  BattleFiles(Session& session, QWidget* window);

  /// Asked before a file is opened: whether it is open in another window, which then has come to the front.
  void setElsewhere(std::function<bool(const QString& path)> elsewhere) { elsewhere_ = std::move(elsewhere); }
  /// Opens a battle. A sample opens as a draft of its own; a file that can't be written, or that another window holds,
  /// opens for reading. Answers whether a battle is open now; a failure is told in a message box or, without a window
  /// on screen, by Session::failed.
  bool open(const QString& path);
  /// The file that opening `path` opens: of a sample its draft.
  static QString fileFor(const QString& path);
  /// Makes a fresh draft of `battle` and opens it.
  bool openNew(const model::Battle& battle, const QString& title);

  /// Empty if none is chosen.
  QString chooseFile();
  void chooseAndOpen();
  void chooseAndSaveAs();
  void chooseAndShareCopy();
  bool saveAs(const QString& path);
  bool shareCopy(const QString& path);
  /// Asks where a sound copy of what can be read of a damaged file is to go, makes and opens it.
  void chooseAndSalvage(const QString& damaged);
  /// Asks where a copy of `backup`, of the battle at `path`, is to go, makes and opens it.
  void chooseAndOpenBackup(const QString& backup, const QString& path);
  bool salvage(const QString& damaged, const QString& path);

  /// Why the battle is open for reading only; empty if it is not.
  const QString& readOnlyReason() const { return readOnlyReason_; }
  /// What the open battle lacks of the damaged file it was saved from, in a sentence; empty if it wasn't.
  const QString& salvageLosses() const { return salvageLosses_; }
  /// True for samples and new battles that were not yet given a place of their own.
  bool isDraft() const;
  /// Nobody has made an edit in it yet.
  bool isUntouchedDraft() const;
  /// The last first, those that are gone too.
  QList<RecentFile> recent() const;
  /// Those that are still there.
  QStringList recentFiles() const;
  /// Takes a file off the list of recent ones; the file stays.
  void forget(const QString& path);
  /// The battle's title if it is known, else made from the file's name, without the letters that tell drafts apart.
  static QString titleOf(const QString& path);
  /// What a list calls a file: the battle's title if it is known, else the file's name; a draft is called one.
  static QString nameOf(const QString& path);
  /// The recent files that are still there, and what a menu calls each: where two have one name, with their place.
  QList<std::pair<QString, QString>> namedRecentFiles() const;
  /// "Draft", or the path, shortened where it begins with the person's home.
  static QString placeOf(const QString& path);
  /// "today 14:05", "yesterday" or a date; empty for no valid time.
  static QString whenInWords(const QDateTime& time);

  static QString sampleFolder();
  static QString draftFolder();

  bool eventFilter(QObject* watched, QEvent* event) override;

 signals:
  void opened();
  void shared(const QString& path);
  /// A file is too damaged to be opened, but a part of it can perhaps be saved, or a backup restored.
  void foundDamaged(const QString& path, const QString& message);

 private:
  bool openDocument(const QString& path, const QString& salvageLosses = {});
  /// The battle in a file; a large one is read in a thread of its own while the window lives. Null: a person stopped it.
  /// Throws redoubt::Error.
  std::unique_ptr<document::Document> readFile(const QString& path, document::Mode mode);
  void remember(const QString& path);
  /// After the session has got the battle of `path`.
  void nowOpen(const QString& path);
  /// Keeps what lists show of the open battle, if it lies where it was opened.
  void keepPicture() const;
  void leaveOpenFile();
  void tell(const QString& message);
  QString askForNewFile(const QString& title, const QString& proposed);
  QString homeFolder() const;
  /// In homeFolder() a name that is still free, made from the open file's own or, of a draft, from its title.
  QString proposedFile() const;

  Session& session_;
  QWidget* window_;
  QString readOnlyReason_;
  QString salvageLosses_;
  std::function<bool(const QString&)> elsewhere_;
  QString openPath_;  ///< as the list of recent files has it
  QTimer* glance_;    ///< a while after opening
};

}  // namespace redoubt::editor
