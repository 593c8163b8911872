#pragma once

#include <map>
#include <optional>
#include <vector>

#include "core/check/tables.h"
#include "core/hex/layout.h"
#include "core/model/battle.h"
#include "core/rules/book/rule_book.h"
#include "core/rules/forces/arms.h"
#include "core/rules/forces/figures.h"
#include "core/rules/mechanics/mechanics.h"
#include "core/rules/set_up/set_up.h"

namespace redoubt::check {

/// A variant of a scenario with the placements that hold in it.
struct VariantSetUp {
  const model::Scenario* scenario;
  const model::Variant* variant;
  std::vector<const model::Placement*> placements;
  std::vector<rules::Stack> stacks;  ///< from placements that name their hex
};

/// The input of checks: a battle, and values derived from it that several checks use. Each value is made on first use
/// and kept while its tables don't change. Only to be read by one thread at a time.
class CheckContext {
 public:
  explicit CheckContext(const model::Battle& battle) : battle_(battle) {}

  /// `battle` is the battle now; `touched` the tables that have changed since the last call.
  void update(const model::Battle& battle, const TableSet& touched);

  const model::Battle& battle() const { return battle_; }
  const rules::RuleBook& book() const;
  const rules::Mechanics& mechanics() const;
  const hex::Layout& layout() const;
  /// True if there is a map and its numbers make a layout.
  bool hasMap() const;
  /// All variants of all scenarios, in their order.
  const std::vector<VariantSetUp>& setUps() const;
  const rules::Figures& figures() const;
  /// A unit's figures at the step at which that set-up puts it; at full strength if it doesn't place it.
  const rules::UnitFigures& figuresOf(const VariantSetUp& where, Id<model::Unit> unit) const;
  /// The arm of the subject of a placement, as from rules::armOf().
  rules::Arm armOf(const model::Placement& placement) const;

  /// The tables of the rule book, the layout and the provenance, which every check reads.
  static TableSet baseTables();
  static TableSet setUpTables();
  static TableSet figureTables();

 private:
  // A value, and the battle that its pointers lead into: tables share their rows with it until they change.
  template <class Value>
  struct Kept {
    model::Battle battle;
    Value value;
  };

  model::Battle battle_;
  mutable std::optional<rules::RuleBook> book_;
  mutable std::optional<rules::Mechanics> mechanics_;
  mutable std::optional<hex::Layout> layout_;
  mutable std::optional<bool> hasMap_;
  mutable std::optional<Kept<std::vector<VariantSetUp>>> setUps_;
  mutable std::optional<rules::Figures> figures_;
  mutable std::map<Id<model::Unit>, rules::Arm> arms_;
};

}  // namespace redoubt::check
