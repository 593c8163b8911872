#include "editor/abilities/rules_on_map_facts.h"

#include <algorithm>
#include <array>
#include <deque>
#include <optional>

#include "core/ask/map_answers.h"
#include "core/ask/move_answers.h"
#include "core/rules/vocabulary/control_keys.h"
#include "core/rules/command/command.h"
#include "core/rules/set_up/set_up.h"

namespace redoubt::editor {
namespace {

using rules::Member;
using rules::Verdict;

constexpr std::size_t kLongestChain = 12;

MapRule::Kind kindOf(const rules::Flood& flood) {
  if (flood.question == "move") return MapRule::Kind::Move;
  return flood.question == "retreat" ? MapRule::Kind::Retreat : MapRule::Kind::Trace;
}

// Supply first, then command and ways off the map, those that nobody asks for, and moves.
std::size_t rankOf(const MapRule& rule) {
  constexpr std::array<std::string_view, 3> kFirst{"supply", "command", "exit"};
  if (rule.name.empty() || rule.kind == MapRule::Kind::Zone) return rule.kind == MapRule::Kind::CommandRange ? 3 : 0;
  const auto at = std::find(kFirst.begin(), kFirst.end(), rule.question);
  const auto moves = rule.kind == MapRule::Kind::Move ? 1u : rule.kind == MapRule::Kind::Retreat ? 2u : 0u;
  return 1 + (moves > 0 ? kFirst.size() + moves : static_cast<std::size_t>(at - kFirst.begin()));
}

std::set<hex::HexKey> keysOf(const std::map<hex::HexKey, Rational>& hexes) {
  std::set<hex::HexKey> keys;
  for (const auto& [hex, cost] : hexes) keys.insert(hex);
  return keys;
}

}  // namespace

class MapRuleGathering::Work {
 public:
  Work(const ask::World& world, const MapRule& rule) : world_(world), rule_(rule) {}

  const MapRuleFacts& facts() const { return facts_; }
  bool isDone() const { return waiting_.empty(); }

  void askFor(const std::vector<Member>& members) {
    waiting_.assign(members.begin(), members.end());
    facts_.waiting = static_cast<int>(waiting_.size());
  }

  void next() {
    const Member member = waiting_.front();
    waiting_.pop_front();
    if (rule_.kind == MapRule::Kind::Zone || rule_.kind == MapRule::Kind::Control) {
      addZone(member);
    } else if (source_) {
      addIfReachedFrom(*source_, member);
    } else {
      addTrace(member);
    }
    facts_.waiting = static_cast<int>(waiting_.size());
    if (waiting_.empty() && source_ && facts_.units.empty() && facts_.because.empty()) fail(MapRuleFault::NotForIt);
  }

  void traceOf(Member unit) {
    ask::TraceAnswer answer = trace(unit);
    facts_.chain.push_back(tracedBy(answer, unit));
    if (answer.because.empty() || !answer.isNeeded) return askFromSource(unit);
    facts_.units.push_back(facts_.chain.front());
    addReach(unit, answer);
    if (const rules::FloodRules* rules = flood()) {
      const rules::FloodReach& reach = world_.fields().flood(*rules, unit);
      facts_.starts = reach.starts;
      facts_.closed = reach.closed;
    }
    addChain(answer);
  }

  void moveOf(Member unit) {
    const bool isRetreat = rule_.kind == MapRule::Kind::Retreat;
    const int most = isRetreat ? ask::longestRetreat(world_) : 0;
    if (isRetreat && most == 0) return fail(MapRuleFault::NoRetreat);
    const ask::ReachAnswer answer =
        isRetreat ? ask::askRetreat(world_, unit, most) : ask::askReach(world_, unit, rule_.name);
    take(answer.because, answer.certainty);
    facts_.refusal = answer.refusal;
    if (!answer.refusal.empty()) return fail(MapRuleFault::Refused);
    if (!isRetreat && !answer.allowance && answer.missing.empty()) return fail(MapRuleFault::NotForIt);
    std::set<hex::HexKey> sure;
    std::set<hex::HexKey> possible{answer.unknown.begin(), answer.unknown.end()};
    for (const auto& end : answer.ends) {
      facts_.costs[end.hex] = end.cost;
      (end.chance ? possible : sure).insert(end.hex);
    }
    addTo(unit, std::move(sure), std::move(possible));
  }

  void fail(MapRuleFault fault) { facts_.fault = fault; }

 private:
  const rules::ZoneRules* zone() const { return &world_.mechanics().zones.at(rules::Symbol(rule_.name)); }
  // Null for the older rules of command.
  const rules::FloodRules* flood() const {
    const auto found = world_.mechanics().floods.find(rules::Symbol(rule_.name));
    return rule_.name.empty() || found == world_.mechanics().floods.end() ? nullptr : &found->second;
  }
  std::string sideOf(Member piece) const {
    const auto& side = world_.position().piece(piece).side;
    return side.empty() ? std::string() : std::string(side.front().text());
  }

  int placeOf(const std::string& side) const {
    std::vector<std::pair<int, std::string>> players;
    for (const model::Player& each : world_.battle().all<model::Player>()) players.emplace_back(each.ordinal, each.slug);
    std::sort(players.begin(), players.end());
    const auto at = std::find_if(players.begin(), players.end(), [&](const auto& each) { return each.second == side; });
    return at == players.end() ? 0 : static_cast<int>(at - players.begin());
  }

  ask::TraceAnswer trace(Member piece) const {
    return flood() ? ask::askFlood(world_, *flood(), piece) : ask::askCommandRange(world_, piece);
  }

  Traced tracedBy(const ask::TraceAnswer& answer, Member piece) {
    take(answer.because, rules::Certainty::Known);
    const rules::Piece& row = world_.position().piece(piece);
    Traced traced{row.row->id, *row.hex, answer.in, answer.isNeeded, answer.path};
    if (answer.in != Verdict::Unknown) facts_.certainty = worse(facts_.certainty, answer.certainty);
    return traced;
  }

  // The hexes from which the piece would be reached.
  void addReach(Member piece, const ask::TraceAnswer& answer) {
    if (const rules::FloodRules* rules = flood()) {
      const rules::FloodReach& reach = world_.fields().flood(*rules, piece);
      addTo(piece, keysOf(reach.sure), keysOf(reach.possible));
    } else {
      addTo(piece, ask::hexesInRange(world_, answer.sources), {});
    }
  }

  void addTo(Member piece, std::set<hex::HexKey> sure, std::set<hex::HexKey> possible) {
    if (sure.empty() && possible.empty()) return;
    MapArea& area = areaOf(sideOf(piece));
    area.sure.merge(sure);
    area.possible.merge(possible);
    std::erase_if(area.possible, [&](hex::HexKey hex) { return area.sure.contains(hex); });
  }

  MapArea& areaOf(const std::string& side) {
    const auto known = std::find_if(facts_.areas.begin(), facts_.areas.end(),
                                    [&](const MapArea& each) { return each.side == side; });
    if (known != facts_.areas.end()) return *known;
    return facts_.areas.emplace_back(MapArea{side, placeOf(side), {}, {}});
  }

  void addZone(Member piece) {
    const ask::ZoneAnswer answer = rule_.kind == MapRule::Kind::Control ? ask::askControl(world_, {piece})
                                                                        : ask::askZone(world_, *zone(), {piece});
    take(answer.because, answer.certainty);
    for (const auto& each : answer.zones) addTo(piece, each.sure, each.possible);
  }

  void addTrace(Member piece) {
    const ask::TraceAnswer answer = trace(piece);
    if (!answer.isNeeded || answer.because.empty()) return;
    facts_.units.push_back(tracedBy(answer, piece));
    addReach(piece, answer);
  }

  // The units whose way begins with a leader, a depot.
  void askFromSource(Member source) {
    source_ = source;
    if (!flood()) addTo(source, ask::hexesInRange(world_, {source}), {});
    const auto all = world_.position().onMap();
    askFor({all.begin(), all.end()});
    addAbove(source);
  }

  void addIfReachedFrom(Member source, Member unit) {
    const ask::TraceAnswer answer = trace(unit);
    const bool isFromIt = std::find(answer.sources.begin(), answer.sources.end(), source) != answer.sources.end();
    if (answer.isNeeded && isFromIt) facts_.units.push_back(tracedBy(answer, unit));
  }

  // What reaches the unit, what reaches that, and so on, until one needs nobody.
  void addChain(ask::TraceAnswer answer) {
    std::set<Member> seen;
    Member last = rules::kNobody;
    while (!answer.sources.empty() && facts_.chain.size() < kLongestChain && seen.insert(answer.sources.front()).second) {
      last = answer.sources.front();
      answer = trace(last);
      facts_.chain.push_back(tracedBy(answer, last));
      if (!answer.isNeeded) break;
    }
    if (last != rules::kNobody) addAbove(last);
  }

  // The overall commander of a leader, if this is about command and they are on the map.
  void addAbove(Member leader) {
    const bool isCommand = rule_.kind == MapRule::Kind::CommandRange || rule_.question == "command";
    const rules::Piece& piece = world_.position().piece(leader);
    if (!isCommand || !piece.leader) return;
    const model::Army* army = world_.battle().find<model::Army>(piece.leader->army);
    const model::Leader* above =
        army ? rules::overallCommander(world_.battle(), world_.variant().scenario, *army) : nullptr;
    if (!above || above->id == piece.leader->id) return;
    for (const Member each : world_.position().onMap()) {
      const rules::Piece& other = world_.position().piece(each);
      if (!other.leader || other.leader->id != above->id) continue;
      facts_.chain.push_back({other.row->id, *other.hex, Verdict::Unknown, false, {}, true});
      return;
    }
  }

  void take(const std::vector<ask::Reason>& because, rules::Certainty certainty) {
    facts_.certainty = worse(facts_.certainty, certainty);
    for (const ask::Reason& each : because) {
      const auto& known = facts_.because;
      if (std::find(known.begin(), known.end(), each) == known.end()) facts_.because.push_back(each);
    }
  }

  const ask::World& world_;
  const MapRule rule_;
  MapRuleFacts facts_;
  std::deque<Member> waiting_;
  std::optional<Member> source_;  ///< those are asked for whom it reaches
};

namespace {

std::vector<Member> membersOf(const ask::World& world, const MapAudience& audience) {
  std::vector<Member> members;
  const rules::Symbol army(audience.army);
  for (const Member each : world.position().onMap()) {
    const auto& its = world.position().piece(each).army;
    const bool isIn = audience.whose == MapAudience::Whose::All || std::find(its.begin(), its.end(), army) != its.end();
    if (isIn) members.push_back(each);
  }
  return members;
}

}  // namespace

bool isAboutOne(MapRule::Kind kind) {
  return kind == MapRule::Kind::Move || kind == MapRule::Kind::Retreat;
}

std::vector<MapRule> mapRules(const rules::Mechanics& mechanics, const rules::RuleBook& book) {
  std::vector<MapRule> found;
  for (const auto& [name, zone] : mechanics.zones) found.push_back({MapRule::Kind::Zone, zone.path, zone.name});
  const std::string control = rules::keys::kControlZones.path();
  if (book.row(control)) found.push_back({MapRule::Kind::Control, control});
  for (const auto& [name, flood] : mechanics.floods) {
    found.push_back({kindOf(flood.flood), flood.path, flood.name, flood.flood.question});
  }
  if (mechanics.floodsFor("command").empty() && rules::commandReach(book)) {
    found.push_back({MapRule::Kind::CommandRange, "command/range"});
  }
  std::sort(found.begin(), found.end(), [](const MapRule& a, const MapRule& b) {
    return std::pair(rankOf(a), a.path) < std::pair(rankOf(b), b.path);
  });
  return found;
}

int MapRuleFacts::hexes() const {
  std::set<hex::HexKey> all;
  for (const MapArea& each : areas) all.insert(each.sure.begin(), each.sure.end());
  return static_cast<int>(all.size());
}

int MapRuleFacts::possibleHexes() const {
  std::set<hex::HexKey> all;
  for (const MapArea& each : areas) all.insert(each.possible.begin(), each.possible.end());
  for (const MapArea& each : areas) {
    std::erase_if(all, [&](hex::HexKey hex) { return each.sure.contains(hex); });
  }
  return static_cast<int>(all.size());
}

int MapRuleFacts::count(rules::Verdict in) const {
  return static_cast<int>(std::count_if(units.begin(), units.end(), [&](const Traced& each) { return each.in == in; }));
}

MapRuleGathering::MapRuleGathering(const ask::World& world, const MapRule& rule, const MapAudience& audience,
                                   Member selected)
    : work_(std::make_unique<Work>(world, rule)) {
  const bool isOne = audience.whose == MapAudience::Whose::Selected || isAboutOne(rule.kind);
  const bool isOfZone = rule.kind == MapRule::Kind::Zone || rule.kind == MapRule::Kind::Control;
  if (isOne && !world.position().hexOf(selected)) {
    work_->fail(MapRuleFault::NotOnMap);
  } else if (isAboutOne(rule.kind)) {
    work_->moveOf(selected);
  } else if (isOne && !isOfZone) {
    work_->traceOf(selected);
  } else {
    work_->askFor(isOne ? std::vector{selected} : membersOf(world, audience));
  }
}

MapRuleGathering::~MapRuleGathering() = default;

bool MapRuleGathering::isDone() const {
  return work_->isDone();
}

void MapRuleGathering::go(std::chrono::milliseconds time) {
  const auto end = std::chrono::steady_clock::now() + time;
  while (!isDone()) {
    work_->next();
    if (std::chrono::steady_clock::now() >= end) return;
  }
}

const MapRuleFacts& MapRuleGathering::facts() const {
  return work_->facts();
}

}  // namespace redoubt::editor
