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

/// Records in `edit` that the author set `field` of a row by hand, so that it is no longer what a source prints. Does
/// nothing if the row has no origin: such values are the author's own anyway.
void disown(Edit& edit, const Battle& battle, std::string_view table, const std::string& key, std::string_view field);

/// Removes all origins of a row.
void eraseOrigins(Edit& edit, const Battle& battle, std::string_view table, const std::string& key);

}  // namespace redoubt::model
