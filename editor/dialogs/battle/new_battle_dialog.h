#pragma once

#include <QDialog>
#include <QPixmap>
#include <functional>
#include <optional>

#include "core/exchange/new_battle.h"
#include "core/rules/book/rule_book.h"
#include "editor/dialogs/scan/scanned_map.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace redoubt::editor {

class ArmyForm;
class MapForm;
class SheetSketch;

/// A dialog for a new battle on one page: title, rules to begin with, map and armies, next to a sketch of the sheet to
/// scale that follows every change. The rules of a sample are shown with the picture of its map and what kind of game
/// it is; the battle can begin with the whole sample, too. Remembers the last choices.
class NewBattleDialog : public QDialog {
  Q_OBJECT

 public:
  explicit NewBattleDialog(QWidget* parent = nullptr);
  /// Offers the rules of the `*.battle` files in `samples`.
  NewBattleDialog(const QString& samples, QWidget* parent);

  /// How the map of the battle file `path` looks in small.
  void setPictures(const std::function<QPixmap(const QString& path)>& pictureOf);

  /// Asks for a scan and for some of its numbers; the map is then as it is printed there.
  void askScan();
  /// The map to begin with; nothing for one of one's own.
  void setScan(std::optional<ScannedMap> scan);

  QString title() const;
  /// The battle as entered; to be called after the dialog was accepted.
  model::Battle battle() const;

  void accept() override;

 private:
  QWidget* makeForm(const QString& samples);
  QWidget* makeSystem();
  QWidget* makeScan();
  void showScan();
  model::MapSheet sheet() const;
  void showSystem();
  bool isWithSample() const;
  QWidget* makeSketch();
  QWidget* makeFoot();
  void fillRules(const QString& samples);
  /// Uses the chosen rules, with their armies and scale.
  void beginWithRules();
  std::vector<exchange::NewArmy> startingArmies() const;
  void showArmies(const rules::RuleBook& book, const std::vector<exchange::NewArmy>& armies);
  exchange::NewBattleOptions options() const;
  model::Battle ownSample() const;
  /// Why the battle can't be made; empty if it can.
  QString problem() const;
  void describe();
  void describeSheet(const model::MapSheet& sheet);
  void remember() const;
  void recallArmies();

  QLineEdit* title_;
  QComboBox* rules_;
  QLabel* picture_;
  QLabel* kind_;
  QCheckBox* withSample_;
  QPushButton* askScan_;
  QPushButton* dropScan_;
  QLabel* scanned_;
  std::optional<ScannedMap> scan_;
  MapForm* map_;
  ArmyForm* armies_;
  SheetSketch* sketch_;
  QLabel* size_;
  QLabel* details_;
  QLabel* concerns_;
  QLabel* problem_;
  QPushButton* create_ = nullptr;
  std::function<QPixmap(const QString& path)> pictureOf_;
  const model::Battle blank_;  ///< the rules to begin with if no others are chosen
  std::optional<model::Battle> rulesOf_;
  std::optional<model::Battle> made_;
};

}  // namespace redoubt::editor
