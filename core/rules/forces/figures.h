#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>

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

/// Figures of a system's own by their kind: `figure/<kind>/…`.
using OwnFigures = std::map<std::string, Figure, std::less<>>;

/// A unit at full strength: the figures of its first step.
struct UnitFigures {
  Figure morale;
  Figure size;
  Figure fire;
  int stars = 0;  ///< the sum of its marks of kind kStarMark
  OwnFigures own = {};

  /// Without a value if the counter doesn't have the figure.
  Figure figure(std::string_view kind) const;
};

/// The figures of all units and leaders, looked up once. The first step is the face of the lowest `step` row; of a unit
/// without steps, and of a leader, the front of its counter with the lowest number.
class Figures {
 public:
  explicit Figures(const model::Battle& battle);

  /// Without values for a unit that has no face.
  const UnitFigures& of(Id<model::Unit> unit) const;
  /// A leader's figure of that kind (K9.21).
  Figure of(Id<model::Leader> leader, std::string_view kind) const;

 private:
  std::map<Id<model::Unit>, UnitFigures> units_;
  std::map<Id<model::Leader>, OwnFigures> leaders_;
};

}  // namespace redoubt::rules
