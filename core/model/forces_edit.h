#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/base/text.h"
#include "core/model/edit.h"
#include "core/model/removal.h"

/// Adding, ordering and removing players, armies, commands, leaders and units. New rows are the author's own and have
/// no origin; a value that changes is no longer marked as printed by its source. `title` is what history shows.
namespace redoubt::model {

/// A row of the forces.
using ForcePart = std::variant<Id<Player>, Id<Army>, Id<Command>, Id<Leader>, Id<Unit>>;

/// An edit, and the row that it makes.
template <class Row>
struct Addition {
  Edit edit;
  Id<Row> row;
};

/// Titles of the first scenario and variant, for when an army is added to a battle that has none.
struct ScenarioTitles {
  std::string scenario;
  std::string variant;
};

/// Rows of one parent, by ordinal: the armies of a player, the commands, leaders and units of an army.
std::vector<const Player*> playersOf(const Battle& battle);
std::vector<const Army*> armiesOf(const Battle& battle, Id<Player> player);
std::vector<const Command*> commandsIn(const Battle& battle, Id<Army> army);
std::vector<const Leader*> leadersIn(const Battle& battle, Id<Army> army);
std::vector<const Unit*> unitsIn(const Battle& battle, Id<Army> army);

/// `wanted` as a slug that no row of Row's table has; the table's name for a name without letters.
template <class Row>
std::string freeSlug(const Battle& battle, std::string_view wanted);

/// `name`, or the next numbered name for which `isTaken` is false: "Guard 3" after "Guard 2", "Guard 2" after "Guard".
std::string nextName(std::string_view name, const std::function<bool(const std::string&)>& isTaken);

Addition<Player> addPlayer(const Battle& battle, std::string name, std::string title);
/// `colour` is #RRGGBB. Without a player the army gets one of its own name. Each scenario gets a set-up block for the
/// army, which its variants share, so that its units can be placed at once.
Addition<Army> addArmy(const Battle& battle, std::optional<Id<Player>> player, std::string name, std::string colour,
                       const ScenarioTitles& titles, std::string title);
Addition<Command> addCommand(const Battle& battle, Id<Army> army, std::string name, std::string colour,
                             std::optional<Id<Leader>> leader, std::string title);
/// A leader with a map counter whose front has unknown figures of `kinds`, and with an activation chit if `hasChit`.
Addition<Leader> addLeader(const Battle& battle, Id<Army> army, std::string name, const std::vector<std::string>& kinds,
                           bool hasChit, std::string title);
/// Gives a leader an activation chit; an empty edit if the leader has one.
Edit addChit(const Battle& battle, Id<Leader> leader, std::string title);
/// Whether any leader has an activation chit; then others should have theirs.
bool haveChits(const Battle& battle);

/// Replaces the row with the id of `wanted` by `wanted`: a Player, Army, Command, Leader or Unit. Set-up blocks with
/// the name of an army get its new name, and so does a player with the name of that player's only army.
template <class Row>
Edit change(const Battle& battle, const Row& wanted, std::string title);

/// Sets exactly the commands that a unit belongs to; commands of another army are left out.
Edit setCommands(const Battle& battle, Id<Unit> unit, std::span<const Id<Command>> commands, std::string title);
/// The same for several units: one command, or none. Units of another army than the command's stay.
Edit moveToCommand(const Battle& battle, std::span<const Id<Unit>> units, std::optional<Id<Command>> command,
                   std::string title);

/// Moves a row among those of its parent, -1 up and 1 down; a unit among those of its first command. An empty edit if
/// the row is already at that end.
Edit move(const Battle& battle, const ForcePart& part, int by, std::string title);

/// A copy under the next free name: of a leader or unit with its counters, of a command with its units and without a
/// leader, of an army with all of them. The copy has no placements. Nothing for a player.
struct Copy {
  Edit edit;
  std::optional<ForcePart> part;
};
Copy duplicate(const Battle& battle, const ForcePart& part, std::string title);

/// Removes rows together with all rows that depend on them. The units of a command and the command of a leader stay.
Removal removalOf(const Battle& battle, std::span<const ForcePart> parts, std::string title);

template <class Row>
std::string freeSlug(const Battle& battle, std::string_view wanted) {
  std::string stem = slugged(wanted);
  if (stem.empty()) stem = Row::kTable;
  std::string slug = stem;
  for (int number = 2; battle.bySlug<Row>(slug); ++number) slug = stem + "-" + std::to_string(number);
  return slug;
}

}  // namespace redoubt::model
