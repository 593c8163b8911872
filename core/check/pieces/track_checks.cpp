#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <set>

#include "core/check/finding_collector.h"
#include "core/check/pieces/pieces_checks.h"
#include "core/rules/book/json_values.h"
#include "core/rules/turns/track_spaces.h"

namespace redoubt::check {
namespace {

using nlohmann::json;
using Spaces = std::vector<const model::Space*>;

bool hasSpace(const Spaces& spaces, std::string_view slug) {
  return std::any_of(spaces.begin(), spaces.end(), [&](const model::Space* space) { return space->slug == slug; });
}

// Checks the start spaces that scenarios give the marker of a track.
void lookAtStarts(FindingCollector& collector, const model::Track& track, const Spaces& spaces) {
  const std::string path = "track/" + track.slug;
  for (const model::Scenario* scenario : rules::scenarios(collector.battle())) {
    const auto* row = collector.battle().find<model::Setting>({scenario->id, path});
    const auto slug = row ? rules::textOf(std::string_view(row->value.text)) : std::nullopt;
    if (!slug || hasSpace(spaces, *slug)) continue;
    collector
        .add("track-start-unknown", SettingSubject{scenario->slug, path},
             {{"track", track.title}, {"space", *slug}, {"by", scenario->title}})
        .scenario = scenario->slug;
    collector.cite(*row);
  }
}

// The labels of the zones that help no player.
std::set<std::string> neutralLabels(const rules::RuleBook& book) {
  std::set<std::string> labels;
  for (const json& zone : rules::parsedJson(book.json("morale-track/zones"))) {
    const auto label = rules::textOf(rules::member(zone, "label"));
    if (label && rules::wholeNumber(rules::member(zone, "columns")) == 0) labels.insert(*label);
  }
  return labels;
}

// The marker begins in the middle of the spaces that help no player (K8.12); with an even number both middle spaces are
// correct.
void lookAtMiddle(FindingCollector& collector, const model::Track& track, const Spaces& spaces,
                  const std::string& slug) {
  constexpr std::string_view kStart = "morale-track/start";
  const auto labels = neutralLabels(collector.book());
  const auto isNeutral = [&](const model::Space* space) { return labels.contains(space->label); };
  const auto first = std::find_if(spaces.begin(), spaces.end(), isNeutral);
  const auto end = std::find_if_not(first, spaces.end(), isNeutral);
  const Spaces neutral(first, end);
  // If they are not adjacent there is no middle, and lookAtZones() reports it.
  if (neutral.empty() || std::any_of(end, spaces.end(), isNeutral)) return;
  const Spaces middle(neutral.begin() + static_cast<std::ptrdiff_t>((neutral.size() - 1) / 2),
                      neutral.begin() + static_cast<std::ptrdiff_t>(neutral.size() / 2 + 1));
  if (hasSpace(middle, slug)) return;
  collector.add("track-start-off-middle", Subject::ofRule(std::string(kStart)),
                {{"track", track.title}, {"space", slug}, {"middle", middle.front()->slug}});
  collector.citeRule(kStart);
}

void lookAtRuleStart(FindingCollector& collector, const model::Track& track, const Spaces& spaces) {
  constexpr std::string_view kStart = "morale-track/start";
  const auto slug = collector.book().text(kStart);
  if (!slug) return;
  if (hasSpace(spaces, *slug)) return lookAtMiddle(collector, track, spaces, *slug);
  collector.add("track-start-unknown", Subject::ofRule(std::string(kStart)),
                {{"track", track.title}, {"space", *slug}, {"by", std::string(kStart)}});
  collector.citeRule(kStart);
}

// Each zone must be shown on adjacent spaces, and each label must be that of a zone.
void lookAtZones(FindingCollector& collector, const model::Track& track, const Spaces& spaces) {
  constexpr std::string_view kZones = "morale-track/zones";
  const json zones = rules::parsedJson(collector.book().json(kZones));
  if (!zones.is_array()) return;
  std::set<std::string> labels;
  for (const json& zone : zones) {
    if (const auto label = rules::textOf(rules::member(zone, "label"))) labels.insert(*label);
  }
  std::map<std::string, int> runs;  // runs of adjacent spaces with that label
  const model::Space* before = nullptr;
  for (const model::Space* space : spaces) {
    if (!before || before->label != space->label) ++runs[space->label];
    before = space;
  }
  const Subject subject = Subject::ofRule(std::string(kZones));
  for (const std::string& label : labels) {
    const auto found = runs.find(label);
    if (found != runs.end() && found->second == 1) continue;
    collector.add(found == runs.end() ? "track-zone-unknown" : "track-zone-torn", subject,
                  {{"track", track.title}, {"zone", label}});
    collector.citeRule(kZones);
  }
  for (const auto& [label, count] : runs) {
    if (labels.contains(label)) continue;
    collector.add("track-label-unknown", check::subjectOf(track), {{"track", track.title}, {"label", label}});
    collector.citeRule(kZones);
  }
}

// Compares the counters on a space in a variant with its capacity.
void lookAtCapacity(FindingCollector& collector, const VariantSetUp& where) {
  std::map<Id<model::Space>, int> loads;
  for (const model::Placement* placement : where.placements) {
    if (placement->rule == model::PlacementRule::Space && placement->space) {
      loads[*placement->space] += placement->count;
    }
  }
  for (const auto& [id, load] : loads) {
    const model::Space* space = collector.battle().find<model::Space>(id);
    if (!space || !space->capacity || load <= *space->capacity) continue;
    const model::Track* track = collector.battle().find<model::Track>(space->track);
    collector.add("space-too-full", where, check::subjectOf(*space),
                  {{"space", space->label},
                   {"track", track ? track->title : "?"},
                   {"count", std::to_string(load)},
                   {"capacity", std::to_string(*space->capacity)}});
    collector.cite(*space, "capacity");
  }
}

}  // namespace

std::vector<Finding> checkTracks(const CheckContext& context) {
  FindingCollector collector(context);
  const auto morale = context.book().text("morale-track/track");
  for (const model::Track& track : context.battle().all<model::Track>()) {
    const Spaces spaces = rules::spacesOf(context.battle(), track.id);
    lookAtStarts(collector, track, spaces);
    if (track.slug != morale) continue;
    lookAtRuleStart(collector, track, spaces);
    lookAtZones(collector, track, spaces);
  }
  for (const VariantSetUp& where : context.setUps()) lookAtCapacity(collector, where);
  return collector.take();
}

}  // namespace redoubt::check
