#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/hex/layout.h"
#include "core/rules/book/rule_book.h"

/// Markers that the rules define: fences, lances and whatever else lies on the map or beside it (topic figures, markers
/// and stocks).
namespace redoubt::rules {

/// The marker a placement is about: the one whose slug or title its words are, in whatever case. Nothing for units,
/// leaders and groups, and for words that the rules don't define.
std::optional<std::string> markerOf(const RuleBook& book, const model::Placement& placement);

/// The marker whose slug or title that is, in whatever case; nothing where the rules define none.
std::optional<std::string> markerNamed(const RuleBook& book, std::string_view words);

/// All markers that the rules define, by their titles.
std::vector<std::string> markers(const RuleBook& book);

/// Whether a marker is laid only while the battle is played, so that no set-up has it (`marker/<marker>/in-play`).
bool isOnlyInPlay(const RuleBook& book, const std::string& marker);

/// The rule `marker/<marker>/title`, or the slug itself.
std::string markerTitle(const RuleBook& book, const std::string& marker);

/// The side of its hex on which a marker lies that must lie on hexsides; nothing for one that looks nowhere, at a
/// vertex, or is not in a hex.
std::optional<int> sideOf(const model::Placement& placement);

/// The kind of hexside that a marker must lie on (`marker/<marker>/hexside`); nothing for one that lies anywhere.
std::optional<std::string> hexsideOf(const RuleBook& book, const std::string& marker);

/// The same as sideOf() for a placement at a hex whose marker the rules put on hexsides; nothing for all others, which
/// lie in the middle of their hex.
std::optional<int> lyingOnSide(const RuleBook& book, const model::Placement& placement);

/// How many of a marker a set-up has.
struct MarkerTally {
  int onHexes = 0;            ///< each in a hex of its own
  int waiting = 0;            ///< somewhere in a zone or near a place
  std::optional<int> copies;  ///< as many as there are (`marker/<marker>/copies`)

  /// How many more can be laid on hexes; nothing where the rules set no limit and none waits.
  std::optional<int> left() const;
};
MarkerTally tally(const RuleBook& book, std::span<const model::Placement> setUp, const std::string& marker);

/// The first placement that has some of a marker wait somewhere in a zone or near a place; null without one.
const model::Placement* waitingPlacement(const RuleBook& book, std::span<const model::Placement> setUp,
                                         const std::string& marker);

/// The hexsides on which one more marker may lie, by their keys: those of its kind on which none of its own lies yet,
/// from either hex. `moving` lies nowhere meanwhile. None for markers that lie in the middle of a hex.
std::vector<hex::HexsideKey> freeHexsides(const model::Battle& battle, const RuleBook& book,
                                          std::span<const model::Placement> setUp, const std::string& marker,
                                          std::optional<Id<model::Placement>> moving = {});

}  // namespace redoubt::rules
