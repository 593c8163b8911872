#include "core/rules/rule_book.h"

#include <nlohmann/json.hpp>
#include <set>

namespace redoubt::rules {
namespace {

nlohmann::json parsed(std::optional<std::string_view> text) {
  return text ? nlohmann::json::parse(*text, nullptr, false) : nlohmann::json();
}

}  // namespace

RuleBook::RuleBook(const model::Battle& battle) {
  const model::BattleInfo* info = model::info(battle);
  std::set<Id<model::System>> seen;
  auto system = info ? info->system : std::nullopt;
  while (system && seen.insert(*system).second) {
    const auto& rows = battle.all<model::Rule>();
    for (auto row = rows.lowerBound({*system, std::string()}); row != rows.end() && row->system == *system; ++row) {
      rules_.emplace(row->path, *row);
    }
    const model::System* found = battle.find(system);
    system = found ? found->parent : std::nullopt;
  }
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
  const nlohmann::json value = parsed(json(path));
  return value.is_number_integer() ? std::optional(value.get<int>()) : std::nullopt;
}

std::optional<std::string> RuleBook::text(std::string_view path) const {
  const nlohmann::json value = parsed(json(path));
  return value.is_string() ? std::optional(value.get<std::string>()) : std::nullopt;
}

std::vector<std::string> RuleBook::texts(std::string_view path) const {
  std::vector<std::string> result;
  const nlohmann::json value = parsed(json(path));
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
