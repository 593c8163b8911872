#include "editor/abilities/action_facts.h"

#include <algorithm>
#include <set>

#include "core/rules/combat/guns.h"
#include "core/rules/combat/leader_danger.h"
#include "core/rules/forces/arms.h"
#include "core/rules/mechanics/possible.h"

namespace redoubt::editor {
namespace {

using rules::Member;

const rules::TableColumn* columnOf(const ask::World& world, const ask::ActionAnswer& answer) {
  const rules::TableRules* table = world.mechanics().table(answer.table);
  if (!table || !table->index || !answer.lookup.column) return nullptr;
  const std::string& name = answer.lookup.columns.at(*answer.lookup.column);
  const auto& columns = table->index->columns;
  const auto found =
      std::find_if(columns.begin(), columns.end(), [&](const rules::TableColumn& each) { return each.name == name; });
  return found == columns.end() ? nullptr : &*found;
}

bool endangersLeaders(const ask::World& world, const ask::ActionAnswer& answer, Member by, hex::HexKey on) {
  const rules::Piece& piece = world.position().piece(by);
  if (!piece.unit || !piece.hex || answer.lookup.results.empty()) return false;
  const auto arm = rules::armOfType(world.book(), piece.unit->type).value_or("");
  rules::FireOnLeaders fire;
  fire.isOfGuns = rules::isGun(world.book(), piece.unit->type);
  fire.arm = arm;
  fire.distance = *distanceTo(world.position(), by, on);
  const rules::TableColumn* column = columnOf(world, answer);
  if (column && column->range) fire.column = column->range->from;
  return rules::endangersLeaders(world.book(), fire).value_or(false);
}

}  // namespace

bool hasEnemiesOf(const ask::World& world, Member unit, hex::HexKey hex) {
  const auto& side = world.position().piece(unit).side;
  const auto there = world.position().at(hex);
  return std::any_of(there.begin(), there.end(), [&](Member each) {
    const rules::Piece& piece = world.position().piece(each);
    return piece.unit && piece.side != side;
  });
}

ActionFacts actionFacts(const ask::World& world, std::string_view question, const std::vector<Member>& by,
                        hex::HexKey on) {
  const ask::ActionAnswer answer = askAction(world, question, by, {on});
  ActionFacts facts;
  facts.together = static_cast<int>(by.size());
  if (const rules::ActionRules* action = world.mechanics().action(answer.action)) facts.action = action->title;
  if (!answer.refusals.empty()) facts.refusal = answer.refusals.front();
  facts.index = answer.indexText();
  if (answer.lookup.column && answer.lookup.columns.size() > 1)
    facts.column = answer.lookup.columns.at(*answer.lookup.column);
  facts.roll = answer.lookup.rollChange;
  facts.results = answer.lookup.results;
  facts.checked = ask::checkIn(answer.effects);
  facts.endangersLeaders = question == "fire" && endangersLeaders(world, answer, by.front(), on);
  facts.certainty = answer.certainty;
  return facts;
}

ActionFacts jointActionFacts(const ask::World& world, std::string_view question, const std::vector<Member>& by,
                             hex::HexKey on) {
  ActionFacts alone = actionFacts(world, question, {by.front()}, on);
  std::vector<Member> all{by.front()};
  for (std::size_t i = 1; i < by.size(); ++i) {
    const ActionFacts other = actionFacts(world, question, {by[i]}, on);
    if (!other.refusal && other.action == alone.action) all.push_back(by[i]);
  }
  if (all.size() == 1) return alone;
  ActionFacts joint = actionFacts(world, question, all, on);
  return joint.refusal ? alone : joint;
}

std::vector<Target> targetsOf(const ask::World& world, const std::vector<Member>& by, std::size_t most) {
  std::vector<Target> found;
  const rules::Position& position = world.position();
  if (by.empty() || !position.hexOf(by.front())) return found;
  std::set<std::pair<int, hex::HexKey>> near;  // by distance
  for (const Member each : position.onMap()) {
    for (const hex::HexKey hex : position.hexesOf(each)) {
      if (hasEnemiesOf(world, by.front(), hex)) near.insert({*distanceTo(position, by.front(), hex), hex});
    }
  }
  for (const char* question : {"fire", "attack"}) {
    int range = 0;
    for (const auto& each : possibleActions(world.mechanics(), position, &world.fields(), question, by.front())) {
      range = std::max(range, each.range.value_or(0));
    }
    const bool isByTable = std::string_view(question) == "attack" && world.mechanics().actions.empty();
    if (isByTable && !world.mechanics().tables.empty()) range = 1;
    for (const auto& [distance, hex] : near) {
      if (distance > range || found.size() >= most) break;
      ActionFacts facts = jointActionFacts(world, question, by, hex);
      if (!facts.refusal) found.push_back({hex, std::move(facts)});
    }
  }
  return found;
}

}  // namespace redoubt::editor
