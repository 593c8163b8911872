#include "core/check/expected.h"

#include <gtest/gtest.h>

#include "core/base/error.h"
#include "core/check/check.h"
#include "tests/core/check/sample_battle.h"

namespace redoubt::check {
namespace {

const std::string kBoxOnly =
    R"([{"code": "box-count", "scenario": "", "variant": "", "subject": "battle/alder-ford", "reason": "no count"}])";

std::string complaintAbout(std::string_view json) {
  try {
    expectedFromJson(json);
  } catch (const Error& error) {
    EXPECT_EQ(error.code(), ErrorCode::BadInput);
    return error.sentence();
  }
  return "accepted";
}

TEST(ExpectedFindings, AreMetByExactlyTheseFindings) {
  const auto expected = expectedFromJson(kBoxOnly);
  EXPECT_TRUE(difference(expected, runChecks(sample::battle())).empty());
}

TEST(ExpectedFindings, MissAndRefuseEveryOtherFinding) {
  const auto expected = expectedFromJson(kBoxOnly);
  model::Battle battle = sample::battle();
  sample::setRule(battle, "box/counters", R"("many")");
  const auto found = difference(expected, runChecks(battle));
  EXPECT_EQ(toText(found), "missing: box-count of battle/alder-ford\nunexpected: rule-malformed of rule/common/box/counters\n"
            "unexpected: rule-missing of rule/box/counters\n");
}

TEST(ExpectedFindings, AreCountedNotOnlyNamed) {
  auto expected = expectedFromJson(kBoxOnly);
  expected.push_back(expected.front());
  const auto found = difference(expected, runChecks(sample::battle()));
  EXPECT_EQ(found.missing.size(), 1u);
  EXPECT_TRUE(found.unexpected.empty());
}

TEST(ExpectedFindings, TellScenarioAndVariantApart) {
  model::Battle battle = sample::battle();
  battle.all<model::Placement>().erase(sample::kBirchPlacement);
  auto expected = toExpected(runChecks(battle));
  ASSERT_EQ(expected.size(), 2u);
  EXPECT_TRUE(difference(expected, runChecks(battle)).empty());
  expected.front().variant = "noon";
  EXPECT_EQ(toText(difference(expected, runChecks(battle))),
            "missing: not-placed of unit/birch in morning/noon\n"
            "unexpected: not-placed of unit/birch in morning/dawn\n");
}

TEST(ExpectedFindings, AreWrittenAsTheyAreRead) {
  const auto expected = expectedFromJson(kBoxOnly);
  EXPECT_EQ(toJson(expected),
            "[\n  {\"code\":\"box-count\",\"scenario\":\"\",\"variant\":\"\",\"subject\":\"battle/"
            "alder-ford\",\"reason\":\"no count\"}\n]\n");
  EXPECT_EQ(expectedFromJson(toJson(expected)), expected);
  EXPECT_EQ(expectedFromJson(toJson({})).size(), 0u);
}

TEST(ExpectedFindings, NeedAReasonAndExactlyTheirFiveMembers) {
  EXPECT_EQ(complaintAbout("{}"), "The text is not a JSON list.");
  EXPECT_EQ(complaintAbout("[1]"), "Entry 1 is not an object.");
  EXPECT_EQ(complaintAbout(R"([{"code": "x"}])"), "Entry 1 has no text \"scenario\".");
  EXPECT_EQ(complaintAbout(R"([{"code":"x","scenario":"","variant":"","subject":"y","reason":""}])"),
            "Entry 1 gives no reason.");
  EXPECT_EQ(complaintAbout(R"([{"code":"","scenario":"","variant":"","subject":"y","reason":"z"}])"),
            "Entry 1 lacks its code or subject.");
  EXPECT_EQ(complaintAbout(R"([{"code":"x","scenario":"","variant":"","subject":"y","reason":"z","note":""}])"),
            "Entry 1 has more members than the five it should have.");
}

}  // namespace
}  // namespace redoubt::check
