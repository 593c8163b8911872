#pragma once

#include <vector>

#include "core/rules/vocabulary/vocabulary.h"

/// The terms of each topic, and the shapes that several topics use.
namespace redoubt::rules::terms {

inline constexpr auto kArm = NameKind::Arm;
inline constexpr auto kType = NameKind::UnitType;
inline constexpr auto kTerrain = NameKind::Terrain;

/// How the map looks on paper.
std::vector<Term> looks();
/// How counters look.
std::vector<Term> layouts();
std::vector<Term> scale();
std::vector<Term> turns();
std::vector<Term> steps();
std::vector<Term> command();
std::vector<Term> facing();
std::vector<Term> stacks();
std::vector<Term> formations();
std::vector<Term> arms();
std::vector<Term> movement();
std::vector<Term> reactions();
std::vector<Term> withdrawal();
std::vector<Term> sight();
std::vector<Term> fire();
std::vector<Term> artillery();
std::vector<Term> melee();
std::vector<Term> victory();
std::vector<Term> terrain();
std::vector<Term> control();
std::vector<Term> ratings();
std::vector<Term> tables();
std::vector<Term> actions();
std::vector<Term> fields();
std::vector<Term> limits();
std::vector<Term> longUnits();
std::vector<Term> awards();
std::vector<Term> course();
std::vector<Term> effects();
std::vector<Term> states();
std::vector<Term> odds();
std::vector<Term> dispersal();
std::vector<Term> fireTables();
std::vector<Term> pieces();
std::vector<Term> manifest();
/// Of scenarios: settings, orders by their verbs, the parts of events.
std::vector<Term> settings();
std::vector<Term> orders();
std::vector<Term> events();

/// Whether the rules of a term are shown and stored, but not used by any check, table or overlay.
bool isForReference(std::string_view path);

/// "front", "flank" or "rear".
Shape zone();
/// A list of names.
Shape names(NameKind kind);

}  // namespace redoubt::rules::terms
