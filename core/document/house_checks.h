#pragma once

#include <atomic>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/check/finding.h"
#include "core/check/tables.h"
#include "core/model/battle.h"
#include "core/query/query.h"

/// An author's own checks: queries in the battle itself, whose rows are findings. docs/house-checks.md tells authors
/// about them. The battle may come from anybody, so they run on a copy, within limits.
namespace redoubt::document {

/// What the query of one check may cost: less than half a second and some 30 MiB.
query::QueryLimits houseLimits(const std::atomic<bool>* stop = nullptr);

/// A place in a text, both counted from 1; columns in characters.
struct TextPlace {
  int line = 1;
  int column = 1;

  friend bool operator==(const TextPlace&, const TextPlace&) = default;
};
TextPlace placeOf(std::string_view text, std::size_t byte);

/// Why a check could not run, without full stop: "line 2, column 8: no such column: nmae".
Phrase reasonOf(const query::QueryError& error, std::string_view query);

/// What one check gave: rows and what they say, or why it gave none and the finding that says so. A finding for each
/// row comes first; one more tells of what rows name that the battle doesn't have.
struct HouseRun {
  std::optional<query::QueryResult> rows;
  std::optional<query::QueryError> error;
  std::vector<check::Finding> findings;
};

/// Runs one check on `copy`, which is one of `battle`. Findings have no waivers yet.
HouseRun runHouseCheck(query::QueryCopy& copy, const model::Battle& battle, const model::HouseCheck& check,
                       const std::atomic<bool>* stop = nullptr);

/// Keeps what the house checks of a battle find as it changes: runs again only those that are new, or read a table that
/// differs. That may take seconds where checks are slow, so that a window leaves it to another thread.
class HouseChecker {
 public:
  /// The findings of all checks of `battle`, without waivers. Once `stop` is set it ends soon, and what it answers
  /// then is worth nothing; the next call makes up for it.
  std::vector<check::Finding> update(const model::Battle& battle, const std::atomic<bool>* stop = nullptr);
  /// How many checks the last update ran.
  int ran() const { return ran_; }

 private:
  struct Kept {
    model::HouseCheck row;
    check::TableSet reads;
    std::vector<check::Finding> findings;
  };

  model::Battle battle_;
  std::map<Id<model::HouseCheck>, Kept> kept_;
  int ran_ = 0;
};

/// The findings of all house checks, without waivers.
std::vector<check::Finding> runHouseChecks(const model::Battle& battle);

/// The findings of all checks, the author's own among them, as check::arranged has them.
std::vector<check::Finding> runAllChecks(const model::Battle& battle);

}  // namespace redoubt::document
