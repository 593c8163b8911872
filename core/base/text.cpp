#include "core/base/text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

namespace redoubt {
namespace {

struct CodePoint {
  char32_t value = 0;
  std::size_t length = 0;  // 0: not UTF-8
};

CodePoint codePointAt(std::string_view text, std::size_t at) {
  auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const unsigned char lead = byte(at);
  if (lead < 0x80) return {lead, 1};
  const std::size_t length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : lead >= 0xC2 ? 2 : 0;
  if (length == 0 || lead > 0xF4 || at + length > text.size()) return {};
  char32_t value = lead & (0xFFu >> (length + 1));
  for (std::size_t i = 1; i < length; ++i) {
    if ((byte(at + i) & 0xC0) != 0x80) return {};
    value = (value << 6) | (byte(at + i) & 0x3Fu);
  }
  const bool overlong = (length == 3 && value < 0x800) || (length == 4 && value < 0x10000);
  const bool surrogate = value >= 0xD800 && value < 0xE000;
  if (overlong || surrogate || value > 0x10FFFF) return {};
  return {value, length};
}

// The base letter of the Latin letters that the four games use; 0 for a character that is neither letter nor digit.
char baseLetter(char32_t c) {
  if (c < 0x80) {
    const char a = static_cast<char>(c);
    if (a >= 'A' && a <= 'Z') return static_cast<char>(a - 'A' + 'a');
    return (a >= 'a' && a <= 'z') || (a >= '0' && a <= '9') ? a : '\0';
  }
  static constexpr std::pair<std::u32string_view, char> kLetters[] = {
      {U"ĄąÁáÀàÂâÄäÅåÃã", 'a'}, {U"ĆćČčÇç", 'c'},     {U"ĘęÉéÈèÊêËëĚě", 'e'}, {U"ŁłĽľ", 'l'},
      {U"ŃńŇňÑñ", 'n'},         {U"ÓóÒòÔôÖöØø", 'o'}, {U"ŚśŠš", 's'},         {U"ŹźŻżŽž", 'z'},
      {U"ÚúÙùÛûÜüŮů", 'u'},     {U"ÍíÌìÎîÏï", 'i'},   {U"Ýý", 'y'},           {U"Řř", 'r'}};
  for (const auto& [letters, base] : kLetters) {
    if (letters.find(c) != std::u32string_view::npos) return base;
  }
  return '\0';
}

}  // namespace

std::vector<std::string_view> words(std::string_view text, std::string_view separators) {
  std::vector<std::string_view> parts;
  std::size_t at = 0;
  while ((at = text.find_first_not_of(separators, at)) != std::string_view::npos) {
    const std::size_t end = std::min(text.find_first_of(separators, at), text.size());
    parts.push_back(text.substr(at, end - at));
    at = end;
  }
  return parts;
}

std::string join(const std::vector<std::string>& parts, std::string_view separator) {
  std::string joined;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (i > 0) joined += separator;
    joined += parts[i];
  }
  return joined;
}

std::optional<std::int64_t> toInteger(std::string_view text) {
  std::int64_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return value;
}

std::string folded(std::string_view text) {
  std::string result;
  for (std::size_t at = 0; at < text.size();) {
    const CodePoint point = codePointAt(text, at);
    at += std::max<std::size_t>(point.length, 1);
    if (const char base = baseLetter(point.value)) result += base;
  }
  return result;
}

std::string slugged(std::string_view text) {
  std::string result;
  for (std::size_t at = 0; at < text.size();) {
    const CodePoint point = codePointAt(text, at);
    at += std::max<std::size_t>(point.length, 1);
    if (const char base = baseLetter(point.value)) {
      result += base;
    } else if (!result.empty() && result.back() != '-') {
      result += '-';
    }
  }
  if (!result.empty() && result.back() == '-') result.pop_back();
  return result;
}

int editDistance(std::string_view a, std::string_view b) {
  std::vector<int> row(b.size() + 1);
  for (std::size_t j = 0; j <= b.size(); ++j) row[j] = static_cast<int>(j);
  for (std::size_t i = 1; i <= a.size(); ++i) {
    int diagonal = row[0];
    row[0] = static_cast<int>(i);
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const int above = row[j];
      row[j] = std::min({above + 1, row[j - 1] + 1, diagonal + (a[i - 1] == b[j - 1] ? 0 : 1)});
      diagonal = above;
    }
  }
  return row[b.size()];
}

bool naturalLess(std::string_view a, std::string_view b) {
  const auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
  const auto takeNumber = [&](std::string_view& text) {
    text.remove_prefix(std::min(text.find_first_not_of('0'), text.size()));
    std::size_t length = 0;
    while (length < text.size() && isDigit(text[length])) ++length;
    const std::string_view number = text.substr(0, length);
    text.remove_prefix(length);
    return number;
  };
  std::string_view left = a;
  std::string_view right = b;
  while (!left.empty() && !right.empty()) {
    if (isDigit(left.front()) && isDigit(right.front())) {
      const std::string_view first = takeNumber(left);
      const std::string_view second = takeNumber(right);
      if (first.size() != second.size()) return first.size() < second.size();
      if (first != second) return first < second;
      continue;
    }
    if (left.front() != right.front())
      return static_cast<unsigned char>(left.front()) < static_cast<unsigned char>(right.front());
    left.remove_prefix(1);
    right.remove_prefix(1);
  }
  if (left.empty() != right.empty()) return left.empty();
  return a < b;  // equal except for leading zeros
}

std::string numberText(double value) {
  std::array<char, 400> buffer;  // fixed notation of the largest double takes 309 digits
  const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value, std::chars_format::fixed).ptr;
  return {buffer.data(), end};
}

std::string csvField(std::string_view text) {
  if (text.find_first_of(",\"\r\n") == std::string_view::npos) return std::string(text);
  std::string quoted = "\"";
  for (char c : text) {
    if (c == '"') quoted += '"';
    quoted += c;
  }
  return quoted + '"';
}

bool isValidUtf8(std::string_view text) {
  for (std::size_t at = 0; at < text.size();) {
    const CodePoint point = codePointAt(text, at);
    if (point.length == 0) return false;
    at += point.length;
  }
  return true;
}

bool isColour(std::string_view text) {
  return text.size() == 7 && text.front() == '#' &&
         text.find_first_not_of("0123456789abcdefABCDEF", 1) == std::string_view::npos;
}

}  // namespace redoubt
