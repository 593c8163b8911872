#pragma once

#include <cstddef>
#include <vector>

#include "core/transcribe/tokens.h"

/// Private to core/transcribe: where the members of a list begin and end.
namespace redoubt::transcribe {

/// Tokens [begin, end).
struct Piece {
  std::size_t begin = 0;
  std::size_t end = 0;
};

/// Without signs and loose brackets at its ends.
Piece trimmedPiece(const std::vector<Token>& tokens, Piece piece);
/// The members of the list in tokens [begin, end), parted by commas, "and" and what stands for them.
std::vector<Piece> piecesOf(const std::vector<Token>& tokens, std::size_t begin, std::size_t end);

}  // namespace redoubt::transcribe
