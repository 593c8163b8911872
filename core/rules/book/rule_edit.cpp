#include "core/rules/book/rule_edit.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>

#include "core/model/origins.h"

namespace redoubt::rules {
namespace {

using Json = nlohmann::json;

// The depth of values that the exchange format accepts.
constexpr int kMaxDepth = 32;

// The value under a path; null counts as no value.
std::optional<std::string> valueOf(const RuleBook& rules, std::string_view path) {
  const auto json = rules.json(path);
  if (!json || isSameJson(*json, "null")) return std::nullopt;
  return std::string(*json);
}

bool isSame(std::optional<std::string_view> a, std::optional<std::string_view> b) {
  return a && b ? isSameJson(*a, *b) : a.has_value() == b.has_value();
}

void addPathsBelow(const RuleBook& rules, const std::string& prefix, std::vector<std::string>& paths) {
  for (const std::string& part : rules.under(prefix)) {
    const std::string path = prefix + "/" + part;
    if (valueOf(rules, path)) paths.push_back(path);
    addPathsBelow(rules, path, paths);
  }
}

std::vector<model::Provenance> originsOf(const model::Battle& battle, const model::Rule& rule) {
  const std::string subject = model::keyText<model::Rule>(rule.key());
  const std::string table(model::Rule::kTable);
  std::vector<model::Provenance> found;
  const auto& rows = battle.all<model::Provenance>();
  for (auto row = rows.lowerBound({table, subject, std::string()});
       row != rows.end() && row->subjectTable == table && row->subject == subject; ++row) {
    found.push_back(*row);
  }
  return found;
}

// The battle without its own rules, and without the inherited rules that these remove by null.
model::Battle withoutOwnRules(const model::Battle& battle, const model::System& own) {
  std::vector<std::string> struck;
  for (const model::Rule& rule : battle.all<model::Rule>()) {
    if (rule.system == own.id && rule.value.text == "null") struck.push_back(rule.path + "/");
  }
  std::vector<model::KeyOf<model::Rule>> keys;
  for (const model::Rule& rule : battle.all<model::Rule>()) {
    const bool isStruck = std::any_of(struck.begin(), struck.end(),
                                      [&](const std::string& above) { return rule.path.starts_with(above); });
    if (rule.system == own.id || isStruck) keys.push_back(rule.key());
  }
  model::Battle above = battle;
  for (const auto& key : keys) above.all<model::Rule>().erase(key);
  return above;
}

// Line and column of the byte before which a text stops being JSON.
JsonFault faultAt(std::string_view text, std::size_t byte) {
  JsonFault fault;
  for (const char each : text.substr(0, std::min(byte, text.size()))) {
    if (each == '\n') {
      ++fault.line;
      fault.column = 1;
    } else if ((static_cast<unsigned char>(each) & 0xC0) != 0x80) {
      ++fault.column;
    }
  }
  return fault;
}

}  // namespace

RuleBook inheritedRules(const model::Battle& battle) {
  const model::BattleInfo* info = model::info(battle);
  const model::System* own = info ? battle.find(info->system) : nullptr;
  if (!own) return RuleBook(model::Battle());
  model::Battle above = withoutOwnRules(battle, *own);
  model::BattleInfo row = *info;
  row.system = own->parent;
  above.all<model::BattleInfo>().put(std::move(row));
  return RuleBook(above);
}

std::vector<std::string> struckPaths(const model::Battle& battle, const std::string& path) {
  const model::BattleInfo* info = model::info(battle);
  const model::System* own = info ? battle.find(info->system) : nullptr;
  const model::Rule* row = own ? battle.find<model::Rule>({own->id, path}) : nullptr;
  if (!row || !isSameJson(row->value.text, "null")) return {};
  model::Battle unstruck = battle;
  unstruck.all<model::Rule>().erase(row->key());
  return pathsBelow(inheritedRules(unstruck), path);
}

RuleOrigin originOf(const model::Battle& battle, std::string_view path) {
  return originOf(battle, inheritedRules(battle), path);
}

RuleOrigin originOf(const model::Battle& battle, const RuleBook& inherited, std::string_view path) {
  RuleOrigin origin;
  const model::BattleInfo* info = model::info(battle);
  origin.isOwn = info && info->system && battle.find<model::Rule>({*info->system, std::string(path)});
  origin.inherited = valueOf(inherited, path);
  if (!origin.inherited) return origin;
  const model::System* system = battle.find<model::System>(inherited.row(path)->system);
  if (system) origin.inheritedFrom = system->title.empty() ? system->slug : system->title;
  return origin;
}

std::vector<std::string> pathsBelow(const RuleBook& rules, std::string_view prefix) {
  std::vector<std::string> paths;
  addPathsBelow(rules, std::string(prefix), paths);
  std::sort(paths.begin(), paths.end());
  return paths;
}

std::variant<model::JsonText, JsonFault> parseRuleValue(std::string_view text) {
  int depth = 0;
  try {
    const Json value = Json::parse(text, [&](int at, Json::parse_event_t event, Json&) {
      const bool opens = event == Json::parse_event_t::array_start || event == Json::parse_event_t::object_start;
      depth = std::max(depth, opens ? at + 1 : at);
      return true;
    });
    if (depth > kMaxDepth) return JsonFault{};
    return model::JsonText{value.dump()};
  } catch (const Json::parse_error& error) {
    return faultAt(text, error.byte > 0 ? error.byte - 1 : 0);
  } catch (const Json::exception&) {
    return JsonFault{};
  }
}

bool isSameJson(std::string_view a, std::string_view b) {
  if (a == b) return true;
  const Json left = Json::parse(a, nullptr, false);
  const Json right = Json::parse(b, nullptr, false);
  return !left.is_discarded() && left == right;
}

RuleEdit::RuleEdit(const model::Battle& battle, std::string title)
    : battle_(battle), rules_(battle), inherited_(inheritedRules(battle)), edit_(std::move(title)) {
  if (const model::BattleInfo* info = model::info(battle)) system_ = info->system;
}

std::optional<Id<model::System>> RuleEdit::ownSystem() {
  const model::BattleInfo* info = model::info(battle_);
  if (system_ || !info) return system_;
  const model::System made{{randomId()}, info->slug.empty() ? "rules" : info->slug, std::nullopt, info->title};
  model::BattleInfo row = *info;
  row.system = system_ = made.id;
  edit_.put(made);
  edit_.put(std::move(row));
  return system_;
}

void RuleEdit::put(const std::string& path, std::string_view json) {
  const auto system = ownSystem();
  if (!system) return;
  const model::Rule row{*system, path, {std::string(json)}};
  const model::Rule* old = battle_.find<model::Rule>(row.key());
  if (old && !originsOf(battle_, *old).empty()) {
    edit_.put(model::setByHand(battle_, model::Rule::kTable, model::keyText<model::Rule>(row.key()), "value"));
  }
  edit_.put(row);
}

void RuleEdit::set(const std::string& path, std::optional<std::string_view> json) {
  const auto wanted = json && isSameJson(*json, "null") ? std::nullopt : json;
  if (isSame(wanted, valueOf(rules_, path))) return;
  if (isSame(wanted, valueOf(inherited_, path))) return inherit(path);
  put(path, wanted.value_or("null"));
}

void RuleEdit::inherit(const std::string& path) {
  const model::Rule* own = system_ ? battle_.find<model::Rule>({*system_, path}) : nullptr;
  if (!own) return;
  for (const model::Provenance& origin : originsOf(battle_, *own)) edit_.erase<model::Provenance>(origin.key());
  edit_.erase<model::Rule>(own->key());
}

void RuleEdit::inheritBelow(const std::string& prefix) {
  if (!system_) return;
  const std::string start = prefix + "/";
  const auto& rows = battle_.all<model::Rule>();
  for (auto row = rows.lowerBound({*system_, start});
       row != rows.end() && row->system == *system_ && row->path.starts_with(start); ++row) {
    inherit(row->path);
  }
}

void RuleEdit::remove(const std::string& path) {
  if (valueOf(rules_, path)) return set(path, std::nullopt);
  if (!valueOf(inherited_, path)) inherit(path);  // a row that says unknown
}

void RuleEdit::strike(const std::string& prefix) {
  inheritBelow(prefix);
  const model::Rule* row = system_ ? battle_.find<model::Rule>({*system_, prefix}) : nullptr;
  const bool isStruck = row && row->value.text == "null";
  if (!isStruck && !pathsBelow(inherited_, prefix).empty()) put(prefix, "null");
}

void RuleEdit::setUnknown(const std::string& path) {
  const model::Rule* row = rules_.row(path);
  const bool isUnknown = row && isSameJson(row->value.text, "null");
  if (!isUnknown) put(path, "null");
}

void RuleEdit::copy(const std::string& from, const std::string& to) {
  const model::Rule* row = rules_.row(from);
  const auto system = ownSystem();
  if (!row || !system) return;
  inherit(to);
  const model::Rule copied{*system, to, row->value};
  edit_.put(copied);
  for (model::Provenance origin : originsOf(battle_, *row)) {
    origin.subject = model::keyText<model::Rule>(copied.key());
    edit_.put(std::move(origin));
  }
}

}  // namespace redoubt::rules
