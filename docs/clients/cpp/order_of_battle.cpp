// Lists the map, the forces and the set-ups of a battle file:
//   order_of_battle FILE
#include <redoubt/redoubt.h>

#include <iostream>
#include <map>

namespace rd = redoubt::library;

namespace {

std::string figuresText(const rd::Figures& figures) {
  std::string text;
  for (const auto& [kind, value] : figures) {
    text += (text.empty() ? "" : ", ") + kind + " " + (value ? std::to_string(*value) : "?");
  }
  return text;
}

void printForces(const rd::Battle& battle) {
  for (const rd::ArmyInfo& army : battle.armies()) {
    std::cout << "\n" << army.title << "\n";
    for (const rd::LeaderInfo& leader : battle.leaders()) {
      if (leader.army == army.name) std::cout << "  " << leader.title << (leader.isOverall ? ", overall" : "") << "\n";
    }
    for (const rd::UnitInfo& unit : battle.units()) {
      if (unit.army != army.name) continue;
      std::cout << "  " << unit.title << " (" << unit.type << ")";
      if (!unit.steps.empty()) std::cout << ": " << figuresText(unit.steps.front());
      std::cout << "\n";
    }
  }
}

void printSetUps(const rd::Battle& battle) {
  for (const rd::ScenarioInfo& scenario : battle.scenarios()) {
    std::cout << "\n" << scenario.title << "\n";
    std::map<rd::HexNumber, std::string> inHex;
    std::size_t others = 0;
    for (const rd::Counter& counter : battle.setUp(scenario.name)) {
      if (counter.start == rd::Start::At) {
        std::string& names = inHex[counter.hex];
        names += (names.empty() ? "" : ", ") + counter.title;
      } else {
        ++others;
      }
    }
    for (const auto& [hex, names] : inHex) {
      std::cout << "  " << hex.text << " (" << battle.hex(hex).terrain << "): " << names << "\n";
    }
    std::cout << "  " << others << " that begin elsewhere\n";
  }
}

}  // namespace

int main(int count, char** arguments) {
  if (count != 2) {
    std::cerr << "order_of_battle FILE\n";
    return 2;
  }
  try {
    const rd::Battle battle = rd::Battle::read(arguments[1]);
    const rd::MapInfo map = battle.map();
    std::cout << battle.title() << "\n" << map.columns << " by " << map.rows << " hexes\n";
    printForces(battle);
    printSetUps(battle);
  } catch (const rd::Failure& failure) {
    std::cerr << failure.context() << ": " << failure.what() << " (" << rd::toText(failure.code()) << ")\n";
    return 2;
  }
  return 0;
}
