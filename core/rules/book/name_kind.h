#pragma once

#include <array>
#include <string_view>

#include "core/base/phrase.h"

namespace redoubt::rules {

/// What a name in a rule value stands for: things that the rules define under a path of their own, or rows of the
/// battle.
enum class NameKind {
  Arm,
  UnitType,
  Terrain,
  Formation,
  Figure,
  Marker,
  Stock,
  Army,
  Leader,
  Unit,
  Player,
  Zone,
  Track,
  Command,
  Rating,
  Table,
  Action,
  Role,
  State,
  StateLevel,
  Influence,
  Flood,
  Mark
};
inline constexpr std::array kNameKinds{
    NameKind::Arm,   NameKind::UnitType,   NameKind::Terrain,   NameKind::Formation, NameKind::Figure, NameKind::Marker,
    NameKind::Stock, NameKind::Army,       NameKind::Leader,    NameKind::Unit,      NameKind::Player, NameKind::Zone,
    NameKind::Track, NameKind::Command,    NameKind::Rating,    NameKind::Table,     NameKind::Action, NameKind::Role,
    NameKind::State, NameKind::StateLevel, NameKind::Influence, NameKind::Flood,     NameKind::Mark};

/// "terrain", "unit-type": the first part of the path where the rules define it, or the table of the row.
std::string_view toText(NameKind kind);

/// "an arm", "rodzaj broni".
Phrase wordsFor(NameKind kind);

}  // namespace redoubt::rules
