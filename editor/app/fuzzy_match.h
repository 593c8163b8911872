#pragma once

#include <QString>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace redoubt::editor {

/// A text as it is searched: letters and digits only, in lower case, Polish letters and diacritics reduced to their
/// base letter ("wieś" is found by "wies"), with the places where words begin. At most the first 256 letters count.
class FuzzyText {
 public:
  FuzzyText() = default;
  explicit FuzzyText(QStringView text);

  std::size_t size() const { return letters_.size(); }
  std::u16string_view letters() const { return letters_; }
  /// Which letters occur, folded into 64 bits: what lacks one of a pattern's need not be looked at.
  std::uint64_t occurring() const { return occurring_; }
  /// Whether a word begins at a letter: after a space or sign, at a capital after a small letter, between letters and
  /// digits.
  bool startsWord(std::size_t letter) const { return starts_[letter]; }
  /// Where a letter stands in the text it comes from.
  int positionOf(std::size_t letter) const { return positions_[letter]; }

 private:
  std::u16string letters_;
  std::uint64_t occurring_ = 0;
  std::vector<bool> starts_;
  std::vector<int> positions_;
};

/// How a pattern lies in a text.
struct FuzzyMatch {
  int score = 0;               ///< the higher the better; comparable between texts for one pattern
  int strayRuns = 0;           ///< runs of matched letters that begin inside a word: the more, the likelier by chance
  std::vector<int> positions;  ///< the matched characters of the original text, rising
};

/// What a person typed, parted at spaces: every part is to be found, in whatever order.
class FuzzyPattern {
 public:
  explicit FuzzyPattern(const QString& typed);

  /// Nothing but spaces and signs: fits everything.
  bool isEmpty() const { return parts_.empty(); }
  /// The best way to find all parts as subsequences of the text; nothing if one of them is none. Word starts, letters
  /// in a row and a text that the pattern fills count most.
  std::optional<FuzzyMatch> match(const FuzzyText& text) const;
  /// The same where each part must stand in the text in one piece: for sentences, over which any letters are strewn.
  std::optional<FuzzyMatch> matchPieces(const FuzzyText& text) const;
  /// The same where each part, but for its last one to three letters, begins a word of the text: another form of the
  /// word ("droga" in "Drogi"). Three letters at least must fit.
  std::optional<FuzzyMatch> matchStems(const FuzzyText& text) const;

 private:
  std::vector<std::u16string> parts_;
  std::uint64_t occurring_ = 0;
};

/// The characters of `text` as FuzzyText has them.
std::u16string foldedLetters(QStringView text);

}  // namespace redoubt::editor
