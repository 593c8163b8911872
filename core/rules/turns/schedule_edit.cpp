#include "core/rules/turns/schedule_edit.h"

#include <algorithm>
#include <set>

#include "core/rules/set_up/own_rows.h"
#include "core/rules/set_up/set_up.h"
#include "core/rules/turns/schedule.h"

namespace redoubt::rules {
namespace {

TurnRange turnsIn(const model::Battle& battle, const RuleBook& book, Id<model::Scenario> scenario) {
  return gameTurns(battle, book, scenario).value_or(TurnRange{1, 1});
}

// Rows that a scenario has of its own for an army, or inherits for it.
template <class Row>
std::vector<const Row*> rowsOf(const model::Battle& battle, Id<model::Scenario> scenario, Id<model::Army> army) {
  auto rows = rowsIn<Row>(battle, scenario);
  std::erase_if(rows, [&](const auto* row) { return row->army != army; });
  return rows;
}

template <class Row>
const Row* rowIn(const model::Battle& battle, Id<model::Scenario> scenario, Id<Row> id) {
  const auto rows = rowsIn<Row>(battle, scenario);
  const auto found = std::find_if(rows.begin(), rows.end(), [&](const auto* row) { return row->id == id; });
  return found == rows.end() ? nullptr : *found;
}

// Copies the rows that a scenario inherits for an army into it, except `without`.
template <class Row>
void takeOver(model::Edit& edit, const model::Battle& battle, Id<model::Scenario> scenario, Id<model::Army> army,
              std::optional<Id<Row>> without = std::nullopt) {
  for (const Row* row : rowsOf<Row>(battle, scenario, army)) {
    if (row->scenario == scenario || row->id == without) continue;
    Row copy = *row;
    copy.id = {randomId()};
    copy.scenario = scenario;
    putChanged(edit, battle, *row, std::move(copy));
  }
}

template <class Row>
bool isRemovable(const model::Battle& battle, Id<model::Scenario> scenario, Id<Row> id) {
  const Row* row = rowIn(battle, scenario, id);
  return row && (row->scenario == scenario || rowsOf<Row>(battle, scenario, row->army).size() > 1);
}

template <class Row>
RowEdit<Row> changed(const model::Battle& battle, Id<model::Scenario> scenario, const Row& wanted, std::string title) {
  RowEdit<Row> result{model::Edit(std::move(title)), wanted.id};
  const Row* before = rowIn(battle, scenario, wanted.id);
  if (!before) return result;
  Row row = wanted;
  row.scenario = before->scenario;
  if (row == *before) return result;
  const bool changesArmy = row.army != before->army;
  if (changesArmy && !isRemovable(battle, scenario, wanted.id)) return result;
  takeOver<Row>(result.edit, battle, scenario, before->army, before->id);
  if (changesArmy) takeOver<Row>(result.edit, battle, scenario, row.army);
  if (before->scenario != scenario) row.id = {randomId()};
  row.scenario = scenario;
  result.row = row.id;
  putChanged(result.edit, battle, *before, std::move(row));
  return result;
}

template <class Row>
RowEdit<Row> duplicated(const model::Battle& battle, Id<model::Scenario> scenario, Id<Row> id, std::string title) {
  RowEdit<Row> result{model::Edit(std::move(title)), id};
  const Row* before = rowIn(battle, scenario, id);
  if (!before) return result;
  takeOver<Row>(result.edit, battle, scenario, before->army);
  Row row = *before;
  row.id = {randomId()};
  row.scenario = scenario;
  result.row = row.id;
  result.edit.put(std::move(row));
  return result;
}

template <class Row>
RowEdit<Row> removed(const model::Battle& battle, Id<model::Scenario> scenario, Id<Row> id, std::string title) {
  RowEdit<Row> result{model::Edit(std::move(title)), std::nullopt};
  const Row* before = rowIn(battle, scenario, id);
  if (!before || !isRemovable(battle, scenario, id)) return result;
  takeOver<Row>(result.edit, battle, scenario, before->army, id);
  if (before->scenario == scenario) eraseOwn(result.edit, battle, *before);
  return result;
}

std::string freeEntrySlug(const model::Battle& battle, const std::string& wanted) {
  std::set<std::string> taken;
  for (const model::Entry& entry : battle.all<model::Entry>()) taken.insert(entry.slug);
  std::string slug = wanted;
  for (int number = 2; taken.contains(slug); ++number) slug = wanted + "-" + std::to_string(number);
  return slug;
}

}  // namespace

LineEdit addLine(const model::Battle& battle, const RuleBook& book, Id<model::Scenario> scenario, Id<model::Army> army,
                 std::string title) {
  LineEdit result{model::Edit(std::move(title)), Id<model::PoolLine>{randomId()}};
  takeOver<model::PoolLine>(result.edit, battle, scenario, army);
  const TurnRange turns = turnsIn(battle, book, scenario);
  model::PoolLine line;
  line.id = *result.row;
  line.scenario = scenario;
  line.army = army;
  line.firstTurn = turns.first;
  line.lastTurn = turns.last;
  result.edit.put(std::move(line));
  return result;
}

LineEdit changeLine(const model::Battle& battle, Id<model::Scenario> scenario, const model::PoolLine& wanted,
                    std::string title) {
  return changed(battle, scenario, wanted, std::move(title));
}

LineEdit duplicateLine(const model::Battle& battle, Id<model::Scenario> scenario, Id<model::PoolLine> line,
                       std::string title) {
  return duplicated(battle, scenario, line, std::move(title));
}

LineEdit removeLine(const model::Battle& battle, Id<model::Scenario> scenario, Id<model::PoolLine> line,
                    std::string title) {
  return removed(battle, scenario, line, std::move(title));
}

bool canRemove(const model::Battle& battle, Id<model::Scenario> scenario, Id<model::PoolLine> line) {
  return isRemovable(battle, scenario, line);
}

ReturnEdit addReturnPoint(const model::Battle& battle, Id<model::Scenario> scenario, Id<model::Army> army,
                          Id<model::Zone> zone, std::string title) {
  ReturnEdit result{model::Edit(std::move(title)), Id<model::ReturnPoint>{randomId()}};
  takeOver<model::ReturnPoint>(result.edit, battle, scenario, army);
  result.edit.put(model::ReturnPoint{*result.row, scenario, army, zone, {}});
  return result;
}

ReturnEdit changeReturnPoint(const model::Battle& battle, Id<model::Scenario> scenario,
                             const model::ReturnPoint& wanted, std::string title) {
  return changed(battle, scenario, wanted, std::move(title));
}

ReturnEdit duplicateReturnPoint(const model::Battle& battle, Id<model::Scenario> scenario, Id<model::ReturnPoint> point,
                                std::string title) {
  return duplicated(battle, scenario, point, std::move(title));
}

ReturnEdit removeReturnPoint(const model::Battle& battle, Id<model::Scenario> scenario, Id<model::ReturnPoint> point,
                             std::string title) {
  return removed(battle, scenario, point, std::move(title));
}

bool canRemove(const model::Battle& battle, Id<model::Scenario> scenario, Id<model::ReturnPoint> point) {
  return isRemovable(battle, scenario, point);
}

std::vector<const model::Entry*> entriesIn(const model::Battle& battle, Id<model::Scenario> scenario) {
  std::vector<const model::Entry*> entries;
  for (const Id<model::Scenario> each : lineageOf(battle, scenario)) {
    for (const model::Entry& entry : battle.where<&model::Entry::scenario>(each)) entries.push_back(&entry);
  }
  return entries;
}

EntryEdit addEntry(const model::Battle& battle, const RuleBook& book, Id<model::Scenario> scenario,
                   Id<model::Army> army, Id<model::Zone> zone, std::string title) {
  EntryEdit result{model::Edit(std::move(title)), Id<model::Entry>{randomId()}};
  model::Entry row;
  row.id = *result.row;
  row.slug = freeEntrySlug(battle, "entry");
  row.scenario = scenario;
  row.army = army;
  row.zone = zone;
  row.turn = turnsIn(battle, book, scenario).first;
  result.edit.put(std::move(row));
  return result;
}

EntryEdit changeEntry(const model::Battle& battle, const model::Entry& wanted, std::string title) {
  EntryEdit result{model::Edit(std::move(title)), wanted.id};
  const model::Entry* before = battle.find<model::Entry>(wanted.id);
  if (!before) return result;
  model::Entry row = wanted;
  row.scenario = before->scenario;
  putChanged(result.edit, battle, *before, std::move(row));
  return result;
}

EntryEdit duplicateEntry(const model::Battle& battle, Id<model::Scenario> scenario, Id<model::Entry> entry,
                         std::string title) {
  EntryEdit result{model::Edit(std::move(title)), entry};
  const model::Entry* before = battle.find<model::Entry>(entry);
  if (!before) return result;
  model::Entry row = *before;
  row.id = {randomId()};
  row.slug = freeEntrySlug(battle, before->slug);
  row.scenario = scenario;
  result.row = row.id;
  result.edit.put(std::move(row));
  return result;
}

model::Edit assignEntry(const model::Battle& battle, Id<model::SetUpBlock> block, const model::Subject& subject,
                        const model::Placement* now, Id<model::Entry> entry, std::string title) {
  model::Edit edit(std::move(title));
  if (!battle.find<model::Entry>(entry)) return edit;
  const auto made = model::place(battle, block, subject, hex::HexKey::at(1, 1), std::nullopt, 1, {});
  model::Placement row = now ? *now : made.puts<model::Placement>().front();
  row.rule = model::PlacementRule::Enters;
  row.entry = entry;
  row.hex.reset();
  row.secondHex.reset();
  row.distance.reset();
  row.zone.reset();
  row.space.reset();
  row.direction.reset();
  row.stack = 1;
  if (now) {
    putChanged(edit, battle, *now, std::move(row));
  } else {
    edit.put(std::move(row));
  }
  return edit;
}

SavedPlacement placeOf(const model::Battle& battle, const model::Placement* now) {
  SavedPlacement before;
  if (!now) return before;
  before.placement = *now;
  const std::string key = model::keyText<model::Placement>(now->id);
  for (const model::Provenance& row : battle.all<model::Provenance>()) {
    if (row.subjectTable == model::Placement::kTable && row.subject == key) before.origins.push_back(row);
  }
  return before;
}

model::Edit restorePlacement(const model::Battle& battle, const model::Placement& now, const SavedPlacement& before,
                             std::string title) {
  if (!before.placement) return model::remove(battle, std::array{now.id}, std::move(title));
  model::Edit edit(std::move(title));
  model::Placement row = *before.placement;
  row.id = now.id;  // a different one if the variant got a row of its own
  row.block = now.block;
  const std::string key = model::keyText<model::Placement>(now.id);
  for (model::Provenance origin : before.origins) {
    origin.subject = key;
    edit.put(std::move(origin));
  }
  edit.put(std::move(row));
  return edit;
}

EntryUses entryUses(const model::Battle& battle, Id<model::Entry> entry) {
  EntryUses uses;
  for (const model::Placement& row : battle.where<&model::Placement::entry>(entry)) uses.placements.push_back(row.id);
  for (const model::PoolLine& row : battle.where<&model::PoolLine::entry>(entry)) uses.lines.push_back(row.id);
  return uses;
}

model::Edit removeEntry(const model::Battle& battle, Id<model::Entry> entry, std::string title) {
  model::Edit edit(std::move(title));
  const model::Entry* row = battle.find<model::Entry>(entry);
  if (!row) return edit;
  const EntryUses uses = entryUses(battle, entry);
  for (const Id<model::Placement> id : uses.placements) {
    model::Placement placement = *battle.find<model::Placement>(id);
    placement.entry.reset();
    placement.rule = model::PlacementRule::OffMap;
    putChanged(edit, battle, *battle.find<model::Placement>(id), std::move(placement));
  }
  for (const Id<model::PoolLine> id : uses.lines) {
    model::PoolLine line = *battle.find<model::PoolLine>(id);
    line.entry.reset();
    putChanged(edit, battle, *battle.find<model::PoolLine>(id), std::move(line));
  }
  eraseOwn(edit, battle, *row);
  return edit;
}

}  // namespace redoubt::rules
