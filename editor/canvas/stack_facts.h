#pragma once

#include <QString>
#include <optional>
#include <vector>

#include "editor/render/counters/map_stacks.h"
#include "editor/session/session.h"

namespace redoubt::editor {

/// A counter of a stack in words.
struct CounterFacts {
  Id<model::Placement> placement;
  render::CounterFace face;
  QString order;                     ///< "top", "2nd", …; "leader" for a leader
  std::optional<double> angle;       ///< degrees clockwise from north
  bool hasOtherFacing = false;       ///< it should have the facing of the top of its stack, but doesn't
  bool isOutsideStackOrder = false;  ///< a leader shown here with the leader's units; without a place in the order
  QString sentence;                  ///< "1/I/2 pp, 2nd, Square, facing 1909 and 1810"
};

/// A stack in words, by the rules of its battle.
struct StackFacts {
  std::vector<CounterFacts> counters;  ///< the top one first, guests last
  QString size;                        ///< "Infantry 3 of 4" if the rules allow it, otherwise the number of counters
  QString reason;                      ///< why it isn't allowed, if `size` doesn't show it; otherwise empty
  bool isTooLarge = false;             ///< more than the rules allow

  /// The number of counters with a place in the order.
  int orderedCount() const;
};

StackFacts stackFacts(const Session& session, const render::MapStack& stack);

}  // namespace redoubt::editor
