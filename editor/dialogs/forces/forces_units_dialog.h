#pragma once

#include <QDialog>
#include <optional>
#include <vector>

#include "core/rules/forces/figure_kinds.h"
#include "core/rules/forces/new_units.h"
#include "editor/session/session.h"

class QCheckBox;
class QComboBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace redoubt::editor {

/// Adds many units at once: names by a pattern, one type, one command, and equal counters.
class ForcesUnitsDialog : public QDialog {
  Q_OBJECT

 public:
  /// Begins with an army and a command; there must be an army.
  ForcesUnitsDialog(Session& session, Id<model::Army> army, std::optional<Id<model::Command>> command,
                    QWidget* parent = nullptr);

  /// The units as entered.
  rules::NewUnits wanted() const;

 signals:
  /// These units were added.
  void made(const std::vector<Id<redoubt::model::Unit>>& units);

 private:
  /// A figure of the counters, with a field for each side.
  struct Figure {
    enum class Kind { Size, Morale, Fire, Own };
    Kind kind;
    QString title;
    std::string own;
    bool isSigned = false;
    QLineEdit* front = nullptr;
    QLineEdit* back = nullptr;
  };
  void makeFields();
  void makeFigures(QGridLayout& grid);
  QLineEdit* makeFigureField(const Figure& figure, const char* side);
  void connectFields();
  void fillArmies(Id<model::Army> army);
  void fillCommands(std::optional<Id<model::Command>> command);
  void setFigures(rules::NewFace& face, QLineEdit* Figure::*side) const;
  std::vector<Figure> figuresOfRules() const;
  void judge();
  void followSize();
  QString problem() const;
  QString preview() const;
  void addType();
  void make();

  Session& session_;
  QComboBox* army_;
  QComboBox* command_;
  QComboBox* type_;
  QLineEdit* name_;
  QSpinBox* count_;
  QSpinBox* first_;
  QSpinBox* sides_;
  QCheckBox* hasCounters_;
  QWidget* figuresBox_;
  QLabel* preview_;
  QLabel* problem_;
  QPushButton* add_;
  std::vector<Figure> figures_;
  QString backFilled_;  ///< the size of the back that the ladder has filled in
};

}  // namespace redoubt::editor
