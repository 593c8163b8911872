#include <algorithm>

#include "core/base/ids.h"
#include "core/base/text.h"
#include "core/model/forces_edit.h"
#include "core/rules/set_up/set_up.h"
#include "core/rules/turns/schedule.h"
#include "core/rules/turns/schedule_edit.h"
#include "core/transcribe/taker.h"

namespace redoubt::transcribe {

void Taker::takeSchedule(Line& line) {
  if (isElsewhere()) return attendElsewhere(line);
  for (Item& item : line.items) {
    attend(line, item);
    if (!item.turn) {
      leave(line, item.time.empty() ? item.unit : item.time, Phrase::of("reading.guesses.no-turn"));
    } else if (item.unit.empty() || item.isAny) {
      takePool(line, item);
    } else {
      Likeness likeness = Likeness::None;
      const auto leader = Matcher(now()).leader(item.unit, armiesOf(item), likeness);
      const Meaning unit = Matcher(now()).subject(item, armiesOf(item), used_[variant_], {});
      const bool isLeader =
          leader && (likeness <= Likeness::Numerals || likeness == Likeness::Kept) && unit.units.empty();
      isLeader ? takePool(line, item) : takeArrival(line, item);
    }
  }
}

int Taker::lastTurnOf(const Item& item) const {
  if (item.lastTurn) return *item.lastTurn;
  if (!item.onward) return *item.turn;
  const auto turns = rules::gameTurns(now(), rules::RuleBook(now()), options_.scenario);
  return turns ? std::max(turns->last, *item.turn) : *item.turn;
}

// A line of the activation pool.
void Taker::takePool(Line& line, Item& item) {
  const std::set<Id<model::Army>> armies = armiesOf(item);
  const std::string& words = item.leader.empty() ? item.unit : item.leader;
  model::PoolLine wanted;
  wanted.scenario = options_.scenario;
  wanted.firstTurn = *item.turn;
  wanted.lastTurn = lastTurnOf(item);
  if (item.isAny && !item.count) return leave(line, words, Phrase::of("reading.guesses.choice-left"));
  if (item.isAny) {
    wanted.kind = model::PoolKind::FreeChoice;
    wanted.count = item.count;
    wanted.army = onlyArmy(armies);
  } else {
    Likeness likeness = Likeness::None;
    wanted.leader = Matcher(now()).leader(words, armies, likeness);
    if (!wanted.leader) wanted.leader = Matcher(now()).leader(words, {}, likeness);
    const auto* leader = now().find(wanted.leader);
    if (!leader) return leave(line, words, Phrase::of("reading.guesses.no-such-name"));
    Meaning meaning;
    meaning.leader = wanted.leader;
    meaning.likeness = likeness;
    guessLikeness(line, words, meaning);
    wanted.army = leader->army;
    if (!item.hex.empty()) wanted.kind = model::PoolKind::Enters;
  }
  if (!now().find<model::Army>(wanted.army)) return leave(line, words, Phrase::of("reading.guesses.no-army"));
  if (!item.hex.empty()) wanted.entry = entryOf(line, item, wanted.army, true);
  // one that says it already, perhaps for more turns
  bool isThere = false;
  for (const model::PoolLine* each : rules::rowsIn<model::PoolLine>(now(), options_.scenario)) {
    const bool says = each->army == wanted.army && each->leader == wanted.leader &&
                      each->firstTurn <= wanted.firstTurn && each->lastTurn >= wanted.lastTurn &&
                      (each->kind == wanted.kind || (!item.isAny && each->kind != model::PoolKind::Unavailable)) &&
                      (!wanted.count || each->count == wanted.count);
    if (!says) continue;
    isThere = true;
    record(model::PoolLine::kTable, model::keyText<model::PoolLine>(each->id), line);
    break;
  }
  if (isThere) return fate(Fate::There);
  wanted.id = {randomId()};
  model::Edit edit;
  edit.put(wanted);
  apply(edit);
  ++counts_.poolLines;
  fate(Fate::Added);
  record(model::PoolLine::kTable, model::keyText<model::PoolLine>(wanted.id), line);
}

std::optional<Id<model::Entry>> Taker::entryOf(Line& line, const Item& item, Id<model::Army> army, bool onActivation) {
  const std::vector<hex::HexKey> hexes = hexesOf(line, item.hex);
  if (hexes.empty()) return std::nullopt;
  const Id<model::Zone> zone = zoneWith(hexes, item.hex, model::ZoneKind::Entry);
  const auto trigger = onActivation ? model::EntryTrigger::Activation : model::EntryTrigger::Turn;
  for (const model::Entry* entry : rules::entriesIn(now(), options_.scenario)) {
    const bool sameTurn = onActivation || entry->turn == item.turn;
    if (entry->army == army && entry->zone == zone && sameTurn) return entry->id;
  }
  auto added = rules::addEntry(now(), rules::RuleBook(now()), options_.scenario, army, zone, title_);
  apply(added.edit);
  const model::Entry* made = nullptr;
  for (const model::Entry& entry : added.edit.puts<model::Entry>()) made = &entry;
  if (!made) return std::nullopt;
  model::Entry entry = *made;
  entry.trigger = trigger;
  entry.turn = onActivation ? std::nullopt : item.turn;
  model::Edit edit;
  edit.put(entry);
  apply(edit);
  ++counts_.entries;
  fate(Fate::Added);
  record(model::Entry::kTable, model::keyText<model::Entry>(entry.id), line);
  return entry.id;
}

// Units that come onto the map.
void Taker::takeArrival(Line& line, Item& item) {
  const std::set<Id<model::Army>> armies = armiesOf(item);
  if (item.hex.empty() && item.zone.empty()) return leave(line, item.unit, Phrase::of("reading.guesses.no-place"));
  Used& used = used_[variant_];
  Meaning meaning = Matcher(now()).subject(item, armies, used, {});
  if (meaning.likeness == Likeness::Generic) meaning.units.resize(1);
  guessLikeness(line, item.unit, meaning);
  if (meaning.empty()) return leave(line, item.unit, Phrase::of("reading.guesses.no-such-name"));
  std::optional<Id<model::Army>> army;
  if (!meaning.units.empty()) army = now().find<model::Unit>(meaning.units.front())->army;
  if (const auto* leader = now().find(meaning.leader)) army = leader->army;
  if (!army) return leave(line, item.unit, Phrase::of("reading.guesses.no-army"));
  const auto entry = entryOf(line, item, *army, false);
  if (!entry) return leave(line, item.hex.empty() ? item.zone : item.hex, Phrase::of("reading.guesses.place-left"));
  model::Placement placement;
  placement.words = item.unit;
  placement.rule = model::PlacementRule::Enters;
  placement.entry = entry;
  placement.leader = meaning.leader;
  if (meaning.leader) {
    placement.subject = model::PlacementSubject::Leader;
    return put(line, std::move(placement), army);
  }
  for (const Id<model::Unit> unit : meaning.units) {
    used.units.insert(unit);
    model::Placement one = placement;
    one.unit = unit;
    put(line, std::move(one), army);
  }
}

}  // namespace redoubt::transcribe
