#pragma once

#include <string_view>
#include <vector>

#include "core/transcribe/names.h"

/// Private to core/transcribe: what the members of a list of names say of each other.
namespace redoubt::transcribe {

/// Joins members that are one unit ("1st Bn, 21st Regt"), gives those before them what only says a rank or a number
/// ("Ney, Leader", "Windmill battery, 4 guns"), and completes short ones by their neighbours ("1, 2/I/6 pp"). `text` is
/// what they were read from.
void combineMembers(std::vector<Name>& names, std::string_view text);

}  // namespace redoubt::transcribe
