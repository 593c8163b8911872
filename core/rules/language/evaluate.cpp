#include "core/rules/language/evaluate.h"

#include <algorithm>

namespace redoubt::rules {
namespace {

Certainty better(Certainty a, Certainty b) {
  return std::min(a, b);
}

Answer negated(Answer answer) {
  if (answer.verdict == Verdict::Unknown) return answer;
  return {answer.verdict == Verdict::Yes ? Verdict::No : Verdict::Yes, answer.certainty};
}

// Joins answers of which all must be `Yes`.
class Every {
 public:
  void add(Answer answer) {
    switch (answer.verdict) {
      case Verdict::No: no_ = no_ ? better(*no_, answer.certainty) : answer.certainty; break;
      case Verdict::Unknown: isUnknown_ = true; break;
      case Verdict::Yes: yes_ = worse(yes_, answer.certainty);
    }
  }
  // Further answers can't change the verdict, nor its certainty.
  bool isSettled() const { return no_ == Certainty::Known; }
  Answer answer() const {
    if (no_) return {Verdict::No, *no_};
    if (isUnknown_) return {};
    return {Verdict::Yes, yes_};
  }

 private:
  std::optional<Certainty> no_;
  Certainty yes_ = Certainty::Known;
  bool isUnknown_ = false;
};

// Joins answers of which one must be `Yes`: not every one is `No`.
class Any {
 public:
  void add(Answer answer) { none_.add(negated(answer)); }
  bool isSettled() const { return none_.isSettled(); }
  Answer answer() const { return negated(none_.answer()); }

 private:
  Every none_;
};

Quantity bounded(std::optional<Rational> value, Certainty certainty) {
  if (!value) return {std::nullopt, certainty};
  const bool fits = value->denominator() <= kGreatestResult && Rational(-kGreatestResult) <= *value &&
                    *value <= Rational(kGreatestResult);
  return fits ? Quantity{value, certainty} : Quantity::unknown();
}

Rational rounded(Rational value, const std::optional<Rounding>& rounding) {
  return rounding ? Rational(roundQuotient(value.numerator(), value.denominator(), *rounding)) : value;
}

class Evaluation {
 public:
  Evaluation(const Situation& situation, Member subject) : situation_(situation), subject_(subject) {}

  Answer condition(const Condition& condition, Member member) const {
    Every every;
    for (const Test& each : condition.tests) {
      every.add(test(each, member));
      if (every.isSettled()) return every.answer();
    }
    for (const Condition& each : condition.none) every.add(negated(this->condition(each, member)));
    for (const auto& list : condition.any) {
      Any any;
      for (const Condition& each : list) {
        any.add(this->condition(each, member));
        if (any.isSettled()) break;
      }
      every.add(any.answer());
    }
    for (const Condition& each : condition.all) every.add(this->condition(each, member));
    for (const OfMembers& each : condition.members) every.add(ofMembers(each, member));
    for (const Counted& each : condition.counts) every.add(within(count(each.group, member), each.number, member));
    for (const Compared& each : condition.amounts) every.add(compared(each, member));
    return every.answer();
  }

  Quantity amount(const Amount& amount, Member member) const {
    switch (amount.kind) {
      case Amount::Kind::Number: return {amount.number, Certainty::Known};
      case Amount::Kind::Rating: return rating(amount, member);
      case Amount::Kind::Fact: {
        const FactValue fact = situation_.fact(amount.fact, member, subject_);
        return bounded(fact.number, fact.certainty);
      }
      case Amount::Kind::Table: return situation_.table(amount.name, member);
      case Amount::Kind::Count: {
        const Range number = count(*amount.group, member);
        if (number.certainty == Certainty::Unknown || number.least != number.most) return Quantity::unknown();
        return {Rational(number.least), number.certainty};
      }
      case Amount::Kind::Dice: return situation_.rolled(amount, member);
      default: return calculated(amount, member);
    }
  }

  Members members(const Group& group, Member member) const {
    Members found;
    const auto all = situation_.group(group.of, member);
    if (!all) return found;
    found.certainty = Certainty::Known;
    for (const Member each : *all) {
      const Answer answer =
          group.where.empty() ? Answer{Verdict::Yes, Certainty::Known} : condition(group.where.front(), each);
      if (answer.verdict == Verdict::Yes) found.sure.push_back(each);
      if (answer.verdict == Verdict::Unknown) found.unsure.push_back(each);
      if (answer.verdict != Verdict::Unknown) found.certainty = worse(found.certainty, answer.certainty);
    }
    return found;
  }

 private:
  // A number of which only its bounds are sure.
  struct Range {
    std::int64_t least = 0;
    std::int64_t most = 0;
    Certainty certainty = Certainty::Unknown;
  };

  Answer test(const Test& test, Member member) const {
    const FactValue fact = situation_.fact(test.fact, member, subject_);
    if (fact.certainty == Certainty::Unknown) return {};
    switch (infoOf(test.fact.fact).kind) {
      case FactKind::Truth: return {fact.truth == test.truth ? Verdict::Yes : Verdict::No, fact.certainty};
      case FactKind::Number: return number(test, fact, member);
      case FactKind::Words: break;
    }
    const auto isNamed = [&](Symbol word) {
      return std::find(test.words.begin(), test.words.end(), word) != test.words.end();
    };
    Answer named{std::any_of(fact.words.begin(), fact.words.end(), isNamed) ? Verdict::Yes : Verdict::No,
                 fact.certainty};
    if (!test.isSame && !test.isOther) return named;
    // Whether the facts of zones and places are the subject's own is asked of its side.
    const FactName own = infoOf(test.fact.fact).of == FactOf::Unit ? test.fact : FactName{Fact::Side, {}, {}};
    const FactValue subject = situation_.fact(own, subject_, subject_);
    if (subject.certainty == Certainty::Unknown) return {};
    const auto isOwn = [&](Symbol word) {
      return std::find(subject.words.begin(), subject.words.end(), word) != subject.words.end();
    };
    const bool hasOwn = std::any_of(fact.words.begin(), fact.words.end(), isOwn);
    const bool hasOther = !std::all_of(fact.words.begin(), fact.words.end(), isOwn);
    Any any;
    any.add(named);
    const bool isMeant = (test.isSame && hasOwn) || (test.isOther && hasOther);
    any.add({isMeant ? Verdict::Yes : Verdict::No, worse(fact.certainty, subject.certainty)});
    return any.answer();
  }

  Answer number(const Test& test, const FactValue& fact, Member member) const {
    if (!fact.number) return {Verdict::No, fact.certainty};
    Any any;
    for (const Between& each : test.numbers) {
      any.add(within({*fact.number, *fact.number, fact.certainty}, each, member));
      if (any.isSettled()) break;
    }
    return any.answer();
  }

  struct Bounds {
    Rational least;
    Rational most;
    Certainty certainty;
  };

  Answer within(const Range& range, const Between& between, Member member) const {
    return within(Bounds{Rational(range.least), Rational(range.most), range.certainty}, between, member);
  }

  // Whether a number of which only the bounds are sure lies between two others.
  Answer within(const Bounds& number, const Between& between, Member member) const {
    if (number.certainty == Certainty::Unknown) return {};
    Every every;
    if (between.from) every.add(isAtLeast(number, amount(*between.from, member)));
    if (between.to) every.add(isAtMost(number, amount(*between.to, member)));
    return every.answer();
  }

  Answer compared(const Compared& compared, Member member) const {
    const Quantity found = amount(compared.amount, member);
    if (found.isUnknown()) return {};
    if (!found.value) return {Verdict::No, found.certainty};  // there is no such thing
    return within(Bounds{*found.value, *found.value, found.certainty}, compared.number, member);
  }

  static Answer isAtLeast(const Bounds& number, const Quantity& bound) {
    if (bound.isUnknown()) return {};
    const Certainty certainty = worse(number.certainty, bound.certainty);
    if (!bound.value || number.most < *bound.value) return {Verdict::No, certainty};
    return number.least >= *bound.value ? Answer{Verdict::Yes, certainty} : Answer{};
  }

  static Answer isAtMost(const Bounds& number, const Quantity& bound) {
    if (bound.isUnknown()) return {};
    const Certainty certainty = worse(number.certainty, bound.certainty);
    if (!bound.value || number.least > *bound.value) return {Verdict::No, certainty};
    return number.most <= *bound.value ? Answer{Verdict::Yes, certainty} : Answer{};
  }

  Answer ofMembers(const OfMembers& rule, Member member) const {
    const Members found = members(rule.group, member);
    if (found.certainty == Certainty::Unknown) return {};
    Every every;
    Any any;
    for (const Member each : found.sure) {
      const Answer answer = condition(rule.condition, each);
      every.add(answer);
      any.add(answer);
    }
    // A member that may not belong to the group can only spoil what would otherwise be certain.
    for (const Member each : found.unsure) {
      const Answer answer = condition(rule.condition, each);
      if (answer.verdict != Verdict::Yes) every.add({});
      if (answer.verdict != Verdict::No) any.add({});
    }
    if (found.sure.empty() && found.unsure.empty()) return {Verdict::No, found.certainty};
    if (found.sure.empty() && rule.isEvery) return {};
    Answer answer = rule.isEvery ? every.answer() : any.answer();
    if (answer.verdict != Verdict::Unknown) answer.certainty = worse(answer.certainty, found.certainty);
    return answer;
  }

  Range count(const Group& group, Member member) const {
    const Members found = members(group, member);
    const auto sure = static_cast<std::int64_t>(found.sure.size());
    return {sure, sure + static_cast<std::int64_t>(found.unsure.size()), found.certainty};
  }

  Quantity rating(const Amount& amount, Member member) const {
    if (!amount.group) return situation_.rating(amount.name, member, amount.isPrinted);
    const Members found = members(*amount.group, member);
    if (found.certainty == Certainty::Unknown || !found.unsure.empty()) return Quantity::unknown();
    Quantity taken{std::nullopt, found.certainty};
    for (const Member each : found.sure) {
      const Quantity one = situation_.rating(amount.name, each, amount.isPrinted);
      if (one.isUnknown()) return one;
      taken.certainty = worse(taken.certainty, one.certainty);
      if (one.value) taken.value = taken.value ? joined(amount.take, *taken.value, *one.value) : *one.value;
      if (amount.take == Take::Top && taken.value) break;
    }
    if (!taken.value && amount.take == Take::Sum) taken.value = Rational(0);
    return bounded(taken.value, taken.certainty);
  }

  static Rational joined(Take take, Rational a, Rational b) {
    switch (take) {
      case Take::Sum: return a + b;
      case Take::Highest: return std::max(a, b);
      case Take::Lowest: return std::min(a, b);
      case Take::Top: break;
    }
    return a;
  }

  Quantity calculated(const Amount& amount, Member member) const {
    std::optional<Rational> result;
    Certainty certainty = Certainty::Known;
    for (const Amount& part : amount.parts) {
      const Quantity one = this->amount(part, member);
      if (one.isUnknown()) return one;
      certainty = worse(certainty, one.certainty);
      if (!one.value) return {std::nullopt, certainty};
      if (result && amount.kind == Amount::Kind::Over && *one.value == Rational(0)) return {std::nullopt, certainty};
      result = result ? calculated(amount.kind, *result, *one.value) : *one.value;
      if (bounded(result, certainty).isUnknown()) return Quantity::unknown();
    }
    if (result) result = rounded(*result, amount.rounding);
    return {result, certainty};
  }

  static Rational calculated(Amount::Kind kind, Rational a, Rational b) {
    switch (kind) {
      case Amount::Kind::Sum: return a + b;
      case Amount::Kind::Minus: return a - b;
      case Amount::Kind::Times: return a * b;
      default: return a / b;
    }
  }

  const Situation& situation_;
  Member subject_;
};

}  // namespace

Answer holds(const Condition& condition, const Situation& situation, Member subject) {
  return Evaluation(situation, subject).condition(condition, subject);
}

Quantity valueOf(const Amount& amount, const Situation& situation, Member subject) {
  return Evaluation(situation, subject).amount(amount, subject);
}

Members membersOf(const Group& group, const Situation& situation, Member subject) {
  return Evaluation(situation, subject).members(group, subject);
}

}  // namespace redoubt::rules
