#pragma once

#include <array>
#include <span>
#include <vector>

#include "core/check/check.h"
#include "core/check/messages.h"

/// The checks by topic, each family in a folder of its own; nothing outside core/check includes this.
namespace redoubt::check {

/// Checks, and the wordings of their findings and fixes. Errors mean that the battle can't be played in its present
/// state; warnings that a source may have meant it, or that a check could not decide; notes are for information.
/// Reports follow the order of families and lists.
struct Family {
  std::span<const Wording> findings;
  std::span<const Wording> fixes;
  std::vector<Check> checks;
};

Family mapFamily();
Family setUpFamily();
Family commandFamily();
Family combatFamily();
Family scheduleFamily();
Family piecesFamily();
Family victoryFamily();
Family counterFamily();
Family ruleFamily();
Family transcriptionFamily();
Family houseFamily();

/// All of them, in the order of reports.
const std::vector<Family>& families();

/// A check that runs completely when one of these tables changes; the base tables are added.
Check wholeBattle(std::string_view name, const TableSet& reads, std::vector<Finding> (*run)(const CheckContext&));
/// A check that works hex by hex: `reads` as above, `readsByHex` and `reach` as in Check.
Check hexByHex(std::string_view name, const TableSet& reads, const TableSet& readsByHex, int reach,
               FindingsByHex (*run)(const CheckContext&, const HexSet*));
/// A check that only runs where `isNeeded` says so.
Check where(bool (*isNeeded)(const CheckContext&), Check check);
/// Hexes, hexsides and links.
TableSet groundTables();

}  // namespace redoubt::check
