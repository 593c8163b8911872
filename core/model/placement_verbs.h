#pragma once

#include <optional>
#include <span>
#include <string>

#include "core/model/edit.h"

/// What a person does with counters on the map, as edits. Where a placement says where it comes from, a place or facing
/// set by hand becomes an estimate of its own: it is no longer what the source prints.
namespace redoubt::model {

/// Who or what is placed: a unit, a leader, or a marker by what is printed for it.
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
/// Moves placements to `hex`, into the stack from position `stack` on, in the order given. Whatever rule they had
/// becomes 'at'.
Edit moveTo(const Battle& battle, std::span<const Id<Placement>> placements, hex::HexKey hex, int stack,
            std::string title);
/// Turns by `steps` of 60°, clockwise if positive; what has no direction yet gets `start`.
Edit turn(const Battle& battle, std::span<const Id<Placement>> placements, int steps, hex::Direction start,
          std::string title);
Edit setFacing(const Battle& battle, std::span<const Id<Placement>> placements, std::optional<Facing> facing,
               std::string title);
/// Numbers the placements of one hex 1, 2, … in the order given, the top first.
Edit restack(const Battle& battle, std::span<const Id<Placement>> inOrder, std::string title);
/// Makes a placement stand for so many alike, at least one.
Edit setCount(const Battle& battle, Id<Placement> placement, int count, std::string title);
/// Takes one off a placement that stands for several alike, or the placement itself if it was the last.
Edit takeOne(const Battle& battle, Id<Placement> placement, std::string title);
/// Takes placements off the set-up.
Edit remove(const Battle& battle, std::span<const Id<Placement>> placements, std::string title);

}  // namespace redoubt::model
