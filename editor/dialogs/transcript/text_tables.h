#pragma once

#include <QWidget>
#include <memory>

#include "editor/dialogs/transcript/transcript_draft.h"

class QListWidget;
class QTableWidget;

namespace redoubt::editor {

/// The tables of a text that are neither set-up nor manifest nor schedule, so that people see what they hold.
class TextTables : public QWidget {
  Q_OBJECT

 public:
  explicit TextTables(QWidget* parent = nullptr);

  void show(std::shared_ptr<const TranscriptReading> reading);

 signals:
  /// A table was chosen: the line it begins in.
  void chosen(int line);

 private:
  void showTable(int index);

  std::shared_ptr<const TranscriptReading> reading_;
  QListWidget* titles_;
  QTableWidget* table_;
};

}  // namespace redoubt::editor
