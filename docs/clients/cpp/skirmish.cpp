// A game client in one page: sets up a scenario, lets one side advance by the rules, and prints the odds of what it
// could attack then.
//   skirmish FILE [SCENARIO [PLAYER]]
#include <redoubt/redoubt.h>

#include <algorithm>
#include <iostream>
#include <set>
#include <utility>

namespace rd = redoubt::library;

namespace {

constexpr std::size_t kMostMoves = 5;
constexpr std::size_t kMostOdds = 3;

struct Move {
  rd::PieceName unit;
  rd::HexNumber to;
  rd::Fraction cost;
  int before = 0;  // hexes to the nearest enemy
  int after = 0;
};

// The game as the client keeps it: what is in the file, and what has happened since.
struct Game {
  rd::Battle battle;
  rd::ScenarioName scenario;
  rd::Situation situation;

  rd::Position position() const { return rd::Position(battle, scenario, {}, situation); }
};

std::set<rd::HexNumber> hexesOfEnemies(const rd::Position& position, const rd::PlayerName& player) {
  std::set<rd::HexNumber> hexes;
  for (const rd::PieceState& each : position.pieces()) {
    if (each.player != player && !each.isLeader && !each.hex.empty()) hexes.insert(each.hex);
  }
  return hexes;
}

int toNearest(const rd::Battle& battle, const rd::HexNumber& from, const std::set<rd::HexNumber>& enemies) {
  int least = 10'000;
  for (const rd::HexNumber& each : enemies) least = std::min(least, battle.distance(from, each));
  return least;
}

// The move of a unit that brings it nearest to an enemy without entering his hex; the cheapest of several.
std::optional<Move> bestMove(const Game& game, const rd::Position& position, const rd::PieceState& unit,
                             const std::set<rd::HexNumber>& enemies) {
  std::optional<Move> best;
  const int before = toNearest(game.battle, unit.hex, enemies);
  for (const rd::ReachAnswer::End& end : position.reach(unit.name).ends) {
    if (end.hex.empty() || enemies.contains(end.hex) || end.chance) continue;
    const int after = toNearest(game.battle, end.hex, enemies);
    if (after >= (best ? best->after : before)) continue;
    best = Move{unit.name, end.hex, end.cost, before, after};
  }
  return best;
}

// One unit after another, as each changes where the next ones may go.
void advance(Game& game, const rd::PlayerName& player) {
  std::set<rd::PieceName> done;
  while (done.size() < kMostMoves) {
    const rd::Position position = game.position();
    const std::set<rd::HexNumber> enemies = hexesOfEnemies(position, player);
    std::optional<Move> best;
    for (const rd::PieceState& each : position.pieces()) {
      if (each.player != player || each.isLeader || each.hex.empty() || done.contains(each.name)) continue;
      const std::optional<Move> move = bestMove(game, position, each, enemies);
      if (move && (!best || move->after < best->after)) best = move;
    }
    if (!best) return;
    const rd::PieceState unit = position.piece(best->unit);
    std::cout << "  " << unit.title << ": " << unit.hex.text << " to " << best->to.text << " for " << best->cost.text()
              << ", " << best->after << " from the enemy\n";
    game.situation.at(best->unit, best->to).moved(best->unit);
    done.insert(best->unit);
  }
}

void printOdds(const rd::Position& position, const rd::Opportunity& chance) {
  const rd::ActionAnswer& answer = chance.answer;
  std::cout << "  " << chance.on.text << " by";
  for (const rd::PieceName& each : chance.by) std::cout << " " << position.piece(each).title << ",";
  std::cout << " " << (answer.index.empty() ? "odds unknown" : answer.index);
  if (!answer.column.empty()) std::cout << ", column " << answer.column;
  std::cout << (chance.isPerhaps ? ", perhaps" : "") << "\n";
  for (const rd::Result& each : answer.results) {
    std::cout << "    " << each.chance.favourable << "/" << each.chance.cases << " " << each.text << "\n";
  }
}

void printAll(const rd::Position& position, const std::string& title, const std::vector<rd::Opportunity>& chances,
              const rd::PlayerName& player) {
  std::size_t told = 0;
  for (const rd::Opportunity& each : chances) {
    if (position.piece(each.by.front()).player != player) continue;
    if (++told > kMostOdds) continue;
    if (told == 1) std::cout << title << "\n";
    printOdds(position, each);
  }
  if (told == 0) std::cout << title << ": nobody\n";
  if (told > kMostOdds) std::cout << "  and " << told - kMostOdds << " more\n";
}

rd::ScenarioInfo chosenScenario(const rd::Battle& battle, const std::string& name) {
  for (const rd::ScenarioInfo& each : battle.scenarios()) {
    if (name.empty() || each.name.text == name) return each;
  }
  throw rd::Failure(rd::FailureCode::NotFound, "there is no such scenario", name);
}

void play(const std::string& file, const std::string& scenarioName, const std::string& playerName) {
  Game game;
  game.battle = rd::Battle::read(file);
  const rd::ScenarioInfo scenario = chosenScenario(game.battle, scenarioName);
  game.scenario = scenario.name;
  game.situation.turn(rd::firstTurn(game.battle, scenario.name));
  const rd::PlayerName player = playerName.empty() ? game.battle.players().front().name : rd::PlayerName(playerName);
  std::cout << game.battle.title() << ": " << scenario.title << "\n";
  for (const rd::PlayerInfo& each : game.battle.players()) {
    std::size_t units = 0;
    for (const rd::PieceState& piece : game.position().pieces()) {
      units += piece.player == each.name && !piece.isLeader && !piece.hex.empty() ? 1 : 0;
    }
    std::cout << "  " << each.title << ": " << units << " units on the map\n";
  }
  std::cout << player.text << " advances\n";
  advance(game, player);
  const rd::Position position = game.position();
  printAll(position, "could now attack", position.attacks(), player);
  std::vector<rd::Opportunity> shots;
  for (const rd::PieceState& each : position.pieces()) {
    if (each.isLeader || each.hex.empty()) continue;
    for (rd::Opportunity& shot : position.shots(each.name)) shots.push_back(std::move(shot));
  }
  printAll(position, "could now fire at", shots, player);
  for (const rd::VictoryAnswer::Total& each : position.victory().totals) {
    std::cout << each.player.text << ": " << each.points.text() << (each.isOpen ? " points or other\n" : " points\n");
  }
}

}  // namespace

int main(int count, char** arguments) {
  if (count < 2 || count > 4) {
    std::cerr << "skirmish FILE [SCENARIO [PLAYER]]\n";
    return 2;
  }
  try {
    play(arguments[1], count > 2 ? arguments[2] : "", count > 3 ? arguments[3] : "");
  } catch (const rd::Failure& failure) {
    std::cerr << failure.context() << ": " << failure.what() << " (" << rd::toText(failure.code()) << ")\n";
    return 2;
  }
  return 0;
}
