#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/rules/forces/manifest.h"

/// What reading and typing cells share; only files of this folder include this.
namespace redoubt::rules {

/// Without blanks at its ends, and with single ones within.
std::string trimmed(std::string_view text);

/// The unit's side that a column shows; null where it has none.
const model::Face* sideOf(const model::Battle& battle, Id<model::Unit> unit, const ManifestField& field);
/// "morale", "size", "fire", or the kind of a figure of the rules.
std::string kindOf(const ManifestField& field);

/// How many unit counters a unit has, with copies.
int counterCount(const model::Battle& battle, Id<model::Unit> unit);
/// "step", "state", "chit", "none"; empty for a unit without counters.
std::string backCell(const model::Battle& battle, Id<model::Unit> unit);

std::string hexCell(const hex::Layout& layout, const model::Placement* placement);
/// "1810+1809".
std::string facingCell(const hex::Layout& layout, const model::Placement* placement);
std::string entryCell(const model::Battle& battle, const model::Placement* placement);

/// A facing as typed: the hexes in front, as they lie on the map, or a direction of the rules' kind. No value for an
/// empty text, nothing for other texts.
std::optional<std::optional<model::Facing>> facingOfText(const hex::Layout& layout, const RuleBook& book,
                                                         hex::HexKey hex, std::string_view text);

/// The placements of a variant by their units; empty without a variant.
using PlacedUnits = std::map<Id<model::Unit>, const model::Placement*>;
PlacedUnits placedUnits(const model::Battle& battle, std::optional<Id<model::Variant>> variant);

/// The unit types with an arm by slug or title, ignoring case.
std::optional<std::string> typeCalled(const RuleBook& book, const std::string& text);
std::optional<Id<model::Army>> armyCalled(const model::Battle& battle, const std::string& text);

}  // namespace redoubt::rules
