#pragma once

#include <array>
#include <span>
#include <string>
#include <vector>

#include "core/check/finding.h"
#include "core/check/messages.h"

namespace redoubt::check {

/// A finding on one line, without line break: severity, message, then in brackets code, scenario/variant, place (at
/// most the first six hexes) and citation.
std::string reportLine(const Finding& finding, const hex::Layout& layout, Language language = Language::English);

/// A line for each finding, and one with their numbers. Waived findings are marked, and listed last.
std::string report(std::span<const Finding> findings, const hex::Layout& layout, Language language = Language::English);

/// Groups of findings that are equal except for scenario and variant: code, subject, arguments and waived are the same.
/// In the order of their first ones.
std::vector<std::vector<const Finding*>> alike(std::span<const Finding> findings);

/// The groups of alike() without waived ones: errors, warnings, notes. This is the number of problems that a person
/// would count.
std::array<int, 3> problemCounts(std::span<const Finding> findings);

}  // namespace redoubt::check
