#include "core/ask/answer_json.h"
#include "core/ask/first_turn/first_turn.h"

namespace redoubt::ask {
namespace {

using nlohmann::ordered_json;
using rules::Member;

std::string_view wordOf(OpeningShot::Can can) {
  switch (can) {
    case OpeningShot::Can::Yes: return "yes";
    case OpeningShot::Can::Perhaps: return "perhaps";
    case OpeningShot::Can::Turned: return "turned";
    case OpeningShot::Can::Hidden: break;
  }
  return "hidden";
}

std::string_view wordOf(rules::SightBlock block) {
  switch (block) {
    case rules::SightBlock::Terrain: return "terrain";
    case rules::SightBlock::Unit: return "unit";
    case rules::SightBlock::Hexside: break;
  }
  return "hexside";
}

std::string_view wordOf(OpeningApproach::How how) {
  switch (how) {
    case OpeningApproach::How::Enter: return "enter";
    case OpeningApproach::How::Beside: return "beside";
    case OpeningApproach::How::Charge: return "charge";
    case OpeningApproach::How::Act: break;
  }
  return "act";
}

std::string_view wordOf(OpeningArrival::Room room) {
  switch (room) {
    case OpeningArrival::Room::Free: return "free";
    case OpeningArrival::Room::Friends: return "friends";
    case OpeningArrival::Room::Enemies: break;
  }
  return "enemies";
}

template <class Hexes>
ordered_json numbers(const World& world, const Hexes& hexes) {
  ordered_json list = ordered_json::array();
  for (const hex::HexKey each : hexes) list.push_back(world.numberOf(each));
  return list;
}

ordered_json withReasons(ordered_json item, rules::Certainty certainty, const std::vector<Reason>& because) {
  item["certainty"] = ask::wordOf(certainty);
  item["because"] = reasonsJson(because);
  return item;
}

ordered_json hexOf(const World& world, Member unit) {
  return numbers(world, world.position().hexesOf(unit));
}

// What an action brings, in short: `ask fire` has the whole.
void addOutcome(ordered_json& item, const World& world, const ActionAnswer& answer) {
  item["action"] = answer.action;
  const std::string index = answer.indexText();
  if (!index.empty()) item["index"] = index;
  if (answer.lookup.column) item["column"] = answer.lookup.columns[*answer.lookup.column];
  item["chances"] = ordered_json::array();
  for (const rules::TableResult& each : answer.lookup.results) {
    item["chances"].push_back({{"result", each.text}, {"chance", chanceJson(each.chance)}});
  }
  if (!answer.refusals.empty()) item["refusals"] = refusalsJson(world, answer.refusals);
  if (!answer.lookup.missing.empty()) item["missing"] = answer.lookup.missing;
}

ordered_json fireJson(const World& world, const OpeningFire& fire) {
  ordered_json shots = ordered_json::array();
  for (const OpeningShot& each : fire.shots) {
    ordered_json shot = {{"hex", world.numberOf(each.on)}, {"distance", each.distance}, {"can", wordOf(each.can)}};
    addOutcome(shot, world, each.answer);
    if (!each.blockers.empty()) shot["blockers"] = numbers(world, each.blockers);
    if (each.can == OpeningShot::Can::Hidden) shot["block"] = wordOf(each.block);
    if (!each.terrain.empty()) shot["terrain"] = each.terrain;
    shots.push_back(withReasons(std::move(shot), each.answer.certainty, each.answer.because));
  }
  ordered_json item = {{"unit", world.nameOf(fire.unit)}, {"hexes", hexOf(world, fire.unit)}};
  item["range"] = fire.range ? ordered_json(*fire.range) : ordered_json();
  if (fire.isUnsure) item["open"] = true;
  if (!fire.missing.empty()) item["missing"] = fire.missing;
  item["targets"] = std::move(shots);
  return withReasons(std::move(item), fire.certainty, fire.because);
}

ordered_json attackJson(const World& world, const OpeningAttack& attack) {
  ordered_json item = {{"hex", world.numberOf(attack.on)}, {"by", unitsJson(world, attack.by)}};
  if (attack.isPerhaps) item["open"] = true;
  addOutcome(item, world, attack.answer);
  return withReasons(std::move(item), attack.answer.certainty, attack.answer.because);
}

ordered_json moveJson(const World& world, const OpeningMove& move) {
  ordered_json approaches = ordered_json::array();
  for (const OpeningApproach& each : move.approaches) {
    ordered_json approach = {{"how", wordOf(each.how)},
                             {"hex", world.numberOf(each.on)},
                             {"from", world.numberOf(each.from)},
                             {"cost", redoubt::toText(each.cost)}};
    if (each.chance) approach["chance"] = chanceJson(*each.chance);
    if (!each.action.empty()) approach["action"] = each.action;
    if (each.isPerhaps) approach["open"] = true;
    approaches.push_back(std::move(approach));
  }
  ordered_json item = {{"unit", world.nameOf(move.unit)},
                       {"hexes", hexOf(world, move.unit)},
                       {"allowance", numberJson(move.allowance)},
                       {"ends", move.ends},
                       {"approaches", std::move(approaches)}};
  if (!move.refusal.empty()) item["refusal"] = move.refusal;
  if (!move.missing.empty()) item["missing"] = move.missing;
  return withReasons(std::move(item), move.certainty, move.because);
}

ordered_json arrivalJson(const World& world, const OpeningArrival& arrival) {
  ordered_json ways = ordered_json::array();
  for (const OpeningArrival::Way& each : arrival.ways) {
    ways.push_back({{"hex", world.numberOf(each.hex)}, {"room", wordOf(each.room)}});
  }
  ordered_json item = {{"entry", arrival.entry->slug},
                       {"trigger", model::toText(arrival.entry->trigger)},
                       {"units", unitsJson(world, arrival.units)},
                       {"hexes", std::move(ways)},
                       {"fallback", model::toText(arrival.entry->fallback)}};
  item["chance"] = arrival.chance ? chanceJson(*arrival.chance) : ordered_json();
  item["earliest"] = arrival.earliest ? ordered_json(*arrival.earliest) : ordered_json();
  if (!arrival.leaders.empty()) item["with"] = unitsJson(world, arrival.leaders);
  return withReasons(std::move(item), arrival.certainty, arrival.because);
}

ordered_json commandJson(const World& world, const OpeningCommand& command) {
  ordered_json item = {
      {"leader", command.leader == rules::kNobody ? ordered_json() : ordered_json(world.nameOf(command.leader))},
      {"overall", command.isOverall},
      {"hexes", numbers(world, command.hexes)},
      {"in", unitsJson(world, command.in)},
      {"out", unitsJson(world, command.out)},
      {"unknown", unitsJson(world, command.unsure)}};
  if (command.nearest) item["nearest"] = world.numberOf(*command.nearest);
  if (!command.absent.empty()) item["absent"] = unitsJson(world, command.absent);
  if (command.powerUnits)
    item["power"] = {{"units", *command.powerUnits}, {"reaches", unitsJson(world, command.byPower)}};
  return withReasons(std::move(item), command.certainty, command.because);
}

ordered_json choiceJson(const World& world, const OpeningChoice& choice) {
  ordered_json item = {
      {"rule", model::toText(choice.rule)}, {"army", choice.army}, {"units", unitsJson(world, choice.units)}};
  if (choice.zone) item["zone"] = choice.zone->slug;
  if (choice.hex) item["hex"] = world.numberOf(*choice.hex);
  if (choice.distance) item["distance"] = *choice.distance;
  item["hexes"] = numbers(world, choice.hexes);
  return item;
}

ordered_json chitsJson(const World&, const OpeningChits& chits) {
  ordered_json item = {{"army", chits.army}, {"choices", chits.choices}, {"barred", ordered_json::array()}};
  for (const model::Leader* each : chits.barred) item["barred"].push_back(each->slug);
  return item;
}

ordered_json distanceJson(const World& world, const OpeningDistance& nearest) {
  return {{"distance", nearest.hexes}, {"hexes", {world.numberOf(nearest.one), world.numberOf(nearest.other)}}};
}

template <class List, class Make>
ordered_json each(const World& world, const List& list, const Make& make) {
  ordered_json items = ordered_json::array();
  for (const auto& item : list) items.push_back(make(world, item));
  return items;
}

ordered_json traceJson(const World& world, const OpeningTrace& trace) {
  return withReasons({{"flood", trace.flood},
                      {"in", trace.in},
                      {"out", unitsJson(world, trace.out)},
                      {"unknown", unitsJson(world, trace.unsure)}},
                     trace.certainty, trace.because);
}

ordered_json zoneJson(const World& world, const OpeningZone& zone) {
  return withReasons(
      {{"zone", zone.zone}, {"units", unitsJson(world, zone.units)}, {"unknown", unitsJson(world, zone.unsure)}},
      zone.certainty, zone.because);
}

// Of all its lines; unknown as long as units have no hex.
rules::Certainty worstOf(const FirstTurn& report) {
  rules::Certainty worst = rules::Certainty::Known;
  if (report.withoutHex > 0 || !report.onCounters.empty()) worst = rules::Certainty::Unknown;
  const auto take = [&](const auto& lines) {
    for (const auto& line : lines) worst = worse(worst, line.certainty);
  };
  take(report.fire);
  take(report.moves);
  take(report.commands);
  take(report.traces);
  take(report.zones);
  take(report.arrivals);
  return worst;
}

}  // namespace

ordered_json toJson(const World& world, const FirstTurn& report) {
  ordered_json body = {{"turn", report.turn}, {"initiative", report.initiative}};
  if (report.nearest) body["nearest"] = distanceJson(world, *report.nearest);
  if (report.nearestChoice) body["nearest-of-choice"] = distanceJson(world, *report.nearestChoice);
  body["course"] = toJson(world, report.course)["answer"];
  body["pool"] = report.pool ? toJson(*report.pool)["answer"] : ordered_json::array();
  body["pools"] = each(world, report.chits, chitsJson);
  body["fire"] = each(world, report.fire, fireJson);
  body["attacks"] = each(world, report.attacks, attackJson);
  body["moves"] = each(world, report.moves, moveJson);
  body["arrivals"] = each(world, report.arrivals, arrivalJson);
  body["commands"] = each(world, report.commands, commandJson);
  body["supply"] = each(world, report.traces, traceJson);
  body["zones"] = each(world, report.zones, zoneJson);
  body["choices-of-hexes"] = each(world, report.choices, choiceJson);
  body["on-counters"] = report.onCounters;
  return answerJson(std::move(body), worstOf(report), {});
}

}  // namespace redoubt::ask
