#include "core/exchange/vassal/reading/battle_maker.h"

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

#include "core/base/text.h"
#include "core/exchange/starting_rules.h"
#include "core/hex/paper.h"
#include "core/rules/book/rule_edit.h"
#include "core/rules/terrain/terrain.h"

namespace redoubt::exchange::vassal::reading {
namespace {

constexpr double kHexWidth = 19;  // millimetres; a module says nothing of paper
constexpr std::size_t kMostMarkers = 500;
constexpr double kFacingFit = 10;  // degrees

// How many of the turned counters would face a side or a vertex.
double offFrom(double angle, double direction) {
  const double turn = std::fmod(std::abs(angle - direction), 60);
  return std::min(turn, 60 - turn);
}

}  // namespace

std::string jsonText(const std::string& text) {
  return nlohmann::json(text).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

std::string BattleMaker::Slugs::free(const std::string& name, const std::string& otherwise) {
  std::string wanted = slugged(name).substr(0, 60);
  while (wanted.ends_with('-')) wanted.pop_back();
  if (wanted.empty()) wanted = otherwise;
  std::string slug = wanted;
  for (int& number = next_[wanted]; !taken_.insert(slug).second;) {
    number = std::max(number + 1, 2);
    slug = wanted + "-" + std::to_string(number);
  }
  return slug;
}

BattleMaker::BattleMaker(const Material& material) : material_(material), kinds_(material.module, material.setUps) {}

void BattleMaker::run() {
  makeBattle();
  makeMap();
  facing_ = facingKind();
  makeArmies();
  makeForces();
  makeRules();
  makeScenarios();
}

void BattleMaker::makeBattle() {
  battle = blankBattle();
  model::BattleInfo info;
  info.title = material_.module.name.empty() ? "VASSAL" : material_.module.name;
  info.slug = slugged(info.title).substr(0, 60);
  if (info.slug.empty()) info.slug = "battle";
  info.id = {hashedId(model::BattleInfo::kTable, info.slug)};
  info.language = material_.options.language;
  info.description = material_.module.description;
  info.system = model::info(battle)->system;
  info.system = addOwnSystem(battle, info);
  battle.all<model::BattleInfo>() = {};
  battle.all<model::BattleInfo>().put(info);
}

void BattleMaker::makeMap() {
  if (!material_.map) return;
  const hex::Layout& layout = material_.map->sheet.layout;
  model::MapSheet sheet = model::withLayout({}, layout.spec());
  sheet.id = {hashedId(model::MapSheet::kTable, "map")};
  sheet.title = material_.map->map->name.empty() ? material_.module.name : material_.map->map->name;
  sheet.hexWidthMm = kHexWidth;
  const hex::PaperSize size =
      hex::sizeOfGrid(layout.orientation(), kHexWidth, {layout.spec().columns, layout.spec().rows});
  sheet.sheetWidthMm = std::ceil(size.width);
  sheet.sheetHeightMm = std::ceil(size.height);
  battle.all<model::MapSheet>().put(sheet);
  const std::string ground = rules::groundTerrain(rules::RuleBook(battle));
  layout.forEachHex([&](hex::HexKey hex) { battle.all<model::HexRow>().put({hex, ground, 0}); });
}

// The one that the turned counters face: art of pieces points to the top of the map.
hex::FacingKind BattleMaker::facingKind() const {
  if (!material_.map) return hex::FacingKind::Vertex;
  const auto orientation = material_.map->sheet.layout.orientation();
  const double vertex = hex::angle({hex::FacingKind::Vertex, 0}, orientation);
  const double side = hex::angle({hex::FacingKind::Hexside, 0}, orientation);
  std::size_t vertices = 0;
  std::size_t sides = 0;
  const auto count = [&](const Piece& piece) {
    const auto angle = rotationOf(piece);
    if (!angle) return;
    if (offFrom(*angle, vertex) <= kFacingFit) ++vertices;
    if (offFrom(*angle, side) <= kFacingFit) ++sides;
  };
  for (const SetUpState& setUp : material_.setUps) {
    for (const Standing& counter : setUp.counters) count(counter.piece);
  }
  if (vertices == 0 && sides == 0) {
    for (const CounterKind& kind : kinds_.all()) count(kind.piece);
  }
  return sides > vertices ? hex::FacingKind::Hexside : hex::FacingKind::Vertex;
}

void BattleMaker::makeRules() {
  rules::RuleEdit edit(battle, {});
  edit.set("facing/kind", facing_ == hex::FacingKind::Hexside ? R"("hexside")" : R"("vertex")");
  Slugs slugs;
  std::set<std::string> titles;
  for (const CounterKind& kind : kinds_.all()) {
    if (kind.role != KindRole::Marker || titles.size() == kMostMarkers) continue;
    if (kind.name.empty() || !titles.insert(folded(kind.name)).second) continue;
    edit.set("marker/" + slugs.free(kind.name, "marker") + "/title", jsonText(kind.name));
  }
  battle = model::applied(std::move(battle), edit.take());
}

}  // namespace redoubt::exchange::vassal::reading
