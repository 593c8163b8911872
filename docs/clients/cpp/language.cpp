// Tells what the checks find in a battle, and the report on its first turn, in a language:
//   language FILE CODE
#include <redoubt/redoubt.h>

#include <iostream>

namespace rd = redoubt::library;

int main(int count, char** arguments) {
  if (count != 3) {
    std::cerr << "language FILE CODE\n";
    return 2;
  }
  try {
    const rd::Battle battle = rd::Battle::read(arguments[1]);
    for (const rd::Finding& each : rd::findings(battle, arguments[2])) {
      std::cout << each.code << ": " << each.message << (each.isWaived ? " *" : "") << "\n";
    }
    for (const rd::ScenarioInfo& scenario : battle.scenarios()) {
      std::cout << scenario.title << "\n";
      for (const rd::Section& section : rd::Position(battle, scenario.name).report(arguments[2])) {
        std::cout << "  " << section.title << "\n";
        for (const rd::Section::Row& row : section.rows) std::cout << "    " << row.text << "\n";
      }
    }
  } catch (const rd::Failure& failure) {
    std::cerr << failure.context() << ": " << failure.what() << " (" << rd::toText(failure.code()) << ")\n";
    return 2;
  }
  return 0;
}
