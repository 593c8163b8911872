#pragma once

#include <optional>
#include <span>
#include <string>

#include "core/model/edit.h"

/// Edits of counters on the map. Where a placement has an origin, a place or facing set by hand becomes an estimate
/// with its own origin: it is no longer what the source prints.
namespace redoubt::model {

/// The subject of a placement: a unit, a leader, or a marker by the words printed for it.
struct Subject {
  std::optional<Id<Unit>> unit;
  std::optional<Id<Leader>> leader;
  std::string marker = {};

  friend bool operator==(const Subject&, const Subject&) = default;
};

/// The subject of a placement, and its name as the manifest or set-up prints it; the source's words where it has none.
Subject subjectOf(const Placement& placement);
std::string nameOf(const Battle& battle, const Subject& subject);
std::string nameOf(const Battle& battle, const Placement& placement);

/// Places `subject` at `hex` in `block`, `stack` counted from 1 at the top.
Edit place(const Battle& battle, Id<SetUpBlock> block, const Subject& subject, hex::HexKey hex,
           std::optional<Facing> direction, int stack, std::string title);
/// How a counter begins that has no hex of its own. What a rule doesn't ask for is ignored: `within` counts `distance`
/// from `hex`, or without one from every hex of `zone`; `enters` and `on-activation` name an entry.
struct StartRule {
  PlacementRule rule = PlacementRule::OffMap;
  std::optional<hex::HexKey> hex = {};
  std::optional<int> distance = {};
  std::optional<Id<Zone>> zone = {};
  std::optional<Id<Space>> space = {};
  std::optional<Id<Entry>> entry = {};

  friend bool operator==(const StartRule&, const StartRule&) = default;
};

/// The rule of a placement that has no hex of its own; for one at a hex that hex, as if it were for `within`.
StartRule startRuleOf(const Placement& placement);
/// Lets placements begin by a rule, which must not be `at`. They keep their facing, step and formation, and lie in no
/// stack.
Edit beginBy(const Battle& battle, std::span<const Id<Placement>> placements, const StartRule& rule, std::string title);
/// The same for a subject that is not in the set-up yet.
Edit placeBy(const Battle& battle, Id<SetUpBlock> block, const Subject& subject, const StartRule& rule,
             std::string title);
/// Moves placements to `hex`, into the stack from position `stack` on, in the order given. Their placement rule becomes
/// 'at'. A long unit goes on lying in the same direction from there; where that is off the map it lies in one hex.
Edit moveTo(const Battle& battle, std::span<const Id<Placement>> placements, hex::HexKey hex, int stack,
            std::string title);
/// Rotates counters by `steps` times 60°, clockwise if positive; a placement without a direction gets `start`.
Edit turn(const Battle& battle, std::span<const Id<Placement>> placements, int steps, hex::Direction start,
          std::string title);
Edit setFacing(const Battle& battle, std::span<const Id<Placement>> placements, std::optional<Facing> facing,
               std::string title);
/// Lays a counter on the map across its hex and `second`, which must be its neighbour; nothing: in one hex.
Edit setSecondHex(const Battle& battle, Id<Placement> placement, std::optional<hex::HexKey> second, std::string title);
/// Numbers the placements of one hex 1, 2, … in the order given, the top first.
Edit restack(const Battle& battle, std::span<const Id<Placement>> inOrder, std::string title);
/// Sets how many equal counters a placement stands for, at least one.
Edit setCount(const Battle& battle, Id<Placement> placement, int count, std::string title);
/// Removes one of the equal counters of a placement, or the placement itself if it was the last.
Edit takeOne(const Battle& battle, Id<Placement> placement, std::string title);
/// Takes placements off the set-up.
Edit remove(const Battle& battle, std::span<const Id<Placement>> placements, std::string title);

}  // namespace redoubt::model
