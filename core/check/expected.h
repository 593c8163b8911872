#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/check/finding.h"

/// The findings that a shipped battle is known to have, each with the reason why it stays. The file is a JSON list of
/// objects with exactly the five texts `code`, `scenario`, `variant`, `subject` and `reason`; scenario and variant are
/// empty for findings that hold in all of them, and no reason is empty.
namespace redoubt::check {

struct ExpectedFinding {
  std::string code;
  std::string scenario;
  std::string variant;
  std::string subject;
  std::string reason;

  friend auto operator<=>(const ExpectedFinding&, const ExpectedFinding&) = default;
};

/// The differences, not counting reasons; a finding that occurs twice must be expected twice.
struct ExpectationDifference {
  std::vector<ExpectedFinding> missing;     ///< expected, not found
  std::vector<ExpectedFinding> unexpected;  ///< found, not expected

  bool empty() const { return missing.empty() && unexpected.empty(); }
};

/// Throws Error(BadInput), with the wrong entry and the reason.
std::vector<ExpectedFinding> expectedFromJson(std::string_view json);
/// The text of the file, one finding per line, in their order.
std::string toJson(std::span<const ExpectedFinding> expected);

/// The findings as expectations without a reason, including waived ones.
std::vector<ExpectedFinding> toExpected(std::span<const Finding> findings);

ExpectationDifference difference(std::span<const ExpectedFinding> expected, std::span<const Finding> findings);
/// A line for each difference; empty without one.
std::string toText(const ExpectationDifference& difference);

}  // namespace redoubt::check
