#pragma once

#include <QDialog>
#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>
#include <vector>

#include "core/document/backups.h"
#include "editor/session/session.h"

namespace redoubt::editor {

/// The backups of one battle file: when and why each was made, what has changed since, and restoring it. Restoring is
/// an ordinary edit of the open battle; for a file that can't be opened or no longer exists, a backup is copied to a
/// new file.
class BackupsDialog : public QDialog {
  Q_OBJECT

 public:
  /// For the file at `path`; if that is the battle of `session`, backups are compared with it.
  BackupsDialog(const QString& path, Session& session, QWidget* parent = nullptr);

 signals:
  /// A backup should be copied to a new file, and the copy opened.
  void copyWanted(const QString& backup);
  /// A backup should be compared with what the battle is now; the dialog closes.
  void compareWanted(const QString& backup, const QString& title);

 private:
  void fill();
  void reflect();
  QPushButton* makeButton(const QString& text, const char* name);
  /// The chosen backup; null for none.
  const document::Backup* chosen() const;
  /// The content of a backup; if it can't be read, reports that and returns nothing.
  std::optional<model::Battle> content(const document::Backup& backup);
  void compare();
  void restore();

  QString path_;
  Session& session_;
  bool isOpen_;  ///< the session's battle is the file at path_
  std::vector<document::Backup> backups_;
  QTreeWidget* list_;
  QLabel* none_;
  QPushButton* compare_ = nullptr;
  QPushButton* restore_ = nullptr;
  QPushButton* copy_ = nullptr;
};

}  // namespace redoubt::editor
