#include "core/transcribe/tokens.h"

#include <array>

#include "core/base/text.h"
#include "core/transcribe/hex_style.h"
#include "core/transcribe/lexicon.h"

namespace redoubt::transcribe {
namespace {

bool isBlank(char c) {
  return c == ' ' || c == '\t' || c == '\r' || c == '\n' || c == '\f' || c == '\v';
}

// The length of a no-break space or another wide blank at `at`, or 0.
std::size_t wideBlankAt(std::string_view text, std::size_t at) {
  if (static_cast<unsigned char>(text[at]) < 0x80) return 0;
  const std::string_view rest = text.substr(at);
  if (rest.starts_with("\xC2\xA0")) return 2;
  for (const std::string_view blank :
       {"\xE2\x80\x83", "\xE2\x80\x82", "\xE2\x80\x89", "\xE2\x80\xAF", "\xE3\x80\x80"}) {
    if (rest.starts_with(blank)) return blank.size();
  }
  return 0;
}

std::size_t signAt(std::string_view text, std::size_t at, std::initializer_list<std::string_view> signs) {
  for (const std::string_view sign : signs) {
    if (text.substr(at).starts_with(sign)) return sign.size();
  }
  return 0;
}

bool isLetterOrDigit(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
}

struct Sign {
  TokenKind kind;
  std::size_t length;
};

// A sign that is a token of its own wherever it stands.
std::optional<Sign> plainSignAt(std::string_view text, std::size_t at) {
  if (isLetterOrDigit(text[at])) return std::nullopt;
  switch (text[at]) {
    case ',': return Sign{TokenKind::Comma, 1};
    case ';': return Sign{TokenKind::Semicolon, 1};
    case ':': return Sign{TokenKind::Colon, 1};
    case '(':
    case '[':
    case '{': return Sign{TokenKind::Open, 1};
    case ')':
    case ']':
    case '}': return Sign{TokenKind::Close, 1};
    case '=':
    case '@':
    case '>':
    case '|': return Sign{TokenKind::Gap, 1};
    case '+':
    case '&': return Sign{TokenKind::Plus, 1};
    default: break;
  }
  if (const std::size_t dots = text.find_first_not_of(". ", at); text.substr(at).starts_with("..")) {
    return Sign{TokenKind::Gap, (dots == std::string_view::npos ? text.size() : dots) - at};
  }
  if (text.substr(at).starts_with(". . ")) {
    const std::size_t dotsEnd = text.find_first_not_of(". ", at);
    return Sign{TokenKind::Gap, (dotsEnd == std::string_view::npos ? text.size() : dotsEnd) - at};
  }
  if (const std::size_t length = signAt(text, at, {"→", "⇒", "►", "➔", "->", "=>"}))
    return Sign{TokenKind::Dash, length};
  if (text.substr(at).starts_with("…")) return Sign{TokenKind::Gap, 3};
  if (const std::size_t length = signAt(text, at, {"•", "·", "●", "▪", "■", "◦", "○", "★", "☆", "\xEF\x82\xB7"})) {
    return Sign{TokenKind::Gap, length};
  }
  return std::nullopt;
}

// Blanks or a sign, or the end, at `at`.
bool isEdge(std::string_view text, std::size_t at) {
  return at >= text.size() || isBlank(text[at]) || wideBlankAt(text, at) > 0 || plainSignAt(text, at);
}

Token wordOf(std::string_view text, std::size_t begin, std::size_t end) {
  Token token;
  token.begin = begin;
  token.end = end;
  token.setWord(std::string(text.substr(begin, end - begin)));
  return token;
}

}  // namespace

void Token::setWord(std::string word) {
  text = std::move(word);
  fold = folded(text);
  Lexicon::get().addSenses(*this);
}

std::size_t dashAt(std::string_view text, std::size_t at) {
  if (at >= text.size()) return 0;
  if (text[at] == '-') return 1;
  if (static_cast<unsigned char>(text[at]) < 0x80) return 0;
  return signAt(text, at, {"-", "–", "—", "−", "‑", "‒", "\xC2\xAD"});
}

std::vector<Token> tokensOf(std::string_view text) {
  std::vector<Token> tokens;
  std::size_t at = 0;
  while (at < text.size()) {
    if (isBlank(text[at])) {
      std::size_t end = at;
      while (end < text.size() && isBlank(text[end])) ++end;
      const bool wide = end - at >= 2 || text[at] == '\t';
      if (wide && !tokens.empty() && end < text.size() && tokens.back().kind != TokenKind::Gap) {
        tokens.push_back({TokenKind::Gap, at, end, std::string()});
      }
      at = end;
    } else if (const std::size_t blank = wideBlankAt(text, at)) {
      at += blank;
    } else if (const auto sign = plainSignAt(text, at)) {
      tokens.push_back({sign->kind, at, at + sign->length, std::string(text.substr(at, sign->length))});
      at += sign->length;
    } else if (const std::size_t dash = dashAt(text, at); dash > 0 && isEdge(text, at + dash)) {
      tokens.push_back({TokenKind::Dash, at, at + dash, std::string(text.substr(at, dash))});
      at += dash;
    } else {
      std::size_t end = at + 1;
      while (!isEdge(text, end)) ++end;
      tokens.push_back(wordOf(text, at, end));
      at = end;
    }
  }
  return tokens;
}

std::vector<Token> tokensOf(std::string_view text, const HexStyle& style) {
  std::vector<Token> tokens;
  for (Token& token : tokensOf(text)) {
    if (token.isWord()) {
      style.split(std::move(token), tokens);
    } else {
      tokens.push_back(std::move(token));
    }
  }
  return tokens;
}

std::string trimmed(std::string_view text) {
  std::size_t begin = 0;
  std::size_t end = text.size();
  while (begin < end && (isBlank(text[begin]) || wideBlankAt(text, begin) > 0)) {
    begin += isBlank(text[begin]) ? 1 : wideBlankAt(text, begin);
  }
  while (end > begin && (isBlank(text[end - 1]) || (end - begin >= 2 && wideBlankAt(text, end - 2) == 2))) {
    end -= isBlank(text[end - 1]) ? 1 : 2;
  }
  return std::string(text.substr(begin, end - begin));
}

std::string printed(std::string_view text, const std::vector<Token>& tokens, std::size_t begin, std::size_t end) {
  if (begin >= end) return {};
  return trimmed(text.substr(tokens[begin].begin, tokens[end - 1].end - tokens[begin].begin));
}

namespace {

// 1 for an upper-case letter at the start of `text`, -1 for a lower-case one, 0 for none; and its length.
std::pair<int, std::size_t> caseAt(std::string_view text) {
  const char c = text.front();
  if (c >= 'A' && c <= 'Z') return {1, 1};
  if (c >= 'a' && c <= 'z') return {-1, 1};
  if (static_cast<unsigned char>(c) < 0x80 || text.size() < 2) return {0, 1};
  const auto second = static_cast<unsigned char>(text[1]);
  if (c == '\xC3') return {second == 0x97 || second == 0xB7 ? 0 : second < 0x9F ? 1 : -1, 2};
  if (c == '\xC4' || c == '\xC5') {
    // Latin Extended-A: capitals are even but for 0139–0148 and 0179–017E, where they are odd.
    const int code = ((c & 0x1F) << 6) | (second & 0x3F);
    const bool oddCapitals = (code >= 0x139 && code <= 0x148) || (code >= 0x179 && code <= 0x17E);
    return {(code % 2 == 1) == oddCapitals ? 1 : -1, 2};
  }
  return {0, 1};
}

}  // namespace

bool beginsUpper(std::string_view text) {
  return !text.empty() && caseAt(text).first > 0;
}
bool beginsLower(std::string_view text) {
  return !text.empty() && caseAt(text).first < 0;
}

bool isAllCaps(std::string_view text) {
  int letters = 0;
  while (!text.empty()) {
    const auto [letterCase, length] = caseAt(text);
    if (letterCase < 0) return false;
    letters += letterCase;
    text.remove_prefix(length);
  }
  return letters > 0;
}

bool isDigits(std::string_view word) {
  return !word.empty() && word.find_first_not_of("0123456789") == std::string_view::npos;
}

int romanValue(std::string_view word) {
  const auto digit = [](char c) { return c == 'I' ? 1 : c == 'V' ? 5 : c == 'X' ? 10 : c == 'L' ? 50 : 0; };
  int sum = 0;
  for (std::size_t k = 0; k < word.size(); ++k) {
    const int value = digit(word[k]);
    if (value == 0) return 0;
    sum += k + 1 < word.size() && value < digit(word[k + 1]) ? -value : value;
  }
  return toRoman(sum) == word ? sum : 0;
}

std::string toRoman(int value) {
  if (value < 1 || value > 49) return {};
  static constexpr std::array<std::string_view, 5> kTens{"", "X", "XX", "XXX", "XL"};
  static constexpr std::array<std::string_view, 10> kOnes{"", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"};
  return std::string(kTens[static_cast<std::size_t>(value / 10)]) +
         std::string(kOnes[static_cast<std::size_t>(value % 10)]);
}

bool isRoman(std::string_view word) {
  return !word.empty() && romanValue(word) > 0;
}

}  // namespace redoubt::transcribe
