#include "core/rules/forces/figures.h"

#include <utility>

#include "core/rules/forces/figure_kinds.h"
#include "core/rules/forces/steps.h"

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

OwnFigures figuresOn(const model::Battle& battle, Id<model::Face> face) {
  OwnFigures figures;
  const auto& rows = battle.all<model::FaceFigure>();
  for (auto row = rows.lowerBound({face, std::string()}); row != rows.end() && row->face == face; ++row) {
    figures[row->kind] = figureOf(battle, face, row->kind);
  }
  return figures;
}

Figure figureIn(const OwnFigures& figures, std::string_view kind) {
  const auto found = figures.find(kind);
  return found == figures.end() ? Figure{} : found->second;
}

UnitFigures onFace(const model::Battle& battle, Id<model::Face> face) {
  UnitFigures figures;
  figures.own = figuresOn(battle, face);
  figures.morale = figureIn(figures.own, model::kMorale);
  figures.size = figureIn(figures.own, model::kSize);
  figures.fire = figureIn(figures.own, model::kFire);
  std::erase_if(figures.own, [](const auto& each) { return model::isCommonFigure(each.first); });
  return figures;
}

}  // namespace

Figure UnitFigures::figure(std::string_view kind) const {
  if (kind == model::kMorale) return morale;
  if (kind == model::kSize) return size;
  return kind == model::kFire ? fire : figureIn(own, kind);
}

Figures::Figures(const model::Battle& battle) {
  FirstFaces faces = firstSteps(battle);
  Fronts fronts = firstFronts(battle);
  faces.merge(fronts.units);
  for (const auto& [unit, first] : faces) {
    units_[unit] = onFace(battle, first.second->id);
  }
  for (const auto& [leader, first] : fronts.leaders) leaders_[leader] = figuresOn(battle, first.second->id);
  for (const model::Mark& mark : battle.all<model::Mark>()) {
    if (mark.kind == kStarMark) units_[mark.unit].stars += mark.count;
  }
  addWeakened(battle);
}

int setUpStep(const model::Placement& placement) {
  return placement.step.value_or(1);
}

// The rules say which steps a unit has; they are asked only where a placement names one.
void Figures::addWeakened(const model::Battle& battle) {
  std::optional<RuleBook> book;
  for (const model::Placement& row : battle.all<model::Placement>()) {
    if (!row.unit || setUpStep(row) == 1 || weakened_.contains({*row.unit, setUpStep(row)})) continue;
    if (!book) book.emplace(battle);
    const auto strength = strengthAt(battle, *book, *row.unit, setUpStep(row));
    if (!strength) continue;
    UnitFigures figures = strength->face ? onFace(battle, *strength->face) : UnitFigures{};
    figures.morale.value = strength->figures.morale;
    figures.fire.value = strength->figures.fire;
    figures.size = {strength->figures.size, strength->certainty == Certainty::Estimated};
    figures.stars = of(*row.unit).stars;
    weakened_.emplace(std::pair(*row.unit, setUpStep(row)), std::move(figures));
  }
}

const UnitFigures& Figures::of(const model::Placement& placement) const {
  if (!placement.unit) return of(Id<model::Unit>{});
  const auto found = weakened_.find({*placement.unit, setUpStep(placement)});
  return found == weakened_.end() ? of(*placement.unit) : found->second;
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
