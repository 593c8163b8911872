#include "core/transcribe/hex_style.h"

#include <algorithm>

#include "core/base/text.h"
#include "core/hex/layout.h"
#include "core/transcribe/lexicon.h"
#include "core/transcribe/reading.h"

namespace redoubt::transcribe {
namespace {

// A word without the signs that may stand around a hex number.
std::string_view bare(std::string_view word) {
  while (!word.empty() &&
         (word.front() == '#' || word.front() == '\x22' || word.front() == '\'' || word.front() == '*')) {
    word.remove_prefix(1);
  }
  while (!word.empty() && (word.back() == '.' || word.back() == '\x22' || word.back() == '\'' || word.back() == '*')) {
    word.remove_suffix(1);
  }
  return word;
}

bool isYear(std::string_view word) {
  const auto value = toInteger(word);
  return word.size() == 4 && value && *value >= 1550 && *value <= 2035;
}

// What counts for and against words of a family being hex numbers.
struct Evidence {
  int named = 0;   // after the word "hex"
  int placed = 0;  // at the end or beginning of a short line, or alone in it or in brackets
  int other = 0;   // elsewhere in a short line

  int weight() const { return 4 * named + 2 * placed + other; }
};

class Gatherer {
 public:
  explicit Gatherer(const hex::Layout* layout) : layout_(layout) {}

  void add(const std::string& text) {
    const std::vector<Token> tokens = tokensOf(text);
    const std::size_t wordCount =
        static_cast<std::size_t>(std::count_if(tokens.begin(), tokens.end(), [](auto& each) { return each.isWord(); }));
    for (std::size_t at = 0; at < tokens.size(); ++at) {
      if (!tokens[at].isWord()) continue;
      for (const std::string_view part : words(tokens[at].text, "/")) {
        if (const std::string family = HexStyle::familyOf(bare(part)); !family.empty()) {
          count(family, bare(part), tokens, at, wordCount);
        } else {
          countRange(part, tokens, at, wordCount);
        }
      }
    }
  }

  std::set<std::string, std::less<>> families() const;

 private:
  void countRange(std::string_view word, const std::vector<Token>& tokens, std::size_t at, std::size_t wordCount) {
    for (std::size_t k = 1; k + 1 < word.size(); ++k) {
      const std::size_t dash = dashAt(word, k);
      if (dash == 0) continue;
      const std::string family = HexStyle::familyOf(bare(word.substr(0, k)));
      if (!family.empty() && family == HexStyle::familyOf(bare(word.substr(k + dash)))) {
        count(family, bare(word.substr(0, k)), tokens, at, wordCount);
      }
    }
  }

  void count(const std::string& family, std::string_view word, const std::vector<Token>& tokens, std::size_t at,
             std::size_t wordCount) {
    const Lexicon& lexicon = Lexicon::get();
    Evidence& evidence = evidence_[family];
    if (layout_ && layout_->isSpeltAsNumber(word) && layout_->parse(word)) ++onMap_[family];
    const bool isLabelled = at > 1 && tokens[at - 1].kind == TokenKind::Colon &&
                            lexicon.matchBefore("hex", tokens, at - 1) > 0;  // "Hexes: 1510"
    if (isLabelled || lexicon.matchBefore("hex", tokens, at) > 0) {
      ++evidence.named;
    } else if (wordCount > 14) {
      // a whole set-up may stand in one line: "Foy 1014; Clausel 1015, 1016"
      const TokenKind next = at + 1 < tokens.size() ? tokens[at + 1].kind : TokenKind::Semicolon;
      const bool isClosed = next == TokenKind::Comma || next == TokenKind::Semicolon || isBracketed(tokens, at);
      if (family == "9999" && isClosed && !isYear(word)) ++inLong_;
      if ((family == "A9" || family == "A-9") && isBracketed(tokens, at)) ++evidence.placed;
    } else if (isYear(word) && wordCount > 1 && (at + 1 == tokens.size() || (at == 0 && tokens[at + 1].isWord()))) {
      ++evidence.other;
      if (at > 1 && at + 1 == tokens.size() && !tokens[at - 1].isWord()) yearsPlaced_.insert(std::string(word));
    } else if (at == 0 || at + 1 == tokens.size() || tokens[at + 1].kind == TokenKind::Colon ||
               lexicon.matchBefore("at", tokens, at) > 0 || isBracketed(tokens, at) || isBetweenSigns(tokens, at) ||
               (family == "9999" && isBeforeSign(tokens, at))) {
      // paragraphs begin with numbers like 4.22
      (at == 0 && family == "9.9" && wordCount > 1 ? evidence.other : evidence.placed) += 1;
    } else {
      ++evidence.other;
    }
  }

  // "2nd Foot 2915, 7th Foot 2916".
  static bool isBeforeSign(const std::vector<Token>& tokens, std::size_t at) {
    return tokens[at + 1].kind == TokenKind::Comma || tokens[at + 1].kind == TokenKind::Semicolon;
  }

  // "Vanguard – 2208, heading 3".
  static bool isBetweenSigns(const std::vector<Token>& tokens, std::size_t at) {
    const TokenKind before = tokens[at - 1].kind;
    const TokenKind after = tokens[at + 1].kind;
    return (before == TokenKind::Dash || before == TokenKind::Colon || before == TokenKind::Gap) &&
           (after == TokenKind::Comma || after == TokenKind::Semicolon || after == TokenKind::Open);
  }

  static bool isBracketed(const std::vector<Token>& tokens, std::size_t at) {
    return at > 0 && tokens[at - 1].kind == TokenKind::Open && at + 1 < tokens.size() &&
           tokens[at + 1].kind == TokenKind::Close;
  }

  const hex::Layout* layout_;
  std::map<std::string, Evidence, std::less<>> evidence_;
  std::map<std::string, int, std::less<>> onMap_;
  std::set<std::string> yearsPlaced_;  // "2/114th Bn – 1821": what looks like years, behind a sign at the end
  int inLong_ = 0;                     // four digits before a sign in long lines
};

std::set<std::string, std::less<>> Gatherer::families() const {
  std::set<std::string, std::less<>> accepted;
  int best = 0;
  std::string bestFamily;
  for (const auto& [family, evidence] : evidence_) {
    const bool isUsual = family == "9999";
    const int weight = evidence.weight() + (isUsual ? evidence.weight() / 2 : 0);
    const bool mayBe =
        (isUsual && evidence.placed > 0) || evidence.named > 0 || evidence.placed >= (family == "9-9" ? 3 : 2);
    if (mayBe && weight > best) {
      best = weight;
      bestFamily = family;
    }
  }
  if (bestFamily.empty() && (inLong_ >= 4 || yearsPlaced_.size() >= 3)) accepted.insert("9999");
  if (bestFamily.empty()) return accepted;
  accepted.insert(bestFamily);
  // the numbers of a second map have its letter before them
  if (const auto lettered = evidence_.find("A9.9");
      bestFamily == "9.9" && lettered != evidence_.end() && lettered->second.placed + lettered->second.named > 0)
    accepted.insert(lettered->first);
  for (const auto& [family, evidence] : evidence_) {
    const bool isUsual = family == "9999";
    const bool isLettered = family == "A9" || family == "A-9" || family == "A9.9";
    if (isUsual && (evidence.named > 0 || evidence.placed > 0) && 5 * evidence.weight() >= best)
      accepted.insert(family);
    if (isLettered && evidence.named + evidence.placed >= 2 && 4 * evidence.weight() >= best) accepted.insert(family);
    if (evidence.named > 0 && 6 * evidence.weight() >= best) accepted.insert(family);
    if (const auto onMap = onMap_.find(family); onMap != onMap_.end() && onMap->second >= 2 && isUsual)
      accepted.insert(family);
  }
  return accepted;
}

// Whether words like "6-5", "4-4" or "2-3-6" stand in the texts, which can't be ranges.
bool haveFigures(const std::vector<std::string>& texts) {
  int count = 0;
  for (const std::string& text : texts) {
    for (const Token& token : tokensOf(text)) {
      if (!token.isWord()) continue;
      const std::vector<std::string_view> parts = words(token.text, "-");
      if (parts.size() < 2 || parts.size() > 4 || token.text.size() > 8) continue;
      if (!std::all_of(parts.begin(), parts.end(),
                       [](std::string_view part) { return isDigits(part) && part.size() <= 2; }))
        continue;
      const bool isTriple = parts.size() >= 3;
      count += isTriple || *toInteger(parts[0]) >= *toInteger(parts[1]);
    }
  }
  return count >= 2;
}

// "Jägers (2) ... C", "Knyphausen – A or B".
void countLetters(const std::vector<Token>& tokens, std::map<std::string, int, std::less<>>& letters) {
  const auto isLetter = [&](std::size_t at) {
    return tokens[at].isWord() && tokens[at].text.size() == 1 && isAllCaps(tokens[at].text);
  };
  std::vector<std::string> found;
  std::size_t at = tokens.size();
  while (at > 0 && isLetter(at - 1)) {
    found.push_back(tokens[--at].text);
    const bool isJoint =
        at > 0 && (tokens[at - 1].kind == TokenKind::Comma || Lexicon::get().match("or", tokens, at - 1) > 0);
    if (!isJoint) break;
    --at;
  }
  if (found.empty() || at == 0) return;
  const TokenKind before = tokens[at - 1].kind;
  if (before != TokenKind::Dash && before != TokenKind::Colon && before != TokenKind::Gap) return;
  for (const std::string& each : found) ++letters[each];
}

// Codes of zones that stand where a place would: "kniaź Szujski – OR", or that the text explains: "OR = obóz".
std::set<std::string, std::less<>> zoneCodesOf(const std::vector<std::string>& texts) {
  std::map<std::string, int, std::less<>> times;
  std::map<std::string, int, std::less<>> letters;  // single ones behind dots, a dash or a colon
  for (const std::string& text : texts) {
    const std::vector<Token> tokens = tokensOf(text);
    if (tokens.size() < 3 || tokens.size() > 14) continue;
    countLetters(tokens, letters);
    const Token& last = tokens.back();
    const TokenKind before = tokens[tokens.size() - 2].kind;
    const bool isCode = last.isWord() && last.text.size() <= 3 && isAllCaps(last.text) &&
                        last.text.find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZ") == std::string::npos;
    if (isCode && (before == TokenKind::Dash || before == TokenKind::Colon || before == TokenKind::Gap))
      ++times[last.text];
    const bool isGreek = tokens[0].text.size() == 2 && (tokens[0].text[0] == '\xCE' || tokens[0].text[0] == '\xCF');
    const bool isCap = tokens[0].text.size() == 1 && isAllCaps(tokens[0].text);
    const bool listsHexes =
        tokens.size() >= 2 &&
        (tokens[1].kind == TokenKind::Gap || tokens[1].kind == TokenKind::Dash || tokens[1].text == "=") &&
        tokens.back().isWord() && !HexStyle::familyOf(bare(tokens.back().text)).empty();
    if ((isGreek || isCap) && listsHexes) times[tokens[0].text] += 2;
    const bool explains = tokens[0].isWord() && tokens[0].text.size() <= 3 && isAllCaps(tokens[0].text) &&
                          tokens.size() <= 8 && tokens[2].isWord() &&
                          (tokens[1].kind == TokenKind::Dash || tokens[1].text == "=") && !isRoman(tokens[0].text);
    if (explains && !isDigits(tokens[0].text) && tokens[0].text.find_first_of("0123456789") == std::string::npos)
      times[tokens[0].text] += 1;
  }
  std::set<std::string, std::less<>> codes;
  int sum = 0;
  for (const auto& [code, count] : letters) sum += count;
  if (letters.size() >= 2 && sum >= 3) {
    for (const auto& [code, count] : letters) codes.insert(code);
  }
  for (const auto& [code, count] : times) {
    if (count >= 2) codes.insert(code);
  }
  return codes;
}

}  // namespace

std::string HexStyle::familyOf(std::string_view word) {
  std::string shape;
  std::size_t letters = 0;
  std::size_t digits = 0;
  for (std::size_t k = 0; k < word.size();) {
    const std::size_t dash = dashAt(word, k);
    if (word[k] >= '0' && word[k] <= '9') {
      if (shape.empty() || shape.back() != '9') shape += '9';
      ++digits;
    } else if (word[k] >= 'A' && word[k] <= 'Z') {
      if (shape.empty() || shape.back() != 'A') shape += 'A';
      ++letters;
    } else if (dash > 0) {
      shape += '-';
    } else if (word[k] == '.') {
      shape += '.';
    } else {
      return {};
    }
    k += dash > 0 ? dash : 1;
  }
  if (shape == "9") return digits >= 3 && digits <= 6 ? std::string(digits, '9') : std::string();
  if (shape == "A9") return letters <= 2 && digits <= 4 ? shape : std::string();
  if (shape == "A-9") return letters <= 2 && digits >= 2 && digits <= 4 ? shape : std::string();
  if (shape == "9.9")
    return digits >= 2 && digits <= 4 && word.find('.') <= 2 && word.size() - word.find('.') == 3 ? shape : "";
  if (shape == "9A9") return letters == 1 && digits >= 2 && digits <= 5 ? shape : std::string();
  if (shape == "9-A9") return letters == 1 && digits <= 4 ? shape : std::string();
  if (shape == "9-9") return word.size() == 5 && word[2] == '-' ? shape : std::string();
  if (shape == "9A") return letters == 1 && digits <= 4 && digits >= 2 ? shape : std::string();
  if (shape == "A9.9") return letters <= 2 && word.size() - word.find('.') <= 3 ? shape : std::string();
  if (shape == "A.9") return letters <= 2 && digits <= 4 ? shape : std::string();
  return {};
}

HexStyle HexStyle::of(const std::vector<std::string>& texts, const std::vector<std::string>& lines,
                      const hex::Layout* layout, const Watch& watch) {
  Gatherer gatherer(layout);
  for (const std::string& text : texts) {
    stopIfAsked(watch);
    gatherer.add(text);
  }
  HexStyle style;
  style.families_ = gatherer.families();
  style.zones_ = zoneCodesOf(lines);
  stopIfAsked(watch);
  style.hasFigures_ = haveFigures(texts);
  return style;
}

bool HexStyle::isHex(std::string_view word) const {
  const std::string family = familyOf(bare(word));
  return !family.empty() && families_.contains(family);
}

bool HexStyle::isMisprint(std::string_view word) const {
  word = bare(word);
  if (!families_.contains("9999") || word.size() < 3 || word.size() > 6 || isHex(word)) return false;
  std::string mended;
  for (const char c : word) mended += c == 'O' || c == 'o' ? '0' : c == 'l' || c == 'I' ? '1' : c == 'S' ? '5' : c;
  const auto digits = std::count_if(word.begin(), word.end(), [](char c) { return c >= '0' && c <= '9'; });
  return isDigits(mended) && digits >= 2;
}

bool HexStyle::addHexes(const Token& word, std::size_t begin, std::size_t end, std::vector<Token>& tokens) const {
  const std::string_view text = std::string_view(word.text).substr(begin, end - begin);
  Token token{TokenKind::Hexes, word.begin + begin, word.begin + end, std::string(text)};
  std::size_t from = 0;
  for (std::size_t at = 0; at <= text.size(); ++at) {
    const std::size_t dash = at < text.size() ? dashAt(text, at) : 0;
    const bool isJoint = at == text.size() || dash > 0 || text[at] == '/';
    if (!isJoint) continue;
    const std::string_view part = bare(text.substr(from, at - from));
    if (isHex(part)) {
      token.hexes.emplace_back(part);
      token.isRange |= dash > 0 && at < text.size();
      from = at + (dash > 0 ? dash : 1);
    } else if (dash == 0) {
      return false;
    }
  }
  if (from <= text.size() || token.hexes.empty()) return false;
  tokens.push_back(std::move(token));
  return true;
}

// "I/4–0714": a name and its hex.
bool HexStyle::splitAtDash(const Token& word, std::vector<Token>& tokens) const {
  for (std::size_t at = word.text.size(); at-- > 1;) {
    const std::size_t dash = dashAt(word.text, at);
    if (dash == 0 || at + dash >= word.text.size()) continue;
    const std::string_view left = std::string_view(word.text).substr(0, at);
    const std::string_view right = std::string_view(word.text).substr(at + dash);
    if (isHex(left) && !isHex(right) && right.size() >= 4 && beginsUpper(right) && !isAllCaps(right.substr(0, 3))) {
      if (!addHexes(word, 0, at, tokens)) return false;
      Token name = word;
      name.setWord(std::string(right));
      name.begin = word.begin + at + dash;
      tokens.push_back({TokenKind::Dash, word.begin + at, word.begin + at + dash, "-", {}, {}, false});
      tokens.push_back(std::move(name));
      return true;
    }
    if (left.size() < 2 || isDigits(left) || !isHex(right)) return false;
    Token name = word;
    name.setWord(std::string(left));
    name.end = word.begin + at;
    tokens.push_back(std::move(name));
    tokens.push_back({TokenKind::Dash, word.begin + at, word.begin + at + dash, "-", {}, {}, false});
    return addHexes(word, at + dash, word.text.size(), tokens);
  }
  return false;
}

// "1205/NE", "1205-NE", "1205NE".
bool HexStyle::splitFacing(const Token& word, std::vector<Token>& tokens) const {
  const std::size_t slash = word.text.size() < 4 ? 0 : word.text.size() - 2;
  const char side = word.text.back();
  if (slash > 0 && word.text[slash] == '/' && side >= '1' && side <= '6' && isHex(word.text.substr(0, slash))) {
    addHexes(word, 0, slash, tokens);  // "1805/3"
    Token number = word;
    number.setWord(std::string(1, side));
    number.begin = word.begin + slash + 1;
    tokens.push_back(std::move(number));
    return true;
  }
  std::size_t letters = word.text.size();
  while (letters > 0 && word.text[letters - 1] >= 'A' && word.text[letters - 1] <= 'Z') --letters;
  const std::size_t count = word.text.size() - letters;
  if (count < 1 || count > 3 || letters == 0) return false;
  const std::string_view direction = std::string_view(word.text).substr(letters);
  if (direction.find_first_not_of("NESW") != std::string_view::npos) return false;
  std::size_t end = letters;
  if (word.text[end - 1] == '/' || word.text[end - 1] == '-') --end;
  if (!isHex(std::string_view(word.text).substr(0, end))) return false;
  addHexes(word, 0, end, tokens);
  Token facing = word;
  facing.setWord(std::string(direction));
  facing.begin = word.begin + letters;
  tokens.push_back(std::move(facing));
  return true;
}

// "A 22.25": the letter of a map stands apart.
bool HexStyle::joinLetter(const Token& word, std::vector<Token>& tokens) const {
  if (!families_.contains("A9.9") || tokens.empty() || !tokens.back().isWord() || tokens.back().text.size() != 1)
    return false;
  if (!isAllCaps(tokens.back().text) || familyOf(bare(word.text)) != "9.9") return false;
  const std::string text = tokens.back().text + " " + std::string(bare(word.text));
  Token token{TokenKind::Hexes,
              tokens.back().begin,
              word.begin + text.size() - 2 - (tokens.back().end - tokens.back().begin) + 1,
              text,
              {},
              {},
              false};
  token.end = word.end;
  token.hexes.push_back(text);
  tokens.back() = std::move(token);
  return true;
}

void HexStyle::split(Token&& word, std::vector<Token>& tokens) const {
  if (joinLetter(word, tokens)) return;
  if (addHexes(word, 0, word.text.size(), tokens) || splitAtDash(word, tokens) || splitFacing(word, tokens)) return;
  tokens.push_back(std::move(word));
}

}  // namespace redoubt::transcribe
