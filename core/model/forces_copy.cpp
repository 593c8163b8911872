#include <algorithm>
#include <array>
#include <map>
#include <set>

#include "core/model/forces_edit.h"
#include "core/model/unit_verbs.h"

// Copying rows of the forces with the counters that represent them.
namespace redoubt::model {
namespace {

template <class Row>
Row copied(const Row& row) {
  Row copy = row;
  copy.id = {randomId()};
  return copy;
}

// Copies rows one after another; names of earlier copies count as taken for the next.
class Copier {
 public:
  explicit Copier(const Battle& battle) : battle_(battle), now_(battle) {}

  Edit take(std::string title) { return toEdit(difference(battle_, now_), std::move(title)); }

  Id<Unit> copyUnit(Id<Unit> id, Id<Army> army, const std::vector<Id<Command>>& commands) {
    Unit unit = copied(*battle_.find<Unit>(id));
    const bool isOwnShort = unit.shortName != shortUnitName(unit.name) &&
                            unit.shortName != freeShortUnitName(battle_, unit.army, unit.name, id);
    unit.name = freeName<Unit>(unit.name, army);
    if (!isOwnShort) unit.shortName = freeShortUnitName(now_, army, unit.name);
    settle(unit, army, nextIn(unitsIn(now_, army)));
    put(unit);
    copyCounters(id, unit.id);
    for (const Id<Command> command : commands) put(UnitCommand{unit.id, command});
    for (const Mark& mark : battle_.where<&Mark::unit>(id)) {
      Mark copy = copied(mark);
      copy.unit = unit.id;
      put(copy);
    }
    return unit.id;
  }

  Id<Leader> copyLeader(Id<Leader> id, Id<Army> army) {
    Leader leader = copied(*battle_.find<Leader>(id));
    leader.name = freeName<Leader>(leader.name, army);
    leader.shortName = shortLeaderName(leader.name);
    if (leader.army == army) leader.overall = false;
    settle(leader, army, nextIn(leadersIn(now_, army)));
    put(leader);
    for (const Counter& counter : battle_.where<&Counter::leader>(id)) {
      Counter copy = copied(counter);
      copy.leader = leader.id;
      put(copy);
      copyFaces(counter.id, copy.id);
    }
    return leader.id;
  }

  Id<Command> copyCommand(Id<Command> id, Id<Army> army, std::optional<Id<Leader>> leader) {
    Command command = copied(*battle_.find<Command>(id));
    command.name = freeName<Command>(command.name, army);
    command.leader = leader;
    settle(command, army, nextIn(commandsIn(now_, army)));
    put(command);
    return command.id;
  }

  Id<Army> copyArmy(Id<Army> id) {
    const Army& old = *battle_.find<Army>(id);
    const auto isTaken = [&](const std::string& name) {
      const auto& armies = now_.all<Army>();
      return std::any_of(armies.begin(), armies.end(), [&](const Army& army) { return army.name == name; });
    };
    const auto made = addArmy(now_, old.player, nextName(old.name, isTaken), old.colour, {}, {});
    now_ = applied(now_, made.edit);
    copyPeople(id, made.row);
    return made.row;
  }

 private:
  template <class Row>
  void put(const Row& row) {
    now_.all<Row>().put(row);
  }

  template <class Row>
  static int nextIn(const std::vector<const Row*>& rows) {
    return rows.empty() ? 1 : rows.back()->ordinal + 1;
  }

  template <class Row>
  void settle(Row& row, Id<Army> army, int ordinal) {
    row.army = army;
    row.ordinal = ordinal;
    row.slug = freeSlug<Row>(now_, row.name);
  }

  template <class Row>
  std::string freeName(const std::string& name, Id<Army> army) const {
    return nextName(name, [&](const std::string& wanted) {
      const auto& rows = now_.all<Row>();
      return std::any_of(rows.begin(), rows.end(),
                         [&](const Row& row) { return row.army == army && row.name == wanted; });
    });
  }

  std::map<Id<Face>, Id<Face>> copyFaces(Id<Counter> from, Id<Counter> to) {
    std::map<Id<Face>, Id<Face>> faces;
    for (const Face& face : battle_.where<&Face::counter>(from)) {
      Face copy = copied(face);
      copy.counter = to;
      faces.emplace(face.id, copy.id);
      put(copy);
    }
    for (const FaceFigure& figure : battle_.all<FaceFigure>()) {
      if (const auto face = faces.find(figure.face); face != faces.end())
        put(FaceFigure{face->second, figure.kind, figure.value});
    }
    return faces;
  }

  void copyCounters(Id<Unit> from, Id<Unit> to) {
    std::map<Id<Face>, Id<Face>> faces;
    for (const Counter& counter : battle_.where<&Counter::unit>(from)) {
      Counter copy = copied(counter);
      copy.unit = to;
      put(copy);
      faces.merge(copyFaces(counter.id, copy.id));
    }
    for (const Step& step : battle_.all<Step>()) {
      const auto face = faces.find(step.face);
      if (step.unit != from || face == faces.end()) continue;
      Step copy = copied(step);
      copy.unit = to;
      copy.face = face->second;
      put(copy);
    }
  }

  void copyPeople(Id<Army> from, Id<Army> to) {
    std::map<Id<Leader>, Id<Leader>> leaders;
    for (const Leader* leader : leadersIn(battle_, from)) leaders.emplace(leader->id, copyLeader(leader->id, to));
    std::map<Id<Command>, Id<Command>> commands;
    for (const Command* command : commandsIn(battle_, from)) {
      const auto leader = command->leader ? leaders.find(*command->leader) : leaders.end();
      const auto led = leader == leaders.end() ? std::nullopt : std::optional(leader->second);
      commands.emplace(command->id, copyCommand(command->id, to, led));
    }
    std::map<Id<Unit>, std::vector<Id<Command>>> memberships;
    for (const UnitCommand& row : battle_.all<UnitCommand>()) {
      if (const auto command = commands.find(row.command); command != commands.end())
        memberships[row.unit].push_back(command->second);
    }
    for (const Unit* unit : unitsIn(battle_, from)) copyUnit(unit->id, to, memberships[unit->id]);
  }

  const Battle& battle_;
  Battle now_;
};

std::vector<Id<Command>> commandsOf(const Battle& battle, Id<Unit> unit) {
  std::vector<Id<Command>> commands;
  for (const UnitCommand& row : battle.where<&UnitCommand::unit>(unit)) commands.push_back(row.command);
  return commands;
}

Id<Command> copyWithUnits(Copier& copier, const Battle& battle, const Command& command) {
  const Id<Command> copy = copier.copyCommand(command.id, command.army, std::nullopt);
  for (const Unit* unit : unitsIn(battle, command.army)) {
    if (battle.find<UnitCommand>({unit->id, command.id})) copier.copyUnit(unit->id, command.army, {copy});
  }
  return copy;
}

}  // namespace

Copy duplicate(const Battle& battle, const ForcePart& part, std::string title) {
  Copier copier(battle);
  std::optional<ForcePart> made;
  if (const auto* unit = std::get_if<Id<Unit>>(&part)) {
    const Unit* row = battle.find<Unit>(*unit);
    if (row) made = copier.copyUnit(*unit, row->army, commandsOf(battle, *unit));
  } else if (const auto* leader = std::get_if<Id<Leader>>(&part)) {
    const Leader* row = battle.find<Leader>(*leader);
    if (row) made = copier.copyLeader(*leader, row->army);
  } else if (const auto* command = std::get_if<Id<Command>>(&part)) {
    const Command* row = battle.find<Command>(*command);
    if (row) made = copyWithUnits(copier, battle, *row);
  } else if (const auto* army = std::get_if<Id<Army>>(&part)) {
    if (battle.find<Army>(*army)) made = copier.copyArmy(*army);
  }
  return {copier.take(std::move(title)), made};
}

}  // namespace redoubt::model
