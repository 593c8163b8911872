#include "core/aids/aids.h"

#include <algorithm>
#include <array>
#include <utility>

#include "core/aids/ground.h"

namespace redoubt::aids {
namespace {

constexpr std::array kKinds{std::pair{SheetKind::Scenario, std::string_view("scenario")},
                            std::pair{SheetKind::Turns, std::string_view("turns")},
                            std::pair{SheetKind::Sequence, std::string_view("sequence")},
                            std::pair{SheetKind::Terrain, std::string_view("terrain")},
                            std::pair{SheetKind::Tables, std::string_view("tables")},
                            std::pair{SheetKind::Rules, std::string_view("rules")},
                            std::pair{SheetKind::Order, std::string_view("order")},
                            std::pair{SheetKind::Questions, std::string_view("questions")}};

std::vector<Block> blocksOf(SheetKind kind, const Ground& ground) {
  switch (kind) {
    case SheetKind::Scenario: return scenarioSheet(ground);
    case SheetKind::Terrain: return terrainSheet(ground);
    case SheetKind::Tables: return tablesSheet(ground);
    case SheetKind::Sequence: return sequenceSheet(ground);
    case SheetKind::Rules: return rulesSheet(ground);
    case SheetKind::Order: return orderSheet(ground);
    case SheetKind::Questions: return questionsSheet(ground);
    case SheetKind::Turns: return turnsSheet(ground);
  }
  return {};
}

}  // namespace

std::vector<SheetKind> sheetKinds() {
  std::vector<SheetKind> kinds;
  for (const auto& [kind, text] : kKinds) kinds.push_back(kind);
  return kinds;
}

std::string_view toText(SheetKind kind) {
  return std::find_if(kKinds.begin(), kKinds.end(), [&](const auto& each) { return each.first == kind; })->second;
}

std::optional<SheetKind> sheetKindFromText(std::string_view text) {
  const auto found = std::find_if(kKinds.begin(), kKinds.end(), [&](const auto& each) { return each.second == text; });
  return found == kKinds.end() ? std::nullopt : std::optional(found->first);
}

std::string titleOf(SheetKind kind, std::string_view language) {
  return said(Phrase::of("aids.sheet." + std::string(toText(kind))), language);
}

Document aidsOf(const model::Battle& battle, const AidsOptions& options) {
  const Ground ground(battle, options);
  Document document;
  document.language = options.language;
  if (const model::BattleInfo* info = model::info(ground.battle)) {
    document.title = exchange::titleOf(*info);
    document.subtitle = info->place;
    if (!info->date.empty()) document.subtitle += (info->place.empty() ? "" : ", ") + info->date;
  }
  if (ground.scenario) {
    document.scenario = exchange::titleOf(*ground.scenario);
    const auto variants = rules::variants(ground.battle, ground.scenario->id);
    if (ground.variant && variants.size() > 1) document.scenario += ", " + exchange::titleOf(*ground.variant);
  }
  for (const SheetKind kind : sheetKinds()) {
    const bool isWanted =
        options.sheets.empty() || std::find(options.sheets.begin(), options.sheets.end(), kind) != options.sheets.end();
    if (!isWanted) continue;
    std::vector<Block> blocks = blocksOf(kind, ground);
    if (!blocks.empty()) document.sheets.push_back({kind, titleOf(kind, options.language), std::move(blocks)});
  }
  return document;
}

}  // namespace redoubt::aids
