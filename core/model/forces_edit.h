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

/// Making, arranging and taking away who fights: players, armies, commands, leaders and units. What is made is the
/// author's own and has no origin; what a source printed of a row is no longer said of the values that change. `title`
/// is what history shows.
namespace redoubt::model {

/// A row of the forces.
using ForcePart = std::variant<Id<Player>, Id<Army>, Id<Command>, Id<Leader>, Id<Unit>>;

/// An edit, and the row that it makes.
template <class Row>
struct Addition {
  Edit edit;
  Id<Row> row;
};

/// What the first scenario and variant are called, where an army is made in a battle that has none.
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

/// `name`, or the next with a number that `isTaken` doesn't know: "Guard 3" after "Guard 2", "Guard 2" after "Guard".
std::string nextName(std::string_view name, const std::function<bool(const std::string&)>& isTaken);

Addition<Player> addPlayer(const Battle& battle, std::string name, std::string title);
/// `colour` is #RRGGBB. Without a player the army gets one of its own name. Each scenario gets a set-up block for the
/// army, which its variants share, so that its units can be placed at once.
Addition<Army> addArmy(const Battle& battle, std::optional<Id<Player>> player, std::string name, std::string colour,
                       const ScenarioTitles& titles, std::string title);
Addition<Command> addCommand(const Battle& battle, Id<Army> army, std::string name, std::string colour,
                             std::optional<Id<Leader>> leader, std::string title);
/// With a counter for the map whose front bears unknown figures of `kinds`, and if he has one an activation chit.
Addition<Leader> addLeader(const Battle& battle, Id<Army> army, std::string name, const std::vector<std::string>& kinds,
                           bool hasChit, std::string title);
/// Gives a leader an activation chit; nothing if he has one.
Edit addChit(const Battle& battle, Id<Leader> leader, std::string title);
/// Whether any leader has an activation chit; then others should have theirs.
bool haveChits(const Battle& battle);

/// Makes the row of `wanted`'s id what `wanted` says: a Player, Army, Command, Leader or Unit. Set-up blocks that are
/// called like an army follow its new name, and so does a player who is called like his only army.
template <class Row>
Edit change(const Battle& battle, const Row& wanted, std::string title);

/// The commands that a unit is to belong to, and no others; those of another army are left out.
Edit setCommands(const Battle& battle, Id<Unit> unit, std::span<const Id<Command>> commands, std::string title);
/// The same for several units: one command, or none. Units of another army than the command's stay.
Edit moveToCommand(const Battle& battle, std::span<const Id<Unit>> units, std::optional<Id<Command>> command,
                   std::string title);

/// Moves a row among those of its parent, -1 up and 1 down; a unit among those of its first command. Nothing where
/// there is no further to go.
Edit move(const Battle& battle, const ForcePart& part, int by, std::string title);

/// Another of the same, under the next name that is free: a leader or unit with its counters, a command with its units
/// and no leader, an army with all of them. Nobody of the copy is placed. Nothing for a player.
struct Copy {
  Edit edit;
  std::optional<ForcePart> part;
};
Copy duplicate(const Battle& battle, const ForcePart& part, std::string title);

/// Takes rows away with all that can't be without them. The units of a command and the command of a leader stay.
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
