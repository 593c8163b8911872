#include <algorithm>
#include <map>
#include <set>

#include "core/check/finding_collector.h"
#include "core/check/victory/victory_checks.h"
#include "core/rules/set_up/set_up.h"
#include "core/rules/turns/orders.h"
#include "core/rules/turns/victory.h"

namespace redoubt::check {
namespace {

using rules::Attainable;
using rules::Threshold;
using Verdict = Threshold::Verdict;

bool isThreshold(const model::Victory& row) {
  return row.kind == model::VictoryKind::Threshold;
}

std::string playerName(const model::Battle& battle, std::optional<Id<model::Player>> id) {
  const model::Player* player = battle.find(id);
  return player ? player->name : "?";
}

void checkThresholdRow(FindingCollector& collector, const model::Victory& row) {
  const model::Scenario* scenario = collector.battle().find(row.scenario);
  const std::string slug = scenario ? scenario->slug : "";
  if (!collector.battle().find(row.player)) {
    collector.add("threshold-of-nobody", check::subjectOf(row), {{"threshold", row.slug}}).scenario = slug;
    collector.cite(row, "player");
  }
  if (row.points && *row.points > 0) return;
  collector.add("threshold-without-points", check::subjectOf(row), {{"threshold", row.slug}}).scenario = slug;
  collector.cite(row, "points");
}

// The thresholds of a scenario; they do not depend on the set-up.
std::vector<const model::Victory*> rowsFor(const FindingCollector& collector, const model::Scenario& scenario) {
  std::vector<const model::Victory*> rows;
  const auto variants = rules::variants(collector.battle(), scenario.id);
  if (variants.empty()) return rows;
  for (const Threshold& each :
       rules::thresholds(collector.battle(), collector.book(), collector.context().figures(), *variants.front())) {
    rows.push_back(collector.battle().find<model::Victory>(each.row));
  }
  return rows;
}

void lookForSecond(FindingCollector& collector, const model::Scenario& scenario,
                   const std::vector<const model::Victory*>& rows) {
  std::map<Id<model::Player>, const model::Victory*> seen;
  for (const model::Victory* row : rows) {
    const auto [at, isNew] = seen.emplace(*row->player, row);
    if (isNew) continue;
    collector
        .add("threshold-twice", check::subjectOf(*row),
             {{"player", playerName(collector.battle(), row->player)},
              {"points", std::to_string(*at->second->points)},
              {"other", std::to_string(*row->points)}})
        .scenario = scenario.slug;
    collector.cite(*row, "points");
    if (at->second->points != row->points) continue;
    model::Edit edit;
    eraseRow(edit, collector.battle(), *row);
    collector.fix("strike-threshold", std::move(edit));
  }
}

// The players with an army in some variant of a scenario.
std::set<Id<model::Player>> playersIn(const model::Battle& battle, const model::Scenario& scenario) {
  std::set<Id<model::Player>> players;
  for (const model::Variant* variant : rules::variants(battle, scenario.id)) {
    for (const model::VariantBlock& row : battle.all<model::VariantBlock>()) {
      const auto* block = row.variant == variant->id ? battle.find<model::SetUpBlock>(row.block) : nullptr;
      const auto* army = block ? battle.find<model::Army>(block->army) : nullptr;
      if (army && battle.find<model::Player>(army->player)) players.insert(army->player);
    }
  }
  return players;
}

// A row without points still shows that its player should have a threshold.
bool hasRow(const model::Battle& battle, Id<model::Player> player) {
  const auto& rows = battle.all<model::Victory>();
  return std::any_of(rows.begin(), rows.end(), [&](const model::Victory& row) {
    return isThreshold(row) && row.player == player && !row.points;
  });
}

void lookForPlayers(FindingCollector& collector, const model::Scenario& scenario,
                    const std::vector<const model::Victory*>& rows) {
  const model::Battle& battle = collector.battle();
  const std::set<Id<model::Player>> players = playersIn(battle, scenario);
  std::vector<std::string> without;
  for (const Id<model::Player> player : players) {
    const auto isHis = [&](const model::Victory* row) { return row->player == player; };
    if (std::none_of(rows.begin(), rows.end(), isHis) && !hasRow(battle, player)) {
      without.push_back(playerName(battle, player));
    }
  }
  if (players.empty() || without.empty()) return;
  if (without.size() < players.size()) {
    collector.add("player-without-threshold", check::subjectOf(scenario), {{"players", joined(without)}}).scenario =
        scenario.slug;
    return collector.cite(*rows.front());
  }
  if (rules::certaintyOf(battle, collector.book(), "victory/automatic") == rules::Certainty::Unknown) return;
  if (rules::isDecidedByEvent(battle, scenario.id)) return;
  collector.add("scenario-without-threshold", check::subjectOf(scenario), {{"title", scenario.title}}).scenario =
      scenario.slug;
  collector.citeRule("victory/automatic");
}

// The verdict on a threshold in a variant.
struct Reckoned {
  Verdict verdict = Verdict::Undecided;
  std::int64_t most = 0;
  bool isEstimate = false;
  std::vector<Id<model::Unit>> unknown;

  friend auto operator<=>(const Reckoned&, const Reckoned&) = default;
};

std::string_view codeOf(const Reckoned& reckoned) {
  if (reckoned.verdict == Verdict::Undecided) return "threshold-undecidable";
  if (reckoned.verdict == Verdict::InReach)
    return reckoned.isEstimate ? "threshold-share-estimated" : "threshold-share";
  return reckoned.isEstimate ? "threshold-unattainable-estimated" : "threshold-unattainable";
}

Phrase namesOfUnits(const model::Battle& battle, const std::vector<Id<model::Unit>>& units) {
  constexpr std::size_t kMostNames = 5;
  std::vector<std::string> names;
  for (const Id<model::Unit> id : units) names.push_back(battle.find<model::Unit>(id)->name);
  return joinedShort(std::move(names), kMostNames);
}

// Rows that award points are not counted, because they don't say what the points are for; nor are awards whose points
// depend on how a game goes.
bool hasOtherAwards(const FindingCollector& collector) {
  const auto& rows = collector.battle().all<model::Victory>();
  return rules::hasGeneralAwards(collector.book()) ||
         std::any_of(rows.begin(), rows.end(),
                     [](const model::Victory& row) { return row.kind == model::VictoryKind::Award; });
}

// Nothing if unlimited points are possible, or if the points can't be computed because a rule is missing.
std::optional<Reckoned> reckoned(FindingCollector& collector, const model::Variant& variant,
                                 const Threshold& threshold) {
  if (!collector.battle().find<model::Player>(threshold.player)) return std::nullopt;  // checkThresholdRow reports it
  const Attainable found =
      rules::attainable(collector.battle(), collector.book(), collector.context().figures(), variant, threshold.player);
  if (threshold.points <= 0 || found.isUnbounded || hasOtherAwards(collector)) return std::nullopt;
  for (const std::string& path : found.missing) {
    if (!collector.book().row(path)) collector.missesRule(path);  // otherwise checkAwards reports what is wrong with it
  }
  if (!found.missing.empty()) return std::nullopt;
  return Reckoned{threshold.verdict, found.points, threshold.isEstimate, found.unknown};
}

void addReckoned(FindingCollector& collector, const model::Scenario& scenario, const std::string& variant,
                 const Threshold& threshold, const Reckoned& reckoned) {
  const auto* row = collector.battle().find<model::Victory>(threshold.row);
  Finding& finding = collector.add(codeOf(reckoned), check::subjectOf(*row),
                                   {{"player", playerName(collector.battle(), threshold.player)},
                                    {"points", std::to_string(threshold.points)},
                                    {"most", std::to_string(reckoned.most)},
                                    {"count", std::to_string(reckoned.unknown.size())},
                                    {"names", namesOfUnits(collector.battle(), reckoned.unknown)}});
  finding.scenario = scenario.slug;
  finding.variant = variant;
  collector.cite(*row, "points");
}

// One finding for all variants with the same result.
void lookAtReach(FindingCollector& collector, const model::Scenario& scenario) {
  const auto variants = rules::variants(collector.battle(), scenario.id);
  using Found = std::pair<Threshold, std::vector<const model::Variant*>>;
  std::map<std::pair<Id<model::Victory>, Reckoned>, Found> byResult;
  for (const model::Variant* variant : variants) {
    for (const Threshold& each :
         rules::thresholds(collector.battle(), collector.book(), collector.context().figures(), *variant)) {
      const auto result = reckoned(collector, *variant, each);
      if (!result) continue;
      const auto at = byResult.try_emplace({each.row, *result}, Found{each, {}}).first;
      at->second.second.push_back(variant);
    }
  }
  for (const auto& [about, found] : byResult) {
    const auto& [threshold, where] = found;
    if (where.size() == variants.size()) {
      addReckoned(collector, scenario, "", threshold, about.second);
      continue;
    }
    for (const model::Variant* variant : where) {
      addReckoned(collector, scenario, variant->slug, threshold, about.second);
    }
  }
}

}  // namespace

std::vector<Finding> checkThresholds(const CheckContext& context) {
  FindingCollector collector(context);
  const auto& all = context.battle().all<model::Victory>();
  for (const model::Victory& row : all) {
    if (isThreshold(row)) checkThresholdRow(collector, row);
  }
  for (const model::Scenario* scenario : rules::scenarios(context.battle())) {
    const auto rows = rowsFor(collector, *scenario);
    lookForSecond(collector, *scenario, rows);
    lookForPlayers(collector, *scenario, rows);
    lookAtReach(collector, *scenario);
  }
  return collector.take();
}

}  // namespace redoubt::check
