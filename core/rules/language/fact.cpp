#include "core/rules/language/fact.h"

#include <algorithm>
#include <cassert>

namespace redoubt::rules {
namespace {

constexpr auto kOfWords = FactKind::Words;
constexpr auto kOfNumber = FactKind::Number;
constexpr auto kOfTruth = FactKind::Truth;

const std::vector<FactInfo>& table() {
  static const std::vector<FactInfo> all{
      {Fact::Arm, "arm", kOfWords, FactOf::Unit, NameKind::Arm},
      {Fact::Type, "type", kOfWords, FactOf::Unit, NameKind::UnitType},
      {Fact::Unit, "unit", kOfWords, FactOf::Unit, NameKind::Unit},
      {Fact::Army, "army", kOfWords, FactOf::Unit, NameKind::Army, {}, {}, true},
      {Fact::Side, "side", kOfWords, FactOf::Unit, NameKind::Player, {}, {}, true},
      {Fact::Command, "command", kOfWords, FactOf::Unit, NameKind::Command, {}, {}, true},
      {Fact::Formation, "formation", kOfWords, FactOf::Unit, NameKind::Formation, {}, {}, true},
      {Fact::Leader, "leader", kOfWords, FactOf::Unit, NameKind::Leader},
      {Fact::Overall, "overall", kOfTruth, FactOf::Unit},
      {Fact::Moved, "moved", kOfTruth, FactOf::Unit},
      {Fact::Top, "top", kOfTruth, FactOf::Unit},
      {Fact::Step, "step", kOfNumber, FactOf::Unit},
      {Fact::Losses, "losses", kOfNumber, FactOf::Unit},
      {Fact::Rating, "rating", kOfNumber, FactOf::Unit, {}, {}, NameKind::Rating},
      {Fact::Mark, "mark", kOfNumber, FactOf::Unit, {}, {}, NameKind::Mark},
      {Fact::State, "state", kOfWords, FactOf::Unit, NameKind::StateLevel, {}, NameKind::State, true},
      {Fact::Spends, "spends", kOfWords, FactOf::Unit, NameKind::Stock},
      {Fact::Fate, "fate", kOfWords, FactOf::Unit, {}, {"map", "later", "lost", "removed", "exited"}},
      {Fact::LeftIn, "left-in", kOfWords, FactOf::Unit, NameKind::Zone},
      {Fact::Active, "active", kOfTruth, FactOf::Unit},
      {Fact::Hex, "hex", kOfWords, FactOf::Place, NameKind::Terrain},
      {Fact::Area, "area", kOfWords, FactOf::Place, NameKind::Zone},
      {Fact::Level, "level", kOfNumber, FactOf::Place},
      {Fact::Owner, "owner", kOfWords, FactOf::Place, NameKind::Player, {}, {}, true},
      {Fact::Marker, "marker", kOfWords, FactOf::Place, NameKind::Marker},
      {Fact::Zone, "zone", kOfWords, FactOf::Place, {}, {"same", "other"}, NameKind::Influence, true},
      {Fact::In, "in", kOfTruth, FactOf::Place, {}, {}, NameKind::Flood},
      {Fact::From, "from", kOfWords, FactOf::Pair, NameKind::Terrain},
      {Fact::Across, "across", kOfWords, FactOf::Pair, NameKind::Terrain},
      {Fact::Link, "link", kOfWords, FactOf::Pair, NameKind::Terrain},
      {Fact::MarkerAcross, "marker-across", kOfWords, FactOf::Pair, NameKind::Marker},
      {Fact::StateAcross, "state-across", kOfWords, FactOf::Pair, NameKind::StateLevel, {}, NameKind::State},
      {Fact::LevelChange, "level-change", kOfNumber, FactOf::Pair},
      {Fact::Distance, "distance", kOfNumber, FactOf::Pair},
      {Fact::DistanceChange, "distance-change", kOfNumber, FactOf::Step},
      {Fact::Aspect, "aspect", kOfWords, FactOf::Pair, {}, {"front", "flank", "rear"}},
      {Fact::Opposite, "opposite", kOfTruth, FactOf::Pair},
      {Fact::Sight, "sight", kOfTruth, FactOf::Pair},
      {Fact::Turn, "turn", kOfNumber, FactOf::Game},
      {Fact::Phase, "phase", kOfWords, FactOf::Game, {}, {}},
      {Fact::Track, "track", kOfWords, FactOf::Game, {}, {}, NameKind::Track},
      {Fact::Action, "action", kOfWords, FactOf::Game, NameKind::Action},
  };
  return all;
}

bool isName(std::string_view text) {
  return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) {
    return ('a' <= c && c <= 'z') || ('0' <= c && c <= '9') || c == '-';
  });
}

}  // namespace

std::span<const FactInfo> facts() {
  return table();
}

const FactInfo& infoOf(Fact fact) {
  const FactInfo& info = table()[static_cast<std::size_t>(fact)];
  assert(info.fact == fact);
  return info;
}

bool hasOtherEnd(const FactInfo& fact) {
  return fact.of == FactOf::Pair || fact.of == FactOf::Step;
}

std::optional<FactName> factFromText(std::string_view text) {
  const std::size_t dot = text.find('.');
  const std::string_view word = text.substr(0, dot);
  const auto info =
      std::find_if(table().begin(), table().end(), [&](const FactInfo& each) { return each.word == word; });
  if (info == table().end()) return std::nullopt;
  FactName name{info->fact, {}, {}};
  if (dot == std::string_view::npos) return info->parameter ? std::nullopt : std::optional(name);
  const std::string_view rest = text.substr(dot + 1);
  if (!isName(rest)) return std::nullopt;
  if (info->parameter) {
    name.parameter = Symbol(rest);
  } else if (hasOtherEnd(*info)) {
    name.end = Symbol(rest);
  } else {
    return std::nullopt;
  }
  return name;
}

std::string toText(const FactName& name) {
  std::string text(infoOf(name.fact).word);
  if (!name.parameter.empty()) text += "." + std::string(name.parameter.text());
  if (!name.end.empty()) text += "." + std::string(name.end.text());
  return text;
}

bool Scope::knows(const FactInfo& fact) const {
  if (fact.fact == Fact::State) return true;  // the game has states too
  switch (fact.of) {
    case FactOf::Unit: return knowsUnit;
    case FactOf::Place: return knowsPlace;
    case FactOf::Pair: return knowsPair;
    case FactOf::Step: return knowsStep;
    case FactOf::Game: break;
  }
  return true;
}

bool Scope::hasGroup(std::string_view group) const {
  return std::find(groups.begin(), groups.end(), group) != groups.end();
}

std::span<const std::string_view> groupNames() {
  static constexpr auto kAll =
      std::to_array<std::string_view>({"self", "stack", "there", "neighbours", "units", "leaders", "forces", "hexes",
                                       "actors", "attackers", "targets", "defenders"});
  return kAll;
}

const Scope& scopeOfActions() {
  static const Scope scope{"action",
                           true,
                           true,
                           true,
                           {"self", "stack", "there", "neighbours", "units", "forces", "leaders", "hexes", "actors",
                            "attackers", "targets", "defenders"}};
  return scope;
}

const Scope& scopeOfRatings() {
  static const Scope scope{
      "rating", true, true, false, {"self", "stack", "there", "neighbours", "units", "forces", "leaders"}};
  return scope;
}

const Scope& scopeOfFloods() {
  static const Scope scope{
      "flood", true, true, true, {"self", "stack", "there", "neighbours", "units", "forces", "leaders"}, true};
  return scope;
}

const Scope& scopeOfZones() {
  static const Scope scope{
      "zone", true, true, true, {"self", "stack", "there", "neighbours", "units", "forces", "leaders"}, true};
  return scope;
}

const Scope& scopeOfStacks() {
  static const Scope scope{"stack", true, true, false, {"self", "stack", "there", "units", "forces"}};
  return scope;
}

const Scope& scopeOfCounts() {
  static const Scope scope{
      "count", true, true, true, {"self", "stack", "there", "neighbours", "units", "forces", "leaders", "hexes"}};
  return scope;
}

const Scope& scopeOfStates() {
  static const Scope scope{
      "state", true, true, false, {"self", "stack", "there", "neighbours", "units", "forces", "leaders"}};
  return scope;
}

const Scope& scopeOfAwards() {
  static const Scope scope{"award", true, true, false, {"forces", "leaders", "hexes"}};
  return scope;
}

const Scope& scopeOfGame() {
  static const Scope scope{"game", false, false, false, {"units", "forces", "leaders", "hexes"}};
  return scope;
}

}  // namespace redoubt::rules
