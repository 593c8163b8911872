#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/model/edit.h"
#include "core/rules/book/name_kind.h"

namespace redoubt::rules {

/// A name of the rules that an edit takes away although rows of the battle have it.
struct LostName {
  NameKind kind = NameKind::UnitType;  ///< a unit type, figure or formation
  std::string slug;
  int rows = 0;                     ///< units of the type, figures on faces, counters in the formation
  std::vector<std::string> others;  ///< the names of the kind that the rules still have, sorted

  friend bool operator==(const LostName&, const LostName&) = default;
};

/// The unit types, figures and formations that the battle's rules define before `edit` and no longer after it, as far
/// as rows that stay have them.
std::vector<LostName> namesLost(const model::Battle& battle, const model::Edit& edit);

/// Gives all rows that have a lost name another one, `to`, which their set-ups then say is estimated. A face that has a
/// figure of that name already keeps it, and loses the other.
model::Edit renamed(const model::Battle& battle, const LostName& name, const std::string& to);

}  // namespace redoubt::rules
