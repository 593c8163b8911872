#include "core/ask/world.h"

#include <algorithm>

#include "core/base/error.h"
#include "core/base/text.h"
#include "core/model/map_verbs.h"
#include "core/rules/forces/steps.h"
#include "core/rules/mechanics/states.h"
#include "core/rules/position/ownership.h"
#include "core/rules/vocabulary/rule_faults.h"

namespace redoubt::ask {
namespace {

constexpr std::size_t kMostNear = 5;
constexpr int kMostSteps = 1'000;

// "unit-1, unit-2": those that are spelt like it, otherwise the first ones there are.
std::string nearOnes(std::string_view name, std::vector<std::string> known) {
  const auto distance = [&](const std::string& each) { return editDistance(name, each); };
  std::stable_sort(known.begin(), known.end(),
                   [&](const std::string& a, const std::string& b) { return distance(a) < distance(b); });
  known.erase(std::unique(known.begin(), known.end()), known.end());
  if (known.size() > kMostNear) known.resize(kMostNear);
  return known.empty() ? "-" : join(known, ", ");
}

[[noreturn]] void failSupposition(const std::string& text) {
  throw Error(ErrorCode::BadInput, Phrase::of("errors.bad-supposition", {{"text", text}}));
}

bool truthFrom(const std::string& text, std::string_view value) {
  if (value == "yes" || value == "true") return true;
  if (value != "no" && value != "false") failSupposition(text);
  return false;
}

template <class Row>
std::vector<std::string> slugsOf(const model::Battle& battle) {
  std::vector<std::string> slugs;
  for (const Row& row : battle.all<Row>()) slugs.push_back(row.slug);
  return slugs;
}

template <class Row>
const Row& rowNamed(const model::Battle& battle, std::string_view kind, std::string_view name) {
  for (const Row& row : battle.all<Row>()) {
    if (row.slug == name) return row;
  }
  failName(kind, name, slugsOf<Row>(battle));
}

std::string slugOf(const model::Battle& battle, const model::Placement& row) {
  if (const model::Unit* unit = battle.find(row.unit)) return unit->slug;
  if (const model::Leader* leader = battle.find(row.leader)) return leader->slug;
  return row.words;
}

}  // namespace

void failName(std::string_view kind, std::string_view name, std::vector<std::string> known) {
  throw Error(ErrorCode::NotFound, Phrase::of("errors.unknown-name", {{"kind", Phrase::of(std::string(kind))},
                                                                      {"name", std::string(name)},
                                                                      {"near", nearOnes(name, std::move(known))}}));
}

World::World(model::Battle battle, Id<model::Variant> variant, const std::vector<std::string>& suppositions)
    : battle_(std::move(battle)), variant_(variant), layout_(model::layoutOf(battle_)) {
  book_.emplace(battle_);
  setUp_ = rules::placements(battle_, variant_);
  state_.owners = rules::startOwners(battle_, this->variant().scenario);
  state_.stocks = rules::startStocks(battle_, *book_, this->variant().scenario);
  for (const std::string& each : suppositions) suppose(each);
  // The rows have changed their places in memory where something was supposed.
  setUp_ = rules::placements(battle_, variant_);
  figures_.emplace(battle_);
  mechanics_ = rules::mechanicsOf(battle_, *book_);
  position_.emplace(battle_, *book_, layout_, *figures_, setUp_, state_);
  takeGameStates();
  fields_.emplace(*mechanics_, *position_);
}

void World::takeGameStates() {
  if (!state_.turn || mechanics_->states.empty()) return;
  rules::Fields fields(*mechanics_, *position_);
  for (const rules::GameStateAt& each : gameStatesAt(*mechanics_, *position_, &fields, *state_.turn)) {
    if (const auto level = each.level()) position_->assume(each.state->name, *level);
  }
}

Id<model::Placement> World::placementOf(std::string_view name) const {
  std::vector<std::string> known;
  for (const model::Placement* row : setUp_) {
    std::string slug = slugOf(battle_, *row);
    if (slug == name) return row->id;
    if (row->unit || row->leader) known.push_back(std::move(slug));
  }
  const auto isCalled = [&](const auto& row) { return row.slug == name; };
  const auto& units = battle_.all<model::Unit>();
  const auto& leaders = battle_.all<model::Leader>();
  const bool isUnplaced = std::any_of(units.begin(), units.end(), isCalled) ||
                          std::any_of(leaders.begin(), leaders.end(), isCalled);
  if (isUnplaced) throw Error(ErrorCode::NotFound, Phrase::of("errors.unplaced", {{"name", std::string(name)}}));
  failName("errors.asked.unit", name, std::move(known));
}

rules::Member World::piece(std::string_view name) const {
  const auto found = position_->find(placementOf(name));
  if (!found) failName("errors.asked.unit", name, {});
  return *found;
}

bool World::isHex(std::string_view number) const {
  const auto found = layout_.parse(number);
  return found && layout_.contains(*found);
}

hex::HexKey World::hex(std::string_view number) const {
  const auto found = layout_.parse(number);
  if (found && layout_.contains(*found)) return *found;
  throw Error(ErrorCode::NotFound,
              Phrase::of("errors.no-such-hex",
                         {{"number", std::string(number)}, {"example", layout_.number(layout_.allHexes().front())}}));
}

std::pair<hex::HexKey, hex::HexKey> World::hexsideBetween(std::string_view hexes) const {
  const std::size_t slash = hexes.find('/');
  const hex::HexKey one = hex(hexes.substr(0, slash));
  const hex::HexKey other = hex(slash == std::string_view::npos ? std::string_view() : hexes.substr(slash + 1));
  if (!layout_.sideBetween(one, other)) {
    throw Error(ErrorCode::BadInput, Phrase::of("errors.no-neighbours", {{"hexes", std::string(hexes)}}));
  }
  return {one, other};
}

const model::Army& World::army(std::string_view name) const {
  return rowNamed<model::Army>(battle_, "errors.asked.army", name);
}

const model::Player& World::player(std::string_view name) const {
  return rowNamed<model::Player>(battle_, "errors.asked.player", name);
}

std::string World::nameOf(rules::Member member) const {
  return position_->isPiece(member) ? slugOf(battle_, *position_->piece(member).row) : std::string();
}

void World::supposePiece(Id<model::Placement> id, std::string_view what, std::string_view value) {
  const std::string text =
      slugOf(battle_, *battle_.find<model::Placement>(id)) + "." + std::string(what) + "=" + std::string(value);
  rules::PieceState& state = state_.pieces[id];
  model::Placement row = *battle_.find<model::Placement>(id);
  if (what == "facing") {
    const auto direction = hex::directionFromText(value);
    if (!direction) failSupposition(text);
    row.direction = model::Facing{*direction};
  } else if (what == "formation") {
    if (!rules::isKnownName(battle_, *book_, rules::NameKind::Formation, value)) {
      failName("errors.asked.formation", value, rules::knownNames(battle_, *book_, rules::NameKind::Formation));
    }
    row.formation = value;
  } else if (what == "step") {
    const auto step = toInteger(value);
    if (!step || *step < 1 || *step > kMostSteps) failSupposition(text);
    const auto steps = row.unit ? rules::strengthsOf(battle_, *book_, *row.unit).size() : std::size_t{0};
    if (steps > 0 && static_cast<std::size_t>(*step) > steps) {
      std::vector<std::string> known;
      for (std::size_t each = 1; each <= steps; ++each) known.push_back(std::to_string(each));
      failName("errors.asked.step", value, std::move(known));
    }
    row.step = static_cast<int>(*step);
  } else if (what == "moved") {
    state.hasMoved = truthFrom(text, value);
  } else if (what == "spends") {
    if (!rules::isKnownName(battle_, *book_, rules::NameKind::Stock, value)) {
      failName("errors.asked.stock", value, rules::knownNames(battle_, *book_, rules::NameKind::Stock));
    }
    state.spends = rules::Symbol(value);
  } else if (what == "fate") {
    if (const std::size_t at = value.find('@'); at != std::string_view::npos) {
      state.leftAt = hex(value.substr(at + 1));
      value = value.substr(0, at);
    }
    const auto& fates = rules::infoOf(rules::Fact::Fate).words;
    if (std::find(fates.begin(), fates.end(), value) == fates.end()) {
      failName("errors.asked.fate", value, {fates.begin(), fates.end()});
    }
    state.fate = rules::Symbol(value);
    if (value != "map") {
      row.rule = model::PlacementRule::OffMap;
      row.hex.reset();
      row.secondHex.reset();
    }
  } else {
    failSupposition(text);
  }
  battle_.all<model::Placement>().put(row);
}

void World::needLevel(const std::string& state, const std::string& level) const {
  const std::string name = state + "/" + level;
  if (rules::isKnownName(battle_, *book_, rules::NameKind::StateLevel, name)) return;
  failName("errors.asked.level", name, rules::knownNames(battle_, *book_, rules::NameKind::StateLevel));
}

void World::supposeState(const std::string& whose, const std::string& state, const std::string& level) {
  const auto set = rules::keys::kStateSet.in(*book_, {state});
  const rules::StateOf of = set ? set->of : rules::StateOf::Unit;
  const rules::Symbol name(state);
  switch (of) {
    case rules::StateOf::Command: {
      const auto& command = rowNamed<model::Command>(battle_, "errors.asked.command", whose);
      needLevel(state, level);
      state_.commandStates[{rules::Symbol(command.slug), name}] = rules::Symbol(level);
      break;
    }
    case rules::StateOf::Army: {
      const model::Army& row = army(whose);
      needLevel(state, level);
      state_.armyStates[{rules::Symbol(row.slug), name}] = rules::Symbol(level);
      break;
    }
    case rules::StateOf::Hexside: {
      const auto [one, other] = hexsideBetween(whose);
      needLevel(state, level);
      state_.sideStates[{*layout_.sideBetween(one, other), name}] = rules::Symbol(level);
      break;
    }
    case rules::StateOf::Unit:
    case rules::StateOf::Game: {
      const Id<model::Placement> id = placementOf(whose);
      needLevel(state, level);
      state_.pieces[id].states[name] = rules::Symbol(level);
    }
  }
}

// "1204", "1204+1205" of a unit across two hexes, "off".
std::pair<std::optional<hex::HexKey>, std::optional<hex::HexKey>> World::hexesNamed(const std::string& text) const {
  if (text == "off") return {};
  const std::size_t plus = isHex(text) ? std::string::npos : text.find('+');
  if (plus == std::string::npos) return {hex(text), std::nullopt};
  const hex::HexKey first = hex(text.substr(0, plus));
  const hex::HexKey second = hex(text.substr(plus + 1));
  if (!layout_.sideTowards(first, second)) {
    throw Error(ErrorCode::BadInput, Phrase::of("errors.no-neighbours", {{"hexes", text}}));
  }
  return {first, second};
}

void World::suppose(const std::string& text) {
  const std::size_t at = text.find('@');
  const std::size_t equals = text.find('=');
  if (at != std::string::npos && equals == std::string::npos) {
    const Id<model::Placement> id = placementOf(text.substr(0, at));
    model::Placement row = *battle_.find<model::Placement>(id);
    const std::string number = text.substr(at + 1);
    row.rule = number == "off" ? model::PlacementRule::OffMap : model::PlacementRule::At;
    const auto [first, second] = hexesNamed(number);
    row.hex = first;
    row.secondHex = second;
    battle_.all<model::Placement>().put(row);
    setUp_ = rules::placements(battle_, variant_);
    return;
  }
  if (equals == std::string::npos) failSupposition(text);
  const std::string what = text.substr(0, equals);
  const std::string value = text.substr(equals + 1);
  const std::size_t dot = what.find('.');
  if (what == "turn") {
    const auto turn = toInteger(value);
    if (!turn || *turn < 1 || *turn > 10'000) failSupposition(text);
    state_.turn = static_cast<int>(*turn);
  } else if (what == "phase") {
    const auto segments = rules::keys::kSegment.all(*book_);
    const bool isKnown =
        segments.empty() || std::any_of(segments.begin(), segments.end(), [&](const auto& each) { return each.name == value; });
    if (!isKnown) {
      std::vector<std::string> known;
      for (const auto& each : segments) known.push_back(each.name);
      failName("errors.asked.phase", value, std::move(known));
    }
    state_.phase = value;
  } else if (what == "active") {
    state_.active = player(value).slug;
  } else if (what.starts_with("track.")) {
    state_.tracks[rules::Symbol(rowNamed<model::Track>(battle_, "errors.asked.track", what.substr(6)).slug)] =
        rules::Symbol(value);
  } else if (what.starts_with("stock.")) {
    const std::string name = what.substr(6);
    if (!rules::isKnownName(battle_, *book_, rules::NameKind::Stock, name)) {
      failName("errors.asked.stock", name, rules::knownNames(battle_, *book_, rules::NameKind::Stock));
    }
    const auto number = rationalFromText(value);
    if (!number) failSupposition(text);
    state_.stocks[rules::Symbol(name)] = *number;
  } else if (what.starts_with("state.")) {
    needLevel(what.substr(6), value);
    state_.states[rules::Symbol(what.substr(6))] = rules::Symbol(value);
  } else if (dot != std::string::npos && what.substr(dot + 1).starts_with("state.")) {
    supposeState(what.substr(0, dot), what.substr(dot + 7), value);
  } else if (what.ends_with(".owner")) {
    state_.owners[hex(what.substr(0, dot))] = {rules::Symbol(player(value).slug)};
  } else if (dot != std::string::npos) {
    supposePiece(placementOf(what.substr(0, dot)), std::string_view(what).substr(dot + 1), value);
    setUp_ = rules::placements(battle_, variant_);
  } else {
    failSupposition(text);
  }
}

}  // namespace redoubt::ask
