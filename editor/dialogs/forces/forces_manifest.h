#pragma once

#include <QStringList>
#include <QWidget>
#include <optional>
#include <vector>

#include "editor/dialogs/forces/manifest_model.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;
class QTableView;

namespace redoubt::editor {

/// The page of the manifest: a table whose cells are typed in place, copied from and pasted to spreadsheets.
class ForcesManifest : public QWidget {
  Q_OBJECT

 public:
  explicit ForcesManifest(Session& session, QWidget* parent = nullptr);

  void refresh();
  void setFilter(const QString& text);
  /// Shows all armies again, for when another battle is opened.
  void forget();

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void fillArmies();
  void fitColumns();
  void copy() const;
  void paste();
  QString whyNoPaste() const;
  void clearCells();
  void showMenu(QPoint position);
  /// Enters a block of cells, starting at a row and column of the table.
  void type(int row, int column, const std::vector<std::vector<std::string>>& cells, const QString& title);
  /// The same for rows below a line of headings, `fields`: rows with the name of a unit change it, others are new
  /// units.
  void typeBelow(int row, const std::vector<rules::ManifestField>& fields, std::vector<std::vector<std::string>> cells);
  /// Enters a block; if only commands that it names are missing, asks whether to make them.
  void perform(rules::CellBlock block, const QString& title, int row);
  /// The columns of a line of headings; nothing if it is not one. `unknown` are headings without a column in the
  /// manifest.
  struct Headings {
    std::vector<rules::ManifestField> fields;
    QStringList unknown;
  };
  std::optional<Headings> headingsOf(const std::vector<std::string>& line) const;
  QStringList knownHeadings(const QStringList& unknown) const;
  bool mayMake(const QStringList& commands);
  void tell(const std::vector<rules::CellFault>& faults, const rules::CellBlock& block, int row);
  void tell(const QString& fault);
  /// The army of new units: the one that is shown, or the only one.
  std::optional<Id<model::Army>> armyOfNew() const;

  Session& session_;
  ManifestModel* model_;
  QTableView* table_;
  QComboBox* armies_;
  QLabel* hint_;
  QCheckBox* allSides_;
  QPushButton* newFigure_;
  QLabel* faults_;
  QString filter_;
  std::optional<Id<model::Army>> army_;
  std::vector<int> fitted_;
};

}  // namespace redoubt::editor
