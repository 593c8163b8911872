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

void addShort(Gathering& gathering, const model::Track& track, const std::set<int>& turns) {
  gathering.add("turn-without-space", check::subjectOf(track), {{"track", track.title}, {"turns", rangesText(turns)}})
      .place = Turn{*turns.begin()};
  gathering.cite(track);
  gathering.citeRule("turns/count");
  if (auto edit = withSpaces(gathering.battle(), track, turns)) gathering.fix("add-spaces", std::move(*edit));
}

// A missing track is no problem, unless losers are put on it; an unfinished design can get it later.
void lookForTrack(Gathering& gathering) {
  const bool isWanted = gathering.book().text(kWithdrawal) == "turn-track" && !rules::isUnderWay(gathering.book()) &&
                        !gathering.battle().all<model::Scenario>().empty();
  if (!isWanted) return;
  gathering.add("turn-track-missing", Subject::ofRule(std::string(kWithdrawal)), {{"path", std::string(kWithdrawal)}});
  gathering.citeRule(kWithdrawal);
}

}  // namespace

std::vector<Finding> checkTurnTrack(const CheckContext& context) {
  Gathering gathering(context);
  const model::Track* first = nullptr;
  for (const model::Track& track : context.battle().all<model::Track>()) {
    if (track.kind == kTurnTrack && !first) first = &track;
  }
  if (!first) {
    lookForTrack(gathering);
    return gathering.take();
  }
  const auto missing = turnsWithoutSpace(context);
  if (!missing.empty()) addShort(gathering, *first, missing);
  return gathering.take();
}

}  // namespace redoubt::check
