#pragma once

#include <QAbstractTableModel>
#include <QStringList>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/rules/combat/table_grid.h"
#include "editor/dialogs/rules/rules_drafts.h"
#include "editor/session/session.h"

namespace redoubt::editor {

/// A table of the rules as a grid: one row for each row of the table, with its range in the first column. Typing is an
/// edit of the battle at once; invalid text stays in its cell as a draft with the reason, even if other tables are
/// shown meanwhile.
class RulesGridModel : public QAbstractTableModel {
  Q_OBJECT

 public:
  static constexpr int kRange = 0;  ///< the column of the ranges
  /// Whether a column is that of the rolls which its rows are only for: the last one, where the table has such rows.
  bool isOnly(int column) const { return grid_.kind && grid_.hasOnly() && column == columnCount() - 1; }
  /// Whether a column is one of the table itself, neither that of the ranges nor isOnly().
  bool isOfResults(int column) const { return column > kRange && column < columnCount() && !isOnly(column); }

  /// Drafts are stored in `drafts`, which must live longer.
  RulesGridModel(Session& session, RuleDrafts& drafts, QObject* parent = nullptr);

  /// Shows a table by a path that rules::gridPath() gives; empty shows nothing.
  void show(const std::string& path);
  /// Reads the table anew; drafts stay.
  void refresh();
  bool isEmpty() const { return grid_.kind == nullptr; }
  const rules::Grid& grid() const { return grid_; }
  /// The rule of a cell.
  std::string pathAt(const QModelIndex& index) const;
  QModelIndex indexOf(const std::string& path) const;
  /// Shows a column without any value yet; it disappears when another table is shown.
  void addEmptyColumn(const std::string& name);
  bool isEmptyColumn(const std::string& name) const;
  void dropEmptyColumn(const std::string& name);

  /// Pastes lines of tab-separated values into the cells from `from` on, in one edit; if any of them is not valid,
  /// nothing is changed and all faults are returned.
  QStringList paste(const QModelIndex& from, const QString& block);
  /// Writes one value into all cells.
  QStringList fill(const QModelIndexList& cells, const QString& text);
  /// The cells of a rectangle as lines of tab-separated values.
  QString copied(const QModelIndexList& cells) const;
  /// A text that can be typed into a cell, with its meaning: codes and results of this table.
  struct Offer {
    QString text;
    QString meaning;
  };
  std::vector<Offer> offers(const QModelIndex& index) const;
  /// The fault of the typed or stored value; empty if there is none.
  QString faultAt(const QModelIndex& index) const;
  /// The meaning of the value, if it is a result.
  QString meaningAt(const QModelIndex& index) const;
  /// Where the value comes from, and which value it replaces.
  QString standingAt(const QModelIndex& index) const;
  bool isOwn(const QModelIndex& index) const;
  bool hasDraft(const QModelIndex& index) const;
  /// Drops the drafts of this table.
  void dropDrafts();
  void showDrafts();

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
  Qt::ItemFlags flags(const QModelIndex& index) const override;
  bool setData(const QModelIndex& index, const QVariant& value, int role) override;

 signals:
  /// A draft was stored, accepted, or dropped.
  void draftsChanged();

 private:
  struct Cell {
    std::optional<std::string> json;  ///< nothing: missing, or null
    bool hasRow = false;
    bool isOwn = false;
    std::optional<std::string> inherited;
    QString from;
    QString inheritedFrom;
    std::optional<model::Provenance> origin;
    QStringList faults;
    bool isMissed = false;  ///< the table needs a value
  };
  // A value for a cell, or why the text is not one.
  struct Typed {
    std::string path;
    QString text;
    std::optional<std::string> json;
    QString fault;
  };
  /// The present table of the rules, with the columns that have no value yet.
  rules::Grid freshGrid(const std::string& path);
  void readCells();
  void readCell(const std::string& path, const rules::RuleBook& inherited);
  void readFaults();
  const Cell& cellAt(const QModelIndex& index) const;
  /// Null if there is none.
  const QString* draftAt(const QModelIndex& index) const;
  std::string columnName(int column) const;
  QString placeOf(const QModelIndex& index) const;
  QString textAt(const QModelIndex& index) const;
  QString nothingAt(const QModelIndex& index) const;
  QString tipAt(const QModelIndex& index) const;
  QVariant signAt(const QModelIndex& index) const;
  QVariant groundAt(const QModelIndex& index) const;
  Typed typed(const QModelIndex& index, const QString& text) const;
  QStringList take(const std::vector<Typed>& cells);

  Session& session_;
  rules::Grid grid_;
  std::map<std::string, Cell> cells_;
  RuleDrafts& drafts_;
  std::vector<std::string> emptyColumns_;
};

}  // namespace redoubt::editor
