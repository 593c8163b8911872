#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <map>

#include "tests/rigs/rig.h"

// redoubt_rigs RIG [COUNT] [--seed N] [--battle FILE] [--tell]: exit code 0 if all was well, 1 if not, 2 if it could
// not run.
namespace {

using namespace redoubt::rigs;

const std::map<std::string, bool (*)(const Options&)>& rigs() {
  static const std::map<std::string, bool (*)(const Options&)> all{
      {"kill", runKill},       {"power", runPower},   {"damage", runDamage}, {"calls", runCalls},
      {"salvage", runSalvage}, {"copies", runCopies}, {"json", runJson}};
  return all;
}

int usage() {
  std::fprintf(
      stderr,
      "redoubt_rigs RIG [COUNT] [--seed N] [--battle FILE] [--tell]\n"
      "  kill     a program that edits is killed COUNT times\n"
      "  power    COUNT states of the disk after the power failed\n"
      "  damage   COUNT damaged copies of a battle are opened\n"
      "  calls    COUNT times a call of the disk fails\n"
      "  salvage  COUNT copies of each kind of damage are salvaged\n"
      "  copies   COUNT states of the disk after the power failed while a battle was written anew, copied or saved as\n"
      "  json     COUNT texts of JSON changed by chance are read\n"
      "  --tell   what is found is told, but is no failure\n");
  return 2;
}

}  // namespace

int main(int count, char** arguments) {
  if (count < 2 || !rigs().contains(arguments[1])) return usage();
  Options options;
  options.battle = REDOUBT_SAMPLE;
  for (int i = 2; i < count; ++i) {
    const std::string argument = arguments[i];
    if (argument == "--tell") {
      options.judges = false;
    } else if (argument == "--seed" && i + 1 < count) {
      options.seed = static_cast<unsigned>(std::strtoul(arguments[++i], nullptr, 10));
    } else if (argument == "--battle" && i + 1 < count) {
      options.battle = arguments[++i];
    } else if (const int number = std::atoi(argument.c_str()); number > 0) {
      options.count = number;
    } else {
      return usage();
    }
  }
  try {
    std::printf("%s, seed %u\n", arguments[1], options.seed);
    const bool isWell = rigs().at(arguments[1])(options);
    if (!isWell) std::printf("failed\n");
    return isWell || !options.judges ? 0 : 1;
  } catch (const std::exception& failure) {
    std::fprintf(stderr, "the rig itself failed: %s\n", failure.what());
    return 2;
  }
}
