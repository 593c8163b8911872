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

/// How many of the six neighbours lie in each zone. What is left of the six is rear.
struct ZoneCounts {
  int front = 0;
  int flank = 0;
  int rear = 0;

  friend bool operator==(const ZoneCounts&, const ZoneCounts&) = default;
};

/// What it takes to form (`formation/<formation>/needs`, [7.3]); what is not said is not asked for.
struct FormationNeeds {
  std::optional<int> units;  ///< at least so many
  std::optional<std::string> arm;
  std::optional<int> sizeEach;       ///< at least, of every unit
  std::optional<int> size;           ///< at least, of all together
  std::vector<std::string> terrain;  ///< any of these; empty: anywhere
};

/// A formation as the rules give it under `formation/<slug>/`. Where they say nothing, it changes nothing: an absent
/// number leaves the usual one, and what isn't forbidden is allowed.
struct Formation {
  std::string slug;
  std::string title;  ///< the slug where the rules give none

  std::vector<std::string> types;
  std::optional<std::string> mark;
  std::vector<std::string> arms;
  std::vector<std::string> excludedTypes;  ///< `not`
  std::optional<int> automaticAtSize;
  FormationNeeds needs;

  std::optional<Rational> turningCost;  ///< of a turn by any angle
  std::optional<Rational> terrainCost;  ///< of any hex
  std::optional<std::string> terrainAs;
  std::optional<Rational> movement;
  std::optional<int> hexes;
  std::vector<std::string> terrain;  ///< the only ones it may move on; empty: all
  bool mayEnterEnemyHex = true;

  std::optional<ZoneCounts> zones;
  std::vector<hex::FacingZone> sight;  ///< empty: as everyone's
  bool mayFire = true;
  std::optional<Rational> fireShare;
};

/// The zone that a rule calls "front", "flank" or "rear"; nothing for other words.
std::optional<hex::FacingZone> zoneFromText(std::string_view word);

/// Nothing where the rules say nothing of that formation.
std::optional<Formation> formation(const RuleBook& book, std::string_view slug);
/// All formations of the rules, by slug.
std::vector<Formation> formations(const RuleBook& book);
/// The formation of counters of which nothing else is said (`formation/usual`), or nothing.
std::optional<std::string> usualFormation(const RuleBook& book);

// who may form

/// A unit that is to take a formation.
struct FormationTaker {
  std::string type;
  std::string arm;
  std::vector<std::string> marks;  ///< as `formation/<formation>/mark` writes them: "star", or "white star"
  std::optional<int> size;         ///< as it is now; nothing if unknown
};

enum class FormationFault {
  NotEntitled,  ///< neither type, mark nor arm entitles the unit ([7.2], M8.12)
  Excluded,     ///< its type may not ([7.5])
  WrongArm,     ///< `needs` asks for another arm
  SizeUnknown,  ///< a size is asked for, and this unit's isn't known: undecidable
  UnitTooSmall,
  TooFewUnits,  ///< of the stack as a whole, as are the next two
  TooSmall,
  WrongTerrain,
};

/// One reason why units can't form.
struct FormationRefusal {
  FormationFault fault = FormationFault::NotEntitled;
  std::optional<std::size_t> unit;  ///< its place among the takers; nothing where it is about all of them
  std::string path;                 ///< the rule that says so

  friend bool operator==(const FormationRefusal&, const FormationRefusal&) = default;
};

/// All reasons why these units of one stack can't take the formation in a hex of that terrain; empty if they may.
/// Types, mark and arms are ways to be entitled, of which one is enough; where the rules give none, all units are.
std::vector<FormationRefusal> refusals(const Formation& formation, std::span<const FormationTaker> takers,
                                       std::string_view terrain);

/// The formation that a unit takes by itself at its size, entitled or not, unless its type is excluded or another arm
/// needed (R7.2, R7.5). Nothing if there is none, or the size is unknown.
std::optional<std::string> automaticFormation(std::span<const Formation> formations, const FormationTaker& unit);

// zones

/// What counters face, and which of them (topic facing).
struct FacingRules {
  std::optional<hex::FacingKind> kind;
  std::optional<ZoneCounts> zones;
  std::vector<std::string> none;  ///< arms that face nowhere and have no zones ([5.1])
  std::vector<std::string> free;  ///< arms that may face another way than their stack ([6.0])
  bool mayMixInStack = false;
};

FacingRules facingRules(const RuleBook& book);
bool facesNowhere(const FacingRules& rules, std::string_view arm);

/// The zone across each side.
using SideZones = std::array<hex::FacingZone, hex::kSides>;

/// The zones of a counter, by its formation's counts, else those of the rules, else two front, two flank and two rear
/// for a vertex, three front and three rear for a hexside. They lie evenly round `facing`: the front nearest to it.
/// Nothing for arms that face nowhere. `formation` may be null: the usual one.
std::optional<SideZones> zonesOf(const FacingRules& rules, hex::Orientation orientation, hex::Direction facing,
                                 const Formation* formation, std::string_view arm);

/// Whether zones of these counts lie the same to the left and right of where a counter faces.
bool lieEvenly(const ZoneCounts& zones, hex::FacingKind kind);

/// The sides of one zone, ascending.
std::vector<int> sidesIn(const SideZones& zones, hex::FacingZone zone);
/// The neighbours of `hex` in one zone, on the map or not, clockwise from side 0.
std::vector<hex::HexKey> hexesIn(const hex::Layout& layout, hex::HexKey hex, const SideZones& zones,
                                 hex::FacingZone zone);

/// What a counter at `hex` has in front of it, on the map or not, clockwise from side 0; nothing where it faces
/// nowhere. A facing of another kind than the rules give counters has the usual zones of that kind.
std::vector<hex::HexKey> frontHexes(const FacingRules& rules, const hex::Layout& layout, hex::HexKey hex,
                                    hex::Direction facing, const Formation* formation, std::string_view arm);
/// The same of a placement, by its formation and its arm; nothing without hex or facing.
std::vector<hex::HexKey> frontHexes(const model::Battle& battle, const RuleBook& book, const hex::Layout& layout,
                                    const model::Placement& placement);

}  // namespace redoubt::rules
