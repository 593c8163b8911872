#include "core/rules/turns/victory_bound.h"

#include <algorithm>
#include <set>

#include "core/rules/set_up/set_up.h"

namespace redoubt::rules {
namespace {

std::vector<Id<model::Player>> playersIn(const model::Battle& battle, const model::Variant& variant) {
  std::set<Id<model::Player>> found;
  const Forces forces = declaredForces(battle, variant);
  const auto add = [&](Id<model::Army> id) {
    if (const model::Army* army = battle.find<model::Army>(id)) found.insert(army->player);
  };
  for (const model::Unit* unit : forces.units) add(unit->army);
  for (const model::Leader* leader : forces.leaders) add(leader->army);
  std::vector<Id<model::Player>> players(found.begin(), found.end());
  std::stable_sort(players.begin(), players.end(), [&](Id<model::Player> a, Id<model::Player> b) {
    const auto ordinal = [&](Id<model::Player> id) {
      const model::Player* player = battle.find<model::Player>(id);
      return player ? player->ordinal : 0;
    };
    return ordinal(a) < ordinal(b);
  });
  return players;
}

// The most that one time of an award can bring; nothing if nobody can say.
std::optional<std::int64_t> mostOnce(const model::Battle& battle, const Figures& figures, const Award& award,
                                     const model::Variant& variant, Id<model::Player> player) {
  if (const auto points = award.points.value({})) return *points;
  std::optional<std::int64_t> most;
  for (const model::Unit* unit : declaredForces(battle, variant).units) {
    const model::Army* army = battle.find<model::Army>(unit->army);
    if (!army || army->player == player) continue;
    const UnitFigures& own = figures.of(unit->id);
    const auto points = award.points.value({own.morale.value, own.stars});
    if (points && (!most || *points > *most)) most = *points;
  }
  return most;
}

void addRepeats(VictoryBound& bound, const model::Battle& battle, const RuleBook& book, const Figures& figures,
                const model::Variant& variant) {
  for (const Award& award : awards(battle, book).awards) {
    if (!award.repeats()) continue;
    bound.repeats.push_back(award.path);
    bound.isEstimate = bound.isEstimate || award.isEstimate;
    const auto most = mostOnce(battle, figures, award, variant, bound.player);
    if (!most) {
      bound.missing.push_back(award.path);
      continue;
    }
    bound.shares.push_back({award.path, 1, *most});
    bound.points += *most;
  }
}

void addLevel(VictoryBound& bound, const RuleBook& book) {
  for (const VictoryLevel& level : victoryLevels(book)) {
    if (level.from <= Rational(bound.points)) bound.level = level;
  }
}

}  // namespace

std::vector<VictoryBound> victoryBounds(const model::Battle& battle, const RuleBook& book,
                                        const model::Variant& variant) {
  const Figures figures(battle);
  const auto all = thresholds(battle, book, figures, variant);
  std::vector<VictoryBound> bounds;
  for (const Id<model::Player> player : playersIn(battle, variant)) {
    const Attainable once = attainable(battle, book, figures, variant, player);
    VictoryBound bound;
    bound.player = player;
    bound.points = once.points;
    bound.isEstimate = once.isEstimate;
    bound.shares = once.shares;
    bound.unknown = once.unknown;
    bound.missing = once.missing;
    for (const auto& each : keys::kAward.all(book)) bound.missing.push_back(each.path);
    addRepeats(bound, battle, book, figures, variant);
    for (const Threshold& each : all) {
      if (each.player == player) bound.thresholds.push_back(each);
    }
    addLevel(bound, book);
    bounds.push_back(std::move(bound));
  }
  return bounds;
}

}  // namespace redoubt::rules
