#include "core/document/house_checks.h"

#include <gtest/gtest.h>

#include <set>

#include "core/check/check.h"
#include "core/check/messages.h"
#include "core/check/report.h"
#include "tests/core/document/document_fixture.h"

namespace redoubt::document {
namespace {

using check::Language;

model::HouseCheck row(std::int64_t id, const std::string& slug, const std::string& query,
                      model::Severity severity = model::Severity::Note) {
  return {Id<model::HouseCheck>{id}, slug, "High ground", severity, query};
}

// A map with two high hexes, and house checks.
model::Battle battleWith(const std::vector<model::HouseCheck>& checks) {
  model::Battle battle = plainMap(10, 8);
  battle.all<model::HexRow>().put({hexAt(3, 3), "clear", 2});
  battle.all<model::HexRow>().put({hexAt(5, 4), "clear", 3});
  for (const model::HouseCheck& check : checks) battle.all<model::HouseCheck>().put(check);
  return battle;
}

std::vector<check::Finding> findingsOf(const std::string& query) {
  return runHouseChecks(battleWith({row(1, "high", query)}));
}

check::Finding onlyFinding(const std::string& query) {
  const auto findings = findingsOf(query);
  EXPECT_EQ(findings.size(), 1u);
  return findings.empty() ? check::Finding() : findings.front();
}

TEST(HouseChecks, MakeAFindingOfEveryRow) {
  const auto findings = findingsOf("SELECT hex, 'Level ' || level || '.' AS message FROM hex WHERE level > 1");
  ASSERT_EQ(findings.size(), 2u);
  EXPECT_EQ(findings[0].code, "house/high");
  EXPECT_EQ(findings[0].severity, model::Severity::Note);
  EXPECT_EQ(findings[0].subject.text(), "hex/" + std::to_string(hexAt(3, 3).value));
  EXPECT_EQ(findings[0].place, check::Place(std::vector{hexAt(3, 3)}));
  EXPECT_EQ(check::message(findings[0]), "Level 2.");
  EXPECT_EQ(check::message(findings[1]), "Level 3.");
}

TEST(HouseChecks, SpeakBothLanguagesIfTheyAreWrittenSo) {
  const check::Finding finding = onlyFinding("SELECT 'High.' AS message, 'Wysoko.' AS message_pl");
  EXPECT_EQ(check::message(finding, Language::English), "High.");
  EXPECT_EQ(check::message(finding, Language::Polish), "Wysoko.");
}

TEST(HouseChecks, MakeTheirWordsOfTheColumnsWhereTheyHaveNone) {
  EXPECT_EQ(check::message(onlyFinding("SELECT hx_hex('0303') AS hex, 7 AS level, NULL AS none")),
            "High ground: hex 0303, level 7.");
}

TEST(HouseChecks, TakeSeveralHexesAndPrintedNumbers) {
  const check::Finding finding = onlyFinding("SELECT '0303' AS hex, hx_hex('0504') AS hex, NULL AS hex");
  EXPECT_EQ(finding.place, check::Place(std::vector{hexAt(3, 3), hexAt(5, 4)}));
}

TEST(HouseChecks, NameTheirSubjectByIdOrSlug) {
  model::Battle battle = battleWith({row(1, "id", "SELECT id AS unit, 'x' AS message FROM unit"),
                                     row(2, "slug", "SELECT slug AS unit, 'x' AS message FROM unit"),
                                     row(4, "none", "SELECT 'x' AS message")});
  model::Unit unit;
  unit.id = Id<model::Unit>{5};
  unit.slug = "guard";
  battle.all<model::Unit>().put(unit);
  std::vector<std::string> subjects;
  for (const check::Finding& finding : runHouseChecks(battle)) subjects.push_back(finding.subject.text());
  EXPECT_EQ(subjects, (std::vector<std::string>{"unit/guard", "unit/guard", "house_check/none"}));
}

TEST(HouseChecks, LeaveOutWhatTheBattleDoesNotHaveAndSaySo) {
  const auto findings = findingsOf("SELECT 99 AS hex, 'x' AS unit, 'Far off.' AS message");
  ASSERT_EQ(findings.size(), 2u);
  EXPECT_EQ(check::message(findings[0]), "Far off.");
  EXPECT_EQ(findings[0].subject.text(), "house_check/high");
  EXPECT_EQ(findings[0].place, check::Place());
  EXPECT_EQ(findings[1].code, "house-check-failed");
  EXPECT_EQ(findings[1].severity, model::Severity::Warning);
  EXPECT_EQ(check::message(findings[1]),
            "The house check “High ground” failed: row 1: 99 is no hex of the map; row 1: no unit is called x.");
  EXPECT_EQ(
      check::message(findings[1], Language::Polish),
      "Własne sprawdzenie „High ground” zawiodło: wiersz 1: 99 nie jest polem mapy; wiersz 1: w tabeli unit nie ma "
      "wiersza x.");
}

TEST(HouseChecks, NameEveryKindOfThingThatIsMissing) {
  const std::vector<std::pair<std::string, std::string>> missing{
      {"10011099 AS hex", "10011099 is no hex of the map"},
      {"'9999' AS hex", "9999 is no hex of the map"},
      {"7 AS hexside", "7 is no hexside of the map"},
      {"(1099 * 10000 + 1099) * 10 + 1 AS hexside", "109910991 is no hexside of the map"},
      {"0 AS turn", "0 is no turn"},
      {"'day' AS scenario", "no scenario is called day"},
      {"8 AS variant", "no variant has the id 8"},
      {"9 AS paragraph", "no paragraph has the id 9"},
      {"77 AS unit", "no unit has the id 77"},
      {"'sign' AS label", "no label has the id sign"}};
  for (const auto& [column, reason] : missing) {
    const auto findings = findingsOf("SELECT 'x' AS message, " + column);
    ASSERT_EQ(findings.size(), 2u) << column;
    EXPECT_EQ(said(findings[1].arguments.at("reason")), "row 1: " + reason);
    EXPECT_EQ(findings[0].subject.text(), "house_check/high") << column;
    EXPECT_EQ(findings[0].place, check::Place()) << column;
    EXPECT_EQ(findings[0].scenario + findings[0].variant, "") << column;
  }
}

TEST(HouseChecks, TellOfTheFirstThingsThatAreMissing) {
  const auto findings = findingsOf("SELECT level + 90 AS unit, 'x' AS message FROM hex ORDER BY level DESC LIMIT 5");
  ASSERT_EQ(findings.size(), 6u) << "one says it for all rows";
  EXPECT_EQ(said(findings[5].arguments.at("reason")),
            "row 1: no unit has the id 93; row 2: no unit has the id 92; row 3: no unit has the id 90; …");
}

TEST(HouseChecks, SayInWhichVariantAndWhoseParagraph) {
  model::Battle battle = battleWith(
      {row(1, "where", "SELECT v.id AS variant, p.id AS paragraph, 12 AS turn FROM variant v JOIN paragraph p")});
  model::Scenario scenario;
  scenario.id = Id<model::Scenario>{1};
  scenario.slug = "day";
  battle.all<model::Scenario>().put(scenario);
  model::Variant variant;
  variant.id = Id<model::Variant>{1};
  variant.scenario = scenario.id;
  variant.slug = "second";
  battle.all<model::Variant>().put(variant);
  model::Source source;
  source.id = Id<model::Source>{1};
  source.slug = "book";
  battle.all<model::Source>().put(source);
  battle.all<model::Paragraph>().put({Id<model::Paragraph>{3}, source.id, "5.1", 1, ""});
  const auto findings = runHouseChecks(battle);
  ASSERT_EQ(findings.size(), 1u);
  EXPECT_EQ(findings[0].scenario, "day");
  EXPECT_EQ(findings[0].variant, "second");
  EXPECT_EQ(findings[0].place, check::Place(check::Turn{12}));
  ASSERT_TRUE(findings[0].citation);
  EXPECT_EQ(findings[0].citation->number, "5.1");
}

TEST(HouseChecks, CutWordsThatNobodyWouldRead) {
  const std::string message =
      check::message(onlyFinding("SELECT substr(hex(quote(group_concat(terrain))), 1, 9000) "
                                 "AS message FROM hex"));
  EXPECT_LT(message.size(), 600u);
}

TEST(HouseChecks, ThatCannotRunAreFindings) {
  const auto findings = runHouseChecks(battleWith({row(1, "wrong", "SELECT\n  nmae FROM hex"),
                                                   row(2, "writing", "DELETE FROM hex", model::Severity::Error),
                                                   row(3, "none", ""), row(4, "fine", "SELECT 1 AS one")}));
  ASSERT_EQ(findings.size(), 4u);
  for (int i = 0; i < 3; ++i) EXPECT_EQ(findings[static_cast<std::size_t>(i)].code, "house-check-failed");
  EXPECT_EQ(findings[0].severity, model::Severity::Warning) << "a note that nobody looked at is more than a note";
  EXPECT_EQ(findings[1].severity, model::Severity::Error);
  EXPECT_EQ(findings[0].subject.text(), "house_check/wrong");
  EXPECT_EQ(check::message(findings[0]),
            "The house check “High ground” failed: line 2, column 3: no such column: nmae.");
  EXPECT_EQ(check::message(findings[0], Language::Polish),
            "Własne sprawdzenie „High ground” zawiodło: wiersz 2, kolumna 3: no such column: nmae.");
  EXPECT_EQ(check::message(findings[2]), "The house check “High ground” failed: it must be exactly one SELECT.");
  EXPECT_EQ(findings[3].code, "house/fine");
}

TEST(HouseChecks, ThatNeverEndAreFindings) {
  const std::string counting = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) ";
  const std::vector<std::pair<std::string, std::string>> hostile{
      {counting + "SELECT count(*) FROM n", "it ran too long and was stopped"},
      {counting + "SELECT i AS message FROM n", "it gives more than 1000 rows"},
      {counting + "SELECT hex(hex(hex(hex('abcdefghijklm')))) FROM n ORDER BY -i",
       "it took more than 16 MiB of memory and was stopped"},
      {"ATTACH 'x' AS y", "it may only read, with the functions that checks have (not authorized)"},
      {"SELECT zeroblob(999999999)",
       "it may only read, with the functions that checks have (not authorized to use function: zeroblob)"}};
  for (const auto& [query, reason] : hostile) {
    const auto finding = onlyFinding(query);
    EXPECT_EQ(finding.code, "house-check-failed");
    EXPECT_TRUE(said(finding.arguments.at("reason")).ends_with(reason)) << said(finding.arguments.at("reason"));
    EXPECT_NE(said(finding.arguments.at("reason")), said(finding.arguments.at("reason"), "pl"));
  }
}

TEST(HouseChecks, AreWaivedAndListedLikeOthers) {
  model::Battle battle = battleWith({row(1, "high", "SELECT hex, 'High.' AS message FROM hex WHERE level > 1")});
  auto findings = check::arranged(runHouseChecks(battle), battle);
  battle = model::applied(battle, check::waive(findings.front(), "it is a tower"));
  findings = runAllChecks(battle);
  std::vector<std::string> lines;
  for (const check::Finding& finding : findings) {
    if (finding.code == "house/high") lines.push_back(check::reportLine(finding, model::layoutOf(battle)));
  }
  EXPECT_EQ(lines, (std::vector<std::string>{"note: High. [house/high, 0303, waived: it is a tower]",
                                             "note: High. [house/high, 0504]"}));
}

TEST(HouseChecks, ComeAfterTheOthersOfTheirSeverity) {
  const model::Battle battle = battleWith({row(1, "b", "SELECT 'x' AS message"), row(2, "a", "SELECT 'x' AS message"),
                                           row(3, "c", "SELECT 'x' AS message", model::Severity::Error)});
  std::vector<std::string> codes;
  bool isHouse = false;
  for (const check::Finding& finding : runAllChecks(battle)) {
    if (finding.severity != model::Severity::Note) continue;
    isHouse = isHouse || finding.code.starts_with("house/");
    if (isHouse) codes.push_back(finding.code);
  }
  EXPECT_EQ(codes, (std::vector<std::string>{"house/a", "house/b"}));
}

TEST(HouseChecker, RunsAgainOnlyWhatAChangeConcerns) {
  model::Battle battle =
      battleWith({row(1, "high", "SELECT hex, 'High.' AS message FROM hex WHERE level > 1"),
                  row(2, "notes", "SELECT text AS message FROM note"), row(3, "wrong", "SELECT nothing FROM hex")});
  HouseChecker checker;
  EXPECT_EQ(checker.update(battle).size(), 3u);
  EXPECT_EQ(checker.ran(), 3);
  EXPECT_EQ(checker.update(battle).size(), 3u);
  EXPECT_EQ(checker.ran(), 0);
  battle.all<model::Note>().put({Id<model::Note>{1}, std::nullopt, "look here"});
  EXPECT_EQ(checker.update(battle).size(), 4u);
  EXPECT_EQ(checker.ran(), 1);
  battle.all<model::HexRow>().put({hexAt(5, 4), "clear", 0});
  EXPECT_EQ(checker.update(battle).size(), 3u);
  EXPECT_EQ(checker.ran(), 1);
  battle.all<model::HouseCheck>().put(row(3, "wrong", "SELECT 'right' AS message"));
  EXPECT_EQ(checker.update(battle).back().code, "house/wrong");
  EXPECT_EQ(checker.ran(), 1);
  battle.all<model::HouseCheck>().erase(Id<model::HouseCheck>{1});
  EXPECT_EQ(checker.update(battle).size(), 2u);
  EXPECT_EQ(checker.ran(), 0);
}

TEST(HouseChecker, LooksAgainWhetherThereIsWhatARowNames) {
  model::Battle battle = battleWith({row(1, "guard", "SELECT 'guard' AS unit, 'x' AS message")});
  HouseChecker checker;
  EXPECT_EQ(checker.update(battle).size(), 2u);
  model::Unit unit;
  unit.id = Id<model::Unit>{5};
  unit.slug = "guard";
  battle.all<model::Unit>().put(unit);
  const auto findings = checker.update(battle);
  ASSERT_EQ(findings.size(), 1u);
  EXPECT_EQ(findings[0].subject.text(), "unit/guard");
}

TEST(HouseChecker, MakesUpForAnUpdateThatWasStopped) {
  const model::Battle battle = battleWith({row(1, "high", "SELECT 'x' AS message")});
  HouseChecker checker;
  const std::atomic<bool> stop = true;
  checker.update(battle, &stop);
  EXPECT_EQ(checker.ran(), 0);
  EXPECT_EQ(checker.update(battle).size(), 1u);
}

TEST_F(DocumentTest, HouseChecksSurviveReopeningAndUndo) {
  model::Edit edit("Add a house check");
  edit.put(row(7, "high", "SELECT 1 AS message"));
  document->apply(edit);
  reopen();
  EXPECT_EQ(runHouseChecks(document->battle()).size(), 1u);
  document->undo();
  EXPECT_TRUE(runHouseChecks(document->battle()).empty());
  expectSound();
}

TEST(TextPlace, CountsCharactersFromOne) {
  EXPECT_EQ(placeOf("SELECT", 0), (TextPlace{1, 1}));
  EXPECT_EQ(placeOf("ąę x\ny", 5), (TextPlace{1, 4}));
  EXPECT_EQ(placeOf("ąę x\ny", 7), (TextPlace{2, 1}));
}

}  // namespace
}  // namespace redoubt::document
