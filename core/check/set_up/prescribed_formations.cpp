#include <map>
#include <set>
#include <span>

#include "core/check/set_up/army_stacks.h"
#include "core/check/set_up/set_up_checks.h"
#include "core/model/origins.h"
#include "core/rules/combat/guns.h"
#include "core/rules/forces/arms.h"
#include "core/rules/forces/formation.h"
#include "core/rules/set_up/set_up.h"

namespace redoubt::check {
namespace {

// Rows of an army that should name a formation and don't.
struct Lack {
  std::string_view code;
  Id<model::Army> army;
  std::string formation;
  bool isEstimate = false;  // that they should depends on a working value

  friend auto operator<=>(const Lack&, const Lack&) = default;
};
using Lacks = std::map<Lack, PlacementList>;

// The formation of a unit by its size alone. Nothing if the size is unknown.
void lookAtSize(const CheckContext& context, std::span<const rules::Formation> formations,
                const model::Placement& placement, Id<model::Army> army, Lacks& lacks) {
  const model::Unit* unit = context.battle().find(placement.unit);
  const rules::Arm arm = context.armOf(placement);
  if (!unit || !arm.slug || placement.rule == model::PlacementRule::OffMap) return;
  const rules::Figure size = context.figures().of(placement).size;
  const auto formation = rules::automaticFormation(formations, {unit->type, *arm.slug, {}, size.value});
  if (!formation || placement.formation == *formation) return;
  lacks[{"formation-by-size", army, *formation, size.isEstimate || arm.isEstimate}].push_back(&placement);
}

// The formation of guns that enter the map later.
void lookAtEntry(const CheckContext& context, const std::string& formation, const model::Placement& placement,
                 Id<model::Army> army, Lacks& lacks) {
  using enum model::PlacementRule;
  const model::Unit* unit = context.battle().find(placement.unit);
  const bool comesLater = placement.rule == Enters || placement.rule == OnActivation;
  if (!unit || !comesLater || placement.formation == formation) return;
  if (!rules::isGun(context.book(), unit->type)) return;
  lacks[{"formation-on-entry", army, formation, false}].push_back(&placement);
}

model::Edit withFormation(const model::Battle& battle, const PlacementList& placements, const std::string& formation) {
  model::Edit edit;
  for (const model::Placement* placement : placements) {
    model::Placement row = *placement;
    row.formation = formation;
    model::markSetByHand(edit, battle, model::Placement::kTable, model::keyText<model::Placement>(row.id), "formation");
    edit.put(std::move(row));
  }
  return edit;
}

void tell(FindingCollector& collector, const Lack& lack, const PlacementList& placements) {
  const model::Army* army = collector.battle().find<model::Army>(lack.army);
  if (!army) return;
  const std::string title = collector.book().text("formation/" + lack.formation + "/title").value_or(lack.formation);
  Finding& finding = collector.add(lack.code, KindSubject{"formation", lack.formation, army->slug},
                                   {{"names", shortNamesOf(collector.battle(), placements)},
                                    {"army", army->name},
                                    {"formation", title},
                                    {"estimate", lack.isEstimate ? Phrase::of("details.by-estimates") : Phrase()}});
  std::set<hex::HexKey> hexes;
  for (const model::Placement* placement : placements) {
    if (placement->hex) hexes.insert(*placement->hex);
  }
  if (!hexes.empty()) finding.place = std::vector(hexes.begin(), hexes.end());
  collector.citeRule(lack.code == "formation-on-entry" ? "artillery/entering"
                                                       : "formation/" + lack.formation + "/automatic-at-size");
  collector.fix("take-formation", withFormation(collector.battle(), placements, lack.formation));
}

}  // namespace

std::vector<Finding> checkPrescribedFormations(const CheckContext& context) {
  FindingCollector collector(context);
  auto automatic = rules::formations(context.book());
  std::erase_if(automatic, [](const rules::Formation& formation) { return !formation.automaticAtSize; });
  const auto entering = context.book().text("artillery/entering");
  if (automatic.empty() && !entering) return collector.take();
  Lacks lacks;
  for (const model::Placement& placement : context.battle().all<model::Placement>()) {
    const auto army = rules::armyOf(context.battle(), placement);
    if (!army) continue;
    if (!automatic.empty()) lookAtSize(context, automatic, placement, *army, lacks);
    if (entering) lookAtEntry(context, *entering, placement, *army, lacks);
  }
  for (const auto& [lack, placements] : lacks) tell(collector, lack, placements);
  return collector.take();
}

}  // namespace redoubt::check
