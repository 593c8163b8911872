#include "core/rules/turns/arrival.h"

#include <cassert>

#include "core/rules/book/json_values.h"
#include "core/rules/vocabulary/shape_json.h"

namespace redoubt::rules {
namespace {

using nlohmann::json;

constexpr int kLastTurn = 1000;

std::vector<Part> stageParts() {
  return {{"roll", text()},
          optional("turn", whole(1, kLastTurn)),
          optional("plus", whole(-kLastTurn, kLastTurn)),
          optional("plus-turn", truth()),
          optional("fails-below", whole(-kLastTurn, kLastTurn))};
}

Shape planShape() {
  return object({{"stages", list(object(stageParts()))}, optional("may-wait", truth())});
}

Phrase fewDice() {
  return Phrase::of("shapes.few-dice", {{"dice", std::to_string(kMostDice)}, {"sides", std::to_string(kMostSides)}});
}

std::variant<ArrivalStage, ShapeFault> stageFrom(const json& value) {
  const auto roll = parseRoll(textOf(member(value, "roll")).value_or(""));
  if (!roll) return ShapeFault{"/roll", fewDice()};
  return ArrivalStage{wholeNumber(member(value, "turn")), *roll, wholeNumber(member(value, "plus")).value_or(0),
                      isSet(value, "plus-turn"), wholeNumber(member(value, "fails-below"))};
}

// Chances are exact only if there are few dice in total.
bool areFewDice(const ArrivalPlan& plan) {
  int dice = 0;
  for (const ArrivalStage& stage : plan.stages) dice += stage.roll.dice;
  return dice <= kMostDice;
}

void add(std::map<int, Chance>& chances, int turn, Chance chance) {
  const auto [at, isNew] = chances.try_emplace(turn, chance);
  if (!isNew) at->second = at->second + chance;
}

}  // namespace

std::variant<ArrivalPlan, ShapeFault> arrivalPlan(std::string_view jsonText) {
  const json value = parsedJson(jsonText);
  if (value.is_discarded()) return ShapeFault{"", "JSON"};
  if (auto fault = shapeFault(planShape(), value)) return *fault;
  ArrivalPlan plan;
  for (std::size_t i = 0; i < value["stages"].size(); ++i) {
    auto stage = stageFrom(value["stages"][i]);
    if (auto* fault = std::get_if<ShapeFault>(&stage)) {
      return ShapeFault{"/stages/" + std::to_string(i) + fault->pointer, fault->expected};
    }
    plan.stages.push_back(std::get<ArrivalStage>(stage));
  }
  if (plan.stages.empty()) return ShapeFault{"/stages", Phrase::of("shapes.some-stage")};
  if (!plan.stages.front().turn) {
    return ShapeFault{"/stages/0", Phrase::of("shapes.first-turn")};
  }
  if (!areFewDice(plan)) {
    return ShapeFault{"/stages", Phrase::of("shapes.dice-altogether", {{"dice", std::to_string(kMostDice)}})};
  }
  plan.mayWait = isSet(value, "may-wait");
  return plan;
}

std::variant<ArrivalPlan, ShapeFault> returnPlan(std::string_view jsonText, int turn) {
  const json value = parsedJson(jsonText);
  if (value.is_discarded()) return ShapeFault{"", "JSON"};
  if (auto fault = shapeFault(object(stageParts()), value)) return *fault;
  auto stage = stageFrom(value);
  if (auto* fault = std::get_if<ShapeFault>(&stage)) return *fault;
  std::get<ArrivalStage>(stage).turn = turn;
  return ArrivalPlan{{std::get<ArrivalStage>(stage)}, false};
}

std::optional<int> Arrival::earliest() const {
  return byTurn_.empty() ? std::nullopt : std::optional(byTurn_.begin()->first);
}

std::optional<int> Arrival::latest() const {
  return byTurn_.empty() ? std::nullopt : std::optional(byTurn_.rbegin()->first);
}

Chance Arrival::in(int turn) const {
  const auto found = byTurn_.find(turn);
  return found == byTurn_.end() ? Chance() : found->second;
}

Chance Arrival::until(int turn) const {
  Chance sum;
  for (auto at = byTurn_.begin(); at != byTurn_.end() && at->first <= turn; ++at) sum = sum + at->second;
  return sum;
}

Arrival arrivalOf(const RuleBook& book, const ArrivalPlan& plan) {
  assert(!plan.stages.empty() && plan.stages.front().turn);
  std::map<int, Chance> turns{{0, Chance(1, 1)}};
  Chance never;
  for (const ArrivalStage& stage : plan.stages) {
    const Distribution roll = distributionOf(book, stage.roll).plus(stage.plus);
    std::map<int, Chance> next;
    for (const auto& [before, chance] : turns) {
      const int turn = stage.turn.value_or(before);
      for (const auto& [value, count] : roll.counts()) {
        const int result = stage.plusTurn ? value + turn : value;
        const Chance both = chance * Chance(count, roll.total());
        if (stage.failsBelow && result < *stage.failsBelow) {
          never = never + both;
        } else {
          add(next, result, both);
        }
      }
    }
    turns = std::move(next);
  }
  return {std::move(turns), never};
}

}  // namespace redoubt::rules
