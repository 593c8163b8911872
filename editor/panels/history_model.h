#pragma once

#include <QAbstractListModel>
#include <QDate>
#include <QString>
#include <unordered_map>
#include <vector>

#include "editor/session/session.h"

namespace redoubt::editor {

/// A row of history: the state before all edits, an edit, or a version at its place among them.
struct HistoryLine {
  enum class Kind { Beginning, Edit, Version };

  Kind kind = Kind::Edit;
  std::int64_t sequence = 0;  ///< of an edit; for a version the last edit before it
  std::int64_t version = 0;   ///< id of a version
  bool isNamed = false;       ///< a version that a person has named
  QString title;
  QString time;       ///< the time of day if it was today, otherwise the date
  QString explained;  ///< for the tooltip
  store::HistoryState state = store::HistoryState::Done;
  bool isCurrent = false;  ///< the battle is in the state after this edit

  friend bool operator==(const HistoryLine&, const HistoryLine&) = default;
};

/// The history of the document with its versions, in order of time. Follows the session by itself.
class HistoryModel : public QAbstractListModel {
  Q_OBJECT

 public:
  explicit HistoryModel(Session& session, QObject* parent = nullptr);

  int rowCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;

  const HistoryLine& line(int row) const { return lines_[static_cast<std::size_t>(row)]; }
  /// The row of the battle's present state, -1 without a document.
  int currentRow() const;

 signals:
  void refreshed();

 private:
  void refresh();
  std::vector<HistoryLine> linesNow();
  static HistoryLine lineOf(const store::HistoryRow& row);
  /// The line of that row, formatted once, because a long history is read again after every edit.
  const HistoryLine& written(const store::HistoryRow& row);

  struct Written {
    store::HistoryRow row;
    HistoryLine line;
  };
  Session& session_;
  struct {
    QDate day;
    std::unordered_map<std::int64_t, Written> lines;  // by sequence
  } written_;
  std::vector<HistoryLine> lines_;
};

}  // namespace redoubt::editor
