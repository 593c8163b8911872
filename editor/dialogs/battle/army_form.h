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

  /// Begins anew with these armies, under rules that say which arms there are.
  void setArmies(const rules::RuleBook& book, const std::vector<exchange::NewArmy>& armies);
  std::vector<exchange::NewArmy> armies() const;
  /// Its fields in the order of reading. They are new after setArmies, and so the last in the order of Tab.
  std::vector<QWidget*> fields() const;
  /// Why there can't be such armies, in a sentence; empty if there can.
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
