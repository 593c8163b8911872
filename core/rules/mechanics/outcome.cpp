#include "core/rules/mechanics/outcome.h"

#include <algorithm>
#include <iterator>
#include <memory>

#include "core/rules/mechanics/states.h"

namespace redoubt::rules {
namespace {

// A check that leads to a check, and so on, is followed so far.
constexpr int kMostStages = 4;

Symbol usualGroup(EffectVerb verb, Member subject) {
  if (subject != kNobody) return Symbol("self");
  return Symbol(verb == EffectVerb::Advance ? "attackers" : "defenders");
}

// Whether every item of an effect says whom it is about.
bool saysWhom(const Effect& effect) {
  const auto allSay = [](const std::vector<EffectItem>& items) {
    return std::all_of(items.begin(), items.end(), [](const EffectItem& each) {
      return each.of || each.verb == EffectVerb::Track;
    });
  };
  return std::all_of(effect.parts.begin(), effect.parts.end(), [&](const EffectPart& part) {
    return allSay(part.items) && std::all_of(part.choices.begin(), part.choices.end(), allSay) &&
           std::all_of(part.first.begin(), part.first.end(),
                       [&](const EffectBranch& branch) { return allSay(branch.items); });
  });
}

// An engagement after some of what a result does has come about: later parts of the result see it so.
class Aftermath {
 public:
  explicit Aftermath(const Engagement& start) : start_(&start) {}

  /// As it stands now.
  const Engagement& now() {
    if (!pending_.empty()) takePending();
    return engagement_ ? *engagement_ : *start_;
  }
  /// Lets losses and levels that are sure come about.
  void take(const std::vector<Consequence>& all) {
    for (const Consequence& each : all) {
      if (isSure(each)) pending_.push_back(each);
    }
  }

 private:
  static bool isSure(const Consequence& one) {
    if (one.isOpen || one.isOptional || one.certainty == Certainty::Unknown) return false;
    if (one.verb == EffectVerb::State) return one.units.size() <= 1 && !one.level.empty();
    if (one.verb == EffectVerb::Eliminate) return one.isAll;
    if (one.verb == EffectVerb::Lose && one.isAll) return true;
    return one.verb == EffectVerb::Lose && !one.countsPoints && one.units.size() == 1 && one.amount.value &&
           one.amount.value->isWhole();
  }

  void takePending() {
    auto position = std::make_shared<Position>(engagement_ ? engagement_->position() : start_->position());
    Undertaking undertaking = start_->undertaking();
    for (const Consequence& each : pending_) {
      for (const Member unit : each.units) {
        if (each.verb == EffectVerb::State) {
          position->assumeLevel(unit, Symbol(each.name), Symbol(each.level));
        } else if (each.isAll) {
          position->lose(unit);
        } else {
          position->assumeStep(unit, position->stepOf(unit) + static_cast<int>(each.amount.value->numerator()));
        }
      }
      if (each.verb == EffectVerb::State && each.units.empty()) {
        position->assume(Symbol(each.name), Symbol(each.level));
      }
    }
    pending_.clear();
    const auto isGone = [&](Member each) { return start_->position().hexOf(each) && !position->hexOf(each); };
    std::erase_if(undertaking.actors, isGone);
    std::erase_if(undertaking.defenders, isGone);
    engagement_ = std::make_shared<const Engagement>(start_->mechanics(), *position, start_->fields(),
                                                     std::move(undertaking));
    position_ = std::move(position);
  }

  const Engagement* start_;
  std::shared_ptr<const Position> position_;
  std::shared_ptr<const Engagement> engagement_;
  std::vector<Consequence> pending_;
};

// Finds what one result does.
class OutcomeFinder {
 public:
  OutcomeFinder(const Engagement& engagement, Member subject, int stage)
      : engagement_(engagement), mechanics_(engagement.mechanics()), subject_(subject), stage_(stage),
        aftermath_(engagement) {}

  ExplainedResult explain(const std::string& table, TableResult result) {
    ExplainedResult found{std::move(result), true, {}, {}};
    std::vector<const EffectRules*> effects;
    const EffectRules* whole = mechanics_.effect(found.result.text, table);
    if (whole) effects.push_back(whole);
    const bool hasSides = found.result.text.find('/') != std::string::npos;
    for (const std::string& part : whole ? std::vector<std::string>() : resultParts(found.result.text)) {
      const EffectRules* effect = mechanics_.effect(part, table);
      if (effect && hasSides && !saysWhom(effect->effect)) effect = nullptr;
      found.isExplained = found.isExplained && effect;
      if (effect) effects.push_back(effect);
    }
    found.isExplained = found.isExplained && !effects.empty();
    if (!found.isExplained) return found;
    for (const EffectRules* each : effects) {
      note(each->path);
      certainty_ = each->certainty;
      for (const EffectPart& part : each->effect.parts) add(part, found.parts);
    }
    found.rules = std::move(rules_);
    return found;
  }

 private:
  // The units of a group for which an item holds.
  struct Chosen {
    std::vector<Member> sure;
    std::vector<Member> unsure;
    Certainty certainty = Certainty::Known;
  };

  void note(const std::string& rule) {
    if (!hasItem(rules_, rule)) rules_.push_back(rule);
  }

  void add(const EffectPart& part, std::vector<OutcomePart>& parts) {
    if (!part.choices.empty()) {
      OutcomePart choice;
      for (const std::vector<EffectItem>& way : part.choices) choice.ways.push_back(consequences(way, {}));
      const bool isEmpty =
          std::all_of(choice.ways.begin(), choice.ways.end(), [](const auto& way) { return way.empty(); });
      hasChosen_ = true;
      if (!isEmpty) parts.push_back(std::move(choice));
      return;
    }
    std::vector<Consequence> all = consequences(part.items, {});
    std::vector<const Condition*> earlier;
    for (const EffectBranch& branch : part.first) {
      std::vector<Consequence> more = consequences(branch.items, earlier, &branch.when);
      std::move(more.begin(), more.end(), std::back_inserter(all));
      earlier.push_back(&branch.when);
    }
    if (all.empty()) return;
    done_.insert(done_.end(), all.begin(), all.end());
    aftermath_.take(all);
    parts.push_back({{std::move(all)}});
  }

  // Of the units of which none of the earlier conditions holds, but `when` does.
  std::vector<Consequence> consequences(const std::vector<EffectItem>& items,
                                        const std::vector<const Condition*>& earlier, const Condition* when = nullptr) {
    std::vector<Consequence> found;
    const Engagement& begin = aftermath_.now();
    const Aftermath before = aftermath_;  // which keeps `begin`
    for (const EffectItem& item : items) {
      std::vector<Consequence> more = ofItem(item, chosen(item, begin, earlier, when), found);
      aftermath_.take(more);
      std::move(more.begin(), more.end(), std::back_inserter(found));
    }
    aftermath_ = before;
    return found;
  }

  // `begin`: as it stood before the items, of which `earlier` and `when` are asked.
  Chosen chosen(const EffectItem& item, const Engagement& begin, const std::vector<const Condition*>& earlier,
                const Condition* when) {
    const Engagement& now = aftermath_.now();
    const Group group = item.of.value_or(Group{usualGroup(item.verb, subject_)});
    const Members members = membersOf(group, now, subject_);
    Chosen chosen;
    chosen.certainty = worse(certainty_, members.certainty);
    const auto sort = [&](Member each, bool isSure) {
      if (!now.position().isPiece(each) || hasGone(now, each)) return;  // nothing happens to a hex
      Answer answer = holds(item.when, now, each);
      const auto also = [&](Verdict verdict, Certainty certainty) {
        if (answer.verdict == Verdict::No || verdict == Verdict::No)
          answer.verdict = Verdict::No;
        else if (verdict == Verdict::Unknown)
          answer.verdict = Verdict::Unknown;
        answer.certainty = worse(answer.certainty, certainty);
      };
      if (when) {
        const Answer own = holds(*when, begin, each);
        also(own.verdict, own.certainty);
      }
      for (const Condition* other : earlier) {
        const Answer held = holds(*other, begin, each);
        also(held.verdict == Verdict::Yes  ? Verdict::No
             : held.verdict == Verdict::No ? Verdict::Yes
                                           : Verdict::Unknown,
             held.certainty);
      }
      if (answer.verdict == Verdict::No) return;
      const bool isCertain = isSure && answer.verdict == Verdict::Yes;
      if (isCertain) chosen.certainty = worse(chosen.certainty, answer.certainty);
      (isCertain ? chosen.sure : chosen.unsure).push_back(each);
    };
    for (const Member each : members.sure) sort(each, true);
    for (const Member each : members.unsure) sort(each, false);
    return chosen;
  }

  // Whether a unit has been lost by what came before.
  bool hasGone(const Engagement& now, Member member) const {
    return !now.position().hexOf(member) && engagement_.position().hexOf(member);
  }

  std::vector<Consequence> ofItem(const EffectItem& item, Chosen chosen, const std::vector<Consequence>& before) {
    std::vector<Consequence> found;
    if (item.verb == EffectVerb::Track) {
      found.push_back(made(item, {}, valueOf(*item.amount, aftermath_.now(), subject_), false, certainty_));
      return found;
    }
    if (item.verb == EffectVerb::State) return ofLevels(item, chosen);
    if (item.verb == EffectVerb::Advance) {
      const auto stays = [&](Member each) { return !forbidden(aftermath_.now(), each, {"advance"}).empty(); };
      std::erase_if(chosen.sure, stays);
      std::erase_if(chosen.unsure, stays);
    }
    if (item.unitsOrUsual() == EffectUnits::Each) {
      for (const Member each : chosen.sure) found.push_back(forUnits(item, {each}, false, chosen.certainty, before));
      for (const Member each : chosen.unsure) found.push_back(forUnits(item, {each}, true, chosen.certainty, before));
      return found;
    }
    const bool isOpen = chosen.sure.empty();
    if (isOpen && chosen.unsure.empty()) return found;
    const Certainty certainty =
        chosen.unsure.empty() ? chosen.certainty : worse(chosen.certainty, Certainty::Estimated);
    found.push_back(forUnits(item, isOpen ? chosen.unsure : chosen.sure, isOpen, certainty, before));
    return found;
  }

  static Consequence made(const EffectItem& item, std::vector<Member> units, Quantity amount, bool isOpen,
                          Certainty certainty) {
    Consequence one;
    one.verb = item.verb;
    one.how = item.unitsOrUsual();
    one.units = std::move(units);
    one.amount = amount;
    one.countsPoints = item.countsPoints;
    one.name = item.name;
    one.isOptional = item.isOptional.value_or(item.verb == EffectVerb::Advance);
    one.isOpen = isOpen;
    one.certainty = certainty;
    return one;
  }

  Consequence forUnits(const EffectItem& item, std::vector<Member> units, bool isOpen, Certainty certainty,
                       const std::vector<Consequence>& before) {
    const Member one = units.size() == 1 ? units.front() : subject_;
    Quantity amount = Quantity::none();
    if (item.amount) amount = valueOf(*item.amount, aftermath_.now(), one);
    if (item.added) amount = valueOf(*item.added, aftermath_.now(), one);
    if (item.verb == EffectVerb::Exchange) amount = toExchange(item, units, before);
    Consequence found = made(item, std::move(units), amount, isOpen, worse(certainty, amount.certainty));
    const bool hasAmount = item.amount || item.verb == EffectVerb::Exchange || item.verb == EffectVerb::Check;
    found.isAll = !hasAmount || takesAll(found);
    if (item.verb == EffectVerb::Check) check(found);
    return found;
  }

  // Whether an amount is all that the units have.
  bool takesAll(const Consequence& one) {
    if (!one.amount.value) return false;
    if (one.verb == EffectVerb::Eliminate) {
      return *one.amount.value >= Rational(static_cast<std::int64_t>(one.units.size()));
    }
    if (one.verb == EffectVerb::Exchange) {
      const auto whole = ratingOf(one.units, one.name);
      return whole && *one.amount.value >= *whole;
    }
    if (one.verb != EffectVerb::Lose || one.countsPoints) return false;
    Rational left(0);
    for (const Member each : one.units) {
      const Position& position = aftermath_.now().position();
      const auto steps = position.stepsOf(each);
      if (!steps) return false;
      left = left + Rational(*steps - position.stepOf(each) + 1);
    }
    return *one.amount.value >= left;
  }

  std::optional<Rational> ratingOf(const std::vector<Member>& units, const std::string& rating) const {
    Rational sum(0);
    for (const Member each : units) {
      const Quantity one = engagement_.printedRating(Symbol(rating), each);
      if (!one.value) return std::nullopt;
      sum = sum + *one.value;
    }
    return sum;
  }

  // What the enemies of some units have lost by what was found before, in a rating.
  Quantity toExchange(const EffectItem& item, const std::vector<Member>& units,
                      const std::vector<Consequence>& before) const {
    if (units.empty() || hasChosen_) return Quantity::unknown();
    const auto isEnemy = [&](Member each) {
      return engagement_.position().piece(each).side != engagement_.position().piece(units.front()).side;
    };
    const std::string rating = item.counter.empty() ? item.name : item.counter;
    Quantity sum{Rational(0), Certainty::Known};
    const auto add = [&](const Consequence& one) {
      if (one.units.empty() || !isEnemy(one.units.front())) return;
      const Quantity lost = lostBy(one, rating);
      if (!lost.value || !sum.value) {
        sum = Quantity::unknown();
      } else {
        sum = {*sum.value + *lost.value, worse(sum.certainty, lost.certainty)};
      }
    };
    for (const Consequence& each : done_) add(each);
    for (const Consequence& each : before) add(each);
    return sum;
  }

  Quantity lostBy(const Consequence& one, const std::string& rating) const {
    const bool isLoss =
        one.verb == EffectVerb::Eliminate || one.verb == EffectVerb::Lose || one.verb == EffectVerb::Exchange;
    if (!isLoss) return {Rational(0), Certainty::Known};
    if (one.isOptional || one.isOpen) return Quantity::unknown();
    if (one.isAll) {
      const auto whole = ratingOf(one.units, rating);
      return whole ? Quantity{whole, one.certainty} : Quantity::unknown();
    }
    if (one.verb == EffectVerb::Lose && one.countsPoints) return {one.amount.value, one.certainty};
    if (one.verb == EffectVerb::Lose && one.units.size() == 1) return ofSteps(one, rating);
    return Quantity::unknown();  // it depends on what the owner chooses
  }

  Quantity ofSteps(const Consequence& one, const std::string& rating) const {
    const auto rules = mechanics_.ratings.find(Symbol(rating));
    if (rules == mechanics_.ratings.end() || !one.amount.value || !one.amount.value->isWhole())
      return Quantity::unknown();
    const Position& position = engagement_.position();
    const Member unit = one.units.front();
    const int step = position.stepOf(unit) + static_cast<int>(one.amount.value->numerator());
    const auto left = position.figureAt(unit, rules->second.rating.figure, step);
    const Quantity now = engagement_.printedRating(Symbol(rating), unit);
    if (!left || !left->value || !now.value) return Quantity::unknown();
    return {*now.value - Rational(*left->value), worse(one.certainty, now.certainty)};
  }

  // The level that a text brings; empty where it starts from one that is unknown, or from those of several units.
  std::string levelAfter(const StateRules& rules, const std::string& text, const std::vector<Member>& units) {
    if (rules.placeOf(text)) return text;
    if (units.size() > 1) return {};
    const PresentLevel present = presentLevel(aftermath_.now(), rules, units.empty() ? kNobody : units.front());
    const auto next = rules.placeFrom(present.place.value_or(0), text);
    return present.place && next ? std::string(rules.levels[*next].name.text()) : std::string();
  }

  std::vector<Consequence> ofLevels(const EffectItem& item, const Chosen& chosen) {
    std::vector<Consequence> found;
    for (const auto& [name, text] : item.levels) {
      const StateRules* rules = mechanics_.state(Symbol(name));
      const auto having = [&](std::vector<Member> units) {
        std::erase_if(units, [&](Member each) { return rules && !presentLevel(aftermath_.now(), *rules, each).isHad; });
        return units;
      };
      const std::vector<Member> sure = having(chosen.sure);
      const std::vector<Member> unsure = having(chosen.unsure);
      const auto add = [&](std::vector<Member> units, bool isOpen) {
        const std::vector<Member> whose = units;
        Consequence one = made(item, std::move(units), Quantity::none(), isOpen, chosen.certainty);
        one.name = name;
        if (rules) one.level = levelAfter(*rules, text, whose);
        if (one.level.empty()) one.certainty = Certainty::Unknown;
        found.push_back(std::move(one));
      };
      if (rules && rules->of == StateOf::Game) {
        add({}, false);
        continue;
      }
      if (item.unitsOrUsual() != EffectUnits::Each) {
        const bool isOpen = sure.empty();
        if (!isOpen || !unsure.empty()) add(isOpen ? unsure : sure, isOpen);
        continue;
      }
      for (const Member each : sure) add({each}, false);
      for (const Member each : unsure) add({each}, true);
    }
    return found;
  }

  void check(Consequence& one) {
    const bool isOfAll = one.how == EffectUnits::Together;
    if (!isOfAll && one.units.size() > 1) {  // nobody knows who checks
      one.certainty = Certainty::Unknown;
      return;
    }
    if (one.amount.isUnknown()) {
      one.certainty = Certainty::Unknown;
      return;
    }
    const Member unit = isOfAll ? kNobody : one.units.front();
    const Engagement& now = aftermath_.now();
    Undertaking undertaking = now.undertaking();
    undertaking.table = one.name;
    const Engagement stage(mechanics_, now.position(), now.fields(), std::move(undertaking));
    const auto lookup = stage.lookUp(Symbol(one.name), unit, one.amount.value.value_or(Rational(0)));
    if (!lookup || lookup->results.empty()) {
      one.certainty = Certainty::Unknown;
      return;
    }
    one.certainty = worse(one.certainty, lookup->certainty);
    for (const AppliedAdjust& each : stage.applied()) note(each.rule);
    for (const TableResult& each : lookup->results) {
      if (stage_ >= kMostStages) {
        one.results.push_back({each, false, {}, {}});
        continue;
      }
      one.results.push_back(OutcomeFinder(stage, unit, stage_ + 1).explain(one.name, each));
      for (const std::string& rule : one.results.back().rules) note(rule);
    }
  }

  const Engagement& engagement_;
  const Mechanics& mechanics_;
  Member subject_;
  int stage_;
  Aftermath aftermath_;
  Certainty certainty_ = Certainty::Known;  // of the rule
  std::vector<Consequence> done_;           // by the parts before
  bool hasChosen_ = false;                  // a part before leaves a choice, so that what is lost is unknown
  std::vector<std::string> rules_;
};

}  // namespace

ExplainedResult explained(const Engagement& engagement, const std::string& table, TableResult result) {
  return OutcomeFinder(engagement, kNobody, 1).explain(table, std::move(result));
}

std::vector<std::string> resultParts(const std::string& text) {
  std::vector<std::string> parts(1);
  for (const char each : text) {
    if (each == ' ' || each == ',' || each == '/' || each == '+') {
      parts.emplace_back();
    } else {
      parts.back() += each;
    }
  }
  std::erase(parts, std::string());
  return parts;
}

std::vector<std::string> unexplainedParts(const Mechanics& mechanics, const std::string& text, std::string_view table) {
  if (mechanics.effect(text, table)) return {};
  std::vector<std::string> parts = resultParts(text);
  const bool hasSides = text.find('/') != std::string::npos;
  std::erase_if(parts, [&](const std::string& each) {
    const EffectRules* effect = mechanics.effect(each, table);
    return effect && (!hasSides || saysWhom(effect->effect));
  });
  return parts;
}

}  // namespace redoubt::rules
