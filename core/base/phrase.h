#pragma once

#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace redoubt {

/// Something to be said to people, in whatever language they read: a sentence or a part of one. Either a key, under
/// which each language has its words (core/base/wording.h), with what stands for their placeholders; or a text that is
/// the same in all languages, such as the name of a unit.
class Phrase {
 public:
  struct Argument;

  /// Says nothing.
  Phrase();
  /// A text that is the same in all languages.
  Phrase(std::string text);
  Phrase(std::string_view text);
  Phrase(const char* text);
  // Out of line, as phrases are made wherever something is said.
  Phrase(const Phrase& other);
  Phrase(Phrase&& other) noexcept;
  Phrase& operator=(const Phrase& other);
  Phrase& operator=(Phrase&& other) noexcept;
  ~Phrase();

  /// A text that people wrote in several languages, by their codes; `text` is for all others.
  static Phrase written(std::string text, std::vector<Argument> byLanguage);
  /// The words under `key`: "errors.no-such-file".
  static Phrase of(std::string key, std::vector<Argument> arguments = {});
  /// The items one after the other, as the words under `key` join them: "between" stands between two, and "last" before
  /// the last of them.
  static Phrase listOf(std::string key, std::vector<Phrase> items);

  bool empty() const { return key_.empty() && text_.empty(); }
  /// Empty for a text.
  const std::string& key() const { return key_; }
  /// Empty where there is a key.
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

/// What stands for a placeholder: "{name}" in the words.
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

/// What texts that people wrote are in another language, by the text.
using Texts = std::map<std::string, std::string, std::less<>>;

/// The phrase in a language, by its code ("en", "pl_PL"); in English what that language has no words for. Where a
/// `manner` is given ("window"), words under that manner and the key ("window.errors.no-such-file") come before those
/// under the key alone: a program may say some things in its own way. Texts in it are what `texts` has for them.
std::string said(const Phrase& phrase, std::string_view language = "en", std::string_view manner = {},
                 const Texts* texts = nullptr);

}  // namespace redoubt
