#include "core/rules/mechanics/terrain_effects.h"

#include <algorithm>
#include <set>

#include "core/rules/vocabulary/action_keys.h"
#include "core/rules/vocabulary/effect_keys.h"
#include "core/rules/vocabulary/table_keys.h"

namespace redoubt::rules {
namespace {

bool isAloneWithTests(const Condition& condition) {
  return condition.any.empty() && condition.all.empty() && condition.none.empty() && condition.members.empty() &&
         condition.counts.empty() && condition.amounts.empty();
}

// The names of one fact that a condition asks for and nothing else; none for other conditions.
std::vector<Symbol> onlyOf(const Condition& condition, std::initializer_list<Fact> facts) {
  if (!isAloneWithTests(condition) || condition.tests.size() != 1) return {};
  const Test& test = condition.tests.front();
  const bool isOne = std::find(facts.begin(), facts.end(), test.fact.fact) != facts.end();
  return isOne ? test.words : std::vector<Symbol>();
}

// The terrains that a shift of columns is for.
std::vector<Symbol> terrainsOfShift(const Condition& when) {
  std::vector<Symbol> found = onlyOf(when, {Fact::Hex});
  Condition rest = when;
  rest.members.clear();
  if (!found.empty() || when.members.size() != 1 || !rest.isAlways()) return found;
  const OfMembers& members = when.members.front();
  if (members.group != Group{Symbol("attackers")}) return {};
  return onlyOf(members.condition, {Fact::Across, Fact::Link});
}

std::vector<Symbol> terrainsOfAttackers(const Condition& when) {
  Condition rest = when;
  std::erase_if(rest.none, [](const Condition& each) { return !onlyOf(each, {Fact::MarkerAcross}).empty(); });
  return onlyOf(rest, {Fact::Hex});
}

// The tables that a result of another brings a roll on.
std::set<std::string> checksIn(const RuleBook& book) {
  std::set<std::string> tables;
  const auto add = [&](const std::vector<EffectItem>& items) {
    for (const EffectItem& each : items) {
      if (each.verb == EffectVerb::Check) tables.insert(each.name);
    }
  };
  for (const auto& [name, path, effect] : keys::kEffect.all(book)) {
    for (const EffectPart& part : effect.parts) {
      add(part.items);
      for (const std::vector<EffectItem>& way : part.choices) add(way);
      for (const EffectBranch& branch : part.first) add(branch.items);
    }
  }
  return tables;
}

using Effects = std::map<std::string, TerrainEffect, std::less<>>;

void addChecks(Effects& found, const RuleBook& book) {
  for (const std::string& table : checksIn(book)) {
    for (const auto& [name, path, adjust] : keys::kTableAdjust.all(book, {table})) {
      const bool isPlain = adjust.amount.kind == Amount::Kind::Number && adjust.kind == AdjustKind::Add;
      if (adjust.of != "roll" || !isPlain) continue;
      for (const Symbol each : onlyOf(adjust.when, {Fact::Hex})) {
        auto& check = found[std::string(each.text())].check;
        if (!check) check = adjust.amount.number;
      }
    }
  }
}

}  // namespace

std::map<std::string, TerrainEffect, std::less<>> terrainEffects(const RuleBook& book) {
  std::map<std::string, TerrainEffect, std::less<>> found;
  for (const std::string& terrain : book.under("terrain")) {
    const auto columns = book.integer("terrain/" + terrain + "/combat-shift");
    if (columns) found[terrain].columns = Rational(*columns);
  }
  for (const auto& [action, path, rule] : keys::kAction.all(book)) {
    if (rule.question != "attack") continue;
    for (const auto& [name, where, adjust] : keys::kActionAdjust.all(book, {action})) {
      if (adjust.amount.kind != Amount::Kind::Number) continue;
      if (adjust.of == "column" && adjust.kind == AdjustKind::Add) {
        for (const Symbol each : terrainsOfShift(adjust.when)) {
          auto& columns = found[std::string(each.text())].columns;
          if (!columns) columns = adjust.amount.number;
        }
      } else if (adjust.of == "attack" && adjust.kind == AdjustKind::Times) {
        for (const Symbol each : terrainsOfAttackers(adjust.when)) {
          auto& attack = found[std::string(each.text())].attack;
          if (!attack) attack = adjust.amount.number;
        }
      }
    }
  }
  addChecks(found, book);
  return found;
}

}  // namespace redoubt::rules
