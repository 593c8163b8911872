#include "core/base/phrase.h"

#include <algorithm>
#include <optional>
#include <tuple>
#include <utility>

#include "core/base/wording.h"

namespace redoubt {
namespace {

std::optional<std::string_view> wordsOf(const std::string& key, std::string_view language, std::string_view manner) {
  const std::string own = manner.empty() ? key : std::string(manner) + "." + key;
  for (const std::string_view each : {language, std::string_view("en")}) {
    if (const auto words = wording::in(each).find(own)) return words;
    if (const auto words = wording::in(each).find(key)) return words;
  }
  return std::nullopt;
}

// The text that people wrote for that language; the original text if there is none.
std::string textIn(const Phrase& phrase, std::string_view language, const Texts* texts) {
  const auto& written = phrase.arguments();
  const std::string_view code = wording::plainCode(language);
  const auto own = std::find_if(written.begin(), written.end(), [&](const auto& each) { return each.name == code; });
  if (own != written.end()) return own->phrase.text();
  const auto translated = texts ? texts->find(phrase.text()) : Texts::const_iterator();
  return texts && translated != texts->end() ? translated->second : phrase.text();
}

std::string joined(const Phrase& list, std::string_view language, std::string_view manner, const Texts* texts) {
  const auto& items = list.items();
  const auto between = wording::find(language, list.key() + ".between").value_or(", ");
  const auto last = wording::find(language, list.key() + ".last").value_or(between);
  std::string text;
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (i > 0) text += i + 1 == items.size() ? last : between;
    text += said(items[i], language, manner, texts);
  }
  return text;
}

}  // namespace

Phrase::Phrase() = default;
Phrase::Phrase(std::string text) : text_(std::move(text)) {}
Phrase::Phrase(std::string_view text) : text_(text) {}
Phrase::Phrase(const char* text) : text_(text) {}
Phrase::Phrase(const Phrase& other) = default;
Phrase::Phrase(Phrase&& other) noexcept = default;
Phrase& Phrase::operator=(const Phrase& other) = default;
Phrase& Phrase::operator=(Phrase&& other) noexcept = default;
Phrase::~Phrase() = default;

Phrase Phrase::written(std::string text, std::vector<Argument> byLanguage) {
  Phrase phrase(std::move(text));
  phrase.arguments_ = std::move(byLanguage);
  return phrase;
}

Phrase Phrase::of(std::string key) {
  return of(std::move(key), {});
}

Phrase Phrase::of(std::string key, std::vector<Argument> arguments) {
  Phrase phrase;
  phrase.key_ = std::move(key);
  phrase.arguments_ = std::move(arguments);
  return phrase;
}

Phrase Phrase::listOf(std::string key, std::vector<Phrase> items) {
  if (items.empty()) return {};
  Phrase phrase;
  phrase.key_ = std::move(key);
  phrase.items_ = std::move(items);
  return phrase;
}

// Not by default, which Clang 16 takes for endless: phrases are compared for comparing their arguments.
bool operator==(const Phrase& a, const Phrase& b) {
  return std::tie(a.key_, a.text_, a.arguments_, a.items_) == std::tie(b.key_, b.text_, b.arguments_, b.items_);
}

bool operator<(const Phrase& a, const Phrase& b) {
  return std::tie(a.key_, a.text_, a.arguments_, a.items_) < std::tie(b.key_, b.text_, b.arguments_, b.items_);
}

Phrase listed(std::vector<Phrase> items) {
  return Phrase::listOf("lists.comma", std::move(items));
}

Phrase anyOf(std::vector<Phrase> items) {
  return Phrase::listOf("lists.or", std::move(items));
}

std::string said(const Phrase& phrase, std::string_view language, std::string_view manner, const Texts* texts) {
  if (phrase.key().empty()) return textIn(phrase, language, texts);
  if (!phrase.items().empty()) return joined(phrase, language, manner, texts);
  const auto words = wordsOf(phrase.key(), language, manner);
  if (!words) return phrase.key();
  wording::Arguments arguments;
  for (const Phrase::Argument& argument : phrase.arguments()) {
    arguments[argument.name] = said(argument.phrase, language, manner, texts);
  }
  return wording::filled(*words, arguments);
}

}  // namespace redoubt
