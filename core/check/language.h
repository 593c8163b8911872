#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace redoubt::check {

/// A language of findings, by its code: every language that has a folder of words (core/base/wording.h).
class Language {
 public:
  static const Language English;
  static const Language Polish;

  explicit Language(std::string code) : code_(std::move(code)) {}
  /// "en", "pl".
  const std::string& code() const { return code_; }

  friend bool operator==(const Language&, const Language&) = default;

 private:
  std::string code_;
};

inline const Language Language::English{"en"};
inline const Language Language::Polish{"pl"};

/// "en", "pl", also with a country ("pl_PL"); nothing for a language without words.
std::optional<Language> languageFromText(std::string_view text);

}  // namespace redoubt::check
