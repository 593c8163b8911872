#include <algorithm>
#include <map>

#include "core/ask/first_turn/parts.h"
#include "core/rules/book/provenance.h"
#include "core/rules/command/chain_of_command.h"
#include "core/rules/turns/arrival.h"

namespace redoubt::ask::opening {
namespace {

using rules::Member;
using Room = OpeningArrival::Room;

// Enemies of the entry's army, otherwise friends.
Room roomIn(const World& world, const model::Entry& entry, hex::HexKey hex) {
  const model::Army* army = world.battle().find<model::Army>(entry.army);
  Room room = Room::Free;
  for (const Member each : world.position().at(hex)) {
    const rules::Piece& piece = world.position().piece(each);
    const model::Army* other = piece.unit ? world.battle().find<model::Army>(piece.unit->army) : nullptr;
    if (other && army && other->player != army->player) return Room::Enemies;
    if (other) room = Room::Friends;
  }
  return room;
}

void addTurns(OpeningArrival& arrival, const World& world, int turn) {
  const model::Entry& entry = *arrival.entry;
  if (entry.dice) {
    const auto plan = rules::arrivalPlan(entry.dice->text);
    const auto* read = std::get_if<rules::ArrivalPlan>(&plan);
    if (!read) {
      arrival.certainty = rules::Certainty::Unknown;
      return;
    }
    const rules::Arrival dice = rules::arrivalOf(world.book(), *read);
    const rules::Chance now = dice.in(turn);
    if (now.favourable() > 0) arrival.chance = now;
    arrival.earliest = dice.earliest();
    if (arrival.earliest) arrival.first = dice.in(*arrival.earliest);
    return;
  }
  if (entry.trigger != model::EntryTrigger::Turn) return;
  arrival.earliest = entry.turn;
  if (entry.turn == turn) arrival.chance = rules::Chance(1, 1);
  if (!entry.turn) arrival.certainty = rules::Certainty::Unknown;
}

// The leaders of its units whose chits can be drawn in this turn.
void addLeaders(OpeningArrival& arrival, const World& world, const FirstTurn& report) {
  if (arrival.entry->trigger != model::EntryTrigger::Activation || !report.pool) return;
  const rules::ChainOfCommand chain(world.battle(), world.variant().scenario);
  const auto& pieces = world.position().pieces();
  for (std::size_t place = 0; place < pieces.size(); ++place) {
    const model::Leader* leader = pieces[place].leader;
    if (!leader) continue;
    const auto& chits = report.pool->chits;
    const bool isDrawn =
        std::any_of(chits.begin(), chits.end(), [&](const auto& each) { return each.chit == leader->slug; });
    const auto& led = chain.unitsOf(leader->id);
    const bool leadsOne = std::any_of(arrival.units.begin(), arrival.units.end(), [&](Member unit) {
      const rules::Piece& piece = world.position().piece(unit);
      return piece.leader == leader || (piece.unit && rules::hasItem(led, piece.unit->id));
    });
    if (isDrawn && leadsOne) arrival.leaders.push_back(static_cast<Member>(place));
  }
}

// Those of this turn, those that wait for an activation, then by turn; those of which nobody knows the turn last.
std::tuple<int, int> orderOf(const OpeningArrival& arrival, int turn) {
  if (arrival.isNow(turn)) return {0, 0};
  if (arrival.entry->trigger == model::EntryTrigger::Activation) return {1, 0};
  return {arrival.earliest ? 2 : 3, arrival.earliest.value_or(0)};
}

}  // namespace

std::vector<OpeningArrival> arrivalsOf(const World& world, const FirstTurn& report) {
  std::map<Id<model::Entry>, OpeningArrival> byEntry;
  const auto& pieces = world.position().pieces();
  for (std::size_t place = 0; place < pieces.size(); ++place) {
    const model::Entry* entry = world.battle().find(pieces[place].row->entry);
    if (!entry) continue;
    OpeningArrival& arrival = byEntry[entry->id];
    arrival.entry = entry;
    arrival.units.push_back(static_cast<Member>(place));
  }
  std::vector<OpeningArrival> arrivals;
  for (auto& [id, arrival] : byEntry) {
    for (const hex::HexKey hex : rules::hexesOf(world.battle(), arrival.entry->zone)) {
      arrival.ways.push_back({hex, roomIn(world, *arrival.entry, hex)});
    }
    addTurns(arrival, world, report.turn);
    addLeaders(arrival, world, report);
    if (const auto cited = rules::citationOf(world.battle(), *arrival.entry)) arrival.because = {{{}, cited->text}};
    arrivals.push_back(std::move(arrival));
  }
  std::stable_sort(arrivals.begin(), arrivals.end(), [&](const OpeningArrival& a, const OpeningArrival& b) {
    return orderOf(a, report.turn) < orderOf(b, report.turn);
  });
  return arrivals;
}

std::vector<OpeningChoice> choicesOf(const World& world) {
  std::vector<OpeningChoice> choices;
  const auto& pieces = world.position().pieces();
  for (std::size_t place = 0; place < pieces.size(); ++place) {
    const model::Placement& row = *pieces[place].row;
    const bool isChoice = row.rule == model::PlacementRule::Zone || row.rule == model::PlacementRule::Within ||
                          row.rule == model::PlacementRule::WithOwnUnits;
    const bool isCounter = pieces[place].unit || pieces[place].leader;
    if (!isChoice || !isCounter) continue;
    const model::Zone* zone = world.battle().find(row.zone);
    const std::string army =
        pieces[place].army.empty() ? std::string() : std::string(pieces[place].army.front().text());
    const auto known = std::find_if(choices.begin(), choices.end(), [&](const OpeningChoice& each) {
      return each.rule == row.rule && each.army == army && each.zone == zone && each.hex == row.hex &&
             each.distance == row.distance;
    });
    OpeningChoice& choice =
        known != choices.end()
            ? *known
            : choices.emplace_back(OpeningChoice{row.rule,
                                                 army,
                                                 zone,
                                                 row.hex,
                                                 row.distance,
                                                 {},
                                                 rules::startHexes(world.battle(), world.layout(), row)});
    choice.units.push_back(static_cast<Member>(place));
  }
  return choices;
}

}  // namespace redoubt::ask::opening
