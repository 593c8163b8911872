#include "core/rules/movement/movement_rules.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "core/rules/book/json_values.h"
#include "core/rules/book/rule_values.h"
#include "core/rules/forces/arms.h"
#include "core/rules/movement/control.h"

namespace redoubt::rules {
namespace {

using hex::FacingZone;
using nlohmann::json;

using Names = std::set<std::string, std::less<>>;

Names namesAt(const RuleBook& book, const std::string& path) {
  const auto texts = book.texts(path);
  return {texts.begin(), texts.end()};
}

Names namesIn(const json& object, const std::string& member) {
  Names names;
  for (const json& name : object.value(member, json::array())) {
    if (name.is_string()) names.insert(name.get<std::string>());
  }
  return names;
}

std::optional<FacingZone> zoneOf(const json& value) {
  return value.is_string() ? hex::zoneFromText(value.get_ref<const std::string&>()) : std::nullopt;
}

// Movement points by degrees: {"60": 1, "120": "1/2"}.
std::map<int, Rational> costsByDegrees(const json& value) {
  std::map<int, Rational> costs;
  if (!value.is_object()) return costs;
  for (const auto& [degrees, cost] : value.items()) {
    const auto angle = rationalFromText(degrees);
    const auto points = pointsOf(cost);
    if (angle && angle->isWhole() && points) costs[static_cast<int>(angle->numerator())] = *points;
  }
  return costs;
}

TerrainMovement terrainAt(const RuleBook& book, const std::string& slug) {
  const std::string path = "terrain/" + slug + "/";
  TerrainMovement terrain;
  const json enter = ruleValue(book, path + "enter");
  if (const auto points = pointsOf(enter)) terrain.enter[""] = *points;
  if (enter.is_object()) {
    for (const auto& [arm, cost] : enter.items()) {
      if (const auto points = pointsOf(cost)) terrain.enter[arm] = *points;
    }
  }
  terrain.forbidden = namesAt(book, path + "forbidden");
  terrain.eliminates = namesAt(book, path + "eliminates");
  terrain.replaces = namesAt(book, path + "replaces");
  const auto turning = book.text(path + "turning");
  if (turning == "free") terrain.turning = LinkTurning::Free;
  if (turning == "without-terrain") terrain.turning = LinkTurning::WithoutTerrain;
  terrain.isUphillOnly = ruleTruth(book, path + "uphill-only").value_or(false);
  return terrain;
}

ArmMovement armAt(const RuleBook& book, const std::string& slug) {
  const std::string path = "arm/" + slug + "/";
  return {rulePoints(book, path + "movement"),
          book.integer(path + "hexes"),
          rulePoints(book, path + "turning-cost"),
          rulePoints(book, path + "any-cost"),
          ruleTruth(book, path + "any-direction").value_or(false),
          costsByDegrees(ruleValue(book, path + "turning-costs"))};
}

std::optional<BackwardMovement> backwardAt(const RuleBook& book) {
  const json value = ruleValue(book, "movement/backward");
  if (!value.is_object()) return std::nullopt;
  const auto zone = zoneOf(value.value("zone", json()));
  const auto cost = pointsOf(value.value("cost", json()));
  if (!zone || !cost) return std::nullopt;
  return BackwardMovement{*zone, *cost, value.value("into-enemy", json(true)) != false};
}

std::optional<TurningTerrain> turningTerrainAt(const RuleBook& book) {
  const json value = ruleValue(book, "movement/turning-adds-terrain");
  if (!value.is_object()) return std::nullopt;
  return TurningTerrain{namesIn(value, "arms"), namesIn(value, "not")};
}

std::map<std::string, Names, std::less<>> cannotPassAt(const RuleBook& book) {
  std::map<std::string, Names, std::less<>> arms;
  const json value = ruleValue(book, "stacking/pass-through-forbidden");
  if (!value.is_object()) return arms;
  for (const auto& [arm, others] : value.items()) arms[arm] = namesIn(value, arm);
  return arms;
}

LeaderMovement leaderAt(const RuleBook& book) {
  return {book.integer("leader/hexes"), ruleTruth(book, "leader/terrain-counts").value_or(false),
          book.text("leader/barred-as"), book.text("leader/into-forbidden").has_value()};
}

std::optional<DoubleTime> doubleTimeAt(const RuleBook& book) {
  const auto arm = book.text("double-time/arm");
  const auto bonus = rulePoints(book, "double-time/bonus");
  if (!arm || !bonus) return std::nullopt;
  const Names forbids = namesAt(book, "double-time/forbids");
  return DoubleTime{*arm,
                    *bonus,
                    forbids.contains("facing"),
                    forbids.contains("friends"),
                    namesAt(book, "double-time/forbidden-terrain"),
                    ruleTruth(book, "double-time/whole-allowance").value_or(false)};
}

std::optional<ChargeRules> chargeAt(const RuleBook& book) {
  const auto arm = book.text("charge/arm");
  const auto hexes = book.integer("charge/hexes");
  if (!arm || !hexes) return std::nullopt;
  return ChargeRules{*arm, *hexes, namesAt(book, "charge/forbids").contains("friends"),
                     namesAt(book, "charge/forbidden-terrain")};
}

std::optional<CounterchargeRules> counterchargeAt(const RuleBook& book) {
  const auto arm = keys::kCounterchargeArm.in(book);
  const auto within = keys::kCounterchargeWithin.in(book);
  if (!arm || !within) return std::nullopt;
  CounterchargeRules rules;
  rules.arm = *arm;
  rules.within = *within;
  rules.turn = keys::kCounterchargeTurn.in(book, 0);
  rules.isFromControl = keys::kCounterchargeFromControl.in(book, true);
  rules.endsMovement = keys::kCounterchargeEndsMovement.in(book);
  rules.perUnit = keys::kCounterchargePerUnit.in(book);
  rules.maySeveral = keys::kCounterchargeSeveralUnits.in(book);
  rules.notOn = keys::kCounterchargeNotOn.in(book, {});
  rules.until = keys::kCounterchargeUntil.in(book, "");
  return rules;
}

Points known(Rational points, std::string path) {
  return {Outcome::Known, points, {std::move(path)}};
}
Points unknown(std::string path) {
  return {Outcome::Unknown, {}, {std::move(path)}};
}
Points forbidden(std::string path) {
  return {Outcome::Forbidden, {}, {std::move(path)}};
}

Points usualAllowance(const MovementRules& rules, const Mover& mover) {
  if (mover.points) return known(*mover.points, mover.pointsBy);
  if (!mover.pointsBy.empty()) return unknown(mover.pointsBy);
  const Formation* formation = formationOf(rules, mover);
  if (formation && formation->movement) {
    return known(*formation->movement, "formation/" + formation->slug + "/movement");
  }
  const bool isLeader = mover.arm == kLeaderArm;
  if (isLeader && rules.leader.hexes) return known(*rules.leader.hexes, "leader/hexes");
  const bool hasFigure = rules.figure && !isLeader;
  if (hasFigure && mover.figure && *mover.figure >= 0) return known(*mover.figure, "movement/figure");
  const auto type = rules.typeMovement.find(mover.type);
  if (type != rules.typeMovement.end()) return known(type->second, "unit-type/" + mover.type + "/movement");
  const std::string path = "arm/" + mover.arm + "/movement";
  if (const auto movement = armMovement(rules, mover).movement) return known(*movement, path);
  if (const auto limit = hexLimit(rules, mover)) return known(limit->hexes, limit->path);
  return unknown(hasFigure ? "movement/figure" : path);
}

}  // namespace

std::optional<OffMap> offMapAt(const RuleBook& book) {
  const auto word = book.text("movement/off-map");
  if (word == "eliminated") return OffMap::Eliminated;
  return word == "forbidden" ? std::optional(OffMap::Forbidden) : std::nullopt;
}

MovementRules movementRules(const RuleBook& book) {
  MovementRules rules;
  for (const std::string& slug : book.under("terrain")) rules.terrain[slug] = terrainAt(book, slug);
  for (const std::string& slug : book.under("arm")) rules.arms[slug] = armAt(book, slug);
  for (const std::string& slug : book.under("unit-type")) {
    if (const auto points = rulePoints(book, "unit-type/" + slug + "/movement")) rules.typeMovement[slug] = *points;
  }
  for (Formation& formation : formations(book)) {
    const std::string slug = formation.slug;
    rules.formations[slug] = std::move(formation);
  }
  rules.usualFormation = usualFormation(book);
  rules.facing = facingRules(book);
  rules.ground = groundTerrain(book);
  rules.forward = zoneOf(ruleValue(book, "movement/forward"));
  rules.backward = backwardAt(book);
  rules.figure = book.text("movement/figure");
  rules.leader = leaderAt(book);
  rules.offMap = offMapAt(book);
  rules.turning = costsByDegrees(ruleValue(book, "movement/turning-cost"));
  rules.turningTerrain = turningTerrainAt(book);
  rules.minimumHexes = std::clamp(book.integer("movement/minimum-hexes").value_or(0), 0, kMostPoints);
  rules.hasMinimumTurn = ruleTruth(book, "movement/minimum-turn").value_or(false);
  rules.doubleTime = doubleTimeAt(book);
  rules.charge = chargeAt(book);
  rules.countercharge = counterchargeAt(book);
  rules.control = controlRules(book);
  rules.passCost = rulePoints(book, "stacking/pass-through-cost");
  rules.mayPassOverLimit = ruleTruth(book, "stacking/pass-through-over-limit");
  // Limits say themselves which of them hold in passing.
  if (!rules.mayPassOverLimit && !book.under("limit").empty()) rules.mayPassOverLimit = true;
  rules.passSize = book.integer("stacking/pass-through-size");
  rules.cannotPass = cannotPassAt(book);
  rules.freeOfStacking = namesAt(book, "stacking/free");
  rules.enemyHexCost = rulePoints(book, "stacking/enemy-hex-cost");
  rules.mayEnterEnemyHex = ruleTruth(book, "stacking/enemy-hex").value_or(true);
  rules.isMeleeHexHeld = book.text("melee-hex/leave").has_value();
  return rules;
}

const Rational* costFor(const TerrainMovement& terrain, std::string_view arm) {
  auto found = terrain.enter.find(arm);
  if (found == terrain.enter.end()) found = terrain.enter.find(std::string_view());
  return found == terrain.enter.end() ? nullptr : &found->second;
}

const Formation* formationOf(const MovementRules& rules, const Mover& mover) {
  const std::string slug = mover.formation.empty() ? rules.usualFormation.value_or("") : mover.formation;
  const auto found = rules.formations.find(slug);
  return found == rules.formations.end() ? nullptr : &found->second;
}

ArmMovement armMovement(const MovementRules& rules, const Mover& mover) {
  const auto found = rules.arms.find(mover.arm);
  return found == rules.arms.end() ? ArmMovement{} : found->second;
}

std::optional<HexLimit> hexLimit(const MovementRules& rules, const Mover& mover) {
  const Formation* formation = formationOf(rules, mover);
  if (formation && formation->hexes) return HexLimit{*formation->hexes, "formation/" + formation->slug + "/hexes"};
  if (formation && formation->movement) return std::nullopt;
  const bool isLeader = mover.arm == kLeaderArm && rules.leader.hexes;
  if (isLeader && rules.leader.doesTerrainCount) return std::nullopt;
  if (isLeader) return HexLimit{*rules.leader.hexes, "leader/hexes"};
  const auto hexes = armMovement(rules, mover).hexes;
  return hexes ? std::optional(HexLimit{*hexes, "arm/" + mover.arm + "/hexes"}) : std::nullopt;
}

Points allowance(const MovementRules& rules, const Mover& mover) {
  Points points = usualAllowance(rules, mover);
  if (!mover.isDoubleTime || !points.isKnown()) return points;
  if (!rules.doubleTime || rules.doubleTime->arm != mover.arm) return forbidden("double-time/arm");
  points.points += rules.doubleTime->bonus;
  points.paths.push_back("double-time/bonus");
  return points;
}

std::optional<std::string> ruleAgainstEnemyHex(const MovementRules& rules, const Mover& mover) {
  const Formation* formation = formationOf(rules, mover);
  if (formation && !formation->mayEnterEnemyHex) return "formation/" + formation->slug + "/enemy-hex";
  if (mover.arm == kLeaderArm && rules.leader.isLostThere) return "leader/into-forbidden";
  return rules.mayEnterEnemyHex ? std::nullopt : std::optional<std::string>("stacking/enemy-hex");
}

bool isBarredBy(const MovementRules& rules, const Stacked& mover, const Stacked& other) {
  const auto found = rules.cannotPass.find(mover.arm);
  if (found != rules.cannotPass.end() && found->second.contains(other.arm)) return true;
  const bool isFree = rules.freeOfStacking.contains(mover.arm) || rules.freeOfStacking.contains(other.arm);
  if (!rules.passSize || isFree) return false;
  const auto isTooLarge = [&](const Stacked& unit) { return !unit.size || *unit.size > *rules.passSize; };
  return isTooLarge(mover) || isTooLarge(other);
}

}  // namespace redoubt::rules
