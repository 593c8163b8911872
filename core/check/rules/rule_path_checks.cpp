#include <algorithm>
#include <set>

#include "core/check/gathering.h"
#include "core/check/rules/rules_checks.h"
#include "core/model/origins.h"
#include "core/rules/arms.h"
#include "core/rules/movement_rules.h"
#include "core/rules/vocabulary.h"

namespace redoubt::check {
namespace {

// Moves what is told of a rule's origin to its new path too.
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

void lookAtRule(Gathering& gathering, const model::Rule& rule) {
  const auto likely = rules::likelyPath(rule.path);
  if (!likely) return;
  const model::Battle& battle = gathering.battle();
  const model::System* system = battle.find<model::System>(rule.system);
  gathering.add("rule-unread", "rule/" + (system ? system->slug : "?") + "/" + rule.path,
                {{"path", rule.path}, {"likely", *likely}});
  gathering.citeRule(rule.path);
  const bool isFree = !battle.find<model::Rule>({rule.system, *likely});
  if (isFree) gathering.fix("rename-rule", renamed(battle, rule, *likely));
}

// Those of a topic of whom the rules say a thing: the arms that have a movement.
std::set<std::string> saidOf(const rules::RuleBook& book, const std::string& topic, const std::string& thing) {
  std::set<std::string> names;
  for (const std::string& name : book.under(topic)) {
    if (book.json(topic + "/" + name + "/" + thing)) names.insert(name);
  }
  return names;
}

void needAllowances(Gathering& gathering, const rules::MovementRules& movement) {
  for (const std::string& arm : rules::unitArms(gathering.book())) {
    rules::Mover mover;
    mover.arm = arm;
    const rules::Points points = rules::allowance(movement, mover);
    if (points.outcome != rules::Outcome::Unknown) continue;
    for (const std::string& path : points.paths) gathering.missesRule(path);
  }
}

void needCosts(Gathering& gathering) {
  const rules::RuleBook& book = gathering.book();
  const auto told = saidOf(book, "terrain", "enter");
  if (told.empty()) return;
  for (const std::string& terrain : saidOf(book, "terrain", "place")) {
    const bool isHex = book.text("terrain/" + terrain + "/place") == "hex";
    if (isHex && !told.contains(terrain)) gathering.missesRule("terrain/" + terrain + "/enter");
  }
}

void needFacings(Gathering& gathering) {
  const std::vector<std::string> together = {"facing/kind", "facing/zones", "movement/turning-cost"};
  const auto isTold = [&](const std::string& path) { return gathering.book().json(path).has_value(); };
  if (std::none_of(together.begin(), together.end(), isTold)) return;
  for (const std::string& path : together) {
    if (!isTold(path)) gathering.missesRule(path);
  }
}

}  // namespace

std::vector<Finding> checkRulePaths(const CheckContext& context) {
  Gathering gathering(context);
  for (const model::Rule& rule : context.battle().all<model::Rule>()) lookAtRule(gathering, rule);
  return gathering.take();
}

std::vector<Finding> checkSettingPaths(const CheckContext& context) {
  Gathering gathering(context);
  for (const model::Setting& row : context.battle().all<model::Setting>()) {
    const auto likely = rules::likelySettingPath(row.path);
    if (!likely) continue;
    const model::Scenario* scenario = context.battle().find<model::Scenario>(row.scenario);
    const std::string slug = scenario ? scenario->slug : "?";
    Finding& finding =
        gathering.add("setting-unread", "setting/" + slug + "/" + row.path,
                      {{"path", row.path}, {"likely", *likely}, {"scenario", scenario ? scenario->title : "?"}});
    if (scenario) finding.scenario = slug;
    gathering.cite(row);
  }
  return gathering.take();
}

std::vector<Finding> checkNeededRules(const CheckContext& context) {
  Gathering gathering(context);
  const rules::RuleBook& book = context.book();
  const rules::MovementRules movement = rules::movementRules(book);
  if (!saidOf(book, "arm", "movement").empty()) {
    needAllowances(gathering, movement);
    needCosts(gathering);
    needFacings(gathering);
  }
  if (book.json("leader/casualty-roll") && !book.json("dice/sides")) gathering.missesRule("dice/sides");
  const auto blocking = saidOf(book, "terrain", "blocks-sight");
  const bool anyBlocks = std::any_of(blocking.begin(), blocking.end(), [&](const std::string& terrain) {
    return book.json("terrain/" + terrain + "/blocks-sight") == "true";
  });
  if (anyBlocks && !book.json("sight/along-hexside")) gathering.missesRule("sight/along-hexside");
  return gathering.take();
}

}  // namespace redoubt::check
