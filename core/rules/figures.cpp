#include "core/rules/figures.h"

#include <utility>

#include "core/rules/provenance.h"

namespace redoubt::rules {
namespace {

using FirstFaces = std::map<Id<model::Unit>, std::pair<int, const model::Face*>>;  // with what they are first by

void keepLower(FirstFaces& faces, Id<model::Unit> unit, int place, const model::Face* face) {
  const auto [at, isNew] = faces.try_emplace(unit, place, face);
  if (!isNew && place < at->second.first) at->second = {place, face};
}

FirstFaces firstSteps(const model::Battle& battle) {
  FirstFaces faces;
  for (const model::Step& step : battle.all<model::Step>()) {
    if (const model::Face* face = battle.find<model::Face>(step.face)) keepLower(faces, step.unit, step.ordinal, face);
  }
  return faces;
}

FirstFaces firstFronts(const model::Battle& battle) {
  FirstFaces faces;
  for (const model::Face& face : battle.all<model::Face>()) {
    if (face.side != model::FaceSide::Front) continue;
    const model::Counter* counter = battle.find<model::Counter>(face.counter);
    if (counter && counter->unit) keepLower(faces, *counter->unit, counter->number, &face);
  }
  return faces;
}

Figure figureOf(const model::Battle& battle, const model::Face& face, std::optional<int> value,
                std::string_view field) {
  return {value, isEstimate(battle, face, field)};
}

}  // namespace

Figures::Figures(const model::Battle& battle) {
  FirstFaces faces = firstSteps(battle);
  faces.merge(firstFronts(battle));
  for (const auto& [unit, first] : faces) {
    const model::Face& face = *first.second;
    units_[unit] = {figureOf(battle, face, face.morale, "morale"), figureOf(battle, face, face.size, "size"),
                    figureOf(battle, face, face.fire, "fire")};
  }
  for (const model::Mark& mark : battle.all<model::Mark>()) {
    if (mark.kind == kStarMark) units_[mark.unit].stars += mark.count;
  }
}

const UnitFigures& Figures::of(Id<model::Unit> unit) const {
  static const UnitFigures kNone;
  const auto found = units_.find(unit);
  return found == units_.end() ? kNone : found->second;
}

}  // namespace redoubt::rules
