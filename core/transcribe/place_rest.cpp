#include "core/base/text.h"
#include "core/transcribe/lexicon.h"
#include "core/transcribe/phrases.h"

// What follows a place: a facing, a radius, another word for it.
namespace redoubt::transcribe {
namespace {

class RestReader {
 public:
  RestReader(const Phrases& phrases, PlacePhrase& phrase) : phrases_(phrases), phrase_(phrase) {}

  void read() {
    for (bool more = true; more;) {
      more = false;
      std::size_t at = phrase_.end;
      if (phrases_.is(at, TokenKind::Comma) || phrases_.is(at, TokenKind::Gap) || phrases_.is(at, TokenKind::Dash) ||
          phrases_.is(at, TokenKind::Semicolon))
        ++at;
      if (place().facing.empty()) {
        if (const auto facing = facingAt(phrases_, at)) {
          place().facing = facing->facing;
          mark(at, facing->end, MarkRole::Facing);
          more = true;
          continue;
        }
        if (!place().hexes.empty() && at == phrase_.end && isSideOfHex(at)) {
          place().facing = phrases_.tokens[at].text;
          mark(at, at + 1, MarkRole::Facing);
          more = true;
          continue;
        }
        const bool isListed = at == phrase_.end + 1 && phrases_.is(at - 1, TokenKind::Comma) &&
                              !phrases_.isWord(at + 1) && phrases_.isWord(at) &&
                              isAllCaps(phrases_.tokens[at].text);  // "1203, NE"
        if (!place().hexes.empty() && (at == phrase_.end || isListed) && isDirection(phrases_, at)) {
          const std::size_t length = phrases_.match("direction", at);
          place().facing = printed(phrases_.text, phrases_.tokens, at, at + length);
          mark(at, at + length, MarkRole::Facing);
          more = true;
          continue;
        }
      }
      more = readRadius() || readDistance() || readOrAdjacent() || readTown() || readExcept() || readEach() ||
             readRemark();
    }
  }

 private:
  Place& place() { return phrase_.place; }
  const Place& place() const { return phrase_.place; }

  void mark(std::size_t begin, std::size_t end, MarkRole role) {
    phrase_.marks.push_back({phrases_.tokens[begin].begin, phrases_.tokens[end - 1].end, role});
    phrase_.end = end;
  }

  // The 3 of "1805/3".
  bool isSideOfHex(std::size_t at) const {
    return at > 0 && phrases_.isWord(at) && phrases_.tokens[at].text.size() == 1 &&
           isDigits(phrases_.tokens[at].text) && phrases_.tokens[at].begin == phrases_.tokens[at - 1].end + 1 &&
           phrases_.text[phrases_.tokens[at - 1].end] == '/';
  }

  // ", one per hex".
  bool readEach() {
    std::size_t at = phrase_.end;
    if (phrases_.is(at, TokenKind::Comma)) ++at;
    const bool isOpen = phrases_.is(at, TokenKind::Open);
    const std::size_t each = phrases_.match("each", at + isOpen);
    if (each == 0 || place().hexes.empty()) return false;
    const std::size_t end = at + isOpen + each;
    const bool closes =
        isOpen ? phrases_.is(end, TokenKind::Close) : end >= phrases_.tokens.size() || !phrases_.isWord(end);
    if (!closes) return false;
    phrase_.end = end + isOpen;
    return true;
  }

  bool readExcept() {
    const std::size_t begin = phrase_.end;
    if (!place().except.empty() || place().isEmpty()) return false;
    const std::size_t end = exceptionAt(phrases_, begin);
    if (end == 0) return false;
    std::size_t first = begin;
    while (first < end && !phrases_.isWord(first)) ++first;
    std::size_t last = end;
    while (last > first && phrases_.is(last - 1, TokenKind::Close)) --last;
    place().except = withoutStop(printed(phrases_.text, phrases_.tokens, first, last));
    phrase_.end = end;
    return true;
  }

  // "W14.18 w/in 2".
  bool readDistance() {
    const std::size_t at = phrase_.end;
    const std::size_t word = phrases_.match("within", at);
    if (place().within || place().hexes.empty() || word == 0 || !phrases_.isWord(at + word)) return false;
    const auto number = Lexicon::get().number(phrases_.tokens[at + word].text);
    const std::size_t end = at + word + 1 + phrases_.match("hex", at + word + 1);
    const bool closes = end >= phrases_.tokens.size() || !phrases_.isWord(end);
    if (!number || *number > 20 || !closes || phrases_.tokens[at].fold == "do") return false;
    place().within = *number;
    mark(at, end, MarkRole::Within);
    return true;
  }

  // "F8 (speed 3)": what brackets behind a hex say otherwise is left.
  bool readRemark() {
    const std::size_t open = phrase_.end;
    if (place().hexes.empty() || !phrases_.is(open, TokenKind::Open)) return false;
    const std::size_t close = phrases_.closed(open);
    if (close == 0 || close - open > 7 || close == open + 2) return false;
    for (std::size_t at = open + 1; at + 1 < close; ++at) {
      if (!phrases_.isWord(at)) return false;
    }
    if (beginsUpper(phrases_.tokens[open + 1].text)) return false;
    phrase_.end = close;
    return true;
  }

  // "W3412 (New Market)".
  bool readTown() {
    const std::size_t open = phrase_.end;
    if (place().hexes.empty() || !place().zone.empty() || !phrases_.is(open, TokenKind::Open)) return false;
    std::size_t end = open + 1;
    while (phrases_.isWord(end) && end - open < 5) ++end;
    if (end == open + 1 || !phrases_.is(end, TokenKind::Close) || !beginsUpper(phrases_.tokens[open + 1].text))
      return false;
    place().zone = printed(phrases_.text, phrases_.tokens, open + 1, end);
    mark(open, end + 1, MarkRole::Zone);
    return true;
  }

  // "2016 (2)", "2016 (within 2 hexes)".
  bool readRadius() {
    const std::size_t open = phrase_.end;
    if (place().within || place().isEmpty() || !phrases_.is(open, TokenKind::Open)) return false;
    std::size_t at = open + 1;
    at += phrases_.match("within", at);
    if (phrases_.isWord(at) && (phrases_.tokens[at].text == "+" || phrases_.tokens[at].fold == "r")) ++at;
    if (!phrases_.isWord(at)) return false;
    const auto number = Lexicon::get().number(phrases_.tokens[at].text);
    if (!number || *number > 20 || phrases_.tokens[at].fold == "a") return false;
    const bool isBare = !isDigits(phrases_.tokens[at].text) && at == open + 1;  // "(both)"
    const std::size_t close = at + 1 + phrases_.match("hex", at + 1);
    if (!phrases_.is(close, TokenKind::Close) || (isBare && close == at + 1)) return false;
    place().within = *number;
    mark(open, close + 1, MarkRole::Within);
    return true;
  }

  bool readOrAdjacent() {
    const std::size_t at = phrase_.end;
    const std::size_t either = phrases_.match("or", at);
    if (place().within || (place().hexes.empty() && place().with.empty()) || either == 0) return false;
    std::size_t word = phrases_.match("adjacent", at);
    if (const std::size_t after = phrases_.match("adjacent", at + either); word == 0 && after > 0)
      word = either + after;
    if (word == 0) {
      // "1412 or within 2 hexes"
      const std::size_t within = at + 1;
      const std::size_t length = phrases_.match("within", within);
      if (length == 0 || !phrases_.isWord(within + length)) return false;
      const auto number = Lexicon::get().number(phrases_.tokens[within + length].text);
      if (!number || *number > 20) return false;
      place().within = *number;
      mark(at, within + length + 1 + phrases_.match("hex", within + length + 1), MarkRole::Within);
      return true;
    }
    place().within = 1;
    mark(at, at + word + phrases_.match("hex", at + word), MarkRole::Within);
    return true;
  }

  const Phrases& phrases_;
  PlacePhrase& phrase_;
};

}  // namespace

void addRest(const Phrases& phrases, PlacePhrase& phrase) {
  RestReader(phrases, phrase).read();
}

}  // namespace redoubt::transcribe
