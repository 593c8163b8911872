#pragma once

#include "core/rules/mechanics/map_situation.h"

namespace redoubt::rules {

/// A step from one hex to a neighbour, by a unit or by nobody in particular: what the rules of zones and floods ask
/// about. Facts of the place are those of the hex that is entered, facts between two hexes those of the step;
/// `distance` and `sight` are from where the whole way starts, or from whom they name.
class StepSituation final : public MapSituation {
 public:
  using MapSituation::MapSituation;

  /// The step that is asked about from now on. Without `from` it is the start itself.
  void moveTo(std::optional<hex::HexKey> from, hex::HexKey to);
  void startAt(hex::HexKey start) { start_ = start; }

  FactValue fact(const FactName& name, Member member, Member subject) const override;
  std::optional<std::span<const Member>> group(Symbol of, Member subject) const override;

 private:
  FactValue pairFact(const FactName& name, Member member, Member subject) const override;
  /// The nearest of the hexes from which distance and sight are asked, to a hex; nothing where there are none.
  std::optional<int> distanceFrom(const std::vector<hex::HexKey>& others, hex::HexKey hex) const;
  /// Where the other units or hexes are; those of the start where none are meant.
  std::vector<hex::HexKey> othersOf(const FactName& name, Member member, Member subject) const;
  bool isWhereItLies(Member member) const;

  std::optional<hex::HexKey> from_;
  hex::HexKey to_;
  std::optional<hex::HexKey> start_;
  mutable std::map<std::pair<Fact, Symbol>, std::vector<Symbol>> words_;  // of the step
};

}  // namespace redoubt::rules
