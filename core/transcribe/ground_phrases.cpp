#include <algorithm>

#include "core/base/text.h"
#include "core/transcribe/lexicon.h"
#include "core/transcribe/phrases.h"

// Places that are told by what lies there: edges of the map, kinds of ground, and what is left out of them.
namespace redoubt::transcribe {
namespace {

bool isOneOf(const Phrases& phrases, std::size_t at, std::initializer_list<std::string_view> folds) {
  return phrases.isWord(at) && std::find(folds.begin(), folds.end(), phrases.tokens[at].fold) != folds.end();
}

// "edge", "map edge", "east-edge", "krawędzi".
std::size_t edgeWord(const Phrases& phrases, std::size_t at) {
  if (!phrases.isWord(at)) return 0;
  if (const std::size_t edge = phrases.match("edge", at); edge > 0 && phrases.tokens[at].fold != "side") return edge;
  const std::string& fold = phrases.tokens[at].fold;
  return fold.ends_with("edge") || fold.starts_with("krawedz") ? 1 : 0;
}

// What may stand behind an edge: "hex", "of the map", "of board 3", "planszy".
std::size_t edgeRest(const Phrases& phrases, std::size_t at) {
  std::size_t end = at;
  if (const std::size_t ground = phrases.match("ground", end); ground > 0 && phrases.match("hex", end + ground) > 0)
    end += ground;
  end += phrases.match("hex", end);
  std::size_t sheet = end;
  if (isOneOf(phrases, sheet, {"of"})) ++sheet;
  if (sheet > end && isOneOf(phrases, sheet, {"the"})) ++sheet;
  if (const std::size_t length = phrases.match("map-sheet", sheet)) {
    end = sheet + length;
    if (phrases.isWord(end) && phrases.tokens[end].text.size() <= 2 &&
        (isDigits(phrases.tokens[end].text) || isAllCaps(phrases.tokens[end].text)))
      ++end;
  }
  return end;
}

}  // namespace

std::optional<GroundPhrase> edgeAt(const Phrases& phrases, std::size_t begin) {
  std::size_t at = begin;
  bool isLed = false;
  for (bool more = true; more;) {
    more = false;
    for (const std::string_view sense : {"enter", "placing"}) {
      if (const std::size_t length = phrases.match(sense, at)) at += length, more = true;
    }
    if (isOneOf(phrases, at, {"on", "from", "along", "at", "via", "od", "z", "ze", "na", "przy", "wzdluz", "the"}))
      ++at, more = isLed = true;
  }
  std::size_t end = at;
  bool found = false;
  std::size_t side = 0;
  while (phrases.isWord(end) && end - at < 9 && !found) {
    const std::size_t edge = edgeWord(phrases, end);
    found = edge > 0;
    const std::string& fold = phrases.tokens[end].fold;
    const std::size_t direction = phrases.match("direction", end);
    const bool isSide = direction > 0 || fold.starts_with("wschodni") || fold.starts_with("zachodni") ||
                        fold.starts_with("polnocn") || fold.starts_with("poludniow") || fold.ends_with("edge");
    side += isSide;
    const std::size_t joint =
        std::max({phrases.match("any-hex", end), phrases.match("any-count", end), phrases.match("hex", end),
                  phrases.match("ground", end), phrases.match("map-sheet", end)});
    const bool isSmall = isOneOf(phrases, end, {"the", "of", "on", "friendly", "entry", "own", "players", "a"});
    if (!found && !isSide && joint == 0 && !isSmall) return std::nullopt;
    end += std::max<std::size_t>({1, edge, direction, joint});
  }
  const bool isAny = phrases.match("any-hex", at) > 0 || phrases.match("any-count", at) > 0;
  // without a word that leads to it, the direction stands first: "south edge"
  const bool beginsSide = side > 0 && (phrases.match("direction", at) > 0 || edgeWord(phrases, at) > 0);
  if (!found || (!isLed && !isAny && !beginsSide)) return std::nullopt;
  end = edgeRest(phrases, end);
  return GroundPhrase{withoutStop(printed(phrases.text, phrases.tokens, at, end)), at, end};
}

std::optional<GroundPhrase> groundAt(const Phrases& phrases, std::size_t begin) {
  std::size_t at = begin;
  for (const std::string_view sense : {"placing", "at"}) {
    const std::size_t length = phrases.match(sense, at);
    if (length > 0 && phrases.match("any-ground", at + length) > 0) at += length;
  }
  const std::size_t any = phrases.match("any-ground", at);
  if (any == 0 || phrases.tokens[at].text.find_first_of("0123456789") != std::string::npos) return std::nullopt;
  std::size_t end = at + any;
  std::size_t ground = 0;
  while (phrases.isWord(end) && end - at - any < 4) {
    ground = std::max(phrases.match("hex", end), phrases.match("ground", end));
    if (phrases.match("count-noun", end) > 0 && ground == 0) return std::nullopt;
    if (ground > 0) {
      const bool goesOn = phrases.match("hex", end + ground) > 0 || phrases.match("ground", end + ground) > 0;
      end += ground;
      if (!goesOn) break;
    } else {
      ++end;
    }
  }
  if (ground == 0 || end == at + any + phrases.match("hex", at + any)) return std::nullopt;
  // "west of the Dyle", "in Belgium"
  const bool isNarrowed =
      phrases.match("direction", end) > 0 || isOneOf(phrases, end, {"of", "in", "on", "along", "w"});
  std::size_t rest = end;
  while (isNarrowed && phrases.isWord(rest) && rest - end < 8 && phrases.match("condition", rest) == 0 &&
         phrases.match("except", rest) == 0)
    ++rest;
  return GroundPhrase{withoutStop(printed(phrases.text, phrases.tokens, at, rest)), at, rest};
}

std::size_t exceptionAt(const Phrases& phrases, std::size_t begin) {
  std::size_t at = begin;
  if (phrases.is(at, TokenKind::Comma) || phrases.is(at, TokenKind::Dash)) ++at;
  const bool isOpen = phrases.is(at, TokenKind::Open);
  if (phrases.match("except", at + isOpen) == 0) return 0;
  if (isOpen) return phrases.closed(at);
  while (at < phrases.tokens.size() && phrases.tokens[at].kind != TokenKind::Semicolon &&
         phrases.tokens[at].kind != TokenKind::Colon && phrases.tokens[at].kind != TokenKind::Open)
    ++at;
  return at;
}

}  // namespace redoubt::transcribe
