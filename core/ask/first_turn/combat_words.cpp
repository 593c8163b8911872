#include <algorithm>
#include <map>

#include "core/ask/first_turn/parts.h"
#include "core/ask/first_turn/speaker.h"

// Fire, attacks and charges in words.
namespace redoubt::ask::opening {
namespace {

using rules::Member;
using Can = OpeningShot::Can;
using How = OpeningApproach::How;
using Tone = OpeningRow::Tone;

// What is said of those who stand nowhere.
void addWithoutHex(std::vector<OpeningRow>& rows, const Speaker& speaker, const FirstTurn& report) {
  if (report.moves.empty()) rows.push_back(speaker.row(Phrase::of("opening.no-unit-placed"), Tone::Perhaps, {}));
  if (report.moves.empty() || report.withoutHex == 0) return;
  rows.push_back(
      speaker.row(Phrase::of("opening.without-hex", {{"count", numberText(report.withoutHex)}}), Tone::Perhaps, {}));
}

Phrase blockOf(const Speaker& speaker, const OpeningShot& shot) {
  if (shot.blockers.empty()) return Phrase::of("opening.hidden");
  if (shot.block == rules::SightBlock::Unit)
    return Phrase::of("opening.hidden-by-unit", {{"hexes", speaker.hexes(shot.blockers)}});
  if (!shot.terrain.empty()) {
    const auto title = speaker.world().book().text("terrain/" + shot.terrain + "/title");
    return Phrase::of("opening.hidden-by-terrain",
                      {{"terrain", title.value_or(shot.terrain)}, {"hexes", speaker.hexes(shot.blockers)}});
  }
  return Phrase::of("opening.hidden-by", {{"hexes", speaker.hexes(shot.blockers)}});
}

OpeningRow shotRow(const Speaker& speaker, Member unit, const OpeningShot& shot) {
  std::vector<Phrase::Argument> arguments{{"target", speaker.targets(unit, shot.on)},
                                          {"distance", std::to_string(shot.distance)}};
  const auto with = [&](const char* name, Phrase phrase) {
    arguments.push_back({name, std::move(phrase)});
    return arguments;
  };
  OpeningRow row;
  switch (shot.can) {
    case Can::Yes:
      row = speaker.row(Phrase::of("opening.fire.shot", with("outcome", speaker.outcome(shot.answer))), Tone::Fact,
                        {unit});
      break;
    case Can::Perhaps:
      with("condition", speaker.condition(shot.answer.refusals));
      row = speaker.row(Phrase::of("opening.fire.perhaps", with("outcome", speaker.outcome(shot.answer))),
                        Tone::Perhaps, {unit});
      break;
    case Can::Turned: row = speaker.row(Phrase::of("opening.fire.turned", arguments), Tone::Note, {unit}); break;
    case Can::Hidden:
      row = speaker.row(Phrase::of("opening.fire.hidden", with("block", blockOf(speaker, shot))), Tone::Note, {unit});
      for (const hex::HexKey each : shot.blockers) row.others.push_back(each);
      break;
  }
  pointAt(row, shot.on);
  row.certainty = shot.answer.certainty;
  row.because = shot.answer.because;
  return row;
}

std::size_t countOf(const OpeningFire& fire, Can can) {
  return static_cast<std::size_t>(
      std::count_if(fire.shots.begin(), fire.shots.end(), [&](const OpeningShot& each) { return each.can == can; }));
}

// What is told of those it can't fire at, beside those it can.
Phrase restOf(const OpeningFire& fire) {
  std::vector<Phrase> parts;
  const std::size_t turned = fire.shots.front().can == Can::Turned ? 0 : countOf(fire, Can::Turned);
  const std::size_t hidden = countOf(fire, Can::Hidden);
  if (turned > 0) parts.push_back(Phrase::of("opening.fire.turned-count", {{"count", numberText(turned)}}));
  if (hidden > 0) parts.push_back(Phrase::of("opening.fire.hidden-count", {{"count", numberText(hidden)}}));
  return Phrase::listOf("lists.comma", std::move(parts));
}

// Units of one hex that fire alike are told together.
struct Firers {
  const OpeningFire* fire = nullptr;
  std::vector<Member> units;
};

bool areAlike(const OpeningFire& a, const OpeningFire& b) {
  return a.range == b.range && a.certainty == b.certainty &&
         std::equal(a.shots.begin(), a.shots.end(), b.shots.begin(), b.shots.end(),
                    [](const OpeningShot& one, const OpeningShot& other) {
                      return one.can == other.can && one.on == other.on && one.answer.action == other.answer.action &&
                             one.answer.lookup.column == other.answer.lookup.column &&
                             one.answer.lookup.results == other.answer.lookup.results &&
                             checkIn(one.answer.effects) == checkIn(other.answer.effects);
                    });
}

// Those with enemies within range.
std::vector<Firers> firersOf(const Speaker& speaker, const FirstTurn& report) {
  std::vector<Firers> firers;
  const rules::Position& position = speaker.world().position();
  for (const OpeningFire& each : report.fire) {
    if (each.shots.empty()) continue;
    const auto known = std::find_if(firers.begin(), firers.end(), [&](const Firers& other) {
      return position.hexesOf(other.units.front()) == position.hexesOf(each.unit) &&
             position.piece(other.units.front()).army == position.piece(each.unit).army && areAlike(*other.fire, each);
    });
    if (known != firers.end()) {
      known->units.push_back(each.unit);
    } else {
      firers.push_back({&each, {each.unit}});
    }
  }
  return firers;
}

OpeningRow fireRow(const Speaker& speaker, const Firers& firers) {
  const OpeningFire& fire = *firers.fire;
  const std::vector<Member>& units = firers.units;
  const OpeningShot& nearest = fire.shots.front();
  const std::size_t sure = countOf(fire, Can::Yes);
  const std::size_t perhaps = countOf(fire, Can::Perhaps);
  const Phrase range = fire.range ? Phrase(std::to_string(*fire.range)) : Phrase("?");
  std::vector<Phrase::Argument> arguments{{"unit", speaker.placed(units)},
                                          {"range", range},
                                          {"target", speaker.number(nearest.on)},
                                          {"distance", std::to_string(nearest.distance)}};
  const auto with = [&](const char* name, Phrase phrase) {
    arguments.push_back({name, std::move(phrase)});
    return arguments;
  };
  OpeningRow row;
  if (sure > 0) {
    with("count", numberText(sure));
    row = speaker.row(Phrase::of("opening.fire.unit", with("outcome", speaker.outcome(nearest.answer))), Tone::Fact,
                      units);
  } else if (perhaps > 0) {
    with("count", numberText(perhaps));
    row = speaker.row(
        Phrase::of("opening.fire.unit-perhaps", with("condition", speaker.condition(nearest.answer.refusals))),
        Tone::Perhaps, units);
  } else {
    const bool isTurned = nearest.can == Can::Turned;
    with("count", numberText(isTurned ? countOf(fire, Can::Turned) : fire.shots.size()));
    if (!isTurned) with("why", blockOf(speaker, nearest));
    row = speaker.row(Phrase::of(isTurned ? "opening.fire.unit-turned" : "opening.fire.unit-none", arguments),
                      Tone::Note, units);
  }
  const Phrase rest = sure + perhaps > 0 || nearest.can == Can::Turned ? restOf(fire) : Phrase();
  if (!rest.empty() && !rest.items().empty())
    row.text = Phrase::of("opening.fire.and-rest", {{"fire", std::move(row.text)}, {"rest", rest}});
  row.certainty = fire.certainty;
  row.because = fire.because;
  for (const OpeningShot& each : fire.shots) {
    row.rows.push_back(shotRow(speaker, fire.unit, each));
    for (const Reason& reason : each.answer.because) {
      if (!rules::hasItem(row.because, reason)) row.because.push_back(reason);
    }
    if (each.can == Can::Yes || (sure == 0 && each.can == Can::Perhaps)) pointAt(row, each.on);
  }
  if (sure + perhaps == 0) pointAt(row, nearest.on);
  return row;
}

}  // namespace

std::vector<OpeningRow> fireRows(const Speaker& speaker, const FirstTurn& report) {
  std::vector<OpeningRow> rows;
  std::vector<Firers> firing = firersOf(speaker, report);
  std::map<std::string, std::vector<Member>> idle;
  for (const OpeningFire& each : report.fire) {
    if (each.shots.empty() && each.range) idle[speaker.armyOf(each.unit)].push_back(each.unit);
  }
  std::stable_sort(firing.begin(), firing.end(), [](const Firers& a, const Firers& b) {
    const auto rank = [](const Firers& each) {
      return std::pair(each.fire->shots.front().can, each.fire->shots.front().distance);
    };
    return rank(a) < rank(b);
  });
  for (const Firers& each : firing) rows.push_back(fireRow(speaker, each));
  if (report.hasFire) addWithoutHex(rows, speaker, report);
  if (!report.hasFire) {
    rows.push_back(speaker.row(Phrase::of("opening.fire.no-rules"), Tone::Note, {}));
  } else if (firing.empty() && !report.moves.empty()) {
    rows.push_back(speaker.row(Phrase::of("opening.fire.nobody"), Tone::Note, {}));
  }
  for (const auto& [army, units] : idle) {
    OpeningRow row =
        speaker.row(Phrase::of("opening.fire.idle", {{"count", numberText(units.size())}}), Tone::Note, units);
    row.army = army;
    rows.push_back(std::move(row));
  }
  return rows;
}

namespace {

OpeningRow attackRow(const Speaker& speaker, const OpeningAttack& attack) {
  Phrase outcome = speaker.outcome(attack.answer);
  if (attack.isPerhaps) {
    outcome = Phrase::of("opening.conditional",
                         {{"what", std::move(outcome)}, {"condition", speaker.condition(attack.answer.refusals)}});
  }
  OpeningRow row =
      speaker.row(Phrase::of("opening.attack.now", {{"by", speaker.names(attack.by)},
                                                    {"target", speaker.targets(attack.by.front(), attack.on)},
                                                    {"outcome", std::move(outcome)}}),
                  attack.isPerhaps ? Tone::Perhaps : Tone::Fact, attack.by);
  row.others.push_back(attack.on);
  for (const hex::HexKey from : row.hexes) row.lines.emplace_back(from, attack.on);
  row.certainty = attack.answer.certainty;
  row.because = attack.answer.because;
  return row;
}

Phrase wayTo(const Speaker& speaker, const OpeningApproach& approach) {
  std::vector<Phrase::Argument> arguments{{"hex", speaker.number(approach.on)},
                                          {"from", speaker.number(approach.from)},
                                          {"cost", toText(approach.cost)},
                                          {"action", speaker.titleOfAction(approach.action)}};
  Phrase way;
  switch (approach.how) {
    case How::Enter: way = Phrase::of("opening.way.enter", std::move(arguments)); break;
    case How::Beside: way = Phrase::of("opening.way.beside", std::move(arguments)); break;
    case How::Charge: way = Phrase::of("opening.way.charge", std::move(arguments)); break;
    case How::Act: way = Phrase::of("opening.way.act", std::move(arguments)); break;
  }
  if (approach.chance)
    way = Phrase::of("opening.with-chance", {{"result", std::move(way)}, {"chance", percent(*approach.chance)}});
  if (approach.isPerhaps) way = Phrase::of("opening.perhaps", {{"what", std::move(way)}});
  return way;
}

// The cheapest of each kind, and how many more.
Phrase waysOf(const Speaker& speaker, const std::vector<OpeningApproach>& approaches) {
  std::vector<Phrase> parts;
  for (std::size_t place = 0; place < approaches.size();) {
    const How how = approaches[place].how;
    std::size_t end = place;
    const OpeningApproach* first = &approaches[place];
    for (; end < approaches.size() && approaches[end].how == how; ++end) {
      if (first->isPerhaps && !approaches[end].isPerhaps) first = &approaches[end];
    }
    Phrase way = wayTo(speaker, *first);
    if (end - place > 1)
      way = Phrase::of("opening.way.more", {{"way", std::move(way)}, {"count", numberText(end - place - 1)}});
    parts.push_back(std::move(way));
    place = end;
  }
  return Phrase::listOf("lists.semicolon", std::move(parts));
}

bool areAlike(const OpeningMove& a, const OpeningMove& b) {
  return a.allowance == b.allowance && a.certainty == b.certainty &&
         std::equal(a.approaches.begin(), a.approaches.end(), b.approaches.begin(), b.approaches.end(),
                    [](const OpeningApproach& one, const OpeningApproach& other) {
                      return one.how == other.how && one.on == other.on && one.from == other.from &&
                             one.cost == other.cost && one.isPerhaps == other.isPerhaps && one.action == other.action;
                    });
}

// Units of one hex that can do the same are told together.
struct Movers {
  const OpeningMove* move = nullptr;
  std::vector<Member> units;
};

std::vector<Movers> moversOf(const Speaker& speaker, const FirstTurn& report) {
  std::vector<Movers> movers;
  const rules::Position& position = speaker.world().position();
  for (const OpeningMove& each : report.moves) {
    if (each.approaches.empty()) continue;
    const auto known = std::find_if(movers.begin(), movers.end(), [&](const Movers& other) {
      return position.hexesOf(other.units.front()) == position.hexesOf(each.unit) &&
             position.piece(other.units.front()).army == position.piece(each.unit).army && areAlike(*other.move, each);
    });
    if (known != movers.end()) {
      known->units.push_back(each.unit);
    } else {
      movers.push_back({&each, {each.unit}});
    }
  }
  return movers;
}

OpeningRow moveRow(const Speaker& speaker, const Movers& movers) {
  const OpeningMove& move = *movers.move;
  const bool isPerhaps =
      std::all_of(move.approaches.begin(), move.approaches.end(), [](const auto& each) { return each.isPerhaps; });
  OpeningRow row =
      speaker.row(Phrase::of("opening.attack.move", {{"units", speaker.placed(movers.units)},
                                                     {"points", move.allowance ? toText(*move.allowance) : "?"},
                                                     {"ways", waysOf(speaker, move.approaches)}}),
                  isPerhaps ? Tone::Perhaps : Tone::Fact, movers.units);
  row.certainty = move.certainty;
  row.because = move.because;
  for (const OpeningApproach& each : move.approaches) {
    pointAt(row, each.on);
    OpeningRow one = speaker.row(
        Phrase::of("opening.attack.approach",
                   {{"target", speaker.targets(movers.units.front(), each.on)}, {"way", wayTo(speaker, each)}}),
        each.isPerhaps ? Tone::Perhaps : Tone::Fact, movers.units);
    pointAt(one, each.on);
    if (each.how == How::Beside) one.others.push_back(each.from);
    one.certainty = move.certainty;
    one.because = move.because;
    row.rows.push_back(std::move(one));
  }
  return row;
}

}  // namespace

std::vector<OpeningRow> attackRows(const Speaker& speaker, const FirstTurn& report) {
  std::vector<OpeningRow> rows;
  for (const OpeningAttack& each : report.attacks) rows.push_back(attackRow(speaker, each));
  std::vector<Movers> movers = moversOf(speaker, report);
  std::stable_sort(movers.begin(), movers.end(), [](const Movers& a, const Movers& b) {
    const auto cheapest = [](const Movers& each) {
      return std::min_element(each.move->approaches.begin(), each.move->approaches.end(),
                              [](const auto& one, const auto& other) { return one.cost < other.cost; })
          ->cost;
    };
    return cheapest(a) < cheapest(b);
  });
  for (const Movers& each : movers) rows.push_back(moveRow(speaker, each));
  const bool isPossible = report.hasAttacks || report.entersEnemies;
  const bool isNobody = rows.empty();
  if (isPossible) addWithoutHex(rows, speaker, report);
  if (isNobody && (!isPossible || !report.moves.empty())) {
    rows.push_back(
        speaker.row(Phrase::of(isPossible ? "opening.attack.nobody" : "opening.attack.no-rules"), Tone::Note, {}));
  }
  std::map<std::string, std::vector<Member>> idle;
  for (const OpeningMove& each : report.moves) {
    if (each.approaches.empty() && each.missing.empty()) idle[speaker.armyOf(each.unit)].push_back(each.unit);
  }
  for (const auto& [army, units] : idle) {
    OpeningRow row =
        speaker.row(Phrase::of("opening.attack.idle", {{"count", numberText(units.size())}}), Tone::Note, units);
    row.army = army;
    rows.push_back(std::move(row));
  }
  return rows;
}

}  // namespace redoubt::ask::opening
