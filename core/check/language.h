#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "core/base/phrase.h"

namespace redoubt::check {

/// A language of findings, by its code: every language that has a folder of words (core/base/wording.h). The names in
/// them are the battle's own, or its translations where those are given.
class Language {
 public:
  static const Language English;
  static const Language Polish;

  explicit Language(std::string code, Texts texts = {})
      : code_(std::move(code)), texts_(texts.empty() ? nullptr : std::make_shared<const Texts>(std::move(texts))) {}
  /// "en", "pl".
  const std::string& code() const { return code_; }
  /// Null where there are none.
  const Texts* texts() const { return texts_.get(); }

  friend bool operator==(const Language& a, const Language& b) { return a.code_ == b.code_; }

 private:
  std::string code_;
  std::shared_ptr<const Texts> texts_;
};

inline const Language Language::English{"en"};
inline const Language Language::Polish{"pl"};

/// "en", "pl", also with a country ("pl_PL"); nothing for a language without words.
std::optional<Language> languageFromText(std::string_view text);

}  // namespace redoubt::check
