#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "core/model/map_piece.h"

/// Pieces of map as text, for the clipboard and for stamps that are kept.
namespace redoubt::exchange {

/// The longest text that is looked at, in bytes.
inline constexpr std::size_t kMaxPieceText = 64 << 20;

/// The piece as one JSON object. Throws Error Damaged for values that JSON can't hold: text that is not UTF-8 or has
/// NUL characters, numbers that are not finite.
std::string toJson(const model::MapPiece& piece);

/// The piece that `text` is; nothing for any other text, however near it comes: a piece with unknown words, values out
/// of range, parts outside its hexes or twice, or with more than model::kMaxPieceParts of a sort.
std::optional<model::MapPiece> mapPieceFromJson(std::string_view text);

}  // namespace redoubt::exchange
