#pragma once

#include "tests/core/check/mutations/mutation_tools.h"
#include "tests/core/model/face_figures.h"

/// What the mutations of counters are made of.
namespace redoubt::check::sample {

inline constexpr Id<Army> kWest{3};
inline constexpr Id<Counter> kSecond{90};  // of the first Alder
inline constexpr int kMany = 6;            // units that make one finding of their army

inline Id<Face> front(std::int64_t counter) {
  return Id<Face>{counter * 10 + 1};
}
inline Id<Face> back(std::int64_t counter) {
  return Id<Face>{counter * 10 + 2};
}

inline void addFaces(Battle& b, std::int64_t counter, int size) {
  testing::putFace(b, {front(counter), Id<Counter>{counter}, FaceSide::Front, FaceRole::Step}, 5, size, 1);
  testing::putFace(b, {back(counter), Id<Counter>{counter}, FaceSide::Back, FaceRole::Step}, 4, size - 1, 1);
}

inline void addCounter(Battle& b, std::int64_t id, Id<Unit> unit, int number) {
  b.all<Counter>().put({Id<Counter>{id}, CounterRole::Unit, unit, {}, number, {}, 1, 1, ""});
}

// Every counter has a front of size 2 and a back of size 1, as the rules have it.
inline void addLadder(Battle& b) {
  setRule(b, "steps/source", R"("size")");
  setRule(b, "steps/by-size/1", R"(["front"])");
  setRule(b, "steps/by-size/2", R"(["front", "back"])");
  setRule(b, "artillery/arm", R"("gun")");
  setRule(b, "dice/sides", "10");
  setRule(b, "dice/zero", "0");
  for (const Unit& unit : b.all<Unit>()) addFaces(b, unit.id.value, 2);
}

// A third army, which no scenario uses, and so many units that one finding stands for all of them.
inline void addUnits(Battle& b) {
  setRule(b, "command/required", R"(["horse"])");
  b.all<Army>().put({kWest, "west", Id<Player>{2}, "Army of the West", "#33aa33", 3});
  for (int i = 0; i < kMany; ++i) {
    const Id<Unit> id{31 + i};
    const std::string number = std::to_string(i + 1);
    b.all<Unit>().put({id, "oak-" + number, kWest, number + "/Oak", number + "/Oak", "militia", 31 + i});
    addCounter(b, id.value, id, 1);
  }
}

/// Parts of counterMutations().
std::vector<Mutation> stepMutations();
std::vector<Mutation> figureMutations();

}  // namespace redoubt::check::sample
