#pragma once

#include <string>
#include <string_view>

#include "core/model/edit.h"

/// What the file says about where the values of a row come from, when the row changes or goes.
namespace redoubt::model {

/// The note of a value that the author set by hand.
inline constexpr std::string_view kSetByHand = "set by hand";

/// Whether the file says where any value of a row comes from.
bool hasOrigin(const Battle& battle, std::string_view table, const std::string& key);

/// Says in `edit` that the author set `field` of a row by hand, so that it is no longer what a source prints. Nothing
/// where the file says nothing of the row's origin: such values are the author's own anyway.
void disown(Edit& edit, const Battle& battle, std::string_view table, const std::string& key, std::string_view field);

/// Removes all that is said of a row's origin.
void eraseOrigins(Edit& edit, const Battle& battle, std::string_view table, const std::string& key);

}  // namespace redoubt::model
