#pragma once

#include <string>
#include <vector>

#include "core/base/phrase.h"

namespace redoubt::exchange::sheets {

/// "; did you mean …?" with the name that is nearest to `name`; nothing if none is near.
Phrase nearName(const std::string& name, const std::vector<std::string>& known);

}  // namespace redoubt::exchange::sheets
