#include "core/ask/check_answer.h"

namespace redoubt::ask {
namespace {

void needChange(const World& world, std::string_view change) {
  std::vector<std::string> known;
  for (const auto& [name, rules] : world.mechanics().states) {
    for (const rules::ChangeOfState& each : rules.changes) {
      if (each.name == change) return;
      known.push_back(each.name);
    }
  }
  failName("errors.asked.change", change, std::move(known));
}

void addStates(CheckAnswer& answer, const World& world, rules::Member unit) {
  const rules::MapSituation situation(world.mechanics(), world.position(), &world.fields());
  for (const auto& [name, rules] : world.mechanics().states) {
    if (rules.of == rules::StateOf::Game || rules.of == rules::StateOf::Hexside) continue;
    const rules::PresentLevel present = presentLevel(situation, rules, unit);
    if (!present.isHad) continue;
    const std::string level = present.place ? std::string(rules.levels[*present.place].name.text()) : std::string();
    answer.states.push_back({std::string(name.text()), level, present.certainty});
    answer.certainty = worse(answer.certainty, present.certainty);
    addReason(answer.because, world, rules.path);
  }
}

// With the reasons of its changes.
CheckAnswer withReasons(const World& world, CheckAnswer answer) {
  for (const rules::PossibleChange& each : answer.changes) {
    answer.certainty = worse(answer.certainty, each.isOpen ? rules::Certainty::Unknown : each.certainty);
    addReason(answer.because, world, each.change->path);
    for (const std::string& rule : each.because) addReason(answer.because, world, rule);
    for (const rules::AppliedAdjust& adjust : each.adjustments) addReason(answer.because, world, adjust.rule);
    for (const rules::Forbidden& level : each.forbidden) addReason(answer.because, world, level.rule);
  }
  return answer;
}

}  // namespace

CheckAnswer askCheck(const World& world, rules::Member unit, std::string_view change) {
  if (!change.empty()) needChange(world, change);
  CheckAnswer answer;
  addStates(answer, world, unit);
  answer.changes = possibleChanges(world.mechanics(), world.position(), &world.fields(), unit, change);
  return withReasons(world, std::move(answer));
}

CheckAnswer askCheckSide(const World& world, std::string_view side, std::string_view change) {
  if (!change.empty()) needChange(world, change);
  const auto [one, other] = world.hexsideBetween(side);
  CheckAnswer answer;
  for (const auto& [name, rules] : world.mechanics().states) {
    if (rules.of != rules::StateOf::Hexside) continue;
    const std::size_t place = levelOfSide(world.position(), rules, one, other);
    answer.states.push_back(
        {std::string(name.text()), std::string(rules.levels[place].name.text()), rules.certainty});
    answer.certainty = worse(answer.certainty, rules.certainty);
    addReason(answer.because, world, rules.path);
  }
  answer.changes =
      possibleChangesOfSide(world.mechanics(), world.position(), &world.fields(), one, other, change);
  return withReasons(world, std::move(answer));
}

}  // namespace redoubt::ask
