#include "tests/core/check/mutations/mutation_tools.h"

namespace redoubt::check::sample {
namespace {

void setRules(Battle& battle, const std::vector<std::pair<const char*, const char*>>& rules) {
  for (const auto& [path, json] : rules) setRule(battle, path, json);
}

// A table for howitzers, over one hex and two.
void addFireTable(Battle& battle) {
  setRules(battle, {{"fire-table/shot/title", R"("Shot")"},
                    {"fire-table/shot/types", R"(["howitzer"])"},
                    {"fire-table/shot/by", R"("distance")"},
                    {"fire-table/shot/dice", R"("1d6")"},
                    {"fire-table/shot/rows/1/range", "[1, 6]"},
                    {"fire-table/shot/rows/1/1", R"("o")"},
                    {"fire-table/shot/rows/1/2", R"("o")"},
                    {"result-code/o", R"({"text": "o"})"},
                    {"unit-type/howitzer/fires", "true"},
                    {"unit-type/howitzer/fire-range", "2"},
                    {"unit-type/militia/fires", "false"},
                    {"unit-type/lancer/fires", "false"}});
}

// Columns for militia and lancers; guns are spared.
void addDispersal(Battle& battle) {
  setRules(battle, {{"dispersal/dice", R"("1d6")"},
                    {"dispersal/columns/foot", R"({"arm": "foot"})"},
                    {"dispersal/columns/horse", R"({"types": ["lancer"]})"},
                    {"dispersal/rows/1/range", "[1, null]"},
                    {"dispersal/rows/1/foot", "[1, 2]"},
                    {"dispersal/rows/1/horse", R"("none")"},
                    {"morale/exempt", R"(["gun"])"}});
}

}  // namespace

std::vector<Mutation> combatMutations() {
  return {
      {"FireTableForAllWhoFire", addFireTable, {}},
      {"TypeThatFiresWithoutATable",
       [](Battle& b) { addFireTable(b), setRule(b, "unit-type/militia/fires", "true"); },
       {"fire-table-missing rule/unit-type/militia/fires"}},
      {"TypeThatFiresFartherThanItsTable",
       [](Battle& b) { addFireTable(b), setRule(b, "unit-type/howitzer/fire-range", "3"); },
       {"fire-range-differs rule/fire-table/shot/by"}},
      {"DispersalOfAllWhoRetreat", addDispersal, {}},
      {"TypeThatNoColumnOfTheDispersalTableIsFor",
       [](Battle& b) { addDispersal(b), setRule(b, "morale/exempt", "[]"); },
       {"dispersal-column-missing rule/unit-type/howitzer"}},
      {"PlayerWithoutATrackForTheDispersed",
       [](Battle& b) {
         b.all<Track>().put({Id<Track>{1}, "broken", "dispersed", "Broken"});
         setRules(b, {{"dispersal/returns", R"({"share": "1/2", "rounding": "up", "near": "overall-commander"})"},
                      {"dispersal/track/blue", R"("broken")"}});
       },
       {"dispersal-track-missing player/red"}},
      {"SubstitutesForFewerThanTheyAre",
       [](Battle& b) {
         setRule(b, "unit-type/pikeman/arm", R"("foot")");
         setRule(b, "substitute/pikeman", R"({"for": "foot", "back-when": ["retreat"], "losses": "kept"})");
         for (const Id<Unit> unit : {kAlder1, kAlder2}) retype(b, unit, "pikeman");
       },
       {"substitutes-too-many army/north"}},
  };
}

}  // namespace redoubt::check::sample
