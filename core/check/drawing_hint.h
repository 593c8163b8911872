#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/check/finding.h"

/// What is said of a drawing that doesn't exist; nothing outside core/check includes this.
namespace redoubt::check {

/// The name that is clearly meant by `name`; nothing if none or several are so similar. Adds it to the arguments as
/// `likely` (empty without one), and as `hint` half a sentence that names it, or else the nearest names.
std::optional<std::string> addDrawingHint(Arguments& arguments, std::span<const std::string_view> drawings,
                                          std::string_view name);

}  // namespace redoubt::check
