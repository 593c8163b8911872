#pragma once

#include <redoubt/export.h>
#include <redoubt/failure.h>
#include <redoubt/names.h>

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

/// Reading a battle. Everything here is also in the library for reading alone, which knows no rules.
namespace redoubt::library {

struct Inside;

/// The sheet.
struct MapInfo {
  std::string title;
  bool isPointed = true;  ///< hexes have a vertex to the north; otherwise a side
  int columns = 1;
  int rows = 1;
  double hexWidth = 0;                              ///< of the printed hex, across flats, in millimetres
  std::optional<double> metresPerHex = {};          ///< nothing: no scale is known
  double left = 0, top = 0, right = 0, bottom = 0;  ///< the smallest rectangle round all hexes, in hex widths
};

/// A hex of the map.
struct HexInfo {
  HexNumber number;     ///< empty for hexes at an edge that have no printed number
  std::string terrain;  ///< a word of the battle's rules; empty: nothing is painted
  int level = 0;        ///< height, -99 to 99
  double x = 0;         ///< the centre, in hex widths (the distance between the centres of neighbours), to the right
  double y = 0;         ///< the same, down
};

/// One kind of terrain on a hexside (stream, slope, wall), or one kind of way across it (road, bridge).
struct SideInfo {
  HexNumber hex;
  HexNumber other;   ///< empty at the edge of the map
  std::string kind;  ///< a word of the battle's rules
  HexNumber upper;   ///< the higher of the two, of slopes; empty for others
};

struct ZoneInfo {
  ZoneName name;
  std::string title;
  std::vector<HexNumber> hexes;
};

struct PlayerInfo {
  PlayerName name;
  std::string title;
};

struct ArmyInfo {
  ArmyName name;
  std::string title;
  PlayerName player;
  std::string colour;  ///< "#RRGGBB"; may be empty
};

struct CommandInfo {
  CommandName name;
  std::string title;
  ArmyName army;
  PieceName leader;  ///< empty: none
};

struct LeaderInfo {
  PieceName name;
  std::string title;
  std::string shortTitle;
  ArmyName army;
  bool isOverall = false;  ///< commands the army, unless a scenario names another
};

/// The figures that a unit's counter shows at one strength, by kind ("morale", "size", "fire", others of the rules).
/// Nothing: a figure that nobody knows. What is not there the counter doesn't have.
using Figures = std::map<std::string, std::optional<int>, std::less<>>;

struct UnitInfo {
  PieceName name;
  std::string title;       ///< as its manifest prints it
  std::string shortTitle;  ///< at most 8 characters
  std::string type;        ///< a word of the battle's rules: "line", "hussars"
  ArmyName army;
  std::vector<CommandName> commands;  ///< may be none
  std::vector<Figures> steps;         ///< the strongest first
};

struct VariantInfo {
  VariantName name;
  std::string title;
};

struct ScenarioInfo {
  ScenarioName name;
  std::string title;
  std::string description;
  std::vector<VariantInfo> variants;  ///< at least one in a sound battle; the first is meant where none is named
};

/// What a counter of a set-up is.
enum class CounterKind { Unit, Leader, Marker, Group };

/// How a counter begins.
enum class Start {
  At,            ///< in its hex
  WithOwnUnits,  ///< in a hex with units of its command
  Within,        ///< at most `distance` hexes from `hex`, or where there is none from any hex of `zone`
  Zone,          ///< in any hex of `zone`
  Space,         ///< in a space of a track
  Enters,        ///< in the course of the game, by a turn
  OnActivation,  ///< in the course of the game, with an activation
  OffMap,        ///< not at all
};

/// A counter of a set-up, or several equal ones.
struct Counter {
  CounterId id;
  CounterKind kind = CounterKind::Unit;
  PieceName piece;    ///< of units and leaders; empty for markers and groups
  std::string title;  ///< the name of its unit or leader; otherwise the words of the set-up
  ArmyName army;
  Start start = Start::At;
  HexNumber hex;                     ///< for At, and perhaps for Within
  HexNumber secondHex;               ///< the other hex of a unit across two
  std::optional<int> distance = {};  ///< for Within, in hexes
  ZoneName zone;
  std::optional<Direction> facing = {};
  int stack = 1;          ///< in its hex, counted from 1 at the top
  int step = 1;           ///< the strength that it begins with, 1 the strongest
  std::string formation;  ///< a word of the battle's rules; empty: the usual one
  int count = 1;          ///< how many equal counters
};

/// A value as a table of the file has it; std::monostate is NULL.
using Value = std::variant<std::monostate, std::int64_t, double, std::string>;

/// One of the file's tables. What tables and columns mean is told by docs/battle-file.md.
struct Table {
  std::vector<std::string> columns;
  std::vector<std::vector<Value>> rows;  ///< in the order of their keys; a value for each column
};

/// The content of a battle file: a plain value that is cheap to copy and may be read by several threads at a time.
/// Texts are in the language in which the battle is written.
class REDOUBT_API Battle {
 public:
  /// An empty battle, with a plain map of 20 by 20 hexes without terrain.
  Battle();
  /// Reads a file that nobody has to vouch for, and writes nothing. Throws Failure: NotFound, NotABattle, NewerVersion,
  /// Damaged and the others that are about files.
  static Battle read(const std::filesystem::path& file);
  /// The same for a file whose content is not what was last saved in it, such as one that another program wrote into.
  static Battle readAltered(const std::filesystem::path& file);

  std::string title() const;
  std::string language() const;  ///< of its texts, by code: "en"
  bool operator==(const Battle& other) const;

  // the map

  MapInfo map() const;
  /// All hexes, column by column.
  std::vector<HexInfo> hexes() const;
  /// Whether it is the number of a hex of the map. All functions that take a hex throw Failure NotFound for others.
  bool hasHex(const HexNumber& number) const;
  HexInfo hex(const HexNumber& number) const;
  /// The hex across a side, 0 to 5 clockwise from north (NE on hexes with a pointed top); empty at the edge.
  HexNumber neighbour(const HexNumber& hex, int side) const;
  /// The side of `from` that it shares with a neighbour; nothing for hexes that are no neighbours.
  std::optional<int> sideTowards(const HexNumber& from, const HexNumber& to) const;
  /// In hexes; 0 for the same, 1 for neighbours.
  int distance(const HexNumber& from, const HexNumber& to) const;
  /// The hexes at a distance of at most `radius`, itself among them, without those that have no number.
  std::vector<HexNumber> within(const HexNumber& centre, int radius) const;
  /// The terrain of hexsides, and the ways across them.
  std::vector<SideInfo> hexsides() const;
  std::vector<SideInfo> links() const;
  std::vector<ZoneInfo> zones() const;

  // the forces, each in the order of the battle

  std::vector<PlayerInfo> players() const;
  std::vector<ArmyInfo> armies() const;
  std::vector<CommandInfo> commands() const;
  std::vector<LeaderInfo> leaders() const;
  std::vector<UnitInfo> units() const;

  // the scenarios

  std::vector<ScenarioInfo> scenarios() const;
  /// The counters of a set-up, by army; the first variant where none is named. Throws Failure NotFound.
  std::vector<Counter> setUp(const ScenarioName& scenario, const VariantName& variant = {}) const;

  // everything else, by the names of docs/battle-file.md

  std::vector<std::string> tables() const;
  /// Throws Failure NotFound.
  Table table(std::string_view name) const;

  /// For the library itself.
  const Inside& inside() const { return *inside_; }
  explicit Battle(std::shared_ptr<const Inside> inside);

 private:
  std::shared_ptr<const Inside> inside_;
};

}  // namespace redoubt::library
