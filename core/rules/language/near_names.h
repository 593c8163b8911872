#pragma once

#include <string>
#include <string_view>
#include <vector>

/// Names that somebody may have meant.
namespace redoubt::rules {

/// Those of some names that are spelt like one, or of which one begins with the other, the nearest first: at most five,
/// each once.
std::vector<std::string> nearOf(std::string_view name, std::vector<std::string> names);

}  // namespace redoubt::rules
