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

/// Makes many units at once: names by a pattern, one type, one command, and counters that are alike.
class ForcesUnitsDialog : public QDialog {
  Q_OBJECT

 public:
  /// Begins with an army and a command; there has to be an army.
  ForcesUnitsDialog(Session& session, Id<model::Army> army, std::optional<Id<model::Command>> command,
                    QWidget* parent = nullptr);

  /// What is asked for.
  rules::NewUnits wanted() const;

 signals:
  /// They have been made; these are they.
  void made(const std::vector<Id<redoubt::model::Unit>>& units);

 private:
  /// A figure that a counter can bear, with a field for each side.
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
