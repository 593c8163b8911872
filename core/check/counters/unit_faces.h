#pragma once

#include <vector>

#include "core/model/battle.h"

/// The sides of counters that show a unit's figures; only this folder includes it.
namespace redoubt::check {

struct UnitFace {
  const model::Unit* unit;
  const model::Counter* counter;
  const model::Face* face;
};

/// All of them, by face: the faces with the role `step` of counters with the role `unit` that name a unit.
inline std::vector<UnitFace> unitFaces(const model::Battle& battle) {
  std::vector<UnitFace> faces;
  for (const model::Face& face : battle.all<model::Face>()) {
    const model::Counter* counter = battle.find<model::Counter>(face.counter);
    if (face.role != model::FaceRole::Step || !counter || counter->role != model::CounterRole::Unit) continue;
    if (const model::Unit* unit = battle.find(counter->unit)) faces.push_back({unit, counter, &face});
  }
  return faces;
}

}  // namespace redoubt::check
