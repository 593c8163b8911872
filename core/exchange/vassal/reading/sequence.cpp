#include "core/exchange/vassal/reading/sequence.h"

#include <algorithm>
#include <charconv>
#include <cmath>

#include "core/base/error.h"
#include "core/base/text.h"

namespace redoubt::exchange::vassal::reading {
namespace {

bool isTrailingByte(char c) {
  return (static_cast<unsigned char>(c) & 0xC0) == 0x80;
}

// The length of the character at `at`, or 0 if no valid one begins there.
std::size_t characterAt(std::string_view text, std::size_t at) {
  const auto lead = static_cast<unsigned char>(text[at]);
  const std::size_t length = lead < 0x80 ? 1 : lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : lead >= 0xC2 ? 2 : 0;
  if (length == 0 || at + length > text.size()) return 0;
  return isValidUtf8(text.substr(at, length)) ? length : 0;
}

// The text with what is no valid UTF-8 replaced by the sign for it.
std::string mended(std::string_view text) {
  if (isValidUtf8(text)) return std::string(text);
  std::string whole;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t length = characterAt(text, at);
    if (length == 0)
      whole += "\xEF\xBF\xBD";
    else
      whole.append(text.substr(at, length));
    at += std::max<std::size_t>(length, 1);
  }
  return whole;
}

std::string cut(std::string text, std::size_t longest) {
  if (text.size() <= longest) return text;
  std::size_t end = longest;
  while (end > 0 && isTrailingByte(text[end])) --end;
  text.resize(end);
  return text;
}

// Without HTML, which modules use in labels and descriptions.
std::string withoutMarkUp(std::string_view text) {
  std::string plain;
  for (std::size_t at = 0; at < text.size();) {
    const char next = at + 1 < text.size() ? text[at + 1] : '\0';
    const bool opens = text[at] == '<' && (next == '/' || (next >= 'a' && next <= 'z') || (next >= 'A' && next <= 'Z'));
    const std::size_t end = opens ? text.find('>', at) : std::string_view::npos;
    if (end == std::string_view::npos) {
      plain += text[at++];
    } else {
      plain += ' ';
      at = end + 1;
    }
  }
  return plain;
}

std::string withoutControls(std::string_view text, bool keepsLines) {
  std::string plain;
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    const bool isBreak = c == '\n' && keepsLines;
    plain += (byte < 0x20 && !isBreak) || byte == 0x7F ? ' ' : c;
  }
  return plain;
}

std::string_view trimmed(std::string_view text) {
  const auto first = text.find_first_not_of(" \t\r\n");
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(" \t\r\n") - first + 1);
}

}  // namespace

void Effort::spend(std::uint64_t bytes) {
  if (bytes > left_) throw Error(ErrorCode::TooLarge, Phrase::of("errors.vassal.effort"));
  left_ -= bytes;
}

std::string SequenceReader::next() {
  if (!rest_) return {};
  const std::string_view text = *rest_;
  std::string value;
  std::size_t begin = 0;
  std::size_t end = text.find(delimiter_);
  while (end != std::string_view::npos && end > begin && text[end - 1] == '\\') {
    value.append(text.substr(begin, end - 1 - begin));
    begin = end;
    end = text.find(delimiter_, end + 1);
  }
  if (end == std::string_view::npos) {
    value.append(text.substr(begin));
    rest_.reset();
  } else {
    value.append(text.substr(begin, end - begin));
    rest_ = text.substr(end + 1);
  }
  if (value.size() > 1 && value.front() == '\'' && value.back() == '\'') value = value.substr(1, value.size() - 2);
  return value;
}

int SequenceReader::nextInteger(int otherwise) {
  return hasMore() ? wholeNumber(next()).value_or(otherwise) : otherwise;
}

std::vector<std::string> sequence(std::string_view text, char delimiter, std::size_t most) {
  std::vector<std::string> values;
  SequenceReader reader(text, delimiter);
  while (reader.hasMore() && values.size() < most) values.push_back(reader.next());
  return values;
}

std::optional<int> wholeNumber(std::string_view text) {
  if (text.starts_with('+')) text.remove_prefix(1);
  int value = 0;
  const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (problem != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return value;
}

std::optional<double> decimalNumber(std::string_view text) {
  text = trimmed(text);
  double value = 0;
  const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (problem != std::errc() || end != text.data() + text.size() || !std::isfinite(value)) return std::nullopt;
  return value;
}

std::string_view shortClass(std::string_view className) {
  return className.substr(className.find_last_of(".$") + 1);
}

std::string plainName(std::string_view text, std::size_t longest) {
  std::string joined;
  const std::string plain = withoutControls(withoutMarkUp(mended(text.substr(0, 4 * longest))), false);
  for (const std::string_view word : words(plain)) {
    if (!joined.empty()) joined += ' ';
    joined += word;
  }
  return std::string(trimmed(cut(std::move(joined), longest)));
}

std::string plainProse(std::string_view text, std::size_t longest) {
  const std::string plain = withoutControls(withoutMarkUp(mended(text.substr(0, 4 * longest))), true);
  return std::string(trimmed(cut(plain, longest)));
}

}  // namespace redoubt::exchange::vassal::reading
