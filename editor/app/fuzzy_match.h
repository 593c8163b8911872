#pragma once

#include <QString>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace redoubt::editor {

/// A text prepared for searching: letters and digits only, in lower case, Polish letters and diacritics reduced to
/// their base letter ("wieś" is found by "wies"), with the starts of words. Only the first 256 letters count.
class FuzzyText {
 public:
  FuzzyText() = default;
  explicit FuzzyText(QStringView text);

  std::size_t size() const { return letters_.size(); }
  std::u16string_view letters() const { return letters_; }
  /// The letters that occur, folded into 64 bits: a text without all letters of a pattern need not be searched.
  std::uint64_t occurring() const { return occurring_; }
  /// Whether a word begins at a letter: after a space or sign, at a capital after a small letter, between letters and
  /// digits.
  bool startsWord(std::size_t letter) const { return starts_[letter]; }
  /// The position of a letter in the original text.
  int positionOf(std::size_t letter) const { return positions_[letter]; }

 private:
  std::u16string letters_;
  std::uint64_t occurring_ = 0;
  std::vector<bool> starts_;
  std::vector<int> positions_;
};

/// The match of a pattern in a text.
struct FuzzyMatch {
  int score = 0;               ///< the higher the better; comparable between texts for one pattern
  int strayRuns = 0;           ///< runs of letters that begin inside a word: many mean a match by chance
  std::vector<int> positions;  ///< the matched characters of the original text, ascending
};

/// Typed text, split at spaces: every part must be found, in any order.
class FuzzyPattern {
 public:
  explicit FuzzyPattern(const QString& typed);

  /// True for only spaces and signs: matches everything.
  bool isEmpty() const { return parts_.empty(); }
  /// The best match of all parts as subsequences of the text; nothing if one of them isn't one. Word starts, letters in
  /// a row and a text that the pattern fills count most.
  std::optional<FuzzyMatch> match(const FuzzyText& text) const;
  /// The same, but each part must occur in one piece: for sentences, in which almost any letters occur somewhere.
  std::optional<FuzzyMatch> matchPieces(const FuzzyText& text) const;
  /// The same, but each part without its last one to three letters must begin a word of the text: another form of the
  /// word ("droga" in "Drogi"). At least three letters must match.
  std::optional<FuzzyMatch> matchStems(const FuzzyText& text) const;

 private:
  std::vector<std::u16string> parts_;
  std::uint64_t occurring_ = 0;
};

/// The characters of `text` in the form of FuzzyText.
std::u16string foldedLetters(QStringView text);

}  // namespace redoubt::editor
