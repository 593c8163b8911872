#include "core/exchange/vassal/sequence.h"

namespace redoubt::exchange::vassal {
namespace {

// Looks like a backslash, and is none.
constexpr std::string_view kLikeBackslash = "\xE2\xA7\xB5";
constexpr std::string_view kLikeApostrophe = "\xE2\x80\x99";

std::string token(std::string_view text, char delimiter) {
  std::string escaped;
  for (const char c : text) {
    if (c == delimiter) escaped += '\\';
    escaped += c;
  }
  const bool isQuotedAlready = text.size() > 1 && text.front() == '\'' && text.back() == '\'';
  const bool endsWithBackslash = !text.empty() && (text.back() == '\\' || text.front() == '\\');
  return isQuotedAlready || endsWithBackslash ? "'" + escaped + "'" : escaped;
}

void replaceFirst(std::string& text, std::size_t at) {
  if (text[at] == '\\') {
    text.replace(at, 1, kLikeBackslash);
  } else if (text[at] == '\'') {
    text.replace(at, 1, kLikeApostrophe);
  }
}

}  // namespace

std::string sequence(const std::vector<std::string>& tokens, char delimiter) {
  std::string text;
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    if (i > 0) text += delimiter;
    text += token(tokens[i], delimiter);
  }
  return text;
}

std::string joined(std::string_view first, std::string_view rest, char delimiter) {
  return sequence({std::string(first), std::string(rest)}, delimiter);
}

std::string safeText(std::string_view text) {
  std::string safe;
  for (const char c : text) {
    const auto code = static_cast<unsigned char>(c);
    safe += (code < 0x20 && c != '\t') || code == 0x7F ? ' ' : c;
  }
  const std::size_t first = safe.find_first_not_of(" \t");
  if (first == std::string::npos) return {};
  safe = safe.substr(first, safe.find_last_not_of(" \t") - first + 1);
  const bool isQuoted = safe.size() > 1 && safe.front() == '\'' && safe.back() == '\'';
  if (isQuoted || safe.back() == '\\') replaceFirst(safe, safe.size() - 1);
  if (isQuoted || safe.front() == '\\') replaceFirst(safe, 0);
  return safe;
}

}  // namespace redoubt::exchange::vassal
