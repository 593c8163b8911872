#include "core/document/house_slugs.h"

#include <gtest/gtest.h>

#include "core/document/house_checks.h"
#include "tests/core/document/document_fixture.h"

namespace redoubt::document {
namespace {

std::vector<std::string> asked(std::string_view query) {
  std::vector<std::string> texts;
  for (const AskedSlug& each : askedSlugs(query)) {
    std::string text;
    for (const std::string& table : each.tables) text += (text.empty() ? "" : "|") + table;
    texts.push_back(text + ":" + each.slug);
  }
  return texts;
}

using Texts = std::vector<std::string>;

TEST(HouseSlugs, AreReadFromComparisons) {
  EXPECT_EQ(asked("SELECT 1 FROM zone WHERE slug = 'bank'"), Texts{"zone:bank"});
  EXPECT_EQ(asked("select 1 from ZONE as Z join zone_hex h on h.zone = z.id where 'bank' = Z.slug"),
            Texts{"zone:bank"});
  EXPECT_EQ(asked("SELECT 1 FROM zone z, unit u WHERE u.slug IN ('a', 'b') AND z.slug <> 'c'"),
            (Texts{"unit:a", "unit:b", "zone:c"}));
  EXPECT_EQ(asked("SELECT 1 FROM zone WHERE zone.slug NOT IN('a','b') OR slug IS NOT 'c'"),
            (Texts{"zone:a", "zone:b", "zone:c"}));
  EXPECT_EQ(asked("SELECT 1 FROM army a JOIN unit u WHERE slug = 'x'"), Texts{"army|unit:x"});
}

TEST(HouseSlugs, AreNotReadFromOtherTexts) {
  EXPECT_EQ(asked("SELECT 'it''s slug = ' AS message FROM zone -- slug = 'x'"), Texts());
  EXPECT_EQ(asked("SELECT 1 FROM zone WHERE title = 'bank' /* slug = 'x' */"), Texts());
  EXPECT_EQ(asked("SELECT 1 FROM zone WHERE slug LIKE 'east-%'"), Texts());
  EXPECT_EQ(asked("SELECT slug || ' = ' FROM zone WHERE other.slug = 'x'"), Texts());
  EXPECT_EQ(asked("SELECT 'unfinished"), Texts());
  EXPECT_EQ(asked("slug IN ("), Texts());
}

model::Battle battleAsking(const std::string& query) {
  model::Battle battle = plainMap(6, 6);
  battle.all<model::Zone>().put({{1}, "bank", "The bank", model::ZoneKind::Area});
  battle.all<model::HouseCheck>().put({{1}, "held", "Held", model::Severity::Note, query});
  return battle;
}

TEST(HouseSlugs, ThatNobodyBearsAreToldInsteadOfFindingNothing) {
  EXPECT_TRUE(runHouseChecks(battleAsking("SELECT 'x' AS message FROM zone WHERE slug = 'bank' AND 0")).empty());
  const auto findings = runHouseChecks(battleAsking("SELECT 'x' AS message FROM zone WHERE slug = 'banks'"));
  ASSERT_EQ(findings.size(), 1u);
  EXPECT_EQ(findings[0].code, "house-check-failed");
  EXPECT_EQ(said(findings[0].arguments.at("reason")), "it asks for “banks”, and no zone has that short name");
}

TEST(HouseSlugs, AreRenamedWhereTheyAreMeant) {
  const model::Battle battle =
      battleAsking("SELECT 'bank' AS message FROM zone z, unit u WHERE z.slug IN ('x', 'bank') OR u.slug = 'bank'");
  model::Edit edit;
  renameInHouseChecks(edit, battle, "zone", "bank", "east-bank");
  ASSERT_EQ(edit.puts<model::HouseCheck>().size(), 1u);
  EXPECT_EQ(edit.puts<model::HouseCheck>()[0].query,
            "SELECT 'bank' AS message FROM zone z, unit u WHERE z.slug IN ('x', 'east-bank') OR u.slug = 'bank'");
}

}  // namespace
}  // namespace redoubt::document
