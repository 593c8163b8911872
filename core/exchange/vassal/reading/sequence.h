#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// The texts within texts of modules and saves.
namespace redoubt::exchange::vassal::reading {

/// How much unpacking of nested texts is left for one module or save: texts that nest deeply are copied again at every
/// level, so that a small file could ask for very much.
class Effort {
 public:
  explicit Effort(std::uint64_t bytes = std::uint64_t{2} << 30) : left_(bytes) {}
  /// Throws Error TooLarge when there is none left.
  void spend(std::uint64_t bytes);

 private:
  std::uint64_t left_;
};

/// Takes a sequence apart: values between delimiters, where a delimiter that belongs to a value has a backslash before
/// it, and a value in single quotes is what is within them. A backslash before anything else stands for itself.
class SequenceReader {
 public:
  SequenceReader(std::string_view text, char delimiter) : rest_(text), delimiter_(delimiter) {}

  bool hasMore() const { return rest_.has_value(); }
  /// The next value; empty after the last.
  std::string next();
  std::string nextOr(std::string_view otherwise) { return hasMore() ? next() : std::string(otherwise); }
  /// The next value as an integer; `otherwise` if it is none, or out of the range of int.
  int nextInteger(int otherwise);
  bool nextTruth(bool otherwise) { return hasMore() ? next() == "true" : otherwise; }

 private:
  std::optional<std::string_view> rest_;
  char delimiter_;
};

/// All values of a sequence, at most `most`; what is after them is dropped.
std::vector<std::string> sequence(std::string_view text, char delimiter, std::size_t most = 10'000);

/// A whole number as Java's Integer.parseInt takes it; nothing for other texts.
std::optional<int> wholeNumber(std::string_view text);
/// A finite decimal number; nothing for other texts.
std::optional<double> decimalNumber(std::string_view text);

/// The last part of a class name: "HexGrid".
std::string_view shortClass(std::string_view className);

/// `text` as the model takes it for a name: valid UTF-8 without control signs and mark-up, its spaces run together, at
/// most `longest` bytes.
std::string plainName(std::string_view text, std::size_t longest = 200);
/// The same for sentences: line breaks stay.
std::string plainProse(std::string_view text, std::size_t longest = 10'000);

}  // namespace redoubt::exchange::vassal::reading
