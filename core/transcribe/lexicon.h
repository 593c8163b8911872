#pragma once

#include <cstddef>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "core/transcribe/tokens.h"

/// The words by which rulebooks say where units start, when they come and what they are.
namespace redoubt::transcribe {

/// Words of all languages that the program has (data/words/<language>/reading.json), since rulebooks mix them.
/// A word that ends in '*' there stands for all words that begin so.
class Lexicon {
 public:
  /// Read on the first request.
  static const Lexicon& get();

  /// How many tokens from `at` on are one of the phrases of `sense` (a key of "words" in reading.json), the longest;
  /// 0 for none.
  std::size_t match(std::string_view sense, const std::vector<Token>& tokens, std::size_t at) const;
  /// The same for the tokens that end before `end`.
  std::size_t matchBefore(std::string_view sense, const std::vector<Token>& tokens, std::size_t end) const;
  /// Whether the whole of `text` is one of the phrases of `sense`.
  bool isOne(std::string_view sense, std::string_view text) const;
  /// Whether one of the phrases of `sense` stands anywhere in the tokens.
  bool isIn(std::string_view sense, const std::vector<Token>& tokens) const;

  /// Tells a word which senses it begins and ends phrases of, so that asking for one is cheap.
  void addSenses(Token& word) const;

  /// 2 of "two", "dwie" or "2".
  std::optional<int> number(std::string_view word) const;
  /// 3 of "third", "trzecim", "3rd" or "3.".
  std::optional<int> ordinal(std::string_view word) const;

 private:
  struct Word {
    std::string text;  // folded
    bool isStem = false;
  };
  using Phrase = std::vector<Word>;

  Lexicon();
  void add(std::string_view language);
  static bool fits(const Word& word, const Token& token);

  /// The phrases of a sense, by their first or last word or as they begin with a stem; each list longest first.
  struct Sense {
    std::unordered_map<std::string, std::vector<Phrase>> byFirst;
    std::unordered_map<std::string, std::vector<Phrase>> byLast;
    std::vector<Phrase> stems;
  };
  static std::size_t longest(const std::vector<Phrase>* phrases, const std::vector<Token>& tokens, std::size_t at,
                             bool isEnd);
  Sense& senseNamed(std::string_view name);
  void noteUses(const Phrase& phrase, std::size_t sense);
  std::optional<std::size_t> indexOf(std::string_view sense) const;

  struct Uses {
    SenseSet begins;
    SenseSet ends;
  };
  struct Stem {
    std::string text;
    Uses uses;
  };
  std::unordered_map<std::string_view, std::size_t> indices_;  // of senses by their names
  std::vector<std::unique_ptr<std::string>> names_;            // that indices_ looks at
  std::vector<Sense> senses_;
  std::unordered_map<std::string, Uses> uses_;  // of whole words
  std::vector<Stem> stems_;
  std::map<std::string, int, std::less<>> numbers_;
  std::map<std::string, int, std::less<>> ordinals_;
};

}  // namespace redoubt::transcribe
