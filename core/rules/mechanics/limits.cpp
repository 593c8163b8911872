#include "core/rules/mechanics/limits.h"

#include <algorithm>

namespace redoubt::rules {
namespace {

Verdict bothHold(Verdict a, Verdict b) {
  if (a == Verdict::No || b == Verdict::No) return Verdict::No;
  return a == Verdict::Yes && b == Verdict::Yes ? Verdict::Yes : Verdict::Unknown;
}

// Adds what is not negative. A sum beyond all bounds stays as it is, which is less than it would be.
void addTo(Rational& sum, const Quantity& amount, bool& isSure) {
  if (amount.isUnknown()) isSure = false;
  if (!amount.value) return;
  const Rational next = sum + *amount.value;
  isSure = isSure && isWithinBounds(next);
  if (isWithinBounds(next)) sum = next;
}

bool countsForStacking(const Mechanics& mechanics, const Piece& piece) {
  return std::none_of(piece.arm.begin(), piece.arm.end(),
                      [&](Symbol arm) { return hasItem(mechanics.freeOfStacking, arm); });
}

// One limit or alternative, with what a stack has of what it counts.
struct TriedLimit {
  Answer applies;
  Verdict fits = Verdict::Yes;
  Certainty certainty = Certainty::Known;
  std::vector<LimitReading> readings;
};

class LimitReader {
 public:
  LimitReader(const StackSituation& stack, LimitMoment moment) : stack_(stack), moment_(moment) {}

  void add(StackReading& whole, const LimitRules& rules) const {
    std::vector<TriedLimit> tried;
    for (const LimitRules::Part& part : rules.parts) {
      if (moment_ == LimitMoment::Passing && !part.limit.isAlways) continue;
      TriedLimit one = part.limit.isPerUnit ? ofEachUnit(rules, part) : of(rules, part, kNobody);
      if (one.applies.verdict != Verdict::No) tried.push_back(std::move(one));
    }
    if (tried.empty()) return;
    const Verdict fits = verdictOn(tried);
    const auto kept = std::find_if(tried.begin(), tried.end(), isSurelyKept);
    if (kept != tried.end()) tried = {*kept};
    whole.fits = bothHold(whole.fits, fits);
    for (TriedLimit& each : tried) {
      whole.certainty = worse(whole.certainty, each.certainty);
      for (LimitReading& reading : each.readings) reading.isLimitKept = fits;
      std::move(each.readings.begin(), each.readings.end(), std::back_inserter(whole.limits));
    }
  }

 private:
  static bool isSurelyKept(const TriedLimit& one) {
    return one.applies.verdict == Verdict::Yes && one.fits == Verdict::Yes;
  }

  // Those that are surely left out are not among them.
  static Verdict verdictOn(const std::vector<TriedLimit>& tried) {
    const auto isKept = [](const TriedLimit& one) { return one.fits == Verdict::Yes; };
    const auto isBroken = [](const TriedLimit& one) { return one.fits == Verdict::No; };
    const auto applies = [](const TriedLimit& one) { return one.applies.verdict == Verdict::Yes; };
    if (std::any_of(tried.begin(), tried.end(), isSurelyKept)) return Verdict::Yes;
    if (std::all_of(tried.begin(), tried.end(), isKept)) return Verdict::Yes;
    const bool isOver = std::all_of(tried.begin(), tried.end(), isBroken) &&
                        std::any_of(tried.begin(), tried.end(), applies);
    return isOver ? Verdict::No : Verdict::Unknown;
  }

  TriedLimit of(const LimitRules& rules, const LimitRules::Part& part, Member subject) const {
    TriedLimit tried{holds(part.limit.when, stack_, subject), Verdict::Yes, part.certainty, {}};
    if (tried.applies.verdict == Verdict::No) return tried;
    tried.certainty = worse(tried.certainty, tried.applies.certainty);
    for (const LimitBound& bound : part.limit.bounds) {
      LimitReading reading = read(bound, subject);
      reading.limit = rules.name;
      reading.rule = part.path;
      reading.unit = subject;
      tried.fits = bothHold(tried.fits, reading.fits);
      tried.certainty = worse(tried.certainty, reading.certainty);
      const bool isOpen = tried.applies.verdict == Verdict::Unknown && reading.fits == Verdict::No;
      if (isOpen) reading.fits = Verdict::Unknown;
      tried.readings.push_back(std::move(reading));
    }
    return tried;
  }

  // What is told is that of the unit for which it is worst.
  TriedLimit ofEachUnit(const LimitRules& rules, const LimitRules::Part& part) const {
    std::optional<TriedLimit> worst;
    const auto badness = [](const TriedLimit& one) {
      if (one.fits == Verdict::Yes) return 0;
      return one.fits == Verdict::No && one.applies.verdict == Verdict::Yes ? 2 : 1;
    };
    for (const Member unit : stack_.stack()) {
      TriedLimit one = of(rules, part, unit);
      if (one.applies.verdict == Verdict::No) continue;
      if (!worst || badness(*worst) < badness(one)) worst = std::move(one);
    }
    return worst.value_or(TriedLimit{{Verdict::No, Certainty::Known}, Verdict::Yes, Certainty::Known, {}});
  }

  LimitReading read(const LimitBound& bound, Member subject) const {
    LimitReading reading;
    reading.rating = bound.rating;
    const Members members = membersOf(bound.of, stack_, subject);
    reading.certainty = members.certainty;
    reading.isCountSure = members.certainty != Certainty::Unknown;
    for (const Member each : members.sure) {
      const Quantity amount = amountOf(bound, each);
      addTo(reading.count, amount, reading.isCountSure);
      if (!amount.isUnknown()) reading.certainty = worse(reading.certainty, amount.certainty);
    }
    Rational open(0);
    for (const Member each : members.unsure) addTo(open, amountOf(bound, each), reading.isCountSure);
    const Quantity most = valueOf(bound.most, stack_, subject);
    reading.most = most.value;
    if (most.value && *most.value < reading.count) {
      reading.fits = Verdict::No;
    } else if (most.value && reading.isCountSure && reading.count + open <= *most.value) {
      reading.fits = Verdict::Yes;
    }
    reading.isCountSure = reading.isCountSure && open == Rational(0);
    reading.certainty = reading.fits == Verdict::Unknown ? Certainty::Unknown
                                                         : worse(reading.certainty, most.certainty);
    return reading;
  }

  // A placement can be of several counters of a kind. Negative ratings count as nothing, so that a sum is a bound.
  Quantity amountOf(const LimitBound& bound, Member member) const {
    const Rational counters(std::max(stack_.position().piece(member).row->count, 1));
    if (bound.rating.empty()) return {counters, Certainty::Known};
    Quantity rating = stack_.rating(Symbol(bound.rating), member, false);
    if (rating.value) rating.value = std::max(*rating.value, Rational(0)) * counters;
    return rating;
  }

  const StackSituation& stack_;
  LimitMoment moment_;
};

}  // namespace

bool hasLimits(const RuleBook& book) {
  return !book.under("limit").empty();
}

FactValue StackSituation::fact(const FactName& name, Member member, Member subject) const {
  if (member == kNobody && name.fact == Fact::State && !stack_.empty()) return factOfNobody(name);
  const model::StandingHexes hexes = position_.hexesOf(member);
  const bool isElsewhere = hasItem(stack_, member) && (hexes.isLong() || !hexes.contains(hex_));
  if (infoOf(name.fact).of == FactOf::Place && isElsewhere) return placeFact(name, hex_);
  return MapSituation::fact(name, member, subject);
}

FactValue StackSituation::factOfNobody(const FactName& name) const {
  if (infoOf(name.fact).of == FactOf::Place) return placeFact(name, hex_);
  FactValue whole{Certainty::Known, {}, {}, false};
  std::vector<Symbol>& words = words_[{name.fact, name.parameter}];
  words.clear();
  for (const Member each : stack_) {
    const FactValue one = MapSituation::fact(name, each, each);
    whole.certainty = worse(whole.certainty, one.certainty);
    if (one.number && (!whole.number || *whole.number < *one.number)) whole.number = one.number;
    whole.truth = whole.truth || one.truth;
    addNew(words, one.words);
  }
  if (whole.certainty == Certainty::Unknown) return FactValue::unknown();
  whole.words = words;
  return whole;
}

std::vector<Member> StackSituation::membersNamed(std::string_view name, Member subject) const {
  if (name == "stack") return stack_;
  if (name != "there") return MapSituation::membersNamed(name, subject);
  const auto there = position_.at(hex_);
  std::vector<Member> members(there.begin(), there.end());
  std::copy_if(stack_.begin(), stack_.end(), std::back_inserter(members),
               [&](Member each) { return !hasItem(there, each); });
  return members;
}

std::vector<Member> stackOf(const Mechanics& mechanics, const Position& position, hex::HexKey hex, Symbol side) {
  std::vector<Member> stack;
  for (const Member each : position.at(hex)) {
    const Piece& piece = position.piece(each);
    if (hasItem(piece.side, side) && countsForStacking(mechanics, piece)) stack.push_back(each);
  }
  return stack;
}

StackReading readStack(const StackSituation& stack, LimitMoment moment) {
  StackReading whole;
  const LimitReader reader(stack, moment);
  for (const LimitRules& each : stack.mechanics().limits) reader.add(whole, each);
  if (whole.fits == Verdict::Unknown) whole.certainty = Certainty::Unknown;
  return whole;
}

Verdict wouldFit(const Mechanics& mechanics, const Position& position, Fields* fields, std::span<const Member> units,
                 hex::HexKey hex, LimitMoment moment) {
  std::vector<Member> moving;
  std::copy_if(units.begin(), units.end(), std::back_inserter(moving),
               [&](Member each) { return countsForStacking(mechanics, position.piece(each)); });
  if (moving.empty()) return Verdict::Yes;
  const std::vector<Symbol>& side = position.piece(moving.front()).side;
  std::vector<Member> stack;
  if (!side.empty()) stack = stackOf(mechanics, position, hex, side.front());
  for (const Member each : moving) {
    if (!hasItem(stack, each)) stack.push_back(each);
  }
  return readStack(StackSituation(mechanics, position, fields, hex, std::move(stack)), moment).fits;
}

}  // namespace redoubt::rules
