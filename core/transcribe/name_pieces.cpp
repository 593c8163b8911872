#include "core/transcribe/name_pieces.h"

#include <algorithm>

#include "core/transcribe/lexicon.h"

namespace redoubt::transcribe {
namespace {

// "i" and "and", but not the Roman number I.
bool isAnd(const std::vector<Token>& tokens, std::size_t at) {
  if (tokens[at].kind == TokenKind::Plus) return true;
  return tokens[at].isWord() && !beginsUpper(tokens[at].text) && Lexicon::get().match("and", tokens, at) == 1;
}

// "Grouchy with three cavalry units": both come.
bool isWithNumber(const std::vector<Token>& tokens, std::size_t at, std::size_t end) {
  if (!tokens[at].isWord() || beginsUpper(tokens[at].text) || Lexicon::get().match("with", tokens, at) != 1)
    return false;
  if (at + 2 >= end || !tokens[at + 1].isWord()) return false;
  const std::string& number = tokens[at + 1].text;
  const bool isNumber = Lexicon::get().number(number) && !isDigits(number) && tokens[at + 1].fold != "a";
  const bool isCounted = Lexicon::get().match("count-noun", tokens, at + 2) > 0;
  return isNumber || (isDigits(number) && (isCounted || Lexicon::get().match("unit-kind", tokens, at + 2) > 0));
}

// A full stop in a list where a comma should be: "Kazanowski. Firlej".
bool isStop(const std::vector<Token>& tokens, std::size_t at) {
  const Token& token = tokens[at];
  if (!token.isWord() || !token.text.ends_with('.') || token.fold.size() < 7 || !tokens[at + 1].isWord()) return false;
  if (!beginsUpper(token.text) || !beginsUpper(tokens[at + 1].text)) return false;
  return Lexicon::get().match("leader", tokens, at) == 0 && Lexicon::get().match("unit-kind", tokens, at) == 0;
}

bool isEdgeToken(const Token& token) {
  return token.kind == TokenKind::Gap || token.kind == TokenKind::Dash || token.kind == TokenKind::Colon ||
         token.kind == TokenKind::Comma || token.kind == TokenKind::Semicolon || token.kind == TokenKind::Plus;
}

// A bracket that the place between it and its other half has left behind.
bool isLoose(const std::vector<Token>& tokens, Piece piece, std::size_t at) {
  int open = 0;
  for (std::size_t k = piece.begin; k < piece.end; ++k) {
    open += tokens[k].kind == TokenKind::Open;
    open -= tokens[k].kind == TokenKind::Close;
  }
  return (tokens[at].kind == TokenKind::Open && open > 0) || (tokens[at].kind == TokenKind::Close && open < 0);
}

// "2 Ox & Bucks": a numbered name goes on behind the sign.
bool isPartOfName(const std::vector<Token>& tokens, std::size_t begin, std::size_t at, std::size_t end) {
  if (tokens[at].text != "&" || at == begin || at + 1 >= end || !tokens[at - 1].isWord() || !tokens[at + 1].isWord())
    return false;
  const bool isAlone = at + 2 >= end || !tokens[at + 2].isWord();
  const auto hasDigit = [&](std::size_t k) { return tokens[k].text.find_first_of("0123456789") != std::string::npos; };
  bool isNumbered = false;
  for (std::size_t k = begin; k + 1 < at; ++k) isNumbered |= hasDigit(k);
  return isAlone && isNumbered && !hasDigit(at - 1) && !hasDigit(at + 1) && beginsUpper(tokens[at + 1].text) &&
         Lexicon::get().match("unit-kind", tokens, at + 1) == 0;
}

}  // namespace

Piece trimmedPiece(const std::vector<Token>& tokens, Piece piece) {
  while (piece.begin < piece.end && (isEdgeToken(tokens[piece.begin]) || isLoose(tokens, piece, piece.begin)))
    ++piece.begin;
  while (piece.end > piece.begin && (isEdgeToken(tokens[piece.end - 1]) || isLoose(tokens, piece, piece.end - 1)))
    --piece.end;
  return piece;
}

std::vector<Piece> piecesOf(const std::vector<Token>& tokens, std::size_t begin, std::size_t end) {
  std::vector<Piece> pieces;
  Piece piece{begin, begin};
  int depth = 0;
  const auto finish = [&](std::size_t at) {
    piece.end = at;
    if (const Piece whole = trimmedPiece(tokens, piece); whole.begin < whole.end) pieces.push_back(whole);
    piece.begin = at + 1;
  };
  for (std::size_t at = begin; at < end; ++at) {
    const TokenKind kind = tokens[at].kind;
    if (kind == TokenKind::Open) ++depth;
    if (kind == TokenKind::Close) depth = std::max(0, depth - 1);
    if (depth > 0) continue;
    if (isPartOfName(tokens, piece.begin, at, end)) continue;
    if (kind == TokenKind::Comma || kind == TokenKind::Semicolon || isAnd(tokens, at) || isWithNumber(tokens, at, end))
      finish(at);
    else if (at + 1 < end && isStop(tokens, at)) {
      finish(at + 1);
      piece.begin = at + 1;
    }
  }
  finish(end);
  return pieces;
}

}  // namespace redoubt::transcribe
