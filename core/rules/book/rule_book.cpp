#include "core/rules/book/rule_book.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>

#include "core/rules/book/json_values.h"
#include "core/rules/book/rewrites.h"

namespace redoubt::rules {
namespace {

// The text between the quotation marks of a JSON text without escapes. Nearly all texts are such, and checks read so
// many of them that parsing each one would be most of their work.
std::optional<std::string_view> plainText(std::string_view json) {
  if (json.size() < 2 || json.front() != '"' || json.back() != '"') return std::nullopt;
  const std::string_view inside = json.substr(1, json.size() - 2);
  const bool isPlain =
      std::all_of(inside.begin(), inside.end(), [](char c) { return c >= ' ' && c <= '~' && c != '"' && c != '\\'; });
  return isPlain ? std::optional(inside) : std::nullopt;
}

// The battle's system and those it inherits from, nearest first; a cycle is cut at the first repetition.
std::vector<Id<model::System>> lineage(const model::Battle& battle) {
  std::vector<Id<model::System>> systems;
  const model::BattleInfo* info = model::info(battle);
  auto system = info ? info->system : std::nullopt;
  while (system && std::find(systems.begin(), systems.end(), *system) == systems.end()) {
    systems.push_back(*system);
    const model::System* found = battle.find(system);
    system = found ? found->parent : std::nullopt;
  }
  return systems;
}

bool isNone(const model::Rule& row) {
  return row.value.text == "null";
}

// Whether `isStruck` holds for a path that the parts of `path` begin with: "combat/rows", then "combat".
bool anyAbove(std::string_view path, const auto& isStruck) {
  for (std::size_t slash = path.rfind('/'); slash != path.npos; slash = path.rfind('/')) {
    path = path.substr(0, slash);
    if (isStruck(path)) return true;
  }
  return false;
}

}  // namespace

RuleBook::RuleBook(const model::Battle& battle) {
  const auto& rows = battle.all<model::Rule>();
  std::set<std::string, std::less<>> struck;
  for (const Id<model::System> system : lineage(battle)) {
    const auto isStruck = [&](std::string_view path) { return struck.contains(path); };
    std::vector<std::string> strikes;  // which hold for the systems above
    for (auto row = rows.lowerBound({system, std::string()}); row != rows.end() && row->system == system; ++row) {
      if (isNone(*row)) strikes.push_back(row->path);
      if (struck.empty() || !anyAbove(row->path, isStruck)) rules_.emplace(row->path, *row);
    }
    struck.insert(strikes.begin(), strikes.end());
  }
  for (const Rewrite& each : rewrites(*this)) {
    const model::Rule* from = row(each.from);
    if (!from) continue;
    model::Rule made = *from;  // with its provenance
    made.value.text = each.json;
    rules_.emplace(each.path, std::move(made));
  }
}

const model::Rule* ruleRow(const model::Battle& battle, const std::string& path) {
  for (const Id<model::System> system : lineage(battle)) {
    if (const model::Rule* row = battle.find<model::Rule>({system, path})) return row;
    const bool isStruck = anyAbove(path, [&](std::string_view above) {
      const model::Rule* row = battle.find<model::Rule>({system, std::string(above)});
      return row && isNone(*row);
    });
    if (isStruck) return nullptr;
  }
  return nullptr;
}

const model::Rule* RuleBook::row(std::string_view path) const {
  const auto found = rules_.find(path);
  return found == rules_.end() ? nullptr : &found->second;
}

std::optional<std::string_view> RuleBook::json(std::string_view path) const {
  const model::Rule* found = row(path);
  return found ? std::optional<std::string_view>(found->value.text) : std::nullopt;
}

std::optional<int> RuleBook::integer(std::string_view path) const {
  return wholeNumber(parsedJson(json(path)));
}

std::optional<std::string> RuleBook::text(std::string_view path) const {
  const auto value = json(path);
  return value ? textOf(*value) : std::nullopt;
}

std::optional<std::string> textOf(std::string_view json) {
  if (const auto plain = plainText(json)) return std::string(*plain);
  const nlohmann::json value = nlohmann::json::parse(json, nullptr, false);
  return value.is_string() ? std::optional(value.get<std::string>()) : std::nullopt;
}

std::vector<std::string> RuleBook::texts(std::string_view path) const {
  std::vector<std::string> result;
  const nlohmann::json value = parsedJson(json(path));
  if (!value.is_array()) return result;
  for (const auto& item : value) {
    if (item.is_string()) result.push_back(item.get<std::string>());
  }
  return result;
}

std::vector<std::string> RuleBook::under(std::string_view prefix) const {
  const std::string start = std::string(prefix) + "/";
  std::set<std::string> parts;
  for (auto at = rules_.lower_bound(start); at != rules_.end() && at->first.starts_with(start); ++at) {
    parts.insert(at->first.substr(start.size(), at->first.find('/', start.size()) - start.size()));
  }
  return {parts.begin(), parts.end()};
}

}  // namespace redoubt::rules
