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

/// Adds a missing unit type or figure of counters to the rules, so that units can have it at once. Everything else
/// about it is edited in the rules window.
class ForcesKindDialog : public QDialog {
  Q_OBJECT

 public:
  enum class What { UnitType, Figure };

  ForcesKindDialog(Session& session, What what, QWidget* parent = nullptr);

 signals:
  /// The type or figure was added, with this slug.
  void made(const QString& slug);

 private:
  void makeFields();
  /// Removes morale, size and fire from the counters in the rules after `edit`.
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
  QCheckBox* isInPlace_;  ///< instead of the figures that all systems have
  QLabel* problem_;
  QPushButton* add_ = nullptr;
};

}  // namespace redoubt::editor
