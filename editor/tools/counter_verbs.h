#pragma once

#include <span>
#include <vector>

#include "editor/session/session.h"

/// What a person does with counters, with the titles that history shows: shared by tools, menus and panels.
namespace redoubt::editor {

/// Places a subject on a hex, on top of the stack there; a subject that this variant places already is moved.
/// Answers its placement, selected; nothing when it can't be placed (tells why through Session::failed).
std::optional<Id<model::Placement>> placeCounter(Session& session, const model::Subject& subject, hex::HexKey hex);
/// Moves placements on top of the stack on `hex`.
bool moveCounters(Session& session, std::span<const Id<model::Placement>> placements, hex::HexKey hex);
/// Moves placements, each by the step from `from` to `to`, so that those of several hexes keep their order of battle;
/// what has no hex yet goes to `to`. Nothing moves (and Session::failed tells why) if one of them would leave the map.
bool shiftCounters(Session& session, std::span<const Id<model::Placement>> placements, hex::HexKey from,
                   hex::HexKey to);
/// Turns placements by steps of 60°; those without facing first face north.
bool turnCounters(Session& session, std::span<const Id<model::Placement>> placements, int steps);
/// Moves one placement up (-1) or down (+1) in its stack.
bool moveInStack(Session& session, Id<model::Placement> placement, int by);
bool removeCounters(Session& session, std::span<const Id<model::Placement>> placements);

}  // namespace redoubt::editor
