#include "core/ask/victory_answer.h"

#include <algorithm>

#include "core/rules/turns/victory.h"

namespace redoubt::ask {
namespace {

using rules::Certainty;

// By the rules `victory/award/…`: the most that a player can get.
void addAttainable(VictoryAnswer& answer, const World& world, const model::Player& player) {
  const rules::Attainable found =
      rules::attainable(world.battle(), world.book(), world.figures(), world.variant(), player.id);
  if (found.isEstimate || !found.isComplete()) answer.certainty = worse(answer.certainty, Certainty::Estimated);
  for (const rules::Share& share : found.shares) {
    const std::string award = share.path.substr(share.path.rfind('/') + 1);
    answer.awards.push_back({player.slug, award, Rational(share.points), share.times});
    addReason(answer.because, world, share.path);
  }
}

void addThresholds(VictoryAnswer& answer, const World& world) {
  for (const rules::Threshold& each : thresholds(world.battle(), world.book(), world.figures(), world.variant())) {
    const model::Player* player = world.battle().find<model::Player>(each.player);
    if (!player) continue;
    const auto has = std::find_if(answer.totals.begin(), answer.totals.end(),
                                  [&](const rules::PlayerPoints& one) { return one.player == player->slug; });
    const bool isReached = has != answer.totals.end() && Rational(each.points) <= has->points;
    answer.thresholds.push_back({player->slug, each.points, isReached});
  }
}

void addPoints(VictoryAnswer& answer, const World& world) {
  const auto readings = readAwards(world.mechanics(), world.position(), &world.fields());
  for (const rules::AwardReading& each : readings) {
    answer.awards.push_back({each.player, each.award, each.points, each.times, each.moment, each.isOpen});
    answer.certainty = worse(answer.certainty, each.certainty);
    addReason(answer.because, world, each.rule);
  }
  answer.totals = sumsOf(world.battle(), readings);
  const auto by = rules::keys::kVictoryLevelsBy.in(world.book(), rules::LevelsBy::Lead);
  answer.victory = readVictory(answer.totals, rules::victoryLevels(world.book()), by);
  for (const std::string& path : {rules::keys::kVictoryLevels.path(), rules::keys::kVictoryLevelsBy.path()}) {
    if (world.book().row(path)) addReason(answer.because, world, path);
  }
  addThresholds(answer, world);
}

}  // namespace

VictoryAnswer askVictory(const World& world) {
  VictoryAnswer answer;
  for (const model::Player& player : world.battle().all<model::Player>()) addAttainable(answer, world, player);
  if (!world.mechanics().awards.empty()) addPoints(answer, world);
  return answer;
}

}  // namespace redoubt::ask
