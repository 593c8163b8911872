#include <algorithm>
#include <map>

#include "core/ask/first_turn/parts.h"
#include "core/ask/first_turn/speaker.h"
#include "core/rules/book/provenance.h"

// The turn, its chits and those who arrive, in words.
namespace redoubt::ask::opening {
namespace {

using rules::Member;
using Tone = OpeningRow::Tone;
using Room = OpeningArrival::Room;

std::string leaderName(const Speaker& speaker, const std::string& chit) {
  const auto& battle = speaker.world().battle();
  if (const auto* leader = battle.bySlug<model::Leader>(chit)) return leader->name.empty() ? chit : leader->name;
  const auto* command = battle.bySlug<model::Command>(chit);
  return command && !command->name.empty() ? command->name : chit;
}

OpeningRow nearestRow(const Speaker& speaker, const OpeningDistance& nearest, const char* key) {
  OpeningRow row = speaker.row(Phrase::of(key, {{"distance", std::to_string(nearest.hexes)},
                                                {"one", speaker.number(nearest.one)},
                                                {"other", speaker.number(nearest.other)}}),
                               Tone::Fact, {});
  row.hexes = {nearest.one};
  pointAt(row, nearest.other);
  return row;
}

void addCourse(std::vector<OpeningRow>& rows, const Speaker& speaker, const TurnAnswer& course) {
  std::vector<Phrase> parts;
  for (const rules::SegmentNow& each : course.segments) {
    parts.emplace_back(each.rules->title.empty() ? each.rules->name : each.rules->title);
  }
  for (const std::string& each : course.phases) parts.emplace_back(each);
  if (parts.empty()) return;
  OpeningRow row =
      speaker.row(Phrase::of("opening.turn.order", {{"parts", Phrase::listOf("opening.then-next", std::move(parts))}}),
                  Tone::Note, {});
  row.because = course.because;
  row.certainty = course.certainty;
  rows.push_back(std::move(row));
}

void addStates(std::vector<OpeningRow>& rows, const Speaker& speaker, const TurnAnswer& course) {
  for (const rules::GameStateAt& each : course.states) {
    std::vector<Phrase> levels;
    for (const auto& [place, chance] : each.levels) {
      const auto& level = each.state->levels[place];
      Phrase name(level.title.empty() ? std::string(level.name.text()) : level.title);
      if (each.levels.size() > 1)
        name = Phrase::of("opening.with-chance", {{"result", std::move(name)}, {"chance", percent(chance)}});
      levels.push_back(std::move(name));
    }
    if (levels.empty()) levels.push_back(Phrase::of("opening.unknown"));
    const std::string title = each.state->title.empty() ? std::string(each.state->name.text()) : each.state->title;
    OpeningRow row =
        speaker.row(Phrase::of("opening.turn.state",
                               {{"state", title}, {"levels", Phrase::listOf("lists.comma", std::move(levels))}}),
                    Tone::Fact, {});
    row.certainty = each.certainty;
    for (const std::string& rule : each.because) addReason(row.because, speaker.world(), rule);
    rows.push_back(std::move(row));
  }
}

// The chits of one army by their kinds, those that begin only once.
std::map<std::string, std::vector<Phrase>> chitsByKind(const Speaker& speaker, const PoolAnswer& pool,
                                                       const std::string& army) {
  std::map<std::string, std::vector<Phrase>> byKind;
  const auto opens = [&](const PoolAnswer::Chit& chit) {
    return std::any_of(pool.chits.begin(), pool.chits.end(),
                       [&](const auto& each) { return each.kind == "opens" && each.chit == chit.chit; });
  };
  for (const PoolAnswer::Chit& each : pool.chits) {
    if (each.army != army || (each.kind == "fixed" && opens(each))) continue;
    Phrase name(leaderName(speaker, each.chit));
    if (each.isUnsure) name = Phrase::of("opening.perhaps", {{"what", std::move(name)}});
    const bool isOther = each.kind != "choice" && each.kind != "opens" && each.kind != "dice";
    byKind[isOther ? "fixed" : each.kind].push_back(std::move(name));
  }
  return byKind;
}

// Of nobody's army: the chits that nobody owns.
OpeningRow poolRow(const Speaker& speaker, const FirstTurn& report, const std::string& army) {
  const auto byKind = chitsByKind(speaker, *report.pool, army);
  std::vector<Phrase> parts;
  const auto has = [&](const char* kind) { return byKind.contains(kind); };
  const auto listed = [&](const char* kind) { return Phrase::listOf("lists.comma", byKind.at(kind)); };
  if (has("opens")) parts.push_back(Phrase::of("opening.turn.opens", {{"names", listed("opens")}}));
  if (has("fixed")) parts.push_back(listed("fixed"));
  for (const OpeningChits& each : report.chits) {
    if (each.army != army) continue;
    if (each.choices > 0 && has("choice")) {
      parts.push_back(
          Phrase::of("opening.turn.choice", {{"count", std::to_string(each.choices)}, {"names", listed("choice")}}));
    }
    std::vector<Phrase> barred;
    for (const model::Leader* leader : each.barred) barred.emplace_back(leader->name);
    if (!barred.empty())
      parts.push_back(Phrase::of("opening.turn.barred", {{"names", Phrase::listOf("lists.comma", std::move(barred))}}));
  }
  if (has("dice")) parts.push_back(Phrase::of("opening.turn.dice", {{"names", listed("dice")}}));
  OpeningRow row =
      speaker.row(Phrase::of("opening.turn.pool", {{"chits", Phrase::listOf("lists.semicolon", std::move(parts))}}),
                  Tone::Fact, {});
  row.army = army;
  row.certainty = report.pool->certainty;
  row.because = report.pool->because;
  return row;
}

}  // namespace

std::vector<OpeningRow> turnRows(const Speaker& speaker, const FirstTurn& report) {
  std::vector<OpeningRow> rows;
  const model::Battle& battle = speaker.world().battle();
  if (!report.initiative.empty()) {
    const auto* player = battle.bySlug<model::Player>(report.initiative);
    OpeningRow row = speaker.row(
        Phrase::of("opening.turn.initiative", {{"player", player ? player->name : report.initiative}}), Tone::Fact, {});
    const auto* setting = rules::settingRow(battle, speaker.world().variant().scenario, "initiative");
    if (const auto cited = setting ? rules::citationOf(battle, *setting) : std::nullopt)
      row.because = {{{}, cited->text}};
    rows.push_back(std::move(row));
  }
  if (report.pool) {
    std::vector<std::string> armies;
    for (const PoolAnswer::Chit& each : report.pool->chits) {
      if (!rules::hasItem(armies, each.army)) armies.push_back(each.army);
    }
    for (const std::string& each : armies) rows.push_back(poolRow(speaker, report, each));
  }
  addStates(rows, speaker, report.course);
  if (report.nearest) rows.push_back(nearestRow(speaker, *report.nearest, "opening.turn.nearest"));
  if (report.nearestChoice) rows.push_back(nearestRow(speaker, *report.nearestChoice, "opening.turn.nearest-choice"));
  addCourse(rows, speaker, report.course);
  return rows;
}

namespace {

std::size_t countOf(const OpeningArrival& arrival, Room room) {
  return static_cast<std::size_t>(
      std::count_if(arrival.ways.begin(), arrival.ways.end(), [&](const auto& each) { return each.room == room; }));
}

Phrase fallbackOf(const model::Entry& entry) {
  switch (entry.fallback) {
    case model::EntryFallback::NearestFree: return Phrase::of("opening.arrival.nearest-free");
    case model::EntryFallback::Wait: return Phrase::of("opening.arrival.wait");
    case model::EntryFallback::None: break;
  }
  return Phrase::of("opening.arrival.no-fallback");
}

// "edge, hexes: 5, free: 3, with enemies: 2 – then over the nearest free ones".
Phrase waysOf(const Speaker& speaker, const OpeningArrival& arrival) {
  const auto* zone = speaker.world().battle().find<model::Zone>(arrival.entry->zone);
  const std::size_t enemies = countOf(arrival, Room::Enemies);
  const std::size_t friends = countOf(arrival, Room::Friends);
  Phrase ways = Phrase::of("opening.arrival.hexes",
                           {{"zone", speaker.zoneName(zone)}, {"count", numberText(arrival.ways.size())}});
  if (arrival.ways.empty()) return Phrase::of("opening.arrival.no-hexes", {{"zone", speaker.zoneName(zone)}});
  if (friends > 0)
    ways = Phrase::of("opening.arrival.friends", {{"hexes", std::move(ways)}, {"count", numberText(friends)}});
  if (enemies == 0) return ways;
  return Phrase::of(
      "opening.arrival.enemies",
      {{"hexes", std::move(ways)}, {"count", numberText(enemies)}, {"fallback", fallbackOf(*arrival.entry)}});
}

Phrase textOf(const Speaker& speaker, const OpeningArrival& arrival, int turn) {
  std::vector<Phrase::Argument> arguments{{"units", speaker.names(arrival.units)}, {"ways", waysOf(speaker, arrival)}};
  const auto with = [&](const char* name, Phrase phrase) {
    arguments.push_back({name, std::move(phrase)});
    return arguments;
  };
  if (arrival.entry->trigger == model::EntryTrigger::Activation) {
    if (arrival.leaders.empty()) return Phrase::of("opening.arrival.not-activated", arguments);
    return Phrase::of("opening.arrival.activated", with("leaders", speaker.names(arrival.leaders)));
  }
  if (arrival.entry->dice) {
    if (!arrival.earliest) return Phrase::of("opening.arrival.dice-unknown", arguments);
    if (arrival.chance) return Phrase::of("opening.arrival.dice-now", with("chance", percent(*arrival.chance)));
    with("turn", std::to_string(*arrival.earliest));
    return Phrase::of("opening.arrival.dice", with("chance", percent(*arrival.first)));
  }
  if (arrival.isNow(turn)) return Phrase::of("opening.arrival.now", arguments);
  if (!arrival.earliest) return Phrase::of("opening.arrival.sometime", arguments);
  return Phrase::of("opening.arrival.later", with("turn", std::to_string(*arrival.earliest)));
}

OpeningRow arrivalRow(const Speaker& speaker, const OpeningArrival& arrival, int turn) {
  const bool isNow = arrival.isNow(turn) || !arrival.leaders.empty();
  const bool isTaken = !arrival.ways.empty() && countOf(arrival, Room::Enemies) == arrival.ways.size();
  const bool isTrouble = isNow && (arrival.ways.empty() || isTaken);
  OpeningRow row = speaker.row(textOf(speaker, arrival, turn),
                               isTrouble ? Tone::Trouble
                               : isNow   ? Tone::Fact
                                         : Tone::Note,
                               arrival.units);
  for (const auto& each : arrival.ways) row.others.push_back(each.hex);
  row.certainty = arrival.certainty;
  row.because = arrival.because;
  for (const auto& each : arrival.ways) {
    if (each.room == Room::Free) continue;
    OpeningRow one =
        speaker.row(Phrase::of(each.room == Room::Enemies ? "opening.arrival.taken" : "opening.arrival.occupied",
                               {{"hex", speaker.number(each.hex)}, {"names", speaker.names([&] {
                                                                      std::vector<Member> units;
                                                                      for (const Member unit :
                                                                           speaker.world().position().at(each.hex))
                                                                        units.push_back(unit);
                                                                      return units;
                                                                    }())}}),
                    Tone::Note, {});
    one.army = row.army;
    one.others = {each.hex};
    row.rows.push_back(std::move(one));
  }
  return row;
}

}  // namespace

std::vector<OpeningRow> arrivalRows(const Speaker& speaker, const FirstTurn& report) {
  std::vector<OpeningRow> rows;
  const bool isSomebody = std::any_of(report.arrivals.begin(), report.arrivals.end(), [&](const OpeningArrival& each) {
    return each.isNow(report.turn) || each.entry->trigger == model::EntryTrigger::Activation;
  });
  if (!isSomebody) rows.push_back(speaker.row(Phrase::of("opening.arrival.nobody"), Tone::Note, {}));
  for (const OpeningArrival& each : report.arrivals) rows.push_back(arrivalRow(speaker, each, report.turn));
  return rows;
}

}  // namespace redoubt::ask::opening
