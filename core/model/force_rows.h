#pragma once

#include "core/model/battle_rows.h"
#include "core/model/field.h"

/// The forces: players, armies, leaders, commands, units and their counters.
namespace redoubt::model {

struct Player {
  Id<Player> id;
  std::string slug;
  std::string name;
  int ordinal = 0;

  static constexpr std::string_view kTable = "player";
  static constexpr auto fields() {
    return std::tuple{model::key("id", &Player::id), field("slug", &Player::slug, Nature::Slug),
                      field("name", &Player::name, Nature::Name), field("ordinal", &Player::ordinal, Nature::Ordinal)};
  }
  auto key() const { return id; }
  friend bool operator==(const Player&, const Player&) = default;
};

/// An army of a player; a player may lead several. `colour` is #RRGGBB.
struct Army {
  Id<Army> id;
  std::string slug;
  Id<Player> player;
  std::string name;
  std::string colour;
  int ordinal = 0;

  static constexpr std::string_view kTable = "army";
  static constexpr auto fields() {
    return std::tuple{model::key("id", &Army::id),
                      field("slug", &Army::slug, Nature::Slug),
                      field("player", &Army::player),
                      field("name", &Army::name, Nature::Name),
                      field("colour", &Army::colour, Nature::Colour),
                      field("ordinal", &Army::ordinal, Nature::Ordinal)};
  }
  auto key() const { return id; }
  friend bool operator==(const Army&, const Army&) = default;
};

/// A commander. The map counter and the activation chit are two counters of the same leader.
struct Leader {
  Id<Leader> id;
  std::string slug;
  Id<Army> army;
  std::string name;
  std::string shortName;
  bool overall = false;  ///< overall commander, unless a scenario's setting names another
  int ordinal = 0;

  static constexpr std::string_view kTable = "leader";
  static constexpr auto fields() {
    return std::tuple{model::key("id", &Leader::id),
                      field("slug", &Leader::slug, Nature::Slug),
                      field("army", &Leader::army),
                      field("name", &Leader::name, Nature::Name),
                      field("short_name", &Leader::shortName, Nature::Name),
                      field("overall", &Leader::overall),
                      field("ordinal", &Leader::ordinal, Nature::Ordinal)};
  }
  auto key() const { return id; }
  friend bool operator==(const Leader&, const Leader&) = default;
};

/// The units under one leader, marked by the colour of the stripe on their counters.
struct Command {
  Id<Command> id;
  std::string slug;
  Id<Army> army;
  std::string name;
  std::optional<Id<Leader>> leader;
  std::string colour;
  int ordinal = 0;

  static constexpr std::string_view kTable = "command";
  static constexpr auto fields() {
    return std::tuple{model::key("id", &Command::id),
                      field("slug", &Command::slug, Nature::Slug),
                      field("army", &Command::army),
                      field("name", &Command::name, Nature::Name),
                      field("leader", &Command::leader),
                      field("colour", &Command::colour, Nature::Colour),
                      field("ordinal", &Command::ordinal, Nature::Ordinal)};
  }
  auto key() const { return id; }
  friend bool operator==(const Command&, const Command&) = default;
};

/// A unit of the manifest. `name` is its identifier as the manifest prints it, `type` a unit type of the rules.
struct Unit {
  Id<Unit> id;
  std::string slug;
  Id<Army> army;
  std::string name;
  std::string shortName;  ///< at most 8 characters, for small counters
  std::string type;
  int ordinal = 0;

  static constexpr std::string_view kTable = "unit";
  static constexpr auto fields() {
    return std::tuple{model::key("id", &Unit::id),
                      field("slug", &Unit::slug, Nature::Slug),
                      field("army", &Unit::army),
                      field("name", &Unit::name, Nature::Name),
                      field("short_name", &Unit::shortName, Nature::Name),
                      field("type", &Unit::type, Nature::UnitType),
                      field("ordinal", &Unit::ordinal, Nature::Ordinal)};
  }
  auto key() const { return id; }
  friend bool operator==(const Unit&, const Unit&) = default;
};

/// A unit belongs to a command. Guns may belong to none, the Polish reserve to several.
struct UnitCommand {
  Id<Unit> unit;
  Id<Command> command;

  static constexpr std::string_view kTable = "unit_command";
  static constexpr auto fields() {
    return std::tuple{model::key("unit", &UnitCommand::unit), model::key("command", &UnitCommand::command)};
  }
  auto key() const { return std::tuple{unit, command}; }
  friend bool operator==(const UnitCommand&, const UnitCommand&) = default;
};

enum class CounterRole { Unit, Leader, Chit, Marker };
template <>
struct EnumText<CounterRole> {
  static constexpr std::array<std::string_view, 4> kWords{"unit", "leader", "chit", "marker"};
};

/// A piece of cardboard: as printed and as the errata correct it. `number` is the replacement number printed on
/// it (R3.4), `copies` how many the box should hold.
struct Counter {
  Id<Counter> id;
  CounterRole role = CounterRole::Unit;
  std::optional<Id<Unit>> unit;
  std::optional<Id<Leader>> leader;
  int number = 1;
  std::optional<int> numberPrinted;
  int copies = 1;
  int copiesPrinted = 1;
  std::string note;

  static constexpr std::string_view kTable = "counter";
  static constexpr auto fields() {
    return std::tuple{model::key("id", &Counter::id),
                      field("role", &Counter::role),
                      owned(field("unit", &Counter::unit)),
                      owned(field("leader", &Counter::leader)),
                      field("number", &Counter::number),
                      field("number_printed", &Counter::numberPrinted),
                      field("copies", &Counter::copies, Nature::Count),
                      field("copies_printed", &Counter::copiesPrinted, Nature::Count),
                      field("note", &Counter::note, Nature::Prose)};
  }
  auto key() const { return id; }
  friend bool operator==(const Counter&, const Counter&) = default;
};

enum class FaceSide { Front, Back };
template <>
struct EnumText<FaceSide> {
  static constexpr std::array<std::string_view, 2> kWords{"front", "back"};
};

enum class FaceRole { Step, State, Chit };
template <>
struct EnumText<FaceRole> {
  static constexpr std::array<std::string_view, 3> kWords{"step", "state", "chit"};
};

/// One side of a counter. Its figures are rows of FaceFigure.
struct Face {
  Id<Face> id;
  Id<Counter> counter;
  FaceSide side = FaceSide::Front;
  FaceRole role = FaceRole::Step;
  std::string picture{};  ///< what it looks like in print; empty: it is drawn from its figures

  static constexpr std::string_view kTable = "face";
  static constexpr auto fields() {
    return std::tuple{model::key("id", &Face::id), field("counter", &Face::counter), field("side", &Face::side),
                      field("role", &Face::role), field("picture", &Face::picture, Nature::Picture)};
  }
  auto key() const { return id; }
  friend bool operator==(const Face&, const Face&) = default;
};

/// The kinds of figures that need no definition in the rules.
inline constexpr char kMorale[] = "morale";
inline constexpr char kSize[] = "size";
inline constexpr char kFire[] = "fire";
inline constexpr std::array<std::string_view, 3> kCommonFigures{kMorale, kSize, kFire};

constexpr bool isCommonFigure(std::string_view kind) {
  return kind == kMorale || kind == kSize || kind == kFire;
}

/// A figure on a face: morale, size, fire, or of a kind that the rules define (`figure/<kind>/title`): movement points
/// (K4.22), a commander's modifier (K9.21), a designer's own. A missing value is unknown, not zero, and so is that of a
/// row that is not there.
struct FaceFigure {
  Id<Face> face;
  std::string kind;
  std::optional<int> value;

  static constexpr std::string_view kTable = "face_figure";
  static constexpr auto fields() {
    return std::tuple{model::key("face", &FaceFigure::face), model::key("kind", &FaceFigure::kind, Nature::Figure),
                      field("value", &FaceFigure::value)};
  }
  auto key() const { return std::tuple{face, kind}; }
  auto keyView() const { return std::tie(face, kind); }
  friend bool operator==(const FaceFigure&, const FaceFigure&) = default;
};

/// The n-th strength of a unit (from 1, strongest first) and the face that shows it.
struct Step {
  Id<Step> id;
  Id<Unit> unit;
  int ordinal = 1;
  Id<Face> face;

  static constexpr std::string_view kTable = "step";
  static constexpr auto fields() {
    return std::tuple{model::key("id", &Step::id), field("unit", &Step::unit),
                      field("ordinal", &Step::ordinal, Nature::Ordinal), field("face", &Step::face)};
  }
  auto key() const { return id; }
  friend bool operator==(const Step&, const Step&) = default;
};

/// A sign on a unit's counter, such as a star for skirmishers.
struct Mark {
  Id<Mark> id;
  Id<Unit> unit;
  std::string kind;
  std::string colour;
  int count = 1;

  static constexpr std::string_view kTable = "mark";
  static constexpr auto fields() {
    return std::tuple{model::key("id", &Mark::id), field("unit", &Mark::unit), field("kind", &Mark::kind, Nature::Mark),
                      field("colour", &Mark::colour, Nature::Colour), field("count", &Mark::count, Nature::Count)};
  }
  auto key() const { return id; }
  friend bool operator==(const Mark&, const Mark&) = default;
};

/// How the backs of a sheet lie behind its fronts. None: in the same order.
enum class SheetFlip { None, LeftRight, TopBottom };
template <>
struct EnumText<SheetFlip> {
  static constexpr std::array<std::string_view, 3> kWords{"none", "left-right", "top-bottom"};
};

/// A scanned sheet of counters: pictures of its fronts and backs with a grid of equal counters on each. The edges are the
/// outer ones of the grid, in pixels before it is turned about its middle by `angle`; gaps in pixels between counters;
/// angles in degrees clockwise.
struct CounterSheet {
  Id<CounterSheet> id;
  std::string title{};
  std::optional<Id<Source>> source{};
  std::string front{};
  std::string back{};  ///< empty: none
  int columns = 1;
  int rows = 1;
  double left = 0;
  double top = 0;
  double right = 0;
  double bottom = 0;
  double gapX = 0;
  double gapY = 0;
  double angle = 0;
  double backLeft = 0;
  double backTop = 0;
  double backRight = 0;
  double backBottom = 0;
  double backAngle = 0;
  SheetFlip flip = SheetFlip::LeftRight;

  static constexpr std::string_view kTable = "counter_sheet";
  static constexpr auto fields() {
    return std::tuple{model::key("id", &CounterSheet::id),
                      field("title", &CounterSheet::title, Nature::Name),
                      field("source", &CounterSheet::source),
                      field("front", &CounterSheet::front, Nature::Picture),
                      field("back", &CounterSheet::back, Nature::Picture),
                      field("columns", &CounterSheet::columns, between(1, 1'000)),
                      field("rows", &CounterSheet::rows, between(1, 1'000)),
                      field("left", &CounterSheet::left),
                      field("top", &CounterSheet::top),
                      field("right", &CounterSheet::right),
                      field("bottom", &CounterSheet::bottom),
                      field("gap_x", &CounterSheet::gapX),
                      field("gap_y", &CounterSheet::gapY),
                      field("angle", &CounterSheet::angle, Nature::Degrees),
                      field("back_left", &CounterSheet::backLeft),
                      field("back_top", &CounterSheet::backTop),
                      field("back_right", &CounterSheet::backRight),
                      field("back_bottom", &CounterSheet::backBottom),
                      field("back_angle", &CounterSheet::backAngle, Nature::Degrees),
                      field("flip", &CounterSheet::flip)};
  }
  auto key() const { return id; }
  friend bool operator==(const CounterSheet&, const CounterSheet&) = default;
};

enum class SheetCellState { Open, Done, Skipped };
template <>
struct EnumText<SheetCellState> {
  static constexpr std::array<std::string_view, 3> kWords{"open", "done", "skipped"};
};

/// A place on a sheet of counters and what became of it. Rows and columns count from 1, of the side that is meant.
struct SheetCell {
  Id<CounterSheet> counterSheet;
  int row = 1;
  int column = 1;
  FaceSide side = FaceSide::Front;
  std::optional<Id<Face>> face{};  ///< the face whose picture it is
  SheetCellState state = SheetCellState::Open;
  std::string note{};

  static constexpr std::string_view kTable = "sheet_cell";
  static constexpr auto fields() {
    return std::tuple{model::key("counter_sheet", &SheetCell::counterSheet),
                      boundKey("row", &SheetCell::row, between(1, 1'000)),
                      boundKey("column", &SheetCell::column, between(1, 1'000)),
                      model::key("side", &SheetCell::side),
                      field("face", &SheetCell::face),
                      field("state", &SheetCell::state),
                      field("note", &SheetCell::note, Nature::Prose)};
  }
  auto key() const { return std::tuple{counterSheet, row, column, side}; }
  friend bool operator==(const SheetCell&, const SheetCell&) = default;
};

}  // namespace redoubt::model
