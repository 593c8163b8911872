#pragma once

#include <string>
#include <utility>
#include <vector>

#include "tests/core/check/sample_battle.h"
#include "tests/core/model/face_figures.h"

/// What mutations are made of, and the mutations of each family of checks.
namespace redoubt::check::sample {

using namespace model;

std::vector<Mutation> mapMutations();
std::vector<Mutation> setUpMutations();
std::vector<Mutation> startMutations();
std::vector<Mutation> stackMutations();
std::vector<Mutation> facingMutations();
std::vector<Mutation> formationMutations();
std::vector<Mutation> combatMutations();
std::vector<Mutation> commandMutations();
std::vector<Mutation> scheduleMutations();
std::vector<Mutation> gameMutations();
std::vector<Mutation> piecesMutations();
std::vector<Mutation> victoryMutations();
std::vector<Mutation> counterMutations();
std::vector<Mutation> ruleMutations();
std::vector<Mutation> tableMutations();
std::vector<Mutation> transcriptionMutations();
std::vector<Mutation> houseMutations();

inline const hex::HexKey kFar = at(30, 5);  // off the map

inline Facing facing(int vertex) {
  return Facing{hex::Direction{hex::FacingKind::Vertex, vertex}};
}

template <class Change>
void changePlacement(Battle& battle, Id<Placement> id, Change&& change) {
  sample::change<Placement>(battle, id, std::forward<Change>(change));
}

inline void face(Battle& battle, Id<Placement> id, std::optional<Facing> direction) {
  changePlacement(battle, id, [&](Placement& row) { row.direction = direction; });
}

// The second foot, now unknown to the file, under the name a source prints.
inline void unresolve(Battle& battle, const std::string& words) {
  changePlacement(battle, kAlder2Placement, [&](Placement& row) {
    row.unit.reset();
    row.words = words;
  });
}

inline void estimate(Battle& battle, const std::string& table, const std::string& key, const std::string& field) {
  battle.all<Provenance>().put({table, key, field, Status::Estimated, std::nullopt, ""});
}

inline constexpr const char* kBySize = R"([{"foot": {"size": 12}, "gun": "any"}, {"horse": {"size": 4}}])";

// Gives the two Alders faces with sizes that are estimates.
inline void estimateSizes(Battle& battle, int first, int second) {
  for (const auto& [unit, size] : {std::pair(kAlder1, first), std::pair(kAlder2, second)}) {
    Face face;
    face.id = Id<Face>{unit.value};
    face.counter = Id<Counter>{unit.value};
    testing::putFace(battle, face, {}, size, {});
    estimate(battle, "face_figure", std::to_string(unit.value) + "/size", "value");
  }
}

inline void retype(Battle& battle, Id<Unit> unit, const std::string& type) {
  change<Unit>(battle, unit, [&](Unit& row) { row.type = type; });
}

inline void addOverstackOfThree(Battle& battle) {
  // Birch joins the two of Alder and the gun: three foot and a gun fit nothing.
  changePlacement(battle, kBirchPlacement, [](Placement& row) { row.hex = at(5, 5), row.stack = 3; });
  change<Placement>(battle, Id<Placement>{105}, [](Placement& row) { row.hex = at(5, 5), row.stack = 4; });
  battle.all<Placement>().erase(kBirchAtNoon);
}

}  // namespace redoubt::check::sample
