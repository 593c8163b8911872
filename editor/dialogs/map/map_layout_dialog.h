#pragma once

#include <QDialog>
#include <array>
#include <optional>
#include <utility>

#include "core/model/reshape.h"
#include "editor/session/session.h"

class QButtonGroup;
class QComboBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QPushButton;

namespace redoubt::editor {

class AxisForm;
class MapLayoutPictures;
class MapReportView;
class NumbersSketch;

/// Changes the orientation and stagger of the map's hexes, its edges and the printed numbers, and shows the effects
/// first. Hexes keep column and row.
class MapLayoutDialog : public QDialog {
  Q_OBJECT

 public:
  explicit MapLayoutDialog(Session& session, QWidget* parent = nullptr);

  void accept() override;

 private:
  QWidget* makeForm();
  void addHexes(QGridLayout& grid);
  void addNumbers(QGridLayout& grid);
  void addEdges(QGridLayout& grid);
  QWidget* makeSide();
  void fill(const hex::LayoutSpec& spec);
  void connectFields();
  void showPictures();
  void refresh();
  void showMap(const hex::LayoutSpec& spec, model::CutOff cutOff);
  hex::Orientation orientation() const;
  hex::LayoutSpec wanted() const;
  std::string ground() const;
  QString obstacle(const model::Edit& edit) const;

  Session& session_;
  QButtonGroup* orientation_;
  QButtonGroup* firstShifted_;
  QComboBox* order_;
  QLineEdit* separator_;
  AxisForm* columns_;
  AxisForm* rows_;
  std::array<QComboBox*, 4> edges_{};
  MapLayoutPictures* pictures_;
  NumbersSketch* sketch_;
  QLabel* size_;
  QLabel* hint_;
  MapReportView* report_;
  QPushButton* go_ = nullptr;
  std::optional<std::pair<hex::LayoutSpec, model::CutOff>> pictured_;  ///< the layout and choice in the picture
};

}  // namespace redoubt::editor
