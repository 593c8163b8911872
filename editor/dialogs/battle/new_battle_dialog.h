#pragma once

#include <QDialog>
#include <optional>

#include "core/exchange/new_battle.h"
#include "core/rules/book/rule_book.h"

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace redoubt::editor {

class ArmyForm;
class MapForm;
class SheetSketch;

/// A dialog for a new battle on one page: title, rules to begin with, map and armies, next to a sketch of the sheet to
/// scale that follows every change. Remembers the last choices.
class NewBattleDialog : public QDialog {
  Q_OBJECT

 public:
  explicit NewBattleDialog(QWidget* parent = nullptr);
  /// Offers the rules of the `*.battle` files in `samples`.
  NewBattleDialog(const QString& samples, QWidget* parent);

  QString title() const;
  /// The battle as entered; to be called after the dialog was accepted.
  model::Battle battle() const;

  void accept() override;

 private:
  QWidget* makeForm(const QString& samples);
  QWidget* makeSketch();
  QWidget* makeFoot();
  void fillRules(const QString& samples);
  /// Uses the chosen rules, with their armies and scale.
  void beginWithRules();
  std::vector<exchange::NewArmy> startingArmies() const;
  void showArmies(const rules::RuleBook& book, const std::vector<exchange::NewArmy>& armies);
  exchange::NewBattleOptions options() const;
  /// Why the battle can't be made; empty if it can.
  QString problem() const;
  void describe();
  void describeSheet(const model::MapSheet& sheet);
  void remember() const;
  void recallArmies();

  QLineEdit* title_;
  QComboBox* rules_;
  MapForm* map_;
  ArmyForm* armies_;
  SheetSketch* sketch_;
  QLabel* size_;
  QLabel* details_;
  QLabel* concerns_;
  QLabel* problem_;
  QPushButton* create_;
  const model::Battle blank_;  ///< the rules to begin with if no others are chosen
  std::optional<model::Battle> rulesOf_;
  std::optional<model::Battle> made_;
};

}  // namespace redoubt::editor
