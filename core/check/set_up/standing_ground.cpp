#include "core/check/set_up/standing_ground.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "core/rules/book/json_values.h"
#include "core/rules/book/rule_values.h"
#include "core/rules/terrain/terrain.h"

namespace redoubt::check {
namespace {

bool contains(const std::vector<std::string>& texts, const std::string& text) {
  return std::find(texts.begin(), texts.end(), text) != texts.end();
}

}  // namespace

StandingGround::StandingGround(const model::Battle& battle, const rules::RuleBook& book)
    : battle_(battle), book_(book), usual_(rules::groundTerrain(book)) {}

const std::string& StandingGround::terrainOf(hex::HexKey hex) const {
  const model::HexRow* row = battle_.find<model::HexRow>(hex);
  return row && !row->terrain.empty() ? row->terrain : usual_;
}

std::string StandingGround::armInTerrain(const std::string& arm, const std::string& formation) const {
  if (formation.empty()) return arm;
  return book_.text("formation/" + formation + "/terrain-as").value_or(arm);
}

Ground StandingGround::groundFor(const std::string& arm, const std::string& formation, const std::string& slug) {
  const Terrain& found = terrain(slug);
  const std::string payer = armInTerrain(arm, formation);
  if (contains(found.forbidden, payer)) return Ground::Closed;
  const bool isUnsaid = found.hasCosts && !contains(found.priced, payer) && needsCost(arm, formation);
  return isUnsaid ? Ground::Unsaid : Ground::Open;
}

bool StandingGround::hasWayFor(const std::string& arm, const std::string& formation, const hex::Layout& layout,
                               hex::HexKey hex) const {
  const std::string payer = armInTerrain(arm, formation);
  const auto& links = battle_.all<model::Link>();
  for (int number = 0; number < hex::kSides; ++number) {
    const hex::HexsideKey side = layout.side(hex, number);
    for (auto row = links.lowerBound({side, std::string()}); row != links.end() && row->side == side; ++row) {
      const std::string path = "terrain/" + row->kind + "/";
      const bool isClosed = contains(book_.texts(path + "forbidden"), payer);
      if (!isClosed && contains(book_.texts(path + "replaces"), "hex")) return true;
    }
  }
  return false;
}

const StandingGround::Terrain& StandingGround::terrain(const std::string& slug) {
  const auto known = terrains_.find(slug);
  if (known != terrains_.end()) return known->second;
  Terrain read;
  const std::string path = "terrain/" + slug + "/";
  read.forbidden = book_.texts(path + "forbidden");
  const nlohmann::json enter = rules::ruleValue(book_, path + "enter");
  read.hasCosts = enter.is_object();
  if (read.hasCosts) {
    for (const auto& [arm, cost] : enter.items()) {
      if (rules::pointsOf(cost)) read.priced.push_back(arm);
    }
  }
  return terrains_.emplace(slug, std::move(read)).first->second;
}

bool StandingGround::needsCost(const std::string& arm, const std::string& formation) const {
  const std::string path = "arm/" + arm + "/";
  const bool isInFormation = !formation.empty();
  if (isInFormation && rules::rulePoints(book_, "formation/" + formation + "/terrain-cost")) return false;
  return !rules::rulePoints(book_, path + "any-cost") && !book_.integer(path + "hexes");
}

}  // namespace redoubt::check
