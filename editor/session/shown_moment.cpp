#include "editor/session/shown_moment.h"

#include <algorithm>

#include "core/rules/mechanics/fields.h"
#include "core/rules/mechanics/states.h"
#include "core/rules/position/ownership.h"
#include "core/rules/vocabulary/rule_faults.h"
#include "core/rules/vocabulary/state_keys.h"
#include "core/rules/vocabulary/turn_keys.h"
#include "editor/session/session.h"

namespace redoubt::editor {
namespace {

constexpr int kMostTurns = 10'000;  // that ask::World takes

}  // namespace

ShownMoment::ShownMoment(const Session& session) : session_(session) {
  connect(&session, &Session::documentReplaced, this, [this] {
    turn_.reset();
    segment_.clear();
    levels_.clear();
    forget();
  });
  connect(&session, &Session::changed, this, &ShownMoment::forget);
  connect(&session.setUp(), &ShownSetUp::variantChanged, this, &ShownMoment::forget);
  connect(&session.setUp(), &ShownSetUp::placementsChanged, this, &ShownMoment::forget);
}

void ShownMoment::forget() {
  state_.reset();
  expected_.clear();
}

std::optional<rules::TurnRange> ShownMoment::turns() const {
  const auto scenario = session_.setUp().scenario();
  return scenario ? rules::gameTurns(session_.battle(), session_.rules(), *scenario) : std::nullopt;
}

std::optional<int> ShownMoment::turn() const {
  const auto turns = this->turns();
  if (!turns) return std::nullopt;
  return turn_ && turns->contains(*turn_) ? *turn_ : turns->first;
}

void ShownMoment::setTurn(int turn) {
  if (this->turn() == turn) return;
  turn_ = turn;
  forget();
  emit changed();
}

std::vector<std::string> ShownMoment::segments() const {
  auto all = rules::keys::kSegment.all(session_.rules());
  std::stable_sort(all.begin(), all.end(), [](const auto& a, const auto& b) {
    return std::pair(a.value.order, a.name) < std::pair(b.value.order, b.name);
  });
  std::vector<std::string> names;
  for (const auto& each : all) names.push_back(each.name);
  return names;
}

std::string ShownMoment::segment() const {
  const auto all = segments();
  return std::find(all.begin(), all.end(), segment_) == all.end() ? std::string() : segment_;
}

void ShownMoment::setSegment(const std::string& name) {
  if (segment() == name) return;
  segment_ = name;
  forget();
  emit changed();
}

std::vector<std::string> ShownMoment::states() const {
  std::vector<std::string> names;
  for (const auto& each : rules::keys::kStateSet.all(session_.rules())) {
    if (each.value.of == rules::StateOf::Game) names.push_back(each.name);
  }
  return names;
}

std::string ShownMoment::level(const std::string& state) const {
  const auto chosen = levels_.find(state);
  if (chosen == levels_.end()) return {};
  const auto set = rules::keys::kStateSet.in(session_.rules(), {state});
  const bool isThere = set && std::find(set->levels.begin(), set->levels.end(), chosen->second) != set->levels.end();
  return isThere ? chosen->second : std::string();
}

void ShownMoment::setLevel(const std::string& state, const std::string& level) {
  if (this->level(state) == level) return;
  levels_[state] = level;
  forget();
  emit changed();
}

std::map<std::string, rules::Chance> ShownMoment::expected(const std::string& state) const {
  if (!state_) compute();
  const auto found = expected_.find(state);
  return found == expected_.end() ? std::map<std::string, rules::Chance>() : found->second;
}

const rules::GameState& ShownMoment::state() const {
  if (!state_) compute();
  return *state_;
}

// What is expected of a state is asked without the level that is chosen for it.
void ShownMoment::compute() const {
  rules::GameState state;
  if (const auto scenario = session_.setUp().scenario()) {
    state.owners = rules::startOwners(session_.battle(), *scenario);
    state.stocks = rules::startStocks(session_.battle(), session_.rules(), *scenario);
  }
  state.turn = turn();
  state.phase = segment();
  const auto names = states();
  if (state.turn && !names.empty()) {
    rules::PlacementList setUp;
    for (const model::Placement& row : session_.setUp().placements()) setUp.push_back(&row);
    const rules::Mechanics mechanics = rules::mechanicsOf(session_.battle(), session_.rules());
    const rules::Position position(session_.battle(), session_.rules(), session_.layout(), session_.figures(),
                                   std::move(setUp), state);
    rules::Fields fields(mechanics, position);
    for (const rules::GameStateAt& each : rules::gameStatesAt(mechanics, position, &fields, *state.turn)) {
      const std::string name(each.state->name.text());
      for (const auto& [place, chance] : each.levels) {
        expected_[name][std::string(each.state->levels[place].name.text())] = chance;
      }
      if (const auto sure = each.level()) state.states[each.state->name] = *sure;
    }
  }
  for (const std::string& name : names) {
    const std::string chosen = level(name);
    if (!chosen.empty()) state.states[rules::Symbol(name)] = rules::Symbol(chosen);
  }
  state_ = std::move(state);
}

std::vector<std::string> ShownMoment::suppositions() const {
  std::vector<std::string> texts;
  // Other numbers of turns are faults that the checks tell; nothing can be asked in them.
  const int turn = this->turn().value_or(0);
  if (1 <= turn && turn <= kMostTurns) texts.push_back("turn=" + std::to_string(turn));
  if (const std::string name = segment(); !name.empty()) texts.push_back("phase=" + name);
  for (const std::string& name : states()) {
    if (const std::string chosen = level(name); !chosen.empty()) texts.push_back("state." + name + "=" + chosen);
  }
  return texts;
}

}  // namespace redoubt::editor
