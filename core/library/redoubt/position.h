#pragma once

#include <redoubt/answers.h>
#include <redoubt/battle.h>

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Asking what the rules say of a position.
namespace redoubt::library {

struct Asked;

/// What has happened since the set-up, or is only supposed: a plain value that a game changes as it goes on. What is
/// not told is as the set-up has it; a later word on the same thing replaces the earlier one. Names are looked up when
/// a Position is made of it.
class REDOUBT_API Situation {
 public:
  Situation();
  Situation(const Situation&);
  Situation& operator=(const Situation&);
  ~Situation();

  /// The unit stands there, with its facing as before.
  Situation& at(const PieceName& piece, const HexNumber& hex);
  /// Across two neighbours.
  Situation& at(const PieceName& piece, const HexNumber& hex, const HexNumber& second);
  Situation& offMap(const PieceName& piece);
  /// It is lost, or has left the map by a hex.
  Situation& lost(const PieceName& piece);
  Situation& exited(const PieceName& piece, const HexNumber& hex);
  /// The strength at which it is, 1 the strongest.
  Situation& step(const PieceName& piece, int step);
  Situation& facing(const PieceName& piece, Direction direction);
  /// By the name that the rules have for it.
  Situation& formation(const PieceName& piece, std::string_view formation);
  Situation& moved(const PieceName& piece, bool hasMoved = true);
  /// A level of a state of a unit ("morale", "shaken"); of the game itself ("weather", "mud").
  Situation& state(const PieceName& piece, std::string_view state, std::string_view level);
  Situation& gameState(std::string_view state, std::string_view level);
  Situation& owner(const HexNumber& hex, const PlayerName& player);
  /// From 1.
  Situation& turn(int turn);
  /// A phase or segment by the rules' name, and the player whose turn it is.
  Situation& phase(std::string_view phase);
  Situation& active(const PlayerName& player);
  Situation& track(std::string_view track, std::string_view space);
  Situation& stock(std::string_view stock, int left);
  /// Anything, as `redoubt-cli ask --with` reads it: "1-guard.state.morale=shaken".
  Situation& suppose(std::string_view text);

  /// All of it, as `redoubt-cli ask --with` reads it.
  std::vector<std::string> texts() const;

 private:
  Situation& set(const std::string& what, const std::string& value);
  std::map<std::string, std::string, std::less<>> told_;
};

/// A unit or leader of a position.
struct PieceState {
  PieceName name;
  std::string title;
  ArmyName army;
  PlayerName player;
  bool isLeader = false;
  std::string type;  ///< of units
  HexNumber hex;     ///< empty: it is not on the map
  HexNumber second;
  int step = 1;              ///< 1 the strongest
  std::optional<int> steps;  ///< nothing: unknown
  std::string formation;     ///< empty: the usual one
  Figures figures;           ///< that its counter shows now
};

/// What somebody looks for in a battle: what is wrong or doubtful by the rules of its game.
struct Finding {
  enum class Severity { Error, Warning, Note };
  Severity severity = Severity::Error;
  std::string code;       ///< stable: "stack-too-large"
  std::string message;    ///< a sentence for people
  std::string subject;    ///< "unit/1-guard", "rule/command/range", "map"
  std::string place;      ///< numbers of hexes, "1010/1011", "turn 12" or nothing
  ScenarioName scenario;  ///< empty: it holds in all of them
  VariantName variant;
  std::string citation;  ///< "[R6.2]"; may be empty
  bool isWaived = false;
};

/// A part of the report on the first turn, in words.
struct Section {
  struct Row {
    std::string text;
    std::string citations;  ///< "[R10.2, R10.3]"; may be empty
    Certainty certainty = Certainty::Known;
    std::vector<PieceName> units;
    std::vector<HexNumber> hexes;
  };
  std::string title;
  std::vector<Row> rows;
};

/// The position of a game, of which the rules answer questions. It is made once and then only asked; it remembers what
/// it has computed, so that one thread at a time may ask. Most questions take microseconds, making a position some
/// milliseconds (docs/library.md has the figures). All functions throw Failure NotFound for names that there are not,
/// and BadInput.
class REDOUBT_API Position {
 public:
  /// A set-up; of the first variant where none is named.
  Position(const Battle& battle, const ScenarioName& scenario, const VariantName& variant = {},
           const Situation& situation = {});
  Position(Position&&) noexcept;
  Position& operator=(Position&&) noexcept;
  ~Position();

  /// Units and leaders, on the map or not.
  std::vector<PieceState> pieces() const;
  PieceState piece(const PieceName& name) const;
  /// Those in a hex, the top one first.
  std::vector<PieceName> in(const HexNumber& hex) const;
  /// The value of a rule as JSON, by its path (docs/rules.md); nothing if the battle has no such rule.
  std::optional<std::string> rule(std::string_view path) const;

  // movement

  ReachAnswer reach(const PieceName& piece) const;
  /// A retreat of at most so many hexes; the longest that the rules bring if 0.
  ReachAnswer retreat(const PieceName& piece, int most = 0) const;
  /// Where an action without an enemy can place it: replacements, works.
  HexesAnswer build(const PieceName& piece, std::string_view action = {}) const;
  /// Whether those in a hex keep the limits of stacking.
  StackAnswer stack(const HexNumber& hex) const;

  // the map

  /// The zones that these units together have, such as zones of control.
  std::vector<HexesAnswer> zones(const std::vector<PieceName>& pieces) const;
  /// Those of all units of an army.
  std::vector<HexesAnswer> zones(const ArmyName& army) const;
  SightAnswer sight(const HexNumber& from, const HexNumber& to) const;
  TraceAnswer supply(const PieceName& piece) const;
  TraceAnswer command(const PieceName& piece) const;
  /// Off the map.
  TraceAnswer exit(const PieceName& piece) const;

  // fighting; `action` names one of several of the rules'

  ActionAnswer attack(const std::vector<PieceName>& by, const std::vector<HexNumber>& on,
                      std::string_view action = {}) const;
  ActionAnswer fire(const std::vector<PieceName>& by, const std::vector<HexNumber>& on,
                    std::string_view action = {}) const;
  /// All attacks that are possible from where the units of both sides stand: those of one side on one hex together,
  /// where they may.
  std::vector<Opportunity> attacks() const;
  /// The enemies that a unit sees, faces and can fire at.
  std::vector<Opportunity> shots(const PieceName& piece) const;
  StatesAnswer states(const PieceName& piece) const;
  /// Of the hexside between two neighbours, such as a bridge that can be blown.
  StatesAnswer states(const HexNumber& hex, const HexNumber& other) const;

  // the course of the game

  TurnAnswer turn(int turn) const;
  PoolAnswer pool(int turn) const;
  ActivationAnswer activate(std::string_view chit) const;
  VictoryAnswer victory() const;

  // all at once

  /// What units can do to each other; asks hundreds of questions (docs/library.md).
  OpeningAnswer opening() const;
  /// The report on the opening of the turn, in a language: "en", "pl".
  std::vector<Section> report(std::string_view language = "en") const;

 private:
  std::unique_ptr<const Asked> asked_;
};

/// What the checks find, the author's own among them, by severity; in a language: "en", "pl".
REDOUBT_API std::vector<Finding> findings(const Battle& battle, std::string_view language = "en");
/// The turn with which a scenario begins.
REDOUBT_API int firstTurn(const Battle& battle, const ScenarioName& scenario);

}  // namespace redoubt::library
