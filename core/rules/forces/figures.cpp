#include "core/rules/forces/figures.h"

#include <utility>

#include "core/rules/book/provenance.h"
#include "core/rules/forces/figure_kinds.h"

namespace redoubt::rules {
namespace {

template <class Row>
using FacesOf = std::map<Id<Row>, std::pair<int, const model::Face*>>;  // with the number that decides which is first
using FirstFaces = FacesOf<model::Unit>;
using LeaderFaces = FacesOf<model::Leader>;

template <class Row>
void keepLower(FacesOf<Row>& faces, Id<Row> bearer, int place, const model::Face* face) {
  const auto [at, isNew] = faces.try_emplace(bearer, place, face);
  if (!isNew && place < at->second.first) at->second = {place, face};
}

FirstFaces firstSteps(const model::Battle& battle) {
  FirstFaces faces;
  for (const model::Step& step : battle.all<model::Step>()) {
    if (const model::Face* face = battle.find<model::Face>(step.face)) keepLower(faces, step.unit, step.ordinal, face);
  }
  return faces;
}

struct Fronts {
  FirstFaces units;
  LeaderFaces leaders;
};

Fronts firstFronts(const model::Battle& battle) {
  Fronts fronts;
  for (const model::Face& face : battle.all<model::Face>()) {
    if (face.side != model::FaceSide::Front) continue;
    const model::Counter* counter = battle.find<model::Counter>(face.counter);
    if (counter && counter->unit) keepLower(fronts.units, *counter->unit, counter->number, &face);
    const bool isLeader = counter && counter->role == model::CounterRole::Leader;  // not the leader's chit
    if (isLeader && counter->leader) keepLower(fronts.leaders, *counter->leader, counter->number, &face);
  }
  return fronts;
}

Figure figureOf(const model::Battle& battle, const model::Face& face, std::optional<int> value,
                std::string_view field) {
  return {value, isEstimate(battle, face, field)};
}

OwnFigures ownFigures(const model::Battle& battle, Id<model::Face> face) {
  OwnFigures figures;
  const auto& rows = battle.all<model::FaceFigure>();
  for (auto row = rows.lowerBound({face, std::string()}); row != rows.end() && row->face == face; ++row) {
    figures[row->kind] = ownFigure(battle, face, row->kind);
  }
  return figures;
}

Figure figureIn(const OwnFigures& figures, std::string_view kind) {
  const auto found = figures.find(kind);
  return found == figures.end() ? Figure{} : found->second;
}

}  // namespace

Figure UnitFigures::figure(std::string_view kind) const {
  return figureIn(own, kind);
}

Figures::Figures(const model::Battle& battle) {
  FirstFaces faces = firstSteps(battle);
  Fronts fronts = firstFronts(battle);
  faces.merge(fronts.units);
  for (const auto& [unit, first] : faces) {
    const model::Face& face = *first.second;
    units_[unit] = {figureOf(battle, face, face.morale, "morale"), figureOf(battle, face, face.size, "size"),
                    figureOf(battle, face, face.fire, "fire"), 0, ownFigures(battle, face.id)};
  }
  for (const auto& [leader, first] : fronts.leaders) leaders_[leader] = ownFigures(battle, first.second->id);
  for (const model::Mark& mark : battle.all<model::Mark>()) {
    if (mark.kind == kStarMark) units_[mark.unit].stars += mark.count;
  }
}

const UnitFigures& Figures::of(Id<model::Unit> unit) const {
  static const UnitFigures kNone;
  const auto found = units_.find(unit);
  return found == units_.end() ? kNone : found->second;
}

Figure Figures::of(Id<model::Leader> leader, std::string_view kind) const {
  const auto found = leaders_.find(leader);
  return found == leaders_.end() ? Figure{} : figureIn(found->second, kind);
}

}  // namespace redoubt::rules
