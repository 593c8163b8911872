#include "core/exchange/vassal/reading/battle_maker.h"

#include <algorithm>
#include <array>
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
  makeCommands();
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
  addTypes(edit);
  addFigureKinds(edit);
  battle = model::applied(std::move(battle), edit.take());
}

// Types that the rules to begin with don't have. Among tanks and aircraft foot, horse and guns have boxes as well.
void BattleMaker::addTypes(rules::RuleEdit& edit) const {
  const bool isPolish = material_.options.language == "pl";
  const auto isModern = [](const CounterKind& kind) { return kind.role == KindRole::Unit && kind.sort.isModern; };
  const bool hasBoxes = std::any_of(kinds_.all().begin(), kinds_.all().end(), isModern);
  const rules::RuleBook book(battle);
  std::map<std::string, std::string> symbols;
  for (const char* arm : {"infantry", "cavalry", "artillery"}) {
    const std::string path = "unit-type/" + std::string(arm) + "/symbol";
    symbols[arm] = hasBoxes ? "\"box-" + std::string(arm) + "\"" : std::string();
    if (hasBoxes) edit.set(path, symbols[arm]);
    if (const auto own = book.json(path); own && !hasBoxes) symbols[arm] = *own;
  }
  std::set<std::string> arms;
  for (const auto& [slug, sort] : sorts_) {
    const std::string path = "unit-type/" + slug;
    edit.set(path + "/title", jsonText(titleOf(sort, isPolish)));
    edit.set(path + "/arm", jsonText(sort.arm));
    const std::string symbol = sort.symbol.empty() ? symbols[sort.arm] : jsonText(sort.symbol);
    if (!symbol.empty()) edit.set(path + "/symbol", symbol);
    if (!sort.echelon.empty()) edit.set(path + "/size-mark", jsonText(sort.echelon));
    if (!symbols.contains(sort.arm)) arms.insert(sort.arm);
  }
  if (arms.empty()) return;
  nlohmann::json stacked{{"infantry", 99}, {"cavalry", 99}, {"artillery", 99}};
  int order = 3;
  for (const std::string& arm : arms) {
    const std::string title = arm == "air" ? isPolish ? "Lotnictwo" : "Air" : isPolish ? "Broń pancerna" : "Armour";
    edit.set("arm/" + arm + "/title", jsonText(title));
    edit.set("arm/" + arm + "/order", std::to_string(++order));
    stacked[arm] = 99;
  }
  edit.set("stacking/alternatives", nlohmann::json::array({stacked}).dump());
}

// The figures that the counters have, in the order in which most counters print them.
void BattleMaker::addFigureKinds(rules::RuleEdit& edit) const {
  struct Figure {
    const char* kind;
    const char* title;
    const char* polish;
  };
  constexpr std::array<Figure, 6> kFigures{{{"attack", "Attack", "Atak"},
                                            {"defence", "Defence", "Obrona"},
                                            {"movement", "Movement", "Ruch"},
                                            {"range", "Range", "Zasięg"},
                                            {"quality", "Quality", "Jakość"},
                                            {"initiative", "Initiative", "Inicjatywa"}}};
  const bool isPolish = material_.options.language == "pl";
  int order = 0;
  for (const Figure& each : kFigures) {
    ++order;
    if (!figures_.contains(each.kind)) continue;
    const std::string path = "figure/" + std::string(each.kind);
    edit.set(path + "/title", jsonText(isPolish ? each.polish : each.title));
    edit.set(path + "/order", std::to_string(order));
    edit.set(path + "/of", "\"units\"");
    edit.set(path + "/range", "[0,99]");
  }
  if (figures_.empty()) return;
  for (const std::string_view common : model::kCommonFigures) {
    if (!figures_.contains(std::string(common))) edit.set("figure/" + std::string(common) + "/on-counters", "false");
  }
}

}  // namespace redoubt::exchange::vassal::reading
