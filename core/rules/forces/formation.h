#pragma once

#include <array>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/rational.h"
#include "core/hex/facing.h"
#include "core/model/battle.h"
#include "core/rules/book/rule_book.h"

/// Formations and the zones round a counter (R5.0, R7.0; M5.0, M7.0, M8.12; S5.0, S7.0).
namespace redoubt::rules {

/// The number of the six neighbours in each zone. The rest of the six is rear.
struct ZoneCounts {
  int front = 0;
  int flank = 0;
  int rear = 0;

  friend bool operator==(const ZoneCounts&, const ZoneCounts&) = default;
};

/// The requirements of a formation (`formation/<formation>/needs`, [7.3]); an empty field requires nothing.
struct FormationNeeds {
  std::optional<int> units;  ///< at least so many
  std::optional<std::string> arm;
  std::optional<int> sizeEach;       ///< at least, of every unit
  std::optional<int> size;           ///< at least, of all together
  std::vector<std::string> terrain;  ///< any of these; empty: anywhere
};

/// A formation of the rules, under `formation/<slug>/`. A missing value changes nothing: a missing number leaves the
/// usual one, and what isn't forbidden is allowed.
struct Formation {
  std::string slug;
  std::string title;  ///< the slug where the rules give none

  std::vector<std::string> types;
  std::optional<std::string> mark;
  std::vector<std::string> arms;
  std::vector<std::string> excludedTypes;  ///< `not`
  std::optional<int> automaticAtSize;
  FormationNeeds needs;

  std::optional<Rational> turningCost;  ///< of a facing change by any angle
  std::optional<Rational> terrainCost;  ///< of any hex
  std::optional<std::string> terrainAs;
  std::optional<Rational> movement;
  std::optional<int> hexes;
  std::vector<std::string> terrain;  ///< the only ones it may move on; empty: all
  bool mayEnterEnemyHex = true;

  std::optional<ZoneCounts> zones;
  std::vector<hex::FacingZone> sight;  ///< empty: the usual zones
  bool mayFire = true;
  std::optional<Rational> fireShare;
};

/// Nothing if the rules don't define that formation.
std::optional<Formation> formation(const RuleBook& book, std::string_view slug);
/// All formations of the rules, by slug.
std::vector<Formation> formations(const RuleBook& book);
/// The formation of counters for which no other is given (`formation/usual`), or nothing.
std::optional<std::string> usualFormation(const RuleBook& book);

// which units can take a formation

/// A unit that is to take a formation.
struct FormationTaker {
  std::string type;
  std::string arm;
  std::vector<std::string> marks;  ///< as `formation/<formation>/mark` writes them: "star", or "white star"
  std::optional<int> size;         ///< as it is now; nothing if unknown
};

enum class FormationFault {
  NotEntitled,  ///< neither type, mark nor arm entitles the unit ([7.2], M8.12)
  Excluded,     ///< its type must not take it ([7.5])
  WrongArm,     ///< `needs` requires another arm
  SizeUnknown,  ///< a size is required, and this unit's is unknown: undecidable
  UnitTooSmall,
  TooFewUnits,  ///< of the stack as a whole, as are the next two
  TooSmall,
  WrongTerrain,
};

/// One reason why units can't take a formation.
struct FormationRefusal {
  FormationFault fault = FormationFault::NotEntitled;
  std::optional<std::size_t> unit;  ///< its place among the takers; nothing where it is about all of them
  std::string path;                 ///< the rule that says so

  friend bool operator==(const FormationRefusal&, const FormationRefusal&) = default;
};

/// All reasons why these units of one stack can't take the formation in a hex of that terrain; empty if they can. A
/// unit is entitled by its type, a mark or its arm, and one of these is enough; if the rules give none, all units are
/// entitled.
std::vector<FormationRefusal> refusals(const Formation& formation, std::span<const FormationTaker> takers,
                                       std::string_view terrain);

/// The formation that a unit takes automatically at its size, even if not entitled, unless its type is excluded or
/// another arm is required (R7.2, R7.5). Nothing if there is none, or the size is unknown.
std::optional<std::string> automaticFormation(std::span<const Formation> formations, const FormationTaker& unit);

// zones

/// How counters face (topic facing).
struct FacingRules {
  std::optional<hex::FacingKind> kind;
  std::optional<ZoneCounts> zones;
  std::vector<std::string> none;  ///< arms that have no facing and no zones ([5.1])
  std::vector<std::string> free;  ///< arms that can have another facing than their stack ([6.0])
  bool mayMixInStack = false;
  bool areUsed = true;  ///< false: the rules say nothing of facings
};

FacingRules facingRules(const RuleBook& book);
bool facesNowhere(const FacingRules& rules, std::string_view arm);
/// Whether the facing of a counter of that arm matters to its moves and zones.
bool hasFacing(const FacingRules& rules, std::string_view arm);

/// The zone across each side.
using SideZones = std::array<hex::FacingZone, hex::kSides>;

/// The zones of a counter, by its formation's counts, otherwise those of the rules, otherwise two front, two flank and
/// two rear for a vertex, three front and three rear for a hexside. They are symmetric about `facing`, with the front
/// nearest to it. Nothing for arms without a facing. `formation` can be null: the usual one.
std::optional<SideZones> zonesOf(const FacingRules& rules, hex::Orientation orientation, hex::Direction facing,
                                 const Formation* formation, std::string_view arm);

/// Whether zones of these counts are symmetric about the facing of a counter.
bool areSymmetric(const ZoneCounts& zones, hex::FacingKind kind);

/// The sides of one zone, ascending.
std::vector<int> sidesIn(const SideZones& zones, hex::FacingZone zone);
/// The neighbours of `hex` in one zone, on the map or not, clockwise from side 0.
std::vector<hex::HexKey> hexesIn(const hex::Layout& layout, hex::HexKey hex, const SideZones& zones,
                                 hex::FacingZone zone);

/// The hexes in front of a counter at `hex`, on the map or not, clockwise from side 0; none if it has no facing. A
/// facing of another kind than the rules give counters has the usual zones of that kind.
std::vector<hex::HexKey> frontHexes(const FacingRules& rules, const hex::Layout& layout, hex::HexKey hex,
                                    hex::Direction facing, const Formation* formation, std::string_view arm);
/// The same for a placement, by its formation and its arm; none without hex or facing.
std::vector<hex::HexKey> frontHexes(const model::Battle& battle, const RuleBook& book, const hex::Layout& layout,
                                    const model::Placement& placement);

}  // namespace redoubt::rules
