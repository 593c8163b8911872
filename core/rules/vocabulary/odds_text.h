#pragma once

#include <optional>
#include <string_view>

#include "core/base/rational.h"

namespace redoubt::rules {

/// Odds as columns are called: 3 for "3-1", 1/4 for "1-4". Nothing for other texts.
std::optional<Rational> oddsFromText(std::string_view column);

}  // namespace redoubt::rules
