#pragma once

#include <cstdint>
#include <string>

#include "core/proof/topic.h"

namespace redoubt::proof {

/// How far a value was proved. Changed: somebody confirmed it, but it is another now.
enum class Standing { Open, Confirmed, Changed };

/// A value of a battle that is proved: plain, and as long as the battle is unchanged.
struct ProofValue {
  const model::TableInfo* table = nullptr;
  const void* row = nullptr;
  std::optional<std::size_t> column;            ///< nothing: the row itself
  const model::Provenance* origin = nullptr;    ///< what is said of it or of its whole row; null: nothing is
  bool isOwnOrigin = false;                     ///< it is said of this value alone
  Topic topic = Topic::Sources;
  std::uint32_t group = 0;                      ///< of its topic
  Standing standing = Standing::Open;

  /// The field of its provenance.
  std::string_view field() const { return column ? table->fields()[*column].name : kWholeRow; }
  std::string key() const { return table->keyText(row); }
};

/// The name of a value that outlives changes of the battle.
struct ValueName {
  std::string table;
  std::string key;
  std::string field;

  friend auto operator<=>(const ValueName&, const ValueName&) = default;
};

ValueName nameOf(const ProofValue& value);

/// The value as text, as Provenance::confirmedValue has it: numbers and ids in decimal; empty for none, and for a row
/// that is itself what is proved.
std::string storedText(const ProofValue& value);
std::string storedText(const model::TableInfo& table, const void* row, std::string_view field);

/// The standing of a value of which alone `origin` is said.
Standing standingOf(const model::Provenance* origin, const model::TableInfo& table, const void* row,
                    std::string_view field);

}  // namespace redoubt::proof
