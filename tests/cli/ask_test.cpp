#include <nlohmann/json.hpp>

#include "tests/cli/command.h"

// What the rules say about a set-up, asked from outside.
namespace redoubt::cli::test {
namespace {

using nlohmann::json;

class Ask : public CliTest {
 protected:
  // A battle of two units with a table of odds, and with more rules.
  std::string duel(const std::string& more = {}) {
    std::string text = R"({
      "format": "redoubt-battle", "version": 1,
      "battle": [{"slug": "duel", "title": "Duel", "language": "en", "system": "duel"}],
      "source": [{"slug": "book", "kind": "rulebook", "title": "Book", "language": "en",
                  "paragraph": [{"number": "7.1", "heading": "Odds"}]}],
      "system": [{"slug": "duel", "title": "Duel", "rule": [
        {"path": "unit-type/foot/arm", "value": "foot"}, {"path": "arm/foot/title", "value": "Foot"},
        {"path": "terrain/clear/place", "value": "hex"}, {"path": "terrain/town/place", "value": "hex"},
        {"path": "facing/none", "value": ["foot"]},
        {"path": "figure/attack/title", "value": "Attack"}, {"path": "figure/defence/title", "value": "Defence"},
        {"path": "rating/attack", "value": {"figure": "attack"}},
        {"path": "rating/defence", "value": {"figure": "defence"}},
        {"path": "table/crt/index", "value": {"kind": "odds", "columns": ["1-2", "1-1", "2-1"], "of": [
          {"rating": "attack", "of": "attackers"}, {"rating": "defence", "of": "defenders"}]},
         "provenance": {"*": ["printed", "book 7.1"]}},
        {"path": "table/crt/roll", "value": {"dice": "1d6"}},
        {"path": "table/crt/rows/1/range", "value": [1, 4]}, {"path": "table/crt/rows/1/1-2", "value": "AE"},
        {"path": "table/crt/rows/1/1-1", "value": "AR"}, {"path": "table/crt/rows/1/2-1", "value": "DR"},
        {"path": "table/crt/rows/2/range", "value": [5, 6]}, {"path": "table/crt/rows/2/1-2", "value": "AR"},
        {"path": "table/crt/rows/2/1-1", "value": "DR"}, {"path": "table/crt/rows/2/2-1", "value": "DE"},
        {"path": "action/assault", "value": {"asked": "attack", "table": "crt"}},
        {"path": "action/assault/adjust/town", "value": {"of": "defence", "times": 2, "when": {"hex": "town"}}},
        {"path": "zone/control", "value": {}},
        {"path": "limit/counters", "value": {"most": 1}, "provenance": {"*": ["printed", "book 7.1"]}},
        {"path": "award/town", "value": {"for": "owner", "points": 3, "each": "turn",
          "count": {"of": "hexes", "where": {"hex": "town"}}}},
        {"path": "award/losses", "value": {"for": "other", "points": {"rating": "attack"},
          "count": {"of": "forces", "where": {"fate": "lost"}}}},
        {"path": "victory/levels", "value": [{"from": 1, "to": 3, "level": "minor"}, {"from": 4, "level": "great"}]}
      ]}],
      "map": [{"title": "Duel", "columns": 5, "rows": 5, "sheet_width_mm": 100, "sheet_height_mm": 100}],
      "hex": [{"terrain": "town", "hexes": "0303"}],
      "player": [{"slug": "red", "name": "Red", "ordinal": 1}, {"slug": "blue", "name": "Blue", "ordinal": 2}],
      "army": [{"slug": "red", "player": "red", "name": "Red", "colour": "#A0303A", "ordinal": 1},
               {"slug": "blue", "player": "blue", "name": "Blue", "colour": "#386AA7", "ordinal": 2}],
      "unit": [
        {"slug": "alpha", "army": "red", "name": "Alpha", "short_name": "A", "type": "foot", "ordinal": 1, "counter": [
          {"role": "unit", "number": 1, "face": [{"side": "front", "face_figure": [
            {"kind": "attack", "value": 4}, {"kind": "defence", "value": 4}]}]}]},
        {"slug": "beta", "army": "blue", "name": "Beta", "short_name": "B", "type": "foot", "ordinal": 2, "counter": [
          {"role": "unit", "number": 1, "face": [{"side": "front", "face_figure": [
            {"kind": "attack", "value": 2}, {"kind": "defence", "value": 2}]}]}]}],
      "scenario": [{"slug": "day", "title": "Day", "ordinal": 1, "variant": [{"slug": "only", "title": "Only",
        "ordinal": 1, "variant_block": [{"block": "red"}, {"block": "blue"}]}]}],
      "set_up_block": [
        {"slug": "red", "army": "red", "title": "Red", "ordinal": 1,
         "placement": [{"ordinal": 1, "unit": "alpha", "words": "Alpha", "rule": "at", "hex": "0203"}]},
        {"slug": "blue", "army": "blue", "title": "Blue", "ordinal": 2,
         "placement": [{"ordinal": 1, "unit": "beta", "words": "Beta", "rule": "at", "hex": "0303"}]}]
    })";
    const std::string last = R"({"path": "zone/control", "value": {}})";
    text.insert(text.find(last) + last.size(), more);
    writeFile(at("duel.json"), text);
    const Result made = run({"import", at("duel.json").string(), "-o", at("duel.battle").string(), "--force"});
    EXPECT_EQ(made.code, 0) << made.err;
    return at("duel.battle").string();
  }
  json answer(std::vector<std::string> arguments) {
    arguments.insert(arguments.end(), {"--scenario", "day", "--format", "json"});
    const Result result = run(arguments);
    EXPECT_EQ(result.code, 0) << result.err;
    return json::parse(result.out, nullptr, false);
  }
};

TEST_F(Ask, AnswersAnAttackWithWhatDecidedIt) {
  const std::string battle = duel();
  const json said = answer({"ask", battle, "attack", "--by", "alpha", "--on", "0303"});
  const json& body = said["answer"];
  EXPECT_EQ(body["attack"], "4");
  EXPECT_EQ(body["defence"], "4");
  EXPECT_EQ(body["index"], "1:1");
  EXPECT_EQ(body["column"], "1-1");
  EXPECT_EQ(body["allowed"], true);
  EXPECT_EQ(body["chances"], json::parse(R"([{"result": "AR", "chance": "2/3"}, {"result": "DR", "chance": "1/3"}])"));
  ASSERT_EQ(body["adjustments"].size(), 1u);
  EXPECT_EQ(body["adjustments"][0]["of"], "defence");
  EXPECT_EQ(body["adjustments"][0]["by"], "2");
  EXPECT_EQ(body["adjustments"][0]["rule"], "action/assault/adjust/town");
  EXPECT_EQ(said["certainty"], "known");
  EXPECT_EQ(said["because"][0]["rule"], "table/crt/index");
  EXPECT_EQ(said["because"][0]["citation"], "7.1");
}

TEST_F(Ask, SupposesWithoutWritingToTheFile) {
  const std::string battle = duel();
  const std::string before = readFile(battle);
  const json said =
      answer({"ask", battle, "attack", "--by", "alpha", "--on", "0402", "--with", "beta@0402,alpha@0302"});
  EXPECT_EQ(said["answer"]["column"], "2-1");
  EXPECT_EQ(said["answer"]["adjustments"], json::array());
  EXPECT_EQ(readFile(battle), before);
}

TEST_F(Ask, TellsBothHexesOfALongUnitAndWhatItsRulesLeaveOpen) {
  const std::string rules = R"(,
    {"path": "rating/movement", "value": {"number": 1}}, {"path": "terrain/ground", "value": "clear"},
    {"path": "terrain/clear/enter", "value": 1}, {"path": "terrain/town/enter", "value": 1})";
  const std::string straight =
      duel(rules + R"(, {"path": "long/line", "value": {"units": {"type": "foot"}, "go": "straight"}})");
  const json said = answer({"ask", straight, "reach", "alpha", "--with", "alpha@0202+0302,beta@0505"});
  EXPECT_EQ(said["certainty"], "known");
  EXPECT_EQ(said["missing"], json::array());
  bool isFound = false;
  for (const json& end : said["answer"]) isFound = isFound || (end["hex"] == "0302" && end["second"] == "0402");
  EXPECT_TRUE(isFound) << said.dump();
  const std::string open = duel(rules + R"(, {"path": "long/line", "value": {"units": {"type": "foot"}}})");
  const json unsure = answer({"ask", open, "reach", "alpha", "--with", "alpha@0202+0302,beta@0505"});
  EXPECT_EQ(unsure["certainty"], "unknown");
  EXPECT_EQ(unsure["missing"], json::array({"long/line"}));
  const Result apart =
      run({"ask", open, "reach", "alpha", "--scenario", "day", "--with", "alpha@0202+0502", "--format", "json"});
  EXPECT_EQ(apart.code, 2);
  EXPECT_NE(apart.err.find("0202+0502"), std::string::npos) << apart.err;
}

TEST_F(Ask, TellsWhatEachResultDoes) {
  const std::string battle = duel(R"(,
    {"path": "effect/ar", "value": {"text": "AR", "do": [{"retreat": 1, "of": "attackers"}]}},
    {"path": "effect/dr", "value": {"text": "DR", "choose": [[{"retreat": 1}], [{"eliminate": "all"}]]}},
    {"path": "effect/ae", "value": {"text": "AE", "do": [{"eliminate": "all", "of": "attackers"}]}},
    {"path": "effect/de", "value": {"text": "DE", "do": [{"eliminate": "all"}, {"advance": "into"}]}})");
  const json said = answer({"ask", battle, "attack", "--by", "alpha", "--on", "0303"});
  const json& chances = said["answer"]["chances"];
  ASSERT_EQ(chances.size(), 2u);
  EXPECT_EQ(chances[0]["effects"], json::parse(R"([{"does": "retreat", "units": ["alpha"], "how": "each", "amount": "1",
                             "certainty": "known"}])"));
  ASSERT_EQ(chances[1]["effects"].size(), 1u);
  const json& ways = chances[1]["effects"][0]["choose"];
  ASSERT_EQ(ways.size(), 2u);
  EXPECT_EQ(ways[0][0]["does"], "retreat");
  EXPECT_EQ(ways[1][0]["does"], "eliminate");
  EXPECT_EQ(ways[1][0]["amount"], "all");
  EXPECT_EQ(said["because"].back()["rule"], "effect/dr");
}

TEST_F(Ask, AnswersAResultWithoutAnEffectWithNull) {
  const std::string battle = duel(R"(,
    {"path": "effect/ar", "value": {"text": "AR", "do": [{"retreat": 1, "of": "attackers"}]}})");
  const json said = answer({"ask", battle, "attack", "--by", "alpha", "--on", "0303"});
  EXPECT_TRUE(said["answer"]["chances"][1]["effects"].is_null());
}

TEST_F(Ask, AnswersACheckOfStates) {
  const std::string battle = duel(R"(,
    {"path": "state/morale", "value": {"levels": ["good", "shaken", "routed"]}},
    {"path": "state/morale/routed", "value": {"may-not": ["attack"]}},
    {"path": "state/morale/change/rally", "value": {"from": ["shaken", "routed"], "to": "-1", "table": "rally"},
     "provenance": {"*": ["printed", "book 7.1"]}},
    {"path": "table/rally/roll", "value": {"dice": "1d6"}},
    {"path": "table/rally/rows/1/range", "value": [1, 4]}, {"path": "table/rally/rows/1/result", "value": "pass"},
    {"path": "table/rally/rows/2/range", "value": [5, 6]}, {"path": "table/rally/rows/2/result", "value": "fail"},
    {"path": "state/weather", "value": {"of": "game", "levels": ["clear", "rain"]}},
    {"path": "state/weather/change/rain", "value": {"on": "turn", "when": {"turn": 4}, "to": "rain"}},
    {"path": "table/crt/adjust/rain", "value": {"of": "column", "add": -1, "when": {"state.weather": "rain"}}})");
  const json said = answer({"ask", battle, "check", "alpha", "--with", "alpha.state.morale=routed"});
  EXPECT_EQ(said["answer"]["states"], json::parse(R"({"morale": "routed"})"));
  ASSERT_EQ(said["answer"]["changes"].size(), 1u);
  const json& rally = said["answer"]["changes"][0];
  EXPECT_EQ(rally["change"], "rally");
  EXPECT_EQ(rally["chances"],
            json::parse(R"([{"level": "shaken", "chance": "2/3"}, {"level": "routed", "chance": "1/3"}])"));
  EXPECT_EQ(rally["citation"], "7.1");
  EXPECT_EQ(said["certainty"], "known");
  const json attack =
      answer({"ask", battle, "attack", "--by", "alpha", "--on", "0303", "--with", "alpha.state.morale=routed"});
  EXPECT_EQ(attack["answer"]["refusals"][0]["why"], "state");
  EXPECT_EQ(attack["answer"]["refusals"][0]["rule"], "state/morale/routed");
  EXPECT_EQ(answer({"ask", battle, "attack", "--by", "alpha", "--on", "0303", "--turn", "4"})["answer"]["column"],
            "1-2");
  EXPECT_EQ(answer({"ask", battle, "attack", "--by", "alpha", "--on", "0303", "--turn", "3"})["answer"]["column"],
            "1-1");
  const Result wrong =
      run({"ask", battle, "check", "alpha", "--with", "alpha.state.morale=shakn", "--scenario", "day"});
  EXPECT_EQ(wrong.code, 2);
  EXPECT_NE(wrong.err.find("morale/shaken"), std::string::npos) << wrong.err;
  EXPECT_EQ(run({"ask", battle, "check", "alpha", "--change", "raly", "--scenario", "day"}).code, 2);
}

TEST_F(Ask, AnswersZonesAndSight) {
  const std::string battle = duel();
  EXPECT_EQ(answer({"ask", battle, "zones", "alpha"})["answer"].size(), 6u);
  EXPECT_EQ(answer({"ask", battle, "zones", "--army", "blue"})["answer"].size(), 6u);
  EXPECT_EQ(answer({"ask", battle, "sight", "0101", "0505"})["answer"],
            json::parse(R"({"sees": true, "blockers": []})"));
}

TEST_F(Ask, AnswersWhereAUnitCanGo) {
  const std::string battle = duel(R"(,
    {"path": "rating/movement", "value": {"number": 2}, "provenance": {"*": ["printed", "book 7.1"]}},
    {"path": "terrain/ground", "value": "clear"},
    {"path": "terrain/clear/enter", "value": 1}, {"path": "terrain/town/enter", "value": 1},
    {"path": "stacking/enemy-hex", "value": false},
    {"path": "zone/control/effect/stop", "value": {"on": "enter", "do": "stop"}},
    {"path": "zone/control/effect/back", "value": {"on": "retreat", "do": "bar"}})");
  const json said = answer({"ask", battle, "reach", "alpha"});
  EXPECT_EQ(said["allowance"], "2");
  EXPECT_EQ(said["certainty"], "known");
  EXPECT_EQ(said["because"][0]["citation"], "7.1");
  const json near = json::parse(R"({"hex": "0204", "cost": "1"})");
  EXPECT_NE(std::find(said["answer"].begin(), said["answer"].end(), near), said["answer"].end()) << said.dump();
  for (const json& each : said["answer"]) EXPECT_NE(each["hex"], "0303");  // the enemy is there
  const json fled = answer({"ask", battle, "retreat", "alpha", "--hexes", "1"});
  EXPECT_FALSE(fled["answer"].empty());
  const json zone = answer({"ask", battle, "zones", "beta"})["answer"];
  for (const json& end : fled["answer"]) {
    for (const json& each : zone) EXPECT_NE(each["hex"], end["hex"]);
  }
  EXPECT_EQ(answer({"ask", battle, "reach", "alpha", "--with", "alpha@off"})["refusal"], "off-map");
  EXPECT_EQ(run({"ask", battle, "retreat", "alpha", "--scenario", "day"}).code, 2);  // how far?
}

TEST_F(Ask, AnswersWhatTheFirstTurnHolds) {
  const std::string battle = duel();
  const std::string before = readFile(battle);
  const json body = answer({"ask", battle, "first-turn"})["answer"];
  EXPECT_EQ(body["nearest"]["distance"], 1);
  EXPECT_EQ(body["nearest"]["hexes"], json::parse(R"(["0203", "0303"])"));
  ASSERT_EQ(body["attacks"].size(), 2u) << "each may assault the other";
  EXPECT_NE(body["attacks"].dump().find("alpha"), std::string::npos);
  EXPECT_EQ(body["arrivals"], json::array());
  const Result words = run({"ask", battle, "first-turn", "--scenario", "day"});
  EXPECT_EQ(words.code, 0) << words.err;
  EXPECT_NE(words.out.find("Alpha"), std::string::npos) << words.out;
  EXPECT_EQ(words.out.find('{'), std::string::npos) << "words, not JSON";
  const Result polish = run({"ask", battle, "first-turn", "--scenario", "day", "--language", "pl"});
  EXPECT_NE(polish.out, words.out);
  EXPECT_EQ(run({"ask", battle, "first-turn", "99", "--scenario", "nowhere"}).code, 2);
  EXPECT_EQ(readFile(battle), before);
}

TEST_F(Ask, AnswersTheCourseOfATurn) {
  const std::string battle = duel(R"(,
    {"path": "segment/move", "value": {"order": 1, "may": ["move"]}},
    {"path": "segment/fight", "value": {"order": 2, "may": ["assault"]}},
    {"path": "pool/turn/all-red", "value": {"army": "red", "copies": 2, "when": {"turn": {"from": 2}}}},
    {"path": "pool/turn/end", "value": {"end": "turn"}},
    {"path": "action/refit", "value": {"asked": "build", "by": {"fate": "lost"}, "hexes": {"hex": "town"}}})");
  const json turn = answer({"ask", battle, "turn", "1"});
  ASSERT_EQ(turn["answer"]["segments"].size(), 2u);
  EXPECT_EQ(turn["answer"]["segments"][1]["segment"], "fight");
  EXPECT_EQ(turn["answer"]["segments"][1]["may"], json::parse(R"(["assault"])"));
  EXPECT_EQ(answer({"ask", battle, "pool", "1"})["answer"].size(), 1u);
  const json pool = answer({"ask", battle, "pool", "2"})["answer"];
  ASSERT_EQ(pool.size(), 2u);
  EXPECT_EQ(pool[0]["kind"], "army");
  EXPECT_EQ(pool[0]["copies"], 2);
  const json drawn = answer({"ask", battle, "activate", "all-red", "--turn", "2"});
  EXPECT_EQ(drawn["answer"]["units"], json::parse(R"(["alpha"])"));
  EXPECT_EQ(answer({"ask", battle, "attack", "--by", "alpha", "--on", "0303", "--with", "phase=move"})["answer"]
                  ["refusals"][0]["why"],
            "phase");
  EXPECT_EQ(answer({"ask", battle, "build", "alpha", "--with", "alpha.fate=lost"})["answer"],
            json::parse(R"([{"hex": "0303"}])"));
  EXPECT_EQ(answer({"ask", battle, "build", "alpha"})["refusal"], "action/refit");
  const Result wrong = run({"ask", battle, "reach", "alpha", "--with", "phase=mvoe", "--scenario", "day"});
  EXPECT_EQ(wrong.code, 2);
  EXPECT_NE(wrong.err.find("move"), std::string::npos) << wrong.err;
}

TEST_F(Ask, AnswersAStackWithItsLimits) {
  const std::string battle = duel();
  const json alone = answer({"ask", battle, "stack", "0203"});
  EXPECT_EQ(alone["answer"]["fits"], true);
  const json said = answer({"ask", battle, "stack", "0303", "--with", "alpha@0303,beta@0404"});
  EXPECT_EQ(said["answer"]["fits"], true);
  const json limits = json::parse(R"([{"set": "counters", "of": "counters", "count": "1", "most": "1", "fits": true,
                                       "rule": "limit/counters", "side": "red"}])");
  EXPECT_EQ(said["answer"]["limits"], limits);
  EXPECT_EQ(said["because"][0]["citation"], "7.1");
  EXPECT_EQ(said["certainty"], "known");
}

TEST_F(Ask, AnswersThePointsOfAPosition) {
  const std::string battle = duel();
  const auto pointsOf = [](const json& said, const std::string& player) {
    for (const json& each : said["totals"]) {
      if (each["player"] == player) return each["points"].get<std::string>();
    }
    return std::string();
  };
  const json begun = answer({"ask", battle, "victory"});
  EXPECT_EQ(pointsOf(begun, "blue"), "3");
  EXPECT_EQ(begun["victory"], json::parse(R"({"player": "blue", "by": "3", "level": "minor"})"));
  const json later = answer({"ask", battle, "victory", "--with", "alpha.fate=lost"});
  EXPECT_EQ(pointsOf(later, "blue"), "7");
  EXPECT_EQ(later["victory"]["level"], "great");
  const json left = answer({"ask", battle, "victory", "--with", "beta.fate=exited,0303.owner=red"});
  EXPECT_EQ(pointsOf(left, "red"), "3");
  EXPECT_EQ(pointsOf(left, "blue"), "0");
}

TEST_F(Ask, AnswersCommandPoolAndVictoryOfAShippedBattle) {
  const std::string battle = at("raclawice.battle").string();
  const std::string folder = std::string(REDOUBT_SOURCE_DIR) + "/data/battles/raclawice-1794";
  ASSERT_EQ(run({"import", folder, "-o", battle}).code, 0);
  const auto ask = [&](std::vector<std::string> arguments) {
    arguments.insert(arguments.begin(), {"ask", battle});
    arguments.insert(arguments.end(), {"--scenario", "historical"});
    const Result result = run(arguments);
    EXPECT_EQ(result.code, 0) << result.err;
    return json::parse(result.out, nullptr, false);
  };
  const json pool = ask({"pool", "1"});
  ASSERT_FALSE(pool["answer"].empty());
  EXPECT_TRUE(pool["answer"][0].contains("chit"));
  EXPECT_TRUE(pool["answer"][0].contains("kind"));
  const json victory = ask({"victory"});
  ASSERT_FALSE(victory["answer"].empty());
  EXPECT_TRUE(victory["answer"][0].contains("points"));
  EXPECT_EQ(run({"ask", battle, "pool", "99", "--scenario", "historical"}).code, 2);
}

TEST_F(Ask, TellsWhatAnActionUsesUpAndWhoElseHasToActAgainstOneUnit) {
  const std::string battle = duel(R"(,
    {"path": "stock/powder/title", "value": "Powder"},
    {"path": "action/volley", "value": {"asked": "fire", "table": "crt", "targets": "one", "must-at": {"arm": "foot"}}},
    {"path": "action/volley/spend/powder", "value": {"stock": "powder", "amount": 2}})");
  // The only scenario need not be named.
  const auto fire = [&](const std::string& on, const std::string& with) {
    const Result result = run({"ask", battle, "fire", "alpha", "--on", on, "--with", with});
    EXPECT_EQ(result.code, 0) << result.err;
    return json::parse(result.out, nullptr, false)["answer"];
  };
  const json enough = fire("beta", "stock.powder=2");
  EXPECT_EQ(enough["allowed"], true);
  EXPECT_EQ(enough["spends"][0]["amount"], "2");
  EXPECT_EQ(enough["spends"][0]["has"], "2");
  EXPECT_FALSE(enough.contains("must-at"));
  const json tooLittle = fire("0303", "stock.powder=1");
  EXPECT_EQ(tooLittle["refusals"][0]["why"], "stock");
  EXPECT_EQ(tooLittle["refusals"][0]["rule"], "action/volley/spend/powder");
  EXPECT_NE(run({"ask", battle, "fire", "alpha,gamma", "--on", "beta"}).err.find("\"gamma\""), std::string::npos);
  EXPECT_NE(run({"ask", battle, "fire", "alpha", "--on", "bta"}).err.find("near ones: beta"), std::string::npos);
}

TEST_F(Ask, EndsTwoForWhatIsUnknownAndNamesTheNearOnes) {
  const std::string battle = duel();
  const auto failure = [&](std::vector<std::string> arguments) {
    arguments.insert(arguments.begin(), {"ask", battle});
    arguments.insert(arguments.end(), {"--scenario", "day"});
    const Result result = run(arguments);
    EXPECT_EQ(result.code, 2);
    EXPECT_EQ(result.out, "");
    return result.err;
  };
  EXPECT_NE(failure({"attack", "--by", "alpa", "--on", "0303"}).find("near ones: alpha, beta"), std::string::npos);
  EXPECT_NE(failure({"attack", "--by", "alpha", "--on", "9999"}).find("no hex 9999"), std::string::npos);
  EXPECT_NE(failure({"atack"}).find("ask one of: attack"), std::string::npos);
  EXPECT_NE(failure({"attack", "--by", "alpha"}).find("--on HEX"), std::string::npos);
  EXPECT_NE(failure({"attack", "--by", "alpha", "--on", "0303", "--action", "charge"}).find("assault"),
            std::string::npos);
}

}  // namespace
}  // namespace redoubt::cli::test
