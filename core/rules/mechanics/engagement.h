#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/rules/book/dice.h"
#include "core/rules/mechanics/adjusting.h"
#include "core/rules/mechanics/map_situation.h"

/// One action of units against an enemy: strengths, the column and row of its table, and the chances of its results.
namespace redoubt::rules {

/// Who acts against whom.
struct Undertaking {
  std::string action;  ///< empty: without an action, by the table alone
  std::string table;   ///< empty: that of the action
  std::vector<Member> actors;
  std::vector<Member> defenders;
  std::vector<hex::HexKey> targets;  ///< the hexes of the defenders; of one in two hexes that which is meant
  std::map<std::string, std::vector<Member>, std::less<>> with = {};
  std::vector<Member> perhapsWith = {};  ///< of whom it is unknown whether they lend their strength; they don't
  std::vector<Member> named = {};  ///< the only targets that somebody means; none: whoever is in the hexes
  /// What units are taken to have in ratings that are one of several.
  std::map<std::pair<Symbol, Member>, Rational> drawn = {};
  /// What the dice of amounts of the rules show, by the unit that they are rolled for.
  std::map<std::pair<const Amount*, Member>, Rational> rolled = {};
};

/// The hexes in which each of the defenders in a target hex lies: that hex, and another one if all of them lie across
/// the same two.
model::StandingHexes hexesOfTargets(const Position& position, const Undertaking& undertaking, hex::HexKey target);
/// Where an action from a hex meets the targets in a hex: there, or in another hex of all of them that is nearer.
hex::HexKey hexMet(const Position& position, const Undertaking& undertaking, hex::HexKey from, hex::HexKey target);

/// What a table brings, with its chance.
struct TableResult {
  std::string text;
  Chance chance;

  friend bool operator==(const TableResult&, const TableResult&) = default;
};

/// A lookup in a table.
struct TableLookup {
  std::string table;
  std::vector<Quantity> amounts;      ///< of the index: attack and defence for odds
  std::optional<Rational> index;      ///< ratio, difference or value
  bool isWithoutLimit = false;        ///< odds against nothing
  std::vector<std::string> columns;   ///< of the line that holds
  std::string line;                   ///< the rule of the line that holds; empty: the index itself
  std::optional<std::size_t> base;    ///< the column of the index alone
  std::optional<std::size_t> column;  ///< after shifts
  bool isBeyond = false;              ///< beyond the table, where there is no result
  Rational rollChange = 0;            ///< the sum of what is added to the roll
  std::vector<TableResult> results;   ///< in the order of the rows; empty if the column or the roll is unknown
  std::vector<std::string> missing;   ///< rules without which the result is incomplete
  Certainty certainty = Certainty::Known;
};

/// Answers questions about one undertaking. It remembers what it has computed. Everything it refers to must outlive it.
class Engagement : public MapSituation {
 public:
  Engagement(const Mechanics& mechanics, const Position& position, Fields* fields, Undertaking undertaking);

  const Undertaking& undertaking() const { return undertaking_; }
  const ActionRules* action() const { return action_; }

  using MapSituation::rating;
  /// A unit's rating with all adjustments.
  Quantity rating(Symbol rating, Member member) const { return this->rating(rating, member, false); }
  Quantity printedRating(Symbol rating, Member member) const { return this->rating(rating, member, true); }
  /// The lookup in the undertaking's table; nothing if it has none.
  std::optional<TableLookup> lookUp() const;
  /// The lookup in any table, asked for one unit; kNobody: for all, as an action's own. Nothing if there is none.
  /// `add` is added to the roll.
  std::optional<TableLookup> lookUp(Symbol table, Member subject, const Rational& add = {}) const;
  /// The adjustments that acted in what was asked so far.
  std::vector<AppliedAdjust> applied() const;
  /// The dice of amounts that were asked for so far and that nobody has rolled.
  const std::vector<std::pair<const Amount*, Member>>& unrolled() const { return unrolled_; }
  /// The rules on which what was asked so far rests, beside the adjustments, each once.
  const std::vector<std::string>& because() const { return because_; }

  FactValue fact(const FactName& name, Member member, Member subject) const override;
  Quantity table(Symbol table, Member subject) const override;
  Quantity rolled(const Amount& dice, Member member) const override;

 private:
  friend class TableReader;

  struct Ends {
    std::vector<hex::HexKey> from;
    std::vector<hex::HexKey> to;
    bool isAgainstTargets = false;
  };

  FactValue pairFact(const FactName& name, Member member, Member subject) const override;
  FactValue factOfNobody(const FactName& name) const override;
  std::vector<Member> membersNamed(std::string_view name, Member subject) const override;
  Quantity adjustedFurther(Quantity value, Symbol rating, Member member) const override;
  std::optional<Rational> drawnRating(Symbol rating, Member member) const override;
  void note(const std::string& rule) const override;

  Ends endsOf(const FactName& name, Member member, Member subject) const;
  std::vector<hex::HexKey> attackedHexesOf(Member member) const;
  /// Whether two ends belong together; a target in two hexes is met in one of them.
  bool isMet(const Ends& ends, hex::HexKey from, hex::HexKey to) const;
  Ends met(const std::vector<Member>& by, const std::vector<hex::HexKey>& targets) const;
  bool addAspects(const Ends& ends, Member member, std::vector<Symbol>& words) const;
  bool isOpposed(Member member) const;
  bool isActor(Member member) const;
  /// The hexes of members; of those in two hexes the nearest to `near`, if there are any.
  std::vector<hex::HexKey> hexesOf(const std::vector<Member>& members, std::span<const hex::HexKey> near = {}) const;
  /// Whether an earlier member of its side in its hex already has an adjustment that is for all of them together.
  bool isTaken(const Adjust& adjust, Member member) const;
  /// `start` after the adjustments of one owner; those that acted are remembered.
  Quantity changed(Quantity start, std::string_view of, Member member, const Adjusts& owner) const;

  Undertaking undertaking_;
  const ActionRules* action_ = nullptr;
  const TableRules* table_ = nullptr;
  std::vector<Symbol> actionName_;

  struct AskedPair {
    Fact fact;
    Symbol parameter;
    Symbol end;
    Member member;
    Member subject;
    friend auto operator<=>(const AskedPair&, const AskedPair&) = default;
  };
  struct Known {
    FactValue value;
    std::vector<Symbol> words;
  };
  mutable std::map<AskedPair, Known> pairs_;
  mutable std::map<std::pair<Fact, Symbol>, Known> ofNobody_;
  mutable std::vector<ActingAdjust> applied_;
  mutable std::vector<std::pair<const Amount*, Member>> unrolled_;
  mutable std::vector<std::string> because_;
};

}  // namespace redoubt::rules
