#include "tests/core/exchange/vassal/engine/sequence.h"

#include <cctype>
#include <charconv>
#include <cmath>
#include <cstdlib>

namespace redoubt::exchange::vassal::engine {

std::optional<std::string> Tokens::next() {
  if (!rest_) return std::nullopt;
  std::string token;
  size_t at = 0;
  for (; at < rest_->size(); ++at) {
    const char c = (*rest_)[at];
    if (c != separator_) {
      token += c;
    } else if (at > 0 && (*rest_)[at - 1] == '\\' && !token.empty()) {
      token.back() = c;
    } else {
      break;
    }
  }
  if (at < rest_->size()) {
    rest_ = rest_->substr(at + 1);
  } else {
    rest_.reset();
  }
  if (token.size() > 1 && token.front() == '\'' && token.back() == '\'') token = token.substr(1, token.size() - 2);
  return token;
}

std::string Tokens::next(std::string otherwise) {
  return more() ? *next() : std::move(otherwise);
}

std::vector<std::string> unpacked(std::string_view text, char separator) {
  std::vector<std::string> tokens;
  for (Tokens reader(text, separator); reader.more();) tokens.push_back(*reader.next());
  return tokens;
}

std::vector<std::string> listIn(std::string_view field) {
  return field.empty() ? std::vector<std::string>() : unpacked(field, ',');
}

std::string packed(const std::vector<std::string>& tokens, char separator) {
  std::string text;
  for (size_t i = 0; i < tokens.size(); ++i) {
    if (i > 0) text += separator;
    const std::string& token = tokens[i];
    const bool quoted = token.ends_with('\\') || (token.starts_with('\'') && token.ends_with('\''));
    if (quoted) text += '\'';
    for (const char c : token) {
      if (c == separator) text += '\\';
      text += c;
    }
    if (quoted) text += '\'';
  }
  return text;
}

std::optional<int> javaInt(std::string_view text) {
  if (text.starts_with('+')) text.remove_prefix(1);
  int value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (text.empty() || error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return value;
}

std::optional<double> javaDouble(std::string_view text) {
  double value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (text.empty() || error != std::errc() || end != text.data() + text.size() || !std::isfinite(value)) {
    return std::nullopt;
  }
  return value;
}

bool isKey(std::string_view text) {
  if (text.find(',') == std::string_view::npos) return text.size() <= 1;
  const std::vector<std::string> parts = unpacked(text, ',');
  return parts.size() <= 3 && javaInt(parts[0]) && javaInt(parts[1]) && (parts.size() < 3 || !parts[2].empty());
}

bool isSameKey(std::string_view one, std::string_view other) {
  if (one.empty() || other.empty()) return false;
  const auto parts = [](std::string_view key) {
    if (key.size() > 1) return unpacked(key, ',');
    return std::vector<std::string>{std::to_string(std::toupper(static_cast<unsigned char>(key[0]))), "130"};
  };
  const std::vector<std::string> first = parts(one), second = parts(other);
  if (first.size() != second.size()) return false;
  return first.size() == 3 ? first[2] == second[2] : first == second;
}

bool isColour(std::string_view text) {
  if (text.empty()) return true;
  const std::vector<std::string> parts = unpacked(text, ',');
  for (const std::string& part : parts) {
    const auto value = javaInt(part);
    if (!value || *value < 0 || *value > 255) return false;
  }
  return parts.size() == 3 || parts.size() == 4;
}

}  // namespace redoubt::exchange::vassal::engine
