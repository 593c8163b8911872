#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "core/transcribe/tokens.h"

namespace redoubt {
struct Watch;
}
namespace redoubt::hex {
class Layout;
}

/// Private to core/transcribe: how a text spells hex numbers.
namespace redoubt::transcribe {

/// Spellings of hex numbers by family: "1205", "A12", "16.19", "B-1205", "12-05", "1205A". A text has one, seldom two;
/// which, is told by how often and where words of that shape stand, and by the battle's own map.
class HexStyle {
 public:
  /// No word is a hex number.
  HexStyle() = default;
  /// `texts` are lines or cells, `lines` whole lines; `layout` is the battle's, or null. Throws Stopped.
  static HexStyle of(const std::vector<std::string>& texts, const std::vector<std::string>& lines,
                     const hex::Layout* layout, const Watch& watch);

  bool isHex(std::string_view word) const;
  /// Whether the text has hex numbers at all.
  bool hasHexes() const { return !families_.empty(); }
  /// Whether `word` looks like a hex number with a misprint: a digit too many or too few, O for 0, l for 1.
  bool isMisprint(std::string_view word) const;
  /// Whether words like "3-4" are strengths in this text, and no ranges.
  bool hasFigures() const { return hasFigures_; }
  /// Whether `word` is the code of a zone that stands in place of hexes in this text.
  bool isZone(std::string_view word) const { return zones_.contains(word); }
  /// Appends the tokens of a word: hex numbers in it, lists and ranges of them, and what stands around.
  void split(Token&& word, std::vector<Token>& tokens) const;

  /// "9999", "A9", "9.9", "A-9", "9-9", "9A"; numbers of digits alone by their length. Empty for other words.
  static std::string familyOf(std::string_view word);

 private:
  bool addHexes(const Token& word, std::size_t begin, std::size_t end, std::vector<Token>& tokens) const;
  bool splitAtDash(const Token& word, std::vector<Token>& tokens) const;
  bool joinLetter(const Token& word, std::vector<Token>& tokens) const;
  bool splitFacing(const Token& word, std::vector<Token>& tokens) const;

  std::set<std::string, std::less<>> families_;
  std::set<std::string, std::less<>> zones_;
  bool hasFigures_ = false;
};

}  // namespace redoubt::transcribe
