#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "core/rules/book/rule_book.h"

/// Where a road would run.
namespace redoubt::rules {

/// How hard it is to lead a road: costs of one hex of open ground.
struct RouteCosts {
  static constexpr double kPlainHex = 1;        ///< a hex of a terrain without a value, or without a row
  static constexpr double kPlainHexside = 4;    ///< across any kind on a hexside without a value
  static constexpr double kExistingLink = 0.1;  ///< along a link of the kind that is being led

  /// By slug; 0 to 1000, what is beyond counts as the end of that.
  std::map<std::string, double, std::less<>> hexes;
  std::map<std::string, double, std::less<>> hexsides;

  double ofHex(std::string_view terrain) const;
  double ofHexside(std::string_view kind) const;
};

/// The values of `terrain/<slug>/route`, of kinds that lie in hexes or on hexsides: numbers from 0 to 1000; anything
/// else is none.
RouteCosts routeCosts(const RuleBook& rules);

/// The cheapest chain of neighbours from `from` to `to`, both included: where a person would lead a road.
/// A step costs half of each of its two hexes and the whole of every kind on the hexside between. A link of `linkKind`
/// that is there already costs next to nothing, so that roads join; where another kind of link crosses (a bridge, a
/// ford), the hexside costs nothing. Of equally cheap chains the one nearest to the straight line is taken, so that
/// on open ground it is Layout::line, if that stays on the map. route(b, a) is route(a, b) reversed.
/// The search gives up after 40,000 hexes; then, and where either hex is off the map, the answer is Layout::line.
std::vector<hex::HexKey> route(const model::Battle& battle, const hex::Layout& layout, const RouteCosts& costs,
                               hex::HexKey from, hex::HexKey to, std::string_view linkKind);

}  // namespace redoubt::rules
