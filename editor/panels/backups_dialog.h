#pragma once

#include <QDialog>
#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>
#include <vector>

#include "core/document/backups.h"
#include "editor/session/session.h"

namespace redoubt::editor {

/// The backups of one battle file: when and why each was made, what has changed since, and back to it. Going back is an
/// ordinary edit of the open battle; of a file that can't be opened or is not there any more, a backup is copied to a
/// new file.
class BackupsDialog : public QDialog {
  Q_OBJECT

 public:
  /// Of the file at `path`; where that is the battle of `session`, backups are compared with it.
  BackupsDialog(const QString& path, Session& session, QWidget* parent = nullptr);

 signals:
  /// A backup is to be copied to a new file, and that opened.
  void copyWanted(const QString& backup);

 private:
  void fill();
  void reflect();
  QPushButton* makeButton(const QString& text, const char* name);
  /// The chosen backup; null for none.
  const document::Backup* chosen() const;
  /// Its content; nothing if it can't be read, which is told.
  std::optional<model::Battle> content(const document::Backup& backup);
  void compare();
  void restore();

  QString path_;
  Session& session_;
  bool isOpen_;  ///< the session's battle lies at path_
  std::vector<document::Backup> backups_;
  QTreeWidget* list_;
  QLabel* none_;
  QPushButton* compare_ = nullptr;
  QPushButton* restore_ = nullptr;
  QPushButton* copy_ = nullptr;
};

}  // namespace redoubt::editor
