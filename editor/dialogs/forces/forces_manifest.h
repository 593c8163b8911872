#pragma once

#include <QStringList>
#include <QWidget>
#include <optional>
#include <string>
#include <vector>

#include "editor/dialogs/forces/manifest_model.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;
class QTableView;
class QTimer;
class QToolButton;

namespace redoubt::editor {

/// The page of the manifest: a table whose cells are typed in place, sorted, filtered and grouped, copied from and
/// pasted to spreadsheets, with what the units come to below it.
class ForcesManifest : public QWidget {
  Q_OBJECT

 public:
  explicit ForcesManifest(Session& session, QWidget* parent = nullptr);

  void refresh();
  /// The findings are others, and nothing else.
  void refreshFindings() { model_->showFindings(); }
  void setFilter(const QString& text);
  /// Shows all armies again, for when another battle is opened.
  void forget();

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  // How it is laid out and what it shows: forces_manifest.cpp.
  void makeTable();
  void arrange();
  void makeKeys();
  void makeTablesMenu();
  void fillArmies();
  void fitColumns();
  void showHint();
  void showTotals();
  void sortOn(int column);
  void showHeaderMenu(QPoint position);
  void askColumnFilter(const rules::ManifestField& field);
  void showMenu(QPoint position);
  void tell(const std::vector<rules::CellFault>& faults, const rules::CellBlock& block, const std::vector<int>& rows);
  void tell(const QString& fault);

  // What is typed: forces_manifest_cells.cpp.
  struct Block {
    int top = 0;
    int left = 0;
    int bottom = 0;
    int right = 0;
  };
  std::optional<Block> selected() const;
  /// The rows from one on that have units or make new ones, as many as wanted; rows of groups are passed over.
  std::vector<int> rowsFrom(int row, std::size_t count) const;
  void copy() const;
  void paste();
  QString whyNoPaste() const;
  void clearCells();
  void fillDown();
  /// What was typed into one cell, for all that are selected.
  void typeIntoAll(const QString& text);
  /// Enters a block of cells, starting at a row and column of the table.
  void type(int row, int column, const std::vector<std::vector<std::string>>& cells, const QString& title);
  /// The same for rows below a line of headings: rows with the name of a unit change it, others are new units.
  void typeBelow(int row, const std::vector<std::vector<std::string>>& cells);
  /// Enters a block; if only commands that it names are missing, asks whether to make them. `rows` are those of the
  /// table.
  void perform(rules::CellBlock block, const QString& title, const std::vector<int>& rows);
  bool mayMake(const QStringList& commands);
  /// The army of new units: the one that is shown, or the only one.
  std::optional<Id<model::Army>> armyOfNew() const;

  // Tables of other programs: forces_manifest_files.cpp.
  void pasteTable();
  void importFile();
  void exportFile();
  void writeTable(const QString& file);
  void openImport(std::string bytes, const QString& name);
  void openGenerator();
  void openReplace();
  void openTotals();

  Session& session_;
  ManifestModel* model_;
  QTableView* table_;
  QComboBox* armies_;
  QComboBox* groups_;
  QLabel* hint_;
  QCheckBox* allSides_;
  QPushButton* generate_;
  QPushButton* tables_;
  QPushButton* newFigure_;
  QLabel* faults_;
  QToolButton* totals_;
  QString filter_;
  std::optional<Id<model::Army>> army_;
  std::vector<int> fitted_;
  QTimer* totalsDelay_;  // sums follow when edits rest
};

}  // namespace redoubt::editor
