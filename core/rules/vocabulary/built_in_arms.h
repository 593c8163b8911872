#pragma once

#include <string_view>

/// The two arms that every rule system has without a rule for them.
namespace redoubt::rules {

inline constexpr std::string_view kLeaderArm = "leader";
inline constexpr std::string_view kMarkerArm = "marker";

}  // namespace redoubt::rules
