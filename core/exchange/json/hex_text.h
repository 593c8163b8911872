#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/base/phrase.h"
#include "core/hex/layout.h"

/// Hexes, hexsides and ways as people write them, for all formats that are text.
namespace redoubt::exchange {

/// The printed number, or "@column,row" for a hex without one.
std::string hexText(const hex::Layout& layout, hex::HexKey key);
std::optional<hex::HexKey> hexFromText(const hex::Layout& layout, std::string_view text);

/// "1509/s1", the canonical name of a hexside.
std::string sideText(const hex::Layout& layout, hex::HexsideKey side);

struct NamedSide {
  hex::HexsideKey side;
  bool isFromFarHex = false;  ///< named from the hex that is not the key's own
};
/// A hexside named from either of its hexes.
std::optional<NamedSide> sideFromText(const hex::Layout& layout, std::string_view text);

/// What a list says, and a phrase for every word of it that is wrong.
template <class T>
struct ListRead {
  std::vector<T> values;
  std::vector<Phrase> wrong;
};

/// "1509 1510-1512 @0,3"; a hex may not stand twice.
ListRead<hex::HexKey> hexesFromText(const hex::Layout& layout, std::string_view text);
/// The same, in ranges; hexes without a number last.
std::string hexesText(const hex::Layout& layout, const std::vector<hex::HexKey>& hexes);

ListRead<NamedSide> sidesFromText(const hex::Layout& layout, std::string_view text);

/// "0126 0225 0324": the hexsides crossed from each hex to the next.
ListRead<hex::HexsideKey> pathFromText(const hex::Layout& layout, std::string_view text);
/// As few and as straight chains of neighbours as a simple walk finds, each way in exactly one of them.
std::vector<std::string> pathTexts(const hex::Layout& layout, const std::vector<hex::HexsideKey>& sides);

}  // namespace redoubt::exchange
