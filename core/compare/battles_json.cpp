#include "core/compare/battles_json.h"

#include <nlohmann/json.hpp>

#include "core/base/text.h"
#include "core/check/finding.h"

namespace redoubt::compare {
namespace {

using namespace model;
using Json = nlohmann::ordered_json;

Json stored(const Value& value) {
  if (const auto* number = std::get_if<std::int64_t>(&value)) return *number;
  if (const auto* number = std::get_if<double>(&value)) return *number;
  if (const auto* text = std::get_if<std::string>(&value)) return *text;
  return nullptr;
}

Json wholeRow(const TableInfo& table, const void* row) {
  if (!row) return nullptr;
  Json json = Json::object();
  for (const FieldInfo& field : table.fields()) json[std::string(field.name)] = stored(valueOf(row, field));
  return json;
}

Json rowJson(const RowChange& change) {
  Json json{{"table", change.table->name()}, {"key", change.key()}};
  if (!change.first || !change.second || change.isAnew) {
    json["first"] = wholeRow(*change.table, change.first);
    json["second"] = wholeRow(*change.table, change.second);
    return json;
  }
  Json first = Json::object();
  Json second = Json::object();
  for (const std::size_t column : change.columns) {
    const FieldInfo& field = change.table->fields()[column];
    first[std::string(field.name)] = stored(valueOf(change.first, field));
    second[std::string(field.name)] = stored(valueOf(change.second, field));
  }
  json["first"] = std::move(first);
  json["second"] = std::move(second);
  return json;
}

Json hexesOf(const hex::Layout& layout, const BattleDifference& difference) {
  Json list = Json::array();
  for (const hex::HexKey hex : difference.hexes) list.push_back(check::hexText(layout, hex));
  return list;
}

std::string titleOf(const Battle& battle) {
  const BattleInfo* info = model::info(battle);
  return info ? info->title : std::string();
}

const hex::Layout& layoutOf(const BattleDifference& difference, const hex::Layout& first, const hex::Layout& second) {
  return difference.kind == Kind::OnlyFirst ? first : second;
}

}  // namespace

std::string toJson(const BattleComparison& comparison, const BattleWords& words) {
  const hex::Layout first = model::layoutOf(comparison.first());
  const hex::Layout second = model::layoutOf(comparison.second());
  Json list = Json::array();
  for (const BattleDifference& each : comparison.differences()) {
    Json values = Json::array();
    for (const Told& told : words.told(each)) {
      values.push_back({{"what", told.what}, {"first", told.first}, {"second", told.second}});
    }
    Json rows = Json::array();
    for (const std::size_t change : each.changes) rows.push_back(rowJson(comparison.changes()[change]));
    list.push_back({{"part", toText(each.part)},
                    {"kind", toText(each.kind)},
                    {"table", each.table->name()},
                    {"subject", words.subject(each)},
                    {"values", std::move(values)},
                    {"detail", words.detail(each)},
                    {"hexes", hexesOf(layoutOf(each, first, second), each)},
                    {"words", words.sentence(each)},
                    {"rows", std::move(rows)}});
  }
  const Json json{{"first", titleOf(comparison.first())},
                  {"second", titleOf(comparison.second())},
                  {"differences", std::move(list)},
                  {"rows", comparison.changes().size()}};
  return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

std::vector<std::vector<std::string>> toTable(const BattleComparison& comparison, const BattleWords& words) {
  const hex::Layout first = model::layoutOf(comparison.first());
  const hex::Layout second = model::layoutOf(comparison.second());
  std::vector<std::vector<std::string>> table{{"part", "kind", "subject", "what", "first", "second", "hexes"}};
  for (const BattleDifference& each : comparison.differences()) {
    std::vector<std::string> hexes;
    for (const hex::HexKey hex : each.hexes) hexes.push_back(check::hexText(layoutOf(each, first, second), hex));
    std::vector<Told> told = words.told(each);
    if (told.empty()) told.push_back({words.detail(each), words.first(each), words.second(each)});
    for (const Told& one : told) {
      table.push_back({std::string(toText(each.part)), std::string(toText(each.kind)), words.subject(each), one.what,
                       one.first, one.second, join(hexes, " ")});
    }
  }
  return table;
}

}  // namespace redoubt::compare
