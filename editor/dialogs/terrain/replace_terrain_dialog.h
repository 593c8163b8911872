#pragma once

#include <QDialog>
#include <vector>

#include "core/rules/terrain/terrain_use.h"
#include "editor/session/session.h"

class QComboBox;
class QLabel;
class QPushButton;
class QRadioButton;

namespace redoubt::editor {

/// Replaces one kind of terrain by another, everywhere or in the selected hexes, and first shows the number of
/// replacements.
class ReplaceTerrainDialog : public QDialog {
  Q_OBJECT

 public:
  explicit ReplaceTerrainDialog(Session& session, QWidget* parent = nullptr);

  void accept() override;

 private:
  void arrange();
  void fillFrom();
  void fillTo();
  void refresh();
  rules::TerrainPlace place() const;
  model::Edit edit() const;
  QString title() const;
  QString nameOf(const QComboBox& kinds) const;

  Session& session_;
  std::vector<rules::TerrainUse> uses_;
  QComboBox* place_;
  QComboBox* from_;
  QComboBox* to_;
  QRadioButton* everywhere_;
  QRadioButton* inArea_;
  QLabel* result_;
  QPushButton* go_ = nullptr;
};

}  // namespace redoubt::editor
