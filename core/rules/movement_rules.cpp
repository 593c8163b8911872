#include "core/rules/movement_rules.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "core/rules/rule_values.h"

namespace redoubt::rules {
namespace {

using hex::FacingZone;
using nlohmann::json;

using Names = std::set<std::string, std::less<>>;

Names namesAt(const RuleBook& book, const std::string& path) {
  const auto texts = book.texts(path);
  return {texts.begin(), texts.end()};
}

std::optional<FacingZone> zoneOf(const json& value) {
  return value.is_string() ? zoneFromText(value.get_ref<const std::string&>()) : std::nullopt;
}

TerrainMovement terrainAt(const RuleBook& book, const std::string& slug) {
  const std::string path = "terrain/" + slug + "/";
  TerrainMovement terrain;
  const json enter = ruleValue(book, path + "enter");
  if (enter.is_object()) {
    for (const auto& [arm, cost] : enter.items()) {
      if (const auto points = pointsOf(cost)) terrain.enter[arm] = *points;
    }
  }
  terrain.forbidden = namesAt(book, path + "forbidden");
  terrain.replaces = namesAt(book, path + "replaces");
  terrain.isUphillOnly = ruleTruth(book, path + "uphill-only").value_or(false);
  return terrain;
}

ArmMovement armAt(const RuleBook& book, const std::string& slug) {
  const std::string path = "arm/" + slug + "/";
  return {rulePoints(book, path + "movement"), book.integer(path + "hexes"), rulePoints(book, path + "turning-cost"),
          rulePoints(book, path + "any-cost"), ruleTruth(book, path + "any-direction").value_or(false)};
}

std::optional<BackwardMovement> backwardAt(const RuleBook& book) {
  const json value = ruleValue(book, "movement/backward");
  if (!value.is_object()) return std::nullopt;
  const auto zone = zoneOf(value.value("zone", json()));
  const auto cost = pointsOf(value.value("cost", json()));
  if (!zone || !cost) return std::nullopt;
  return BackwardMovement{*zone, *cost, value.value("into-enemy", json(true)) != false};
}

std::map<int, Rational> turningAt(const RuleBook& book) {
  std::map<int, Rational> turning;
  const json value = ruleValue(book, "movement/turning-cost");
  if (!value.is_object()) return turning;
  for (const auto& [degrees, cost] : value.items()) {
    const auto angle = rationalFromText(degrees);
    const auto points = pointsOf(cost);
    if (angle && angle->isWhole() && points) turning[static_cast<int>(angle->numerator())] = *points;
  }
  return turning;
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

// The least cost of each turn, made of any of the listed angles to either side. Six hexsides make a circle, so ten
// rounds are more than any shortest way needs.
std::array<std::optional<Rational>, hex::kSides> cheapestTurns(const std::map<int, Rational>& turning) {
  std::array<std::optional<Rational>, hex::kSides> costs;
  costs[0] = 0;
  for (int round = 0; round < 10; ++round) {
    for (int steps = 0; steps < hex::kSides; ++steps) {
      const auto here = costs[static_cast<std::size_t>(steps)];
      if (!here) continue;
      for (const auto& [degrees, cost] : turning) {
        if (degrees % 60 != 0) continue;
        for (const int to : {hex::wrapped(steps + degrees / 60), hex::wrapped(steps - degrees / 60)}) {
          auto& there = costs[static_cast<std::size_t>(to)];
          if (!there || *here + cost < *there) there = *here + cost;
        }
      }
    }
  }
  return costs;
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
  const Formation* formation = formationOf(rules, mover);
  if (formation && formation->movement) {
    return known(*formation->movement, "formation/" + formation->slug + "/movement");
  }
  const auto type = rules.typeMovement.find(mover.type);
  if (type != rules.typeMovement.end()) return known(type->second, "unit-type/" + mover.type + "/movement");
  const std::string path = "arm/" + mover.arm + "/movement";
  if (const auto movement = armMovement(rules, mover).movement) return known(*movement, path);
  if (const auto limit = hexLimit(rules, mover)) return known(limit->hexes, limit->path);
  return unknown(path);
}

}  // namespace

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
  rules.turning = turningAt(book);
  rules.minimumHexes = std::clamp(book.integer("movement/minimum-hexes").value_or(0), 0, kMostPoints);
  rules.doubleTime = doubleTimeAt(book);
  rules.charge = chargeAt(book);
  rules.passCost = rulePoints(book, "stacking/pass-through-cost");
  rules.mayPassOverLimit = ruleTruth(book, "stacking/pass-through-over-limit");
  rules.freeOfStacking = namesAt(book, "stacking/free");
  rules.enemyHexCost = rulePoints(book, "stacking/enemy-hex-cost");
  rules.isMeleeHexHeld = book.text("melee-hex/leave").has_value();
  return rules;
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

Points turnCost(const MovementRules& rules, const Mover& mover, int steps) {
  const auto turn = static_cast<std::size_t>(hex::wrapped(steps));
  if (turn == 0) return {};
  if (mover.isDoubleTime && rules.doubleTime && rules.doubleTime->forbidsFacing) {
    return forbidden("double-time/forbids");
  }
  const Formation* formation = formationOf(rules, mover);
  if (formation && formation->turningCost) {
    return known(*formation->turningCost, "formation/" + formation->slug + "/turning-cost");
  }
  if (const auto cost = armMovement(rules, mover).turningCost)
    return known(*cost, "arm/" + mover.arm + "/turning-cost");
  const auto cost = cheapestTurns(rules.turning)[turn];
  return cost ? known(*cost, "movement/turning-cost") : unknown("movement/turning-cost");
}

}  // namespace redoubt::rules
