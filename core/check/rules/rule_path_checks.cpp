#include <algorithm>
#include <set>

#include "core/check/finding_collector.h"
#include "core/check/rules/rules_checks.h"
#include "core/model/origins.h"
#include "core/rules/forces/arms.h"
#include "core/rules/movement/turning.h"
#include "core/rules/vocabulary/vocabulary.h"

namespace redoubt::check {
namespace {

// Also moves the origins of a rule to its new path.
model::Edit renamed(const model::Battle& battle, const model::Rule& rule, const std::string& path) {
  const std::string table(model::Rule::kTable);
  model::Rule row = rule;
  row.path = path;
  const std::string before = model::keyText<model::Rule>(rule.key());
  const std::string after = model::keyText<model::Rule>(row.key());
  model::Edit edit;
  eraseRow(edit, battle, rule);
  edit.put(std::move(row));
  const auto& origins = battle.all<model::Provenance>();
  for (auto at = origins.lowerBound({table, before, ""});
       at != origins.end() && at->subjectTable == table && at->subject == before; ++at) {
    model::Provenance origin = *at;
    origin.subject = after;
    edit.put(std::move(origin));
  }
  return edit;
}

void checkPathOf(FindingCollector& collector, const model::Rule& rule) {
  const bool isStrike = rule.value.text == "null" && rules::isFamily(rule.path);
  if (isStrike) return;
  const auto likely = rules::likelyPath(rule.path);
  if (!likely) return;
  const model::Battle& battle = collector.battle();
  const model::System* system = battle.find<model::System>(rule.system);
  collector.add("rule-unread", RuleSubject{system ? system->slug : "?", rule.path},
                {{"path", rule.path}, {"likely", *likely}});
  collector.citeRule(rule.path);
  const bool isFree = !battle.find<model::Rule>({rule.system, *likely});
  if (isFree) collector.fix("rename-rule", renamed(battle, rule, *likely));
}

// The names in a topic for which the rules have a value: for example the arms that have a movement.
std::set<std::string> saidOf(const rules::RuleBook& book, const std::string& topic, const std::string& thing) {
  std::set<std::string> names;
  for (const std::string& name : book.under(topic)) {
    if (book.json(topic + "/" + name + "/" + thing)) names.insert(name);
  }
  return names;
}

void needAllowances(FindingCollector& collector, const rules::MovementRules& movement) {
  for (const std::string& arm : rules::unitArms(collector.book())) {
    rules::Mover mover;
    mover.arm = arm;
    mover.figure = 0;  // if it is printed on the counters, it is known for each
    const rules::Points points = rules::allowance(movement, mover);
    if (points.outcome != rules::Outcome::Unknown) continue;
    for (const std::string& path : points.paths) collector.missesRule(path);
  }
}

// Terrain that no unit may enter needs no cost.
bool isClosed(const rules::RuleBook& book, const std::string& terrain) {
  const auto forbidden = book.texts("terrain/" + terrain + "/forbidden");
  const auto arms = rules::unitArms(book);
  return !arms.empty() && std::all_of(arms.begin(), arms.end(), [&](const std::string& arm) {
    return std::find(forbidden.begin(), forbidden.end(), arm) != forbidden.end();
  });
}

void needCosts(FindingCollector& collector) {
  const rules::RuleBook& book = collector.book();
  const auto told = saidOf(book, "terrain", "enter");
  if (told.empty()) return;
  for (const std::string& terrain : saidOf(book, "terrain", "place")) {
    const bool isHex = book.text("terrain/" + terrain + "/place") == "hex";
    if (isHex && !told.contains(terrain) && !isClosed(book, terrain))
      collector.missesRule("terrain/" + terrain + "/enter");
  }
}

// Whether each arm has its own cost of facing changes, so that no common cost is needed.
bool turnsCostByArm(const rules::RuleBook& book, const rules::MovementRules& movement) {
  const auto arms = rules::unitArms(book);
  return !arms.empty() && std::all_of(arms.begin(), arms.end(), [&](const std::string& arm) {
    return rules::costToTurn(movement, rules::Mover{arm, "", "", false}, 1).isKnown();
  });
}

void needFacings(FindingCollector& collector, const rules::MovementRules& movement) {
  std::vector<std::string> together = {"facing/kind", "facing/zones", "movement/turning-cost"};
  const auto isTold = [&](const std::string& path) { return collector.book().json(path).has_value(); };
  if (std::none_of(together.begin(), together.end(), isTold)) return;
  if (turnsCostByArm(collector.book(), movement)) together.pop_back();
  for (const std::string& path : together) {
    if (!isTold(path)) collector.missesRule(path);
  }
}

// Tables of combat and fire need their dice, and those of combat their columns.
void needDice(FindingCollector& collector) {
  const rules::RuleBook& book = collector.book();
  const auto need = [&](const std::string& rows, const std::string& path) {
    if (!book.under(rows).empty() && !book.json(path)) collector.missesRule(path);
  };
  need("combat/rows", "combat/dice");
  need("combat/rows", "combat/columns");
  need("dispersal/rows", "dispersal/dice");
  for (const std::string& table : book.under("fire-table")) {
    const std::string path = "fire-table/" + table;
    for (const char* needed : {"/dice", "/by", "/types"}) need(path + "/rows", path + needed);
  }
}

}  // namespace

std::vector<Finding> checkRulePaths(const CheckContext& context) {
  FindingCollector collector(context);
  for (const model::Rule& rule : context.battle().all<model::Rule>()) checkPathOf(collector, rule);
  return collector.take();
}

std::vector<Finding> checkSettingPaths(const CheckContext& context) {
  FindingCollector collector(context);
  for (const model::Setting& row : context.battle().all<model::Setting>()) {
    const auto likely = rules::likelySettingPath(row.path);
    if (!likely) continue;
    const model::Scenario* scenario = context.battle().find<model::Scenario>(row.scenario);
    const std::string slug = scenario ? scenario->slug : "?";
    Finding& finding =
        collector.add("setting-unread", SettingSubject{slug, row.path},
                      {{"path", row.path}, {"likely", *likely}, {"scenario", scenario ? scenario->title : "?"}});
    if (scenario) finding.scenario = slug;
    collector.cite(row);
  }
  return collector.take();
}

std::vector<Finding> checkNeededRules(const CheckContext& context) {
  FindingCollector collector(context);
  const rules::RuleBook& book = context.book();
  const rules::MovementRules movement = rules::movementRules(book);
  if (movement.figure || !saidOf(book, "arm", "movement").empty()) {
    needAllowances(collector, movement);
    needCosts(collector);
    needFacings(collector, movement);
  }
  const bool hasCasualtyDice = book.json("dice/sides") || book.json("leader/casualty-dice");
  const bool hasCasualtyRoll = book.json("leader/casualty-roll") || book.json("leader/casualty-roll/eliminated") ||
                               book.json("leader/casualty-roll/retreats");
  if (hasCasualtyRoll && !hasCasualtyDice) collector.missesRule("dice/sides");
  needDice(collector);
  const auto blocking = saidOf(book, "terrain", "blocks-sight");
  const bool anyBlocks = std::any_of(blocking.begin(), blocking.end(), [&](const std::string& terrain) {
    return book.json("terrain/" + terrain + "/blocks-sight") == "true";
  });
  if (anyBlocks && !book.json("sight/along-hexside")) collector.missesRule("sight/along-hexside");
  return collector.take();
}

}  // namespace redoubt::check
