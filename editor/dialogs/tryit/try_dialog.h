#pragma once

#include <QDialog>
#include <memory>
#include <optional>
#include <vector>

#include "editor/dialogs/tryit/try_case.h"
#include "editor/session/session.h"

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace redoubt::editor {

class MomentField;
class TryResults;
class TrySides;
class TrySuppose;
class TryUnit;

/// Tries what the rules make of the set-up: an action of the checked units on the selected or typed hex, with
/// strengths, everything that acts on them and its paragraph, the column and the chance of each result, or why it is
/// not allowed; and zones, supply, command and sight of a unit. It answers as `redoubt-cli ask` does, follows the
/// battle and the selection while it is open, and changes nothing.
class TryDialog : public QDialog {
  Q_OBJECT

 public:
  explicit TryDialog(Session& session, QWidget* parent = nullptr);
  ~TryDialog() override;

  void setTarget(std::optional<hex::HexKey> hex);
  std::optional<hex::HexKey> target() const;

 private:
  void arrange();
  void connectAll();
  void takeTypedTarget();
  void takeSelection();
  void pickSelected(bool isPicked);
  void refresh();
  void showMoment();
  void refreshActions();
  void reckon();
  std::optional<TriedAction> action() const;
  QString whyNothing(const ask::World& world, const TryChoice& choice) const;
  void showNothing(const QString& why);
  void showDefence(const ask::World& world, const ask::ActionAnswer* answer);
  void showAnswer(const ask::World& world, const TryChoice& choice, const ask::ActionAnswer& answer);
  void showUnit(const ask::World& world, const TryChoice& choice);
  void addNear(const ask::World& world, hex::HexKey hex, std::vector<Id<model::Placement>>& units) const;
  void offerSuppositions(const ask::World& world, const TryChoice& choice);

  Session& session_;
  std::unique_ptr<ask::World> world_;
  std::vector<TriedAction> actions_;
  bool isShowing_ = false;  ///< the fields follow what is computed
  QComboBox* action_;
  QLineEdit* hex_;
  QPushButton* pick_;
  QLabel* defence_;
  TrySides* sides_;
  MomentField* moment_;
  TrySuppose* suppose_;
  QLabel* refused_;
  QLabel* column_;
  QLabel* missing_;
  TryResults* results_;
  QWidget* space_;  ///< shown instead of missing results
  TryUnit* unit_;
};

}  // namespace redoubt::editor
