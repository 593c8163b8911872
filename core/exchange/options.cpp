#include "core/exchange/options.h"

#include <fmt/format.h>

#include <algorithm>
#include <cassert>
#include <charconv>
#include <cmath>
#include <optional>

#include "core/base/error.h"
#include "core/base/text.h"
#include "core/exchange/format.h"

namespace redoubt::exchange {
namespace {

std::optional<double> numberOf(const std::string& text) {
  double value = 0;
  const auto [end, failure] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (failure != std::errc() || end != text.data() + text.size() || !std::isfinite(value)) return std::nullopt;
  return value;
}

bool isWord(const Option& option, std::string_view word) {
  return std::find(option.words.begin(), option.words.end(), word) != option.words.end();
}

bool isValue(const Option& option, const std::string& value) {
  switch (option.kind) {
    case OptionKind::Number: {
      const auto number = numberOf(value);
      return number && *number >= option.least && *number <= option.most;
    }
    case OptionKind::Choice: return isWord(option, value);
    case OptionKind::Words: {
      const std::vector<std::string_view> chosen = redoubt::words(value, ",");
      return std::all_of(chosen.begin(), chosen.end(), [&](std::string_view word) { return isWord(option, word); });
    }
    case OptionKind::Flag: return value == "yes" || value == "no";
    default: return value.size() <= 4096;
  }
}

Phrase wantedOf(const Option& option) {
  std::vector<Phrase> words;
  for (const std::string_view word : option.words) words.emplace_back(word);
  switch (option.kind) {
    case OptionKind::Number:
      return Phrase::of("formats.wanted.number", {{"least", fmt::format("{}", option.least)},
                                                  {"most", fmt::format("{}", option.most)}});
    case OptionKind::Choice: return Phrase::of("formats.wanted.choice", {{"words", anyOf(std::move(words))}});
    case OptionKind::Words: return Phrase::of("formats.wanted.words", {{"words", listed(std::move(words))}});
    case OptionKind::Flag: return Phrase::of("formats.wanted.flag");
    default: return Phrase::of("formats.wanted.text");
  }
}

}  // namespace

namespace {

Error noSuchOption(const Format& format, const std::string& name, std::vector<Phrase> names) {
  if (names.empty()) {
    return Error(ErrorCode::BadInput,
                 Phrase::of("errors.format.no-options", {{"format", format.id}, {"name", name}}));
  }
  const Phrase options = listed(std::move(names));
  return Error(ErrorCode::BadInput, Phrase::of("errors.format.no-option",
                                               {{"format", format.id}, {"name", name}, {"options", options}}));
}

Error noSuchValue(const Option& option, const std::string& value) {
  const Phrase wanted = wantedOf(option);
  return Error(ErrorCode::BadInput, Phrase::of("errors.format.bad-option",
                                               {{"name", option.name}, {"value", value}, {"wanted", wanted}}));
}

}  // namespace

Options::Options(const Format& format, OptionUse use) : Options(format, use, {}) {}

Options::Options(const Format& format, OptionUse use, const Given& given) {
  std::vector<Phrase> names;
  for (const Option& option : format.options) {
    if (option.use != use) continue;
    values_.emplace(option.name, option.standard);
    names.emplace_back(option.name);
  }
  for (const auto& [name, value] : given) {
    const auto option = std::find_if(format.options.begin(), format.options.end(),
                                     [&](const Option& each) { return each.name == name && each.use == use; });
    if (option == format.options.end()) throw noSuchOption(format, name, std::move(names));
    if (!isValue(*option, value)) throw noSuchValue(*option, value);
    values_.insert_or_assign(name, value);
  }
}

double Options::number(std::string_view name) const {
  return numberOf(text(name)).value_or(0);
}

bool Options::flag(std::string_view name) const {
  return text(name) == "yes";
}

const std::string& Options::text(std::string_view name) const {
  const auto found = values_.find(name);
  assert(found != values_.end());
  return found->second;
}

std::vector<std::string> Options::words(std::string_view name) const {
  const std::vector<std::string_view> chosen = redoubt::words(text(name), ",");
  return {chosen.begin(), chosen.end()};
}

}  // namespace redoubt::exchange
