#pragma once

#include <memory>
#include <set>

#include "core/compare/take_over.h"
#include "core/compare/words.h"
#include "editor/artwork/compared_counters.h"
#include "editor/session/session.h"

namespace redoubt::editor {

/// Two set-ups of the open battle compared, with the words and the picture of what differs, as they were when it was
/// made.
class ComparedSetUps {
 public:
  ComparedSetUps(const Session& session, Id<model::Variant> first, Id<model::Variant> second);
  ComparedSetUps(const ComparedSetUps&) = delete;
  ComparedSetUps& operator=(const ComparedSetUps&) = delete;

  const compare::SetUpComparison& comparison() const { return comparison_; }
  const compare::CompareWords& words() const { return words_; }
  const ComparedCounters& counters() const { return counters_; }
  /// The battle with its texts in the window's language.
  const model::Battle& names() const { return names_; }

  const std::vector<compare::PlacementDifference>& placements() const { return comparison_.placements(); }
  /// The hexes in which a counter of a difference may begin, or over which it enters.
  std::set<hex::HexKey> hexesOf(std::size_t difference, bool isFirst) const;
  /// The hexes in which counters lie that the other set-up doesn't have there, or has otherwise.
  std::set<hex::HexKey> differingHexes() const;
  /// The differences of which a counter of that side lies in a hex.
  std::vector<std::size_t> at(hex::HexKey hex, bool isFirst) const;

 private:
  const model::Placement* placement(std::size_t difference, bool isFirst) const;

  model::Battle names_;
  hex::Layout layout_;
  compare::SetUpComparison comparison_;
  compare::CompareWords words_;
  ComparedCounters counters_;
};

}  // namespace redoubt::editor
