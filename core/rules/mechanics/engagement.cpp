#include "core/rules/mechanics/engagement.h"

#include <algorithm>
#include <iterator>

#include "core/rules/mechanics/table_reader.h"
#include "core/rules/sight/aim.h"

namespace redoubt::rules {
namespace {

std::string_view toText(hex::FacingZone zone) {
  switch (zone) {
    case hex::FacingZone::Front: return "front";
    case hex::FacingZone::Flank: return "flank";
    case hex::FacingZone::Rear: break;
  }
  return "rear";
}

constexpr int kFarthest = 1'000'000;

bool isOfNeighbours(Fact fact) {
  return fact == Fact::Across || fact == Fact::Link || fact == Fact::MarkerAcross || fact == Fact::StateAcross;
}

}  // namespace

model::StandingHexes hexesOfTargets(const Position& position, const Undertaking& undertaking, hex::HexKey target) {
  std::optional<hex::HexKey> other;
  bool isFirst = true;
  for (const Member each : undertaking.defenders) {
    const model::StandingHexes hexes = position.hexesOf(each);
    if (!hexes.contains(target)) continue;
    const auto beside = hexes.isLong() ? std::optional(hexes.front() == target ? hexes.back() : hexes.front())
                                       : std::nullopt;
    other = isFirst || other == beside ? beside : std::nullopt;
    isFirst = false;
  }
  return {target, other};
}

hex::HexKey hexMet(const Position& position, const Undertaking& undertaking, hex::HexKey from, hex::HexKey target) {
  const hex::HexKey other = hexesOfTargets(position, undertaking, target).back();
  return position.layout().distance(from, other) < position.layout().distance(from, target) ? other : target;
}

Engagement::Engagement(const Mechanics& mechanics, const Position& position, Fields* fields, Undertaking undertaking)
    : MapSituation(mechanics, position, fields), undertaking_(std::move(undertaking)) {
  action_ = mechanics_.action(undertaking_.action);
  if (undertaking_.table.empty() && action_) undertaking_.table = action_->action.table;
  table_ = mechanics_.table(undertaking_.table);
  if (!action_) return;
  actionName_.push_back(Symbol(action_->name));
  if (undertaking_.actors.empty()) return;
  const std::vector<Symbol>& side = position_.piece(undertaking_.actors.front()).side;
  for (const auto& [role, rules] : action_->action.with) {
    if (undertaking_.with.contains(role)) continue;
    std::vector<Member> members;
    for (const Member each : position_.onMap()) {
      const bool isOfSide = (position_.piece(each).side == side) != rules.isOfEnemy;
      const bool isBeside = !hasItem(undertaking_.actors, each) && !hasItem(undertaking_.defenders, each);
      if (!isOfSide || !isBeside) continue;
      const Verdict verdict = holds(rules.where, *this, each).verdict;
      if (verdict == Verdict::Yes) members.push_back(each);
      if (verdict == Verdict::Unknown) undertaking_.perhapsWith.push_back(each);
    }
    undertaking_.with[role] = std::move(members);
  }
}

bool Engagement::isActor(Member member) const {
  if (hasItem(undertaking_.actors, member)) return true;
  return std::any_of(undertaking_.with.begin(), undertaking_.with.end(), [&](const auto& each) {
    if (!action_) return hasItem(each.second, member);
    const auto rules = action_->action.with.find(each.first);
    const bool isOfEnemy = rules != action_->action.with.end() && rules->second.isOfEnemy;
    return !isOfEnemy && hasItem(each.second, member);
  });
}

FactValue Engagement::fact(const FactName& name, Member member, Member subject) const {
  if (name.fact == Fact::Action) return FactValue::of(std::span<const Symbol>(actionName_));
  const bool isOfTarget = infoOf(name.fact).of == FactOf::Place && hasItem(undertaking_.defenders, member);
  if (isOfTarget && name.fact != Fact::In && position_.hexesOf(member).isLong()) {
    const std::vector<hex::HexKey> meant = attackedHexesOf(member);
    if (meant.size() == 1) return placeFact(name, meant.front());
  }
  return MapSituation::fact(name, member, subject);
}

// What the targets of the action have: names of any of them, the greatest number, true if it is so for one of them.
FactValue Engagement::factOfNobody(const FactName& name) const {
  const auto [found, isNew] = ofNobody_.try_emplace({name.fact, name.parameter});
  if (!isNew) return found->second.value;
  FactValue whole{Certainty::Known, {}, {}, false};
  std::vector<Symbol> words;
  const auto add = [&](const FactValue& one) {
    whole.certainty = worse(whole.certainty, one.certainty);
    if (one.number && (!whole.number || *whole.number < *one.number)) whole.number = one.number;
    whole.truth = whole.truth || one.truth;
    addNew(words, one.words);
  };
  if (infoOf(name.fact).of == FactOf::Place) {
    for (const hex::HexKey hex : undertaking_.targets) add(placeFact(name, hex));
  } else {
    for (const Member each : undertaking_.defenders) add(MapSituation::fact(name, each, each));
  }
  Known& known = ofNobody_[{name.fact, name.parameter}];
  known.words = std::move(words);
  known.value = whole.certainty == Certainty::Unknown ? FactValue::unknown() : whole;
  if (known.value.certainty != Certainty::Unknown) known.value.words = known.words;
  return known.value;
}

std::vector<hex::HexKey> Engagement::hexesOf(const std::vector<Member>& members,
                                             std::span<const hex::HexKey> near) const {
  const auto distance = [&](hex::HexKey hex) {
    int least = kFarthest;
    for (const hex::HexKey each : near) least = std::min(least, position_.layout().distance(hex, each));
    return least;
  };
  std::vector<hex::HexKey> hexes;
  for (const Member each : members) {
    const model::StandingHexes own = position_.hexesOf(each);
    for (const hex::HexKey hex : own) {
      const bool isFarther = own.isLong() && std::min(distance(own.front()), distance(own.back())) < distance(hex);
      if (!isFarther && !hasItem(hexes, hex)) hexes.push_back(hex);
    }
  }
  return hexes;
}

// From those that come to those that they come to.
Engagement::Ends Engagement::endsOf(const FactName& name, Member member, Member subject) const {
  const std::vector<hex::HexKey> own = member == kNobody ? undertaking_.targets : hexesOf({member});
  if (!name.end.empty()) {
    const std::vector<hex::HexKey> others = hexesOf(membersNamed(name.end.text(), member));
    return isActor(member) ? Ends{own, others} : Ends{others, own};
  }
  if (member == kNobody) return met(undertaking_.actors, undertaking_.targets);
  if (hasItem(undertaking_.defenders, member)) return met(undertaking_.actors, attackedHexesOf(member));
  if (member != subject && subject != kNobody) {
    const std::vector<hex::HexKey> others = hexesOf({subject});
    return {hexesOf({member}, others), hexesOf({subject}, own)};
  }
  return met({member}, undertaking_.targets);
}

// Of a target in two hexes those that are meant; otherwise its hexes.
std::vector<hex::HexKey> Engagement::attackedHexesOf(Member member) const {
  std::vector<hex::HexKey> hexes = hexesOf({member});
  if (hexes.size() < 2) return hexes;
  std::vector<hex::HexKey> meant;
  std::copy_if(hexes.begin(), hexes.end(), std::back_inserter(meant),
               [&](hex::HexKey hex) { return hasItem(undertaking_.targets, hex); });
  return meant.empty() ? hexes : meant;
}

// Units in two hexes act from the nearer one, and are met in the nearer one.
Engagement::Ends Engagement::met(const std::vector<Member>& by, const std::vector<hex::HexKey>& targets) const {
  std::vector<hex::HexKey> all = targets;
  for (const hex::HexKey target : targets) {
    for (const hex::HexKey hex : hexesOfTargets(position_, undertaking_, target)) {
      if (!hasItem(all, hex)) all.push_back(hex);
    }
  }
  Ends ends{hexesOf(by, all), {}, true};
  for (const hex::HexKey target : targets) {
    for (const hex::HexKey from : ends.from) {
      const hex::HexKey hex = hexMet(position_, undertaking_, from, target);
      if (!hasItem(ends.to, hex)) ends.to.push_back(hex);
    }
  }
  if (ends.from.empty()) ends.to = targets;
  return ends;
}

bool Engagement::isMet(const Ends& ends, hex::HexKey from, hex::HexKey to) const {
  if (!ends.isAgainstTargets) return true;
  const std::vector<hex::HexKey>& targets = undertaking_.targets;
  if (hexesOfTargets(position_, undertaking_, to).size() == 1) return true;
  return std::any_of(targets.begin(), targets.end(),
                     [&](hex::HexKey target) { return hexMet(position_, undertaking_, from, target) == to; });
}

// The zones of the targets in which the other ends lie; of `member` alone where it is a target, or neither that nor an
// actor, and then only the nearest ends. False where a facing is unknown.
bool Engagement::addAspects(const Ends& ends, Member member, std::vector<Symbol>& words) const {
  bool isSure = true;
  const bool isOfNearest = member != kNobody && !hasItem(undertaking_.defenders, member) && !isActor(member);
  const auto nearest = [&](hex::HexKey to) {
    int least = kFarthest;
    for (const hex::HexKey from : ends.from) least = std::min(least, position_.layout().distance(from, to));
    return least;
  };
  const bool isOfOne = member != kNobody && !hasItem(undertaking_.actors, member);
  for (const hex::HexKey to : ends.to) {
    for (const Member each : position_.at(to)) {
      const Piece& piece = position_.piece(each);
      const bool isMeant = isOfOne ? each == member : hasItem(undertaking_.defenders, each);
      if (!isMeant || !piece.hasFacing) continue;
      for (const hex::HexKey from : ends.from) {
        if (isOfNearest && position_.layout().distance(from, to) > nearest(to)) continue;
        if (from == to || !isMet(ends, from, to)) continue;
        const auto zone = piece.zones ? targetZone(position_.layout(), to, *piece.zones, from) : std::nullopt;
        if (zone && !hasItem(words, Symbol(toText(*zone)))) words.push_back(Symbol(toText(*zone)));
        isSure = isSure && piece.zones;
      }
    }
  }
  return isSure;
}

// Whether another unit that acts stands on the far side of a target from it.
bool Engagement::isOpposed(Member member) const {
  const auto sidesOf = [&](Member each, hex::HexKey target) {
    std::vector<int> sides;
    for (const hex::HexKey hex : position_.hexesOf(each)) {
      if (const auto side = position_.layout().sideTowards(target, hex)) sides.push_back(*side);
    }
    return sides;
  };
  return std::any_of(undertaking_.targets.begin(), undertaking_.targets.end(), [&](hex::HexKey target) {
    const std::vector<int> own = sidesOf(member, target);
    return std::any_of(undertaking_.actors.begin(), undertaking_.actors.end(), [&](Member other) {
      if (other == member) return false;
      const std::vector<int> others = sidesOf(other, target);
      return std::any_of(own.begin(), own.end(),
                         [&](int side) { return hasItem(others, (side + hex::kSides / 2) % hex::kSides); });
    });
  });
}

FactValue Engagement::pairFact(const FactName& name, Member member, Member subject) const {
  const AskedPair asked{name.fact, name.parameter, name.end, member, subject};
  const auto [found, isNew] = pairs_.try_emplace(asked);
  Known& known = found->second;
  if (!isNew) return known.value;
  const Ends ends = endsOf(name, member, subject);
  if (ends.from.empty() || ends.to.empty()) return known.value = FactValue::unknown();
  if (name.fact == Fact::Opposite) return known.value = FactValue::of(isOpposed(member));
  if (name.fact == Fact::Aspect) {
    const bool isSure = addAspects(ends, member, known.words);
    return known.value = isSure ? FactValue::of(std::span<const Symbol>(known.words)) : FactValue::unknown();
  }
  std::optional<Rational> least;
  bool isTrue = false;
  for (const hex::HexKey from : ends.from) {
    for (const hex::HexKey to : ends.to) {
      if (isOfNeighbours(name.fact) && position_.layout().distance(from, to) != 1) continue;
      if (!isMet(ends, from, to)) continue;
      const FactValue one = between(name, from, to, known.words);
      if (one.number && (!least || *one.number < *least)) least = one.number;
      isTrue = isTrue || one.truth;
    }
  }
  const FactKind kind = infoOf(name.fact).kind;
  if (kind == FactKind::Truth) return known.value = fields_ ? FactValue::of(isTrue) : FactValue::unknown();
  if (kind == FactKind::Number) return known.value = FactValue::of(least);
  return known.value = FactValue::of(std::span<const Symbol>(known.words));
}

std::vector<Member> Engagement::membersNamed(std::string_view name, Member subject) const {
  if (name == "actors" || name == "attackers") return undertaking_.actors;
  if (name == "targets" || name == "defenders") return undertaking_.defenders;
  const auto role = undertaking_.with.find(name);
  if (role != undertaking_.with.end()) return role->second;
  if (action_ && !name.empty() && name == action_->action.actors) return undertaking_.actors;
  if (subject != kNobody) return MapSituation::membersNamed(name, subject);
  // Of the targets' hexes.
  std::vector<Member> members;
  if (name == "self") return members;
  if (name == "units" || name == "leaders" || name == "hexes") return MapSituation::membersNamed(name, subject);
  for (const hex::HexKey target : undertaking_.targets) {
    for (const Member each : MapSituation::membersNamed(name, position_.memberOf(target))) {
      if (!hasItem(members, each)) members.push_back(each);
    }
  }
  return members;
}

std::optional<Rational> Engagement::drawnRating(Symbol rating, Member member) const {
  const auto taken = undertaking_.drawn.find({rating, member});
  return taken == undertaking_.drawn.end() ? std::nullopt : std::optional(taken->second);
}

std::vector<AppliedAdjust> Engagement::applied() const {
  std::vector<AppliedAdjust> told;
  told.reserve(applied_.size());
  for (const ActingAdjust& each : applied_) told.push_back(each.told());
  return told;
}

void Engagement::note(const std::string& rule) const {
  if (!hasItem(because_, rule)) because_.push_back(rule);
}

Quantity Engagement::adjustedFurther(Quantity value, Symbol rating, Member member) const {
  value = changed(value, {}, member, mechanics_.ratings.at(rating).adjusts);
  if (table_) value = changed(value, rating.text(), member, table_->adjusts);
  if (action_) value = changed(value, rating.text(), member, action_->adjusts);
  return value;
}

bool Engagement::isTaken(const Adjust& adjust, Member member) const {
  const model::StandingHexes own = position_.hexesOf(member);
  const auto isBeside = [&](Member each) {
    return std::any_of(own.begin(), own.end(), [&](hex::HexKey hex) { return position_.hexesOf(each).contains(hex); });
  };
  for (const std::vector<Member>* side : {&undertaking_.actors, &undertaking_.defenders}) {
    if (!hasItem(*side, member)) continue;
    for (const Member each : *side) {
      if (each == member) return false;
      if (isBeside(each) && holds(adjust.when, *this, each).verdict == Verdict::Yes) return true;
    }
  }
  return false;
}

Quantity Engagement::changed(Quantity start, std::string_view of, Member member, const Adjusts& owner) const {
  const Adjusted result =
      adjusted(start, of, owner, *this, member, [&](const Adjust& adjust) { return isTaken(adjust, member); });
  applied_.insert(applied_.end(), result.applied.begin(), result.applied.end());
  return result.value;
}

Quantity Engagement::table(Symbol name, Member) const {
  const TableRules* rules = mechanics_.table(name.text());
  if (!rules || hasItem(tablesInWork_, name)) return Quantity::unknown();
  tablesInWork_.push_back(name);
  const TableLookup lookup = TableReader(*this, *rules).read();
  tablesInWork_.pop_back();
  if (lookup.results.size() != 1) return Quantity::unknown();
  const auto number = rationalFromText(lookup.results.front().text);
  return number ? Quantity{number, lookup.certainty} : Quantity::unknown();
}

Quantity Engagement::rolled(const Amount& dice, Member member) const {
  const std::pair asked(&dice, member);
  const auto found = undertaking_.rolled.find(asked);
  if (found != undertaking_.rolled.end()) return {found->second, Certainty::Known};
  if (!hasItem(unrolled_, asked)) unrolled_.push_back(asked);
  return Quantity::unknown();
}

std::optional<TableLookup> Engagement::lookUp() const {
  return table_ ? lookUp(Symbol(table_->name), kNobody) : std::nullopt;
}

std::optional<TableLookup> Engagement::lookUp(Symbol table, Member subject, const Rational& add) const {
  const TableRules* rules = mechanics_.table(table.text());
  if (!rules) return std::nullopt;
  tablesInWork_.push_back(table);
  TableLookup lookup = TableReader(*this, *rules, subject, add).read();
  tablesInWork_.pop_back();
  return lookup;
}

}  // namespace redoubt::rules
