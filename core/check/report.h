#pragma once

#include <span>
#include <string>

#include "core/check/finding.h"
#include "core/check/messages.h"

namespace redoubt::check {

/// A finding on one line, without line break: severity, message, then code, scenario/variant and citation in brackets.
std::string reportLine(const Finding& finding, Language language = Language::English);

/// A line for each finding, and one with their numbers. Waived findings are marked, and listed last.
std::string report(std::span<const Finding> findings, Language language = Language::English);

}  // namespace redoubt::check
