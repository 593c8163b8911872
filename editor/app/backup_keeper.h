#pragma once

#include <QObject>
#include <QTimer>

#include "editor/session/session.h"

namespace redoubt::editor {

/// Keeps backups of the open battle outside its file, a moment after opening and after each hour of editing, and
/// reports what a person must know about the file: that it grows, that a backup failed, that the disk gives no
/// guarantee.
class BackupKeeper : public QObject {
  Q_OBJECT

 public:
  explicit BackupKeeper(Session& session, QObject* parent = nullptr);

  /// The folder for backups, in the folder of the program's data.
  static QString folder();

  /// The size in bytes from which the growth of a file is reported; document::Document::kLargeBytes at first.
  void tellFrom(qint64 bytes) { large_ = bytes; }
  /// The actions of the timers.
  void backUpOpened();
  void backUpAfterAnHour();

 signals:
  /// A warning, as a sentence for people.
  void warned(const QString& message);
  /// The file has grown beyond the limit; sent once for each battle.
  void grownLarge(qint64 bytes);

 private:
  void begin();
  void noteEdit();
  void tellWarning();

  Session& session_;
  QTimer* opened_;
  QTimer* hour_;
  qint64 large_ = document::Document::kLargeBytes;
  bool isEdited_ = false;       ///< since the last backup
  bool hasToldOfSize_ = false;  ///< of this battle
};

}  // namespace redoubt::editor
