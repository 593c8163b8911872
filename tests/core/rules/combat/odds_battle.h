#pragma once

#include <array>
#include <string>
#include <vector>

#include "tests/core/rules/rule_rows.h"

/// The tables of Kłuszyn as rules of a small battle, with damaged cells as they were most probably printed.
namespace redoubt::rules::small {

inline constexpr std::array kOddsColumns{"1-4", "1-3", "1-2", "1-1", "2-1", "3-1",
                                         "4-1", "5-1", "6-1", "7-1", "8-1", "9-1"};

/// The combat table, the row of roll 2 first.
inline constexpr std::array<std::array<const char*, 12>, 11> kCombatTable{{
    {"-", "-", "B1-1", "B2", "B2", "-1/B2", "-1/B3R", "-1/B4R", "-1/B4R", "-1/B5R", "-1/B5R", "-1/B5R"},
    {"-1/-1", "-", "B1", "B1-1", "B2", "B2", "B3-1", "B3", "B4", "B5", "B5", "B5"},
    {"-1/-", "-1/-1", "-", "B1", "B2-1", "B2", "B2", "B3-1", "B3", "B4", "B5", "B5-1"},
    {"A1", "-1/-", "-1/-1", "B1", "B1", "B2-1", "B2", "B2", "B3-1", "B3", "B4-1", "B5"},
    {"A1-1", "A1", "-1/-", "-", "B1", "B1", "B2-1", "B2", "B2", "B3-1", "B3", "B4-1"},
    {"A1R", "A1-1", "A1", "-1/-1", "B1", "B1", "B2", "B2-1", "B2-1", "B2-1", "B3-1", "B3-1"},
    {"A2", "A1R", "A1-1", "-1/-", "-", "-1/B1", "B1", "B2", "B2", "B2", "B2-1", "B3"},
    {"A2-1", "A2", "A1R", "A1", "-1/-1", "-", "B1", "B1", "B2", "B2", "B2", "B2-1"},
    {"A2-1", "A2-1", "A1-1", "A1-1", "-1/-", "-1/-1", "-1/B1", "B1", "B1-1", "B2", "B2", "B2"},
    {"A3-1", "A3", "A2-1", "A1R", "A1", "-1/-", "-", "-1/B1", "B1", "B1", "B2", "B2"},
    {"A4-1R", "A3-1R", "A2-1R", "A1-1", "A1-1", "A1", "-1/-1", "-1/-1", "-1/-1", "-1/-1", "-1/B1", "-1/B2"},
}};

inline std::string quoted(const std::string& text) {
  return "\"" + text + "\"";
}

inline void addCombatTable(Battle& battle) {
  std::string columns;
  for (const char* column : kOddsColumns) columns += (columns.empty() ? "" : ", ") + quoted(column);
  addRule(battle, "combat/columns", "[" + columns + "]");
  addRule(battle, "combat/dice", quoted("2d6"));
  addRule(battle, "combat/odds-rounding", quoted("for-defender"));
  addRule(battle, "combat/odds-beyond", quoted("last-column"));
  for (std::size_t row = 0; row < kCombatTable.size(); ++row) {
    const std::string path = "combat/rows/" + std::to_string(row + 1) + "/";
    const std::string roll = std::to_string(row + 2);
    addRule(battle, path + "range", "[" + roll + ", " + roll + "]");
    for (std::size_t i = 0; i < kOddsColumns.size(); ++i) {
      addRule(battle, path + kOddsColumns[i], quoted(kCombatTable[row][i]));
    }
  }
}

/// K7.12 and K12.4; R is explained nowhere.
inline void addResultCodes(Battle& battle) {
  addRule(battle, "result-code/none", R"({"text": "-"})");
  addRule(battle, "result-code/loss", R"({"text": "-1", "losses": 1})");
  addRule(battle, "result-code/d", R"({"text": "D", "dispersed": true})");
  addRule(battle, "result-code/t", R"({"text": "T", "morale-check": true})");
  for (int hexes = 1; hexes <= 5; ++hexes) {
    const std::string number = std::to_string(hexes);
    addRule(battle, "result-code/a" + number,
            R"({"text": "A)" + number + R"(", "side": "attacker", "retreat": )" + number + "}");
    addRule(battle, "result-code/b" + number,
            R"({"text": "B)" + number + R"(", "side": "defender", "retreat": )" + number + "}");
  }
}

/// The dispersal table. Its columns are scrambled in the source; this is one way to read them in which nobody breaks up
/// sooner after a shorter retreat.
inline void addDispersalTable(Battle& battle) {
  addRule(battle, "dispersal/dice", quoted("1d6"));
  addRule(battle, "dispersal/columns/horse-low", R"({"arm": "horse", "morale": [0, 6]})");
  addRule(battle, "dispersal/columns/horse-high", R"({"arm": "horse", "morale": [7, 8]})");
  addRule(battle, "dispersal/columns/lancer", R"({"types": ["lancer"]})");
  const std::vector<std::vector<std::string>> rows{{"[1, 3]", "[1, 1]", "\"none\""},
                                                   {"[1, 4]", "[1, 2]", "[1, 1]"},
                                                   {"[1, 5]", "[1, 3]", "[1, 1]"},
                                                   {"[1, 5]", "[1, 4]", "[1, 2]"},
                                                   {"[1, 5]", "[1, 5]", "[1, 3]"}};
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const std::string number = std::to_string(i + 1);
    const std::string path = "dispersal/rows/" + number + "/";
    addRule(battle, path + "range", "[" + number + ", " + (i + 1 == rows.size() ? "null" : number) + "]");
    addRule(battle, path + "horse-low", rows[i][0]);
    addRule(battle, path + "horse-high", rows[i][1]);
    addRule(battle, path + "lancer", rows[i][2]);
  }
}

/// A fire table: the ranges of rolls, then a column of results for each number.
struct FireColumn {
  int number = 1;
  std::vector<const char*> results;
};

inline void addFireTable(Battle& battle, const std::string& name, const std::string& types, const std::string& by,
                         const std::vector<FireColumn>& columns) {
  const std::string path = "fire-table/" + name;
  addRule(battle, path + "/types", types);
  addRule(battle, path + "/by", quoted(by));
  addRule(battle, path + "/dice", quoted("2d6"));
  const std::vector<std::string> ranges{"[2, 6]", "[7, 7]", "[8, 8]", "[9, 9]", "[10, 10]", "[11, 11]", "[12, 12]"};
  for (std::size_t row = 0; row < ranges.size(); ++row) {
    const std::string at = path + "/rows/" + std::to_string(row + 1) + "/";
    addRule(battle, at + "range", ranges[row]);
    for (const FireColumn& column : columns) {
      addRule(battle, at + std::to_string(column.number), quoted(column.results[row]));
    }
  }
}

/// Muskets by strength, and light guns of strength 1 by distance.
inline void addFireTables(Battle& battle) {
  addFireTable(battle, "muskets", R"(["musketeer"])", "strength",
               {{1, {"-", "-", "-", "-", "-", "-1", "-1"}},
                {2, {"-", "-", "-", "-", "-1", "-1", "D"}},
                {3, {"-", "-", "-1", "-1", "-1", "D", "D-1"}},
                {4, {"-", "-1", "-1", "-1", "D", "D-1", "D-1"}}});
  addRule(battle, "unit-type/musketeer/fire-range", "1");
  addFireTable(battle, "light-guns", R"(["light-gun"])", "distance",
               {{1, {"-", "-", "-", "-1", "D", "D-1", "D-1"}},
                {2, {"-", "-", "-", "-", "-1", "D", "D-1"}},
                {3, {"-", "-", "-", "-", "-", "-1", "D"}}});
  addRule(battle, "fire-table/light-guns/strength", "[1, 1]");
}

}  // namespace redoubt::rules::small
