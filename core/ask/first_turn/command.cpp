#include "core/rules/command/command.h"

#include <algorithm>
#include <map>

#include "core/ask/first_turn/parts.h"
#include "core/rules/movement/movement_rules.h"
#include "core/rules/turns/activation.h"

namespace redoubt::ask::opening {
namespace {

using rules::Certainty;
using rules::Member;
using rules::Verdict;

class Commands {
 public:
  explicit Commands(const World& world)
      : world_(world),
        chain_(world.battle(), world.variant().scenario),
        isByFlood_(!world.mechanics().floodsFor("command").empty()) {}

  std::vector<OpeningCommand> all() {
    std::vector<OpeningCommand> commands;
    const auto& pieces = world_.position().pieces();
    for (std::size_t place = 0; place < pieces.size(); ++place) {
      if (!pieces[place].leader) continue;
      OpeningCommand command = ofLeader(static_cast<Member>(place));
      const bool isEmpty =
          command.in.empty() && command.out.empty() && command.unsure.empty() && command.byPower.empty();
      const bool isThere = pieces[place].hex || !command.hexes.empty();
      if (!isEmpty || (command.isOverall && isThere)) commands.push_back(std::move(command));
    }
    addLeaderless(commands);
    return commands;
  }

 private:
  OpeningCommand ofLeader(Member member) {
    OpeningCommand command;
    command.leader = member;
    const rules::Piece& piece = world_.position().piece(member);
    const model::Army* army = world_.battle().find<model::Army>(piece.leader->army);
    command.isOverall =
        army && rules::overallCommander(world_.battle(), world_.variant().scenario, *army) == piece.leader;
    if (piece.hex) command.hexes = {*piece.hex};
    std::vector<Member> own;
    for (const Id<model::Unit> id : chain_.unitsOf(piece.leader->id)) {
      const auto unit = memberOf(id);
      if (!unit) continue;
      (world_.position().hexOf(*unit) ? own : command.absent).push_back(*unit);
    }
    const bool isChosen = !piece.hex && !rules::startHexes(world_.battle(), world_.layout(), *piece.row).empty();
    const bool isWithOwn = piece.row->rule == model::PlacementRule::WithOwnUnits;
    if (piece.hex) {
      addByTrace(command, own);
    } else if (isChosen || isWithOwn) {
      addByChoice(command, own, *piece.row);
    } else {
      return command;  // he isn't there; his units are told among those without a leader
    }
    addPower(command, *piece.leader);
    return command;
  }

  std::optional<Member> memberOf(Id<model::Unit> id) const {
    const auto& pieces = world_.position().pieces();
    const auto found = std::find_if(pieces.begin(), pieces.end(),
                                    [&](const rules::Piece& each) { return each.unit && each.unit->id == id; });
    return found == pieces.end() ? std::nullopt : std::optional(static_cast<Member>(found - pieces.begin()));
  }

  void take(OpeningCommand& command, Member unit, const TraceAnswer& trace) {
    for (const Reason& each : trace.because) {
      if (!rules::hasItem(command.because, each)) command.because.push_back(each);
    }
    command.certainty = worse(command.certainty, trace.certainty);
    switch (trace.in) {
      case Verdict::Yes: command.in.push_back(unit); break;
      case Verdict::No: command.out.push_back(unit); break;
      case Verdict::Unknown: command.unsure.push_back(unit); break;
    }
  }

  void addByTrace(OpeningCommand& command, const std::vector<Member>& units) {
    for (const Member each : units) {
      const TraceAnswer trace = askTrace(world_, "command", each);
      if (trace.isNeeded && !trace.because.empty()) take(command, each, trace);
    }
  }

  // Of a leader whose hex the player chooses: whether there is one from which all are in command.
  void addByChoice(OpeningCommand& command, const std::vector<Member>& units, const model::Placement& row) {
    const auto reach = rules::commandReach(world_.book());
    if (isByFlood_ || !reach) {
      command.unsure = units;
      command.certainty = Certainty::Unknown;
      return;
    }
    const rules::LeaderPositions places =
        rules::leaderPositionsInCommand(world_.battle(), world_.layout(), chain_, world_.setUp(), row, *reach);
    command.hexes = places.inCommand;
    command.nearest = places.nearest;
    for (const Member each : units) {
      const bool isOut = rules::hasItem(places.outOfRange, world_.position().piece(each).unit->id);
      (isOut ? command.out : command.in).push_back(each);
    }
    addKnown(command.because, world_, "command/range");
    addKnown(command.because, world_, "command/trace");
    command.certainty = certaintyOf(command.because);
  }

  // Units of any command that a power of his reaches.
  void addPower(OpeningCommand& command, const model::Leader& leader) {
    const auto power = rules::powerOf(world_.battle(), world_.book(), world_.variant().scenario, leader);
    if (!power || !power->units || !power->within || command.hexes.size() != 1) return;
    const auto& side = world_.position().piece(command.leader).side;
    for (const Member each : world_.position().onMap()) {
      const rules::Piece& piece = world_.position().piece(each);
      const bool isOwn = piece.unit && rules::hasItem(chain_.unitsOf(leader.id), piece.unit->id);
      if (!piece.unit || isOwn || piece.side != side || piece.unit->army != leader.army) continue;
      if (distanceOf(world_, each, command.hexes.front()) <= *power->within) command.byPower.push_back(each);
    }
    command.powerUnits = power->units;
    addKnown(command.because, world_, power->path);
  }

  // Units on the map that need command, and none of whose leaders is there.
  void addLeaderless(std::vector<OpeningCommand>& commands) {
    std::map<std::vector<rules::Symbol>, OpeningCommand> bySide;
    for (const Member each : world_.position().onMap()) {
      const rules::Piece& piece = world_.position().piece(each);
      if (!piece.unit || hasLeaderThere(*piece.unit)) continue;
      const TraceAnswer trace = askTrace(world_, "command", each);
      if (trace.isNeeded && !trace.because.empty() && trace.in != Verdict::Yes) take(bySide[piece.army], each, trace);
    }
    for (auto& [army, command] : bySide) commands.push_back(std::move(command));
  }

  bool hasLeaderThere(const model::Unit& unit) const {
    const auto leaders = chain_.leadersOf(unit.id);
    const auto& pieces = world_.position().pieces();
    return std::any_of(pieces.begin(), pieces.end(), [&](const rules::Piece& each) {
      if (!each.leader || !rules::hasItem(leaders, each.leader->id)) return false;
      return each.hex || each.row->rule == model::PlacementRule::WithOwnUnits ||
             !rules::startHexes(world_.battle(), world_.layout(), *each.row).empty();
    });
  }

  const World& world_;
  rules::ChainOfCommand chain_;
  bool isByFlood_;
};

}  // namespace

std::vector<OpeningCommand> commandsOf(const World& world) {
  if (!rules::haveCommand(world.book()) && world.mechanics().floodsFor("command").empty()) return {};
  return Commands(world).all();
}

}  // namespace redoubt::ask::opening
