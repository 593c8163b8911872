#include "core/compare/table.h"

#include <nlohmann/json.hpp>

#include "core/check/finding.h"
#include "core/model/placement_verbs.h"
#include "core/rules/set_up/set_up.h"

namespace redoubt::compare {
namespace {

using namespace model;
using Json = nlohmann::ordered_json;

std::string yesNo(bool is) {
  return is ? "yes" : "no";
}

bool isEstimated(const Battle& battle, const Placement* placement, Aspect aspect) {
  return placement && isEstimate(battle, *placement, aspect);
}

std::vector<Aspect> aspectsOf(const PlacementDifference& difference) {
  return difference.kind == Kind::Changed ? difference.aspects : std::vector{Aspect::Place};
}

Json hexesOf(const Battle& battle, const Placement* placement) {
  Json list = Json::array();
  if (!placement) return list;
  const hex::Layout layout = layoutOf(battle);
  for (const hex::HexKey hex : rules::startHexes(battle, layout, *placement))
    list.push_back(check::hexText(layout, hex));
  return list;
}

Json setUpJson(const Battle& battle, const Variant& variant, const std::string& title) {
  const Scenario* scenario = battle.find<Scenario>(variant.scenario);
  return {{"scenario", scenario ? scenario->slug : ""}, {"variant", variant.slug}, {"title", title}};
}

Json placementJson(const SetUpComparison& comparison, const CompareWords& words, const PlacementDifference& each) {
  const bool isFirst = each.first != nullptr;
  const Battle& battle = isFirst ? comparison.first() : comparison.second();
  const Placement& shown = isFirst ? *each.first : *each.second;
  const Unit* unit = battle.find(shown.unit);
  const Leader* leader = battle.find(shown.leader);
  Json values = Json::array();
  for (const Aspect aspect : aspectsOf(each)) {
    values.push_back({{"aspect", toText(aspect)},
                      {"first", words.first(each, aspect)},
                      {"second", words.second(each, aspect)},
                      {"first_estimated", isEstimated(comparison.first(), each.first, aspect)},
                      {"second_estimated", isEstimated(comparison.second(), each.second, aspect)}});
  }
  return {{"kind", toText(each.kind)},
          {"army", words.army(each)},
          {"command", words.command(each)},
          {"subject",
           {{"kind", model::toText(shown.subject)},
            {"slug", unit     ? unit->slug
                     : leader ? leader->slug
                              : std::string()},
            {"name", words.subject(each)}}},
          {"values", std::move(values)},
          {"first_hexes", hexesOf(comparison.first(), each.first)},
          {"second_hexes", hexesOf(comparison.second(), each.second)},
          {"words", words.sentence(each)}};
}

Json rowJson(const CompareWords& words, const RowDifference& each) {
  Json columns = Json::array();
  for (const std::size_t column : each.columns) columns.push_back(each.table->fields()[column].name);
  return {{"kind", toText(each.kind)},      {"table", each.table->name()},   {"army", words.army(each)},
          {"subject", words.subject(each)}, {"columns", std::move(columns)}, {"first", words.first(each)},
          {"second", words.second(each)},   {"words", words.sentence(each)}};
}

}  // namespace

std::vector<std::vector<std::string>> toTable(const SetUpComparison& comparison, const CompareWords& words) {
  std::vector<std::vector<std::string>> table{
      {"kind", "army", "command", "subject", "aspect", "first", "second", "first-estimated", "second-estimated"}};
  for (const PlacementDifference& each : comparison.placements()) {
    for (const Aspect aspect : aspectsOf(each)) {
      table.push_back({std::string(toText(each.kind)), words.army(each), words.command(each), words.subject(each),
                       std::string(toText(aspect)), words.first(each, aspect), words.second(each, aspect),
                       yesNo(isEstimated(comparison.first(), each.first, aspect)),
                       yesNo(isEstimated(comparison.second(), each.second, aspect))});
    }
  }
  for (const RowDifference& each : comparison.rows()) {
    table.push_back({std::string(toText(each.kind)), words.army(each), "", words.subject(each),
                     std::string(each.table->name()), words.first(each), words.second(each), "", ""});
  }
  return table;
}

std::string toJson(const SetUpComparison& comparison, const CompareWords& words) {
  Json placements = Json::array();
  std::map<std::string, std::size_t> totals{{"only-in-first", 0}, {"only-in-second", 0}, {"changed", 0}};
  for (const PlacementDifference& each : comparison.placements()) {
    placements.push_back(placementJson(comparison, words, each));
    ++totals[std::string(toText(each.kind))];
  }
  Json rows = Json::array();
  for (const RowDifference& each : comparison.rows()) rows.push_back(rowJson(words, each));
  totals["same"] = comparison.same().size();
  totals["rows"] = comparison.rows().size();
  const Json json{{"first", setUpJson(comparison.first(), comparison.firstVariant(), words.titleOfFirst())},
                  {"second", setUpJson(comparison.second(), comparison.secondVariant(), words.titleOfSecond())},
                  {"placements", std::move(placements)},
                  {"rows", std::move(rows)},
                  {"totals", totals}};
  return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace redoubt::compare
