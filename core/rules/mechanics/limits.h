#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/rules/mechanics/map_situation.h"

/// Whether what is in a hex keeps the limits of stacking (`limit/…`).
namespace redoubt::rules {

/// Whether there are rules of limits.
bool hasLimits(const RuleBook& book);

/// Units of one side in a hex, or that would be in it. Facts of the place are those of the hex, for each of the units
/// too, also one that lies in another hex besides; facts of units that are asked of nobody in particular are those of
/// the stack together: the names of any of them, the greatest number, true if it is so for one.
class StackSituation final : public MapSituation {
 public:
  StackSituation(const Mechanics& mechanics, const Position& position, Fields* fields, hex::HexKey hex,
                 std::vector<Member> stack)
      : MapSituation(mechanics, position, fields), hex_(hex), stack_(std::move(stack)) {}

  const std::vector<Member>& stack() const { return stack_; }

  FactValue fact(const FactName& name, Member member, Member subject) const override;

 private:
  FactValue factOfNobody(const FactName& name) const override;
  std::vector<Member> membersNamed(std::string_view name, Member subject) const override;

  hex::HexKey hex_;
  std::vector<Member> stack_;
  mutable std::map<std::pair<Fact, Symbol>, std::vector<Symbol>> words_;
};

/// When a limit is asked: the limits that hold only where units stay don't hold in passing.
enum class LimitMoment { Stay, Passing };

/// How a stack stands to one bound of a limit.
struct LimitReading {
  std::string limit;           ///< its name
  std::string rule;            ///< the path of the limit or alternative that it is of
  Member unit = kNobody;       ///< the unit that it was asked for, with "per": "unit"
  std::string rating;          ///< what was added up; empty: counters
  Rational count;              ///< the least that it can be
  bool isCountSure = true;     ///< false: it may be more
  std::optional<Rational> most;  ///< nothing: unknown
  Verdict fits = Verdict::Unknown;
  Verdict isLimitKept = Verdict::Unknown;  ///< by this or by an alternative
  Certainty certainty = Certainty::Unknown;

  friend bool operator==(const LimitReading&, const LimitReading&) = default;
};

/// How a stack stands to all limits. Of alternatives those are told that let it pass, or else all that hold here.
struct StackReading {
  Verdict fits = Verdict::Yes;
  Certainty certainty = Certainty::Known;
  std::vector<LimitReading> limits;
};

/// The units and leaders of a side in a hex that count for stacking: all but the arms of `stacking/free`.
std::vector<Member> stackOf(const Mechanics& mechanics, const Position& position, hex::HexKey hex, Symbol side);

StackReading readStack(const StackSituation& stack, LimitMoment moment = LimitMoment::Stay);

/// Whether units of one side would keep the limits in a hex together with those of their side who are there already.
/// Yes for units that don't count.
Verdict wouldFit(const Mechanics& mechanics, const Position& position, Fields* fields, std::span<const Member> units,
                 hex::HexKey hex, LimitMoment moment);

}  // namespace redoubt::rules
