#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/model/edit.h"

/// Changing the settings of scenarios. A scenario writes rows of its own only; the JSON value null means that none
/// holds, so that it hides the value of the scenarios it derives from.
namespace redoubt::editor {

/// Sets the value of a setting to `json`; nothing: none holds, even if one would be inherited. A value that is
/// inherited already gets no row. Where a value with an origin is changed, it becomes "estimated, set by hand".
model::Edit setSetting(const model::Battle& battle, Id<model::Scenario> scenario, const std::string& path,
                       std::optional<std::string_view> json, std::string title);
/// Removes the scenario's own row with its origin, so that the inherited one holds again.
model::Edit inheritSetting(const model::Battle& battle, Id<model::Scenario> scenario, const std::string& path,
                           std::string title);
/// Copies an inherited value into the scenario, with its origin.
model::Edit overrideSetting(const model::Battle& battle, Id<model::Scenario> scenario, const std::string& path,
                            std::string title);

}  // namespace redoubt::editor
