#include "core/base/text.h"
#include "core/check/schedule/schedule_checks.h"
#include "core/check/schedule/schedule_tools.h"
#include "core/rules/set_up/set_up.h"

namespace redoubt::check {
namespace {

constexpr std::string_view kTurnTrack = "turn";  // the kind of a track
constexpr std::string_view kWithdrawal = "withdrawal/kind";

// The turn of a space: its label, otherwise its position on the track.
int turnOf(const model::Space& space) {
  const auto number = toInteger(space.label);
  return number && *number >= 0 && *number <= 1000 ? static_cast<int>(*number) : space.ordinal;
}

// The turns of all scenarios for which no turn track has a space.
std::set<int> turnsWithoutSpace(const CheckContext& context) {
  const model::Battle& battle = context.battle();
  std::set<int> missing;
  for (const model::Scenario& scenario : battle.all<model::Scenario>()) {
    const auto turns = turnsOf(context, scenario.id);
    missing.insert(turns.begin(), turns.end());
  }
  for (const model::Space& space : battle.all<model::Space>()) {
    const model::Track* track = battle.find<model::Track>(space.track);
    if (track && track->kind == kTurnTrack) missing.erase(turnOf(space));
  }
  return missing;
}

// Nothing if there is already a space of that name.
std::optional<model::Edit> withSpaces(const model::Battle& battle, const model::Track& track,
                                      const std::set<int>& turns) {
  model::Edit edit;
  for (const int turn : turns) {
    const std::string number = std::to_string(turn);
    const std::string slug = "turn-" + number;
    const Id<model::Space> id{hashedId(model::Space::kTable, track.slug + "/" + slug)};
    if (battle.find<model::Space>(id)) return std::nullopt;
    edit.put(model::Space{id, slug, track.id, turn, number, std::nullopt});
  }
  return edit;
}

void addShort(FindingCollector& collector, const model::Track& track, const std::set<int>& turns) {
  collector.add("turn-without-space", check::subjectOf(track), {{"track", track.title}, {"turns", rangesText(turns)}})
      .place = Turn{*turns.begin()};
  collector.cite(track);
  collector.citeRule("turns/count");
  if (auto edit = withSpaces(collector.battle(), track, turns)) collector.fix("add-spaces", std::move(*edit));
}

// A missing track is no problem, unless losers are put on it; an unfinished design can get it later.
void lookForTrack(FindingCollector& collector) {
  const bool isWanted = collector.book().text(kWithdrawal) == "turn-track" &&
                        !rules::isSetUpUnfinished(collector.book()) &&
                        !collector.battle().all<model::Scenario>().empty();
  if (!isWanted) return;
  collector.add("turn-track-missing", Subject::ofRule(std::string(kWithdrawal)), {{"path", std::string(kWithdrawal)}});
  collector.citeRule(kWithdrawal);
}

}  // namespace

std::vector<Finding> checkTurnTrack(const CheckContext& context) {
  FindingCollector collector(context);
  const model::Track* first = nullptr;
  for (const model::Track& track : context.battle().all<model::Track>()) {
    if (track.kind == kTurnTrack && !first) first = &track;
  }
  if (!first) {
    lookForTrack(collector);
    return collector.take();
  }
  const auto missing = turnsWithoutSpace(context);
  if (!missing.empty()) addShort(collector, *first, missing);
  return collector.take();
}

}  // namespace redoubt::check
