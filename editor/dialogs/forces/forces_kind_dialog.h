#pragma once

#include <QDialog>
#include <string>

#include "editor/session/session.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace redoubt::editor {

/// Gives the rules a type of units or a figure of counters that they lack, so that units can have it at once.
/// Everything else about it is a matter of the rules window.
class ForcesKindDialog : public QDialog {
  Q_OBJECT

 public:
  enum class What { UnitType, Figure };

  ForcesKindDialog(Session& session, What what, QWidget* parent = nullptr);

 signals:
  /// It has been made, under this slug.
  void made(const QString& slug);

 private:
  void makeFields();
  /// Takes morale, size and fire off the counters of the rules that `edit` leaves.
  void takeOthersOff(model::Edit& edit) const;
  QString problem() const;
  void judge();
  void make();

  Session& session_;
  What what_;
  QLineEdit* name_;
  QComboBox* arm_;
  QComboBox* symbol_;
  QComboBox* bearer_;
  QCheckBox* isSigned_;
  QCheckBox* isInPlace_;  ///< of the figures that all systems have
  QLabel* problem_;
  QPushButton* add_ = nullptr;
};

}  // namespace redoubt::editor
