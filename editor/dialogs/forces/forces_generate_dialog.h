#pragma once

#include <QDialog>
#include <optional>
#include <vector>

#include "core/rules/forces/manifest.h"
#include "core/rules/forces/patterns.h"
#include "editor/session/session.h"

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QTableWidget;

namespace redoubt::editor {

/// Many units from a pattern of their names and the figures of all of them, shown before they are made. A pattern that
/// is wrong is told with the place.
class ForcesGenerateDialog : public QDialog {
  Q_OBJECT

 public:
  ForcesGenerateDialog(Session& session, std::optional<Id<model::Army>> army, QWidget* parent = nullptr);

 private:
  void arrange(std::optional<Id<model::Army>> army);
  void fillCommands();
  void judge();
  rules::CellBlock block() const;
  void make();

  Session& session_;
  std::vector<rules::ManifestField> fields_;  // of the row of figures
  std::vector<std::string> names_;
  QLineEdit* pattern_;
  QComboBox* army_;
  QComboBox* command_;
  QComboBox* type_;
  QTableWidget* figures_;
  QTableWidget* preview_;
  QLabel* problem_;
  QPushButton* make_;
};

}  // namespace redoubt::editor
