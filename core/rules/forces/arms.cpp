#include "core/rules/forces/arms.h"

#include <set>

#include "core/rules/book/provenance.h"

namespace redoubt::rules {
namespace {

std::string armPath(std::string_view type) {
  return "unit-type/" + std::string(type) + "/arm";
}

// Whether the file gives the arm of a unit as certain although its type is a guess, as for a list that only says
// "guns".
bool isArmTold(const model::Battle& battle, const model::Unit& unit) {
  const auto* row = battle.find<model::Provenance>(
      {std::string(model::Unit::kTable), model::keyText<model::Unit>(unit.id), std::string(kArmField)});
  return row && (row->status == model::Status::Printed || row->status == model::Status::Derived);
}

}  // namespace

bool isArmSure(const model::Battle& battle, const RuleBook& book, const model::Unit& unit) {
  const model::Rule* row = book.row(armPath(unit.type));
  const bool isRuleSure = row && !isEstimate(battle, *row, "value");
  return isRuleSure && (!isEstimate(battle, unit, "type") || isArmTold(battle, unit));
}

std::optional<std::string> armOfType(const RuleBook& book, std::string_view type) {
  return book.text(armPath(type));
}

Arm armOf(const model::Battle& battle, const RuleBook& book, const model::Placement& placement) {
  if (placement.subject == model::PlacementSubject::Leader) return {std::string(kLeaderArm), false, {}};
  if (placement.subject == model::PlacementSubject::Marker) return {std::string(kMarkerArm), false, {}};
  const model::Unit* unit = battle.find(placement.unit);
  if (!unit || placement.subject == model::PlacementSubject::Group) return {};
  const bool isTypeSure = !isEstimate(battle, *unit, "type");
  return {armOfType(book, unit->type), !isArmSure(battle, book, *unit), isTypeSure ? unit->type : std::string()};
}

std::vector<std::string> unitArms(const RuleBook& book) {
  std::set<std::string> arms;
  for (const std::string& type : book.under("unit-type")) {
    if (auto arm = armOfType(book, type)) arms.insert(std::move(*arm));
  }
  return {arms.begin(), arms.end()};
}

std::string armTitle(const RuleBook& book, const std::string& arm) {
  return book.text("arm/" + arm + "/title").value_or(arm);
}

std::string typeTitle(const RuleBook& book, const std::string& type) {
  return book.text("unit-type/" + type + "/title").value_or(type);
}

}  // namespace redoubt::rules
