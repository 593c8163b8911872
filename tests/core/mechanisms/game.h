#pragma once

#include <gtest/gtest.h>

#include <map>
#include <string>
#include <vector>

#include "core/ask/answer.h"
#include "core/base/error.h"
#include "tests/core/rules/rule_rows.h"

/// Small games of our own, each made for one mechanism: two players on a map of 20 by 20 hexes, whose hexes are called
/// 0101 to 2020.
namespace redoubt::mechanisms {

using namespace rules::small;

class Game {
 public:
  Game() {
    battle_ = rules::small::empty();
    for (const auto& [id, name] : {std::pair(1, "red"), std::pair(2, "blue")}) {
      battle_.all<model::Player>().put({Id<model::Player>{id}, name, name});
      battle_.all<model::Army>().put({Id<model::Army>{id}, name, Id<model::Player>{id}, name, "", id});
      addBlock(battle_, id, id);
    }
    addScenario(battle_, 1);
    addVariant(battle_, 1, 1);
    for (const int id : {1, 2})
      battle_.all<model::VariantBlock>().put({Id<model::Variant>{1}, Id<model::SetUpBlock>{id}});
    for (const char* arm : {"foot", "horse", "guns"}) {
      rule(std::string("unit-type/") + arm + "/arm", "\"" + std::string(arm) + "\"");
      rule(std::string("arm/") + arm + "/title", "\"" + std::string(arm) + "\"");
    }
    rule("facing/none", R"(["foot","horse","guns","leader"])");
    for (const char* terrain : {"clear", "woods", "town"})
      rule("terrain/" + std::string(terrain) + "/place", "\"hex\"");
    for (const char* side : {"river", "stream"}) rule("terrain/" + std::string(side) + "/place", "\"hexside\"");
    rule("terrain/road/place", "\"link\"");
  }

  void rule(const std::string& path, const std::string& json) { addRule(battle_, path, json); }

  using Figures = std::map<std::string, int>;
  /// A unit on the map with the figures on its front. Its type is its arm.
  void unit(const std::string& name, const std::string& side, const std::string& arm, const std::string& hex,
            const Figures& figures) {
    const int id = ++units_;
    const int army = side == "red" ? 1 : 2;
    battle_.all<model::Unit>().put({Id<model::Unit>{id}, name, Id<model::Army>{army}, name, name, arm, id});
    addCounter(battle_, id, id, 1);
    face(id, model::FaceSide::Front, figures);
    placeUnit(battle_, id, army, id, at(hex), id);
  }

  /// The figures on its back, which is its second step.
  void back(const std::string& name, const Figures& figures) {
    for (const model::Unit& unit : battle_.all<model::Unit>()) {
      if (unit.slug != name) continue;
      const int id = static_cast<int>(unit.id.value);
      face(id, model::FaceSide::Back, figures);
      addStep(battle_, id, 1, 10 * id);
      addStep(battle_, id, 2, 10 * id + 1);
      rule("steps/source", "\"counters\"");
    }
  }

  void terrain(const std::string& hex, const std::string& kind, int level = 0) {
    battle_.all<model::HexRow>().put({at(hex), kind, level});
  }
  void side(const std::string& one, const std::string& other, const std::string& kind) {
    const auto key = layoutOf(battle_).sideBetween(at(one), at(other));
    ASSERT_TRUE(key) << one << " and " << other << " are no neighbours";
    model::Hexside row;
    row.side = *key;
    row.kind = kind;
    battle_.all<model::Hexside>().put(row);
  }
  void link(const std::string& one, const std::string& other, const std::string& kind) {
    const auto key = layoutOf(battle_).sideBetween(at(one), at(other));
    ASSERT_TRUE(key) << one << " and " << other << " are no neighbours";
    battle_.all<model::Link>().put({*key, kind});
  }

  model::Battle& battle() { return battle_; }

  ask::ActionAnswer ask(std::string_view question, const std::vector<std::string>& by,
                        const std::vector<std::string>& on, const std::vector<std::string>& suppositions = {}) const {
    const ask::World asked(battle_, Id<model::Variant>{1}, suppositions);
    std::vector<rules::Member> members;
    for (const std::string& name : by) members.push_back(asked.piece(name));
    std::vector<hex::HexKey> hexes;
    for (const std::string& number : on) hexes.push_back(asked.hex(number));
    return askAction(asked, question, members, hexes);
  }
  ask::ActionAnswer attack(const std::vector<std::string>& by, const std::string& on,
                           const std::vector<std::string>& suppositions = {}) const {
    return ask("attack", by, {on}, suppositions);
  }

  /// An odds table from 1-3 to 5-1 whose result in each column is "<column>:<roll>", and ratings by "attack" and
  /// "defence".
  void oddsTable() {
    rule("rating/attack", R"({"figure":"attack"})");
    rule("rating/defence", R"({"figure":"defence"})");
    rule("table/crt/index", R"({"kind":"odds","of":[{"rating":"attack","of":"attackers"},)"
                            R"({"rating":"defence","of":"defenders"}],)"
                            R"("columns":["1-3","1-2","1-1","2-1","3-1","4-1","5-1"]})");
    rule("table/crt/roll", R"({"dice":"1d6"})");
    rows("crt", 6, {"1-3", "1-2", "1-1", "2-1", "3-1", "4-1", "5-1"});
    for (const char* figure : {"attack", "defence", "movement"}) {
      rule(std::string("figure/") + figure + "/title", "\"" + std::string(figure) + "\"");
    }
  }
  void rows(const std::string& table, int count, const std::vector<std::string>& columns, int first = 1) {
    for (int i = 0; i < count; ++i) {
      const std::string row = "table/" + table + "/rows/" + std::to_string(i + 1);
      const std::string number = std::to_string(first + i);
      rule(row + "/range", "[" + number + "," + number + "]");
      for (const std::string& column : columns) rule(row + "/" + column, "\"" + column + ":" + number + "\"");
    }
  }

 private:
  static hex::HexKey at(const std::string& number) { return *hex::Layout().parse(number); }
  void face(int counter, model::FaceSide side, const Figures& figures) {
    const model::Face face = addFace(battle_, counter, side, std::nullopt, std::nullopt, std::nullopt);
    for (const auto& [kind, value] : figures) battle_.all<model::FaceFigure>().put({face.id, kind, value});
  }

  model::Battle battle_;
  int units_ = 0;
};

/// The column that counts in the end; empty if there is none.
inline std::string columnOf(const ask::ActionAnswer& answer) {
  return answer.lookup.column ? answer.lookup.columns[*answer.lookup.column] : std::string();
}
/// The chance of a result; zero where it can't come.
inline Rational chanceOf(const ask::ActionAnswer& answer, const std::string& result) {
  for (const rules::TableResult& each : answer.lookup.results) {
    if (each.text == result) return {each.chance.favourable(), each.chance.cases()};
  }
  return {};
}

}  // namespace redoubt::mechanisms
