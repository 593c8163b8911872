#pragma once

#include <array>
#include <bitset>
#include <span>
#include <string_view>
#include <tuple>
#include <vector>

#include "core/check/finding.h"
#include "core/model/battle.h"
#include "core/model/changes.h"

namespace redoubt::check {

/// A set of content tables, by their place in model::ContentRows.
using TableSet = std::bitset<std::tuple_size_v<model::ContentRows::Each<model::Table>>>;

/// The place of Row's table in model::ContentRows.
template <class Row>
constexpr std::size_t tableIndex() {
  std::size_t index = 0;
  std::size_t found = 0;
  model::forEachTable([&]<class Each>(model::RowType<Each>) {
    if (std::is_same_v<Each, Row>) found = index;
    ++index;
  });
  return found;
}

template <class... Rows>
TableSet tables() {
  TableSet set;
  (set.set(tableIndex<Rows>()), ...);
  return set;
}

/// The tables in which `changes` has rows.
TableSet touchedTables(const model::Changes& changes);

/// A pure function from the model to findings, and the tables it reads. Its findings depend on nothing else.
struct Check {
  std::string_view name;
  TableSet reads;
  std::vector<Finding> (*run)(const model::Battle& battle);
};

/// All checks.
std::span<const Check> allChecks();

/// The findings of all checks, waivers applied: by severity, code, scenario, variant and subject.
std::vector<Finding> runChecks(const model::Battle& battle);

/// Keeps the findings of a battle as it changes, running again only the checks that read a touched table.
class Checker {
 public:
  explicit Checker(const model::Battle& battle);

  /// `battle` is the battle after `changes`. Answers how many checks ran.
  int update(const model::Battle& battle, const model::Changes& changes);
  /// Looks at everything anew, as after opening another file.
  void restart(const model::Battle& battle);

  /// As runChecks gives them.
  const std::vector<Finding>& findings() const { return findings_; }

 private:
  void collect(const model::Battle& battle);

  std::vector<std::vector<Finding>> byCheck_;
  std::vector<Finding> findings_;
};

/// The number of findings of a severity that are not waived.
std::size_t count(std::span<const Finding> findings, model::Severity severity);

/// True if an unwaived finding is as severe as `threshold` or more: what `validate` ends 1 for.
bool anyAtOrAbove(std::span<const Finding> findings, model::Severity threshold);

}  // namespace redoubt::check
