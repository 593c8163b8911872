#pragma once

#include <string>
#include <vector>

#include "core/ask/answer.h"
#include "core/ask/check_answer.h"
#include "core/ask/first_turn/first_turn.h"
#include "core/ask/map_answers.h"
#include "core/ask/move_answers.h"
#include "core/ask/stack_answer.h"
#include "core/ask/turn_answers.h"
#include "core/ask/victory_answer.h"
#include "core/library/inside.h"
#include "core/library/redoubt/position.h"

/// Our answers in the words of the public face.
namespace redoubt::library {

struct Asked {
  Asked(const model::Battle& battle, Id<model::Variant> variant, const std::vector<std::string>& suppositions)
      : world(battle, variant, suppositions) {}
  ask::World world;
};

Certainty certaintyOf(rules::Certainty certainty);
Verdict verdictOf(rules::Verdict verdict);
std::vector<PieceName> namesOf(const ask::World& world, const std::vector<rules::Member>& members);
template <class Hexes>
std::vector<HexNumber> numbersOf(const ask::World& world, const Hexes& hexes) {
  std::vector<HexNumber> numbers;
  for (const hex::HexKey each : hexes) numbers.push_back(numberOf(world.layout(), each));
  return numbers;
}

ReachAnswer answerOf(const ask::World& world, const ask::ReachAnswer& answer);
HexesAnswer answerOf(const ask::World& world, const ask::BuildAnswer& answer);
std::vector<HexesAnswer> answersOf(const ask::World& world, const ask::ZoneAnswer& answer);
SightAnswer answerOf(const ask::World& world, const ask::SightAnswer& answer);
TraceAnswer answerOf(const ask::World& world, const ask::TraceAnswer& answer);
StackAnswer answerOf(const ask::StackAnswer& answer);
ActionAnswer answerOf(const ask::World& world, const ask::ActionAnswer& answer);
StatesAnswer answerOf(const ask::CheckAnswer& answer);
TurnAnswer answerOf(const ask::World& world, const ask::TurnAnswer& answer);
PoolAnswer answerOf(const ask::PoolAnswer& answer);
ActivationAnswer answerOf(const ask::World& world, const ask::ActivateAnswer& answer);
VictoryAnswer answerOf(const ask::VictoryAnswer& answer);
std::vector<Opportunity> opportunitiesOf(const ask::World& world, const std::vector<ask::OpeningAttack>& attacks);
/// Without those that it only could have if it turned or saw them.
std::vector<Opportunity> opportunitiesOf(const ask::World& world, const ask::OpeningFire& fire);
OpeningAnswer answerOf(const ask::World& world, const ask::FirstTurn& report);

}  // namespace redoubt::library
