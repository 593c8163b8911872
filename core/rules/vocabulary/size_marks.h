#pragma once

#include <array>
#include <string_view>

namespace redoubt::rules {

/// The sizes of units whose marks counters can show, from the smallest: the words of `unit-type/<unit-type>/size-mark`.
inline constexpr std::array<std::string_view, 13> kSizeMarks{
    "team",    "squad",    "section", "platoon", "company",    "battalion", "regiment",
    "brigade", "division", "corps",   "army",    "army-group", "theatre"};

}  // namespace redoubt::rules
