#pragma once

#include <map>
#include <set>
#include <span>
#include <string_view>
#include <vector>

#include "core/check/context.h"
#include "core/check/finding.h"
#include "core/check/tables.h"
#include "core/model/battle.h"
#include "core/model/changes.h"

namespace redoubt::check {

using HexSet = std::set<hex::HexKey>;
/// Findings by the hex they belong to.
using FindingsByHex = std::map<hex::HexKey, std::vector<Finding>>;

/// A pure function from the model to findings, and the tables it reads. Its findings depend on nothing else.
struct Check {
  std::string_view name;
  /// A change in one of these runs the whole check again.
  TableSet reads;
  std::vector<Finding> (*run)(const CheckContext& context) = nullptr;

  /// Used instead of `run` by a check that works hex by hex: its findings in these hexes, or, for null, in all.
  FindingsByHex (*runByHex)(const CheckContext& context, const HexSet* hexes) = nullptr;
  /// Its tables of which a changed row concerns only the hexes it names: hexes, hexsides, links.
  TableSet readsByHex;
  /// The distance from these hexes within which its findings can change, in hexes.
  int reach = 0;

  /// False where the battle's rules leave it nothing to find: then it need not run. Null: it always runs.
  bool (*isNeeded)(const CheckContext& context) = nullptr;

  TableSet allTables() const { return reads | readsByHex; }
  /// All its findings.
  std::vector<Finding> findings(const CheckContext& context) const;
};

/// All checks.
std::span<const Check> allChecks();

/// The findings of all checks, in the order of arranged(), without those of house checks.
std::vector<Finding> runChecks(const model::Battle& battle);

/// Findings in the order of reports, with waivers applied: by severity, code, scenario, variant and subject, each once.
std::vector<Finding> arranged(std::vector<Finding> findings, const model::Battle& battle);

/// Keeps the findings of a battle as it changes: runs only the checks again that read a changed table, and those that
/// work hex by hex only near the changed rows.
class Checker {
 public:
  explicit Checker(const model::Battle& battle);

  /// `battle` is the battle after `changes`. Returns the number of checks that ran completely.
  int update(const model::Battle& battle, const model::Changes& changes);
  /// Runs all checks anew, as after opening another file.
  void restart(const model::Battle& battle);

  const CheckContext& context() const { return context_; }
  /// The same findings as from runChecks.
  const std::vector<Finding>& findings() const { return findings_; }

 private:
  // The last findings of one check: as a list, or by hex.
  struct Found {
    std::vector<Finding> all;
    FindingsByHex byHex;
  };

  bool isIdle(std::size_t check) const;
  void runWhole(std::size_t check);
  bool runAt(std::size_t check, const HexSet& hexes);
  void collect();

  CheckContext context_;
  std::vector<Found> byCheck_;
  std::vector<Finding> findings_;
};

/// The number of findings of a severity that are not waived.
std::size_t count(std::span<const Finding> findings, model::Severity severity);

/// True if an unwaived finding is as severe as `threshold` or more: then `validate` ends with 1.
bool anyAtOrAbove(std::span<const Finding> findings, model::Severity threshold);

}  // namespace redoubt::check
