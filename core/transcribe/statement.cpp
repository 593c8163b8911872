#include "core/transcribe/statement.h"

#include <algorithm>

#include "core/base/text.h"
#include "core/transcribe/elements.h"
#include "core/transcribe/hex_style.h"
#include "core/transcribe/lexicon.h"
#include "core/transcribe/openings.h"
#include "core/transcribe/phrases.h"

namespace redoubt::transcribe {

bool Statement::hasNames() const {
  return std::any_of(groups.begin(), groups.end(), [](const Group& group) { return !group.names.empty(); });
}

bool Statement::says(std::string_view sense) const {
  return Lexicon::get().isIn(sense, tokensOf(text));
}

bool Statement::hasPlace() const {
  return std::any_of(groups.begin(), groups.end(), [](const Group& group) { return group.place.has_value(); });
}

namespace {

class Parser {
 public:
  Parser(std::string_view text, const HexStyle& style)
      : text_(text), style_(style), tokens_(tokensOf(text, style)), phrases_{text_, tokens_} {}

  Statement parse() {
    while (!tokens_.empty() && tokens_.front().kind == TokenKind::Gap) tokens_.erase(tokens_.begin());
    if (!tokens_.empty() && (tokens_.front().kind == TokenKind::Dash || tokens_.front().text == "*"))
      tokens_.erase(tokens_.begin());
    if (tokens_.empty()) return {};
    if (const std::size_t label = hexLabelAt(phrases_))
      tokens_.erase(tokens_.begin(), tokens_.begin() + static_cast<std::ptrdiff_t>(label));
    cutCondition();
    hour_ = beginsWithHour(phrases_);
    statement_.isProse = isProse(behindFollows(phrases_));
    statement_.text = std::string(text_);
    const TokenKind last = tokens_.back().kind;
    statement_.endsOpen = last == TokenKind::Comma || last == TokenKind::Plus || last == TokenKind::Dash ||
                          (tokens_.back().isWord() && !beginsUpper(tokens_.back().text) &&
                           Lexicon::get().match("and", tokens_, tokens_.size() - 1) > 0);
    statement_.endsColon = last == TokenKind::Colon;
    split();
    takeSubject();
    takeLeaders();
    takeTurns();
    takeLabels();
    group();
    return std::move(statement_);
  }

 private:
  // "pole 2001, jeżeli jest wolne": what a condition says is left.
  void cutCondition() {
    bool hasHex = false;
    for (std::size_t at = 0; at < tokens_.size(); ++at) {
      hasHex |= tokens_[at].kind == TokenKind::Hexes;
      if (!hasHex || at == 0 || phrases_.match("condition", at) == 0 || beginsUpper(tokens_[at].text)) continue;
      if (phrases_.match("except", at) > 0) return;
      const bool hasMore = std::any_of(tokens_.begin() + static_cast<std::ptrdiff_t>(at), tokens_.end(),
                                       [](const Token& each) { return each.kind == TokenKind::Hexes; });
      if (hasMore) return;
      statement_.remark = printed(text_, tokens_, at, tokens_.size());
      tokens_.resize(at);
      while (!tokens_.empty() && tokens_.back().kind == TokenKind::Comma) tokens_.pop_back();
      return;
    }
  }

  void split() {
    for (std::size_t at = 0; at < tokens_.size();) {
      if (at == 0 && hour_) {
        TurnPhrase hour;
        hour.time = tokens_[0].text;
        statement_.marks.push_back({tokens_[0].begin, tokens_[0].end, MarkRole::Turn});
        elements_.push_back({Part::Turn, 0, 1, {}, std::move(hour)});
        ++at;
      } else if (const std::size_t close = keyInBrackets(at)) {
        statement_.remark += (statement_.remark.empty() ? "" : ", ") + printed(text_, tokens_, at + 1, close - 1);
        at = close;
      } else if (const std::size_t none = phrases_.match("none", at); none > 0 && isAlone(at, none)) {
        statement_.saysNone = true;
        at += none;
      } else if (tokens_[at].kind == TokenKind::Colon) {
        elements_.push_back({Part::Colon, at, at + 1, {}, {}});
        ++at;
      } else if (auto turn = turnAt(phrases_, at)) {
        const std::size_t end = turn->end;
        statement_.marks.push_back({tokens_[at].begin, tokens_[end - 1].end, MarkRole::Turn});
        elements_.push_back({Part::Turn, at, end, {}, std::move(*turn)});
        at = end;
      } else if (auto place = placeAt(phrases_, at)) {
        statement_.marks.insert(statement_.marks.end(), place->marks.begin(), place->marks.end());
        elements_.push_back({Part::Place, at, place->end, std::move(place->place), {}});
        statement_.enters |= elements_.back().place.enters;
        at = place->end;
      } else if (isZoneInBrackets(at)) {
        Place zone;
        zone.zone = tokens_[at + 1].text;
        statement_.marks.push_back({tokens_[at].begin, tokens_[at + 2].end, MarkRole::Zone});
        elements_.push_back({Part::Place, at, at + 3, std::move(zone), {}});
        at += 3;
      } else if (const std::size_t zonesEnd = zonesAt(at)) {
        Place zone;
        zone.zone = printed(text_, tokens_, at, zonesEnd);
        statement_.marks.push_back({tokens_[at].begin, tokens_[zonesEnd - 1].end, MarkRole::Zone});
        elements_.push_back({Part::Place, at, zonesEnd, std::move(zone), {}});
        at = zonesEnd;
      } else if (isMisprintAt(at)) {
        Place misprint;
        misprint.hexes.push_back(tokens_[at].text);
        misprint.hexText = tokens_[at].text;
        misprint.isMisprint = true;
        statement_.marks.push_back({tokens_[at].begin, tokens_[at].end, MarkRole::Hex});
        elements_.push_back({Part::Place, at, at + 1, std::move(misprint), {}});
        ++at;
      } else if (const std::size_t enter = phrases_.match("enter", at)) {
        elements_.push_back({Part::Enter, at, at + enter, {}, {}});
        statement_.enters = true;
        at += enter;
      } else {
        addText(at++);
      }
    }
  }

  // Whether tokens [at, at + count) stand between signs or ends.
  bool isAlone(std::size_t at, std::size_t count) const {
    return (at == 0 || !phrases_.isWord(at - 1)) && !phrases_.isWord(at + count);
  }

  // A sign after which a place stands, and nothing but another one after it.
  bool isPlaceLike(std::size_t at) const {
    if (at == 0 || !tokens_[at].isWord()) return false;
    const TokenKind before = tokens_[at - 1].kind;
    const bool follows = before == TokenKind::Dash || before == TokenKind::Colon || before == TokenKind::Gap;
    if (Lexicon::get().matchBefore("hex", tokens_, at) > 0 && style_.isMisprint(tokens_[at].text)) return true;
    return follows && (at + 1 == tokens_.size() || tokens_[at + 1].kind == TokenKind::Comma ||
                       tokens_[at + 1].kind == TokenKind::Semicolon);
  }

  // Where codes of zones that stand for a place end: "C", "A or B"; 0 for none.
  std::size_t zonesAt(std::size_t at) const {
    if (at == 0 || !tokens_[at].isWord() || !style_.isZone(tokens_[at].text)) return 0;
    if (isPlaceLike(at)) return at + 1;
    const TokenKind before = tokens_[at - 1].kind;
    if (before != TokenKind::Dash && before != TokenKind::Colon && before != TokenKind::Gap) return 0;
    std::size_t end = at + 1;
    while (end + 1 < tokens_.size() && phrases_.match("or", end) > 0 && style_.isZone(tokens_[end + 1].text)) end += 2;
    return end > at + 1 && end == tokens_.size() ? end : 0;
  }
  // "Reille (α)"
  bool isZoneInBrackets(std::size_t at) const {
    return at > 0 && phrases_.is(at, TokenKind::Open) && phrases_.isWord(at + 1) &&
           phrases_.is(at + 2, TokenKind::Close) && style_.isZone(tokens_[at + 1].text);
  }
  bool isMisprintAt(std::size_t at) const { return isPlaceLike(at) && style_.isMisprint(tokens_[at].text); }

  // "[ELR: 3]", "{SAN: 4}": a value of the rules; where it ends, or 0.
  std::size_t keyInBrackets(std::size_t at) const {
    if (!phrases_.is(at, TokenKind::Open) || !phrases_.isWord(at + 1) || !phrases_.is(at + 2, TokenKind::Colon) ||
        !phrases_.isWord(at + 3) || !phrases_.is(at + 4, TokenKind::Close))
      return 0;
    return isAllCaps(tokens_[at + 1].text) && tokens_[at + 3].text.size() <= 2 ? at + 5 : 0;
  }

  void addText(std::size_t at) {
    if (!elements_.empty() && elements_.back().part == Part::Text && elements_.back().end == at) {
      elements_.back().end = at + 1;
    } else {
      elements_.push_back({Part::Text, at, at + 1, {}, {}});
    }
  }

  void takeSubject() {
    if (elements_.empty() || elements_.front().part != Part::Text) return;
    const std::size_t begin = elements_.front().begin;
    std::size_t end = begin;
    while (end < elements_.front().end && tokens_[end].isWord() && end - begin < 6 &&
           (end == begin || phrases_.match("activated", end) == 0))
      ++end;
    while (end > begin && (phrases_.match("prose", end - 1) > 0 || phrases_.match("at", end - 1) > 0)) --end;
    if (end > begin) statement_.subject = printed(text_, tokens_, begin, end);
  }

  // "gen. F. Denisow" in a sentence.
  void takeLeaders() {
    for (std::size_t at = 0; at < tokens_.size();) {
      const std::size_t rank = phrases_.match("leader", at);
      std::size_t end = at + rank;
      while (rank > 0 && phrases_.isWord(end) && beginsUpper(tokens_[end].text) && end - at - rank < 4) ++end;
      if (rank == 0 || end == at + rank) {
        ++at;
        continue;
      }
      Name name;
      name.text = printed(text_, tokens_, at, end);
      while (!name.text.empty() && std::string_view("`'.,").find(name.text.back()) != std::string_view::npos)
        name.text.pop_back();
      name.begin = tokens_[at].begin;
      name.end = tokens_[end - 1].end;
      name.isLeader = true;
      statement_.leaders.push_back(std::move(name));
      at = end;
    }
  }

  bool hasWords(const Element& element) const {
    for (std::size_t at = element.begin; at < element.end; ++at) {
      if (tokens_[at].isWord()) return true;
    }
    return false;
  }

  void takeTurns() {
    for (const Element& element : elements_) {
      if (element.part != Part::Turn) continue;
      statement_.beginsTurn |= element.begin <= 4;
      if (!statement_.turn && element.turn.turns) statement_.turn = element.turn.turns;
      if (statement_.time.empty()) statement_.time = element.turn.time;
    }
    std::erase_if(elements_, [](const Element& element) { return element.part == Part::Turn; });
    std::erase_if(elements_,
                  [this](const Element& element) { return element.part == Part::Text && !hasWords(element); });
  }

  bool hasTextAfter(std::size_t index) const {
    for (std::size_t k = index; k < elements_.size(); ++k) {
      if (elements_[k].part == Part::Text) return true;
    }
    return false;
  }

  // "I Corps: 1/21 1203, 2/21 1204": what stands before the colon is no unit, unless only places follow.
  void takeLabels() {
    while (!elements_.empty() && elements_.front().part == Part::Colon) elements_.erase(elements_.begin());
    takeBracketedNames();
    takeDashLabel();
    takePlaceLabel();
    for (std::size_t colon = 1; colon < elements_.size(); ++colon) {
      const bool isLabel = elements_[colon].part == Part::Colon && elements_[colon - 1].part == Part::Text &&
                           (colon + 1 >= elements_.size() || elements_[colon + 1].part == Part::Text ||
                            (elements_[colon + 1].part == Part::Enter && hasTextAfter(colon + 1)));
      if (!isLabel) continue;
      Element& words = elements_[colon - 1];
      const auto sign = elements_.begin() + static_cast<std::ptrdiff_t>(colon);
      if (isZoneLabel(phrases_, words)) {
        words.part = Part::Place;
        words.place.zone = printed(text_, tokens_, words.begin, words.end);
        elements_.erase(sign);
      } else {
        takeLabel(words);
        elements_.erase(sign - 1, sign + 1);
      }
      colon = 0;
    }
    std::erase_if(elements_, [](const Element& element) { return element.part == Part::Colon; });
  }

  // "Lannes' Corps: 1822 (Suchet), 1823 (Claparede)": those who stand there, where no one else is named.
  void takeBracketedNames() {
    const bool hasLabel = elements_.size() > 2 && elements_[0].part == Part::Text && elements_[1].part == Part::Colon;
    const std::size_t first = hasLabel ? 2 : 0;
    const auto begin = elements_.begin() + static_cast<std::ptrdiff_t>(first);
    if (begin == elements_.end() ||
        !std::all_of(begin, elements_.end(), [this](auto& each) { return isNamedHex(phrases_, each); }))
      return;
    if (hasLabel && (elements_.size() < 4 || Lexicon::get().matchBefore("unit-kind", tokens_, elements_[0].end) == 0))
      return;
    std::vector<Element> named;
    for (std::size_t k = first; k < elements_.size(); ++k) {
      Element place = elements_[k];
      std::size_t open = place.end - 1;
      while (open > place.begin && tokens_[open].kind != TokenKind::Open) --open;
      place.place.zone.clear();
      named.push_back({Part::Text, open + 1, place.end - 1, {}, {}});
      place.end = open;
      named.insert(named.end() - 1, std::move(place));
    }
    if (hasLabel) takeLabel(elements_.front());
    elements_ = std::move(named);
  }

  void takeLabel(const Element& element) {
    std::size_t begin = element.begin;
    while (begin < element.end && !tokens_[begin].isWord()) ++begin;
    if (begin == element.end) return;
    statement_.label = printed(text_, tokens_, begin, element.end);
    statement_.marks.push_back({tokens_[begin].begin, tokens_[element.end - 1].end, MarkRole::Label});
  }

  // "Soviet – A1.01: GD Inf Div": an army before a place that has its names behind a colon.
  void takePlaceLabel() {
    const bool enters = elements_.size() > 4 && elements_[1].part == Part::Enter;
    const std::size_t at = enters ? 2 : 1;
    if (elements_.size() < at + 3 || elements_[0].part != Part::Text || elements_[at].part != Part::Place ||
        elements_[at + 1].part != Part::Colon)
      return;
    const Element& first = elements_.front();
    if (elements_[at + 2].part != Part::Text) return;
    if (enters || elements_[1].place.enters) {
      // "Orme's Division enters at 0125: 1st Foot, 2nd Foot"
      takeLabel(first);
      elements_.erase(elements_.begin());
      return;
    }
    if (Place& place = elements_[1].place; place.isBracketed && place.zone.empty() && first.begin == 0) {
      // a town and its hex before their units: "Shevardino (1014): 1x Infantry"
      place.zone = printed(text_, tokens_, first.begin, first.end);
      elements_.erase(elements_.begin());
      return;
    }
    if (tokens_[first.end - 1].kind != TokenKind::Dash) return;
    statement_.label = printed(text_, tokens_, first.begin, first.end - 1);
    elements_.erase(elements_.begin());
  }

  // "Polacy - Naczelnik Kościuszko, gen. Poniński".
  void takeDashLabel() {
    if (elements_.empty() || elements_.front().part != Part::Text) return;
    Element& first = elements_.front();
    std::size_t dash = first.begin;
    while (dash < first.end && dash - first.begin < 3 && tokens_[dash].isWord()) ++dash;
    if (dash == first.begin || dash + 1 >= first.end || tokens_[dash].kind != TokenKind::Dash) return;
    const bool isArmy = dash == first.begin + 1 || phrases_.match("army", dash - 1) > 0;
    const bool isName = phrases_.match("unit-kind", first.begin) > 0 || phrases_.match("leader", first.begin) > 0 ||
                        tokens_[first.begin].text.find_first_of("0123456789/") != std::string::npos ||
                        !beginsUpper(tokens_[first.begin].text);
    if ((!isArmy && !isPartOfArmy(phrases_, elements_, dash)) || isName) return;
    statement_.label = printed(text_, tokens_, first.begin, dash);
    statement_.marks.push_back({tokens_[first.begin].begin, tokens_[dash - 1].end, MarkRole::Label});
    first.begin = dash + 1;
  }

  void group() {
    std::erase_if(elements_, [](const Element& element) { return element.part == Part::Enter; });
    if (elements_.empty()) return;
    const bool placeFirst = elements_.front().part == Part::Place;
    statement_.isHexFirst = placeFirst && hasTextAfter(1) && !endsWithPlaceOnly();
    facings_ = std::count_if(elements_.begin(), elements_.end(), [](const Element& each) {
      return each.part == Part::Place && isModifier(each.place) && !each.place.facing.empty();
    });
    for (const Element& element : elements_) {
      if (element.part == Part::Text) {
        addNames(element);
      } else {
        addPlace(element.place);
      }
    }
    takeRemark();
    takeCommonFacing();
    statement_.isProse |= isSentence();
  }

  // "Losing 1407 costs the Allies 5 points.": words go on behind the last place without a sign between.
  bool isSentence() const {
    if (statement_.isHexFirst || elements_.size() < 3 || elements_.back().part != Part::Text) return false;
    const Element& last = elements_.back();
    const Element& place = elements_[elements_.size() - 2];
    if (place.part != Part::Place || place.end != last.begin || last.end - last.begin < 2) return false;
    const Token& next = tokens_[last.begin];
    return next.isWord() && !beginsUpper(next.text) && phrases_.match("and", last.begin) == 0 &&
           next.text.find_first_of("0123456789") == std::string::npos;
  }

  // "1/I 2915, 2/I 2916; all facing NW".
  void takeCommonFacing() {
    auto& groups = statement_.groups;
    if (groups.size() < 2 || !groups.back().place || groups.back().names.size() != 1) return;
    const Place common = *groups.back().place;
    const bool isOnlyFacing =
        !common.facing.empty() && common.hexes.empty() && common.zone.empty() && !common.within && common.with.empty();
    if (!groups.back().names.front().isAny || !isOnlyFacing) return;
    groups.pop_back();
    for (Group& each : groups) {
      if (each.place && each.place->facing.empty()) each.place->facing = common.facing;
    }
  }

  // "in column of march" behind the last place is no name.
  void takeRemark() {
    auto& groups = statement_.groups;
    if (groups.size() < 2 || groups.back().place || statement_.isHexFirst) return;
    const bool isRemark = std::all_of(groups.back().names.begin(), groups.back().names.end(), [](const Name& name) {
      return !beginsUpper(name.text) && name.text.find_first_of("0123456789") == std::string::npos && !name.isAny;
    });
    if (!isRemark) return;
    statement_.remark = groups.back().names.front().text;
    groups.pop_back();
  }

  // "in Area B: 1/21 1203" has more places than its first.
  bool endsWithPlaceOnly() const {
    const auto texts =
        std::count_if(elements_.begin(), elements_.end(), [](auto& each) { return each.part == Part::Text; });
    return elements_.back().part == Part::Place && texts == 1 && elements_.size() == 3 &&
           elements_.front().place.hexes.empty() && !elements_.back().place.hexes.empty();
  }

  void addNames(const Element& element) {
    std::vector<Name> names = namesIn(text_, tokens_, element.begin, element.end, style_.hasFigures());
    if (names.empty()) return;
    if (Lexicon::get().isOne("leader-kind", statement_.label)) {
      for (Name& name : names) name.isLeader |= !name.isAny;
    }
    for (const Name& name : names) {
      statement_.marks.push_back({name.begin, name.end, name.isLeader ? MarkRole::Leader : MarkRole::Name});
    }
    if (statement_.isHexFirst) {
      if (statement_.groups.empty()) statement_.groups.emplace_back();
      auto& existing = statement_.groups.back().names;
      existing.insert(existing.end(), names.begin(), names.end());
    } else {
      statement_.groups.push_back({std::move(names), std::nullopt});
    }
  }

  void addPlace(const Place& place) {
    auto& groups = statement_.groups;
    if (statement_.isHexFirst) {
      if (!groups.empty() && groups.back().names.empty() && groups.back().place)
        return merge(*groups.back().place, place);
      if (!groups.empty() && facings_ > 1 && !place.facing.empty() && !groups.back().names.empty())
        return faceOwn(place.facing);
      if (!groups.empty() && isModifier(place)) return merge(*groups.back().place, place);
      groups.push_back({{}, place});
    } else if (groups.empty()) {
      groups.push_back({{}, place});
    } else if (groups.back().place) {
      merge(*groups.back().place, place);
    } else if (place.enters && groups.back().names.size() > 1 &&
               (place.isBracketed || areLeaders(groups.back().names))) {
      // "Denisow, Tormasow and Fersen (entry hexes 0144-0149)": of the last alone
      Name last = std::move(groups.back().names.back());
      groups.back().names.pop_back();
      groups.back().place = Place{};
      groups.push_back({{std::move(last)}, place});
    } else {
      // names that were parted by something else share the place: "1/21, 2/21"
      for (std::size_t k = groups.size(); k-- > 0 && !groups[k].place;) groups[k].place = place;
    }
  }

  // "1208: 1/6 Inf (NE), 2/6 Inf (N)": who follows has a facing of their own.
  void faceOwn(const std::string& facing) {
    Group rest;
    rest.place = statement_.groups.back().place;
    statement_.groups.back().place->facing = facing;
    statement_.groups.push_back(std::move(rest));
  }

  static bool areLeaders(const std::vector<Name>& names) {
    return std::all_of(names.begin(), names.end(), [](const Name& each) { return each.isLeader; });
  }

  std::string_view text_;
  const HexStyle& style_;
  std::vector<Token> tokens_;
  Phrases phrases_;
  std::vector<Element> elements_;
  Statement statement_;
  bool hour_ = false;
  std::ptrdiff_t facings_ = 0;  // places that are only facings
};

}  // namespace

Statement statementOf(std::string_view text, const HexStyle& style) {
  return Parser(text, style).parse();
}

}  // namespace redoubt::transcribe
