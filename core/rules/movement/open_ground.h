#pragma once

#include <map>
#include <set>
#include <span>
#include <string>
#include <vector>

#include "core/hex/layout.h"
#include "core/rules/set_up/set_up.h"

/// Where the counters of a command can be put down all at once.
namespace redoubt::rules {

/// The hexes in which counters can be put without a second thought: on the map, without others, on terrain that is not
/// forbidden to their arms.
class OpenGround {
 public:
  /// `setUp` without the counters that are put down. Battle and layout must outlive it.
  OpenGround(const model::Battle& battle, const RuleBook& book, const hex::Layout& layout, const PlacementList& setUp);

  /// `arm` empty: one that no terrain is forbidden to.
  bool isOpen(hex::HexKey hex, const std::string& arm) const;
  /// A hex for each of the counters of these arms in their order: the open hexes nearest to `middle`, row upon row
  /// outwards. Those for which the map has no room are put in `middle`.
  std::vector<hex::HexKey> around(hex::HexKey middle, std::span<const std::string> arms) const;
  /// A hex of `line` for each, evenly from its first to its last; several share a hex if there are more of them. What
  /// is not open to all of them is left out, as long as something else of the line is.
  std::vector<hex::HexKey> along(std::span<const hex::HexKey> line, std::span<const std::string> arms) const;

 private:
  const model::Battle& battle_;
  const hex::Layout& layout_;
  std::string usual_;
  std::map<std::string, std::set<std::string, std::less<>>, std::less<>> forbidden_;  // arms, by terrain
  std::set<hex::HexKey> taken_;
};

}  // namespace redoubt::rules
