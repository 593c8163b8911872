#pragma once

#include <optional>
#include <string_view>

namespace redoubt::check {

/// The languages that findings can be told in.
enum class Language { English, Polish };

/// "en", "pl", also with a country ("pl_PL"); nothing for other languages.
std::optional<Language> languageFromText(std::string_view text);

}  // namespace redoubt::check
