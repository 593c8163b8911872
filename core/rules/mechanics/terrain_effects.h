#pragma once

#include <map>
#include <optional>
#include <string>

#include "core/base/rational.h"
#include "core/rules/book/rule_book.h"

/// What terrain alone does in attacks and to checks, as charts of terrain print it.
namespace redoubt::rules {

struct TerrainEffect {
  std::optional<Rational> columns;  ///< by which the column is shifted for a target there, or for attackers across it
  std::optional<Rational> attack;   ///< what the strength of attackers there is multiplied with
  std::optional<Rational> check;    ///< what is added to the roll of a check that a result brings
};

/// By terrain, from the chart `terrain/<terrain>/combat-shift` and from the adjustments of attacks whose condition is
/// nothing but that terrain; markers on the hexside can be excepted from a multiplication. What the chart says, or
/// otherwise the first attack, counts.
std::map<std::string, TerrainEffect, std::less<>> terrainEffects(const RuleBook& book);

}  // namespace redoubt::rules
