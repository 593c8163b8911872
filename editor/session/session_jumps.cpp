#include "editor/session/session.h"

// How a session shows the subject of a finding or a hex.
namespace redoubt::editor {

void Session::showVariantOf(const check::Finding& finding) {
  for (const model::Variant& variant : battle().all<model::Variant>()) {
    const model::Scenario* scenario = battle().find<model::Scenario>(variant.scenario);
    const bool sameScenario = finding.scenario.empty() || (scenario && scenario->slug == finding.scenario);
    const bool sameVariant = finding.variant.empty() || variant.slug == finding.variant;
    if ((finding.scenario.empty() && finding.variant.empty()) || !sameScenario || !sameVariant) continue;
    // A finding about a whole scenario holds in the variant already shown, if it is one of that scenario.
    if (finding.variant.empty() && setUp_.scenario() == variant.scenario) break;
    if (setUp_.variant() == variant.id) break;
    setUp_.leadToVariant(variant.id);
    break;
  }
}

// One of many markers on a hex, perhaps on one of its sides.
void Session::selectMarkerOf(const check::Finding& finding) {
  for (const model::Placement& row : setUp_.placements()) {
    if (row.subject != model::PlacementSubject::Marker || row.rule != model::PlacementRule::At || !row.hex) continue;
    if (finding.subject != check::Subject::of(row)) continue;
    return hand_.select({row.hex, {row.id}});
  }
}

void Session::jumpTo(const check::Finding& finding) {
  showVariantOf(finding);
  const FindingGoal goal = goalOf(*this, finding);  // in that variant it may be another counter
  if (const auto* hex = std::get_if<hex::HexKey>(&goal)) {
    jumpTo(*hex);
    selectMarkerOf(finding);
  } else if (const auto* subject = std::get_if<model::Subject>(&goal)) {
    emit subjectRequested(*subject);
  } else {
    emit goalRequested(goal);
  }
}

void Session::jumpTo(hex::HexKey hex) {
  Selection selection;
  selection.hex = hex;
  hand_.select(std::move(selection));
  emit jumpRequested(hex);
}

}  // namespace redoubt::editor
