#pragma once

#include <map>
#include <optional>
#include <string_view>

#include "core/model/battle.h"

namespace redoubt::rules {

/// The kind of mark that counts where rules speak of stars; its colours are the battle's own.
inline constexpr std::string_view kStarMark = "star";

/// A figure on a counter, and whether it is more than a working value.
struct Figure {
  std::optional<int> value;
  bool isEstimate = false;

  bool isCertain() const { return value && !isEstimate; }
};

/// What a unit is at full strength: the figures of its first step.
struct UnitFigures {
  Figure morale;
  Figure size;
  Figure fire;
  int stars = 0;  ///< the sum of its marks of kind kStarMark
};

/// The figures of all units, looked up once. The first step is the face of the lowest `step` row; of a unit without
/// steps the front of its counter with the lowest number.
class Figures {
 public:
  explicit Figures(const model::Battle& battle);

  /// Without values for a unit that has no face.
  const UnitFigures& of(Id<model::Unit> unit) const;

 private:
  std::map<Id<model::Unit>, UnitFigures> units_;
};

}  // namespace redoubt::rules
