#pragma once

#include <nlohmann/json.hpp>
#include <string>

/// Values of rules as JSON, for the dialogs.
namespace redoubt::editor {

using Json = nlohmann::json;

inline constexpr int kMostNumber = 999'999;

/// Discarded where the text is not JSON.
inline Json parsed(const std::string& json) {
  return Json::parse(json, nullptr, false);
}

}  // namespace redoubt::editor
