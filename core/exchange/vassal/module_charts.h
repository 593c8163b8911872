#pragma once

#include <string>
#include <vector>

#include "core/exchange/vassal/module_ground.h"

namespace redoubt::exchange::vassal {

/// A page of HTML as VASSAL shows it (3.2, no style sheets).
struct Chart {
  std::string title;
  std::string html;
};

/// The tables of the rules.
std::vector<Chart> chartsOf(const ModuleGround& ground);
/// What the battle is, its sources and who made what.
Chart creditsOf(const ModuleGround& ground);

}  // namespace redoubt::exchange::vassal
