#pragma once

#include <QDialog>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/exchange/spreadsheet/read_workbook.h"
#include "core/rules/forces/manifest_table.h"
#include "editor/session/session.h"

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QListWidget;
class QPushButton;
class QSpinBox;
class QTableView;
class QTableWidget;

namespace redoubt::editor {

class ManifestPreviewModel;

/// A table of units before it is taken: which column is which field, what becomes of each row, what is wrong and in
/// which cell, and which commands and types are to be made. Nothing is taken before all of it can be.
class ManifestImportDialog : public QDialog {
  Q_OBJECT

 public:
  /// `bytes` are those of a file or of what was copied; `army` is the one of units whose army the table doesn't say.
  ManifestImportDialog(Session& session, std::string bytes, const QString& name, std::optional<Id<model::Army>> army,
                       QWidget* parent = nullptr);

 private:
  void makeFields();
  void arrange();
  void read();
  void chooseSheet();
  void fillColumns();
  void mapColumns();
  void judge();
  void offerTypes(const std::vector<std::string>& unknown);
  void offerCommands(const QStringList& unknown);
  void showFaults(const std::vector<rules::CellFault>& faults);
  void showProblem(const QString& problem);
  void goToFault();
  void take();
  const exchange::spreadsheet::Sheet* sheet() const;

  Session& session_;
  std::string bytes_;
  QString name_;
  exchange::spreadsheet::Workbook workbook_;
  std::vector<rules::ManifestField> fields_;
  rules::TableMapping mapping_;
  rules::TableBlock block_;
  rules::CellEdit result_;
  std::map<std::string, std::string> typeArms_;  // by the types' titles

  ManifestPreviewModel* model_;
  QComboBox* sheets_;
  QLabel* sheetsCaption_;
  QComboBox* encoding_;
  QComboBox* separator_;
  QLabel* textCaption_;
  QSpinBox* headings_;
  QComboBox* armies_;
  QTableWidget* columns_;
  QTableView* table_;
  QCheckBox* commands_;
  QWidget* typesBox_;
  QFormLayout* types_;
  QLabel* summary_;
  QLabel* problem_;
  QListWidget* faults_;
  QPushButton* take_;
};

}  // namespace redoubt::editor
