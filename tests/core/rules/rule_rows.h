#pragma once

#include <string>

#include "tests/core/model/face_figures.h"
#include "tests/core/rules/small_battle.h"

/// Further rows for small battles: estimates, tables, counters and faces.
namespace redoubt::rules::small {

/// Makes the rule of system 1 under `path` a working value.
inline void estimateRule(Battle& battle, const std::string& path) {
  battle.all<Provenance>().put({"rule", "1/" + path, "*", Status::Estimated, std::nullopt, ""});
}

/// A row of a table: its range and one cell.
inline void addRow(Battle& battle, const std::string& path, const std::string& range, const std::string& cell,
                   const std::string& value) {
  addRule(battle, path + "/range", range);
  addRule(battle, path + "/" + cell, value);
}

inline void addTenSidedDie(Battle& battle) {
  addRule(battle, "dice/sides", "10");
  addRule(battle, "dice/zero", "0");
}

inline Counter addCounter(Battle& battle, int id, int unit, int number) {
  Counter counter;
  counter.id = Id<Counter>{id};
  counter.unit = Id<Unit>{unit};
  counter.number = number;
  battle.all<Counter>().put(counter);
  return counter;
}

/// The front of a counter has the id 10 * counter, its back one more.
inline Face addFace(Battle& battle, int counter, FaceSide side, std::optional<int> morale, std::optional<int> size,
                    std::optional<int> fire) {
  Face face;
  face.id = Id<Face>{10 * counter + (side == FaceSide::Back ? 1 : 0)};
  face.counter = Id<Counter>{counter};
  face.side = side;
  testing::putFace(battle, face, morale, size, fire);
  return face;
}

inline void addStep(Battle& battle, int unit, int ordinal, int face) {
  battle.all<Step>().put({Id<Step>{100 * unit + ordinal}, Id<Unit>{unit}, ordinal, Id<Face>{face}});
}

}  // namespace redoubt::rules::small
