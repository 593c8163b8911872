// Asks every question of a battle's first position, and prints a line for each answer.
//   questions FILE SCENARIO
#include <redoubt/redoubt.h>

#include <iostream>

namespace rd = redoubt::library;

namespace {

// Up to three rules that decided, with their paragraphs.
void printReasons(const rd::Answer& answer) {
  const char* certainty[] = {"known", "estimated", "unknown"};
  std::cout << " (" << certainty[static_cast<int>(answer.certainty)];
  for (std::size_t place = 0; place < answer.because.size() && place < 3; ++place) {
    std::cout << "; " << answer.because[place].rule << " " << answer.because[place].citation;
  }
  std::cout << ")\n";
}

const char* word(rd::Verdict verdict) {
  return verdict == rd::Verdict::Yes ? "yes" : verdict == rd::Verdict::No ? "no" : "unknown";
}

void askAboutUnit(const rd::Position& position, const rd::PieceState& unit) {
  std::cout << unit.title << " in " << unit.hex.text << ", step " << unit.step << "\n";
  const rd::ReachAnswer reach = position.reach(unit.name);
  std::cout << "  reach: " << reach.ends.size() << " hexes with "
            << (reach.allowance ? reach.allowance->text() : "unknown") << " points";
  printReasons(reach);
  const rd::ReachAnswer retreat = position.retreat(unit.name, 2);
  std::cout << "  retreat: " << retreat.ends.size() << " hexes";
  printReasons(retreat);
  const rd::StackAnswer stack = position.stack(unit.hex);
  std::cout << "  stack: " << word(stack.fits);
  printReasons(stack);
  for (const rd::HexesAnswer& zone : position.zones(std::vector{unit.name})) {
    std::cout << "  zone " << zone.by << ": " << zone.sure.size() << " hexes";
    printReasons(zone);
  }
  const rd::TraceAnswer command = position.command(unit.name);
  std::cout << "  command: " << word(command.isReached);
  printReasons(command);
  const rd::TraceAnswer supply = position.supply(unit.name);
  std::cout << "  supply: " << word(supply.isReached);
  printReasons(supply);
  const rd::StatesAnswer states = position.states(unit.name);
  std::cout << "  states: " << states.states.size();
  printReasons(states);
}

void askAboutEnemies(const rd::Position& position, const rd::PieceState& unit, const rd::PieceState& enemy) {
  const rd::SightAnswer sight = position.sight(unit.hex, enemy.hex);
  std::cout << "  sight to " << enemy.hex.text << ": " << (sight.sees ? "yes" : "no");
  printReasons(sight);
  for (const rd::ActionAnswer& answer :
       {position.attack({unit.name}, {enemy.hex}), position.fire({unit.name}, {enemy.hex})}) {
    std::cout << "  action " << answer.action << ": " << (answer.isAllowed() ? "allowed" : answer.refusals[0].why)
              << ", " << (answer.index.empty() ? "no index" : answer.index) << ", " << answer.results.size()
              << " results";
    printReasons(answer);
  }
}

void askAboutGame(const rd::Battle& battle, const rd::ScenarioName& scenario, const rd::Position& position) {
  const int turn = rd::firstTurn(battle, scenario);
  const rd::TurnAnswer course = position.turn(turn);
  std::cout << "turn " << turn << ": " << course.segments.size() + course.phases.size() << " segments, "
            << course.arrivals.size() << " arrivals";
  printReasons(course);
  const rd::PoolAnswer pool = position.pool(turn);
  std::cout << "pool: " << pool.chits.size() << " chits";
  printReasons(pool);
  const rd::VictoryAnswer victory = position.victory();
  std::cout << "victory: " << victory.awards.size() << " awards";
  printReasons(victory);
  const rd::OpeningAnswer opening = position.opening();
  std::cout << "opening: " << opening.attacks.size() << " attacks, " << opening.fire.size() << " shots, "
            << opening.approaches.size() << " approaches\n";
  for (const rd::Section& each : position.report()) {
    std::cout << "report: " << each.title << ", " << each.rows.size() << " rows\n";
  }
  std::size_t errors = 0;
  for (const rd::Finding& each : rd::findings(battle)) {
    errors += each.severity == rd::Finding::Severity::Error && !each.isWaived ? 1 : 0;
  }
  std::cout << "findings: " << errors << " errors\n";
}

void ask(const std::string& file, const std::string& scenarioName) {
  const rd::Battle battle = rd::Battle::read(file);
  const rd::ScenarioName scenario(scenarioName);
  rd::Situation situation;
  situation.turn(rd::firstTurn(battle, scenario));
  const rd::Position position(battle, scenario, {}, situation);
  const std::vector<rd::PieceState> pieces = position.pieces();
  for (const rd::PieceState& unit : pieces) {
    if (unit.isLeader || unit.hex.empty()) continue;
    askAboutUnit(position, unit);
    for (const rd::PieceState& enemy : pieces) {
      if (enemy.player == unit.player || enemy.isLeader || enemy.hex.empty()) continue;
      askAboutEnemies(position, unit, enemy);
      break;
    }
    break;
  }
  askAboutGame(battle, scenario, position);
}

}  // namespace

int main(int count, char** arguments) {
  if (count != 3) {
    std::cerr << "questions FILE SCENARIO\n";
    return 2;
  }
  try {
    ask(arguments[1], arguments[2]);
  } catch (const rd::Failure& failure) {
    std::cerr << failure.context() << ": " << failure.what() << " (" << rd::toText(failure.code()) << ")\n";
    return 2;
  }
  return 0;
}
