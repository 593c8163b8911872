#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/model/edit.h"

/// Changing the settings of scenarios. A scenario writes rows of its own only; the JSON value null means that none
/// holds, so that it hides that of the scenarios it derives from.
namespace redoubt::editor {

/// Makes `json` the value of a setting; nothing: none holds, even if one would be inherited. What is inherited already
/// gets no row. Where a value with an origin is changed, it becomes "estimated, set by hand".
model::Edit setSetting(const model::Battle& battle, Id<model::Scenario> scenario, const std::string& path,
                       std::optional<std::string_view> json, std::string title);
/// Takes the scenario's own row away with its origin, so that the inherited one holds again.
model::Edit inheritSetting(const model::Battle& battle, Id<model::Scenario> scenario, const std::string& path,
                           std::string title);
/// Gives the scenario an inherited value as its own, with the origin.
model::Edit overrideSetting(const model::Battle& battle, Id<model::Scenario> scenario, const std::string& path,
                            std::string title);

}  // namespace redoubt::editor
