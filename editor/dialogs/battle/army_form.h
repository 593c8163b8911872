#pragma once

#include <QWidget>
#include <string>
#include <vector>

#include "core/exchange/new_battle.h"
#include "core/rules/book/rule_book.h"

class QGridLayout;
class QLineEdit;
class QSpinBox;

namespace redoubt::editor {

class ColourButton;

/// Asks for the armies of a new battle: name, colour, and how many units of each arm.
class ArmyForm : public QWidget {
  Q_OBJECT

 public:
  explicit ArmyForm(QWidget* parent = nullptr);

  /// Restarts the form with these armies; the rules define the arms.
  void setArmies(const rules::RuleBook& book, const std::vector<exchange::NewArmy>& armies);
  std::vector<exchange::NewArmy> armies() const;
  /// No army begins with units, unless some are typed afterwards.
  void dropUnits();
  /// Its fields in reading order. They are new after setArmies, and so last in the tab order.
  std::vector<QWidget*> fields() const;
  /// Why the armies are not valid, in a sentence; empty if they are.
  QString problem() const;

 signals:
  void changed();

 private:
  struct Line {
    std::string slug;
    ColourButton* colour;
    QLineEdit* name;
    std::vector<QSpinBox*> units;  ///< by arm
  };
  void addHeadings(const rules::RuleBook& book);
  void addLine(const rules::RuleBook& book, const exchange::NewArmy& army);

  QWidget* fields_ = nullptr;
  QGridLayout* grid_ = nullptr;
  std::vector<std::string> arms_;
  std::vector<Line> lines_;
};

}  // namespace redoubt::editor
