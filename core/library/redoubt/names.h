#pragma once

#include <compare>
#include <cstdint>
#include <functional>
#include <string>
#include <utility>

/// What things of a battle are called. Each kind has a type of its own, so that the name of an army is no name of a
/// unit. Names of the same battle can be compared and kept; empty names mean none.
namespace redoubt::library {

/// A short name as the battle file has it, its slug ("7-battalion"), unchanged by translations; the number of the row
/// where it has no slug. `Of` only tells the kinds apart.
template <class Of>
struct Name {
  std::string text;

  Name() = default;
  explicit Name(std::string name) : text(std::move(name)) {}

  bool empty() const noexcept { return text.empty(); }
  friend auto operator<=>(const Name&, const Name&) = default;
  friend bool operator==(const Name&, const Name&) = default;
};

using PlayerName = Name<struct PlayerKind>;
using ArmyName = Name<struct ArmyKind>;
using CommandName = Name<struct CommandKind>;
/// A unit or a leader.
using PieceName = Name<struct PieceKind>;
using ScenarioName = Name<struct ScenarioKind>;
using VariantName = Name<struct VariantKind>;
using ZoneName = Name<struct ZoneKind>;
/// A hex by the number that is printed in it, exactly as it is printed: "1809".
using HexNumber = Name<struct HexKind>;

/// A counter of a set-up: the row of the table `placement`. 0 is none.
struct CounterId {
  std::int64_t value = 0;

  friend auto operator<=>(CounterId, CounterId) = default;
};

/// Where a counter faces: a side or a vertex of its hex, 0 to 5 clockwise. On hexes with a flat top side 0 and with a
/// pointed top vertex 0 is to the north; otherwise 0 is the next one clockwise from north.
struct Direction {
  enum class Kind { Side, Vertex };
  Kind kind = Kind::Side;
  int index = 0;  ///< 0 to 5

  friend auto operator<=>(Direction, Direction) = default;
};

/// An exact number, in lowest terms: costs and odds are never rounded.
struct Fraction {
  std::int64_t numerator = 0;
  std::int64_t denominator = 1;  ///< 1 or more

  double value() const noexcept { return static_cast<double>(numerator) / static_cast<double>(denominator); }
  /// "3", "-1/2".
  std::string text() const {
    return denominator == 1 ? std::to_string(numerator) : std::to_string(numerator) + "/" + std::to_string(denominator);
  }
  friend bool operator==(Fraction, Fraction) = default;
};

}  // namespace redoubt::library

template <class Of>
struct std::hash<redoubt::library::Name<Of>> {
  std::size_t operator()(const redoubt::library::Name<Of>& name) const noexcept {
    return std::hash<std::string>{}(name.text);
  }
};
