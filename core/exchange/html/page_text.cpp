#include "core/exchange/html/page_text.h"

#include "core/base/base64.h"
#include "core/exchange/output/element.h"

namespace redoubt::exchange::html {
namespace {

// Between script tags no text may end the element.
std::string harmless(std::string_view json) {
  std::string text;
  text.reserve(json.size());
  for (const char c : json) {
    if (c == '<') {
      text += "\\u003c";
    } else {
      text += c;
    }
  }
  return text;
}

std::string joinedFiles(std::span<const std::string_view> files) {
  std::string text;
  for (const std::string_view file : files) {
    if (!text.empty()) text += '\n';
    text += file;
  }
  return text;
}

std::string bytesOfHex(std::string_view digits) {
  const auto value = [](char c) { return c <= '9' ? c - '0' : (c | 0x20) - 'a' + 10; };
  std::string bytes;
  for (std::size_t i = 0; i + 1 < digits.size(); i += 2) {
    bytes += static_cast<char>(value(digits[i]) * 16 + value(digits[i + 1]));
  }
  return bytes;
}

std::string wordsText(const PageFiles& files) {
  std::string text;
  for (const WordsFile& file : files.words) {
    if (!text.empty()) text += '\n';
    text += "<script type=\"application/json\" id=\"words-" + std::string(file.language) + "\">" + harmless(file.json) +
            "</script>";
  }
  return text;
}

std::string replacement(const PageFiles& files, const PageParts& parts, std::string_view place) {
  if (place == "title") return xmlText(parts.title);
  if (place == "fonts") return std::string(parts.fonts);
  if (place == "style") return joinedFiles(files.styles);
  if (place == "words") return wordsText(files);
  if (place == "battle") return harmless(parts.battle);
  if (place == "script") return scriptText(files);
  if (place == "script-hash") return toBase64(bytesOfHex(files.scriptHash));
  return "{{" + std::string(place) + "}}";
}

}  // namespace

std::string scriptText(const PageFiles& files) {
  return "\n(() => {\n'use strict';\n" + joinedFiles(files.scripts) + "})();\n";
}

std::string pageText(const PageFiles& files, const PageParts& parts) {
  std::string text;
  std::string_view rest = files.page;
  for (std::size_t at = rest.find("{{"); at != std::string_view::npos; at = rest.find("{{")) {
    const std::size_t end = rest.find("}}", at);
    if (end == std::string_view::npos) break;
    text += rest.substr(0, at);
    text += replacement(files, parts, rest.substr(at + 2, end - at - 2));
    rest.remove_prefix(end + 2);
  }
  return text + std::string(rest);
}

}  // namespace redoubt::exchange::html
