#include "core/rules/sight/sight_rules.h"

#include <map>

#include "core/model/standing.h"
#include "core/rules/book/json_values.h"
#include "core/rules/forces/arms.h"
#include "core/rules/terrain/terrain.h"

namespace redoubt::rules {
namespace {

SightRules::Slugs slugs(const std::vector<std::string>& texts) {
  return {texts.begin(), texts.end()};
}

bool isTrue(const RuleBook& book, std::string_view path) {
  return book.json(path) == "true";
}

AlongHexside alongHexside(const RuleBook& book) {
  const auto word = book.text("sight/along-hexside");
  if (word == "either") return AlongHexside::Either;
  if (word == "both") return AlongHexside::Both;
  return AlongHexside::None;
}

void readUnits(const RuleBook& book, SightRules& rules) {
  const nlohmann::json value = parsedJson(book.json("sight/units-block"));
  if (!value.is_object()) return;
  rules.unitsBlock = true;
  for (const auto& arm : member(value, "except")) {
    if (arm.is_string()) rules.openArms.insert(arm.get<std::string>());
  }
}

// What is known about the counters of one hex.
struct Standing {
  bool blocks = false;
  bool surelyBlocks = false;
  bool isDoubtful = false;
};

}  // namespace

SightRules sightRules(const RuleBook& book) {
  SightRules rules;
  rules.ground = groundTerrain(book);
  for (const TerrainKind& kind : terrainKinds(book)) {
    if (kind.place == TerrainPlace::Link || !isTrue(book, "terrain/" + kind.slug + "/blocks-sight")) continue;
    (kind.place == TerrainPlace::Hex ? rules.blockingTerrain : rules.blockingSides).insert(kind.slug);
  }
  rules.highGround = slugs(book.texts("sight/high-ground"));
  rules.alongHexside = alongHexside(book);
  rules.endsBlock = isTrue(book, "sight/ends-block");
  readUnits(book, rules);
  return rules;
}

SightBlockers sightBlockers(const model::Battle& battle, const RuleBook& book, const SightRules& rules,
                            std::span<const model::Placement* const> placements) {
  if (!rules.unitsBlock) return {};
  std::map<hex::HexKey, Standing> standing;
  for (const model::Placement* placement : placements) {
    const model::StandingHexes hexes = model::standingHexes(*placement);
    if (hexes.empty()) continue;
    const Arm arm = armOf(battle, book, *placement);
    if (arm.slug == kMarkerArm) continue;
    const bool blocks = !arm.slug || !rules.openArms.contains(*arm.slug);
    for (const hex::HexKey hex : hexes) {
      Standing& here = standing[hex];
      here.blocks |= blocks;
      here.surelyBlocks |= blocks && arm.isCertain();
      here.isDoubtful |= !arm.isCertain();
    }
  }
  SightBlockers blockers;
  for (const auto& [hex, here] : standing) {
    if (here.blocks) blockers.hexes.push_back(hex);
    if (here.isDoubtful && !here.surelyBlocks) blockers.unsure.push_back(hex);
  }
  return blockers;
}

}  // namespace redoubt::rules
