#pragma once

#include <optional>
#include <set>
#include <span>
#include <string>
#include <vector>

#include "core/model/stack_verbs.h"
#include "editor/session/session.h"

/// What a person does with counters, with the titles that history shows: shared by tools, menus and panels.
namespace redoubt::editor {

/// Places a subject on a hex, on top of the stack there; a subject that this variant places already is moved.
/// With a facing it faces that way. Of a marker one more is placed; on the hexside nearest to `near` if it needs one
/// and no facing says which. Answers its placement, selected; nothing when it can't be placed (tells why through
/// Session::failed).
std::optional<Id<model::Placement>> placeCounter(Session& session, const model::Subject& subject, hex::HexKey hex,
                                                 std::optional<hex::Direction> facing = {},
                                                 std::optional<hex::Point> near = {});
/// The marker that the placements are if they are one alone that lies on hexsides.
std::optional<std::string> markerAlone(const Session& session, std::span<const Id<model::Placement>> placements);
/// Moves placements on top of the stack on `hex`.
bool moveCounters(Session& session, std::span<const Id<model::Placement>> placements, hex::HexKey hex);
/// Where each of the placements would stand if all were moved by the step from `from` to `to`, or at `to` if it has no
/// hex yet; without those that would leave the map.
std::vector<model::Arrival> shifted(const Session& session, std::span<const Id<model::Placement>> placements,
                                    hex::HexKey from, hex::HexKey to);
/// Moves placements, each by the step from `from` to `to`, so that those of several hexes keep their order of battle;
/// what has no hex yet goes to `to`. Nothing moves (and Session::failed tells why) if one of them would leave the map.
bool shiftCounters(Session& session, std::span<const Id<model::Placement>> placements, hex::HexKey from,
                   hex::HexKey to);
/// Turns placements by steps of 60°; those without facing first face north.
bool turnCounters(Session& session, std::span<const Id<model::Placement>> placements, int steps);
/// The facings with which the placements that stand on hexes and can face look towards a point of the map, each from
/// its own hex: the vertex or hexside, as the rules want it, nearest to the bearing. Without those whose own middle is
/// too near the point to tell.
std::vector<model::Turned> facingsTowards(const Session& session, std::span<const Id<model::Placement>> placements,
                                          hex::Point point);
/// Turns them so.
bool faceTowards(Session& session, std::span<const Id<model::Placement>> placements, hex::Point point);

/// How counters that are aligned along a line face: as before, or all to its left, as drawn.
enum class LineFacing { Kept, LeftOfLine };
/// The hexes that the placements stand on.
std::set<hex::HexKey> hexesUnder(const Session& session, std::span<const Id<model::Placement>> placements);
/// Where the placements go if their stacks are spread evenly over the hexes of a line, in their present order along it.
/// Nothing if the line has fewer hexes than there are stacks.
std::optional<std::vector<model::Arrival>> aligned(const Session& session,
                                                   std::span<const Id<model::Placement>> placements, hex::HexKey from,
                                                   hex::HexKey to, LineFacing facing);
/// Aligns them so; tells by Session::failed if the line is too short.
bool alignCounters(Session& session, std::span<const Id<model::Placement>> placements, hex::HexKey from,
                   hex::HexKey to, LineFacing facing);

/// Moves one placement up (-1) or down (+1) in its stack.
bool moveInStack(Session& session, Id<model::Placement> placement, int by);
/// Puts one placement at a position of its stack, 0 being the top and positions beyond the bottom the bottom.
bool reorderInStack(Session& session, Id<model::Placement> placement, int position);
bool removeCounters(Session& session, std::span<const Id<model::Placement>> placements);

}  // namespace redoubt::editor
