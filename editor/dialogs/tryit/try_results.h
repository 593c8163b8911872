#pragma once

#include <QWidget>
#include <vector>

#include "editor/dialogs/tryit/try_words.h"
#include "editor/session/session.h"

class QLabel;

namespace redoubt::editor {

class TryTable;

/// A unit in a fight, as far as what results mean for it depends on it. A missing figure is unknown, not zero.
struct Fighter {
  std::string type;
  std::string arm;
  rules::Figure strength;  ///< points
  rules::Figure morale;
  hex::HexKey hex = {};
};

/// What acted on the strengths, the column and the roll, with the paragraph of each rule; and the results of the final
/// column, each with its chance.
class TryResults : public QWidget {
  Q_OBJECT

 public:
  explicit TryResults(Session& session, QWidget* parent = nullptr);

  void show(const ask::World& world, const TryChoice& choice, const ask::ActionAnswer& answer);
  void clear();

 private:
  void showAdjustments(const ask::World& world, const ask::ActionAnswer& answer);
  void showResults(const ask::World& world, const TryChoice& choice, const ask::ActionAnswer& answer);
  /// What follows for a side from a result.
  SideOutlook outlook(const std::vector<Fighter>& side, const rules::ResultEffect& suffering) const;

  Session& session_;
  QLabel* nothingActs_;
  TryTable* adjustments_;
  TryTable* results_;
};

}  // namespace redoubt::editor
