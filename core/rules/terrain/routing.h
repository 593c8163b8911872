#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "core/rules/book/rule_book.h"

/// Finding the route of a road.
namespace redoubt::rules {

/// The costs of building a road; one hex of open ground costs 1.
struct RouteCosts {
  static constexpr double kPlainHex = 1;        ///< a hex of a terrain without a value, or without a row
  static constexpr double kPlainHexside = 4;    ///< across any kind on a hexside without a value
  static constexpr double kExistingLink = 0.1;  ///< along a link of the kind that is being drawn

  /// By slug; 0 to 1000, values outside are limited to that range.
  std::map<std::string, double, std::less<>> hexes;
  std::map<std::string, double, std::less<>> hexsides;

  double ofHex(std::string_view terrain) const;
  double ofHexside(std::string_view kind) const;
};

/// The values of `terrain/<slug>/route`, of kinds that lie in hexes or on hexsides: numbers from 0 to 1000; other
/// values are ignored.
RouteCosts routeCosts(const RuleBook& rules);

/// The cheapest chain of neighbours from `from` to `to`, both included: where a person would draw a road. Each move
/// costs half of each of its two hexes and the full cost of every kind on the hexside between. An existing link of
/// `linkKind` costs almost nothing, so that roads join; where another kind of link crosses (a bridge, a ford), the
/// hexside costs nothing. Of equally cheap chains the one nearest to the straight line is taken, so that on open ground
/// it is Layout::line, if that stays on the map. route(b, a) is route(a, b) reversed. The search gives up after 40,000
/// hexes; then, and if either hex is off the map, the result is Layout::line.
std::vector<hex::HexKey> route(const model::Battle& battle, const hex::Layout& layout, const RouteCosts& costs,
                               hex::HexKey from, hex::HexKey to, std::string_view linkKind);

}  // namespace redoubt::rules
