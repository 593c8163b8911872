#include "core/check/context.h"

#include <algorithm>
#include <variant>

namespace redoubt::check {
namespace {

TableSet bookTables() {
  return tables<model::BattleInfo, model::System, model::Rule>();
}

std::vector<VariantSetUp> variantSetUps(const model::Battle& battle) {
  std::vector<VariantSetUp> result;
  for (const model::Scenario* scenario : rules::scenarios(battle)) {
    for (const model::Variant* variant : rules::variants(battle, scenario->id)) {
      auto placements = rules::placements(battle, variant->id);
      auto stacks = rules::stacks(placements);
      result.push_back({scenario, variant, std::move(placements), std::move(stacks)});
    }
  }
  return result;
}

}  // namespace

TableSet CheckContext::baseTables() {
  return bookTables() | tables<model::MapSheet, model::Source, model::Paragraph, model::Provenance>();
}

// The tables that rules::scenarios, variants and placements read, and those that their rows refer to.
TableSet CheckContext::setUpTables() {
  return tables<model::Scenario, model::Variant, model::VariantBlock, model::SetUpBlock, model::Placement, model::Army,
                model::Unit, model::Leader>();
}

TableSet CheckContext::figureTables() {
  return bookTables() | tables<model::Unit, model::Leader, model::Counter, model::Face, model::FaceFigure, model::Step,
                               model::Mark, model::Provenance, model::Placement>();
}

void CheckContext::update(const model::Battle& battle, const TableSet& touched) {
  if ((touched & bookTables()).any()) book_.reset();
  if ((touched & (bookTables() | tables<model::Provenance>())).any()) mechanics_.reset();
  if (touched.test(tableIndex<model::MapSheet>())) {
    layout_.reset();
    hasMap_.reset();
  }
  if ((touched & setUpTables()).any()) setUps_.reset();
  if ((touched & figureTables()).any()) figures_.reset();
  if ((touched & (bookTables() | tables<model::Unit, model::Provenance>())).any()) arms_.clear();
  battle_ = battle;
}

const rules::RuleBook& CheckContext::book() const {
  if (!book_) book_.emplace(battle_);
  return *book_;
}

const rules::Mechanics& CheckContext::mechanics() const {
  if (!mechanics_) mechanics_ = rules::mechanicsOf(battle_, book());
  return *mechanics_;
}

const hex::Layout& CheckContext::layout() const {
  if (!layout_) layout_ = model::layoutOf(battle_);
  return *layout_;
}

bool CheckContext::hasMap() const {
  if (!hasMap_) {
    const model::MapSheet* sheet = model::mapSheet(battle_);
    hasMap_ = sheet && std::holds_alternative<hex::Layout>(hex::Layout::make(model::layoutSpec(*sheet)));
  }
  return *hasMap_;
}

const std::vector<VariantSetUp>& CheckContext::setUps() const {
  if (!setUps_) {
    setUps_.emplace(Kept<std::vector<VariantSetUp>>{battle_, {}});
    setUps_->value = variantSetUps(setUps_->battle);
  }
  return setUps_->value;
}

rules::Arm CheckContext::armOf(const model::Placement& placement) const {
  if (placement.subject != model::PlacementSubject::Unit || !placement.unit) {
    return rules::armOf(battle_, book(), placement);
  }
  const auto [at, isNew] = arms_.try_emplace(*placement.unit);
  if (isNew) at->second = rules::armOf(battle_, book(), placement);
  return at->second;
}

const rules::Figures& CheckContext::figures() const {
  if (!figures_) figures_.emplace(battle_);
  return *figures_;
}

const rules::UnitFigures& CheckContext::figuresOf(const VariantSetUp& where, Id<model::Unit> unit) const {
  const auto placed = std::find_if(where.placements.begin(), where.placements.end(),
                                   [&](const model::Placement* placement) { return placement->unit == unit; });
  return placed == where.placements.end() ? figures().of(unit) : figures().of(**placed);
}

}  // namespace redoubt::check
