#pragma once

#include <string>
#include <string_view>
#include <vector>

/// Private to core/transcribe: ranges in names, such as "1-4/I/6 pp".
namespace redoubt::transcribe {

std::vector<std::string> parts(std::string_view text, char separator);
/// What a component of a path stands for: "1-4" for four.
std::vector<std::string> expandedComponent(const std::string& component);
/// What a word stands for: "1-2/I" for two, "1/21-3/21" for three.
std::vector<std::string> expandedWord(const std::string& word);
/// Whether a word only numbers units: "1", "IV", "C", "3rd".
bool isDesignator(std::string_view word);

}  // namespace redoubt::transcribe
