#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "core/model/battle.h"

namespace redoubt::rules {

/// The kind of mark that counts as a star in the rules; each battle has its own colours of stars.
inline constexpr std::string_view kStarMark = "star";

/// A figure on a counter, and whether it is more than a working value.
struct Figure {
  std::optional<int> value;
  bool isEstimate = false;

  bool isCertain() const { return value && !isEstimate; }
};

/// Figures by their kind.
using OwnFigures = std::map<std::string, Figure, std::less<>>;

/// The figures of a unit: at full strength those of its first step.
struct UnitFigures {
  Figure morale;
  Figure size;
  Figure fire;
  int stars = 0;        ///< the sum of its marks of kind kStarMark
  OwnFigures own = {};  ///< the others: `figure/<kind>/…`

  /// That of any kind; without a value if the counter doesn't have the figure.
  Figure figure(std::string_view kind) const;
};

/// The step at which a counter is set up, from 1; the first where the placement names none.
int setUpStep(const model::Placement& placement);

/// The figures of all units and leaders, looked up once. The first step is the face of the lowest `step` row; of a unit
/// without steps, and of a leader, the front of its counter with the lowest number.
class Figures {
 public:
  explicit Figures(const model::Battle& battle);

  /// At full strength; without values for a unit that has no face.
  const UnitFigures& of(Id<model::Unit> unit) const;
  /// At the step at which it is set up, with what a loss marker takes away (M3.4). Those of full strength for a step
  /// that the unit doesn't have; without values for a placement that is of no unit.
  const UnitFigures& of(const model::Placement& placement) const;
  /// A leader's figure of that kind (K9.21).
  Figure of(Id<model::Leader> leader, std::string_view kind) const;

 private:
  void addWeakened(const model::Battle& battle);

  std::map<Id<model::Unit>, UnitFigures> units_;
  std::map<std::pair<Id<model::Unit>, int>, UnitFigures> weakened_;  // by the steps that placements name
  std::map<Id<model::Leader>, OwnFigures> leaders_;
};

}  // namespace redoubt::rules
