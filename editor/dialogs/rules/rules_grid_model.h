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

/// A table of the rules as a grid: a row of the table to a row, its range in the first column. What is typed is an edit
/// of the battle at once; what can't be taken stays in its cell as a draft, with the reason, whatever is shown
/// meanwhile.
class RulesGridModel : public QAbstractTableModel {
  Q_OBJECT

 public:
  static constexpr int kRange = 0;  ///< the column of the ranges

  /// Drafts are kept in `drafts`, which must live longer.
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
  /// Shows a column without any value yet; it is forgotten with the table.
  void addEmptyColumn(const std::string& name);
  bool isEmptyColumn(const std::string& name) const;
  void dropEmptyColumn(const std::string& name);

  /// Lines of values parted by tabs into the cells from `from` on, in one edit; nothing where any of them can't be
  /// taken, and then all that is wrong.
  QStringList paste(const QModelIndex& from, const QString& block);
  /// One value into all cells.
  QStringList fill(const QModelIndexList& cells, const QString& text);
  /// The cells of a rectangle as lines parted by tabs.
  QString copied(const QModelIndexList& cells) const;
  /// What can be typed into a cell, each with what it means: codes and results of this table.
  struct Offer {
    QString text;
    QString meaning;
  };
  std::vector<Offer> offers(const QModelIndex& index) const;
  /// What is wrong with what was typed or holds; empty if nothing is.
  QString faultAt(const QModelIndex& index) const;
  /// What the value means, where it is a result.
  QString meaningAt(const QModelIndex& index) const;
  /// Where the value holds from, and instead of what.
  QString standingAt(const QModelIndex& index) const;
  bool isOwn(const QModelIndex& index) const;
  bool hasDraft(const QModelIndex& index) const;
  /// Those of this table.
  void dropDrafts();
  void showDrafts();

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
  Qt::ItemFlags flags(const QModelIndex& index) const override;
  bool setData(const QModelIndex& index, const QVariant& value, int role) override;

 signals:
  /// A draft was kept, taken at last, or dropped.
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
    bool isMissed = false;  ///< the table wants a value
  };
  // A value for a cell, or why it is none.
  struct Typed {
    std::string path;
    QString text;
    std::optional<std::string> json;
    QString fault;
  };
  /// The table as the rules have it, with the columns that have no value yet.
  rules::Grid freshGrid(const std::string& path);
  void readCells();
  void readCell(const std::string& path, const rules::RuleBook& inherited);
  void readFaults();
  const Cell& cellAt(const QModelIndex& index) const;
  /// Null where there is none.
  const QString* draftAt(const QModelIndex& index) const;
  std::string columnName(int column) const;
  QString placeOf(const QModelIndex& index) const;
  QString textAt(const QModelIndex& index) const;
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
