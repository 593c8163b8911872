#include <algorithm>

#include "core/base/text.h"
#include "core/transcribe/lexicon.h"
#include "core/transcribe/phrases.h"

namespace redoubt::transcribe {
namespace {

std::optional<int> turnNumber(std::string_view word) {
  if (isDigits(word) && word.size() <= 3) return static_cast<int>(*toInteger(word));
  return std::nullopt;
}

// "3", "3-5", "3–5".
std::optional<Turns> turnsOfWord(std::string_view word) {
  while (word.ends_with('.') || word.ends_with('\'')) word.remove_suffix(1);
  if (const auto number = turnNumber(word)) return Turns{*number, std::nullopt, false};
  if (word.ends_with('+') && turnNumber(word.substr(0, word.size() - 1))) {
    return Turns{*turnNumber(word.substr(0, word.size() - 1)), std::nullopt, true};
  }
  for (std::size_t at = 1; at < word.size(); ++at) {
    const std::size_t dash = dashAt(word, at);
    if (dash == 0) continue;
    const auto first = turnNumber(word.substr(0, at));
    const auto last = turnNumber(word.substr(at + dash));
    if (first && last && *first < *last) return Turns{*first, *last, false};
  }
  return std::nullopt;
}

// "T3", "GT-3", "E4".
std::optional<Turns> turnsOfCode(std::string_view word) {
  for (const std::string_view code : {"GT", "T"}) {
    if (!word.starts_with(code)) continue;
    std::string_view rest = word.substr(code.size());
    if (const std::size_t dash = dashAt(rest, 0)) {
      if (code == "T") continue;  // a tank
      rest.remove_prefix(dash);
    }
    if (!rest.empty() && rest.front() == '.') rest.remove_prefix(1);
    if (const auto number = turnNumber(rest); number && *number < 100) return Turns{*number, std::nullopt, false};
  }
  return std::nullopt;
}

class TurnReader {
 public:
  explicit TurnReader(const Phrases& phrases) : phrases_(phrases) {}

  std::optional<TurnPhrase> read(std::size_t at) {
    const std::size_t begin = at;
    bool isOpen = false;
    if (const std::size_t starting = phrases_.match("starting", at); starting > 0 && canBegin(at + starting)) {
      isOpen = phrases_.tokens[at].fold != "after";
      at += starting;
    }
    for (const std::string_view lead : {"at", "any-hex"}) {
      if (const std::size_t length = phrases_.match(lead, at); length > 0 && canBegin(at + length)) at += length;
    }
    std::optional<TurnPhrase> phrase = named(at);
    if (!phrase) phrase = ordinal(at);
    if (!phrase && begin == at) phrase = clock(at);
    if (!phrase) return std::nullopt;
    if (phrase->turns) {
      phrase->turns->isOpen |= isOpen;
      addRest(*phrase);
    }
    return phrase;
  }

 private:
  bool canBegin(std::size_t at) {
    return phrases_.match("turn", at) > 0 || ordinal(at) ||
           (at < phrases_.tokens.size() && turnsOfCode(phrases_.tokens[at].text));
  }

  // "Turn 3", "Etap 4", "GT5".
  std::optional<TurnPhrase> named(std::size_t at) {
    if (!phrases_.isWord(at)) return std::nullopt;
    const bool canBeCode = at == 0 || !phrases_.isWord(at - 1);
    if (const auto turns = turnsOfCode(phrases_.tokens[at].text); turns && canBeCode)
      return TurnPhrase{*turns, {}, at + 1};
    const std::size_t length = phrases_.match("turn", at);
    if (length == 0) return std::nullopt;
    std::size_t next = at + length;
    if (phrases_.isWord(next) && (phrases_.tokens[next].text == "#" || phrases_.tokens[next].fold == "nr")) ++next;
    if (phrases_.is(next, TokenKind::Dash) || phrases_.is(next, TokenKind::Gap) || phrases_.is(next, TokenKind::Colon))
      ++next;
    if (!phrases_.isWord(next)) return std::nullopt;
    std::string_view word = phrases_.tokens[next].text;
    if (word.starts_with('#')) word.remove_prefix(1);
    if (const auto turns = turnsOfWord(word)) return TurnPhrase{*turns, {}, next + 1};
    if (const auto number = Lexicon::get().number(word); number && *number > 0 && phrases_.tokens[next].fold != "a") {
      return TurnPhrase{Turns{*number, std::nullopt, false}, {}, next + 1};
    }
    if (isRoman(word)) return TurnPhrase{Turns{romanValue(word), std::nullopt, false}, {}, next + 1};
    return std::nullopt;
  }

  // "3rd Turn", "trzecim etapie", "4 etap".
  std::optional<TurnPhrase> ordinal(std::size_t at) {
    if (!phrases_.isWord(at)) return std::nullopt;
    const std::size_t length = phrases_.match("turn", at + 1);
    if (length == 0) return std::nullopt;
    const std::string& word = phrases_.tokens[at].text;
    std::optional<int> number = Lexicon::get().ordinal(word);
    // "8 turns" are as many, "4 etap" is the fourth
    const std::string& noun = phrases_.tokens[at + length].fold;
    const bool isPlural = noun.ends_with('s') || noun == "etapow" || noun == "etapy" || noun == "tur" ||
                          noun == "tury" || noun == "etapach";
    if (!number && !isPlural) number = turnNumber(word);
    const bool isDay = noun == "day" || noun == "dzien";  // "SECOND DAY" is the title of a part
    if (!number || (isDay && at == 0)) return std::nullopt;
    return TurnPhrase{Turns{*number, std::nullopt, false}, {}, at + 1 + length};
  }

  std::optional<TurnPhrase> clock(std::size_t at) {
    if (isStoppedHour(at)) return TurnPhrase{std::nullopt, phrases_.tokens[at].text, at + 1};
    const std::size_t length = clockAt(phrases_.tokens, at);
    if (length == 0) return std::nullopt;
    return TurnPhrase{std::nullopt, printed(phrases_.text, phrases_.tokens, at, at + length), at + length};
  }

  // "06.30 ....... Advance Guard": an hour where a line begins.
  bool isStoppedHour(std::size_t at) const {
    if (at != 0 || !phrases_.isWord(at) ||
        !(phrases_.is(1, TokenKind::Gap) || phrases_.is(1, TokenKind::Dash) || phrases_.is(1, TokenKind::Colon)))
      return false;
    const std::string& word = phrases_.tokens[at].text;
    const std::size_t stop = word.find('.');
    if (stop == std::string::npos || stop > 2 || word.size() - stop != 3) return false;
    const std::string hours = word.substr(0, stop);
    const std::string minutes = word.substr(stop + 1);
    return isDigits(hours) && isDigits(minutes) && *toInteger(hours) < 24 && *toInteger(minutes) < 60;
  }

  // "1400" in the brackets behind a turn.
  std::size_t fourDigits(std::size_t at) {
    if (at >= phrases_.tokens.size() || !phrases_.is(at + 1, TokenKind::Close)) return 0;
    const std::string& word = phrases_.tokens[at].text;
    const bool isHour = word.size() == 4 && isDigits(word) && word.substr(0, 2) <= "23" && word.substr(2) <= "59";
    return isHour && (word.back() == '0' || word.back() == '5') ? 1 : 0;  // 0101 is a hex
  }

  // "to 5", "and subsequent", "(10:00 a.m.)".
  void addRest(TurnPhrase& phrase) {
    std::size_t at = phrase.end;
    const bool isTo = phrases_.is(at, TokenKind::Dash) || (phrases_.isWord(at) && phrases_.tokens[at].fold == "to") ||
                      (phrases_.isWord(at) && phrases_.tokens[at].fold == "do");
    const bool isSpacedDash = phrases_.is(at, TokenKind::Dash);
    const bool endsThere = at + 2 >= phrases_.tokens.size() || phrases_.is(at + 2, TokenKind::Colon) ||
                           phrases_.is(at + 2, TokenKind::Open);
    if (isTo && phrases_.isWord(at + 1) && (!isSpacedDash || endsThere)) {
      const auto last = turnNumber(phrases_.tokens[at + 1].text);
      if (last && *last > phrase.turns->first && !phrase.turns->last) {
        phrase.turns->last = last;
        phrase.end = at + 2;
      }
    }
    if (const std::size_t open = phrases_.match("onward", phrase.end)) {
      phrase.turns->isOpen = true;
      phrase.end += open;
    }
    if (phrases_.is(phrase.end, TokenKind::Plus)) {
      phrase.turns->isOpen = true;
      ++phrase.end;
    }
    at = phrase.end;
    if (phrases_.is(at, TokenKind::Comma) || phrases_.is(at, TokenKind::Dash)) ++at;
    if (const std::size_t length = clockAt(phrases_.tokens, at)) {
      phrase.time = printed(phrases_.text, phrases_.tokens, at, at + length);
      phrase.end = at + length;
    } else if (phrases_.is(phrase.end, TokenKind::Open)) {
      const std::size_t inside = std::max(clockAt(phrases_.tokens, phrase.end + 1), fourDigits(phrase.end + 1));
      const std::size_t close = phrases_.closed(phrase.end);
      if (inside > 0 && close > 0) {
        phrase.time = printed(phrases_.text, phrases_.tokens, phrase.end + 1, close - 1);
        phrase.end = close;
      }
    }
  }

  const Phrases& phrases_;
};

bool isHalfOfDay(const std::vector<Token>& tokens, std::size_t at) {
  return Lexicon::get().match("half-day", tokens, at) > 0;
}

// "14.30", "14:30": what follows "godz.".
std::size_t hourAt(const std::vector<Token>& tokens, std::size_t at) {
  if (at >= tokens.size()) return 0;
  const std::string_view word = tokens[at].text;
  const std::size_t point = word.find_first_of(".:");
  const std::string_view hours = word.substr(0, point);
  const bool isHour = isDigits(hours) && hours.size() <= 2;
  if (isHour && point != std::string_view::npos && isDigits(word.substr(point + 1))) return 1;
  return isHour && point == std::string_view::npos ? 1 : 0;
}

// "18.06.1815".
bool isDateWord(std::string_view word) {
  const std::vector<std::string_view> parts = words(word, ".");
  return parts.size() == 3 && isDigits(parts[0]) && isDigits(parts[1]) && isDigits(parts[2]) && parts[0].size() <= 2 &&
         parts[1].size() <= 2 && parts[2].size() == 4 && *toInteger(parts[0]) <= 31 && *toInteger(parts[1]) <= 12;
}

// The "II" of "June II:", the year of "Spring 1813:", where a line begins with them.
bool isPartOfMonth(const std::vector<Token>& tokens, std::size_t at) {
  if (at != 1 || at >= tokens.size() || (at + 1 < tokens.size() && tokens[at + 1].isWord())) return false;
  const std::string& word = tokens[at].text;
  if (isRoman(word) && romanValue(word) <= 4) return true;
  return word.size() == 4 && isDigits(word) && word >= "1200" && word <= "2035" && at + 1 < tokens.size() &&
         tokens[at + 1].kind == TokenKind::Colon;
}

// "8 Mar", "June 14, 1815", "14 czerwca 1815", "June II".
std::size_t dateAt(const std::vector<Token>& tokens, std::size_t at) {
  const Lexicon& lexicon = Lexicon::get();
  const auto isDay = [&](std::size_t k) {
    if (k >= tokens.size() || !tokens[k].isWord()) return false;
    const auto day = lexicon.ordinal(tokens[k].text);
    const auto number = toInteger(tokens[k].text);
    return (day && *day <= 31) || (number && *number >= 1 && *number <= 31);
  };
  std::size_t length = 0;
  const bool isRomanMonth = isDay(at) && at + 1 < tokens.size() && isRoman(tokens[at + 1].text) &&
                            romanValue(tokens[at + 1].text) <= 12 && isDigits(tokens[at].text);
  const bool hasYear = at + 2 < tokens.size() && tokens[at + 2].text.size() == 4 && isDigits(tokens[at + 2].text);
  if (isRomanMonth && hasYear) return 3;
  // "18 VI:", "18 VI, godz. 9": alone these are also the name of a unit
  if (isRomanMonth && at == 0 && at + 2 < tokens.size()) {
    const bool isComma = tokens[at + 2].kind == TokenKind::Comma;
    if (tokens[at + 2].kind == TokenKind::Colon || lexicon.match("clock", tokens, at + 2 + isComma) > 0) return 2;
  }
  if (isDateWord(tokens[at].text)) return 1;
  if (isDay(at) && lexicon.match("month", tokens, at + 1) > 0 &&
      beginsUpper(tokens[at + 1].text) + tokens[at + 1].text.size() > 3)
    length = 2;
  else if (lexicon.match("month", tokens, at) > 0 && beginsUpper(tokens[at].text) &&
           (isDay(at + 1) || isPartOfMonth(tokens, at + 1)))
    length = 2;
  if (length == 0) return 0;
  const std::size_t year =
      at + length + (at + length < tokens.size() && tokens[at + length].kind == TokenKind::Comma ? 1 : 0);
  if (year < tokens.size() && tokens[year].text.size() == 4 && isDigits(tokens[year].text)) return year + 1 - at;
  return length;
}

// "0900:" behind a date and its comma.
std::size_t militaryAt(const std::vector<Token>& tokens, std::size_t at) {
  if (at + 1 >= tokens.size() || tokens[at + 1].kind != TokenKind::Colon) return 0;
  const std::string& word = tokens[at].text;
  return word.size() == 4 && isDigits(word) && word.substr(0, 2) <= "23" && word.substr(2) <= "59" ? 1 : 0;
}

}  // namespace

std::optional<TurnPhrase> turnAt(const Phrases& phrases, std::size_t at) {
  return TurnReader(phrases).read(at);
}

std::size_t clockAt(const std::vector<Token>& tokens, std::size_t at) {
  if (at >= tokens.size()) return 0;
  const Lexicon& lexicon = Lexicon::get();
  if (const std::size_t lead = lexicon.match("clock", tokens, at)) {
    const std::size_t rest = clockAt(tokens, at + lead);
    if (rest > 0) return lead + rest;
    if (hourAt(tokens, at + lead) > 0) return lead + 1;
  }
  if (const std::size_t date = dateAt(tokens, at)) {
    const std::size_t next = at + date;
    const bool isComma = next < tokens.size() && tokens[next].kind == TokenKind::Comma;
    const std::size_t hour = next + isComma < tokens.size() && dateAt(tokens, next + isComma) == 0
                                 ? std::max(clockAt(tokens, next + isComma), isComma ? militaryAt(tokens, next + 1) : 0)
                                 : 0;
    return hour > 0 ? date + isComma + hour : date;
  }
  if (const std::size_t noon = lexicon.match("noon", tokens, at); noon > 0 && (at == 0 || tokens[at - 1].isWord())) {
    const bool alone = at + noon >= tokens.size() || !tokens[at + noon].isWord();
    if (alone && beginsUpper(tokens[at].text)) return noon;
  }
  // "Turn 5 (noon)"
  if (lexicon.match("noon", tokens, at) == 1 && at > 0 && at + 1 < tokens.size() &&
      tokens[at - 1].kind == TokenKind::Open && tokens[at + 1].kind == TokenKind::Close)
    return 1;
  const std::string_view word = tokens[at].text;
  const bool isNumber = isDigits(word) && word.size() <= 4;
  // 10:30, 10:30 a.m.
  if (isNumber && word == "12" && lexicon.match("noon", tokens, at + 1) > 0) return 2;
  if (isNumber && word.size() <= 2 && at + 2 < tokens.size() && tokens[at + 1].kind == TokenKind::Colon &&
      tokens[at + 1].begin == tokens[at].end && tokens[at + 2].begin == tokens[at + 1].end &&
      tokens[at + 2].text.size() >= 2 && isDigits(std::string_view(tokens[at + 2].text).substr(0, 2))) {
    return 3 + (isHalfOfDay(tokens, at + 3) ? 1 : 0);
  }
  if ((isNumber || tokens[at].kind == TokenKind::Hexes) && word.size() <= 5 && isHalfOfDay(tokens, at + 1)) return 2;
  if (tokens[at].isWord() && word.size() >= 3 && word.size() <= 7 && word.front() >= '0' && word.front() <= '9') {
    const std::string_view fold = tokens[at].fold;
    if ((fold.ends_with("am") || fold.ends_with("pm")) && fold.find_first_not_of("0123456789") == fold.size() - 2)
      return 1;
  }
  return 0;
}

std::optional<Turns> turnsOfCell(std::string_view text) {
  const std::vector<Token> tokens = tokensOf(text);
  if (tokens.empty()) return std::nullopt;
  const Phrases phrases{text, tokens};
  if (const auto phrase = turnAt(phrases, 0); phrase && phrase->turns && phrase->end >= tokens.size())
    return phrase->turns;
  // "2 (7:00 AM)"
  if (tokens.size() > 3 && tokens[1].kind == TokenKind::Open && tokens.back().kind == TokenKind::Close &&
      2 + clockAt(tokens, 2) + 1 == tokens.size()) {
    if (const auto number = turnNumber(tokens[0].text)) return Turns{*number, std::nullopt, false};
  }
  if (tokens.size() == 1) {
    if (const auto turns = turnsOfWord(text)) return turns;
    if (const auto ordinal = Lexicon::get().ordinal(text)) return Turns{*ordinal, std::nullopt, false};
  }
  return std::nullopt;
}

}  // namespace redoubt::transcribe
