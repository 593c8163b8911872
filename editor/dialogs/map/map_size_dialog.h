#pragma once

#include <QDialog>
#include <array>

#include "core/model/reshape.h"
#include "editor/session/session.h"

class QCheckBox;
class QGridLayout;
class QLabel;
class QPushButton;
class QSpinBox;

namespace redoubt::editor {

class FrameSketch;
class MapReportView;

/// Grows or crops the map at any edge, or shifts its frame, and first shows what is added and cut off. Hexes keep their
/// numbers unless the author restarts them.
class MapSizeDialog : public QDialog {
  Q_OBJECT

 public:
  explicit MapSizeDialog(Session& session, QWidget* parent = nullptr);

  void accept() override;

 private:
  QWidget* makeSketch();
  QWidget* makeShift();
  QWidget* makeSide();
  QSpinBox* makeEdge(hex::Edge edge);
  void shift(hex::Edge towards);
  void refresh();
  int by(hex::Edge edge) const;
  hex::LayoutSpec wanted() const;
  std::string ground() const;
  QString title() const;
  /// Why the change can't be made now; empty if it can.
  QString obstacle(const model::Edit& edit) const;

  Session& session_;
  std::array<QSpinBox*, 4> edges_{};
  FrameSketch* sketch_;
  QLabel* was_;
  QLabel* will_;
  QCheckBox* renumber_;
  MapReportView* report_;
  QLabel* why_;
  QPushButton* go_ = nullptr;
};

}  // namespace redoubt::editor
