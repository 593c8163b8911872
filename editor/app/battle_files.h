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

/// A recently opened battle file.
struct RecentFile {
  QString path;        ///< absolute
  QDateTime openedAt;  ///< when it was last open; not valid if unknown
  bool isThere = true;
};

/// Opening, drafts, copies: everything about the file of the session's battle.
class BattleFiles : public QObject {
  Q_OBJECT

 public:
  BattleFiles(Session& session, QWidget* window);

  /// `elsewhere` is called before a file is opened: whether it is open in another window, which it then brings to the
  /// front.
  void setElsewhere(std::function<bool(const QString& path)> elsewhere) { elsewhere_ = std::move(elsewhere); }
  /// Opens a battle. A sample opens as a draft of its own; a file that can't be written, or that another window has
  /// open, opens for reading only. Returns whether a battle is open now; a failure is reported in a message box or,
  /// without a window on screen, by Session::failed.
  bool open(const QString& path);
  /// The file that open(`path`) opens: for a sample its draft.
  static QString fileFor(const QString& path);
  /// Makes a new draft of `battle` and opens it.
  bool openNew(const model::Battle& battle, const QString& title);

  /// Lets a person choose a file; empty if none is chosen.
  QString chooseFile();
  void chooseAndOpen();
  void chooseAndSaveAs();
  void chooseAndShareCopy();
  bool saveAs(const QString& path);
  bool shareCopy(const QString& path);
  /// The same without scans of the map (model::isScan).
  bool shareCopyWithoutScans(const QString& path);
  /// Asks for a file name, salvages the readable part of a damaged file into it and opens it.
  void chooseAndSalvage(const QString& damaged);
  /// Asks for a file name, copies `backup` of the battle at `path` to it and opens it.
  void chooseAndOpenBackup(const QString& backup, const QString& path);
  bool salvage(const QString& damaged, const QString& path);

  /// Why the battle is open for reading only; empty if it is not.
  const QString& readOnlyReason() const { return readOnlyReason_; }
  /// What was lost when the open battle was salvaged from a damaged file, in a sentence; empty if it wasn't.
  const QString& salvageLosses() const { return salvageLosses_; }
  /// True for samples and new battles that were not yet saved to a place of their own.
  bool isDraft() const;
  /// A draft without any edits.
  bool isUntouchedDraft() const;
  /// The recent files, the last first, including files that no longer exist.
  QList<RecentFile> recent() const;
  /// The recent files that still exist.
  QStringList recentFiles() const;
  /// Removes a file from the list of recent ones; the file itself stays.
  void forget(const QString& path);
  /// The battle's title if it is known, otherwise made from the file's name, without the suffix that distinguishes
  /// drafts.
  static QString titleOf(const QString& path);
  /// The name of a file in lists: the battle's title if it is known, otherwise the file's name; drafts are marked.
  static QString nameOf(const QString& path);
  /// The recent files that still exist, with their names for a menu: if two have the same name, with their place.
  QList<std::pair<QString, QString>> namedRecentFiles() const;
  /// "Draft", or the path, shortened if it begins with the person's home folder.
  static QString placeOf(const QString& path);
  /// "today 14:05", "yesterday" or a date; empty for an invalid time.
  static QString whenInWords(const QDateTime& time);

  static QString sampleFolder();
  static QString draftFolder();

  bool eventFilter(QObject* watched, QEvent* event) override;

 signals:
  void opened();
  void shared(const QString& path);
  /// A file is too damaged to be opened, but a part of it can perhaps be salvaged, or a backup restored.
  void foundDamaged(const QString& path, const QString& message);

 private:
  bool openDocument(const QString& path, const QString& salvageLosses = {});
  /// The battle in a file; a large one is read in a thread of its own while the window stays responsive. Null: a person
  /// stopped it. Throws redoubt::Error.
  std::unique_ptr<document::Document> readFile(const QString& path, document::Mode mode);
  void remember(const QString& path);
  /// Called after the session has got the battle of `path`.
  void nowOpen(const QString& path);
  /// Stores the picture and facts that lists show of the open battle, if its file is still where it was opened.
  void keepPicture() const;
  void leaveOpenFile();
  void tell(const QString& message);
  std::optional<bool> askWithScans();
  QString askForNewFile(const QString& title, const QString& proposed);
  QString homeFolder() const;
  /// A free file name in homeFolder(), made from the open file's name or, for a draft, from its title.
  QString proposedFile() const;

  Session& session_;
  QWidget* window_;
  QString readOnlyReason_;
  QString salvageLosses_;
  std::function<bool(const QString&)> elsewhere_;
  QString openPath_;  ///< the path in the list of recent files
  QTimer* glance_;    ///< a while after opening
};

}  // namespace redoubt::editor
