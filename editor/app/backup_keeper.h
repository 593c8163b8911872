#pragma once

#include <QObject>
#include <QTimer>

#include "editor/session/session.h"

namespace redoubt::editor {

/// Keeps backups of the open battle outside its file, a moment after opening and after each hour of editing, and tells
/// what a person must know of the file: that it grows, that a backup failed, that the disk promises nothing.
class BackupKeeper : public QObject {
  Q_OBJECT

 public:
  explicit BackupKeeper(Session& session, QObject* parent = nullptr);

  /// Where backups lie: in the folder of the program's data.
  static QString folder();

  /// From how many bytes on the growth of a file is told; document::Document::kLargeBytes at first.
  void tellFrom(qint64 bytes) { large_ = bytes; }
  /// What the timers do when they are due.
  void backUpOpened();
  void backUpAfterAnHour();

 signals:
  /// In a sentence for people.
  void warned(const QString& message);
  /// The file has grown past what is told; once for each battle.
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
