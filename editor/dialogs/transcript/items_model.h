#pragma once

#include <QAbstractTableModel>
#include <memory>
#include <vector>

#include "editor/dialogs/transcript/transcript_draft.h"

namespace redoubt::editor {

/// Which lines the list of items has.
enum class ItemsShown {
  Line,   ///< the one of the cursor
  Looks,  ///< all that need a look
  Left,   ///< all of which something was not taken
  All     ///< every line but notes that nothing was read from
};

/// What lines were understood as, a row for each item; a line without items has one row.
class ItemsModel : public QAbstractTableModel {
  Q_OBJECT

 public:
  enum Column { kLine, kWords, kMeans, kHex, kFacing, kWithin, kZone, kTurn, kFate, kColumns };

  using QAbstractTableModel::QAbstractTableModel;

  void show(std::shared_ptr<const TranscriptReading> reading);
  void choose(ItemsShown shown, int line);

  /// The line of a row, and its item; nothing for a line without.
  int line(int row) const { return rows_[static_cast<std::size_t>(row)].line; }
  const transcribe::Item* item(int row) const;
  /// The first row of a line, or -1.
  int rowOf(int line) const;

  /// Whether any row says something in a column.
  bool hasWords(int column) const;

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

 private:
  struct Row {
    int line;
    int item;  // -1 for a line without
  };

  bool isShown(const transcribe::Line& line) const;
  void fill();
  QString text(const Row& row, int column) const;
  QString ofItem(const transcribe::Item& item, const transcribe::Outcome* outcome, int column) const;
  QString means(const transcribe::Item& item, const transcribe::Outcome* outcome) const;
  QString tip(const Row& row) const;

  std::shared_ptr<const TranscriptReading> reading_;
  ItemsShown shown_ = ItemsShown::Line;
  int line_ = 1;
  std::vector<Row> rows_;
};

}  // namespace redoubt::editor
