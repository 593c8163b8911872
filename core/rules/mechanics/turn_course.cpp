#include "core/rules/mechanics/turn_course.h"

#include <algorithm>
#include <set>

#include "core/rules/mechanics/fields.h"

namespace redoubt::rules {
namespace {

const model::Leader* leaderNamed(const model::Battle& battle, std::string_view slug) {
  for (const model::Leader& each : battle.all<model::Leader>()) {
    if (each.slug == slug) return &each;
  }
  return nullptr;
}

// The slugs of the commands that a leader has.
std::vector<Symbol> commandsOfLeader(const model::Battle& battle, const model::Leader* leader) {
  std::vector<Symbol> commands;
  if (!leader) return commands;
  for (const model::Command& each : battle.all<model::Command>()) {
    if (each.leader == leader->id) commands.emplace_back(each.slug);
  }
  return commands;
}

// Whether a chit activates a unit, apart from the rule's own condition.
class Activating {
 public:
  Activating(const Position& position, const ChitNow& chit) : position_(position), chit_(chit) {
    const Chit& rules = chit.rules->chit;
    const bool isLeader = rules.of == Chit::Of::Leader || rules.of == Chit::Of::Leaders;
    const bool isCommand = rules.of == Chit::Of::Command || rules.of == Chit::Of::Commands;
    if (isLeader) {
      commands_ = commandsOfLeader(position.battle(), leaderNamed(position.battle(), chit.name));
      leader_ = Symbol(chit.name);
    }
    if (isCommand) commands_ = {Symbol(chit.name)};
    isArmy_ = rules.of == Chit::Of::Army;
  }

  bool takes(const Piece& piece) const {
    if (isArmy_) return hasItem(piece.army, Symbol(chit_.rules->chit.name));
    if (piece.leader) return hasItem(piece.name, leader_);
    return std::any_of(piece.commands.begin(), piece.commands.end(),
                       [&](Symbol command) { return hasItem(commands_, command); });
  }

 private:
  const Position& position_;
  const ChitNow& chit_;
  std::vector<Symbol> commands_;
  Symbol leader_;
  bool isArmy_ = false;
};

// The levels of activation that a table brings. A result that names no level but a table is rolled for on that.
struct Levels {
  Levels(const Mechanics& mechanics, const Position& position, Fields& fields, Undertaking check)
      : mechanics_(mechanics), position_(position), fields_(fields), check_(std::move(check)) {}

  void roll(const std::string& table, Chance chance, int stage = 1) {
    check_.table = table;
    const auto lookup = Engagement(mechanics_, position_, &fields_, check_).lookUp(Symbol(table), roller());
    if (!lookup) {
      missing.push_back("table/" + table);
      return;
    }
    missing.insert(missing.end(), lookup->missing.begin(), lookup->missing.end());
    for (const TableResult& each : lookup->results) {
      const bool isTable = !mechanics_.levels.contains(each.text) && mechanics_.table(each.text);
      if (isTable && stage < kMostStages) {
        roll(each.text, chance * each.chance, stage + 1);
        continue;
      }
      const auto same = std::find_if(found.begin(), found.end(),
                                     [&](const auto& known) { return known.first == each.text; });
      if (same == found.end()) {
        found.emplace_back(each.text, chance * each.chance);
      } else {
        same->second = same->second + chance * each.chance;
      }
    }
  }

  std::vector<std::pair<std::string, Chance>> found = {};
  std::vector<std::string> missing = {};

 private:
  static constexpr int kMostStages = 4;

  // The leader who rolls; nobody where several units are activated.
  Member roller() const {
    const bool isLeader = check_.actors.size() == 1 && position_.piece(check_.actors.front()).leader;
    return isLeader ? check_.actors.front() : kNobody;
  }


  const Mechanics& mechanics_;
  const Position& position_;
  Fields& fields_;
  Undertaking check_;
};

}  // namespace

namespace {

// Whether a unit is of the player whose turn it is, or of the other, as a segment needs it; also where nobody says whose
// turn it is.
bool isTurnOf(Turns who, const Position& position, Member unit) {
  const bool isSided = who == Turns::Active || who == Turns::Other;
  if (!isSided || position.state().active.empty()) return true;
  const bool isActive = hasItem(position.piece(unit).side, Symbol(position.state().active));
  return isActive == (who == Turns::Active);
}

}  // namespace

std::vector<SegmentNow> segmentsNow(const Mechanics& mechanics, const Position& position, Fields& fields) {
  std::vector<SegmentNow> found;
  const MapSituation situation(mechanics, position, &fields);
  for (const SegmentRules& rules : mechanics.segments) {
    const Verdict isNow = holds(rules.segment.when, situation, kNobody).verdict;
    if (isNow == Verdict::No) continue;
    SegmentNow now{&rules, {}, {}, isNow == Verdict::Unknown};
    for (const Member each : position.onMap()) {
      if (!isTurnOf(rules.segment.who, position, each)) continue;
      const Verdict acts = holds(rules.segment.units, situation, each).verdict;
      if (acts == Verdict::Yes) now.units.push_back(each);
      if (acts == Verdict::Unknown) now.perhaps.push_back(each);
    }
    if (!rules.segment.table.empty()) {
      Undertaking roll;
      roll.table = rules.segment.table;
      const auto lookup = Engagement(mechanics, position, &fields, roll).lookUp();
      if (lookup) now.opens = lookup->results;
    }
    if (rules.segment.most) now.most = valueOf(*rules.segment.most, situation, kNobody).value;
    found.push_back(std::move(now));
  }
  return found;
}

std::optional<SegmentRefusal> refusalByPhase(const Mechanics& mechanics, const Position& position,
                                             const Situation& situation, std::string_view action,
                                             std::string_view question, Member unit) {
  const SegmentRules* rules = mechanics.segment(position.state().phase);
  if (!rules) return std::nullopt;
  const Segment& segment = rules->segment;
  if (segment.may && !segment.may->contains(action) && !segment.may->contains(question)) {
    return SegmentRefusal{rules->path, false};
  }
  if (!isTurnOf(segment.who, position, unit)) return SegmentRefusal{rules->path, false};
  const Verdict acts = holds(segment.units, situation, unit).verdict;
  if (acts == Verdict::Yes) return std::nullopt;
  return SegmentRefusal{rules->path, acts == Verdict::Unknown};
}

std::vector<ChitNow> chitsNow(const Mechanics& mechanics, const Position& position, Fields& fields) {
  std::vector<ChitNow> found;
  const MapSituation situation(mechanics, position, &fields);
  for (const ChitRules& rules : mechanics.chits) {
    const Chit& chit = rules.chit;
    const Verdict isNow = holds(chit.when, situation, kNobody).verdict;
    if (isNow == Verdict::No) continue;
    const bool isUnsure = isNow == Verdict::Unknown;
    const bool areSeveral = chit.of == Chit::Of::Leaders || chit.of == Chit::Of::Commands;
    if (!areSeveral) {
      const bool isRow = chit.of == Chit::Of::Leader || chit.of == Chit::Of::Command;
      found.push_back({&rules, isRow ? chit.name : rules.name, isUnsure});
      continue;
    }
    std::set<std::string> done;
    for (const Member each : position.onMap()) {
      const Piece& piece = position.piece(each);
      if ((piece.leader != nullptr) != (chit.of == Chit::Of::Leaders)) continue;
      const Verdict is = holds(chit.whose, situation, each).verdict;
      if (is == Verdict::No) continue;
      for (const Symbol name : chit.of == Chit::Of::Leaders ? piece.name : piece.commands) {
        if (done.insert(std::string(name.text())).second) {
          found.push_back({&rules, std::string(name.text()), isUnsure || is == Verdict::Unknown});
        }
      }
    }
  }
  return found;
}

ChitEffect effectOf(const Mechanics& mechanics, const Position& position, Fields& fields, const ChitNow& chit) {
  ChitEffect effect;
  const Chit& rules = chit.rules->chit;
  const MapSituation situation(mechanics, position, &fields);
  const Activating activating(position, chit);
  Undertaking check;
  for (const Member each : position.onMap()) {
    const Piece& piece = position.piece(each);
    if (!activating.takes(piece)) continue;
    if (piece.leader && hasItem(piece.name, Symbol(chit.name))) check.actors.push_back(each);
    const Verdict acts = holds(rules.units, situation, each).verdict;
    if (acts == Verdict::No) continue;
    (acts == Verdict::Yes ? effect.units : effect.unsure).push_back(each);
  }
  if (rules.table.empty()) return effect;
  if (check.actors.empty()) check.actors = effect.units;
  check.table = rules.table;
  Levels levels(mechanics, position, fields, check);
  levels.roll(rules.table, Chance(1, 1));
  effect.missing = std::move(levels.missing);
  for (const auto& [name, chance] : levels.found) {
    ChitEffect::Level level{name, chance, {}, {}};
    const auto known = mechanics.levels.find(name);
    if (known != mechanics.levels.end()) {
      level.level = known->second.level;
      if (level.level->most) level.most = valueOf(*level.level->most, situation, kNobody).value;
    }
    effect.levels.push_back(std::move(level));
  }
  return effect;
}

}  // namespace redoubt::rules
