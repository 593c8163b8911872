#pragma once

#include <array>
#include <string_view>
#include <utility>

#include "core/rules/language/condition.h"

/// Words of amounts that its reader, its writer and the search for names share. Internal.
namespace redoubt::rules {

constexpr std::string_view toText(Take take) {
  switch (take) {
    case Take::Sum: return "sum";
    case Take::Highest: return "highest";
    case Take::Lowest: return "lowest";
    case Take::Top: break;
  }
  return "top";
}

inline constexpr std::array kTakes{Take::Sum, Take::Highest, Take::Lowest, Take::Top};
inline constexpr std::array kWithParts{std::pair("sum", Amount::Kind::Sum), std::pair("minus", Amount::Kind::Minus),
                                       std::pair("times", Amount::Kind::Times), std::pair("over", Amount::Kind::Over)};

}  // namespace redoubt::rules
