#pragma once

#include <QAbstractTableModel>
#include <QStringList>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/model/forces_edit.h"
#include "core/rules/forces/manifest.h"
#include "core/rules/forces/totals.h"
#include "editor/session/session.h"

namespace redoubt::editor {

/// The units as a table of texts, and below them a row for typing the name of a new one. Rows are sorted, filtered and
/// grouped; a group begins with a row that has its name and the sums of its units. Typed texts are only reported by a
/// signal.
class ManifestModel : public QAbstractTableModel {
  Q_OBJECT

 public:
  enum class GroupBy { Nothing, Army, Command, Type, Sheet };

  explicit ManifestModel(Session& session, QObject* parent = nullptr);

  /// Shows the units of an army, or of all armies, whose cells contain `filter`. Reads the battle anew.
  void show(std::optional<Id<model::Army>> army, const QString& filter);
  /// The same units by another filter, without reading the battle.
  void filter(const QString& words);
  /// The cells of a column must contain these words too; empty: any.
  void filterColumn(const rules::ManifestField& field, const QString& words);
  QString columnFilter(const rules::ManifestField& field) const;
  bool hasColumnFilters() const { return !columnFilters_.empty(); }
  void clearColumnFilters();
  /// Sorted by a column, upwards, downwards, and then as the rules have the units again.
  void sortOn(int column);
  std::optional<int> sortColumn() const;
  Qt::SortOrder sortOrder() const { return sortOrder_; }
  void groupBy(GroupBy by);
  /// Whether the figures of backs and further sides have columns too, and army, counters and backs.
  void showAllSides(bool areShown) { showsAllSides_ = areShown; }
  /// The signs of findings beside the rows are others.
  void showFindings();

  /// Nothing for the row of a new unit and for that of a group.
  std::optional<Id<model::Unit>> unit(int row) const;
  bool isGroup(int row) const;
  /// Those that are shown, each once, in the order of the rows.
  std::vector<Id<model::Unit>> units() const;
  /// All rows with a unit or a group.
  int unitCount() const { return static_cast<int>(rows_.size()); }
  const std::vector<rules::ManifestField>& fields() const { return fields_; }
  QString title(const rules::ManifestField& field) const;
  /// The title in the words of a rule book: "Morale, back".
  static QString titleIn(const rules::RuleBook& book, const rules::ManifestField& field);
  /// The same without the side of the counter.
  static QString plainTitle(const rules::ManifestField& field, const rules::RuleBook& book);
  /// The texts that can be typed into a column; empty if any text can be.
  QStringList offers(int row, int column) const;

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  Qt::ItemFlags flags(const QModelIndex& index) const override;
  bool setData(const QModelIndex& index, const QVariant& value, int role) override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 signals:
  void typed(int row, int column, const QString& text);

 private:
  struct Group {
    QString title;
    rules::ForceSum sum;
  };
  struct Row {
    std::size_t unit = 0;  ///< in units_, if it is no group
    std::optional<std::size_t> group = {};

    friend bool operator==(const Row&, const Row&) = default;
  };

  void arrange();
  void findGroups();
  std::vector<std::size_t> wanted() const;
  void sortUnits(std::vector<std::size_t>& units) const;
  std::vector<Row> grouped(const std::vector<std::size_t>& units);
  QStringList groupsOf(std::size_t unit) const;
  QVariant groupData(const Group& group, const rules::ManifestField& field, int role) const;
  bool isEstimate(int row, const rules::ManifestField& field) const;
  QVariant findingsData(int row, int role) const;
  const std::string& cell(const Row& row, int column) const;

  Session& session_;
  std::vector<rules::ManifestField> fields_;
  std::vector<Id<model::Unit>> units_;               // all of the army, as the rules have them
  std::vector<std::vector<std::string>> cells_;      // of units_
  mutable std::vector<std::vector<QString>> plain_;  // the same without diacritics and capitals, when looked for
  std::vector<Row> rows_;
  std::vector<Group> groups_;
  std::vector<QString> groupTitles_;
  std::vector<std::vector<std::size_t>> groupsOfUnits_;  // in groupTitles_, by unit
  QString filter_;
  std::vector<std::pair<rules::ManifestField, QString>> columnFilters_;
  std::optional<rules::ManifestField> sort_;
  Qt::SortOrder sortOrder_ = Qt::AscendingOrder;
  GroupBy groupBy_ = GroupBy::Nothing;
  bool mayHaveNewRow_ = false;
  bool hasNewRow_ = false;
  bool showsAllSides_ = false;
  bool isOfAllArmies_ = false;  ///< if true, names have the colour of their army
};

}  // namespace redoubt::editor
