#include "core/model/forces_edit.h"

#include <algorithm>
#include <array>
#include <set>

#include "core/model/origins.h"
#include "core/model/unit_verbs.h"

namespace redoubt::model {
namespace {

template <class Row>
std::string keyOf(const Row& row) {
  return keyText<Row>(row.key());
}

// Rows of a table that belong together, by ordinal.
template <class Row, class Belongs>
std::vector<const Row*> sorted(const Battle& battle, Belongs&& belongs) {
  std::vector<const Row*> rows;
  for (const Row& row : battle.all<Row>()) {
    if (belongs(row)) rows.push_back(&row);
  }
  std::stable_sort(rows.begin(), rows.end(), [](const auto* a, const auto* b) { return a->ordinal < b->ordinal; });
  return rows;
}

template <class Row>
int nextOrdinal(const std::vector<const Row*>& rows) {
  return rows.empty() ? 1 : rows.back()->ordinal + 1;
}

void addBlock(Edit& edit, const Army& army, const std::string& slug, const std::vector<Id<Variant>>& variants) {
  SetUpBlock block;
  block.id = {randomId()};
  block.slug = slug;
  block.army = army.id;
  block.title = army.name;
  block.ordinal = army.ordinal;
  for (const Id<Variant> variant : variants) edit.put(VariantBlock{variant, block.id});
  edit.put(std::move(block));
}

// A scenario and a variant for battles that have none to set up in.
void addFirstScenario(Edit& edit, const Army& army, const ScenarioTitles& titles) {
  Scenario scenario{{randomId()}, "set-up", titles.scenario, std::nullopt, 1, {}};
  Variant variant{{randomId()}, "first", scenario.id, titles.variant, 1};
  addBlock(edit, army, army.slug, {variant.id});
  edit.put(std::move(scenario));
  edit.put(std::move(variant));
}

void addBlocks(Edit& edit, const Battle& battle, const Army& army, const ScenarioTitles& titles) {
  if (battle.all<Scenario>().empty()) return addFirstScenario(edit, army, titles);
  for (const Scenario* scenario : sorted<Scenario>(battle, [](const Scenario&) { return true; })) {
    std::vector<Id<Variant>> variants;
    for (const Variant& variant : battle.where<&Variant::scenario>(scenario->id)) variants.push_back(variant.id);
    const bool isOnly = battle.all<Scenario>().size() == 1;
    if (!variants.empty()) addBlock(edit, army, isOnly ? army.slug : army.slug + "-" + scenario->slug, variants);
  }
}

void putChit(Edit& edit, Id<Leader> leader) {
  Counter chit;
  chit.id = {randomId()};
  chit.role = CounterRole::Chit;
  chit.leader = leader;
  for (const FaceSide side : {FaceSide::Front, FaceSide::Back}) {
    Face face;
    face.id = {randomId()};
    face.counter = chit.id;
    face.side = side;
    face.role = FaceRole::Chit;
    edit.put(std::move(face));
  }
  edit.put(std::move(chit));
}

// The ordinals stay the same and are only given to other rows. If two are equal, all are numbered anew.
template <class Row>
void renumber(Edit& edit, const std::vector<const Row*>& inOrder) {
  std::vector<int> ordinals;
  for (const Row* row : inOrder) ordinals.push_back(row->ordinal);
  std::sort(ordinals.begin(), ordinals.end());
  const bool areAlike = std::adjacent_find(ordinals.begin(), ordinals.end()) != ordinals.end();
  for (std::size_t i = 0; i < inOrder.size(); ++i) {
    Row row = *inOrder[i];
    row.ordinal = areAlike ? static_cast<int>(i) + 1 : ordinals[i];
    if (row.ordinal != inOrder[i]->ordinal) edit.put(std::move(row));
  }
}

// `all` are the rows of the parent, `near` those among which the row moves.
template <class Row>
void moveAmong(Edit& edit, std::vector<const Row*> all, const std::vector<const Row*>& near, Id<Row> id, int by) {
  const auto is = [&](const Row* row) { return row->id == id; };
  const auto here = std::find_if(near.begin(), near.end(), is);
  if (here == near.end()) return;
  const auto to = (here - near.begin()) + by;
  if (to < 0 || to >= static_cast<std::ptrdiff_t>(near.size())) return;
  const Row* moved = *here;
  const Row* passed = near[static_cast<std::size_t>(to)];
  all.erase(std::find(all.begin(), all.end(), moved));
  const auto beside = std::find(all.begin(), all.end(), passed);
  all.insert(by > 0 ? beside + 1 : beside, moved);
  renumber(edit, all);
}

std::set<Id<Command>> commandsOf(const Battle& battle, Id<Unit> unit) {
  std::set<Id<Command>> commands;
  for (const UnitCommand& row : battle.where<&UnitCommand::unit>(unit)) commands.insert(row.command);
  return commands;
}

void moveUnit(Edit& edit, const Battle& battle, Id<Unit> id, int by) {
  const Unit* unit = battle.find<Unit>(id);
  if (!unit) return;
  const std::vector<const Unit*> all = unitsIn(battle, unit->army);
  const auto commands = commandsOf(battle, id);
  std::vector<const Unit*> near;
  for (const Unit* other : all) {
    const auto others = commandsOf(battle, other->id);
    const bool isWithIt = commands.empty() ? others.empty() : others.contains(*commands.begin());
    if (isWithIt) near.push_back(other);
  }
  moveAmong(edit, all, near, id, by);
}

template <class Row>
std::set<std::string> disownChanged(Edit& edit, const Battle& battle, const Row& before, const Row& after) {
  std::set<std::string> changed;
  forEachField<Row>([&](const auto& field) {
    if (before.*field.member == after.*field.member || field.name == "ordinal") return;
    changed.emplace(field.name);
    markSetByHand(edit, battle, Row::kTable, keyOf(before), field.name);
  });
  return changed;
}

void renameBlocks(Edit& edit, const Battle& battle, const Army& before, const Army& after) {
  for (const SetUpBlock& block : battle.where<&SetUpBlock::army>(before.id)) {
    if (block.title != before.name) continue;
    SetUpBlock renamed = block;
    renamed.title = after.name;
    edit.put(std::move(renamed));
  }
}

// Renames the player if this is the player's only army and both have the same name.
void renamePlayer(Edit& edit, const Battle& battle, const Army& before, const Army& after) {
  const Player* player = battle.find<Player>(before.player);
  if (!player || player->name != before.name || armiesOf(battle, player->id).size() != 1) return;
  Player renamed = *player;
  renamed.name = after.name;
  markSetByHand(edit, battle, Player::kTable, keyOf(renamed), "name");
  edit.put(std::move(renamed));
}

}  // namespace

std::vector<const Player*> playersOf(const Battle& battle) {
  return sorted<Player>(battle, [](const Player&) { return true; });
}

std::vector<const Army*> armiesOf(const Battle& battle, Id<Player> player) {
  return sorted<Army>(battle, [&](const Army& row) { return row.player == player; });
}

std::vector<const Command*> commandsIn(const Battle& battle, Id<Army> army) {
  return sorted<Command>(battle, [&](const Command& row) { return row.army == army; });
}

std::vector<const Leader*> leadersIn(const Battle& battle, Id<Army> army) {
  return sorted<Leader>(battle, [&](const Leader& row) { return row.army == army; });
}

std::vector<const Unit*> unitsIn(const Battle& battle, Id<Army> army) {
  return sorted<Unit>(battle, [&](const Unit& row) { return row.army == army; });
}

std::string nextName(std::string_view name, const std::function<bool(const std::string&)>& isTaken) {
  std::string wanted(name);
  const std::size_t last = name.find_last_not_of("0123456789");
  const std::size_t digits = last == std::string_view::npos ? 0 : last + 1;
  const auto ending = toInteger(name.substr(digits));
  const bool countsOn = ending && digits > 0;
  const std::string stem = countsOn ? std::string(name.substr(0, digits)) : wanted + " ";
  for (std::int64_t number = countsOn ? *ending + 1 : 2; isTaken(wanted); ++number) {
    wanted = stem + std::to_string(number);
  }
  return wanted;
}

Addition<Player> addPlayer(const Battle& battle, std::string name, std::string title) {
  Addition<Player> result{Edit(std::move(title)), {randomId()}};
  result.edit.put(Player{result.row, freeSlug<Player>(battle, name), name, nextOrdinal(playersOf(battle))});
  return result;
}

Addition<Army> addArmy(const Battle& battle, std::optional<Id<Player>> player, std::string name, std::string colour,
                       const ScenarioTitles& titles, std::string title) {
  Addition<Army> result{Edit(std::move(title)), {randomId()}};
  if (!battle.find(player)) {
    auto made = addPlayer(battle, name, {});
    player = made.row;
    result.edit.append(made.edit);
  }
  int ordinal = 1;  // counted over all players, for lists of armies without players
  for (const Army& army : battle.all<Army>()) ordinal = std::max(ordinal, army.ordinal + 1);
  const Army army{result.row, freeSlug<Army>(battle, name), *player, name, colour, ordinal};
  addBlocks(result.edit, battle, army, titles);
  result.edit.put(army);
  return result;
}

Addition<Command> addCommand(const Battle& battle, Id<Army> army, std::string name, std::string colour,
                             std::optional<Id<Leader>> leader, std::string title) {
  Addition<Command> result{Edit(std::move(title)), {randomId()}};
  result.edit.put(Command{result.row, freeSlug<Command>(battle, name), army, name, leader, std::move(colour),
                          nextOrdinal(commandsIn(battle, army))});
  return result;
}

Addition<Leader> addLeader(const Battle& battle, Id<Army> army, std::string name, const std::vector<std::string>& kinds,
                           bool hasChit, std::string title) {
  Addition<Leader> result{Edit(std::move(title)), {randomId()}};
  const Leader leader{result.row, freeSlug<Leader>(battle, name),      army, name, shortLeaderName(name),
                      false,      nextOrdinal(leadersIn(battle, army))};
  Edit made;
  made.put(leader);
  result.edit.append(made);
  result.edit.append(addCounter(applied(battle, made), leader.id, kinds, {}));
  if (hasChit) putChit(result.edit, leader.id);
  return result;
}

Edit addChit(const Battle& battle, Id<Leader> leader, std::string title) {
  Edit edit(std::move(title));
  const auto& counters = battle.all<Counter>();
  const bool hasOne = std::any_of(counters.begin(), counters.end(), [&](const Counter& counter) {
    return counter.leader == leader && counter.role == CounterRole::Chit;
  });
  if (battle.find<Leader>(leader) && !hasOne) putChit(edit, leader);
  return edit;
}

bool haveChits(const Battle& battle) {
  const auto& counters = battle.all<Counter>();
  return std::any_of(counters.begin(), counters.end(),
                     [](const Counter& counter) { return counter.role == CounterRole::Chit; });
}

template <class Row>
Edit change(const Battle& battle, const Row& wanted, std::string title) {
  Edit edit(std::move(title));
  const Row* before = battle.find<Row>(wanted.id);
  if (!before || *before == wanted) return edit;
  const std::set<std::string> changed = disownChanged(edit, battle, *before, wanted);
  if constexpr (std::is_same_v<Row, Army>) {
    if (changed.contains("name")) {
      renameBlocks(edit, battle, *before, wanted);
      renamePlayer(edit, battle, *before, wanted);
    }
  }
  edit.put(wanted);
  return edit;
}

template Edit change(const Battle&, const Player&, std::string);
template Edit change(const Battle&, const Army&, std::string);
template Edit change(const Battle&, const Command&, std::string);
template Edit change(const Battle&, const Leader&, std::string);
template Edit change(const Battle&, const Unit&, std::string);

Edit setCommands(const Battle& battle, Id<Unit> unit, std::span<const Id<Command>> commands, std::string title) {
  Edit edit(std::move(title));
  const Unit* row = battle.find<Unit>(unit);
  if (!row) return edit;
  std::set<Id<Command>> wanted;
  for (const Id<Command> id : commands) {
    const Command* command = battle.find<Command>(id);
    if (command && command->army == row->army) wanted.insert(id);
  }
  const std::set<Id<Command>> old = commandsOf(battle, unit);
  for (const Id<Command> id : old) {
    if (wanted.contains(id)) continue;
    edit.erase<UnitCommand>({unit, id});
    eraseOrigins(edit, battle, UnitCommand::kTable, keyText<UnitCommand>({unit, id}));
  }
  for (const Id<Command> id : wanted) {
    if (!old.contains(id)) edit.put(UnitCommand{unit, id});
  }
  return edit;
}

Edit moveToCommand(const Battle& battle, std::span<const Id<Unit>> units, std::optional<Id<Command>> command,
                   std::string title) {
  Edit edit(std::move(title));
  const Command* to = battle.find(command);
  if (command && !to) return edit;
  for (const Id<Unit> id : units) {
    const Unit* unit = battle.find<Unit>(id);
    if (!unit || (to && unit->army != to->army)) continue;
    edit.append(to ? setCommands(battle, id, std::array{to->id}, {}) : setCommands(battle, id, {}, {}));
  }
  return edit;
}

Edit move(const Battle& battle, const ForcePart& part, int by, std::string title) {
  Edit edit(std::move(title));
  if (const auto* player = std::get_if<Id<Player>>(&part)) {
    moveAmong(edit, playersOf(battle), playersOf(battle), *player, by);
  } else if (const auto* army = std::get_if<Id<Army>>(&part)) {
    const Army* row = battle.find<Army>(*army);
    if (row) moveAmong(edit, armiesOf(battle, row->player), armiesOf(battle, row->player), *army, by);
  } else if (const auto* command = std::get_if<Id<Command>>(&part)) {
    const Command* row = battle.find<Command>(*command);
    if (row) moveAmong(edit, commandsIn(battle, row->army), commandsIn(battle, row->army), *command, by);
  } else if (const auto* leader = std::get_if<Id<Leader>>(&part)) {
    const Leader* row = battle.find<Leader>(*leader);
    if (row) moveAmong(edit, leadersIn(battle, row->army), leadersIn(battle, row->army), *leader, by);
  } else {
    moveUnit(edit, battle, std::get<Id<Unit>>(part), by);
  }
  return edit;
}

}  // namespace redoubt::model
