#pragma once

#include <nlohmann/json.hpp>

#include "core/ask/answer.h"
#include "core/ask/check_answer.h"
#include "core/ask/first_turn/first_turn.h"
#include "core/ask/map_answers.h"
#include "core/ask/move_answers.h"
#include "core/ask/stack_answer.h"
#include "core/ask/turn_answers.h"
#include "core/ask/victory_answer.h"

/// Answers as JSON: {"answer", "certainty", "because"}. Internal: it needs nlohmann.
namespace redoubt::ask {

nlohmann::ordered_json toJson(const World& world, const ActionAnswer& answer);
nlohmann::ordered_json toJson(const World& world, const CheckAnswer& answer);
nlohmann::ordered_json toJson(const World& world, const ZoneAnswer& answer);
nlohmann::ordered_json toJson(const World& world, const TraceAnswer& answer);
nlohmann::ordered_json toJson(const World& world, const SightAnswer& answer);
nlohmann::ordered_json toJson(const World& world, const ReachAnswer& answer);
nlohmann::ordered_json toJson(const World& world, const BuildAnswer& answer);
nlohmann::ordered_json toJson(const PoolAnswer& answer);
nlohmann::ordered_json toJson(const World& world, const ActivateAnswer& answer);
nlohmann::ordered_json toJson(const World& world, const TurnAnswer& answer);
nlohmann::ordered_json toJson(const StackAnswer& answer);
nlohmann::ordered_json toJson(const VictoryAnswer& answer);
/// Each line with its own certainty and reasons.
nlohmann::ordered_json toJson(const World& world, const FirstTurn& report);

// What several answers are made of.

std::string_view wordOf(rules::Certainty certainty);
/// Fractions are texts, so that no program rounds them: "3", "1/2".
nlohmann::ordered_json numberJson(const std::optional<Rational>& number);
nlohmann::ordered_json chanceJson(const rules::Chance& chance);
nlohmann::ordered_json refusalsJson(const World& world, const std::vector<rules::Refusal>& refusals);
nlohmann::ordered_json unitsJson(const World& world, const std::vector<rules::Member>& units);
nlohmann::ordered_json reasonsJson(const std::vector<Reason>& because);

/// The same shape for any answer.
nlohmann::ordered_json answerJson(nlohmann::ordered_json answer, rules::Certainty certainty,
                                  const std::vector<Reason>& because);

}  // namespace redoubt::ask
