#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/hex/layout.h"
#include "core/rules/book/rule_book.h"

/// Markers that the rules define: fences, lances and others on or next to the map (topic figures, markers and stocks).
namespace redoubt::rules {

/// The marker of a placement: the one whose slug or title is in its words, ignoring case. Nothing for units, leaders
/// and groups, and for words that the rules don't define.
std::optional<std::string> markerOf(const RuleBook& book, const model::Placement& placement);

/// The marker with that slug or title, ignoring case; nothing where the rules define none.
std::optional<std::string> markerNamed(const RuleBook& book, std::string_view words);

/// All markers that the rules define, by their titles.
std::vector<std::string> markers(const RuleBook& book);

/// Whether a marker is only placed during play, so that no set-up has it (`marker/<marker>/in-play`).
bool isOnlyInPlay(const RuleBook& book, const std::string& marker);

/// The rule `marker/<marker>/title`, or the slug itself.
std::string markerTitle(const RuleBook& book, const std::string& marker);

/// The hexside on which a hexside marker lies; nothing if it has no facing, faces a vertex, or is not in a hex.
std::optional<int> sideOf(const model::Placement& placement);

/// The kind of hexside that a marker must lie on (`marker/<marker>/hexside`); nothing if it can lie anywhere.
std::optional<std::string> hexsideOf(const RuleBook& book, const std::string& marker);

/// sideOf() for a placement at a hex whose marker must lie on hexsides; nothing for all others, which lie in the middle
/// of their hex.
std::optional<int> lyingOnSide(const RuleBook& book, const model::Placement& placement);

/// The number of markers of one kind in a set-up.
struct MarkerTally {
  int onHexes = 0;            ///< each in a hex of its own
  int waiting = 0;            ///< not placed yet: in a zone or near a place
  std::optional<int> copies;  ///< the total number (`marker/<marker>/copies`)

  /// How many more can be placed on hexes; nothing if the rules set no limit and none is waiting.
  std::optional<int> left() const;
};
MarkerTally tally(const RuleBook& book, std::span<const model::Placement> setUp, const std::string& marker);

/// The first placement with waiting markers of a kind, in a zone or near a place; null if there is none.
const model::Placement* waitingPlacement(const RuleBook& book, std::span<const model::Placement> setUp,
                                         const std::string& marker);

/// The hexsides on which one more marker can lie, by their keys: those of its kind without a marker of the same kind,
/// from either hex. `moving` is not counted. None for markers that lie in the middle of a hex.
std::vector<hex::HexsideKey> freeHexsides(const model::Battle& battle, const RuleBook& book,
                                          std::span<const model::Placement> setUp, const std::string& marker,
                                          std::optional<Id<model::Placement>> moving = {});

}  // namespace redoubt::rules
