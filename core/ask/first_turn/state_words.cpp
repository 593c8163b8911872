#include <algorithm>
#include <map>

#include "core/ask/first_turn/parts.h"
#include "core/ask/first_turn/speaker.h"

// Command, supply, zones, and what nobody knows, in words.
namespace redoubt::ask::opening {
namespace {

using rules::Member;
using Tone = OpeningRow::Tone;

OpeningRow outRow(const Speaker& speaker, const OpeningCommand& command, Member unit) {
  OpeningRow row = speaker.row(speaker.placed({unit}), Tone::Trouble, {unit});
  const auto leader =
      command.leader == rules::kNobody ? std::nullopt : speaker.world().position().hexOf(command.leader);
  const auto at = leader ? leader : command.nearest;
  if (!at || row.hexes.empty()) return row;
  row.text = Phrase::of("opening.command.away", {{"unit", speaker.placed({unit})},
                                                 {"distance", std::to_string(distanceOf(speaker.world(), unit, *at))},
                                                 {"hex", speaker.number(*at)}});
  pointAt(row, *at);
  return row;
}

Phrase commandText(const Speaker& speaker, const OpeningCommand& command) {
  std::vector<Phrase::Argument> arguments{{"out", speaker.names(command.out)},
                                          {"unknown", speaker.names(command.unsure)},
                                          {"count", numberText(command.in.size())}};
  if (command.leader == rules::kNobody) {
    return Phrase::of("opening.command.no-leader",
                      {{"units", speaker.names(command.out.empty() ? command.unsure : command.out)}});
  }
  arguments.push_back({"leader", speaker.placed({command.leader})});
  arguments.push_back({"hexes", speaker.hexes(command.hexes)});
  arguments.push_back({"nearest", command.nearest ? speaker.number(*command.nearest) : std::string("?")});
  const bool isThere = speaker.world().position().hexOf(command.leader).has_value();
  if (!command.unsure.empty()) return Phrase::of("opening.command.unknown", arguments);
  if (!command.out.empty()) return Phrase::of(isThere ? "opening.command.out" : "opening.command.no-hex", arguments);
  if (command.in.empty()) return Phrase::of("opening.command.without-units", arguments);
  return Phrase::of(isThere ? "opening.command.all" : "opening.command.all-from", arguments);
}

OpeningRow commandRow(const Speaker& speaker, const OpeningCommand& command) {
  Phrase text = commandText(speaker, command);
  if (command.powerUnits) {
    text = Phrase::of("opening.command.power", {{"command", std::move(text)},
                                                {"units", std::to_string(*command.powerUnits)},
                                                {"count", numberText(command.byPower.size())}});
  }
  if (!command.absent.empty()) {
    text = Phrase::of("opening.command.absent",
                      {{"command", std::move(text)}, {"count", numberText(command.absent.size())}});
  }
  const bool isTrouble = !command.out.empty();
  const Tone tone = isTrouble ? Tone::Trouble : command.unsure.empty() ? Tone::Note : Tone::Perhaps;
  std::vector<Member> about = command.out;
  about.insert(about.end(), command.unsure.begin(), command.unsure.end());
  const bool hasLeader = command.leader != rules::kNobody;
  OpeningRow row = speaker.row(std::move(text), tone, hasLeader ? std::vector<Member>{command.leader} : about);
  if (hasLeader) {
    row.army = speaker.armyOf(command.leader);
    if (row.hexes.empty()) row.hexes = command.nearest ? std::vector{*command.nearest} : command.hexes;
    for (const Member each : isTrouble || !command.unsure.empty() ? about : command.in) {
      if (const auto hex = speaker.world().position().hexOf(each)) pointAt(row, *hex);
    }
  }
  row.certainty = command.certainty;
  row.because = command.because;
  for (const Member each : command.out) {
    OpeningRow one = outRow(speaker, command, each);
    one.because = command.because;
    one.certainty = command.certainty;
    row.rows.push_back(std::move(one));
  }
  return row;
}

}  // namespace

std::vector<OpeningRow> commandRows(const Speaker& speaker, const FirstTurn& report) {
  std::vector<OpeningRow> rows;
  for (const OpeningCommand& each : report.commands) rows.push_back(commandRow(speaker, each));
  const auto rank = [](const OpeningRow& row) {
    return row.tone == Tone::Trouble ? 0 : row.tone == Tone::Perhaps ? 1 : 2;
  };
  std::stable_sort(rows.begin(), rows.end(),
                   [&](const OpeningRow& a, const OpeningRow& b) { return rank(a) < rank(b); });
  if (!report.hasCommand) rows.push_back(speaker.row(Phrase::of("opening.command.no-rules"), Tone::Note, {}));
  return rows;
}

std::vector<OpeningRow> supplyRows(const Speaker& speaker, const FirstTurn& report) {
  std::vector<OpeningRow> rows;
  for (const OpeningTrace& each : report.traces) {
    const std::string title = each.title.empty() ? each.flood : each.title;
    const auto add = [&](Phrase text, Tone tone, const std::vector<Member>& units) {
      OpeningRow row = speaker.row(std::move(text), tone, units);
      row.certainty = each.certainty;
      row.because = each.because;
      if (tone != Tone::Trouble) row.army.clear();
      rows.push_back(std::move(row));
    };
    std::map<std::string, std::vector<Member>> out;
    for (const Member unit : each.out) out[speaker.armyOf(unit)].push_back(unit);
    for (const auto& [army, units] : out) {
      add(Phrase::of("opening.supply.out", {{"title", title}, {"units", speaker.names(units)}}), Tone::Trouble, units);
    }
    if (!each.unsure.empty()) {
      add(Phrase::of("opening.supply.unknown", {{"title", title}, {"units", speaker.names(each.unsure)}}),
          Tone::Perhaps, each.unsure);
    }
    if (each.in > 0)
      add(Phrase::of("opening.supply.in", {{"title", title}, {"count", std::to_string(each.in)}}), Tone::Note, {});
  }
  return rows;
}

namespace {

void addZone(std::vector<OpeningRow>& rows, const Speaker& speaker, const OpeningZone& zone) {
  const Phrase title = zone.title.empty()
                           ? zone.zone == "control" ? Phrase::of("opening.ground.control") : Phrase(zone.zone)
                           : Phrase(zone.title);
  const auto add = [&](const char* key, Tone tone, const std::vector<Member>& all) {
    std::map<std::string, std::vector<Member>> byArmy;
    for (const Member each : all) byArmy[speaker.armyOf(each)].push_back(each);
    for (const auto& [army, units] : byArmy) {
      OpeningRow row = speaker.row(Phrase::of(key, {{"zone", title}, {"units", speaker.names(units)}}), tone, units);
      row.certainty = zone.certainty;
      row.because = zone.because;
      rows.push_back(std::move(row));
    }
  };
  add("opening.ground.zone", Tone::Fact, zone.units);
  add("opening.ground.zone-perhaps", Tone::Perhaps, zone.unsure);
}

// Units that can't leave their hexes: by a rule, because they have no points, or because nothing has room for them.
OpeningRow stuckRow(const Speaker& speaker, const std::string& refusal, const std::vector<const OpeningMove*>& moves) {
  std::vector<Member> units;
  bool areAllWithout = true;
  for (const OpeningMove* each : moves) {
    units.push_back(each->unit);
    areAllWithout = areAllWithout && each->allowance == Rational(0);
  }
  const char* key = "opening.ground.stuck";
  if (!refusal.empty()) {
    key = "opening.ground.forbidden";
  } else if (areAllWithout) {
    key = "opening.ground.no-points";
  }
  OpeningRow row = speaker.row(Phrase::of(key, {{"units", speaker.names(units)}, {"rule", refusal}}),
                               areAllWithout ? Tone::Note : Tone::Fact, units);
  row.certainty = moves.front()->certainty;
  row.because = moves.front()->because;
  for (const OpeningMove* each : moves) {
    OpeningRow one = speaker.row(speaker.placed({each->unit}), row.tone, {each->unit});
    one.certainty = each->certainty;
    one.because = each->because;
    row.rows.push_back(std::move(one));
  }
  return row;
}

}  // namespace

std::vector<OpeningRow> groundRows(const Speaker& speaker, const FirstTurn& report) {
  std::vector<OpeningRow> rows;
  for (const OpeningZone& each : report.zones) addZone(rows, speaker, each);
  std::map<std::pair<std::string, std::string>, std::vector<const OpeningMove*>> stuck;  // by army and rule
  for (const OpeningMove& each : report.moves) {
    if (each.isStuck()) stuck[{speaker.armyOf(each.unit), each.refusal}].push_back(&each);
  }
  for (const auto& [why, moves] : stuck) rows.push_back(stuckRow(speaker, why.second, moves));
  return rows;
}

namespace {

// Units of which the rules don't say enough, together where the same rules are missing.
void addUnknown(std::vector<OpeningRow>& rows, const Speaker& speaker, const char* key,
                const std::map<std::vector<std::string>, std::vector<Member>>& byMissing) {
  for (const auto& [missing, units] : byMissing) {
    std::vector<Phrase> rules;
    for (const std::string& each : missing) rules.emplace_back(each);
    OpeningRow row = speaker.row(
        Phrase::of(key, {{"units", speaker.names(units)}, {"rules", Phrase::listOf("lists.comma", std::move(rules))}}),
        Tone::Perhaps, units);
    row.certainty = rules::Certainty::Unknown;
    for (const std::string& each : missing) addKnown(row.because, speaker.world(), each);
    rows.push_back(std::move(row));
  }
}

OpeningRow choiceRow(const Speaker& speaker, const OpeningChoice& choice) {
  std::vector<Phrase::Argument> arguments{
      {"units", speaker.names(choice.units)},
      {"count", numberText(choice.hexes.size())},
      {"distance", std::to_string(choice.distance.value_or(0))},
      {"place", choice.hex ? speaker.number(*choice.hex) : speaker.zoneName(choice.zone)}};
  Phrase text;
  switch (choice.rule) {
    case model::PlacementRule::WithOwnUnits:
      text = Phrase::of("opening.open.with-own-units", std::move(arguments));
      break;
    case model::PlacementRule::Within: text = Phrase::of("opening.open.within", std::move(arguments)); break;
    default: text = Phrase::of("opening.open.zone", std::move(arguments)); break;
  }
  OpeningRow row = speaker.row(std::move(text), Tone::Perhaps, choice.units);
  row.others = choice.hexes;
  row.certainty = rules::Certainty::Unknown;
  return row;
}

}  // namespace

std::vector<OpeningRow> openRows(const Speaker& speaker, const FirstTurn& report) {
  std::vector<OpeningRow> rows;
  for (const std::string& army : report.onCounters) {
    OpeningRow row =
        speaker.row(Phrase::of("opening.open.on-counters", {{"army", speaker.armyName(army)}}), Tone::Perhaps, {});
    row.army = army;
    row.certainty = rules::Certainty::Unknown;
    rows.push_back(std::move(row));
  }
  for (const OpeningChoice& each : report.choices) rows.push_back(choiceRow(speaker, each));
  std::map<std::vector<std::string>, std::vector<Member>> moving;
  for (const OpeningMove& each : report.moves) {
    if (!each.missing.empty()) moving[each.missing].push_back(each.unit);
  }
  addUnknown(rows, speaker, "opening.open.moves", moving);
  std::map<std::vector<std::string>, std::vector<Member>> firing;
  for (const OpeningFire& each : report.fire) {
    if (!each.missing.empty()) firing[each.missing].push_back(each.unit);
  }
  addUnknown(rows, speaker, "opening.open.range", firing);
  return rows;
}

}  // namespace redoubt::ask::opening
