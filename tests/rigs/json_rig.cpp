#include <cstdio>
#include <optional>
#include <string>
#include <variant>

#include "core/base/error.h"
#include "core/exchange/json/json_battle.h"
#include "core/store/battle_file.h"
#include "tests/mutation.h"
#include "tests/rigs/rig.h"

// The JSON of a battle is changed at random and read. A refusal has a reason; a battle that is read can be saved in a
// file and written as JSON again, and stays the same.
namespace redoubt::rigs {
namespace {

struct Outcome {
  int refused = 0;
  int read = 0;
  int wrong = 0;
  std::string fault;
};

// The fault of a battle that was read; nullopt if it is the same after saving and reading.
std::optional<std::string> faultOf(const model::Battle& battle, const fs::path& path) {
  const exchange::JsonRead again = exchange::readJsonText(exchange::writeJson(battle));
  const auto* same = std::get_if<model::Battle>(&again);
  if (!same || *same != battle) return "it is another when written and read again";
  store::writeNewFile(path, battle);
  const model::Battle kept = store::readBattle(path).battle;
  fs::remove(path);
  return kept == battle ? std::nullopt : std::optional<std::string>("a file keeps another");
}

void tryOnce(const std::string& text, const fs::path& path, Outcome& outcome) {
  std::optional<std::string> fault;
  try {
    const exchange::JsonRead read = exchange::readJsonText(text);
    if (const auto* problems = std::get_if<std::vector<exchange::Problem>>(&read)) {
      ++outcome.refused;
      if (problems->empty()) fault = "refused without a reason";
    } else {
      ++outcome.read;
      fault = faultOf(std::get<model::Battle>(read), path);
    }
  } catch (const Error& error) {
    fault = error.what();
  }
  if (!fault) return;
  ++outcome.wrong;
  outcome.fault = *fault;
}

}  // namespace

bool runJson(const Options& options) {
  const Folder folder;
  Random random(options.seed);
  const std::string whole = exchange::writeJson(store::readBattle(options.battle).battle);
  Outcome outcome;
  for (int i = 0; i < options.count; ++i) {
    tryOnce(testing::mutated(whole, random), folder.in("read.battle"), outcome);
  }
  std::printf("JSON mutated: %d refused, %d read, %d wrong%s%s\n", outcome.refused, outcome.read, outcome.wrong,
              outcome.fault.empty() ? "" : "; the last: ", outcome.fault.c_str());
  return outcome.wrong == 0;
}

}  // namespace redoubt::rigs
