#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/model/battle.h"

/// Rows for small made-up battles, with ids of the caller's choice.
namespace redoubt::rules::small {

using namespace model;

using Keys = std::vector<hex::HexKey>;

inline hex::HexKey at(int column, int row) {
  return hex::HexKey::at(column, row);
}

inline void addRule(Battle& battle, const std::string& path, const std::string& json, int system = 1) {
  battle.all<Rule>().put({Id<System>{system}, path, JsonText{json}});
}

/// A battle whose rules are those of system 1.
inline Battle empty() {
  Battle battle;
  battle.all<BattleInfo>().put({Id<BattleInfo>{1}, "b", "B", "", "", "en", Id<System>{1}, ""});
  battle.all<System>().put({Id<System>{1}, "s", std::nullopt, "S"});
  return battle;
}

inline void addArmy(Battle& battle, int id) {
  battle.all<Army>().put({Id<Army>{id}, "army-" + std::to_string(id), Id<Player>{id}, "", "", id});
}

inline void addUnit(Battle& battle, int id, int army, const std::string& type = "foot") {
  const std::string name = "unit-" + std::to_string(id);
  battle.all<Unit>().put({Id<Unit>{id}, name, Id<Army>{army}, name, name, type, id});
}

inline void addLeader(Battle& battle, int id, int army, bool overall = false) {
  const std::string name = "leader-" + std::to_string(id);
  battle.all<Leader>().put({Id<Leader>{id}, name, Id<Army>{army}, name, name, overall, id});
}

inline void addCommand(Battle& battle, int id, std::optional<Id<Leader>> leader) {
  battle.all<Command>().put({Id<Command>{id}, "command-" + std::to_string(id), Id<Army>{1}, "", leader, "", id});
}

inline void addBlock(Battle& battle, int id, int army, std::optional<Id<SetUpBlock>> parent = std::nullopt) {
  battle.all<SetUpBlock>().put({Id<SetUpBlock>{id}, "block-" + std::to_string(id), Id<Army>{army}, parent, "", id});
}

inline void addVariant(Battle& battle, int id, int scenario) {
  battle.all<Variant>().put({Id<Variant>{id}, "variant-" + std::to_string(id), Id<Scenario>{scenario}, "", id});
}

inline void addScenario(Battle& battle, int id, std::optional<Id<Scenario>> parent = std::nullopt) {
  battle.all<Scenario>().put({Id<Scenario>{id}, "scenario-" + std::to_string(id), "", parent, id, ""});
}

inline void addSetting(Battle& battle, int scenario, const std::string& path, const std::string& json) {
  battle.all<Setting>().put({Id<Scenario>{scenario}, path, JsonText{json}});
}

inline Placement placement(int id, int block, PlacementRule rule, std::optional<hex::HexKey> hex = std::nullopt) {
  Placement row;
  row.id = Id<Placement>{id};
  row.block = Id<SetUpBlock>{block};
  row.ordinal = id;
  row.rule = rule;
  row.hex = hex;
  return row;
}

inline void placeUnit(Battle& battle, int id, int block, int unit, hex::HexKey hex, int stack = 1) {
  Placement row = placement(id, block, PlacementRule::At, hex);
  row.unit = Id<Unit>{unit};
  row.stack = stack;
  battle.all<Placement>().put(row);
}

inline Placement placeLeader(Battle& battle, int id, int block, int leader, PlacementRule rule,
                             std::optional<hex::HexKey> hex = std::nullopt) {
  Placement row = placement(id, block, rule, hex);
  row.subject = PlacementSubject::Leader;
  row.leader = Id<Leader>{leader};
  battle.all<Placement>().put(row);
  return row;
}

}  // namespace redoubt::rules::small
