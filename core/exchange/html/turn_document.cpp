#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "core/exchange/html/battle_document.h"
#include "core/exchange/playing/event_words.h"
#include "core/exchange/playing/opening.h"
#include "core/hex/numbers.h"
#include "core/rules/set_up/set_up.h"
#include "core/rules/turns/activation.h"
#include "core/rules/turns/orders.h"
#include "core/rules/turns/track_spaces.h"

namespace redoubt::exchange::html {
namespace {

std::optional<int> minutesOf(std::string_view clock) {
  const std::size_t colon = clock.find(':');
  if (colon == std::string_view::npos) return std::nullopt;
  const auto number = [](std::string_view text) {
    int value = 0;
    const auto [end, failure] = std::from_chars(text.data(), text.data() + text.size(), value);
    return failure == std::errc() && end == text.data() + text.size() ? std::optional(value) : std::nullopt;
  };
  const auto hours = number(clock.substr(0, colon));
  const auto minutes = number(clock.substr(colon + 1));
  if (!hours || !minutes || *hours < 0 || *hours > 23 || *minutes < 0 || *minutes > 59) return std::nullopt;
  return *hours * 60 + *minutes;
}

class TurnWriter {
 public:
  TurnWriter(const PageGround& ground, const model::Scenario& scenario)
      : ground_(ground),
        scenario_(scenario),
        ownPool_(ground),
        schedule_(rules::schedule(ground.battle, ground.book, scenario.id)) {
    const auto variants = rules::variants(ground.battle, scenario.id);
    if (variants.empty()) return;
    for (rules::TurnPool& pool : rules::poolsOf(ground.battle, ground.book, *variants.front())) {
      pools_.emplace(pool.turn, std::move(pool));
    }
    placements_ = rules::placements(ground.battle, variants.front()->id);
    variant_ = variants.front();
  }

  Json turn(int turn, int first) const {
    Json json{{"label", std::to_string(turn)}};
    if (const std::string clock = clockAt(turn - first); !clock.empty()) json["title"] = clock;
    if (const model::Space* space = turnSpace(ground_.battle, turn)) json["space"] = ground_.id(*space);
    Json armies = Json::array();
    const std::vector<OwnChit> chits = variant_ ? ownPool_.at(*variant_, turn) : std::vector<OwnChit>();
    for (const model::Army& army : ground_.battle.all<model::Army>()) {
      Json row = armyIn(army, turn);
      addOwnChits(row, chits, &army);
      if (row.size() > 1) armies.push_back(std::move(row));
    }
    // Events and the end of the turn are nobody's.
    Json nobody = Json::object();
    addOwnChits(nobody, chits, nullptr);
    if (!nobody.empty()) armies.push_back(std::move(nobody));
    json["armies"] = std::move(armies);
    Json texts = Json::array();
    for (const model::Event* event : rules::eventsIn(ground_.battle, scenario_.id)) {
      if (turnOf(*event) == turn) texts.push_back(eventText(ground_, *event));
    }
    json["texts"] = std::move(texts);
    return json;
  }

 private:
  void addOwnChits(Json& row, const std::vector<OwnChit>& chits, const model::Army* army) const {
    std::map<std::string, int> choices;
    for (const OwnChit& chit : chits) {
      if (chit.army != army) continue;
      Json json{{"piece", chit.piece}, {"how", chit.choice || chit.isUnsure ? "choice" : "in"}};
      const std::string& note = chit.isPrinted && chit.title != titleOf(*chit.leader) ? chit.title : chit.kind;
      if (!note.empty() && (chit.isPrinted || note != chit.title)) json["note"] = note;
      row["chits"].push_back(std::move(json));
      if (chit.choice) choices[chit.kind] = *chit.choice;
    }
    for (const auto& [kind, count] : choices) row["choose"] = row.value("choose", 0) + count;
  }

  std::string clockAt(int turns) const {
    const auto start = rules::textSetting(ground_.battle, scenario_.id, "turn/start");
    const auto minutes = rules::integerSetting(ground_.battle, scenario_.id, "turn/minutes");
    const auto from = start ? minutesOf(*start) : std::nullopt;
    if (!from || !minutes || *minutes < 1 || *minutes > 10'000) return {};
    const int at = (*from + turns * *minutes) % (24 * 60);
    return fmt::format("{}:{:02}", at / 60, at % 60);
  }

  std::string chitOrLeader(const model::Leader& leader) const {
    return hasChit(ground_.battle, leader) ? ground_.chitId(leader) : ground_.pieceId(leader);
  }

  void addChit(Json& chits, Id<model::Leader> id, const char* how, const std::string& note = {}) const {
    const model::Leader* leader = ground_.battle.find<model::Leader>(id);
    if (!leader) return;
    Json row{{"piece", chitOrLeader(*leader)}, {"how", how}};
    if (!note.empty()) row["note"] = note;
    chits.push_back(std::move(row));
  }

  std::string chanceNote(const rules::DiceLeader& leader, int turn) const {
    if (!leader.arrival) return {};
    const rules::Chance chance = leader.until(turn);
    return ground_.say("page.turn.chance", {{"favourable", std::to_string(chance.favourable())},
                                            {"cases", std::to_string(chance.cases())}});
  }

  Json armyIn(const model::Army& army, int turn) const {
    Json row{{"army", ground_.id(army)}};
    Json chits = Json::array();
    Json texts = Json::array();
    if (const auto pool = pools_.find(turn); pool != pools_.end()) {
      for (const rules::ArmyPool& each : pool->second.armies) {
        if (each.army != army.id) continue;
        if (each.choices > 0 && !each.candidates.empty()) row["choose"] = each.choices;
        for (const auto leader : each.fixed) addChit(chits, leader, "in");
        if (each.choices > 0) {
          for (const auto leader : each.candidates) addChit(chits, leader, "choice");
        }
        for (const auto& leader : each.byDice) addChit(chits, leader.leader, "dice", chanceNote(leader, turn));
        for (const auto leader : each.opens) addOpening(texts, leader);
      }
    }
    const bool isPrintedOnly = chits.empty();
    for (const rules::ScheduleLine& line : schedule_) {
      if (line.turn != turn || line.army != army.id) continue;
      if (isPrintedOnly) addPrinted(row, chits, army, line);
      if (line.kind != model::PoolKind::Enters || !line.leader) continue;
      addChit(chits, *line.leader, "enters", hex::toRanges(ground_.layout, line.hexes));
    }
    addEntries(texts, army, turn);
    if (!chits.empty()) row["chits"] = uniqueChits(chits);
    if (!texts.empty()) row["texts"] = std::move(texts);
    return row;
  }

  // A line of the schedule as it stands, where nobody is placed yet and so nobody can be reckoned with.
  void addPrinted(Json& row, Json& chits, const model::Army& army, const rules::ScheduleLine& line) const {
    if (line.kind == model::PoolKind::Fixed && line.leader) addChit(chits, *line.leader, "in");
    if (line.kind == model::PoolKind::Dice && line.leader) addChit(chits, *line.leader, "dice");
    const auto* pool = ground_.battle.find<model::PoolLine>(line.line);
    if (line.kind != model::PoolKind::FreeChoice || !pool) return;
    row["choose"] = row.value("choose", 0) + line.count.value_or(1);
    for (const model::Leader& leader : ground_.battle.where<&model::Leader::army>(army.id)) {
      if (rules::allowsChoice(*pool, leader)) addChit(chits, leader.id, "choice");
    }
  }

  // A leader is said once, as what is surest.
  static Json uniqueChits(const Json& chits) {
    Json list = Json::array();
    std::set<std::string> known;
    for (const char* how : {"in", "enters", "dice", "choice"}) {
      for (const Json& chit : chits) {
        if (chit["how"] == how && known.insert(chit["piece"].get<std::string>()).second) list.push_back(chit);
      }
    }
    return list;
  }

  void addOpening(Json& texts, Id<model::Leader> id) const {
    const model::Leader* leader = ground_.battle.find<model::Leader>(id);
    if (leader) texts.push_back(ground_.say("page.turn.opens", {{"leader", leader->name}}));
  }

  std::string subjectOf(const model::Placement& placement) const {
    if (const model::Unit* unit = ground_.battle.find(placement.unit)) return unit->name;
    if (const model::Leader* leader = ground_.battle.find(placement.leader)) return leader->name;
    return placement.words;
  }

  void addEntries(Json& texts, const model::Army& army, int turn) const {
    std::map<Id<model::Entry>, std::vector<Phrase>> entering;
    for (const model::Placement* placement : placements_) {
      const model::Entry* entry = ground_.battle.find(placement->entry);
      if (placement->rule != model::PlacementRule::Enters || !entry || entry->army != army.id) continue;
      if (entry->trigger != model::EntryTrigger::Turn || entry->turn != turn) continue;
      entering[entry->id].emplace_back(subjectOf(*placement));
    }
    for (auto& [id, names] : entering) {
      constexpr std::size_t kMostNames = 40;
      const std::size_t more = names.size() > kMostNames ? names.size() - kMostNames : 0;
      if (more > 0) {
        names.resize(kMostNames);
        names.push_back(Phrase::of("page.turn.more", {{"count", std::to_string(more)}}));
      }
      const model::Entry* entry = ground_.battle.find<model::Entry>(id);
      const model::Zone* zone = ground_.battle.find<model::Zone>(entry->zone);
      texts.push_back(ground_.say("page.turn.enter",
                                  {{"who", listed(std::move(names))}, {"where", zone ? ground_.name(*zone) : "?"}}));
    }
  }

  const PageGround& ground_;
  const model::Scenario& scenario_;
  OwnPool ownPool_;
  const model::Variant* variant_ = nullptr;
  std::vector<rules::ScheduleLine> schedule_;
  std::map<int, rules::TurnPool> pools_;
  rules::PlacementList placements_;
};

}  // namespace

Json turnsOf(const PageGround& ground, const model::Scenario& scenario) {
  const auto turns = rules::gameTurns(ground.battle, ground.book, scenario.id);
  Json list = Json::array();
  if (!turns) return list;
  const TurnWriter writer(ground, scenario);
  for (int turn = turns->first; turn <= turns->last && turn - turns->first < kMostTurns; ++turn) {
    list.push_back(writer.turn(turn, turns->first));
  }
  return list;
}

}  // namespace redoubt::exchange::html
