#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Names from patterns: "{1-4}/{I-II}/3 pp", "{I-X}/2 M. BKN", "Hussars {A-C}", "{1,3,5}/kosynier".
namespace redoubt::rules {

inline constexpr std::size_t kMostGenerated = 500;

/// What is wrong with a pattern, and where.
struct PatternFault {
  enum class Kind {
    NotClosed,  ///< a brace that is not closed
    NotOpened,  ///< a closing brace without its opening one
    Empty,      ///< braces without anything between, or an empty item
    NotARange,  ///< two ends that don't belong together: "{1-IV}"
    Backwards,  ///< a range that ends before it begins
    TooMany     ///< more than kMostGenerated names
  };
  Kind kind = Kind::Empty;
  std::size_t at = 0;  ///< the byte of the pattern
  std::string text = {};

  friend bool operator==(const PatternFault&, const PatternFault&) = default;
};

/// The names of a pattern in order, the first braces changing the fastest: "1/I/3 pp", "2/I/3 pp", … "1/II/3 pp".
/// Between braces stand items and ranges, parted by commas: of numbers (`{1-12}`, `{01-12}` with their zeros), Roman
/// numerals (`{I-IV}`, `{i-iv}`) and letters (`{A-C}`); `#` is the running number of the name. Several patterns are
/// parted by semicolons. Without a name there is a fault, or nothing but blanks.
struct Generated {
  std::vector<std::string> names = {};
  std::optional<PatternFault> fault = {};
};
Generated generated(std::string_view pattern);

/// The Roman numeral of a number from 1 to 3999, and the number of one that is written as it should be.
std::string romanText(int number);
std::optional<int> romanNumber(std::string_view text);

}  // namespace redoubt::rules
