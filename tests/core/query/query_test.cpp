#include "core/query/query.h"

#include <gtest/gtest.h>

#include <thread>

#include "core/query/budget.h"
#include "tests/core/model/sample_battle.h"

namespace redoubt::query {
namespace {

using namespace redoubt::testing;
using Reason = QueryError::Reason;

model::Battle map() {
  model::Battle battle = plainMap(10, 8);
  battle.all<model::HexRow>().put({hexAt(3, 3), "woods", 2});
  return battle;
}

// The rows as lines, their values parted by commas.
std::string textOf(const QueryResult& result) {
  std::string text;
  for (const auto& row : result.rows) {
    for (std::size_t i = 0; i < row.size(); ++i) text += (i ? "," : "") + row[i].text.value_or("NULL");
    text += ";";
  }
  return text;
}

std::string answer(const std::string& sql) {
  return textOf(run(map(), sql));
}

// What a stranger's query may cost.
QueryLimits strict() {
  QueryLimits limits;
  limits.maxRows = 1000;
  limits.maxText = 1 << 20;
  limits.maxSteps = 20'000'000;
  limits.maxMemory = 16 << 20;
  limits.maxTime = std::chrono::milliseconds(2000);
  return limits;
}

std::optional<Reason> failureOf(QueryCopy& copy, const std::string& sql, const QueryLimits& limits = strict()) {
  try {
    copy.run(sql, limits);
    return std::nullopt;
  } catch (const QueryError& error) {
    return error.reason();
  }
}

std::string repeated(const std::string& text, int times) {
  std::string all;
  for (int i = 0; i < times; ++i) all += text;
  return all;
}

TEST(Query, KnowsHexesByKeyAndByNumber) {
  EXPECT_EQ(answer("SELECT hx_number(hx_hex('0303')), hx_terrain('0303'), hx_level(hx_hex('0303'))"), "0303,woods,2;");
  EXPECT_EQ(answer("SELECT hx_distance('0101', '0105'), hx_adjacent('0101', '0102'), hx_adjacent('0101', '0103')"),
            "4,1,0;");
  EXPECT_EQ(answer("SELECT hx_number(hx_neighbour('0303', 's3')), hx_neighbour('0303', 6), hx_number('9999')"),
            answer("SELECT hx_number(hx_neighbour('0303', 3)), NULL, NULL"));
}

TEST(Query, KnowsTheTwoHexesOfAHexside) {
  model::Battle battle = map();
  const hex::Layout layout = model::layoutOf(battle);
  const hex::HexsideKey side = layout.side(hexAt(3, 3), 1);
  battle.all<model::Hexside>().put({side, "river"});
  const auto [near, far] = layout.hexesOf(side);
  EXPECT_EQ(textOf(run(battle, "SELECT hx_number(hx_near(side)), hx_number(hx_far(side)) FROM hexside")),
            layout.number(near) + "," + layout.number(far) + ";");
}

TEST(Query, GivesHexesAsRows) {
  EXPECT_EQ(answer("SELECT count(*), sum(hx_adjacent(hex, '0303')) FROM hx_neighbours('0303')"), "6,6;");
  EXPECT_EQ(answer("SELECT count(*), max(distance) FROM hx_within('0404', 2)"), "19,2;");
  EXPECT_EQ(answer("SELECT count(*), min(step), max(step) FROM hx_line('0303', '0307')"), "5,0,4;");
  EXPECT_EQ(answer("SELECT count(*) FROM hex JOIN hx_neighbours(hex.hex) AS n WHERE hex.terrain = 'woods'"), "6;");
  EXPECT_EQ(answer("SELECT count(*) FROM hx_within('9999', 2)"), "0;");
}

TEST(Query, RefusesFunctionsOfRowsWithoutTheirArguments) {
  QueryCopy copy(map());
  EXPECT_EQ(failureOf(copy, "SELECT * FROM hx_within('0101')"), Reason::Wrong);
  EXPECT_EQ(failureOf(copy, "SELECT * FROM hx_within('0101', 61)"), Reason::Wrong);
}

TEST(Query, AnswersForRulesAsTheyHold) {
  model::Battle battle = map();
  battle.all<model::System>().put({Id<model::System>{1}, "common", std::nullopt, "Common"});
  battle.all<model::System>().put({Id<model::System>{2}, "own", Id<model::System>{1}, "Own"});
  model::BattleInfo info;
  info.id = Id<model::BattleInfo>{1};
  info.system = Id<model::System>{2};
  battle.all<model::BattleInfo>() = {};
  battle.all<model::BattleInfo>().put(info);
  battle.all<model::Rule>().put({Id<model::System>{1}, "command/range", model::JsonText{"4"}});
  battle.all<model::Rule>().put({Id<model::System>{1}, "facing/kind", model::JsonText{"\"vertex\""}});
  battle.all<model::Rule>().put({Id<model::System>{1}, "facing/none", model::JsonText{"[\"leader\"]"}});
  battle.all<model::Rule>().put({Id<model::System>{2}, "command/range", model::JsonText{"5"}});
  EXPECT_EQ(textOf(run(battle,
                       "SELECT hx_rule('command/range') + 1, hx_rule('facing/kind'), hx_rule('no/such'), "
                       "json_extract(hx_rule('facing/none'), '$[0]')")),
            "6,vertex,NULL,leader;");
}

TEST(Query, GivesTheSetUpOfAVariantWithWhatItInherits) {
  model::Battle battle = map();
  using namespace model;
  battle.all<Scenario>().put([] {
    Scenario row;
    row.id = Id<Scenario>{1};
    row.slug = "day";
    return row;
  }());
  battle.all<Setting>().put({Id<Scenario>{1}, "turn/last", model::JsonText{"7"}});
  battle.all<Variant>().put([] {
    Variant row;
    row.id = Id<Variant>{1};
    row.scenario = Id<Scenario>{1};
    row.slug = "second";
    return row;
  }());
  SetUpBlock parent;
  parent.id = Id<SetUpBlock>{1};
  SetUpBlock child;
  child.id = Id<SetUpBlock>{2};
  child.parent = parent.id;
  battle.all<SetUpBlock>().put(parent);
  battle.all<SetUpBlock>().put(child);
  battle.all<VariantBlock>().put({Id<Variant>{1}, child.id});
  Placement placement;
  placement.id = Id<Placement>{5};
  placement.block = parent.id;
  placement.words = "Anna";
  placement.rule = PlacementRule::At;
  placement.hex = hexAt(3, 3);
  battle.all<Placement>().put(placement);
  EXPECT_EQ(textOf(run(battle,
                       "SELECT p.words, hx_number(s.hex) FROM variant v JOIN hx_set_up(v.id) s "
                       "JOIN placement p ON p.id = s.placement")),
            "Anna,0303;");
  EXPECT_EQ(textOf(run(battle, "SELECT hx_setting('day', 'turn/last') FROM hx_set_up('second')")), "7;");
}

TEST(Query, TellsWhichTablesCanChangeItsResult) {
  QueryCopy copy(map());
  EXPECT_EQ(copy.run("SELECT count(*) FROM note").reads, (std::set<std::string, std::less<>>{"note"}));
  EXPECT_TRUE(copy.run("SELECT hx_number(hex) FROM note").reads.contains("map_sheet"));
  EXPECT_TRUE(copy.run("SELECT * FROM hx_set_up(1)").reads.contains("placement"));
}

TEST(Query, SaysWhereItIsWrong) {
  QueryCopy copy(map());
  try {
    copy.run("SELECT hex,\n  nmae FROM hex");
    FAIL();
  } catch (const QueryError& error) {
    EXPECT_EQ(error.reason(), Reason::Wrong);
    EXPECT_EQ(error.detail(), "no such column: nmae");
    EXPECT_EQ(error.at(), 14u);
  }
}

TEST(Query, ListsTheTablesAsTheSchemaHasThem) {
  for (const QueryTable& table : queryTables()) {
    std::string columns;
    for (const std::string_view column : table.columns) columns += (columns.empty() ? "" : ", ") + std::string(column);
    EXPECT_NO_THROW(answer("SELECT " + columns + " FROM " + std::string(table.name))) << table.name;
  }
}

TEST(Query, ListsFunctionsThatAreThere) {
  QueryCopy copy(map());
  for (const QueryFunction& function : queryFunctions()) {
    const std::string name(function.name);
    std::string arguments = "1";
    for (const char c : function.arguments) arguments += c == ',' ? ", 1" : "";
    if (function.kind == QueryFunction::Kind::Rows) {
      const std::string sql = "SELECT " + std::string(function.columns) + " FROM " + name + "(" + arguments + ")";
      EXPECT_EQ(failureOf(copy, sql), std::nullopt) << sql;
    } else if (function.kind == QueryFunction::Kind::Value) {
      EXPECT_EQ(failureOf(copy, "SELECT " + name + "(" + arguments + ")"), std::nullopt) << name;
    } else {
      // Whatever it wants to have, it is not unknown or forbidden.
      const bool givesRows = name == "json_each";
      try {
        copy.run("SELECT " + std::string(givesRows ? "* FROM " : "") + name + "(1)");
      } catch (const QueryError& error) {
        EXPECT_EQ(error.detail().find("no such function"), std::string::npos) << name;
        EXPECT_NE(error.reason(), Reason::Forbidden) << name;
      }
    }
  }
}

// --- what a stranger may try

struct Attack {
  std::string name;
  std::string sql;
  Reason reason;

  /// How GoogleTest shows it.
  friend std::ostream& operator<<(std::ostream& out, const Attack& attack) { return out << attack.name; }
};

std::string unfolding(const std::string& step) {
  std::string sql = "WITH c0(x) AS (SELECT hex FROM hex)";
  for (int i = 1; i < 30; ++i) {
    std::string body = step;
    for (std::size_t at = 0; (at = body.find("PREVIOUS", at)) != std::string::npos;) {
      body.replace(at, 8, "c" + std::to_string(i - 1));
    }
    sql += ", c" + std::to_string(i) + "(x) AS (" + body + ")";
  }
  return sql + " SELECT x FROM c29";
}

const std::vector<Attack>& attacks() {
  static const std::string longText = "'" + repeated("a", 60'000) + "'";
  static const std::string counting = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) ";
  static const std::vector<Attack> all{
      {"EndlessRecursion", counting + "SELECT count(*) FROM n", Reason::TooLong},
      {"EndlessRows", counting + "SELECT i FROM n", Reason::TooManyRows},
      {"EndlessSorting", counting + "SELECT i FROM n ORDER BY -i", Reason::TooGreedy},
      {"EndlessWindow",
       counting + "SELECT sum(i) OVER (ORDER BY i ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING) FROM n",
       Reason::TooGreedy},
      {"EndlessSet", "WITH RECURSIVE n(i) AS (SELECT 1 UNION SELECT i + 1 FROM n) SELECT count(*) FROM n",
       Reason::TooLong},
      {"GrowingText", "WITH RECURSIVE n(x) AS (SELECT 'ab' UNION ALL SELECT x || x FROM n) SELECT count(*) FROM n",
       Reason::Wrong},
      {"ManyLongTexts",
       "WITH RECURSIVE n(i, x) AS (SELECT 1, " + longText +
           " UNION ALL SELECT i + 1, x || '' FROM n) "
           "SELECT i, x FROM n ORDER BY x, -i",
       Reason::TooGreedy},
      {"WideRows", counting + "SELECT " + longText + ", i, hx_number(i) FROM n", Reason::TooMuchText},
      {"GroupedText", counting + "SELECT group_concat(i) FROM n", Reason::TooLong},
      {"HugeBlob", "SELECT zeroblob(1000000000)", Reason::Forbidden},
      {"HugeRandomBlob", "SELECT randomblob(1000000000)", Reason::Forbidden},
      {"WidePrintf", "SELECT printf('%1000000000d', 1)", Reason::Forbidden},
      {"WideFormat", "SELECT format('%1000000000d', 1)", Reason::Forbidden},
      {"SlowInstr", "SELECT instr(" + longText + ", substr(" + longText + ", 1, 30000) || 'b')", Reason::Wrong},
      {"SlowTrim", "SELECT trim('aaa', '" + repeated("b", 30'000) + "a')", Reason::Wrong},
      {"SlowLike", counting + "SELECT sum(" + longText + " LIKE '%" + repeated("a", 55) + "b') FROM n",
       Reason::TooLong},
      {"LongPattern", "SELECT 'a' LIKE '" + repeated("%a", 100) + "'", Reason::Wrong},
      {"UnfoldingTables", unfolding("SELECT 1 FROM PREVIOUS a, PREVIOUS b"), Reason::TooGreedy},
      {"UnfoldingSums", unfolding("SELECT x + x FROM PREVIOUS"), Reason::TooGreedy},
      {"DeepBrackets", "SELECT " + repeated("(", 20'000) + "1" + repeated(")", 20'000), Reason::Wrong},
      {"LongSql", "SELECT " + repeated("1 + ", 20'000) + "1", Reason::Wrong},
      {"ManySelects", "SELECT 1" + repeated(" UNION ALL SELECT 1", 1000), Reason::Wrong},
      {"JsonProduct",
       "SELECT count(*) FROM json_each('[1" + repeated(",1", 10'000) + "]') a, json_each('[1" + repeated(",1", 10'000) +
           "]') b",
       Reason::TooLong},
      {"Product", "SELECT count(*) FROM hex a, hex b, hex c, hex d, hex e", Reason::TooLong},
      {"Attaching", "ATTACH 'other' AS other", Reason::Forbidden},
      {"Detaching", "DETACH main", Reason::Forbidden},
      {"Deleting", "DELETE FROM hex", Reason::Forbidden},
      {"Inserting", "INSERT INTO note(id, text) VALUES (1, 'x')", Reason::Forbidden},
      {"Updating", "UPDATE hex SET level = 9", Reason::Forbidden},
      {"UpdatingTheSchema", "UPDATE sqlite_schema SET sql = ''", Reason::Wrong},
      {"Creating", "CREATE TABLE t(x)", Reason::Forbidden},
      {"CreatingForAWhile", "CREATE TEMP TABLE t(x)", Reason::Forbidden},
      {"Dropping", "DROP TABLE hex", Reason::Forbidden},
      {"Pragma", "PRAGMA user_version = 5", Reason::Forbidden},
      {"PragmaAsTable", "SELECT * FROM pragma_database_list", Reason::Forbidden},
      {"Vacuum", "VACUUM INTO 'other'", Reason::NotOne},
      {"Extension", "SELECT load_extension('other')", Reason::Forbidden},
      {"TwoStatements", "SELECT 1; SELECT 2", Reason::NotOne},
      {"BeginningAndMore", "BEGIN; DELETE FROM hex", Reason::Forbidden},
      {"Explaining", "EXPLAIN SELECT 1", Reason::NotOne},
      {"Nothing", " -- nothing\n ;", Reason::NotOne},
      {"AHiddenRest", std::string("SELECT 1\0; SELECT 2", 19), Reason::NotOne},
      {"Parameters", "SELECT ?", Reason::Wrong},
  };
  return all;
}

class EveryAttack : public ::testing::TestWithParam<Attack> {};

INSTANTIATE_TEST_SUITE_P(Hostile, EveryAttack, ::testing::ValuesIn(attacks()),
                         [](const auto& each) { return each.param.name; });

TEST_P(EveryAttack, EndsInItsReasonAndTheNextQueryFeelsNothing) {
  QueryCopy copy(map());
  EXPECT_EQ(failureOf(copy, GetParam().sql), GetParam().reason);
  EXPECT_LE(copy.lastPeak(), strict().maxMemory);
  EXPECT_EQ(textOf(copy.run("SELECT hx_terrain('0303'), count(*) FROM hex", strict())), "woods,80;");
}

TEST(Budget, BoundsNoOtherThread) {
  QueryCopy other(map());
  Budget budget({1, std::chrono::milliseconds(0), 0, nullptr});
  QueryResult result;
  std::thread([&] { result = other.run("SELECT count(*) FROM hex"); }).join();
  EXPECT_EQ(textOf(result), "80;");
  EXPECT_THROW(run(map(), "SELECT 1"), std::exception) << "here there is no memory to be had";
}

TEST(Query, CanBeStoppedFromOutside) {
  std::atomic<bool> stop = true;
  QueryLimits limits = strict();
  limits.stop = &stop;
  QueryCopy copy(map());
  EXPECT_EQ(
      failureOf(copy, "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n", limits),
      Reason::Stopped);
}

// Columns until schema 3, which queries of authors name.
TEST(Queries, FindMoraleSizeAndFireAsColumnsOfAFace) {
  model::Battle battle = map();
  battle.all<model::Counter>().put({.id = {1}});
  battle.all<model::Face>().put({.id = {1}, .counter = {1}});
  battle.all<model::FaceFigure>().put({{1}, "morale", 6});
  battle.all<model::FaceFigure>().put({{1}, "pace", 3});
  const QueryResult result = run(battle, "SELECT morale, size, fire FROM face WHERE morale > 5");
  EXPECT_EQ(textOf(result), "6,NULL,NULL;");
  EXPECT_TRUE(result.reads.contains("face_figure")) << "so that a check runs again when one changes";
  EXPECT_EQ(textOf(run(battle, "SELECT kind, value FROM face_figure ORDER BY kind")), "morale,6;pace,3;");
}

}  // namespace
}  // namespace redoubt::query
