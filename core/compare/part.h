#pragma once

#include <span>
#include <string_view>

#include "core/base/phrase.h"
#include "core/model/any_row.h"

namespace redoubt::compare {

/// What a battle consists of, in the order in which its differences are told.
enum class Part {
  Battle,
  Rules,
  Sheet,
  Terrain,
  Hexsides,
  Ways,
  Names,
  Zones,
  Pictures,
  Forces,
  Tracks,
  Scenarios,
  SetUps,
  Schedule,
  Victory,
  Sources,
  Origins,
  Aids
};
inline constexpr int kParts = static_cast<int>(Part::Aids) + 1;

/// Every table belongs to one.
Part partOf(const model::TableInfo& table);

/// "set-ups", for programs.
std::string_view toText(Part part);
/// "Set-ups", for people.
Phrase titleOf(Part part);

}  // namespace redoubt::compare
