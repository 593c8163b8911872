#include <algorithm>
#include <fstream>
#include <set>

#include "core/check/check.h"
#include "core/document/document.h"
#include "core/model/set_ups.h"
#include "core/store/battle_file.h"
#include "core/store/files.h"
#include "tests/editor/scripts/script_fixture.h"

// The extensions that come with the program do on every sample what they say.
namespace redoubt::scripts::test {
namespace {

namespace fs = std::filesystem;

const Extension& extension(const std::string& name) {
  static std::vector<Extension> all = [] {
    std::vector<Extension> described;
    for (const auto& entry : fs::directory_iterator(shippedExtensionsFolder())) {
      described.push_back(describe({entry.path(), true}, "en"));
    }
    return described;
  }();
  for (const Extension& each : all) {
    if (each.name() == name) return each;
  }
  ADD_FAILURE() << name;
  return all.front();
}

std::vector<fs::path> samples() {
  std::vector<fs::path> files;
  for (const auto& entry : fs::directory_iterator(REDOUBT_SAMPLES)) {
    if (entry.path().extension() == ".battle") files.push_back(entry.path());
  }
  return files;
}

ScriptJob jobFor(const std::string& name, const fs::path& file, const model::Battle& battle) {
  const Extension& from = extension(name);
  ScriptJob job;
  job.script = from.file;
  job.kind = from.offers.at(0).kind;
  job.id = from.offers.at(0).id;
  job.title = from.offers.at(0).title;
  job.battle = file;
  if (const model::Variant* variant = model::usualVariant(battle)) job.variant = variant->id.value;
  return job;
}

TEST(Shipped, AllFiveCanBeReadInBothLanguages) {
  for (const char* name : {"renumber-counters", "mirror-set-up", "statistics", "plain-set-up", "loose-ends"}) {
    EXPECT_EQ(extension(name).failure, "") << name;
    ASSERT_EQ(extension(name).offers.size(), 1u) << name;
    const Extension polish = describe({extension(name).file, true}, "pl");
    EXPECT_NE(polish.offers.at(0).title, extension(name).offers[0].title) << name;
    EXPECT_NE(polish.offers.at(0).about, extension(name).offers[0].about) << name;
  }
}

TEST(Shipped, MirroringTwiceGivesTheSetUpBack) {
  for (const fs::path& sample : samples()) {
    const model::Battle battle = store::readBattle(sample).battle;
    const store::TemporaryFolder folder;
    for (const auto& [axis, which] : {std::pair("left-right", "all"), std::pair("turned", "shown")}) {
      ScriptJob job = jobFor("mirror-set-up", sample, battle);
      job.asked["axis"] = axis;
      job.asked["which"] = which;
      const model::Battle once = model::applied(battle, runScript(job, {}).edit);
      job.battle = folder.path() / (std::string(axis) + ".battle");
      store::writeNewFile(job.battle, once);
      const model::Battle twice = model::applied(once, runScript(job, {}).edit);
      const Id<model::Variant> variant{job.variant};
      const auto before = model::placements(battle, variant);
      const auto after = model::placements(twice, variant);
      ASSERT_EQ(before.size(), after.size());
      int moved = 0;
      for (std::size_t i = 0; i < before.size(); ++i) {
        EXPECT_EQ(before[i]->hex, after[i]->hex) << sample << axis;
        EXPECT_EQ(before[i]->direction, after[i]->direction) << sample << axis;
        const model::Placement* between = once.find<model::Placement>(after[i]->id);
        if (between && between->hex != after[i]->hex) ++moved;
      }
      const bool hasSome = std::any_of(before.begin(), before.end(),
                                       [](auto* row) { return row->hex && row->rule == model::PlacementRule::At; });
      EXPECT_EQ(moved > 0, hasSome) << sample << axis;
    }
  }
}

TEST(Shipped, MirroringAllLeavesNoVariantInPieces) {
  const fs::path sample = REDOUBT_SAMPLES "/raclawice-1794.battle";
  const model::Battle battle = store::readBattle(sample).battle;
  const model::Battle mirrored = model::applied(battle, runScript(jobFor("mirror-set-up", sample, battle), {}).edit);
  const auto errors = [](const model::Battle& of) {
    return check::count(check::runChecks(of), model::Severity::Error);
  };
  EXPECT_EQ(errors(mirrored), errors(battle));
}

TEST(Shipped, TheOthersRunOnEverySample) {
  const store::TemporaryFolder folder;
  for (const fs::path& sample : samples()) {
    const model::Battle battle = store::readBattle(sample).battle;
    EXPECT_NO_THROW(runScript(jobFor("loose-ends", sample, battle), {})) << sample;
    const ScriptOutcome text = runScript(jobFor("plain-set-up", sample, battle), {});
    EXPECT_TRUE(text.written.at("").starts_with(model::info(battle)->title + "\n")) << sample;

    ScriptJob page = jobFor("statistics", sample, battle);
    page.saves["page"] = folder.path() / "page.html";
    const std::string html = runScript(page, {}).written.at("page");
    for (const model::Army& army : battle.all<model::Army>())
      EXPECT_NE(html.find(">" + army.name + "<"), std::string::npos) << sample;

    ScriptJob numbers = jobFor("renumber-counters", sample, battle);
    numbers.asked["prefix"] = "No.";
    const model::Battle numbered = model::applied(battle, runScript(numbers, {}).edit);
    std::set<std::pair<std::int64_t, std::string>> names;
    for (const model::Unit& unit : numbered.all<model::Unit>()) {
      EXPECT_TRUE(unit.shortName.starts_with("No.")) << unit.slug;
      EXPECT_TRUE(names.emplace(unit.army.value, unit.shortName).second) << unit.slug;
    }
  }
}

TEST(Shipped, LooseEndsAreFound) {
  const store::TemporaryFolder folder;
  const fs::path file = folder.path() / "x.battle";
  model::Battle battle = store::readBattle(REDOUBT_SAMPLES "/raclawice-1794.battle").battle;
  model::Edit edit("Loose ends");
  model::Unit first = *battle.all<model::Unit>().begin();
  for (const model::Placement& row : battle.all<model::Placement>()) {
    if (row.unit == first.id) edit.erase<model::Placement>(row.id);
  }
  model::HexRow odd = *battle.all<model::HexRow>().begin();
  odd.terrain = "castle";
  edit.put(odd);
  battle = model::applied(battle, edit);
  store::writeNewFile(file, battle);
  const ScriptOutcome outcome = runScript(jobFor("loose-ends", file, battle), {});
  ASSERT_EQ(outcome.findings.size(), 2u);
  EXPECT_EQ(outcome.findings[0].table, "unit");
  EXPECT_EQ(outcome.findings[0].key, std::to_string(first.id.value));
  EXPECT_EQ(outcome.findings[1].hex, "0101");
}

}  // namespace
}  // namespace redoubt::scripts::test
