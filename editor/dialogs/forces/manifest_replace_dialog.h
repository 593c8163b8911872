#pragma once

#include <QDialog>
#include <vector>

#include "core/rules/forces/manifest.h"
#include "editor/session/session.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QTableWidget;

namespace redoubt::editor {

/// Finds words in the cells of the manifest and replaces them; every change is shown before it is made, and all are one
/// edit.
class ManifestReplaceDialog : public QDialog {
  Q_OBJECT

 public:
  ManifestReplaceDialog(Session& session, std::vector<Id<model::Unit>> units, std::vector<rules::ManifestField> fields,
                        QWidget* parent = nullptr);

 private:
  struct Change {
    std::size_t unit = 0;
    std::size_t field = 0;
    QString before;
    QString after;
  };
  void arrange();
  void find();
  QString replaced(const QString& text) const;
  rules::CellEdit edit() const;
  void replace();

  Session& session_;
  std::vector<Id<model::Unit>> units_;
  std::vector<rules::ManifestField> fields_;
  std::vector<std::vector<std::string>> cells_;
  std::vector<Change> changes_;
  QLineEdit* what_;
  QLineEdit* by_;
  QComboBox* where_;
  QCheckBox* isWhole_;
  QCheckBox* isExact_;
  QTableWidget* preview_;
  QLabel* summary_;
  QPushButton* replace_;
};

}  // namespace redoubt::editor
