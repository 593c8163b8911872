#include "core/transcribe/names.h"

#include <algorithm>

#include "core/base/text.h"
#include "core/transcribe/lexicon.h"
#include "core/transcribe/name_lists.h"
#include "core/transcribe/name_pieces.h"
#include "core/transcribe/name_ranges.h"
#include "core/transcribe/statement.h"

namespace redoubt::transcribe {
namespace {

bool isFigures(std::string_view word) {
  int groups = 0;
  std::size_t digits = 0;
  for (std::size_t at = 0; at <= word.size(); ++at) {
    const std::size_t dash = at < word.size() ? dashAt(word, at) : 0;
    if (at == word.size() || dash > 0) {
      if (digits == 0 || digits > 2) return false;
      ++groups;
      digits = 0;
      if (dash > 1) at += dash - 1;
    } else if (word[at] >= '0' && word[at] <= '9') {
      ++digits;
    } else if (word[at] != '(' && word[at] != ')' && word[at] != '*' && word[at] != '+') {
      return false;
    }
  }
  return groups >= 2;
}

bool isAscendingPair(std::string_view word) {
  for (std::size_t at = 1; at < word.size(); ++at) {
    if (const std::size_t dash = dashAt(word, at)) {
      const auto a = toInteger(word.substr(0, at));
      const auto b = toInteger(word.substr(at + dash));
      return a && b && *a < *b;
    }
  }
  return false;
}

// Takes "3 x", "(4)", "(reduced)", "6-5" off a member of a list.
class Reader {
 public:
  Reader(std::string_view text, const std::vector<Token>& tokens, Piece piece, bool hasFigures)
      : text_(text), tokens_(tokens), piece_(piece), hasFigures_(hasFigures) {}

  Name read() {
    Name name;
    if (const std::size_t add = Lexicon::get().match("add", tokens_, piece_.begin);
        add > 0 && add < size() && !beginsUpper(first().text))
      piece_.begin += add;
    dropActor();
    takeLeadingFigures(name);
    dropArticles();
    takeLeadingCount(name);
    dropEach();
    dropGround();
    while (takeBrackets(name) || takeFigures(name) || takeTrailingCount(name) || takeState(name)) {
    }
    piece_ = trimmedPiece(tokens_, piece_);
    if (piece_.begin >= piece_.end) return name;
    const Lexicon& lexicon = Lexicon::get();
    const std::size_t rank = lexicon.match("leader", tokens_, piece_.begin);
    name.isLeader |= rank > 0 && !hasUnitKind(piece_.begin + rank);
    // the staff of a numbered formation is a unit: "3 Para Bde HQ"
    const bool isStaff = (last().fold == "hq" || last().fold == "headquarters") &&
                         tokens_[piece_.begin].text.find_first_of("0123456789") == 0;
    if (lexicon.matchBefore("leader-end", tokens_, piece_.end) > 0 && piece_.end - piece_.begin > 1 && !isStaff)
      name.isLeader = true;
    name.isAny |= lexicon.match("all-units", tokens_, piece_.begin) > 0;
    name.isLeader |= name.isAny && lexicon.match("leader-kind", tokens_, piece_.begin) > 0;
    name.text = printed(text_, tokens_, piece_.begin, piece_.end);
    while (name.text.ends_with('*')) name.text.pop_back();
    if (name.text.ends_with('.') && tokens_[piece_.end - 1].fold.size() >= 7) name.text.pop_back();
    name.begin = tokens_[piece_.begin].begin;
    name.end = tokens_[piece_.end - 1].end;
    return name;
  }

 private:
  const Token& first() const { return tokens_[piece_.begin]; }
  const Token& last() const { return tokens_[piece_.end - 1]; }
  std::size_t size() const { return piece_.end - piece_.begin; }

  bool hasUnitKind(std::size_t from) const {
    for (std::size_t at = from; at < piece_.end && tokens_[at].kind != TokenKind::Open; ++at) {
      if (Lexicon::get().match("unit-kind", tokens_, at) > 0) return true;
    }
    return false;
  }

  // "The British player places Wellesley".
  void dropActor() {
    for (std::size_t at = piece_.begin; at + 1 < piece_.end && at - piece_.begin < 5; ++at) {
      const std::size_t verb = Lexicon::get().match("puts", tokens_, at + 1);
      if (Lexicon::get().match("army", tokens_, at) == 0 || verb == 0 || at + 1 + verb >= piece_.end) continue;
      piece_.begin = at + 1 + verb;
      return;
    }
  }

  // "the 8th Light", "its Fusilier battalion", "Place the 1st battalion".
  void dropArticles() {
    while (size() > 1 && first().isWord()) {
      const bool isSmall = !beginsUpper(first().text) || first().begin == firstWord();
      const std::size_t article = isSmall ? Lexicon::get().match("article", tokens_, piece_.begin) : 0;
      if (article == 0 || article >= size()) return;
      piece_.begin += article;
    }
  }

  // "one Fortified Region each", "1/79 pp – po jednym".
  void dropEach() {
    const std::size_t each = Lexicon::get().matchBefore("each", tokens_, piece_.end);
    if (each == 0 || each >= size()) return;
    piece_.end -= each;
    piece_ = trimmedPiece(tokens_, piece_);
  }

  // "(4-5) 1/331 Inf": the strengths before the name.
  void takeLeadingFigures(Name& name) {
    const bool isBracketed = size() > 3 && first().kind == TokenKind::Open && tokens_[piece_.begin + 1].isWord() &&
                             tokens_[piece_.begin + 2].kind == TokenKind::Close;
    if (!isBracketed || !isFigures(tokens_[piece_.begin + 1].text)) return;
    name.figures = tokens_[piece_.begin + 1].text;
    piece_.begin += 3;
  }

  std::size_t firstWord() const { return tokens_.empty() ? 0 : tokens_.front().begin; }

  // "26th Line in the wood".
  void dropGround() {
    for (std::size_t at = piece_.begin + 1; at + 2 < piece_.end; ++at) {
      const bool isIn = tokens_[at].fold == "in" || tokens_[at].fold == "at" || tokens_[at].fold == "on";
      if (isIn && tokens_[at + 1].fold == "the" && tokens_[at + 2].isWord() && !beginsUpper(tokens_[at + 2].text))
        piece_.end = at;
    }
  }

  static bool isTimes(const Token& token) {
    return token.isWord() && (token.fold == "x" || token.text == "×" || token.text == "*");
  }

  void takeLeadingCount(Name& name) {
    const Lexicon& lexicon = Lexicon::get();
    if (size() < 2 || !first().isWord()) return;
    std::string_view word = first().text;
    for (const std::string_view times : {"x", "X", "×"}) {
      if (word.ends_with(times) && isDigits(word.substr(0, word.size() - times.size()))) {
        name.count = static_cast<int>(*toInteger(word.substr(0, std::min<std::size_t>(6, word.size() - times.size()))));
        ++piece_.begin;
        return;
      }
    }
    if (const auto number = lexicon.number(word); number && isTimes(tokens_[piece_.begin + 1]) && size() > 2) {
      name.count = *number;
      piece_.begin += 2;
      return;
    }
    takeAny(name);
    if (size() < 2 || lexicon.match("calibre", tokens_, piece_.begin + 1) > 0) return;
    if (const auto number = lexicon.number(first().text); number && *number > 0) {
      const bool isWord = !isDigits(first().text) && first().fold != "a";
      const bool endsCounted = Lexicon::get().matchBefore("count-noun", tokens_, piece_.end) > 0;
      const bool counts = hasCountNoun() && (isWord || size() == 2 || name.isAny || (endsCounted && size() < 4) ||
                                             (*number > 1 && hasPluralNoun()));
      const bool isModel = !isWord && size() == 2 && isModelName(tokens_[piece_.begin + 1].text);
      if (isWord || counts || isModel) {
        name.count = *number;
        ++piece_.begin;
        takeAny(name);
        dropPartsOf(*number);
      }
    }
  }

  // "3 battalions of Uglicz pp": it is the regiment that is counted.
  void dropPartsOf(int number) {
    const std::size_t noun = Lexicon::get().match("count-noun", tokens_, piece_.begin);
    const std::size_t of = piece_.begin + noun;
    if (noun == 0 || number < 2 || of + 1 >= piece_.end || tokens_[of].fold != "of" || !tokens_[of + 1].isWord())
      return;
    if (!beginsLower(tokens_[of + 1].text)) piece_.begin = of + 1;
  }

  // "T-34", "KV-2".
  static bool isModelName(std::string_view word) {
    const std::size_t dash = word.find('-');
    return dash != std::string_view::npos && dash > 0 && isAllCaps(word.substr(0, dash)) &&
           isDigits(word.substr(dash + 1));
  }

  // "any two leaders", "dwóch dowolnych dowódców": the words stay in the name.
  void takeAny(Name& name) {
    const std::size_t any = Lexicon::get().match("any-count", tokens_, piece_.begin);
    if (any == 0 || any >= size()) return;
    name.isAny = true;
    piece_.begin += any;
  }

  // Where a bracket begins, or the end.
  std::size_t nameEnd() const {
    std::size_t at = piece_.begin;
    while (at < piece_.end && tokens_[at].kind != TokenKind::Open) ++at;
    return at;
  }

  bool hasCountNoun() const {
    for (std::size_t at = piece_.begin + 1; at < nameEnd(); ++at) {
      if (Lexicon::get().match("count-noun", tokens_, at) > 0) return true;
    }
    return false;
  }

  // "2 kompanie piechoty", "2 Continental blocks": digits before a noun in the plural.
  bool hasPluralNoun() const {
    for (std::size_t at = piece_.begin + 1; at < nameEnd(); ++at) {
      if (Lexicon::get().match("count-noun", tokens_, at) == 0) continue;
      const std::string& fold = tokens_[at].fold;
      if (fold.ends_with('s') || fold.ends_with("ie") || fold.ends_with('i') || fold.ends_with('y') ||
          fold.ends_with("ow"))
        return true;
    }
    return false;
  }

  bool takeBrackets(Name& name) {
    if (size() < 3 || last().kind != TokenKind::Close) return false;
    std::size_t open = piece_.end - 1;
    while (open > piece_.begin && tokens_[open].kind != TokenKind::Open) --open;
    if (open == piece_.begin) return false;
    const bool adjoins = tokens_[open].begin == tokens_[open - 1].end;  // "Cb(4)": a part of the name
    const std::string inside = printed(text_, tokens_, open + 1, piece_.end - 1);
    const std::size_t count = piece_.end - 1 - (open + 1);
    std::string_view number = inside;
    if (number.starts_with('x') || number.starts_with('X')) number.remove_prefix(1);
    if (number.starts_with("×")) number.remove_prefix(2);
    if (number.ends_with('x')) number.remove_suffix(1);
    const bool isNamed = !(open == piece_.begin + 1 && isFigures(first().text));
    if (!isNamed) return false;
    if (isRank(open + 1, piece_.end - 1) || (inside == "L" && isPlainName(open))) {
      name.isLeader = true;
    } else if (Lexicon::get().match("leader-kind", tokens_, piece_.begin) == open - piece_.begin &&
               beginsUpper(inside)) {
      // "leader (Horn)"
      name.isLeader = true;
      piece_ = {open + 1, piece_.end - 1};
      return true;
    } else if (Lexicon::get().match("each", tokens_, open + 1) == count) {
      // "(one each)" says nothing of the name
    } else if (toInteger(inside) && isFigures(first().text)) {
      return false;  // "4-4-6 Tank Bde (20)": its number
    } else if (count == 2 && isMeasured(open + 1)) {
      name.figures = inside;
    } else if (const auto value = toInteger(trimmed(number));
               value && *value > 0 && *value < 100 && !name.count && !adjoins) {
      name.count = static_cast<int>(*value);
    } else if (count >= 2 && Lexicon::get().matchBefore("step-lost", tokens_, piece_.end - 1) > 0) {
      name.state = inside;
    } else if (isCounted(open + 1, piece_.end - 1) && !name.count) {
      name.count = Lexicon::get().number(tokens_[open + 1].text);
    } else if (isFigures(inside)) {
      name.figures = inside;
    } else if (Lexicon::get().match("reduced", tokens_, open + 1) == count) {
      name.state = inside;
    } else {
      return false;
    }
    piece_.end = open;
    return true;
  }

  // "(leader)", "(Corps Cdr)".
  bool isRank(std::size_t begin, std::size_t end) const {
    const Lexicon& lexicon = Lexicon::get();
    if (end - begin > 3) return false;
    return lexicon.match("leader", tokens_, begin) == end - begin ||
           lexicon.matchBefore("leader-end", tokens_, end) > 0;
  }

  // Whether what stands before `end` is a name without numbers and without the kind of a unit.
  bool isPlainName(std::size_t end) const {
    for (std::size_t at = piece_.begin; at < end; ++at) {
      if (!tokens_[at].isWord() || tokens_[at].text.find_first_of("0123456789/") != std::string::npos) return false;
      if (Lexicon::get().match("unit-kind", tokens_, at) > 0) return false;
    }
    return true;
  }

  // "Strength 7", "morale 6".
  bool isMeasured(std::size_t at) const {
    return Lexicon::get().match("head-figure", tokens_, at) == 1 && isDigits(tokens_[at + 1].text);
  }

  // "4 units", "3 bns", "6 żetonów".
  bool isCounted(std::size_t begin, std::size_t end) const {
    if (end != begin + 2 && end != begin + 3) return false;
    const auto number = Lexicon::get().number(tokens_[begin].text);
    if (!number || *number < 1 || *number > 99) return false;
    const Lexicon& lexicon = Lexicon::get();
    return lexicon.matchBefore("count-noun", tokens_, end) > 0 || lexicon.matchBefore("level-low", tokens_, end) > 0 ||
           lexicon.matchBefore("level-up", tokens_, end) > 0;
  }

  bool takeFigures(Name& name) {
    if (size() < 2 || !last().isWord() || !isFigures(last().text)) return false;
    const bool beginsAtOne = last().text.starts_with('1') && dashAt(last().text, 1) > 0;
    const bool couldBeRange = !hasFigures_ && isAscendingPair(last().text) && (size() == 2 || beginsAtOne) &&
                              !isDigits(first().text) && !Lexicon::get().ordinal(first().text) &&
                              first().text.find('/') == std::string::npos;
    if (couldBeRange) return false;
    name.figures = last().text;
    --piece_.end;
    return true;
  }

  bool takeTrailingCount(Name& name) {
    if (name.count || size() < 2 || !last().isWord()) return false;
    std::string_view word = last().text;
    for (const std::string_view times : {"x", "X", "×"}) {
      if (word.size() > times.size() && word.starts_with(times) && isDigits(word.substr(times.size())) &&
          word.size() < 5) {
        name.count = static_cast<int>(*toInteger(word.substr(times.size())));
        --piece_.end;
        return true;
      }
    }
    if (size() > 2 && isDigits(word) && word.size() < 3 && isTimes(tokens_[piece_.end - 2])) {
      name.count = static_cast<int>(*toInteger(word));
      piece_.end -= 2;
      return true;
    }
    return false;
  }

  bool takeState(Name& name) {
    if (size() < 2 || !last().isWord() || beginsUpper(last().text)) return false;
    const std::size_t count = Lexicon::get().matchBefore("reduced", tokens_, piece_.end);
    if (count == 0 || count >= size() || Lexicon::get().matchBefore("unit-kind", tokens_, piece_.end) > 0) return false;
    name.state = printed(text_, tokens_, piece_.end - count, piece_.end);
    piece_.end -= count;
    return true;
  }

  std::string_view text_;
  const std::vector<Token>& tokens_;
  Piece piece_;
  bool hasFigures_ = false;
};

// "3-4 (21)", "5-6 (7 Mech)", "Ziethen 4-8": named by its strengths.
bool isFigureName(std::string_view name) {
  for (const std::string_view word : words(name)) {
    if (word.find('/') == std::string_view::npos && isFigures(word)) return true;
  }
  return false;
}

// "1st Bn" of "1st–3rd Bns".
std::string singular(const std::string& name) {
  const std::vector<Token> tokens = tokensOf(name);
  for (std::size_t at = 0; at < tokens.size(); ++at) {
    if (!tokens[at].isWord() || Lexicon::get().match("level-low", tokens, at) == 0 || !tokens[at].text.ends_with('s'))
      continue;
    std::string text = name;
    const bool changesY = tokens[at].text.ends_with("ies");
    return text.replace(tokens[at].end - (changesY ? 3 : 1), changesY ? 3 : 1, changesY ? "y" : "");
  }
  return name;
}

}  // namespace

std::vector<Name> namesIn(std::string_view text, const std::vector<Token>& tokens, std::size_t begin, std::size_t end,
                          bool hasFigures) {
  std::vector<Name> names;
  for (const Piece& piece : piecesOf(tokens, begin, end)) {
    Name name = Reader(text, tokens, piece, hasFigures).read();
    const Lexicon& lexicon = Lexicon::get();
    const bool isWord = lexicon.isOne("none", name.text) || (beginsLower(name.text) && lexicon.isOne("or", name.text));
    if (!name.text.empty() && !isWord) names.push_back(std::move(name));
  }
  combineMembers(names, text);
  std::vector<Name> all;
  for (const Name& name : names) {
    const std::vector<std::string> texts =
        name.isLeader || name.isAny || name.count || (hasFigures && isFigureName(name.text)) ? std::vector{name.text}
                                                                                             : expanded(name.text);
    for (const std::string& each : texts) {
      all.push_back(name);
      all.back().text = texts.size() > 1 || name.isGuess ? singular(each) : each;
      all.back().isGuess |= texts.size() > 1;
    }
  }
  return all;
}

bool isProse(const std::vector<Token>& tokens) {
  std::size_t wordCount = 0;
  std::size_t function = 0;
  const bool placesSomeone =
      std::any_of(tokens.begin(), tokens.end(), [](const Token& each) { return each.kind == TokenKind::Hexes; });
  for (std::size_t at = 0; at < tokens.size(); ++at) {
    if (!tokens[at].isWord()) continue;
    ++wordCount;
    if (at == 0 && placesSomeone && tokens[at].text.size() == 2 && tokens[at].text.ends_with('.'))
      continue;  // "A. Orme"
    if (!beginsUpper(tokens[at].text) || at == 0) function += Lexicon::get().match("prose", tokens, at) > 0;
  }
  const bool isEntry = !tokens.empty() && (tokens.front().kind == TokenKind::Hexes ||
                                           Lexicon::get().match("turn", tokens, 0) > 0 || clockAt(tokens, 0) > 0);
  // "The battle was fought by 25 battalions."
  const bool isSentence = wordCount >= 8 && tokens.back().isWord() && tokens.back().text.ends_with('.') &&
                          tokens.front().isWord() && Lexicon::get().match("article", tokens, 0) > 0;
  if (isSentence && function >= 2) return true;
  return wordCount >= 5 && (isEntry ? 3 : 5) * function >= wordCount;
}

}  // namespace redoubt::transcribe
