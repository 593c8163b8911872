#pragma once

#include <optional>
#include <set>
#include <span>
#include <string>
#include <vector>

#include "core/model/stack_verbs.h"
#include "editor/session/session.h"

/// Edits of counters with their titles for the history: shared by tools, menus and panels.
namespace redoubt::editor {

/// Places a subject on a hex, on top of the stack there; a subject that this variant places already is moved.
/// `facing` is its facing, if given. A marker is always added; on the hexside nearest to `near` if it needs one and no
/// facing is given. Returns its placement, selected; nothing if it can't be placed (Session::failed gives the reason).
std::optional<Id<model::Placement>> placeCounter(Session& session, const model::Subject& subject, hex::HexKey hex,
                                                 std::optional<hex::Direction> facing = {},
                                                 std::optional<hex::Point> near = {});
/// The marker of the placements if there is only one, and it lies on hexsides.
std::optional<std::string> markerAlone(const Session& session, std::span<const Id<model::Placement>> placements);
/// Moves placements on top of the stack on `hex`.
bool moveCounters(Session& session, std::span<const Id<model::Placement>> placements, hex::HexKey hex);
/// The new hex of each placement if all were moved by the offset from `from` to `to`, or at `to` if it has no hex yet;
/// without those that would leave the map.
std::vector<model::CounterMove> shifted(const Session& session, std::span<const Id<model::Placement>> placements,
                                        hex::HexKey from, hex::HexKey to);
/// Moves placements, each by the offset from `from` to `to`, so that those of several hexes keep their arrangement;
/// those without a hex move to `to`. Nothing moves (and Session::failed gives the reason) if one of them would leave
/// the map.
bool shiftCounters(Session& session, std::span<const Id<model::Placement>> placements, hex::HexKey from,
                   hex::HexKey to);
/// Changes facings by steps of 60°; placements without a facing first face north.
bool turnCounters(Session& session, std::span<const Id<model::Placement>> placements, int steps);
/// The facings towards a point of the map, for placements on hexes that can have a facing, each from its own hex: the
/// vertex or hexside, by the rules, that is nearest to the bearing. Without placements whose centre is too near to the
/// point for a bearing.
std::vector<model::Turned> facingsTowards(const Session& session, std::span<const Id<model::Placement>> placements,
                                          hex::Point point);
/// Sets these facings.
bool faceTowards(Session& session, std::span<const Id<model::Placement>> placements, hex::Point point);

/// The facing of counters that are aligned along a line: unchanged, or all to the left of the line as drawn.
enum class LineFacing { Kept, LeftOfLine };
/// The hexes of the placements.
std::set<hex::HexKey> hexesUnder(const Session& session, std::span<const Id<model::Placement>> placements);
/// The facing of a counter in a hex of a line of at least two hexes: to the left of the whole if it is straight,
/// otherwise of the part near by. Nothing if it is kept.
std::optional<model::Facing> facingOnLine(const Session& session, std::span<const hex::HexKey> line, hex::HexKey hex,
                                          LineFacing facing);
/// The stacks that the placements are spread in: the hexes they stand in, and one for each without a hex.
int stacksToAlign(const Session& session, std::span<const Id<model::Placement>> placements);
/// The new hexes of the placements if their stacks are spread evenly over the hexes of a line, in their present order
/// along it; those without a hex follow in the order given. Nothing if the line has fewer hexes than there are stacks.
std::optional<std::vector<model::CounterMove>> aligned(const Session& session,
                                                       std::span<const Id<model::Placement>> placements,
                                                       std::span<const hex::HexKey> line, LineFacing facing);
/// Aligns them; reports by Session::failed if the line is too short.
bool alignCounters(Session& session, std::span<const Id<model::Placement>> placements,
                   std::span<const hex::HexKey> line, LineFacing facing);

/// Moves one placement up (-1) or down (+1) in its stack.
bool moveInStack(Session& session, Id<model::Placement> placement, int by);
/// Puts one placement at a position of its stack, where 0 is the top and positions beyond the bottom mean the bottom.
bool reorderInStack(Session& session, Id<model::Placement> placement, int position);
bool removeCounters(Session& session, std::span<const Id<model::Placement>> placements);

}  // namespace redoubt::editor
