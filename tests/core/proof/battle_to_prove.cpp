#include "tests/core/proof/battle_to_prove.h"

#include <gtest/gtest.h>

namespace redoubt::proof::test {

using namespace model;

hex::HexKey at(int column, int row) {
  return hex::HexKey::at(column, row);
}

namespace {

void addBook(Battle& battle, std::int64_t shift) {
  battle.all<System>().put({{1 + shift}, "own", std::nullopt, "Own"});
  battle.all<BattleInfo>().put({{1 + shift}, "ford", "The Ford", "1794-05-06", "Somewhere", "en", {{1 + shift}}, ""});
  battle.all<Rule>().put({{1 + shift}, "stacking/units", {"3"}});
  battle.all<Rule>().put({{1 + shift}, "look/theme", {"\"plain\""}});
  battle.all<Source>().put({{2 + shift}, "rulebook", SourceKind::Rulebook, "Rules", "2nd", "House", 2013, "en", ""});
  battle.all<Paragraph>().put({{3 + shift}, {2 + shift}, "8.1", 1, "Set-up"});
  battle.all<SourceText>().put({{4 + shift}, {{2 + shift}}, "Set-up", "Poles\n1st Foot 0202\n2nd Foot 0303\n"});
  battle.all<Question>().put({{5 + shift}, "where", QuestionKind::Gap, {{3 + shift}}, "Where is the 3rd?", "It is on no list.", ""});
}

void addMap(Battle& battle, std::int64_t shift) {
  MapSheet sheet;
  sheet.id = {1 + shift};
  sheet.columns = 6;
  sheet.rows = 5;
  battle.all<MapSheet>().put(sheet);
  for (const hex::HexKey hex : layoutOf(battle).allHexes()) {
    battle.all<HexRow>().put({hex, hex.row() == 3 ? "woods" : "clear", 0});
  }
  battle.all<Link>().put({layoutOf(battle).side(at(2, 2), 1), "road"});
  for (int column = 1; column <= 6; ++column) {
    battle.all<Provenance>().put({"hex", std::to_string(at(column, 3).value), "*", Status::Estimated, std::nullopt, "blurred"});
  }
}

void addForces(Battle& battle, std::int64_t shift) {
  battle.all<Player>().put({{1 + shift}, "poles", "Poles", 1});
  battle.all<Army>().put({{1 + shift}, "poles", {1 + shift}, "Polish army", "#aa0000", 1});
  for (int i = 1; i <= 2; ++i) {
    const std::int64_t id = i + shift;
    const std::string name = i == 1 ? "1st Foot" : "2nd Foot";
    battle.all<Unit>().put({{id}, i == 1 ? "first" : "second", {1 + shift}, name, "", "infantry", i});
    battle.all<Counter>().put({{id}, CounterRole::Unit, {{id}}});
    battle.all<Face>().put({{id}, {id}});
    battle.all<FaceFigure>().put({{id}, "morale", 6 + i});
    battle.all<Step>().put({{id}, {id}, 1, {id}});
  }
  battle.all<Provenance>().put({"face", std::to_string(1 + shift), "*", Status::Printed, {{3 + shift}}, ""});
}

void addSetUp(Battle& battle, std::int64_t shift) {
  battle.all<Scenario>().put({{1 + shift}, "main", "The whole day", std::nullopt, 1, ""});
  battle.all<Variant>().put({{1 + shift}, "only", {1 + shift}, "As it was", 1});
  battle.all<SetUpBlock>().put({{1 + shift}, "poles", {1 + shift}, std::nullopt, "Poles", 1});
  battle.all<VariantBlock>().put({{1 + shift}, {1 + shift}});
  for (int i = 1; i <= 2; ++i) {
    Placement row;
    row.id = {i + shift};
    row.block = {1 + shift};
    row.ordinal = 3 - i;
    row.unit = {{i + shift}};
    row.hex = at(1 + i, 1 + i);
    battle.all<Placement>().put(row);
    Provenance read{"placement", std::to_string(i + shift), "hex", Status::Printed, {{3 + shift}}, ""};
    read.text = {{4 + shift}};
    read.line = 1 + i;
    read.words = i == 1 ? "1st Foot 0202" : "2nd Foot 0303";
    battle.all<Provenance>().put(read);
  }
}

}  // namespace

Battle battleToProve(std::int64_t shift) {
  Battle battle;
  addBook(battle, shift);
  addMap(battle, shift);
  addForces(battle, shift);
  addSetUp(battle, shift);
  return battle;
}

ProofValue valueOf(const Proof& proof, const std::string& table, const std::string& key, const std::string& field) {
  const auto found = proof.find({table, key, field});
  EXPECT_TRUE(found) << table << "/" << key << "/" << field;
  return found.value_or(ProofValue());
}

}  // namespace redoubt::proof::test
