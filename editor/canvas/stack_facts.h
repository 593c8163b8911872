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
  QString order;                ///< "top", "2nd", …; "leader" for a leader
  std::optional<double> angle;  ///< degrees clockwise from north
  bool facesAstray = false;     ///< it should face as the top of its stack does, and doesn't
  bool isGuest = false;         ///< a leader who lies here with his units; he has no place in the order
  QString sentence;             ///< "1/I/2 pp, 2nd, Square, facing 1909 and 1810"
};

/// A stack in words, as its battle's rules see it.
struct StackFacts {
  std::vector<CounterFacts> counters;  ///< the top one first, guests last
  QString size;                        ///< "Infantry 3 of 4" where the rules can tell, else how many there are
  QString reason;                      ///< why it isn't allowed, where `size` doesn't say so; else empty
  bool isTooLarge = false;             ///< more than the rules allow

  /// How many counters have a place in the order.
  int orderedCount() const;
};

StackFacts stackFacts(const Session& session, const render::MapStack& stack);

}  // namespace redoubt::editor
