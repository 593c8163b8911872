#pragma once

#include <gtest/gtest.h>

#include <QTemporaryDir>
#include <filesystem>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "editor/abilities/abilities.h"
#include "tests/editor/abilities/ability_battle.h"

namespace redoubt::editor {

using hex::HexKey;
using test::placeLeader;
using test::placeUnit;
using test::vertex;
using Hexes = std::set<HexKey>;

inline Hexes setOf(const std::vector<HexKey>& hexes) {
  return {hexes.begin(), hexes.end()};
}

/// A battle of its own in a file, with what its counters can do.
class AbilitiesTest : public ::testing::TestWithParam<hex::Orientation> {
 protected:
  static HexKey at(int column, int row) { return HexKey::at(column, row); }

  void open(const model::Battle& battle) {
    const std::filesystem::path file = std::filesystem::path(folder_.path().toStdString()) / "abilities.battle";
    session_.setDocument(nullptr);
    std::filesystem::remove(file);
    session_.setDocument(document::Document::create(file, battle));
  }
  void open() { open(battle_); }

  void select(Id<model::Placement> counter) {
    const model::Placement* row = session_.setUp().placement(counter);
    session_.hand().select({row->hex, {counter}});
  }

  void apply(model::Edit edit) { ASSERT_TRUE(session_.apply(edit)); }
  void setRule(const char* path, const char* json) {
    model::Edit edit("Rule");
    edit.put(model::Rule{*model::info(session_.battle())->system, path, model::JsonText{json}});
    apply(edit);
  }
  void paint(HexKey hex, const char* terrain) {
    model::Edit edit("Paint");
    edit.put(model::HexRow{hex, terrain, 0});
    apply(edit);
  }

  HexKey ahead(HexKey hex, int facing, std::size_t which = 0) {
    return hex::frontHexes(layout_, hex, vertex(facing)).at(which);
  }

  // What the rules say of the battle as it is now, all made from nothing.
  std::map<HexKey, Rational> plainReach(const rules::Mover& mover, HexKey from, hex::Direction facing,
                                        const rules::Occupancy& occupancy) {
    const rules::RuleBook book(session_.battle());
    const rules::MovementMap map(session_.battle(), layout_, rules::movementRules(book), mover);
    rules::Reach reach(map);
    reach.flood(from, facing, &occupancy);
    std::map<HexKey, Rational> left;
    for (const HexKey hex : reach.hexes()) {
      if (hex != from) left[hex] = *reach.remaining(hex);
    }
    return left;
  }
  static std::map<HexKey, Rational> leftIn(const ReachFacts& facts) {
    std::map<HexKey, Rational> left;
    for (const ReachFacts::Place& place : facts.places) left[place.hex] = place.remaining;
    return left;
  }

  // Where the counter stands, of the foot of these tests.
  const HexKey home_ = HexKey::at(7, 6);
  const rules::Mover foot_{"infantry", "infantry", "", false};

  QTemporaryDir folder_;
  model::Battle battle_ = test::abilityBattle(GetParam());
  hex::Layout layout_ = model::layoutOf(battle_);
  Session session_;
  Abilities abilities_{session_};
};

inline std::string nameOf(const ::testing::TestParamInfo<hex::Orientation>& test) {
  return test.param == hex::Orientation::Pointy ? "Pointy" : "Flat";
}

}  // namespace redoubt::editor
