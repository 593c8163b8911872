#include "tests/core/check/mutations/mutation_tools.h"

// Tables of combat by odds, of dispersal and of fire.
namespace redoubt::check::sample {
namespace {

// Two columns and a die of six: nothing is wrong with it.
void addCombatTable(Battle& battle) {
  setRule(battle, "combat/columns", R"(["1-1", "2-1"])");
  setRule(battle, "combat/dice", R"("1d6")");
  setRule(battle, "combat/rows/1/range", "[1, 3]");
  setRule(battle, "combat/rows/1/1-1", R"("A1")");
  setRule(battle, "combat/rows/1/2-1", R"("-")");
  setRule(battle, "combat/rows/2/range", "[4, 6]");
  setRule(battle, "combat/rows/2/1-1", R"("-1/B1")");
  setRule(battle, "combat/rows/2/2-1", R"("B1-1")");
  setRule(battle, "result-code/a1", R"({"text": "A1", "side": "attacker", "retreat": 1})");
  setRule(battle, "result-code/b1", R"({"text": "B1", "side": "defender", "retreat": 1})");
  setRule(battle, "result-code/loss", R"({"text": "-1", "losses": 1})");
  setRule(battle, "result-code/none", R"({"text": "-"})");
}

void addDispersalTable(Battle& battle) {
  setRule(battle, "dispersal/dice", R"("1d6")");
  setRule(battle, "dispersal/columns/horse", R"({"arm": "horse"})");
  setRule(battle, "morale/exempt", R"(["foot", "gun"])");
  setRule(battle, "dispersal/rows/1/range", "[1, null]");
  setRule(battle, "dispersal/rows/1/horse", "[1, 3]");
}

void addFireTable(Battle& battle) {
  setRule(battle, "fire-table/guns/types", R"(["howitzer"])");
  setRule(battle, "fire-table/guns/by", R"("distance")");
  setRule(battle, "fire-table/guns/dice", R"("1d6")");
  setRule(battle, "fire-table/guns/rows/1/range", "[1, 5]");
  setRule(battle, "fire-table/guns/rows/1/1", R"("-")");
  setRule(battle, "fire-table/guns/rows/2/range", "[6, 6]");
  setRule(battle, "fire-table/guns/rows/2/1", R"("-1")");
  setRule(battle, "result-code/loss", R"({"text": "-1", "losses": 1})");
  setRule(battle, "result-code/none", R"({"text": "-"})");
}

// Of the family of tables for any game.
void addDifferenceTable(Battle& battle) {
  setRule(battle, "rating/attack", R"({"number": 4})");
  setRule(battle, "rating/defence", R"({"number": 2})");
  setRule(battle, "table/crt/index",
          R"({"kind": "difference", "of": [{"rating": "attack", "of": "attackers"},
              {"rating": "defence", "of": "defenders"}],
              "columns": [{"column": "low", "range": [null, 0]}, {"column": "high", "range": [1, null]}]})");
  setRule(battle, "table/crt/roll", R"({"dice": "1d6"})");
  setRule(battle, "table/crt/rows/1/range", "[1, 3]");
  setRule(battle, "table/crt/rows/2/range", "[4, 6]");
  for (const char* cell : {"1/low", "1/high", "2/low", "2/high"}) {
    setRule(battle, std::string("table/crt/rows/") + cell, R"("DR")");
  }
}

// An action whose results have effects, and a state with a check.
void addEffects(Battle& battle) {
  addDifferenceTable(battle);
  setRule(battle, "action/assault", R"({"asked": "attack", "table": "crt"})");
  setRule(battle, "effect/dr", R"({"text": "DR", "do": [{"retreat": 1}, {"state": {"morale": "shaken"}}]})");
  setRule(battle, "state/morale", R"({"levels": ["good", "shaken"], "start": "good"})");
  setRule(battle, "state/morale/shaken", R"({"may-not": ["attack"]})");
  setRule(battle, "state/morale/change/rally", R"({"from": "shaken", "to": "good", "table": "rally"})");
  setRule(battle, "table/rally/rows/1/result", R"("pass")");
}

}  // namespace

std::vector<Mutation> tableMutations() {
  return {
      {"EffectsAndStatesInOrder", addEffects, {}},
      {"EffectOfAResultThatNoTableHas",
       [](Battle& b) { addEffects(b), setRule(b, "effect/ex", R"({"text": "EX", "do": [{"eliminate": "all"}]})"); },
       {"effect-unused rule/effect/ex"}},
      {"EffectOfAResultThatHasOne",
       [](Battle& b) { addEffects(b), setRule(b, "effect/retreat", R"({"text": "DR", "do": [{"retreat": 2}]})"); },
       {"effect-twice rule/effect/retreat"}},
      {"GroupOfChangesThatNoneIsOf",
       [](Battle& b) {
         addEffects(b);
         setRule(b, "action/assault/adjust/slope", R"({"of": "column", "add": -1, "group": "ground"})");
         setRule(b, "action/assault/combine/grounds", "\"lowest\"");
       },
       {"combine-unused rule/action/assault/combine/grounds"}},
      {"LevelThatAStateHasTwice",
       [](Battle& b) {
         addEffects(b), setRule(b, "state/morale", R"({"levels": ["good", "shaken", "good"], "start": "good"})");
       },
       {"state-level-twice rule/state/morale"}},
      {"ResultWithoutAnEffectAmongOthers",
       [](Battle& b) { addEffects(b), setRule(b, "table/crt/rows/2/high", R"("DE")"); },
       {"result-without-effect rule/table/crt/DE"}},
      {"ResultThatAnOlderCodeExplains",
       [](Battle& b) {
         addEffects(b);
         setRule(b, "table/crt/rows/2/high", R"("B1")");
         setRule(b, "result-code/b1", R"({"text": "B1", "side": "defender", "retreat": 1})");
       },
       {}},
      {"EffectThatNamesALevelThatThereIsNone",
       [](Battle& b) {
         addEffects(b);
         setRule(b, "effect/dr", R"({"text": "DR", "do": [{"state": {"morale": "shakn"}}]})");
       },
       {"state-level-unknown rule/effect/dr"}},
      {"EffectWithACheckOnATableThatThereIsNone",
       [](Battle& b) { addEffects(b), setRule(b, "effect/dr", R"({"text": "DR", "do": [{"check": "nerve"}]})"); },
       {"rule-unknown-name rule/common/effect/dr"}},
      {"ChangeFromALevelThatThereIsNone",
       [](Battle& b) {
         addEffects(b);
         setRule(b, "state/morale/change/rally", R"({"from": "routed", "to": "good", "table": "rally"})");
       },
       {"state-level-unknown rule/state/morale/change/rally"}},
      {"ChangeWhoseTableNamesALevelThatThereIsNone",
       [](Battle& b) { addEffects(b), setRule(b, "table/rally/rows/1/result", R"("best")"); },
       {"state-level-unknown rule/table/rally/rows/1/result"}},
      {"ChangeAtAMomentThatNeverComes",
       [](Battle& b) {
         addEffects(b), setRule(b, "state/morale/change/rally", R"({"on": "raly", "from": "shaken", "to": "good", "table": "rally"})");
       },
       {"state-moment-unknown rule/state/morale/change/rally"}},
      {"LevelThatItsStateDoesntHave",
       [](Battle& b) { addEffects(b), setRule(b, "state/morale/routed", R"({"may-not": ["attack"]})"); },
       {"rule-unknown-name rule/common/state/morale/routed"}},
      {"StateThatBeginsAtNoLevel",
       [](Battle& b) {
         addEffects(b), setRule(b, "state/morale", R"({"levels": ["good", "shaken"], "start": "bad"})");
       },
       {"state-level-unknown rule/state/morale"}},
      {"TableOfDifferencesInOrder", addDifferenceTable, {}},
      {"TableWithoutARowForARoll",
       [](Battle& b) { addDifferenceTable(b), setRule(b, "table/crt/rows/2/range", "[5, 6]"); },
       {"table-faulty rule/table/crt/rows/2/range"}},
      {"TableWithoutARowForTheHighestRoll",
       [](Battle& b) { addDifferenceTable(b), setRule(b, "table/crt/rows/2/range", "[4, 5]"); },
       {"table-faulty rule/table/crt/rows/2/range"}},
      {"TableWithoutACell",
       [](Battle& b) { addDifferenceTable(b), setRule(b, "table/crt/rows/2/low", ""); },
       {"table-faulty rule/table/crt/rows/2/low"}},
      {"TableWithoutAColumnForADifference",
       [](Battle& b) {
         addDifferenceTable(b);
         setRule(b, "table/crt/line/woods", R"({"when": {"level": 1}, "columns": [{"column": "low", "range": [null, 0]},
                                                {"column": "high", "range": [2, null]}]})");
       },
       {"table-faulty rule/table/crt/line/woods"}},
      {"TableWithACellInAColumnThatItDoesntHave",
       [](Battle& b) { addDifferenceTable(b), setRule(b, "table/crt/rows/2/middle", R"("DR")"); },
       {"table-faulty rule/table/crt/rows/2/middle"}},
      {"CombatDispersalAndFireTablesInOrder",
       [](Battle& b) { addCombatTable(b), addDispersalTable(b), addFireTable(b); },
       {}},
      {"CombatTableWithoutARowForARoll",
       [](Battle& b) { addCombatTable(b), setRule(b, "combat/rows/2/range", "[5, 6]"); },
       {"table-faulty rule/combat/rows/2/range"}},
      {"CombatTableWithoutACell",
       [](Battle& b) { addCombatTable(b), setRule(b, "combat/rows/2/2-1", ""); },
       {"table-faulty rule/combat/rows/2/2-1"}},
      {"CombatTableWithAColumnTooMany",
       [](Battle& b) { addCombatTable(b), setRule(b, "combat/columns", R"(["1-1", "2-1", "3-1"])"); },
       {"table-faulty rule/combat/rows/1/3-1", "table-faulty rule/combat/rows/2/3-1"}},
      {"CombatTableWithColumnsOutOfOrder",
       [](Battle& b) { addCombatTable(b), setRule(b, "combat/columns", R"(["2-1", "1-1"])"); },
       {"table-faulty rule/combat/columns"}},
      {"CombatTableWithoutDice",
       [](Battle& b) { addCombatTable(b), setRule(b, "combat/dice", ""); },
       {"rule-missing rule/combat/dice"}},
      {"CombatTableWithAResultThatNothingExplains",
       [](Battle& b) {
         addCombatTable(b);
         setRule(b, "combat/rows/1/1-1", R"("A1R")");
         setRule(b, "combat/rows/2/2-1", R"("B1R")");
       },
       {"result-unexplained rule/combat/rows/R"}},
      {"CombatTableWithACodeThatTheSourcesDontExplain",
       [](Battle& b) { addCombatTable(b), setRule(b, "result-code/a1", "null"); },
       {"result-unexplained rule/combat/rows/A1"}},
      {"CombatTableWithACodeOfNoSide",
       [](Battle& b) {
         addCombatTable(b);
         setRule(b, "result-code/out", R"({"text": "EX", "losses": 9})");
         setRule(b, "combat/rows/1/1-1", R"("EX")");
       },
       {"result-unexplained rule/combat/rows/EX"}},
      {"CombatTableWithARowThatNoRollReaches",
       [](Battle& b) {
         addCombatTable(b);
         setRule(b, "combat/rows/3/range", "[7, null]");
         setRule(b, "combat/rows/3/1-1", R"("-")");
         setRule(b, "combat/rows/3/2-1", R"("-")");
       },
       {"table-faulty rule/combat/rows/3/range"}},
      {"DispersalTableWithoutAColumn",
       [](Battle& b) { addDispersalTable(b), setRule(b, "dispersal/columns/foot", R"({"arm": "foot"})"); },
       {"table-faulty rule/dispersal/rows/1/foot"}},
      {"DispersalTableWithoutDice",
       [](Battle& b) { addDispersalTable(b), setRule(b, "dispersal/dice", ""); },
       {"rule-missing rule/dispersal/dice"}},
      {"FireTableWithAGap",
       [](Battle& b) { addFireTable(b), setRule(b, "fire-table/guns/rows/1/range", "[1, 4]"); },
       {"table-faulty rule/fire-table/guns/rows/2/range"}},
      {"FireTableThatBeginsLate",
       [](Battle& b) { addFireTable(b), setRule(b, "fire-table/guns/rows/1/range", "[3, 5]"); },
       {"table-faulty rule/fire-table/guns/rows/1/range"}},
      {"FireTableOfNobody",
       [](Battle& b) { addFireTable(b), setRule(b, "fire-table/guns/types", ""); },
       {"rule-missing rule/fire-table/guns/types"}},
      {"FireTableWithAResultThatNothingExplains",
       [](Battle& b) { addFireTable(b), setRule(b, "fire-table/guns/rows/2/1", R"("R-1")"); },
       {"result-unexplained rule/fire-table/guns/rows/R"}},
      {"CasualtyRollWithDiceOfItsOwn",
       [](Battle& b) {
         setRule(b, "leader/casualty-dice", R"("2d6")");
         setRule(b, "leader/casualty-roll",
                 R"([{"from": 2, "to": 11, "result": "none"}, {"from": 12, "to": 12, "result": "dead"}])");
       },
       {}},
      {"CasualtyRollWithDiceOfItsOwnAndAGap",
       [](Battle& b) {
         setRule(b, "leader/casualty-dice", R"("2d6")");
         setRule(b, "leader/casualty-roll",
                 R"([{"from": 3, "to": 11, "result": "none"}, {"from": 12, "to": 12, "result": "dead"}])");
       },
       {"table-faulty rule/leader/casualty-roll"}},
      {"CasualtyRollOfARetreatWithAGap",
       [](Battle& b) {
         setRule(b, "leader/casualty-dice", R"("1d6")");
         setRule(b, "leader/casualty-roll/retreats", R"([{"from": 1, "to": 5, "result": "none"}])");
       },
       {"table-faulty rule/leader/casualty-roll/retreats"}},
      {"FireTableWithACodeMeantForBattlesAlone",
       [](Battle& b) {
         addFireTable(b);
         setRule(b, "result-code/loss", R"({"text": "-1", "of": "battle", "losses": 1})");
       },
       {"result-unexplained rule/fire-table/guns/rows/1"}},
  };
}

}  // namespace redoubt::check::sample
