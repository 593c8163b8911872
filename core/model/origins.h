#pragma once

#include <string>
#include <string_view>

#include "core/model/edit.h"

/// Updates the origins of a row's values when the row changes or is removed.
namespace redoubt::model {

/// The note of a value that the author set by hand.
inline constexpr std::string_view kSetByHand = "set by hand";

/// Whether the file says where any value of a row comes from.
bool hasOrigin(const Battle& battle, std::string_view table, const std::string& key);

/// The origin of a value that the author set by hand, which is no longer what a source prints. Of what is said of that
/// value alone the words that were read stay, and who confirmed which value, so that the change is seen.
Provenance setByHand(const Battle& battle, std::string_view table, const std::string& key, std::string_view field);

/// Records in `edit` that the author set `field` of a row by hand, so that it is no longer what a source prints. Does
/// nothing if the row has no origin: such values are the author's own anyway.
void markSetByHand(Edit& edit, const Battle& battle, std::string_view table, const std::string& key,
                   std::string_view field);

/// Removes all origins of a row.
void eraseOrigins(Edit& edit, const Battle& battle, std::string_view table, const std::string& key);

/// Removes a row and its origins.
template <class Row>
void eraseWithOrigins(Edit& edit, const Battle& battle, const KeyOf<Row>& key) {
  eraseOrigins(edit, battle, Row::kTable, keyText<Row>(key));
  edit.erase<Row>(key);
}

}  // namespace redoubt::model
