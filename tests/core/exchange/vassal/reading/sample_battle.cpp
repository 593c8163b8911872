#include "tests/core/exchange/vassal/reading/sample_battle.h"

#include <gtest/gtest.h>

#include "core/check/check.h"
#include "core/store/battle_file.h"
#include "tests/core/exchange/vassal/reading/sample_archive.h"

namespace redoubt::exchange::vassal::reading::sample {

const model::Unit* unitCalled(const model::Battle& battle, const std::string& name) {
  for (const model::Unit& unit : battle.all<model::Unit>()) {
    if (unit.name == name) return &unit;
  }
  return nullptr;
}

void expectSound(const model::Battle& battle) {
  const Folder folder;
  store::writeNewFile(folder.path("a.battle"), battle);
  EXPECT_EQ(store::readBattle(folder.path("a.battle")).battle, battle);
  for (const check::Finding& finding : check::runChecks(battle)) {
    EXPECT_NE(finding.severity, model::Severity::Error) << finding.code;
  }
}

}  // namespace redoubt::exchange::vassal::reading::sample
