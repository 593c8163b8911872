#pragma once

#include <filesystem>
#include <nlohmann/json_fwd.hpp>
#include <span>

#include "core/check/finding.h"
#include "core/check/language.h"

/// Findings for programs that gather those of many tools.
namespace redoubt::cli {

/// A SARIF 2.1.0 log with one run: a rule for each code that occurs, and a result for each finding, the waived ones
/// suppressed. Results say where they are twice: the file as `artifact` names it, and hex, unit, scenario and so on as
/// logical locations. The run is told from others by the battle's slug and `artifact`. Fingerprints come from code and
/// subject, so no rewording changes them.
nlohmann::ordered_json sarifLog(const model::Battle& battle, std::span<const check::Finding> findings,
                                const std::filesystem::path& artifact, check::Language language);

}  // namespace redoubt::cli
