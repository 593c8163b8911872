#include "core/transcribe/line_shapes.h"

#include "core/base/text.h"
#include "core/transcribe/lexicon.h"
#include "core/transcribe/tokens.h"

namespace redoubt::transcribe {

bool isPageMark(const std::string& text) {
  const std::string plain = trimmed(text);
  if (isDigits(plain) && plain.size() <= 3) return true;
  std::string bare;
  for (std::size_t at = 0; at < plain.size();) {
    const std::size_t dash = dashAt(plain, at);
    bare += dash > 0 ? ' ' : plain[at];
    at += dash > 0 ? dash : 1;
  }
  const std::vector<std::string_view> parts = words(bare);
  if (parts.size() == 1 && isDigits(parts[0]) && parts[0].size() <= 3 && dashAt(plain, 0) > 0) return true;
  return parts.size() == 2 && isDigits(parts[1]) && parts[1].size() <= 3 &&
         (folded(parts[0]) == "page" || folded(parts[0]) == "strona" || folded(parts[0]) == "str");
}

bool isFootnote(const std::string& text) {
  const std::string plain = trimmed(text);
  for (const std::string_view sign : {"†", "‡", "§", "¹", "²", "³"}) {
    if (plain.starts_with(sign)) return true;
  }
  return false;
}

bool beginsParagraph(const std::string& text) {
  const std::string plain = trimmed(text);
  const std::size_t end = plain.find_first_not_of("0123456789.[]");
  return end != std::string::npos && end >= 3 && plain.find('.') < end && (plain[end] == ' ' || plain[end] == '\t');
}

bool isBullet(const std::string& text) {
  const std::string plain = trimmed(text);
  for (const std::string_view sign : {"- ", "* ", "• ", "· ", "– ", "— ", "o ", "▪ ", "■ ", "● ", "+ "}) {
    if (plain.starts_with(sign)) return true;
  }
  return false;
}

std::string withoutBullet(const std::string& text) {
  if (!isBullet(text)) return text;
  std::string plain = text;
  const std::size_t begin = plain.find_first_not_of(" \t");
  const std::size_t end = plain.find(' ', begin);
  for (std::size_t k = begin; k < end; ++k) plain[k] = ' ';
  return plain;
}

// "2. 40th Foot": the number of a line of a list, but not that of "2. pułk".
std::string withoutListNumber(const std::string& text) {
  const std::vector<Token> tokens = tokensOf(text);
  if (tokens.size() < 3 || !tokens[0].isWord() || !tokens[1].isWord() || tokens[0].text.size() > 3) return text;
  const char last = tokens[0].text.back();
  const bool isClosed = tokens[1].kind == TokenKind::Close;
  if (last != '.' || isClosed || !isDigits(std::string_view(tokens[0].text).substr(0, tokens[0].text.size() - 1)))
    return text;
  if (beginsLower(tokens[1].text) || Lexicon::get().match("unit-kind", tokens, 1) > 0) return text;
  std::string plain = text;
  for (std::size_t k = tokens[0].begin; k < tokens[0].end; ++k) plain[k] = ' ';
  return plain;
}

bool isCutWord(const std::string& text) {
  const std::string plain = trimmed(text);
  return plain.size() > 2 && plain.back() == '-' && plain[plain.size() - 2] != ' ';
}

char listLetter(const std::string& text) {
  const std::string plain = trimmed(text);
  const bool isLetter =
      plain.size() > 4 && ((plain[0] >= 'A' && plain[0] <= 'Z') || (plain[0] >= 'a' && plain[0] <= 'z'));
  return isLetter && (plain[1] == '.' || plain[1] == ')') && plain[2] == ' ' ? plain[0] : '\0';
}

int openBrackets(const std::string& text) {
  int depth = 0;
  for (const char c : text) {
    depth += c == '(';
    if (c == ')' && depth > 0) --depth;
  }
  return depth;
}

bool endsWithDash(const std::string& text) {
  const std::string plain = trimmed(text);
  return plain.ends_with(" -") || plain.ends_with("–") || plain.ends_with("—");
}

bool endsInLead(const std::string& text) {
  const std::vector<Token> tokens = tokensOf(text);
  if (tokens.size() < 3 || !tokens.back().isWord() || !beginsLower(tokens.back().text)) return false;
  if (tokens.back().text.size() < 2 || tokens.back().text.ends_with('.')) return false;
  const Lexicon& lexicon = Lexicon::get();
  for (const std::string_view sense : {"at", "of", "hex", "adjacent"}) {
    if (lexicon.matchBefore(sense, tokens, tokens.size()) > 0) return true;
  }
  const std::string& fold = tokens.back().fold;
  return fold == "the" || fold == "a" || fold == "an";
}

std::optional<HeadingOfAll> headingOfAll(const std::string& text) {
  std::string plain = trimmed(text);
  while (plain.ends_with(':') || plain.ends_with(' ')) plain.pop_back();
  const std::size_t open = plain.find(" (");
  if (open == std::string::npos || open < 2 || !plain.ends_with(')') || plain.find('(', open + 2) != std::string::npos)
    return std::nullopt;
  std::string name = trimmed(plain.substr(0, open));
  while (name.ends_with(':')) name.pop_back();
  if (name.find_first_of(":;") != std::string::npos || words(name).size() > 8) return std::nullopt;
  return HeadingOfAll{std::move(name), plain.substr(open + 2, plain.size() - open - 3)};
}

}  // namespace redoubt::transcribe
