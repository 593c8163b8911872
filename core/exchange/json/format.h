#pragma once

#include <string>
#include <string_view>

#include "core/exchange/json/table_info.h"

/// Private to core/exchange/json: the words of the format that are not columns.
namespace redoubt::exchange {

inline constexpr std::string_view kFormatName = "redoubt-battle";
inline constexpr int kFormatVersion = 1;

/// What a group of equal hexes, hexsides or links, or a zone, lists its hexes under.
inline constexpr std::string_view kHexes = "hexes";
inline constexpr std::string_view kSides = "sides";
inline constexpr std::string_view kPaths = "paths";
/// Every hex of the map that no other group lists.
inline constexpr std::string_view kAllOtherHexes = "*";
inline constexpr std::string_view kProvenance = "provenance";
inline constexpr std::string_view kCitation = "citation";
/// The picture files that rows name: {"name", "data"} in base64, or {"name", "file"} beside the JSON.
inline constexpr std::string_view kPicture = "picture";
/// {"$text": "…"} stands for text in a JSON column that is not canonical JSON, so that nothing is lost.
inline constexpr std::string_view kRawText = "$text";

/// Before the key of a row as it is stored, where a sheet of provenance can't tell it by names.
inline constexpr std::string_view kStoredKey = "<key>";

/// The key of the list in a group of a bulk table.
inline std::string_view listKey(std::size_t table) {
  if (table == tableOf<model::HexRow>()) return kHexes;
  return table == tableOf<model::Hexside>() ? kSides : kPaths;
}

/// The columns of a provenance that a row writes with it: from kOriginBegin on those of the short form, a list, and from
/// kOriginEnd on those for which it takes an object.
inline constexpr std::ptrdiff_t kOriginBegin = 3;
inline constexpr std::ptrdiff_t kOriginEnd = 6;

/// Whether rows of `table` may carry their provenance with them.
inline bool carriesProvenance(std::size_t table) {
  return table != tableOf<model::Provenance>() && table != tableOf<model::ZoneHex>();
}

/// How deep a value of a JSON column may be nested.
inline constexpr int kMaxValueDepth = 32;

/// `text` as canonical JSON: compact, keys sorted. Nothing if it is none, or nested deeper than kMaxValueDepth.
std::optional<std::string> canonicalJson(std::string_view text);

}  // namespace redoubt::exchange
