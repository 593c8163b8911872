#include <algorithm>
#include <array>

#include "core/base/text.h"
#include "core/transcribe/hex_style.h"
#include "core/transcribe/lexicon.h"
#include "core/transcribe/phrases.h"

namespace redoubt::transcribe {

// "W mieście", "Z pola": a capital alone is a word where a sentence begins with it.
bool Phrases::leadsOn(std::string_view sense) const {
  return sense == "at" && tokens.size() > 2 && tokens[1].isWord() && beginsLower(tokens[1].text);
}

std::size_t Phrases::match(std::string_view sense, std::size_t at) const {
  if (at >= tokens.size()) return 0;
  // "W." and "I" are parts of names, "w" and "i" are none
  static constexpr std::array<std::string_view, 8> kSmall{"at",   "of",     "and",     "or",
                                                          "with", "toward", "any-hex", "within"};
  const std::size_t length = Lexicon::get().match(sense, tokens, at);
  if (length == 0) return 0;
  const bool isSmall = std::find(kSmall.begin(), kSmall.end(), sense) != kSmall.end();
  if (isSmall && beginsUpper(tokens[at].text) &&
      (at > 0 || (tokens[at].text.size() < 2 && length < 2 && !leadsOn(sense)) || tokens[at].text.ends_with('.')))
    return 0;
  return length;
}

std::size_t Phrases::closed(std::size_t open) const {
  int depth = 0;
  for (std::size_t at = open; at < tokens.size(); ++at) {
    if (is(at, TokenKind::Open)) ++depth;
    if (is(at, TokenKind::Close) && --depth == 0) return at + 1;
  }
  return 0;
}

std::string withoutStop(std::string text) {
  while (text.ends_with('.')) text.pop_back();
  return text;
}

namespace {

Mark markOf(const Phrases& phrases, std::size_t begin, std::size_t end, MarkRole role) {
  return {phrases.tokens[begin].begin, phrases.tokens[end - 1].end, role};
}

class PlaceReader {
 public:
  explicit PlaceReader(const Phrases& phrases) : phrases_(phrases) {}

  std::optional<PlacePhrase> read(std::size_t at) {
    if (readOwnUnits(at) || readTownAndHex(at) || readSideOf(at) || readWithin(at) || readAdjacent(at) ||
        readHexes(at) || readEntryLetter(at) || readZone(at) || readWith(at) || readFacingAlone(at)) {
      addRest(phrases_, phrase_);
      return std::move(phrase_);
    }
    return std::nullopt;
  }

 private:
  Place& place() { return phrase_.place; }

  void mark(std::size_t begin, std::size_t end, MarkRole role) {
    phrase_.marks.push_back(markOf(phrases_, begin, end, role));
    phrase_.end = end;
  }

  bool readOwnUnits(std::size_t at) {
    const std::size_t length = phrases_.match("own-units", at);
    if (length == 0) return false;
    place().with = withoutStop(printed(phrases_.text, phrases_.tokens, at + 1, at + length));
    mark(at, at + length, MarkRole::With);
    place().isOwn = true;
    return true;
  }

  // After a sign: "– Fontaine-l'Évêque (0512)".
  bool readTownAndHex(std::size_t at) {
    if (at == 0 || !(phrases_.is(at - 1, TokenKind::Dash) || phrases_.is(at - 1, TokenKind::Colon)) || !isName(at))
      return false;
    if (phrases_.is(at - 1, TokenKind::Colon) &&
        Lexicon::get().isIn("army",
                            {phrases_.tokens.begin(), phrases_.tokens.begin() + static_cast<std::ptrdiff_t>(at)}))
      return false;
    std::size_t end = at;
    while (phrases_.isWord(end) && end - at < 5) ++end;
    if (!phrases_.is(end, TokenKind::Open)) return false;
    const std::size_t inside = lead(end + 1);
    if (!phrases_.is(inside, TokenKind::Hexes) || phrases_.closed(end) != inside + 2) return place().enters = false;
    if (isNamedHex(inside + 2)) return place().enters = false;
    addHexes(inside);
    place().zone = printed(phrases_.text, phrases_.tokens, at, end);
    mark(at, inside + 2, MarkRole::Zone);
    return true;
  }

  // Whether ", Ney (1204)" follows: a list of names with their hexes.
  bool isNamedHex(std::size_t at) {
    if (!phrases_.is(at, TokenKind::Comma) && !phrases_.is(at, TokenKind::Semicolon)) return false;
    std::size_t end = at + 1;
    while (phrases_.isWord(end) && end - at < 6) ++end;
    return end > at + 1 && phrases_.is(end, TokenKind::Open) && phrases_.is(lead(end + 1), TokenKind::Hexes);
  }

  // "west of the Santon", "anywhere north of Elk Creek", "na północ od drogi".
  bool readSideOf(std::size_t begin) {
    std::size_t at = begin;
    for (const std::string_view sense : {"placing", "any-hex", "at"}) at += phrases_.match(sense, at);
    const std::size_t side = phrases_.match("direction", at);
    const std::size_t of = side > 0 ? phrases_.match("direction-of", at + side) : 0;
    if (of == 0 || phrases_.tokens[at].text.size() < 4) return false;
    std::size_t end = at + side + of;
    while (phrases_.isWord(end) && end - at < 8 && phrases_.match("and", end) == 0 &&
           phrases_.match("condition", end) == 0)
      ++end;
    if (phrases_.is(end, TokenKind::Hexes)) ++end;
    if (end == at + side + of) return false;
    place().zone = withoutStop(printed(phrases_.text, phrases_.tokens, at, end));
    mark(begin, end, MarkRole::Zone);
    return true;
  }

  // The place words before a number: "enter at hex", "na polu". Sets `enters`.
  std::size_t lead(std::size_t at) {
    for (bool more = true; more;) {
      more = false;
      for (const std::string_view sense : {"enter", "placing", "any-hex", "between", "at", "hex"}) {
        if (const std::size_t length = phrases_.match(sense, at)) {
          place().enters |= sense == "enter";
          at += length;
          more = true;
          break;
        }
      }
      if (!more && phrases_.is(at, TokenKind::Dash) && phrases_.is(at + 1, TokenKind::Hexes)) {
        ++at;
        more = true;
      }
    }
    return at;
  }

  bool readHexes(std::size_t begin) {
    std::size_t at = lead(begin);
    const bool isBracketed = phrases_.is(at, TokenKind::Open);
    if (isBracketed) {
      // "(1204)", "(hex 1204)", "(at 1204, facing NE)"
      const std::size_t close = phrases_.closed(at);
      const std::size_t inside = lead(at + 1);
      if (close == 0 || !phrases_.is(inside, TokenKind::Hexes)) return place().enters = false;
      addHexes(inside);
      if (const auto facing = facingAfter(phrase_.end)) phrase_.end = facing->end;
      if (phrase_.end + 1 != close) return place() = Place{}, phrase_.marks.clear(), false;
      phrase_.end = close;
      place().isBracketed = true;
      return true;
    }
    if (!phrases_.is(at, TokenKind::Hexes)) return place().enters = false;
    addHexes(at);
    return true;
  }

  // "hex A:", "entry hex C": a letter that is printed on the map.
  bool readEntryLetter(std::size_t begin) {
    const std::size_t at = lead(begin);
    const bool isNamed = at > begin && Lexicon::get().matchBefore("hex", phrases_.tokens, at) > 0;
    const bool isLetter = isNamed && phrases_.isWord(at) && phrases_.tokens[at].text.size() == 1 &&
                          isAllCaps(phrases_.tokens[at].text) && !phrases_.isWord(at + 1);
    if (!isLetter) return place().enters = false;
    place().zone = phrases_.tokens[at].text;
    mark(begin, at + 1, MarkRole::Zone);
    return true;
  }

  std::optional<FacingPhrase> facingAfter(std::size_t at) {
    if (phrases_.is(at, TokenKind::Comma)) ++at;
    auto facing = facingAt(phrases_, at);
    if (facing) place().facing = facing->facing;
    return facing;
  }

  void addHexes(std::size_t at) {
    const std::size_t begin = at;
    place().isRange = phrases_.tokens[at].isRange;
    place().isChoice = phrases_.tokens[at].isRange || phrases_.match("between", begin > 0 ? begin - 1 : 0) > 0;
    std::size_t end = at;
    while (phrases_.is(at, TokenKind::Hexes)) {
      for (const std::string& hex : phrases_.tokens[at].hexes) place().hexes.push_back(hex);
      place().isChoice |= phrases_.tokens[at].isRange || phrases_.tokens[at].text.find('/') != std::string::npos;
      end = at + 1;
      std::size_t next = end;
      bool isOr = false;
      if (phrases_.is(next, TokenKind::Comma)) ++next;
      if (const std::size_t length = phrases_.match("or", next)) {
        isOr = true;
        next += length;
      } else if (const std::size_t length2 = phrases_.match("and", next)) {
        next += length2;
      } else if (phrases_.is(next, TokenKind::Plus)) {
        ++next;
      } else if (phrases_.is(next, TokenKind::Dash) || (phrases_.isWord(next) && phrases_.match("through", next) > 0)) {
        isOr = true;
        place().isRange = place().hexes.size() == 1;
        ++next;
      } else if (phrases_.isWord(next) && phrases_.tokens[next].text == "/") {
        isOr = true;
        ++next;
      }
      if (const std::size_t hex = phrases_.match("hex", next)) next += hex;
      if (next == end || !phrases_.is(next, TokenKind::Hexes)) break;
      place().isChoice |= isOr;
      at = next;
    }
    place().hexText = withoutStop(printed(phrases_.text, phrases_.tokens, begin, end));
    mark(begin, end, MarkRole::Hex);
  }

  // "within 2 hexes of 1412", "maksimum 4 hex from russian camp".
  bool readWithin(std::size_t begin) {
    std::size_t at = begin;
    for (bool more = true; more && phrases_.match("within", at) == 0;) {
      more = false;
      for (const std::string_view sense : {"placing", "any-hex", "at", "hex"}) {
        std::size_t length = phrases_.match(sense, at);
        // "anywhere within 3 hexes"
        if (length > 1 && phrases_.tokens[at + length - 1].fold == "within") --length;
        if (length == 0 || phrases_.match("within", at) > 0) continue;
        at += length;
        more = true;
      }
    }
    const std::size_t word = phrases_.match("within", at);
    if (word == 0 || !phrases_.isWord(at + word)) return false;
    const auto number = Lexicon::get().number(phrases_.tokens[at + word].text);
    if (!number || *number < 0 || *number > 30) return false;
    std::size_t next = at + word + 1;
    const std::size_t hexes = phrases_.match("hex", next);
    const std::size_t of = phrases_.match("of", next + hexes);
    if (hexes == 0 && of == 0 && !phrases_.is(next, TokenKind::Hexes)) return false;
    next += hexes + of;
    place().within = *number;
    mark(at, next, MarkRole::Within);
    readAnchor(next);
    return true;
  }

  bool readAdjacent(std::size_t begin) {
    std::size_t at = begin;
    for (const std::string_view sense : {"placing", "at"}) {
      const std::size_t length = phrases_.match(sense, at);
      if (length > 0 && phrases_.match("adjacent", at + length) > 0) at += length;
    }
    const std::size_t word = phrases_.match("adjacent", at);
    if (word == 0) return false;
    std::size_t next = at + word;
    next += phrases_.match("of", next);
    next += phrases_.match("hex", next);
    if (!phrases_.is(next, TokenKind::Hexes) && phrases_.tokens[at].fold == "przy") return false;
    const bool isArticled =
        phrases_.isWord(next) && (phrases_.tokens[next].fold == "a" || phrases_.tokens[next].fold == "the");
    if (!phrases_.is(next, TokenKind::Hexes) && !isName(next + isArticled)) return false;
    place().within = 1;
    mark(at, next, MarkRole::Within);
    readAnchor(next);
    return true;
  }

  void readAnchor(std::size_t at) {
    const std::size_t hex = phrases_.match("hex", at);
    if (phrases_.is(at + hex, TokenKind::Hexes)) return addHexes(at + hex);
    std::size_t the = at;
    if (phrases_.isWord(the) && (phrases_.tokens[the].fold == "the" || phrases_.tokens[the].fold == "a")) ++the;
    std::size_t end = the;
    while (phrases_.isWord(end) && end - the < 5) ++end;
    if (end == the) return;
    place().zone = withoutStop(printed(phrases_.text, phrases_.tokens, the, end));
    mark(the, end, MarkRole::Zone);
    if (phrases_.is(end, TokenKind::Open)) {
      const std::size_t inside = lead(end + 1);
      const std::size_t close = phrases_.closed(end);
      if (phrases_.is(inside, TokenKind::Hexes)) {
        addHexes(inside);
        if (close > 0) phrase_.end = close;
      }
    }
  }

  bool isName(std::size_t at) const { return phrases_.isWord(at) && beginsUpper(phrases_.tokens[at].text); }

  // "Area B", "any hex of Zone II", "anywhere in Stefanowo", "in Stefanowo".
  bool readZone(std::size_t begin) {
    std::size_t at = begin;
    bool isAny = false;
    bool isAt = false;
    for (bool more = true; more;) {
      more = false;
      for (const std::string_view sense : {"enter", "placing", "any-hex", "at", "hex"}) {
        const std::size_t length = phrases_.match(sense, at);
        if (length == 0 || phrases_.match("zone", at) > length) continue;
        isAny |= sense == "any-hex" && (length > 1 || phrases_.tokens[at].fold != "any");
        isAt |= phrases_.match("in", at) > 0 || sense == "enter";
        place().enters |= sense == "enter";
        at += length;
        more = true;
        break;
      }
      if (phrases_.isWord(at) && phrases_.tokens[at].fold == "the") {
        ++at;
        more = true;
      }
    }
    if (readGround(begin)) return true;
    const std::size_t zone = phrases_.match("zone", at);
    std::size_t end = at + zone;
    if (zone > 0) {
      if (phrases_.isWord(end) && isCode(phrases_.tokens[end].text))
        ++end;
      else if (isName(end))
        while (isName(end) && end - at < 5) ++end;
      if (end == at + zone && !isAny && !isAt) return place().enters = false;
    } else if (isAny || isAt) {
      while (isName(end) && end - at < 4 && !isDirection(phrases_, end)) ++end;
      if (end == at) return place().enters = false;
      bool closes = end >= phrases_.tokens.size() || !phrases_.isWord(end) || phrases_.match("hex", end) > 0;
      if (begin == 0 && !isAny) closes = phrases_.is(end, TokenKind::Colon);
      place().isBareZone =
          !isAny && begin > 0 && !phrases_.is(begin - 1, TokenKind::Dash) && !phrases_.is(begin - 1, TokenKind::Colon);
      if (!closes) return place().enters = false;
    } else {
      return place().enters = false;
    }
    place().zone = withoutStop(printed(phrases_.text, phrases_.tokens, at, end));
    mark(at, end, MarkRole::Zone);
    // a town and its hex: "in Stefanowo (0713)"
    const std::size_t inside = phrases_.is(end, TokenKind::Open) ? lead(end + 1) : end;
    if (inside < phrases_.tokens.size() && phrases_.is(inside, TokenKind::Hexes)) {
      const std::size_t close = phrases_.is(end, TokenKind::Open) ? phrases_.closed(end) : 0;
      addHexes(inside);
      if (close > 0) phrase_.end = close;
    }
    return true;
  }

  bool readGround(std::size_t begin) {
    auto ground = edgeAt(phrases_, begin);
    if (!ground) ground = groundAt(phrases_, begin);
    if (!ground) return false;
    place().zone = ground->words;
    mark(ground->begin, ground->end, MarkRole::Zone);
    return true;
  }

  static bool isCode(std::string_view word) {
    while (word.ends_with('.')) word.remove_suffix(1);
    return (word.size() <= 2 && isAllCaps(word)) || isRoman(word) || (isDigits(word) && word.size() <= 2) ||
           (word.size() == 4 && word.find_first_not_of("0123456789xX") == std::string_view::npos && !isDigits(word)) ||
           (word.size() == 2 && word[0] >= 'A' && word[0] <= 'Z' && word[1] >= '0' && word[1] <= '9');
  }

  // "with Ney", "with any unit of II Corps".
  bool readWith(std::size_t at) {
    if (at == 0) return false;
    if (const std::size_t placing = phrases_.match("placing", at);
        placing > 0 && phrases_.match("with", at + placing) > 0)
      at += placing;
    std::size_t word = phrases_.match("on-units", at) > 0 ? 1 : phrases_.match("with", at);
    const bool onName =
        word == 0 && phrases_.tokens[at].fold == "on" && isName(at + 1) && phrases_.is(at - 1, TokenKind::Dash);
    if (onName || isOnAnyUnit(at)) word = 1;
    if (word == 0) return false;
    if (word == 1 && isCountAt(at + 1)) return false;
    const std::size_t begin = at + word;
    std::size_t end = begin;
    while (phrases_.isWord(end) && end - begin < 8 && !turnAt(phrases_, end)) {
      if (end > begin && phrases_.match("condition", end) > 0) break;
      if (phrases_.match("hex", end) > 0 || phrases_.match("enter", end) > 0 || facingAt(phrases_, end)) break;
      if (end > begin && phrases_.match("or", end) > 0) break;
      if (end > begin && phrases_.match("at", end) > 0 && phrases_.is(end + 1, TokenKind::Hexes)) break;
      ++end;
    }
    if (end == begin) return false;
    const bool isShort = word == 1 && phrases_.tokens[at].text.size() <= 2;  // the Polish "z" is "from" too
    if (isShort && !onName && phrases_.match("on-units", at) == 0 && !isName(begin) &&
        phrases_.match("any-count", begin) == 0)
      return false;
    place().with = withoutStop(printed(phrases_.text, phrases_.tokens, begin, end));
    mark(at, end, MarkRole::With);
    return true;
  }

  // "on any Austrian unit".
  bool isOnAnyUnit(std::size_t at) const {
    if (phrases_.tokens[at].fold != "on" && phrases_.tokens[at].fold != "na") return false;
    const std::size_t any = phrases_.match("any-count", at + 1);
    for (std::size_t noun = at + 1 + any; any > 0 && phrases_.isWord(noun) && noun < at + any + 5; ++noun) {
      if (phrases_.match("hex", noun) > 0 || phrases_.match("ground", noun) > 0) return false;
      if (phrases_.match("count-noun", noun) > 0) return true;
    }
    return false;
  }

  // "with three cavalry units", "with 4 squadrons": they come too, and are no place.
  bool isCountAt(std::size_t at) const {
    if (!phrases_.isWord(at)) return false;
    const Token& number = phrases_.tokens[at];
    if (isDigits(number.text)) return phrases_.match("count-noun", at + 1) > 0;
    return number.fold != "a" && number.fold != "one" && Lexicon::get().number(number.text).has_value();
  }

  bool readFacingAlone(std::size_t at) {
    const auto facing = facingAt(phrases_, at);
    if (!facing) return false;
    place().facing = facing->facing;
    mark(at, facing->end, MarkRole::Facing);
    return true;
  }

  const Phrases& phrases_;
  PlacePhrase phrase_;
};

}  // namespace

std::optional<PlacePhrase> placeAt(const Phrases& phrases, std::size_t at) {
  return PlaceReader(phrases).read(at);
}

}  // namespace redoubt::transcribe
