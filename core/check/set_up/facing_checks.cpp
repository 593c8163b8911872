#include <algorithm>
#include <map>
#include <set>

#include "core/base/text.h"
#include "core/check/set_up/army_stacks.h"
#include "core/check/set_up/set_up_checks.h"
#include "core/model/placement_verbs.h"
#include "core/rules/forces/arms.h"
#include "core/rules/forces/formation.h"
#include "core/rules/forces/markers.h"
#include "core/rules/set_up/set_up.h"
#include "core/rules/vocabulary/shape.h"

namespace redoubt::check {
namespace {

// The counters of a stack that must have the same facing: those for which it is certain, and those whose arm is
// unknown.
struct Facers {
  PlacementList bound;
  PlacementList unsure;
};

Facers facers(FindingCollector& collector, const PlacementList& counters) {
  const auto none = collector.book().texts("facing/none");
  const auto free = collector.book().texts("facing/free");
  Facers result;
  for (const model::Placement* placement : counters) {
    if (placement->subject == model::PlacementSubject::Marker) continue;
    const rules::Arm arm = collector.context().armOf(*placement);
    if (!arm.slug) {
      result.unsure.push_back(placement);
      continue;
    }
    const auto isIn = [&](const std::vector<std::string>& arms) {
      return std::find(arms.begin(), arms.end(), *arm.slug) != arms.end();
    };
    if (!isIn(none) && !isIn(free)) result.bound.push_back(placement);
  }
  return result;
}

// The given directions; a counter whose facing the player chooses can have any of them.
std::set<hex::Direction> directions(const PlacementList& counters) {
  std::set<hex::Direction> result;
  for (const model::Placement* placement : counters) {
    if (placement->direction && placement->direction->direction) result.insert(*placement->direction->direction);
  }
  return result;
}

PlacementList withoutFacing(const PlacementList& counters) {
  PlacementList result;
  for (const model::Placement* placement : counters) {
    if (!placement->direction) result.push_back(placement);
  }
  return result;
}

Phrase facingsText(const FindingCollector& collector, const PlacementList& counters) {
  std::vector<std::string> parts;
  for (const model::Placement* placement : counters) {
    if (!placement->direction || !placement->direction->direction || !placement->hex) continue;
    std::vector<std::string> front;
    for (const hex::HexKey hex :
         rules::frontHexes(collector.battle(), collector.book(), collector.layout(), *placement)) {
      front.push_back(collector.hexName(hex));
    }
    parts.push_back(check::nameOf(collector.battle(), *placement) + " " + join(front, "+"));
  }
  return joined(parts);
}

void addMixed(FindingCollector& collector, const ArmyStack& stack, const PlacementList& bound) {
  addAbout(collector, "mixed-facing", stack, {{"facings", facingsText(collector, bound)}});
  collector.citeRule("facing/mixed-in-stack");
  std::optional<model::Facing> top;
  std::vector<Id<model::Placement>> others;
  for (const model::Placement* placement : bound) {
    if (!placement->direction || !placement->direction->direction) continue;
    if (!top) top = placement->direction;
    if (placement->direction != top) others.push_back(placement->id);
  }
  collector.fix("face-as-top", model::setFacing(collector.battle(), others, top, {}));
}

bool mayMixFacings(const rules::RuleBook& book) {
  return book.json("facing/mixed-in-stack") == "true";
}

void lookAtFacings(FindingCollector& collector, const ArmyStack& stack) {
  if (stack.counters.size() < 2) return;
  const Facers facing = facers(collector, stack.counters);
  PlacementList all = facing.bound;
  all.insert(all.end(), facing.unsure.begin(), facing.unsure.end());
  const auto missing = withoutFacing(facing.bound);
  const bool isMixed = directions(facing.bound).size() > 1;
  const bool mayBeMixed = directions(all).size() > 1;
  const bool isPartlyGiven = !directions(facing.bound).empty() && !missing.empty();
  if (!isMixed && !mayBeMixed && !isPartlyGiven) return;
  if (!collector.needsRule("facing/mixed-in-stack") || mayMixFacings(collector.book())) return;
  for (const std::string_view path : {"facing/none", "facing/free"}) {
    if (!collector.needsRule(path)) return;
  }
  if (isMixed) {
    addMixed(collector, stack, facing.bound);
    return;
  }
  addAbout(collector, "facing-undecidable", stack,
           {{"names", namesOf(collector.battle(), mayBeMixed ? facing.unsure : missing)}});
  collector.citeRule("facing/mixed-in-stack");
}

// The rows of each army with the same problem.
using RowsByArmy = std::map<Id<model::Army>, PlacementList>;

// False for damaged rows of no army.
bool addForArmy(FindingCollector& collector, std::string_view code, Id<model::Army> id, const PlacementList& rows,
                Arguments arguments) {
  const model::Army* army = collector.battle().find<model::Army>(id);
  if (!army) return false;
  arguments["army"] = army->name;
  arguments["count"] = std::to_string(rows.size());
  arguments["names"] = shortNamesOf(collector.battle(), rows);
  std::set<hex::HexKey> hexes;
  for (const model::Placement* row : rows) {
    if (row->hex) hexes.insert(*row->hex);
  }
  Finding& finding = collector.add(code, check::subjectOf(*army), std::move(arguments));
  if (!hexes.empty()) finding.place = std::vector(hexes.begin(), hexes.end());
  return true;
}

void addFaceless(FindingCollector& collector, const RowsByArmy& faceless) {
  for (const auto& [army, rows] : faceless) {
    if (!addForArmy(collector, "facing-of-faceless", army, rows, {})) continue;
    collector.citeRule("facing/none");
    std::vector<Id<model::Placement>> ids;
    for (const model::Placement* row : rows) ids.push_back(row->id);
    collector.fix("clear-facings", model::setFacing(collector.battle(), ids, std::nullopt, {}));
  }
}

Phrase wordsFor(hex::FacingKind kind) {
  return Phrase::of(kind == hex::FacingKind::Hexside ? "details.facing.hexside" : "details.facing.vertex");
}

// A direction lies midway between two of the other kind, so there is no fix that wouldn't guess.
void addOtherKind(FindingCollector& collector, const RowsByArmy& otherKind, hex::FacingKind kind) {
  const hex::FacingKind other = kind == hex::FacingKind::Vertex ? hex::FacingKind::Hexside : hex::FacingKind::Vertex;
  for (const auto& [army, rows] : otherKind) {
    const bool isAdded =
        addForArmy(collector, "facing-kind", army, rows, {{"right", wordsFor(kind)}, {"wrong", wordsFor(other)}});
    if (isAdded) collector.citeRule("facing/kind");
  }
}

// The units of a set-up block on the map without a facing, and their hexes.
struct Unfaced {
  int all = 0;
  int missing = 0;
  std::set<hex::HexKey> hexes;
};

bool beginsOnMap(const model::Placement& placement) {
  using enum model::PlacementRule;
  return placement.rule == At || placement.rule == Within || placement.rule == Zone;
}

// The placements that hold in some variant, each once although blocks are shared.
std::set<const model::Placement*> placementsInUse(const CheckContext& context) {
  std::set<const model::Placement*> all;
  for (const VariantSetUp& where : context.setUps()) all.insert(where.placements.begin(), where.placements.end());
  return all;
}

std::map<Id<model::SetUpBlock>, Unfaced> unfacedByBlock(const CheckContext& context, const rules::FacingRules& rules) {
  std::map<Id<model::SetUpBlock>, Unfaced> blocks;
  for (const model::Placement* placement : placementsInUse(context)) {
    if (placement->subject != model::PlacementSubject::Unit || !beginsOnMap(*placement)) continue;
    const rules::Arm arm = context.armOf(*placement);
    if (!arm.slug || rules::facesNowhere(rules, *arm.slug)) continue;
    Unfaced& unfaced = blocks[placement->block];
    ++unfaced.all;
    if (placement->direction) continue;
    ++unfaced.missing;
    if (placement->hex) unfaced.hexes.insert(*placement->hex);
  }
  return blocks;
}

// A marker on a hexside faces it, regardless of the facing rules of counters.
bool liesOnHexside(const rules::RuleBook& book, const model::Placement& placement) {
  const auto marker = rules::markerOf(book, placement);
  return marker && book.text("marker/" + *marker + "/hexside");
}

}  // namespace

std::vector<Finding> checkFacings(const CheckContext& context) {
  FindingCollector collector(context);
  forEachArmyStack(context, [&](const ArmyStack& stack) { lookAtFacings(collector, stack); });
  return collector.take();
}

std::vector<Finding> checkFacingRows(const CheckContext& context) {
  FindingCollector collector(context);
  const model::Battle& battle = context.battle();
  const rules::FacingRules rules = rules::facingRules(context.book());
  RowsByArmy faceless;
  RowsByArmy otherKind;
  for (const model::Placement& row : battle.all<model::Placement>()) {
    const auto army = rules::armyOf(battle, row);
    if (!row.direction || !army || liesOnHexside(context.book(), row)) continue;
    const rules::Arm arm = context.armOf(row);
    if (arm.slug && rules::facesNowhere(rules, *arm.slug)) {
      faceless[*army].push_back(&row);
    } else if (rules.kind && row.direction->direction && row.direction->direction->kind != *rules.kind) {
      otherKind[*army].push_back(&row);
    }
  }
  addFaceless(collector, faceless);
  if (rules.kind) addOtherKind(collector, otherKind, *rules.kind);
  return collector.take();
}

std::vector<Finding> checkMissingFacings(const CheckContext& context) {
  FindingCollector collector(context);
  const rules::FacingRules rules = rules::facingRules(context.book());
  // If counters have no zones, their facing has no effect.
  if (!rules.kind || !rules.zones) return collector.take();
  for (const auto& [id, unfaced] : unfacedByBlock(context, rules)) {
    const model::SetUpBlock* block = context.battle().find<model::SetUpBlock>(id);
    if (!block || unfaced.missing == 0) continue;
    Finding& finding = collector.add("facing-missing", check::subjectOf(*block),
                                     {{"army", armyName(context.battle(), block->army)},
                                      {"block", block->title},
                                      {"count", std::to_string(unfaced.missing)},
                                      {"all", std::to_string(unfaced.all)}});
    if (!unfaced.hexes.empty()) finding.place = std::vector(unfaced.hexes.begin(), unfaced.hexes.end());
    collector.citeRule("facing/kind");
  }
  return collector.take();
}

}  // namespace redoubt::check
