#include "core/rules/forces/patterns.h"

#include <algorithm>
#include <array>

#include "core/base/text.h"

namespace redoubt::rules {
namespace {

using Broken = PatternFault::Kind;

constexpr int kMostRoman = 3999;

bool isDigits(std::string_view text) {
  return !text.empty() && text.size() <= 6 &&
         std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

bool isLetter(std::string_view text) {
  return text.size() == 1 && ((text[0] >= 'A' && text[0] <= 'Z') || (text[0] >= 'a' && text[0] <= 'z'));
}

std::string lower(std::string text) {
  for (char& c : text) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  }
  return text;
}

std::string_view trimmedPart(std::string_view text) {
  while (text.starts_with(' ')) text.remove_prefix(1);
  while (text.ends_with(' ')) text.remove_suffix(1);
  return text;
}

// Roman numerals of small letters too: "iv".
std::optional<int> anyRoman(std::string_view text) {
  if (const auto number = romanNumber(text)) return number;
  std::string upper(text);
  for (char& c : upper) {
    if (c < 'a' || c > 'z') return std::nullopt;
    c = static_cast<char>(c - 'a' + 'A');
  }
  return romanNumber(upper);
}

// One pattern without semicolons.
class Pattern {
 public:
  Pattern(std::string_view text, std::size_t offset) : text_(text), offset_(offset) {}

  Generated take() {
    read();
    if (fault_) return {{}, fault_};
    std::size_t count = 1;
    for (const auto& values : choices_) {
      count *= values.size();
      if (count > kMostGenerated) return {{}, PatternFault{Broken::TooMany, offset_, std::string(text_)}};
    }
    Generated made;
    for (std::size_t i = 0; i < count; ++i) made.names.push_back(name(i));
    return made;
  }

 private:
  void fail(Broken kind, std::size_t at, std::string_view text) {
    if (!fault_) fault_ = PatternFault{kind, offset_ + at, std::string(text)};
  }

  void read() {
    std::string plain;
    for (std::size_t at = 0; at < text_.size() && !fault_;) {
      if (text_[at] == '}') return fail(Broken::NotOpened, at, text_.substr(at));
      if (text_[at] != '{') {
        plain += text_[at++];
        continue;
      }
      const std::size_t end = text_.find_first_of("{}", at + 1);
      if (end == std::string_view::npos || text_[end] == '{') return fail(Broken::NotClosed, at, text_.substr(at));
      plains_.push_back(std::exchange(plain, {}));
      choices_.push_back(items(at + 1, end));
      at = end + 1;
    }
    plains_.push_back(plain);
  }

  std::vector<std::string> items(std::size_t begin, std::size_t end) {
    std::vector<std::string> values;
    for (std::size_t at = begin; at <= end && !fault_;) {
      const std::size_t comma = std::min(text_.find(',', at), end);
      const std::string_view part = trimmedPart(text_.substr(at, comma - at));
      if (part.empty()) {
        fail(Broken::Empty, at, text_.substr(begin - 1, end - begin + 2));
      } else {
        addRange(values, part, at);
      }
      at = comma + 1;
    }
    return values;
  }

  void addRange(std::vector<std::string>& values, std::string_view part, std::size_t at) {
    std::size_t width = 1;
    std::size_t dash = part.find('-', 1);
    if (dash == std::string_view::npos) {
      dash = part.find("–", 1);
      width = 3;
    }
    if (dash == std::string_view::npos || dash + width >= part.size()) return values.emplace_back(part), void();
    const std::string_view from = trimmedPart(part.substr(0, dash));
    const std::string_view to = trimmedPart(part.substr(dash + width));
    if (isDigits(from) && isDigits(to)) return addNumbers(values, from, to, part, at);
    const auto first = anyRoman(from);
    const auto last = anyRoman(to);
    // "C-D" are letters, "I-V" are numerals: a range of single letters is Roman if it begins with the first numeral.
    const bool areLetters = isLetter(from) && isLetter(to);
    if (first && last && !(areLetters && *first != 1)) return addRoman(values, from, *first, *last, part, at);
    if (!areLetters || (from[0] < 'a') != (to[0] < 'a')) return fail(Broken::NotARange, at, part);
    if (from[0] > to[0]) return fail(Broken::Backwards, at, part);
    for (char c = from[0]; c <= to[0]; ++c) values.emplace_back(1, c);
  }

  void addNumbers(std::vector<std::string>& values, std::string_view from, std::string_view to, std::string_view part,
                  std::size_t at) {
    const std::int64_t first = toInteger(from).value_or(0);
    const std::int64_t last = toInteger(to).value_or(0);
    if (first > last) return fail(Broken::Backwards, at, part);
    if (static_cast<std::size_t>(last - first) >= kMostGenerated) return fail(Broken::TooMany, at, part);
    const std::size_t width = from.starts_with('0') ? from.size() : 0;
    for (auto number = first; number <= last; ++number) {
      const std::string text = std::to_string(number);
      values.push_back(std::string(width > text.size() ? width - text.size() : 0, '0') + text);
    }
  }

  void addRoman(std::vector<std::string>& values, std::string_view from, int first, int last, std::string_view part,
                std::size_t at) {
    if (first > last) return fail(Broken::Backwards, at, part);
    if (static_cast<std::size_t>(last - first) >= kMostGenerated) return fail(Broken::TooMany, at, part);
    const bool isSmall = from[0] >= 'a';
    for (int number = first; number <= last; ++number) {
      values.push_back(isSmall ? lower(romanText(number)) : romanText(number));
    }
  }

  std::string name(std::size_t index) const {
    std::string name;
    for (std::size_t i = 0; i < choices_.size(); ++i) {
      name += plains_[i] + choices_[i][index % choices_[i].size()];
      index /= choices_[i].size();
    }
    return name + plains_.back();
  }

  std::string_view text_;
  std::size_t offset_;
  std::vector<std::string> plains_;  // before each of the braces, and behind the last
  std::vector<std::vector<std::string>> choices_;
  std::optional<PatternFault> fault_;
};

}  // namespace

std::string romanText(int number) {
  constexpr std::array<std::pair<int, const char*>, 13> kParts{{{1000, "M"},
                                                                {900, "CM"},
                                                                {500, "D"},
                                                                {400, "CD"},
                                                                {100, "C"},
                                                                {90, "XC"},
                                                                {50, "L"},
                                                                {40, "XL"},
                                                                {10, "X"},
                                                                {9, "IX"},
                                                                {5, "V"},
                                                                {4, "IV"},
                                                                {1, "I"}}};
  std::string text;
  for (const auto& [value, letters] : kParts) {
    for (; number >= value; number -= value) text += letters;
  }
  return text;
}

std::optional<int> romanNumber(std::string_view text) {
  const auto valueOf = [](char c) {
    switch (c) {
      case 'I': return 1;
      case 'V': return 5;
      case 'X': return 10;
      case 'L': return 50;
      case 'C': return 100;
      case 'D': return 500;
      case 'M': return 1000;
      default: return 0;
    }
  };
  if (text.empty() || text.size() > 15) return std::nullopt;
  int sum = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const int value = valueOf(text[i]);
    if (value == 0) return std::nullopt;
    const int next = i + 1 < text.size() ? valueOf(text[i + 1]) : 0;
    sum += value < next ? -value : value;
  }
  return sum >= 1 && sum <= kMostRoman && romanText(sum) == text ? std::optional(sum) : std::nullopt;
}

Generated generated(std::string_view pattern) {
  Generated all;
  std::size_t begin = 0;
  while (begin <= pattern.size()) {
    const std::size_t end = std::min(pattern.find(';', begin), pattern.size());
    const std::string_view part = pattern.substr(begin, end - begin);
    if (!trimmedPart(part).empty()) {
      Generated one = Pattern(part, begin).take();
      if (one.fault) return one;
      for (std::string& name : one.names) {
        const auto parts = words(name);
        all.names.push_back(join({parts.begin(), parts.end()}, " "));
      }
      if (all.names.size() > kMostGenerated) return {{}, PatternFault{Broken::TooMany, begin, std::string(part)}};
    }
    begin = end + 1;
  }
  for (std::size_t i = 0; i < all.names.size(); ++i) {
    std::string& name = all.names[i];
    for (std::size_t at = name.find('#'); at != std::string::npos; at = name.find('#', at)) {
      name.replace(at, 1, std::to_string(i + 1));
    }
  }
  return all;
}

}  // namespace redoubt::rules
