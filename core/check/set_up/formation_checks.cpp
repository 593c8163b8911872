#include <algorithm>
#include <map>
#include <set>
#include <tuple>

#include "core/check/set_up/army_stacks.h"
#include "core/check/set_up/set_up_checks.h"
#include "core/check/set_up/standing_ground.h"
#include "core/rules/forces/arms.h"
#include "core/rules/forces/formation.h"
#include "core/rules/forces/formation_choice.h"
#include "core/rules/set_up/set_up.h"
#include "core/rules/terrain/terrain.h"
#include "core/rules/vocabulary/shape.h"

namespace redoubt::check {
namespace {

using rules::Formation;
using rules::FormationFault;
using rules::FormationTaker;

// The marks of all units in the words of formations: "star", and "white star" if it has a colour.
using Marks = std::map<Id<model::Unit>, std::vector<std::string>>;

Marks marksOf(const model::Battle& battle) {
  Marks marks;
  for (const model::Mark& mark : battle.all<model::Mark>()) {
    for (std::string& name : rules::namesOf(mark)) marks[mark.unit].push_back(std::move(name));
  }
  return marks;
}

// A unit that is to begin in a formation, and whether the values that decide about it are certain.
struct Taker {
  const model::Placement* placement;
  FormationTaker unit;
  bool isKindEstimate = false;
  bool isSizeEstimate = false;
};

std::optional<Taker> takerOf(const CheckContext& context, const Marks& marks, const model::Placement& placement) {
  const model::Unit* unit = context.battle().find(placement.unit);
  const rules::Arm arm = context.armOf(placement);
  if (!unit || !arm.slug) return std::nullopt;  // checkUnitTypes reports unknown arms
  const rules::Figure size = context.figures().of(placement).size;
  const auto found = marks.find(unit->id);
  const auto own = found == marks.end() ? std::vector<std::string>() : found->second;
  return Taker{&placement, {unit->type, *arm.slug, own, size.value}, arm.isEstimate, size.isEstimate};
}

bool isAboutSize(FormationFault fault) {
  return fault == FormationFault::UnitTooSmall || fault == FormationFault::TooSmall;
}

// Whether a fault depends on the kind of the unit.
bool isAboutKind(FormationFault fault) {
  return fault == FormationFault::NotEntitled || fault == FormationFault::Excluded || fault == FormationFault::WrongArm;
}

bool asksForSize(const Formation& formation) {
  return formation.needs.sizeEach || formation.needs.size;
}
bool asksForKind(const Formation& formation) {
  return !formation.types.empty() || !formation.arms.empty() || !formation.excludedTypes.empty() || formation.needs.arm;
}

enum class Verdict { Refused, Doubtful };

// One reason why units of an army can't, or perhaps can't, begin in a formation.
struct Trouble {
  const VariantSetUp* where;
  Id<model::Army> army;
  std::string formation;
  Verdict verdict;
  FormationFault fault;
  std::string path;

  friend auto operator<=>(const Trouble&, const Trouble&) = default;
};

std::string formationTitle(const rules::RuleBook& book, const std::string& slug) {
  return book.text("formation/" + slug + "/title").value_or(slug);
}

Subject subjectFor(const model::Army& army, const std::string& formation) {
  return KindSubject{"formation", formation, army.slug};
}

void setPlaces(Finding& finding, const PlacementList& placements) {
  std::set<hex::HexKey> hexes;
  for (const model::Placement* placement : placements) {
    if (placement->hex) hexes.insert(*placement->hex);
  }
  if (!hexes.empty()) finding.place = std::vector(hexes.begin(), hexes.end());
}

// Collects the problems of formations in all set-ups, so that each is reported once for an army.
class FormationLook {
 public:
  explicit FormationLook(const CheckContext& context) : context_(context), marks_(marksOf(context.battle())) {
    for (Formation& each : rules::formations(context.book())) {
      const std::string slug = each.slug;
      formations_.emplace(slug, std::move(each));
    }
  }

  bool hasFormations() const { return !formations_.empty(); }

  // Checks counters of one army that begin together, or a single counter that begins in no hex.
  void lookAt(const VariantSetUp& where, Id<model::Army> army, const PlacementList& counters, bool isWholeStack) {
    std::map<std::string, std::vector<Taker>> takers;
    for (const model::Placement* placement : counters) {
      if (!formations_.contains(placement->formation)) continue;
      if (auto taker = takerOf(context_, marks_, *placement)) takers[placement->formation].push_back(*taker);
    }
    for (const auto& [slug, units] : takers) lookAtTakers({&where, army, slug, {}, {}, {}}, units, isWholeStack);
  }

  void tell(FindingCollector& collector) const {
    for (const auto& [trouble, counters] : troubles_) {
      const model::Army* army = collector.battle().find<model::Army>(trouble.army);
      if (!army) continue;
      const bool isRefused = trouble.verdict == Verdict::Refused;
      Finding& finding = collector.add(isRefused ? "formation-not-allowed" : "formation-doubtful", *trouble.where,
                                       subjectFor(*army, trouble.formation),
                                       {{"names", shortNamesOf(collector.battle(), counters)},
                                        {"army", army->name},
                                        {"formation", formationTitle(collector.book(), trouble.formation)},
                                        {"reason", rules::wordsFor(trouble.fault)}});
      setPlaces(finding, counters);
      collector.citeRule(trouble.path);
    }
    for (const auto& [about, counters] : onEstimates_) {
      const auto& [where, id, formation] = about;
      const model::Army* army = collector.battle().find<model::Army>(id);
      if (!army) continue;
      Finding& finding = collector.add("formations-on-estimates", *where, subjectFor(*army, formation),
                                       {{"army", army->name},
                                        {"formation", formationTitle(collector.book(), formation)},
                                        {"count", std::to_string(counters.size())}});
      setPlaces(finding, counters);
    }
  }

 private:
  void lookAtTakers(Trouble trouble, const std::vector<Taker>& takers, bool isWholeStack) {
    const Formation& formation = formations_.at(trouble.formation);
    std::vector<FormationTaker> units;
    for (const Taker& taker : takers) units.push_back(taker.unit);
    bool isRefused = false;
    for (const rules::FormationRefusal& refusal : rules::refusals(formation, units, {})) {
      if (!counts(formation, takers, refusal, isWholeStack)) continue;
      isRefused = true;
      trouble.fault = refusal.fault;
      trouble.path = refusal.path;
      trouble.verdict = isDoubtful(takers, refusal) ? Verdict::Doubtful : Verdict::Refused;
      for (std::size_t i = 0; i < takers.size(); ++i) {
        if (!refusal.unit || *refusal.unit == i) troubles_[trouble].push_back(takers[i].placement);
      }
    }
    if (isRefused) return;
    for (const Taker& taker : takers) {
      const bool restsOnEstimate =
          (taker.isSizeEstimate && asksForSize(formation)) || (taker.isKindEstimate && asksForKind(formation));
      if (!restsOnEstimate) continue;
      onEstimates_[{trouble.where, trouble.army, trouble.formation}].push_back(taker.placement);
    }
  }

  // checkFormationTerrain checks the terrain, and a unit that enters alone can join others later.
  static bool counts(const Formation& formation, const std::vector<Taker>& takers,
                     const rules::FormationRefusal& refusal, bool isWholeStack) {
    if (refusal.fault == FormationFault::WrongTerrain) return false;
    if (!refusal.unit) return isWholeStack;
    if (refusal.fault != FormationFault::NotEntitled) return true;
    return rules::automaticFormation({&formation, 1}, takers[*refusal.unit].unit) != formation.slug;
  }

  static bool isDoubtful(const std::vector<Taker>& takers, const rules::FormationRefusal& refusal) {
    if (refusal.fault == FormationFault::SizeUnknown) return true;
    const auto isDoubtfulFor = [&](const Taker& taker) {
      return (isAboutSize(refusal.fault) && taker.isSizeEstimate) ||
             (isAboutKind(refusal.fault) && taker.isKindEstimate);
    };
    return refusal.unit ? isDoubtfulFor(takers[*refusal.unit])
                        : std::any_of(takers.begin(), takers.end(), isDoubtfulFor);
  }

  const CheckContext& context_;
  Marks marks_;
  std::map<std::string, Formation> formations_;
  std::map<Trouble, PlacementList> troubles_;
  std::map<std::tuple<const VariantSetUp*, Id<model::Army>, std::string>, PlacementList> onEstimates_;
};

// Reports, for each army, counters with a formation that the rules don't have although they have others.
void lookForUnknown(FindingCollector& collector) {
  const model::Battle& battle = collector.battle();
  std::map<std::pair<Id<model::Army>, std::string>, PlacementList> unknown;
  for (const model::Placement& row : battle.all<model::Placement>()) {
    const auto army = rules::armyOf(battle, row);
    const bool isKnown = row.formation.empty() || !collector.book().under("formation/" + row.formation).empty();
    if (army && !isKnown) unknown[{*army, row.formation}].push_back(&row);
  }
  for (const auto& [about, rows] : unknown) {
    const model::Army* army = battle.find<model::Army>(about.first);
    if (!army) continue;
    Finding& finding =
        collector.add("formation-unknown", subjectFor(*army, about.second),
                      {{"formation", about.second}, {"army", army->name}, {"names", shortNamesOf(battle, rows)}});
    setPlaces(finding, rows);
    collector.cite(*rows.front(), "formation");
  }
}

// Units of one arm in a hex that name several formations; those that name none are counted with the others.
void lookForMixed(FindingCollector& collector, const ArmyStack& stack) {
  std::map<std::string, std::set<std::string>> byArm;
  for (const model::Placement* placement : stack.counters) {
    const rules::Arm arm = collector.context().armOf(*placement);
    if (arm.slug && placement->unit && !placement->formation.empty()) byArm[*arm.slug].insert(placement->formation);
  }
  for (const auto& [arm, formations] : byArm) {
    if (formations.size() < 2) continue;
    std::vector<std::string> titles;
    for (const std::string& slug : formations) titles.push_back(formationTitle(collector.book(), slug));
    addAbout(collector, "formation-mixed", stack,
             {{"arm", rules::armTitle(collector.book(), arm)}, {"formations", joined(titles)}});
  }
}

// The path of the terrain list that excludes a terrain; empty if none does.
std::string forbiddingPath(const Formation& formation, const std::string& terrain) {
  const auto excludes = [&](const std::vector<std::string>& allowed) {
    return !allowed.empty() && std::find(allowed.begin(), allowed.end(), terrain) == allowed.end();
  };
  const std::string path = "formation/" + formation.slug + "/";
  if (excludes(formation.needs.terrain)) return path + "needs";
  return excludes(formation.terrain) ? path + "terrain" : std::string();
}

void lookAtTerrain(FindingCollector& collector, const StandingGround& ground, const ArmyStack& stack) {
  std::map<std::string, PlacementList> byFormation;
  for (const model::Placement* placement : stack.counters) {
    if (placement->unit && !placement->formation.empty()) byFormation[placement->formation].push_back(placement);
  }
  for (const auto& [slug, counters] : byFormation) {
    const auto formation = rules::formation(collector.book(), slug);
    const std::string& terrain = ground.terrainOf(stack.hex);
    const std::string path = formation ? forbiddingPath(*formation, terrain) : std::string();
    if (path.empty()) continue;
    addAbout(collector, "formation-terrain", stack,
             {{"names", namesOf(collector.battle(), counters)},
              {"formation", formation->title},
              {"terrain", rules::terrainTitle(collector.book(), terrain)}});
    collector.citeRule(path);
  }
}

}  // namespace

std::vector<Finding> checkFormations(const CheckContext& context) {
  FindingCollector collector(context);
  FormationLook look(context);
  if (!look.hasFormations()) return collector.take();
  lookForUnknown(collector);
  forEachArmyStack(context, [&](const ArmyStack& stack) {
    look.lookAt(stack.where, stack.army, stack.counters, true);
    lookForMixed(collector, stack);
  });
  for (const VariantSetUp& where : context.setUps()) {
    for (const model::Placement* placement : where.placements) {
      const auto army = rules::armyOf(context.battle(), *placement);
      if (placement->rule != model::PlacementRule::At && army) look.lookAt(where, *army, {placement}, false);
    }
  }
  look.tell(collector);
  return collector.take();
}

FindingsByHex checkFormationTerrain(const CheckContext& context, const HexSet* hexes) {
  const StandingGround ground(context.battle(), context.book());
  return lookStackByStack(context, hexes, [&](FindingCollector& collector, const ArmyStack& stack) {
    lookAtTerrain(collector, ground, stack);
  });
}

}  // namespace redoubt::check
