#include "editor/abilities/rule_maps.h"

#include <algorithm>
#include <iterator>

#include "core/rules/forces/arms.h"
#include "core/rules/mechanics/long_units.h"
#include "core/rules/set_up/set_up.h"
#include "editor/abilities/ability_stance.h"

namespace redoubt::editor {
namespace {

using Placements = std::vector<const model::Placement*>;

constexpr std::size_t kMostKept = 6;     // movers whose maps are kept
constexpr std::size_t kManyHexes = 150;  // from here on, a new map of movement is faster than reading the hexes again
constexpr std::size_t kManyRows = 5000;  // from here on, all maps are made anew

// The hexes whose terrain, hexsides or links an edit changes.
std::set<hex::HexKey> hexesOf(const hex::Layout& layout, const model::Changes& changes) {
  std::set<hex::HexKey> hexes;
  for (const auto& change : changes.of<model::HexRow>()) hexes.insert(change.key());
  const auto add = [&](hex::HexsideKey side) {
    const auto [near, far] = layout.hexesOf(side);
    hexes.insert({near, far});
  };
  for (const auto& change : changes.of<model::Hexside>()) add(std::get<0>(change.key()));
  for (const auto& change : changes.of<model::Link>()) add(std::get<0>(change.key()));
  return hexes;
}

bool touchesRules(const model::Changes& changes) {
  return changes.touches<model::Rule>() || changes.touches<model::System>() || changes.touches<model::BattleInfo>();
}

bool touchesForces(const model::Changes& changes) {
  return changes.touches<model::Unit>() || changes.touches<model::Army>() || changes.touches<model::Provenance>();
}

}  // namespace

rules::Board boardOf(const Session& session) {
  return {session.battle(), session.rules(), session.layout(), session.figures(), setUpOf(session)};
}

std::optional<rules::Mover> moverOf(const Session& session, const model::Placement& counter) {
  return rules::moverOf(boardOf(session), counter);
}

const model::Army* armyOf(const model::Battle& battle, const model::Placement& counter) {
  return battle.find(rules::armyOf(battle, counter));
}

std::optional<hex::Direction> directionOf(const model::Placement& counter) {
  return counter.direction ? counter.direction->direction : std::nullopt;
}

RuleMaps::RuleMaps(const Session& session, QObject* parent) : QObject(parent), session_(session) {
  connect(&session_, &Session::documentReplaced, this, [this] {
    forget();
    emit changed();
  });
  connect(&session_, &Session::changed, this, &RuleMaps::follow);
  connect(&session_.setUp(), &ShownSetUp::placementsChanged, this, [this] {
    world_.reset();
    followUnits();
    emit changed();
  });
  connect(&session_.moment(), &ShownMoment::changed, this, [this] {
    world_.reset();
    emit changed();
  });
}

rules::Board RuleMaps::board() const {
  rules::Board board = boardOf(session_);
  board.state = session_.moment().state();
  return board;
}

void RuleMaps::forget() {
  movementRules_.reset();
  mechanics_.reset();
  world_.reset();
  movement_.clear();
  sight_.reset();
}

void RuleMaps::follow(const model::Changes& changes) {
  world_.reset();
  if (touchesRules(changes) || changes.touches<model::MapSheet>() || changes.count() > kManyRows) {
    forget();
  } else {
    const std::set<hex::HexKey> hexes = hexesOf(session_.layout(), changes);
    if (hexes.size() > kManyHexes) movement_.clear();
    for (const hex::HexKey hex : hexes) {
      for (rules::MovementMap& map : movement_) map.read(session_.battle(), *movementRules_, hex);
      if (sight_) sight_->read(session_.battle(), hex);
    }
    if (touchesForces(changes)) followUnits();
  }
  emit changed();
}

std::vector<hex::HexKey> RuleMaps::unitsInTheWay(const rules::SightRules& rules) const {
  Placements placements;
  for (const model::Placement& row : session_.setUp().placements()) placements.push_back(&row);
  return rules::sightBlockers(session_.battle(), session_.rules(), rules, placements).hexes;
}

void RuleMaps::followUnits() {
  if (!sight_) return;
  std::vector<hex::HexKey> now = unitsInTheWay(sight_->rules());
  for (const hex::HexKey hex : inTheWay_) sight_->setOccupied(hex, false);
  for (const hex::HexKey hex : now) sight_->setOccupied(hex, true);
  inTheWay_ = std::move(now);
}

const rules::MovementRules& RuleMaps::movementRules() {
  if (!movementRules_) movementRules_ = rules::movementRules(session_.rules());
  return *movementRules_;
}

const rules::MovementMap& RuleMaps::movement(const rules::Mover& mover) {
  const auto known = std::find_if(movement_.begin(), movement_.end(),
                                  [&](const rules::MovementMap& map) { return map.mover() == mover; });
  if (known != movement_.end()) {
    movement_.splice(movement_.begin(), movement_, known);
    return movement_.front();
  }
  movement_.emplace_front(session_.battle(), session_.layout(), movementRules(), mover);
  ++builds_;
  if (movement_.size() > kMostKept) movement_.pop_back();
  return movement_.front();
}

const rules::Mechanics& RuleMaps::mechanics() {
  if (!mechanics_) mechanics_ = rules::mechanicsOf(session_.battle(), session_.rules());
  return *mechanics_;
}

const std::vector<rules::MoveWay>& RuleMaps::waysOfMoving(const model::Placement& counter, const rules::Mover& mover) {
  ways_.clear();
  const rules::Board board = this->board();
  const rules::Position position(board.battle, board.book, board.layout, board.figures, board.setUp,
                                 board.state);
  rules::Fields fields(mechanics(), position);
  if (const auto unit = position.find(counter.id); unit && position.hexOf(*unit)) {
    ways_ = rules::waysOfMoving(mechanics(), position, fields, movementRules(), mover, *unit);
  }
  return ways_;
}

std::string RuleMaps::silentAboutTurns(const model::Placement& counter) {
  const rules::Board board = boardOf(session_);
  const rules::Position position(board.battle, board.book, board.layout, board.figures, board.setUp);
  rules::Fields fields(mechanics(), position);
  const rules::MapSituation situation(mechanics(), position, &fields);
  const auto unit = position.find(counter.id);
  const auto moves = unit ? longMoves(situation, *unit) : std::nullopt;
  if (!moves || moves->areStraight) return {};
  return moves->rule.empty() ? rules::keys::kLong.path() : moves->rule;
}

rules::MovementMap RuleMaps::retreat(const model::Placement& counter, const rules::Mover& mover) {
  const rules::Board board = this->board();
  const rules::Position position(board.battle, board.book, board.layout, board.figures, board.setUp,
                                 board.state);
  rules::Fields fields(mechanics(), position);
  const auto unit = position.find(counter.id);
  if (!unit || !position.hexOf(*unit)) return movement(mover);
  return rules::mapOfRetreat(mechanics(), position, fields, movementRules(), mover, *unit);
}

rules::Meetings RuleMaps::meetingsOf(const Placements& together) {
  return rules::meetingsOf(board(), movementRules(), together);
}

bool RuleMaps::areTooMany(const Placements& together, hex::HexKey hex) {
  return rules::areTooMany(board(), movementRules(), together, hex);
}

const rules::SightMap& RuleMaps::sight() {
  if (!sight_) {
    rules::SightRules rules = rules::sightRules(session_.rules());
    inTheWay_ = unitsInTheWay(rules);
    sight_.emplace(session_.battle(), session_.layout(), std::move(rules), inTheWay_);
    ++builds_;
  }
  return *sight_;
}

const ask::World* RuleMaps::world() {
  const auto variant = session_.setUp().variant();
  if (!world_ && variant && model::mapSheet(session_.battle())) {
    world_ = std::make_unique<ask::World>(session_.translated(), *variant, session_.moment().suppositions());
  }
  return world_.get();
}

const rules::SightScanner& RuleMaps::scanner(int range) {
  range = std::clamp(range, 0, rules::SightScanner::kMaxRange);
  return scanners_.try_emplace(range, range).first->second;
}

}  // namespace redoubt::editor
