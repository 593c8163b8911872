#include "core/rules/forces/formation_choice.h"

#include <algorithm>

#include "core/rules/forces/arms.h"

namespace redoubt::rules {
namespace {

// "star", and "white star" where the mark has a colour.
std::vector<std::string> marksOf(const model::Battle& battle, Id<model::Unit> unit) {
  std::vector<std::string> marks;
  for (const model::Mark& mark : battle.where<&model::Mark::unit>(unit)) {
    for (std::string& name : namesOf(mark)) marks.push_back(std::move(name));
  }
  return marks;
}

bool excludes(const std::vector<std::string>& allowed, std::string_view terrain) {
  return !allowed.empty() && std::find(allowed.begin(), allowed.end(), terrain) == allowed.end();
}

bool takesByItself(const Formation& formation, const FormationTaker& unit) {
  return automaticFormation({&formation, 1}, unit) == formation.slug;
}

bool counts(const Formation& formation, std::span<const FormationTaker> takers, const FormationRefusal& refusal,
            const FormationPlace& place) {
  if (refusal.fault == FormationFault::WrongTerrain) return !place.terrain.empty();
  if (!refusal.unit) return place.isWholeStack;
  return refusal.fault != FormationFault::NotEntitled || !takesByItself(formation, takers[*refusal.unit]);
}

}  // namespace

std::vector<std::string> namesOf(const model::Mark& mark) {
  if (mark.colour.empty()) return {mark.kind};
  return {mark.kind, mark.colour + " " + mark.kind};
}

std::optional<FormationTaker> formationTaker(const model::Battle& battle, const RuleBook& book, const Figures& figures,
                                             const model::Placement& placement) {
  const model::Unit* unit = battle.find(placement.unit);
  const Arm arm = armOf(battle, book, placement);
  if (!unit || !arm.slug) return std::nullopt;
  return FormationTaker{unit->type, *arm.slug, marksOf(battle, unit->id), figures.of(placement).size.value};
}

std::vector<FormationFault> formationFaults(const Formation& formation, std::span<const FormationTaker> takers,
                                            const FormationPlace& place) {
  std::vector<FormationFault> faults;
  for (const FormationRefusal& refusal : refusals(formation, takers, place.terrain)) {
    if (counts(formation, takers, refusal, place)) faults.push_back(refusal.fault);
  }
  if (!place.terrain.empty() && excludes(formation.terrain, place.terrain)) {
    faults.push_back(FormationFault::WrongTerrain);
  }
  std::sort(faults.begin(), faults.end());
  faults.erase(std::unique(faults.begin(), faults.end()), faults.end());
  return faults;
}

Phrase wordsFor(FormationFault fault) {
  switch (fault) {
    case FormationFault::NotEntitled: return Phrase::of("formations.not-entitled");
    case FormationFault::Excluded: return Phrase::of("formations.excluded");
    case FormationFault::WrongArm: return Phrase::of("formations.wrong-arm");
    case FormationFault::SizeUnknown: return Phrase::of("formations.size-unknown");
    case FormationFault::UnitTooSmall: return Phrase::of("formations.unit-too-small");
    case FormationFault::TooFewUnits: return Phrase::of("formations.too-few-units");
    case FormationFault::TooSmall: return Phrase::of("formations.too-small");
    case FormationFault::WrongTerrain: break;
  }
  return Phrase::of("formations.wrong-terrain");
}

std::string formationMark(const RuleBook& book, std::string_view slug) {
  if (slug.empty() || slug == usualFormation(book)) return {};
  const std::string path = "formation/" + std::string(slug);
  if (auto word = book.text(path + "/counter")) return *word;
  return book.text(path + "/title").value_or(std::string(slug));
}

}  // namespace redoubt::rules
