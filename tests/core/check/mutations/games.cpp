#include "tests/core/check/mutations/mutation_tools.h"

// What scenarios say of a game as a whole, and of those who come into it.
namespace redoubt::check::sample {
namespace {

constexpr Id<Scenario> kMorning{1};
constexpr Id<Entry> kFinchLate{1};

void holdSouth(Battle& battle, int turn) {
  battle.all<Setting>().put(
      {kMorning, "moves-from/south", JsonText{R"({"turn": )" + std::to_string(turn) + R"(, "unless": "attacked"})"}});
}

std::vector<Mutation> mutationsOfStarts() {
  return {
      {"ArmyThatMovesLater", [](Battle& b) { holdSouth(b, 4); }, {}},
      {"ScenarioThatDoesNotSayWhoHasTheInitiative",
       [](Battle& b) { setRule(b, "turns/initiative", R"("in-scenario")"); },
       {"initiative-missing morning scenario/morning"}},
      {"ArmyThatWouldMoveAfterTheEnd",
       [](Battle& b) { holdSouth(b, 7); },
       {"start-never morning setting/morning/moves-from/south"}},
      {"ArmyHeldBackInAScenarioThatBeginsTooLateForIt",
       [](Battle& b) {
         holdSouth(b, 4);
         b.all<Scenario>().put({Id<Scenario>{2}, "evening", "The evening", kMorning, 2, ""});
         b.all<Setting>().put({Id<Scenario>{2}, "turn/first", JsonText{"5"}});
       },
       {"scenario-without-variant evening scenario/evening", "start-over evening setting/evening/moves-from/south"}},
  };
}

void set(Battle& battle, const std::string& path, const std::string& json) {
  battle.all<Setting>().put({kMorning, path, JsonText{json}});
}

std::vector<Mutation> mutationsOfGames() {
  return {
      {"ScenarioLongerThanAGame",
       [](Battle& b) { setRule(b, "turns/count", "5"); },
       {"last-turn-beyond morning setting/morning/turn/last"}},
      {"TurnsOfAnotherLengthThanTheRulesSay",
       [](Battle& b) { setRule(b, "scale/minutes-per-turn", "10"), set(b, "turn/minutes", "12"); },
       {"turn-minutes-differ morning setting/morning/turn/minutes"}},
      {"TurnsOfTheLengthTheRulesSay",
       [](Battle& b) { setRule(b, "scale/minutes-per-turn", "12"), set(b, "turn/minutes", "12"); },
       {}},
      {"ReleaseOfALeaderWhoIsHeld", [](Battle& b) { set(b, "release/brand", R"({"when": "attacked"})"); }, {}},
      {"ReleaseOfALeaderWhomNothingHolds",
       [](Battle& b) { set(b, "release/wolf", R"({"when": "attacked"})"); },
       {"release-of-free morning setting/morning/release/wolf"}},
      {"ReleaseOfALeaderWhoIsNotThere",
       [](Battle& b) {
         b.all<Army>().put({Id<Army>{3}, "west", Id<Player>{1}, "Army of the West", "#33aa66", 3});
         b.all<Leader>().put({Id<Leader>{9}, "owl", Id<Army>{3}, "Gen. Owl", "Owl", true, 1});
         set(b, "release/owl", R"({"when": "attacked"})");
       },
       {"release-of-absent morning setting/morning/release/owl"}},
      {"ArmsThatActivationsLead",
       [](Battle& b) { set(b, "activation/together", R"([["foot", "gun"], ["horse"]])"); },
       {}},
      {"ArmThatNoActivationLeads",
       [](Battle& b) { set(b, "activation/together", R"([["foot", "gun"]])"); },
       {"arm-never-led morning setting/morning/activation/together"}},
      {"ArmOfActivationsThatNobodyHas",
       [](Battle& b) {
         setRule(b, "arm/boat/title", R"("Boats")");
         setRule(b, "unit-type/barge/arm", R"("boat")");
         set(b, "activation/together", R"([["foot", "gun", "horse"], ["boat"]])");
       },
       {"arm-of-nobody morning setting/morning/activation/together"}},
  };
}

// By one hex only; Rowan and a gun come with Willow, of whom two find room there.
void crowdTheEntry(Battle& battle) {
  battle.all<ZoneHex>().erase({Id<Zone>{1}, at(6, 10)});
  for (const auto id : {kRowanPlacement, Id<Placement>{202}}) {
    changePlacement(battle, id, [](Placement& row) {
      row.rule = PlacementRule::Enters;
      row.hex.reset();
      row.entry = kFinchLate;
    });
  }
}

std::vector<Mutation> mutationsOfEntryRoom() {
  return {
      {"MoreWhoEnterAtOnceThanFindRoom",
       crowdTheEntry,
       {"entry-crowded morning/dawn entry/finch-late", "entry-crowded morning/noon entry/finch-late"}},
      {"MoreWhoEnterThanFindRoomButExempt",
       [](Battle& b) {
         crowdTheEntry(b);
         change<Entry>(b, kFinchLate, [](Entry& row) { row.exempt = "stacking"; });
       },
       {}},
      {"EntryExemptFromSomethingElse",
       [](Battle& b) { change<Entry>(b, kFinchLate, [](Entry& row) { row.exempt = "everything"; }); },
       {"entry-exempt-unread morning entry/finch-late"}},
      {"EntryHeldByTheEnemy",
       [](Battle& b) {
         b.all<ZoneHex>().erase({Id<Zone>{1}, at(6, 10)});
         changePlacement(b, Id<Placement>{105}, [](Placement& row) { row.hex = at(5, 10); });
       },
       {"entry-held morning/dawn entry/finch-late", "entry-held morning/noon entry/finch-late"}},
      {"EntryHeldByTheEnemyWithAWayOut",
       [](Battle& b) {
         b.all<ZoneHex>().erase({Id<Zone>{1}, at(6, 10)});
         changePlacement(b, Id<Placement>{105}, [](Placement& row) { row.hex = at(5, 10); });
         change<Entry>(b, kFinchLate, [](Entry& row) { row.fallback = EntryFallback::NearestFree; });
       },
       {}},
  };
}

}  // namespace

std::vector<Mutation> gameMutations() {
  std::vector<Mutation> all;
  for (const auto& group : {mutationsOfStarts(), mutationsOfGames(), mutationsOfEntryRoom()}) {
    all.insert(all.end(), group.begin(), group.end());
  }
  return all;
}

}  // namespace redoubt::check::sample
