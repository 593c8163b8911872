#include "core/rules/forces/formation.h"

#include <algorithm>
#include <cstdlib>
#include <nlohmann/json.hpp>

#include "core/model/standing.h"
#include "core/rules/book/json_values.h"
#include "core/rules/book/rule_values.h"
#include "core/rules/forces/arms.h"

namespace redoubt::rules {
namespace {

using hex::FacingZone;
using nlohmann::json;

template <class List>
bool contains(const List& list, std::string_view text) {
  return std::find(list.begin(), list.end(), text) != list.end();
}

json member(const json& object, const char* name) {
  if (!object.is_object()) return {};
  const auto found = object.find(name);
  return found == object.end() ? json() : *found;
}

std::optional<int> wholeOf(const json& value) {
  const auto number = pointsOf(value);
  return number && number->isWhole() ? std::optional(static_cast<int>(number->numerator())) : std::nullopt;
}

std::optional<ZoneCounts> zoneCountsOf(const json& value) {
  if (!value.is_object()) return std::nullopt;
  return ZoneCounts{wholeOf(member(value, "front")).value_or(0), wholeOf(member(value, "flank")).value_or(0),
                    wholeOf(member(value, "rear")).value_or(0)};
}

std::vector<std::string> textsOf(const json& value) {
  std::vector<std::string> texts;
  if (!value.is_array()) return texts;
  for (const json& item : value) {
    if (item.is_string()) texts.push_back(item.get<std::string>());
  }
  return texts;
}

FormationNeeds needsOf(const json& value) {
  FormationNeeds needs;
  needs.units = wholeOf(member(value, "units"));
  if (const json arm = member(value, "arm"); arm.is_string()) needs.arm = arm.get<std::string>();
  needs.sizeEach = wholeOf(member(value, "size-each"));
  needs.size = wholeOf(member(value, "size"));
  needs.terrain = textsOf(member(value, "terrain"));
  return needs;
}

std::vector<FacingZone> zoneNamesOf(const std::vector<std::string>& names) {
  std::vector<FacingZone> zones;
  for (const std::string& name : names) {
    if (const auto zone = hex::zoneFromText(name)) zones.push_back(*zone);
  }
  return zones;
}

Formation withWho(const RuleBook& book, const std::string& path, Formation formation) {
  formation.types = book.texts(path + "types");
  formation.mark = book.text(path + "mark");
  formation.arms = book.texts(path + "arms");
  formation.excludedTypes = book.texts(path + "not");
  formation.automaticAtSize = book.integer(path + "automatic-at-size");
  formation.needs = needsOf(ruleValue(book, path + "needs"));
  return formation;
}

Formation withMovement(const RuleBook& book, const std::string& path, Formation formation) {
  formation.turningCost = rulePoints(book, path + "turning-cost");
  formation.terrainCost = rulePoints(book, path + "terrain-cost");
  formation.terrainAs = book.text(path + "terrain-as");
  formation.movement = rulePoints(book, path + "movement");
  formation.hexes = book.integer(path + "hexes");
  formation.terrain = book.texts(path + "terrain");
  formation.mayEnterEnemyHex = ruleTruth(book, path + "enemy-hex").value_or(true);
  return formation;
}

Formation withCombat(const RuleBook& book, const std::string& path, Formation formation) {
  formation.zones = zoneCountsOf(ruleValue(book, path + "zones"));
  formation.sight = zoneNamesOf(book.texts(path + "sight"));
  formation.mayFire = ruleTruth(book, path + "may-fire").value_or(true);
  formation.fireShare = rulePoints(book, path + "fire-share");
  return formation;
}

bool isEntitled(const Formation& formation, const FormationTaker& unit) {
  const bool isForAll = formation.types.empty() && !formation.mark && formation.arms.empty();
  return isForAll || contains(formation.types, unit.type) || contains(formation.arms, unit.arm) ||
         (formation.mark && contains(unit.marks, *formation.mark));
}

std::vector<FormationFault> faultsOf(const Formation& formation, const FormationTaker& unit) {
  std::vector<FormationFault> faults;
  if (!isEntitled(formation, unit)) faults.push_back(FormationFault::NotEntitled);
  if (contains(formation.excludedTypes, unit.type)) faults.push_back(FormationFault::Excluded);
  if (formation.needs.arm && unit.arm != *formation.needs.arm) faults.push_back(FormationFault::WrongArm);
  if ((formation.needs.sizeEach || formation.needs.size) && !unit.size) faults.push_back(FormationFault::SizeUnknown);
  if (formation.needs.sizeEach && unit.size && *unit.size < *formation.needs.sizeEach) {
    faults.push_back(FormationFault::UnitTooSmall);
  }
  return faults;
}

std::vector<FormationFault> faultsOfAll(const FormationNeeds& needs, std::span<const FormationTaker> takers,
                                        std::string_view terrain) {
  std::vector<FormationFault> faults;
  if (needs.units && static_cast<int>(takers.size()) < *needs.units) faults.push_back(FormationFault::TooFewUnits);
  int size = 0;
  bool isSizeKnown = true;
  for (const FormationTaker& unit : takers) {
    size += unit.size.value_or(0);
    isSizeKnown = isSizeKnown && unit.size;
  }
  if (needs.size && isSizeKnown && size < *needs.size) faults.push_back(FormationFault::TooSmall);
  if (!needs.terrain.empty() && !contains(needs.terrain, terrain)) faults.push_back(FormationFault::WrongTerrain);
  return faults;
}

std::string pathOf(const Formation& formation, FormationFault fault) {
  const std::string path = "formation/" + formation.slug + "/";
  if (fault == FormationFault::Excluded) return path + "not";
  if (fault != FormationFault::NotEntitled) return path + "needs";
  return path + (!formation.types.empty() ? "types" : formation.mark ? "mark" : "arms");
}

// The distance of side `side` from the facing of the counter, for sorting the nearest first; of two equally near sides,
// the right one comes first.
int remoteness(int side, hex::Direction facing, hex::Orientation orientation) {
  const int clockwise =
      (hex::angle({hex::FacingKind::Hexside, side}, orientation) - hex::angle(facing, orientation) + 360) % 360;
  return clockwise <= 180 ? 2 * clockwise : 2 * (360 - clockwise) + 1;
}

}  // namespace

std::optional<Formation> formation(const RuleBook& book, std::string_view slug) {
  const std::string start = "formation/" + std::string(slug);
  if (slug.empty() || book.under(start).empty()) return std::nullopt;
  const std::string path = start + "/";
  Formation result;
  result.slug = slug;
  result.title = book.text(path + "title").value_or(result.slug);
  return withCombat(book, path, withMovement(book, path, withWho(book, path, std::move(result))));
}

std::vector<Formation> formations(const RuleBook& book) {
  std::vector<Formation> all;
  for (const std::string& slug : book.under("formation")) {
    if (auto found = formation(book, slug)) all.push_back(std::move(*found));
  }
  return all;
}

std::optional<std::string> usualFormation(const RuleBook& book) {
  return book.text("formation/usual");
}

std::vector<FormationRefusal> refusals(const Formation& formation, std::span<const FormationTaker> takers,
                                       std::string_view terrain) {
  std::vector<FormationRefusal> all;
  for (std::size_t i = 0; i < takers.size(); ++i) {
    for (const FormationFault fault : faultsOf(formation, takers[i])) {
      all.push_back({fault, i, pathOf(formation, fault)});
    }
  }
  for (const FormationFault fault : faultsOfAll(formation.needs, takers, terrain)) {
    all.push_back({fault, std::nullopt, pathOf(formation, fault)});
  }
  return all;
}

std::optional<std::string> automaticFormation(std::span<const Formation> formations, const FormationTaker& unit) {
  for (const Formation& formation : formations) {
    const bool isSmallEnough = formation.automaticAtSize && unit.size && *unit.size <= *formation.automaticAtSize;
    const bool isOfArm = !formation.needs.arm || unit.arm == *formation.needs.arm;
    if (isSmallEnough && isOfArm && !contains(formation.excludedTypes, unit.type)) return formation.slug;
  }
  return std::nullopt;
}

FacingRules facingRules(const RuleBook& book) {
  FacingRules rules;
  const auto kind = book.text("facing/kind");
  if (kind == "hexside") rules.kind = hex::FacingKind::Hexside;
  if (kind == "vertex") rules.kind = hex::FacingKind::Vertex;
  rules.zones = zoneCountsOf(ruleValue(book, "facing/zones"));
  rules.none = book.texts("facing/none");
  rules.free = book.texts("facing/free");
  rules.mayMixInStack = ruleTruth(book, "facing/mixed-in-stack").value_or(false);
  rules.areUsed = rules.kind || rules.zones || book.json("movement/forward");
  return rules;
}

bool facesNowhere(const FacingRules& rules, std::string_view arm) {
  return contains(rules.none, arm);
}

bool hasFacing(const FacingRules& rules, std::string_view arm) {
  return rules.areUsed && !facesNowhere(rules, arm);
}

std::optional<SideZones> zonesOf(const FacingRules& rules, hex::Orientation orientation, hex::Direction facing,
                                 const Formation* formation, std::string_view arm) {
  if (facesNowhere(rules, arm)) return std::nullopt;
  const auto counts = formation && formation->zones ? formation->zones : rules.zones;
  if (!counts) return hex::zones(facing, orientation);
  std::array<int, hex::kSides> nearest = {0, 1, 2, 3, 4, 5};
  std::sort(nearest.begin(), nearest.end(),
            [&](int a, int b) { return remoteness(a, facing, orientation) < remoteness(b, facing, orientation); });
  SideZones zones;
  for (int i = 0; i < hex::kSides; ++i) {
    const FacingZone zone = i < counts->front                   ? FacingZone::Front
                            : i < counts->front + counts->flank ? FacingZone::Flank
                                                                : FacingZone::Rear;
    zones[static_cast<std::size_t>(nearest[static_cast<std::size_t>(i)])] = zone;
  }
  return zones;
}

bool areSymmetric(const ZoneCounts& zones, hex::FacingKind kind) {
  // For a hexside facing the neighbours are one, two pairs and one; for a vertex facing, three pairs.
  const auto isEven = [&](int nearest) {
    const bool isAllOrNone = nearest <= 0 || nearest >= hex::kSides;
    return isAllOrNone || (nearest % 2 == 1) == (kind == hex::FacingKind::Hexside);
  };
  return isEven(zones.front) && isEven(zones.front + zones.flank);
}

std::vector<int> sidesIn(const SideZones& zones, FacingZone zone) {
  std::vector<int> sides;
  for (int side = 0; side < hex::kSides; ++side) {
    if (zones[static_cast<std::size_t>(side)] == zone) sides.push_back(side);
  }
  return sides;
}

std::vector<hex::HexKey> hexesIn(const hex::Layout& layout, hex::HexKey hex, const SideZones& zones, FacingZone zone) {
  std::vector<hex::HexKey> hexes;
  for (const int side : sidesIn(zones, zone)) {
    if (const auto key = layout.neighbourAnywhere(hex, side)) hexes.push_back(*key);
  }
  return hexes;
}

std::vector<hex::HexKey> frontHexes(const FacingRules& rules, const hex::Layout& layout, hex::HexKey hex,
                                    hex::Direction facing, const Formation* formation, std::string_view arm) {
  const bool isAsTheRules = facing.kind == rules.kind.value_or(facing.kind);
  if (!isAsTheRules) return hex::frontHexes(layout, hex, facing);
  const auto zones = zonesOf(rules, layout.orientation(), facing, formation, arm);
  return zones ? hexesIn(layout, hex, *zones, FacingZone::Front) : std::vector<hex::HexKey>();
}

std::vector<hex::HexKey> frontHexes(const model::Battle& battle, const RuleBook& book, const hex::Layout& layout,
                                    const model::Placement& placement) {
  if (!placement.hex || !placement.direction || !placement.direction->direction) return {};
  const auto taken = formation(book, placement.formation);
  const std::string arm = armOf(battle, book, placement).slug.value_or("");
  const FacingRules rules = facingRules(book);
  const model::StandingHexes own = model::standingHexes(placement);
  std::vector<hex::HexKey> fronts;
  for (const hex::HexKey from : own.isLong() ? own : model::StandingHexes(placement.hex, {})) {
    for (const hex::HexKey front : frontHexes(rules, layout, from, *placement.direction->direction,
                                              taken ? &*taken : nullptr, arm)) {
      const bool isNew = std::find(fronts.begin(), fronts.end(), front) == fronts.end();
      if (isNew && !own.contains(front)) fronts.push_back(front);
    }
  }
  return fronts;
}

}  // namespace redoubt::rules
