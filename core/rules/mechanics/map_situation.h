#pragma once

#include <map>
#include <tuple>
#include <vector>

#include "core/rules/language/evaluate.h"
#include "core/rules/mechanics/mechanics.h"
#include "core/rules/position/position.h"

namespace redoubt::rules {

class Fields;

/// What conditions ask of a position: the facts of its units and hexes, the groups that every rule knows, ratings with
/// their own adjustments, and tables without an action. Facts between two hexes are its heirs' to answer. It remembers
/// what it has computed. Everything it refers to must outlive it.
class MapSituation : public Situation {
 public:
  /// `fields`: the zones and floods of the position; null: nothing is known of them.
  MapSituation(const Mechanics& mechanics, const Position& position, Fields* fields)
      : mechanics_(mechanics), position_(position), fields_(fields) {}

  const Mechanics& mechanics() const { return mechanics_; }
  const Position& position() const { return position_; }
  Fields* fields() const { return fields_; }

  FactValue fact(const FactName& name, Member member, Member subject) const override;
  std::optional<std::span<const Member>> group(Symbol of, Member subject) const override;
  Quantity rating(Symbol rating, Member member, bool isPrinted) const override;
  Quantity table(Symbol table, Member subject) const override;

 protected:
  virtual FactValue pairFact(const FactName& name, Member member, Member subject) const;
  /// The facts of units and hexes that are asked of nobody in particular.
  virtual FactValue factOfNobody(const FactName& name) const;
  virtual std::vector<Member> membersNamed(std::string_view name, Member subject) const;
  /// A rating after its own adjustments.
  virtual Quantity adjustedFurther(Quantity value, Symbol rating, Member member) const;
  /// What a unit is taken to have where its rating is one of several that nobody knows yet.
  virtual std::optional<Rational> drawnRating(Symbol rating, Member member) const;
  /// Told of every rating that is asked for.
  virtual void note(const std::string& rule) const;

  FactValue placeFact(const FactName& name, hex::HexKey hex) const;
  /// The fact of the place where a piece or hex is: of a unit in two hexes the names of either, the greatest number.
  FactValue placeFactOf(const FactName& name, Member member) const;
  /// What is known between two hexes, of neighbours for Across, Link and MarkerAcross; `words` keeps the names.
  FactValue between(const FactName& name, hex::HexKey from, hex::HexKey to, std::vector<Symbol>& words) const;

 private:
  Quantity printed(Symbol name, const RatingRules& rules, Member member) const;
  /// The figure on the face that shows; nothing where a state that is unknown decides which.
  std::optional<Figure> shownFigure(Member member, std::string_view kind) const;
  FactValue stateFact(const FactName& name, Member member) const;
  /// Whether a unit is one of those that have a state.
  Verdict hasState(const StateRules& rules, Member member) const;
  /// The level of a state that nobody supposes: that at the start, changed by what always holds.
  FactValue usualLevel(const StateRules& rules, Member member) const;

 protected:
  const Mechanics& mechanics_;
  const Position& position_;
  Fields* fields_;
  mutable std::vector<std::pair<Symbol, Member>> ratingsInWork_;  // the last is being adjusted
  mutable std::vector<Symbol> tablesInWork_;
  mutable std::vector<std::pair<Symbol, Member>> statesInWork_;

 private:
  using Asked = std::pair<Symbol, Member>;
  mutable std::map<Asked, Quantity> ratings_;  // those that are being computed have their printed value
  mutable std::map<Asked, std::vector<Member>> groups_;
  mutable std::map<std::tuple<Fact, Symbol, Member>, std::vector<Symbol>> wordsOfLong_;
};

/// Whether a list has an item.
template <class List, class Item>
bool hasItem(const List& list, const Item& item) {
  return std::find(list.begin(), list.end(), item) != list.end();
}

/// Adds the words that are not there yet.
void addNew(std::vector<Symbol>& words, std::span<const Symbol> more);

}  // namespace redoubt::rules
