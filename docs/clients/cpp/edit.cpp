// Changes a copy of a battle, and takes it back: every edit is in the file before the call returns.
//   edit FILE NEW-FILE
#include <redoubt/redoubt.h>

#include <algorithm>
#include <iostream>

namespace rd = redoubt::library;

namespace {

// The first unit of a set-up that stands in a hex.
const rd::Counter& firstUnit(const std::vector<rd::Counter>& setUp) {
  const auto found = std::find_if(setUp.begin(), setUp.end(), [](const rd::Counter& each) {
    return each.kind == rd::CounterKind::Unit && each.start == rd::Start::At;
  });
  if (found == setUp.end()) throw rd::Failure(rd::FailureCode::NotFound, "no unit stands in a hex");
  return *found;
}

std::string placeOf(const rd::Battle& battle, const rd::ScenarioName& scenario, const rd::PieceName& piece) {
  for (const rd::Counter& each : battle.setUp(scenario)) {
    if (each.piece == piece) return each.hex.empty() ? "nowhere" : each.hex.text;
  }
  return "nowhere";
}

void edit(const std::string& file, const std::string& copy) {
  rd::Document document = rd::Document::create(copy, rd::Battle::read(file));
  const auto watch = document.observe([](const rd::ChangeNotice& change) {
    std::cout << "  changed:";
    for (const std::string& each : change.tables) std::cout << " " << each;
    std::cout << "\n";
  });
  const rd::ScenarioName scenario = document.battle().scenarios().front().name;
  const rd::Counter counter = firstUnit(document.battle().setUp(scenario));
  const rd::HexNumber there = document.battle().neighbour(counter.hex, 3);
  std::cout << counter.title << " stands in " << counter.hex.text << "\n";

  // Several changes, one edit, one undo.
  rd::Draft draft(document.battle(), "Move by one hex");
  draft.in(scenario).move(counter.id, there).setStep(counter.id, 2);
  draft.paint({there}, document.battle().hex(counter.hex).terrain);
  document.apply(draft);
  std::cout << "now in " << placeOf(document.battle(), scenario, counter.piece) << "\n";
  document.nameVersion("After the first move");
  document.undo();
  std::cout << "undone: in " << placeOf(document.battle(), scenario, counter.piece) << "\n";
  document.redo();
  std::cout << "done again: in " << placeOf(document.battle(), scenario, counter.piece) << "\n";

  // Any row, by the names of the tables.
  rd::Draft note(document.battle(), "Rename the battle");
  const rd::Table info = document.battle().table("battle");
  note.put("battle", {{"id", info.rows.at(0).at(0)}, {"title", std::string("A copy")}});
  document.apply(note);
  for (const rd::HistoryEntry& each : document.history()) {
    std::cout << each.sequence << ". " << each.title << ", " << each.changedRows << " rows\n";
  }
  for (const rd::VersionEntry& each : document.versions()) {
    if (!each.name.empty()) std::cout << "version: " << each.name << "\n";
  }
}

}  // namespace

int main(int count, char** arguments) {
  if (count != 3) {
    std::cerr << "edit FILE NEW-FILE\n";
    return 2;
  }
  try {
    edit(arguments[1], arguments[2]);
    // The file is closed; it holds all of it.
    std::cout << rd::Battle::read(arguments[2]).title() << "\n";
  } catch (const rd::Failure& failure) {
    std::cerr << failure.context() << ": " << failure.what() << " (" << rd::toText(failure.code()) << ")\n";
    return 2;
  }
  return 0;
}
