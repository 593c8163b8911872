#pragma once

#include <QPushButton>
#include <QWidget>
#include <string>
#include <vector>

#include "core/exchange/new_battle.h"
#include "core/rules/book/rule_book.h"

class QGridLayout;
class QLineEdit;
class QSpinBox;

namespace redoubt::editor {

/// A button that shows a colour and asks for another.
class ColourButton : public QPushButton {
  Q_OBJECT

 public:
  ColourButton(const QColor& colour, const QString& words, QWidget* parent = nullptr);

  const QColor& colour() const { return colour_; }
  void setColour(const QColor& colour);

 signals:
  /// Somebody has chosen another.
  void chosen();

 private:
  void ask();

  QColor colour_;
};

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
