#include "core/check/set_up/set_up_checks.h"

#include <algorithm>
#include <map>
#include <set>
#include <string_view>

#include "core/base/text.h"
#include "core/check/finding_collector.h"
#include "core/check/set_up/near_names.h"
#include "core/rules/set_up/set_up.h"

namespace redoubt::check {
namespace {

using model::PlacementRule;
using model::PlacementSubject;

bool isNamed(const model::Placement& placement) {
  return placement.subject == PlacementSubject::Unit || placement.subject == PlacementSubject::Leader;
}

bool isResolved(const model::Placement& placement) {
  return placement.subject == PlacementSubject::Leader ? placement.leader.has_value() : placement.unit.has_value();
}

// The column that a placement's rule needs and that is empty; nothing if it is complete.
std::optional<std::string_view> missingField(const model::Placement& placement) {
  if (isNamed(placement) && !isResolved(placement) && placement.words.empty()) return "words";
  switch (placement.rule) {
    case PlacementRule::At:
      if (!placement.hex) return "hex";
      break;
    case PlacementRule::Within:
      if (!placement.hex && !placement.zone) return "hex";
      if (!placement.distance) return "distance";
      break;
    case PlacementRule::Zone:
      if (!placement.zone) return "zone";
      break;
    case PlacementRule::Space:
      if (!placement.space) return "space";
      break;
    case PlacementRule::Enters:
    case PlacementRule::OnActivation:
      if (!placement.entry) return "entry";
      break;
    case PlacementRule::WithOwnUnits:
    case PlacementRule::OffMap: break;
  }
  return std::nullopt;
}

std::string blockTitle(const model::Battle& battle, const model::Placement& placement) {
  const model::SetUpBlock* block = battle.find<model::SetUpBlock>(placement.block);
  return block ? block->title : std::string();
}

// The hex, or the word of the placement rule if there is none.
std::string whereText(const FindingCollector& collector, const model::Placement& placement) {
  if (placement.rule == PlacementRule::At && placement.hex) return collector.hexName(*placement.hex);
  return std::string(model::toText(placement.rule));
}

template <class Row>
void addPlacedTwice(FindingCollector& collector, const VariantSetUp& where, const Row& row,
                    const std::vector<const model::Placement*>& places) {
  std::vector<std::string> texts;
  std::vector<hex::HexKey> hexes;
  model::Edit edit;
  for (const model::Placement* placement : places) {
    texts.push_back(whereText(collector, *placement));
    if (placement->rule == PlacementRule::At && placement->hex) hexes.push_back(*placement->hex);
    if (placement != places.front()) eraseRow(edit, collector.battle(), *placement);
  }
  Finding& finding =
      collector.add("placed-twice", where, check::subjectOf(row), {{"name", row.name}, {"places", joined(texts)}});
  if (!hexes.empty()) finding.place = std::move(hexes);
  collector.cite(*places.back());
  collector.fix("keep-first-placement", std::move(edit));
}

// The units or leaders of the block's army; those that the block places already are marked as taken.
template <class Row>
std::vector<NamedRow> candidates(const model::Battle& battle, const model::Placement& placement,
                                 std::optional<Id<Row>> model::Placement::*member) {
  std::set<Id<Row>> taken;
  for (const model::Placement* other : rules::placementsOfBlock(battle, placement.block)) {
    if (other->*member) taken.insert(*(other->*member));
  }
  const auto army = rules::armyOf(battle, placement);
  std::vector<NamedRow> result;
  for (const Row& row : battle.all<Row>()) {
    if (army == row.army) result.push_back({row.id.value, row.name, taken.contains(row.id)});
  }
  return result;
}

void addUnknownName(FindingCollector& collector, const model::Placement& placement) {
  const model::Battle& battle = collector.battle();
  const bool isLeader = placement.subject == PlacementSubject::Leader;
  const auto near = nearNames(placement.words, isLeader ? candidates(battle, placement, &model::Placement::leader)
                                                        : candidates(battle, placement, &model::Placement::unit));
  std::vector<std::string> names;
  for (const NearName& name : near.names) names.push_back(name.row.name);
  Finding& finding = collector.add("name-unknown", check::subjectOf(placement),
                                   {{"words", placement.words},
                                    {"army", armyName(battle, rules::armyOf(battle, placement))},
                                    {"near", names.empty() ? "–" : joined(names)}});
  if (placement.rule == PlacementRule::At && placement.hex) finding.place = std::vector{*placement.hex};
  collector.cite(placement, "words");
  if (!near.clear) return;
  finding.arguments["resolved"] = near.clear->name;
  model::Placement resolved = placement;
  if (isLeader) resolved.leader = Id<model::Leader>{near.clear->id};
  if (!isLeader) resolved.unit = Id<model::Unit>{near.clear->id};
  model::Edit edit;
  edit.put(std::move(resolved));
  collector.fix("resolve-name", std::move(edit));
}

}  // namespace

std::vector<Finding> checkPlacementRows(const CheckContext& context) {
  FindingCollector collector(context);
  const model::Battle& battle = context.battle();
  for (const model::Placement& placement : battle.all<model::Placement>()) {
    const std::string name = check::nameOf(battle, placement);
    if (placement.hex && collector.hasMap() && !collector.layout().contains(*placement.hex)) {
      Finding& finding = collector.add("hex-off-map", check::subjectOf(placement),
                                       {{"name", name}, {"hex", collector.hexName(*placement.hex)}});
      finding.place = std::vector{*placement.hex};
      collector.cite(placement, "hex");
    }
    const auto missing = missingField(placement);
    if (!missing) continue;
    collector.add("placement-incomplete", check::subjectOf(placement),
                  {{"name", name}, {"block", blockTitle(battle, placement)}, {"missing", std::string(*missing)}});
    collector.cite(placement);
  }
  return collector.take();
}

std::vector<Finding> checkPlacedTwice(const CheckContext& context) {
  FindingCollector collector(context);
  const model::Battle& battle = context.battle();
  for (const VariantSetUp& where : context.setUps()) {
    std::map<Id<model::Unit>, std::vector<const model::Placement*>> units;
    std::map<Id<model::Leader>, std::vector<const model::Placement*>> leaders;
    for (const model::Placement* placement : where.placements) {
      if (placement->subject == PlacementSubject::Unit && placement->unit) units[*placement->unit].push_back(placement);
      if (placement->subject == PlacementSubject::Leader && placement->leader) {
        leaders[*placement->leader].push_back(placement);
      }
    }
    for (const auto& [id, places] : units) {
      const model::Unit* unit = battle.find<model::Unit>(id);
      if (unit && places.size() > 1) addPlacedTwice(collector, where, *unit, places);
    }
    for (const auto& [id, places] : leaders) {
      const model::Leader* leader = battle.find<model::Leader>(id);
      if (leader && places.size() > 1) addPlacedTwice(collector, where, *leader, places);
    }
  }
  return collector.take();
}

std::vector<Finding> checkNames(const CheckContext& context) {
  FindingCollector collector(context);
  const model::Battle& battle = context.battle();
  for (const model::Placement& placement : battle.all<model::Placement>()) {
    if (isNamed(placement) && !isResolved(placement) && !placement.words.empty()) {
      addUnknownName(collector, placement);
    }
  }
  return collector.take();
}

}  // namespace redoubt::check
