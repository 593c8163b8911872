#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/hex/facing.h"
#include "core/model/edit.h"

/// Edits of whole stacks and lines of counters. Like the placement verbs, they record which values are no longer as the
/// source prints them.
namespace redoubt::model {

/// The hex that a counter moves to, and its new facing; without one it keeps its facing.
struct CounterMove {
  Id<Placement> counter;
  hex::HexKey hex;
  std::optional<Facing> facing = {};
};

/// Moves counters; those for one hex are put on top of its stack in the order given. `standing` are the placements of
/// the current set-up: those that stay on such a hex lie below the others, in the same order as before.
Edit moveCounters(const Battle& battle, std::span<const CounterMove> arrivals, std::span<const Placement> standing,
                  std::string title);

/// A counter and its new facing.
struct Turned {
  Id<Placement> counter;
  hex::Direction direction;

  friend bool operator==(const Turned&, const Turned&) = default;
};

/// Gives each counter its own new facing.
Edit turnEach(const Battle& battle, std::span<const Turned> turned, std::string title);

/// Gives counters a formation, by the slug that the rules have for it; empty: the usual one.
Edit setFormation(const Battle& battle, std::span<const Id<Placement>> counters, std::string_view formation,
                  std::string title);

/// Sets the step at which counters are set up, from 1; nothing or 1: the first.
Edit setStep(const Battle& battle, std::span<const Id<Placement>> counters, std::optional<int> step, std::string title);

/// Takes `counter` out of the stack `order`, its top first, and inserts it again at `position`, counted from 0 at the
/// top. Positions beyond the bottom mean the bottom; a counter that isn't there changes nothing.
std::vector<Id<Placement>> reordered(std::span<const Id<Placement>> order, Id<Placement> counter, std::size_t position);

/// The direction of a kind that points most nearly along (`dx`, `dy`), x to the right and y down. Nothing for (0, 0).
std::optional<hex::Direction> directionAlong(hex::Orientation orientation, hex::FacingKind kind, double dx, double dy);

/// Spreads stacks evenly over a line of hexes, the first on its first hex and the last on its last: for each of
/// `stacks`, in their order, the hex it moves to. Stacks keep their present order along the line; those at the same
/// position along it are taken in the order of their keys. Nothing if the line has fewer hexes than there are stacks.
std::optional<std::vector<hex::HexKey>> spreadAlong(const hex::Layout& layout, std::span<const hex::HexKey> stacks,
                                                    std::span<const hex::HexKey> line);

}  // namespace redoubt::model
