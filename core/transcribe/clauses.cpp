#include "core/transcribe/clauses.h"

#include <algorithm>

#include "core/transcribe/hex_style.h"
#include "core/transcribe/phrases.h"

namespace redoubt::transcribe {
namespace {

// "turn 4, hex 3001: ...".
bool beginsTurn(const Phrases& phrases, std::size_t at) {
  const auto turn = turnAt(phrases, at);
  return turn && (turn->turns || !turn->time.empty()) && turn->end < phrases.tokens.size();
}

// "Cavalry: Milhaud 0810": up to five words and a colon before names and their hexes.
bool beginsLabel(const Phrases& phrases, std::size_t at) {
  std::size_t end = at;
  while (phrases.isWord(end) && end - at < 6) ++end;
  return end > at && phrases.is(end, TokenKind::Colon) && beginsUpper(phrases.tokens[at].text) &&
         phrases.isWord(end + 1);
}

bool standHexes(const std::vector<Token>& tokens, std::size_t begin, std::size_t end) {
  return std::any_of(tokens.begin() + static_cast<std::ptrdiff_t>(begin),
                     tokens.begin() + static_cast<std::ptrdiff_t>(end),
                     [](const Token& each) { return each.kind == TokenKind::Hexes; });
}

// Whether a full stop ends the token before `at`: "0913." or "(0913).".
bool isStopBefore(std::string_view text, const std::vector<Token>& tokens, std::size_t at) {
  const std::size_t begin = tokens[at].begin;
  const std::size_t last = text.substr(0, begin).find_last_not_of(" \t");
  if (last == std::string_view::npos || text[last] != '.') return false;
  const std::size_t before = text.substr(0, last).find_last_not_of(" \t");
  return before != std::string_view::npos &&
         ((text[before] >= '0' && text[before] <= '9') || text[before] == ')' || text[before] == ']');
}

// The tokens at which a statement of its own begins, but for the first.
std::vector<std::size_t> beginnings(std::string_view text, const std::vector<Token>& tokens) {
  const Phrases phrases{text, tokens};
  std::vector<std::size_t> all;
  std::size_t last = 0;
  int depth = 0;
  for (std::size_t at = 1; at < tokens.size(); ++at) {
    depth += tokens[at - 1].kind == TokenKind::Open;
    depth -= tokens[at - 1].kind == TokenKind::Close;
    if (depth > 0) continue;
    const bool isSemicolon = tokens[at - 1].kind == TokenKind::Semicolon;
    if (!isSemicolon && !isStopBefore(text, tokens, at)) continue;
    if (!standHexes(tokens, last, at) || !standHexes(tokens, at, tokens.size())) continue;
    if (!beginsTurn(phrases, at) && !beginsLabel(phrases, at)) continue;
    all.push_back(at);
    last = at;
  }
  return all;
}

void shift(Statement& statement, std::size_t by) {
  for (Mark& mark : statement.marks) mark.begin += by, mark.end += by;
  for (Group& group : statement.groups) {
    for (Name& name : group.names) name.begin += by, name.end += by;
  }
  for (Name& name : statement.leaders) name.begin += by, name.end += by;
}

}  // namespace

std::vector<Statement> statementsOf(std::string_view text, const HexStyle& style) {
  const std::vector<Token> tokens = tokensOf(text, style);
  std::vector<Statement> all;
  std::size_t begin = 0;
  std::vector<std::size_t> starts = beginnings(text, tokens);
  starts.push_back(tokens.size());
  for (const std::size_t each : starts) {
    const std::size_t end = each < tokens.size() ? tokens[each].begin : text.size();
    std::string_view part = text.substr(begin, end - begin);
    const bool isPart = begin > 0 || end < text.size();
    while (isPart && (part.ends_with(';') || part.ends_with(' ') || part.ends_with('.'))) part.remove_suffix(1);
    all.push_back(statementOf(part, style));
    shift(all.back(), begin);
    begin = end;
  }
  return all;
}

}  // namespace redoubt::transcribe
