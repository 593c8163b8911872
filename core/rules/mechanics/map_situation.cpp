#include "core/rules/mechanics/map_situation.h"

#include <algorithm>

#include "core/rules/mechanics/adjusting.h"
#include "core/rules/mechanics/fields.h"
#include "core/rules/mechanics/table_reader.h"
#include "core/rules/sight/sight.h"

namespace redoubt::rules {
namespace {

void addTexts(std::vector<Symbol>& words, const auto& texts) {
  for (const auto& text : texts) {
    if (const Symbol word(text); !hasItem(words, word)) words.push_back(word);
  }
}

// The number for a unit's type or arm; nothing where there is none.
std::optional<Rational> numberFor(const std::map<std::string, Rational, std::less<>>& numbers,
                                  const std::vector<Symbol>& names) {
  const auto found = names.empty() ? numbers.end() : numbers.find(names.front().text());
  return found == numbers.end() ? std::nullopt : std::optional(found->second);
}

}  // namespace

void addNew(std::vector<Symbol>& words, std::span<const Symbol> more) {
  for (const Symbol word : more) {
    if (!hasItem(words, word)) words.push_back(word);
  }
}

FactValue MapSituation::fact(const FactName& name, Member member, Member subject) const {
  switch (infoOf(name.fact).of) {
    case FactOf::Game: return position_.gameFact(name);
    case FactOf::Step:
    case FactOf::Pair: return pairFact(name, member, subject);
    case FactOf::Place: {
      if (member == kNobody) return factOfNobody(name);
      if (name.fact == Fact::In && fields_ && position_.isPiece(member)) return fields_->in(name.parameter, member);
      const auto hex = position_.hexOf(member);
      if (name.fact == Fact::In && fields_ && hex) return fields_->reached(name.parameter, *hex, subject);
      return placeFactOf(name, member);
    }
    case FactOf::Unit: break;
  }
  if (name.fact == Fact::State) return stateFact(name, member);
  if (member == kNobody) return factOfNobody(name);
  if (name.fact != Fact::Rating) return position_.unitFact(name, member);
  const Quantity value = rating(name.parameter, member, false);
  return FactValue::of(value.value, value.certainty);
}

FactValue MapSituation::stateFact(const FactName& name, Member member) const {
  const StateRules* rules = mechanics_.state(name.parameter);
  const bool isOfGame = rules ? rules->of == StateOf::Game : member == kNobody;
  if (!isOfGame && member == kNobody) return factOfNobody(name);
  const FactValue supposed = isOfGame ? position_.gameFact(name) : position_.unitFact(name, member);
  if (supposed.certainty != Certainty::Unknown || !rules) return supposed;
  if (!isOfGame && rules->units && position_.isPiece(member)) {
    const Verdict has = hasState(*rules, member);
    if (has == Verdict::Unknown) return FactValue::unknown();
    if (has == Verdict::No) return FactValue::of(std::span<const Symbol>(), rules->certainty);
  }
  return usualLevel(*rules, isOfGame ? kNobody : member);
}

// Unknown too where that depends on the state itself.
Verdict MapSituation::hasState(const StateRules& rules, Member member) const {
  const std::pair asked(rules.name, member);
  if (hasItem(statesInWork_, asked)) return Verdict::Unknown;
  statesInWork_.push_back(asked);
  const Verdict verdict = holds(*rules.units, *this, member).verdict;
  statesInWork_.pop_back();
  return verdict;
}

FactValue MapSituation::usualLevel(const StateRules& rules, Member member) const {
  const std::pair asked(rules.name, member);
  const bool isAsked = rules.of != StateOf::Hexside && (rules.of == StateOf::Game || position_.isPiece(member));
  if (!isAsked || hasItem(statesInWork_, asked)) return FactValue::unknown();
  if (rules.of == StateOf::Game && rules.changesOn(kEachTurn)) return FactValue::unknown();  // nobody told the turn
  std::size_t place = rules.start;
  Certainty certainty = rules.certainty;
  statesInWork_.push_back(asked);
  for (const ChangeOfState& each : rules.changes) {
    const StateChange& change = each.change;
    const std::string_view present = rules.levels[place].name.text();
    if (change.on != kAlways || !change.table.empty()) continue;
    if (!change.from.empty() && !hasItem(change.from, present)) continue;
    const Answer answer = holds(change.when, *this, member);
    const auto next = rules.placeFrom(place, change.to);
    if (answer.verdict == Verdict::No) continue;
    certainty = answer.verdict == Verdict::Unknown || !next ? Certainty::Unknown
                                                            : worse(certainty, worse(answer.certainty, each.certainty));
    if (certainty == Certainty::Unknown) break;
    place = *next;
  }
  statesInWork_.pop_back();
  if (certainty == Certainty::Unknown) return FactValue::unknown();
  return FactValue::of(std::span(&rules.levels[place].name, 1), certainty);
}

FactValue MapSituation::placeFact(const FactName& name, hex::HexKey hex) const {
  if (name.fact == Fact::Zone) return fields_ ? fields_->zone(name.parameter, hex) : FactValue::unknown();
  if (name.fact == Fact::In) return fields_ ? fields_->reached(name.parameter, hex, kNobody) : FactValue::unknown();
  return position_.placeFact(name, hex);
}

FactValue MapSituation::placeFactOf(const FactName& name, Member member) const {
  const model::StandingHexes hexes = position_.hexesOf(member);
  if (hexes.empty()) return FactValue::unknown();
  if (!hexes.isLong()) return placeFact(name, hexes.front());
  FactValue whole{Certainty::Known, {}, {}, false};
  std::vector<Symbol> words;
  for (const hex::HexKey hex : hexes) {
    const FactValue one = placeFact(name, hex);
    whole.certainty = worse(whole.certainty, one.certainty);
    if (one.number && (!whole.number || *whole.number < *one.number)) whole.number = one.number;
    whole.truth = whole.truth || one.truth;
    addNew(words, one.words);
  }
  if (whole.certainty == Certainty::Unknown) return FactValue::unknown();
  std::vector<Symbol>& kept = wordsOfLong_[{name.fact, name.parameter, member}];
  kept = std::move(words);
  whole.words = kept;
  return whole;
}

FactValue MapSituation::pairFact(const FactName&, Member, Member) const {
  return FactValue::unknown();
}

FactValue MapSituation::factOfNobody(const FactName&) const {
  return FactValue::unknown();
}

FactValue MapSituation::between(const FactName& name, hex::HexKey from, hex::HexKey to,
                                std::vector<Symbol>& words) const {
  const hex::Layout& layout = position_.layout();
  switch (name.fact) {
    case Fact::From: addNew(words, position_.placeFact({Fact::Hex}, from).words); break;
    case Fact::Across: addTexts(words, sidesAcross(position_.battle(), position_.book(), layout, from, to)); break;
    case Fact::Link: addTexts(words, linksBetween(position_.battle(), layout, from, to)); break;
    case Fact::MarkerAcross:
      addTexts(words, markersAcross(position_.book(), layout, position_.setUp(), from, to));
      break;
    case Fact::StateAcross: {
      const FactValue supposed = position_.sideFact(name.parameter, from, to);
      const StateRules* rules = mechanics_.state(name.parameter);
      const bool isKnown = supposed.certainty != Certainty::Unknown || (rules && rules->of == StateOf::Hexside);
      if (!isKnown) return FactValue::unknown();
      addNew(words, supposed.words.empty() ? std::span(&rules->levels[rules->start].name, 1) : supposed.words);
      break;
    }
    case Fact::Distance: return FactValue::of(Rational(layout.distance(from, to)));
    case Fact::Sight: return fields_ ? FactValue::of(sight(fields_->sight(), from, to).isVisible) : FactValue::unknown();
    case Fact::LevelChange:
      return FactValue::of(*position_.placeFact({Fact::Level}, to).number -
                           *position_.placeFact({Fact::Level}, from).number);
    default: return FactValue::unknown();
  }
  return FactValue::of(std::span<const Symbol>(words));
}

std::vector<Member> MapSituation::membersNamed(std::string_view name, Member subject) const {
  std::vector<Member> members;
  const model::StandingHexes hexes = position_.hexesOf(subject);
  const auto add = [&](Member each) {
    const bool isOnceOnly = !hexes.isLong() && !position_.hexesOf(each).isLong();
    if (isOnceOnly || !hasItem(members, each)) members.push_back(each);
  };
  if (name == "self") {
    if (subject != kNobody) members.push_back(subject);
  } else if (name == "forces") {
    for (Member each = 0; position_.isPiece(each); ++each) {
      if (!position_.piece(each).leader) members.push_back(each);
    }
  } else if (name == "units" || name == "leaders") {
    for (const Member each : position_.onMap()) {
      const bool isLeader = position_.piece(each).leader != nullptr;
      if (isLeader == (name == "leaders")) members.push_back(each);
    }
  } else if (name == "hexes") {
    position_.layout().forEachHex([&](hex::HexKey key) { members.push_back(position_.memberOf(key)); });
  } else if (name == "neighbours") {
    for (const hex::HexKey hex : hexes) {
      for (const hex::HexKey each : position_.layout().ring(hex, 1)) {
        if (!hexes.contains(each)) std::ranges::for_each(position_.at(each), add);
      }
    }
  } else if (name == "stack" || name == "there") {
    for (const hex::HexKey hex : hexes) {
      for (const Member each : position_.at(hex)) {
        const bool isOwn = !position_.isPiece(subject) || position_.piece(each).side == position_.piece(subject).side;
        if (name == "there" || isOwn) add(each);
      }
    }
  }
  return members;
}

std::optional<std::span<const Member>> MapSituation::group(Symbol of, Member subject) const {
  const auto [found, isNew] = groups_.try_emplace({of, subject});
  if (isNew) found->second = membersNamed(of.text(), subject);
  return std::span<const Member>(found->second);
}

std::optional<Figure> MapSituation::shownFigure(Member member, std::string_view kind) const {
  for (const auto& [name, rules] : mechanics_.states) {
    const auto showsFace = [](const LevelOfState& each) { return each.level.face.has_value(); };
    if (std::none_of(rules.levels.begin(), rules.levels.end(), showsFace)) continue;
    const FactValue level = stateFact({Fact::State, name}, member);
    if (level.certainty == Certainty::Unknown) return std::nullopt;
    if (level.words.empty()) continue;  // it doesn't have that state
    const auto place = rules.placeOf(level.words.front().text());
    if (place && showsFace(rules.levels[*place]))
      return position_.figure(member, kind, *rules.levels[*place].level.face);
  }
  return position_.figure(member, kind);
}

Quantity MapSituation::printed(Symbol name, const RatingRules& rules, Member member) const {
  const Rating& rating = rules.rating;
  if (!rating.figure.empty()) {
    const auto shown = shownFigure(member, rating.figure);
    if (!shown) return Quantity::unknown();
    const Figure& figure = *shown;
    if (figure.value) {
      const Certainty certainty = figure.isEstimate ? Certainty::Estimated : Certainty::Known;
      return {Rational(*figure.value), worse(certainty, rules.certainty)};
    }
  }
  const Piece& piece = position_.piece(member);
  if (const auto number = numberFor(rating.types, piece.type)) return {number, rules.certainty};
  if (const auto number = numberFor(rating.arms, piece.arm)) {
    return {number, worse(piece.armCertainty, rules.certainty)};
  }
  if (!rating.drawn.empty()) {
    const auto taken = drawnRating(name, member);
    return taken ? Quantity{taken, rules.certainty} : Quantity::unknown();
  }
  return rating.number ? Quantity{rating.number, rules.certainty} : Quantity::unknown();
}

Quantity MapSituation::rating(Symbol name, Member member, bool isPrinted) const {
  const auto rules = mechanics_.ratings.find(name);
  if (rules == mechanics_.ratings.end() || !position_.isPiece(member)) return Quantity::unknown();
  if (isPrinted) return printed(name, rules->second, member);
  const std::pair asked(name, member);
  // Its own adjustments see it as it is printed; a circle through other ratings leaves all of them unknown.
  if (hasItem(ratingsInWork_, asked) && ratingsInWork_.back() != asked) return Quantity::unknown();
  const auto known = ratings_.find(asked);
  if (known != ratings_.end()) return known->second;
  const Quantity start = printed(name, rules->second, member);
  ratings_[asked] = start;
  note(rules->second.path);
  ratingsInWork_.push_back(asked);
  const Quantity value = adjustedFurther(start, name, member);
  ratingsInWork_.pop_back();
  ratings_[asked] = value;
  return value;
}

Quantity MapSituation::adjustedFurther(Quantity value, Symbol rating, Member member) const {
  return adjusted(value, {}, mechanics_.ratings.at(rating).adjusts, *this, member).value;
}

std::optional<Rational> MapSituation::drawnRating(Symbol, Member) const {
  return std::nullopt;
}

void MapSituation::note(const std::string&) const {}

Quantity MapSituation::table(Symbol, Member) const {
  return Quantity::unknown();
}

}  // namespace redoubt::rules
