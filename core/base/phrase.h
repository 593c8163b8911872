#pragma once

#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace redoubt {

/// A sentence, or a part of one, to be shown in any language. It is either a key with the values of its placeholders,
/// where each language has its words for the key (core/base/wording.h), or a text that is the same in all languages,
/// such as the name of a unit.
class Phrase {
 public:
  struct Argument;

  /// An empty phrase.
  Phrase();
  /// A text that is the same in all languages.
  Phrase(std::string text);
  Phrase(std::string_view text);
  Phrase(const char* text);
  // Not inline, because phrases are made in very many places.
  Phrase(const Phrase& other);
  Phrase(Phrase&& other) noexcept;
  Phrase& operator=(const Phrase& other);
  Phrase& operator=(Phrase&& other) noexcept;
  ~Phrase();

  /// A text that people wrote in several languages, by language code; `text` is for all other languages.
  static Phrase written(std::string text, std::vector<Argument> byLanguage);
  /// The words under `key`: "errors.no-such-file".
  static Phrase of(std::string key);
  static Phrase of(std::string key, std::vector<Argument> arguments);
  /// The items one after another, joined by the words under `key`: "between" is put between two items, and "last"
  /// before the last one.
  static Phrase listOf(std::string key, std::vector<Phrase> items);

  bool empty() const { return key_.empty() && text_.empty(); }
  /// Empty for a text.
  const std::string& key() const { return key_; }
  /// Empty for a key.
  const std::string& text() const { return text_; }
  const std::vector<Argument>& arguments() const { return arguments_; }
  const std::vector<Phrase>& items() const { return items_; }

  friend bool operator==(const Phrase&, const Phrase&);
  friend bool operator<(const Phrase&, const Phrase&);

 private:
  std::string key_;
  std::string text_;
  std::vector<Argument> arguments_;
  std::vector<Phrase> items_;
};

/// The value of a placeholder: "{name}" in the words.
struct Phrase::Argument {
  std::string name;
  Phrase phrase;

  friend bool operator==(const Argument&, const Argument&) = default;
  friend bool operator<(const Argument& a, const Argument& b) {
    return a.name != b.name ? a.name < b.name : a.phrase < b.phrase;
  }
};

/// "a, b, c".
Phrase listed(std::vector<Phrase> items);
/// "a, b or c".
Phrase anyOf(std::vector<Phrase> items);

/// The translations into one language of texts that people wrote, by original text.
using Texts = std::map<std::string, std::string, std::less<>>;

/// The phrase in a language, given by its code ("en", "pl_PL"); in English if that language has no words for it. With a
/// `manner` ("window"), words under the manner and the key ("window.errors.no-such-file") are used before those under
/// the key alone, so that a program can have its own words. Texts in the phrase are replaced by their translations in
/// `texts`.
std::string said(const Phrase& phrase, std::string_view language = "en", std::string_view manner = {},
                 const Texts* texts = nullptr);

}  // namespace redoubt
