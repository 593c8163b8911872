#pragma once

#include <QAbstractTableModel>
#include <QWidget>
#include <optional>
#include <vector>

#include "core/model/forces_edit.h"
#include "core/rules/forces/manifest.h"
#include "editor/session/session.h"

class QComboBox;
class QLabel;
class QPushButton;
class QTableView;

namespace redoubt::editor {

/// The units as a table of texts, and below them a row where the name of a new one is typed. What is typed is only
/// told.
class ManifestModel : public QAbstractTableModel {
  Q_OBJECT

 public:
  explicit ManifestModel(Session& session, QObject* parent = nullptr);

  /// Shows the units of an army, or of all of them, whose cells hold `filter`.
  void show(std::optional<Id<model::Army>> army, const QString& filter);

  /// Nothing for the row of a new unit.
  std::optional<Id<model::Unit>> unit(int row) const;
  int unitCount() const { return static_cast<int>(units_.size()); }
  const std::vector<rules::ManifestField>& fields() const { return fields_; }
  QString title(const rules::ManifestField& field) const;
  /// What can be typed into a column; empty where that is anything.
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
  bool isEstimate(int row, const rules::ManifestField& field) const;
  QVariant findingsData(int row, int role) const;

  Session& session_;
  std::vector<rules::ManifestField> fields_;
  std::vector<Id<model::Unit>> units_;
  std::vector<std::vector<std::string>> cells_;
  bool hasNewRow_ = false;
  bool isOfAllArmies_ = false;  ///< then a name bears the colour of its army
};

/// The page of the manifest: a table whose cells are typed in place, copied from and pasted to spreadsheets.
class ForcesManifest : public QWidget {
  Q_OBJECT

 public:
  explicit ForcesManifest(Session& session, QWidget* parent = nullptr);

  void refresh();
  void setFilter(const QString& text);
  /// Shows all armies again, for whoever opens another battle.
  void forget();

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void fillArmies();
  void fitColumns();
  void copy() const;
  void paste();
  void clearCells();
  /// Types a block of cells from a row and column of the table on.
  void type(int row, int column, const std::vector<std::vector<std::string>>& cells, const QString& title);
  void tell(const std::vector<rules::CellFault>& faults, int row, int column, bool isOne);
  QString words(const rules::CellFault& fault) const;
  /// That of new units: the one that is shown, or the only one.
  std::optional<Id<model::Army>> armyOfNew() const;

  Session& session_;
  ManifestModel* model_;
  QTableView* table_;
  QComboBox* armies_;
  QLabel* hint_;
  QPushButton* newFigure_;
  QLabel* faults_;
  QString filter_;
  std::optional<Id<model::Army>> army_;
  std::vector<int> fitted_;
};

}  // namespace redoubt::editor
