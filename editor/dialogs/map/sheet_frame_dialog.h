#pragma once

#include <QDialog>
#include <string>
#include <utility>
#include <vector>

#include "core/model/edit.h"
#include "editor/session/session.h"

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace redoubt::editor {

/// A dialog for the frame round the hexes of the map: its parts, their places and the title, written as rules under
/// `look/frame/`; and for the map's scale and north.
class SheetFrameDialog : public QDialog {
  Q_OBJECT

 public:
  explicit SheetFrameDialog(Session& session, QWidget* parent = nullptr);

  void accept() override;

 private:
  static QString partTitle(const std::string& part);
  QWidget* makeForm();
  QWidget* makeParts();
  void fill();
  void showPicture();
  model::Edit wanted() const;

  Session& session_;
  QComboBox* place_;
  QDoubleSpinBox* metres_;  ///< a hex's width; 0: unknown
  QSpinBox* north_;         ///< degrees clockwise from the top; -1: unknown
  std::vector<std::pair<std::string, QCheckBox*>> parts_;
  std::vector<std::pair<std::string, QLineEdit*>> lines_;  ///< by the last part of their path
  QLabel* picture_;
};

}  // namespace redoubt::editor
