#include "core/rules/mechanics/states.h"

#include <algorithm>

namespace redoubt::rules {
namespace {

constexpr std::string_view kPass = "pass";
constexpr std::string_view kFail = "fail";
constexpr int kMostTurns = 1'000;
constexpr std::int64_t kMostCasesOfStates = 1'000'000'000;  // so that products stay exact

bool canBeFrom(const StateChange& change, const LevelOfState& level) {
  return change.from.empty() || hasItem(change.from, level.name.text());
}

// The level that a result of a change's table names.
std::optional<std::size_t> levelFrom(const StateRules& rules, const StateChange& change, std::size_t present,
                                     const std::string& result) {
  if (const auto named = rules.placeFrom(present, result)) return named;
  if (result != kPass && result != kFail) return std::nullopt;
  const auto to = rules.placeFrom(present, change.to);
  if (!to) return std::nullopt;
  const bool isBetter = *to < present;
  return (result == kPass) == isBetter ? to : std::optional(present);
}

LevelChances fromLookup(const StateRules& rules, const ChangeOfState& change, std::size_t present,
                        const std::optional<TableLookup>& lookup) {
  LevelChances chances;
  chances.certainty = lookup && !lookup->results.empty() ? lookup->certainty : Certainty::Unknown;
  if (!lookup) return chances;
  for (const TableResult& each : lookup->results) {
    const auto place = levelFrom(rules, change.change, present, each.text);
    if (place) {
      chances.levels[*place] = chances.levels[*place] + each.chance;
    } else {
      chances.unexplained.push_back(each.text);
    }
  }
  if (!chances.unexplained.empty()) chances.certainty = Certainty::Unknown;
  return chances;
}

// The game at the beginning of a turn, with levels of its states that are tried.
class GameAt final : public Engagement {
 public:
  GameAt(const Mechanics& mechanics, const Position& position, Fields* fields, int turn)
      : Engagement(mechanics, position, fields, {}), turn_(turn) {}

  void suppose(const LevelOfState& level, Symbol state) { levels_[state] = level.name; }

  FactValue fact(const FactName& name, Member member, Member subject) const override {
    if (name.fact == Fact::Turn) return FactValue::of(Rational(turn_));
    const auto level = name.fact == Fact::State ? levels_.find(name.parameter) : levels_.end();
    if (level != levels_.end()) return FactValue::of(std::span(&level->second, 1));
    return Engagement::fact(name, member, subject);
  }

 private:
  int turn_;
  std::map<Symbol, Symbol> levels_;
};

void addRule(std::vector<std::string>& rules, const std::string& rule) {
  if (!hasItem(rules, rule)) rules.push_back(rule);
}

// Follows the states of the game from turn to turn.
class Course {
 public:
  Course(const Mechanics& mechanics, const Position& position, Fields* fields)
      : mechanics_(mechanics), position_(position), fields_(fields) {
    for (const auto& [name, rules] : mechanics_.states) {
      if (rules.of == StateOf::Game) states_.push_back(atStart(rules));
    }
  }

  void begin(int turn) {
    const std::vector<GameStateAt> before = states_;
    for (GameStateAt& each : states_) {
      if (isSupposed(*each.state)) continue;
      for (const ChangeOfState& change : each.state->changes) {
        if (change.change.on == kEachTurn) apply(each, change, before, turn);
      }
    }
  }

  // What always holds comes after what changes.
  std::vector<GameStateAt> at(int turn) {
    for (GameStateAt& each : states_) {
      if (isSupposed(*each.state)) continue;
      for (const ChangeOfState& change : each.state->changes) {
        if (change.change.on == kAlways && change.change.table.empty()) apply(each, change, states_, turn);
      }
    }
    return states_;
  }

 private:
  bool isSupposed(const StateRules& rules) const {
    return position_.gameFact({Fact::State, rules.name}).certainty != Certainty::Unknown;
  }

  GameStateAt atStart(const StateRules& rules) const {
    GameStateAt state{&rules, {}, rules.certainty, {rules.path}};
    const FactValue supposed = position_.gameFact({Fact::State, rules.name});
    const auto place =
        supposed.words.empty() ? std::optional(rules.start) : rules.placeOf(supposed.words.front().text());
    if (place) state.levels[*place] = Chance(1, 1);
    return state;
  }

  void apply(GameStateAt& state, const ChangeOfState& change, const std::vector<GameStateAt>& others, int turn) const {
    std::map<std::size_t, Chance> next;
    bool isKnown = !state.levels.empty();
    for (const auto& [place, chance] : state.levels) {
      if (!canBeFrom(change.change, state.state->levels[place])) {
        next[place] = next[place] + chance;
        continue;
      }
      const LevelChances becomes = fromLevel(state, change, others, turn, place);
      isKnown = isKnown && becomes.certainty != Certainty::Unknown;
      if (!isKnown) break;
      for (const auto& [to, of] : becomes.levels) {
        next[to] = next[to] + chance * of;
        isKnown = isKnown && next[to].cases() <= kMostCasesOfStates;
      }
    }
    if (next != state.levels || !isKnown) addRule(state.because, change.path);
    if (isKnown) state.certainty = worse(state.certainty, change.certainty);
    if (!isKnown) state.certainty = Certainty::Unknown;
    state.levels = isKnown ? std::move(next) : std::map<std::size_t, Chance>();
  }

  LevelChances fromLevel(GameStateAt& state, const ChangeOfState& change, const std::vector<GameStateAt>& others,
                         int turn, std::size_t place) const {
    GameAt game(mechanics_, position_, fields_, turn);
    for (const GameStateAt& other : others) {
      const auto level = other.level();
      if (level) game.suppose(other.state->levels[*other.state->placeOf(level->text())], other.state->name);
    }
    game.suppose(state.state->levels[place], state.state->name);
    const Answer answer = holds(change.change.when, game, kNobody);
    LevelChances stays{{{place, Chance(1, 1)}}, {}, answer.certainty};
    if (answer.verdict != Verdict::Yes) return stays;
    state.certainty = worse(state.certainty, answer.certainty);
    return changed(game, *state.state, change, place, kNobody);
  }

  const Mechanics& mechanics_;
  const Position& position_;
  Fields* fields_;
  std::vector<GameStateAt> states_;
};

// `member` is kNobody for what is no unit's; then `about` says of whom and where its table asks.
PossibleChange possible(const Mechanics& mechanics, const Position& position, Fields* fields, const StateRules& rules,
                        const ChangeOfState& change, std::size_t present, Member member, Undertaking about) {
  PossibleChange found;
  found.state = &rules;
  found.change = &change;
  found.from = present;
  about.table = change.change.table;
  const Engagement engagement(mechanics, position, fields, std::move(about));
  if (change.change.table.empty()) {
    found.becomes = changed(engagement, rules, change, present, member);
  } else {
    found.lookup = engagement.lookUp(Symbol(change.change.table), member);
    found.becomes = fromLookup(rules, change, present, found.lookup);
  }
  if (change.change.cost) found.cost = valueOf(*change.change.cost, engagement, member);
  const bool isRally =
      change.change.on == kByChoice && !found.becomes.levels.empty() && found.becomes.levels.begin()->first < present;
  if (isRally && member != kNobody) found.forbidden = forbidden(engagement, member, {kRally});
  found.adjustments = engagement.applied();
  found.because = engagement.because();
  return found;
}

}  // namespace

std::vector<Forbidden> forbidden(const MapSituation& situation, Member member,
                                 std::initializer_list<std::string_view> acts) {
  std::vector<Forbidden> found;
  for (const auto& [name, rules] : situation.mechanics().states) {
    if (rules.of == StateOf::Hexside) continue;
    const auto forbids = [&](const LevelOfState& each) {
      return std::any_of(acts.begin(), acts.end(),
                         [&](std::string_view act) { return each.level.mayNot.contains(act); });
    };
    const auto first = std::find_if(rules.levels.begin(), rules.levels.end(), forbids);
    if (first == rules.levels.end()) continue;
    const PresentLevel present = presentLevel(situation, rules, member);
    if (!present.isHad) continue;
    if (!present.place) {
      found.push_back({first->path, true});
    } else if (forbids(rules.levels[*present.place])) {
      found.push_back({rules.levels[*present.place].path, false});
    }
  }
  return found;
}

PresentLevel presentLevel(const MapSituation& situation, const StateRules& rules, Member member) {
  const FactValue level = situation.fact({Fact::State, rules.name}, member, member);
  if (level.certainty == Certainty::Unknown) return {};
  if (level.words.empty()) return {std::nullopt, level.certainty, false};
  return {rules.placeOf(level.words.front().text()), level.certainty};
}

LevelChances changed(const Engagement& situation, const StateRules& rules, const ChangeOfState& change,
                     std::size_t present, Member member) {
  if (!change.change.table.empty()) {
    return fromLookup(rules, change, present, situation.lookUp(Symbol(change.change.table), member));
  }
  const auto to = rules.placeFrom(present, change.change.to);
  if (!to) return {{}, {change.change.to}, Certainty::Unknown};
  return {{{*to, Chance(1, 1)}}, {}, change.certainty};
}

std::vector<PossibleChange> possibleChanges(const Mechanics& mechanics, const Position& position, Fields* fields,
                                            Member member, std::string_view name) {
  const MapSituation situation(mechanics, position, fields);
  std::vector<PossibleChange> found;
  for (const auto& [state, rules] : mechanics.states) {
    if (rules.of == StateOf::Game || rules.of == StateOf::Hexside) continue;
    const PresentLevel present = presentLevel(situation, rules, member);
    if (!present.place) continue;
    for (const ChangeOfState& change : rules.changes) {
      const bool isAsked = name.empty() || change.name == name;
      if (!isAsked || !canBeFrom(change.change, rules.levels[*present.place])) continue;
      const Answer answer = holds(change.change.when, situation, member);
      if (answer.verdict == Verdict::No) continue;
      Undertaking alone;
      alone.actors = {member};
      PossibleChange& made = found.emplace_back(
          possible(mechanics, position, fields, rules, change, *present.place, member, std::move(alone)));
      const bool isDone = made.change->change.on == kAlways && made.becomes.levels.size() == 1 &&
                          made.becomes.levels.contains(*present.place);
      if (isDone) {
        found.pop_back();
        continue;
      }
      made.isOpen = answer.verdict == Verdict::Unknown;
      made.certainty = worse(worse(present.certainty, change.certainty), made.becomes.certainty);
      if (!made.isOpen) made.certainty = worse(made.certainty, answer.certainty);
    }
  }
  return found;
}

std::size_t levelOfSide(const Position& position, const StateRules& rules, hex::HexKey a, hex::HexKey b) {
  const FactValue supposed = position.sideFact(rules.name, a, b);
  const auto place = supposed.words.empty() ? std::nullopt : rules.placeOf(supposed.words.front().text());
  return place.value_or(rules.start);
}

std::vector<PossibleChange> possibleChangesOfSide(const Mechanics& mechanics, const Position& position, Fields* fields,
                                                  hex::HexKey a, hex::HexKey b, std::string_view name) {
  Undertaking beside;
  beside.targets = {a, b};
  for (const hex::HexKey hex : beside.targets) {
    for (const Member each : position.at(hex)) {
      if (!hasItem(beside.defenders, each)) beside.defenders.push_back(each);
    }
  }
  const Engagement situation(mechanics, position, fields, beside);
  std::vector<PossibleChange> found;
  for (const auto& [state, rules] : mechanics.states) {
    if (rules.of != StateOf::Hexside) continue;
    const std::size_t present = levelOfSide(position, rules, a, b);
    for (const ChangeOfState& change : rules.changes) {
      const bool isAsked = name.empty() || change.name == name;
      if (!isAsked || !canBeFrom(change.change, rules.levels[present])) continue;
      const Answer answer = holds(change.change.when, situation, kNobody);
      if (answer.verdict == Verdict::No) continue;
      PossibleChange& made = found.emplace_back(
          possible(mechanics, position, fields, rules, change, present, kNobody, beside));
      made.isOpen = answer.verdict == Verdict::Unknown;
      made.certainty = worse(change.certainty, made.becomes.certainty);
      if (!made.isOpen) made.certainty = worse(made.certainty, answer.certainty);
    }
  }
  return found;
}

std::optional<Symbol> GameStateAt::level() const {
  return levels.size() == 1 ? std::optional(state->levels[levels.begin()->first].name) : std::nullopt;
}

std::vector<GameStateAt> gameStatesAt(const Mechanics& mechanics, const Position& position, Fields* fields, int turn) {
  Course course(mechanics, position, fields);
  const int last = std::min(turn, kMostTurns);
  for (int each = 1; each <= last; ++each) course.begin(each);
  return course.at(last);
}

}  // namespace redoubt::rules
