#include "core/check/messages.h"

#include <algorithm>
#include <array>
#include <vector>

#include "core/base/wording.h"
#include "core/check/families.h"

namespace redoubt::check {
namespace {

using model::Severity;

// The actions that the window itself offers for every finding.
constexpr auto kWaivers = std::to_array<Wording>({
    {"waive", Severity::Note},
    {"unwaive", Severity::Note},
});

std::vector<Wording> wordingsOfAll(std::span<const Wording> Family::*list) {
  std::vector<Wording> all;
  for (const Family& family : families()) all.insert(all.end(), (family.*list).begin(), (family.*list).end());
  return all;
}

const Wording* find(std::span<const Wording> wordings, std::string_view code) {
  const auto found = std::find_if(wordings.begin(), wordings.end(), [&](const Wording& w) { return w.code == code; });
  return found == wordings.end() ? nullptr : &*found;
}

wording::Arguments inLanguage(const Arguments& arguments, const Language& language) {
  wording::Arguments told;
  for (const auto& [name, phrase] : arguments) told[name] = said(phrase, language.code(), {}, language.texts());
  return told;
}

std::string_view wordsUnder(const Language& language, std::string_view file, std::string_view key) {
  return wording::find(language.code(), std::string(file) + "." + std::string(key)).value_or(std::string_view());
}

}  // namespace

std::optional<Language> languageFromText(std::string_view text) {
  std::string code(text.substr(0, text.find_first_of("_-.")));
  const auto known = wording::languages();
  if (std::find(known.begin(), known.end(), code) == known.end()) return std::nullopt;
  return Language(std::move(code));
}

std::span<const Wording> findingWordings() {
  static const std::vector<Wording> wordings = wordingsOfAll(&Family::findings);
  return wordings;
}

std::span<const Wording> fixWordings() {
  static const std::vector<Wording> wordings = [] {
    std::vector<Wording> all = wordingsOfAll(&Family::fixes);
    all.insert(all.end(), kWaivers.begin(), kWaivers.end());
    return all;
  }();
  return wordings;
}

const Wording* wordingOf(std::string_view code) {
  return find(findingWordings(), code);
}

const Wording* fixWordingOf(std::string_view key) {
  return find(fixWordings(), key);
}

std::string_view findingWords(std::string_view code, Language language) {
  return wordsUnder(language, "findings", code);
}

std::string_view fixWords(std::string_view key, Language language) {
  return wordsUnder(language, "fixes", key);
}

std::string message(const Finding& finding, Language language) {
  const wording::Arguments told = inLanguage(finding.arguments, language);
  if (wordingOf(finding.code)) return wording::filled(findingWords(finding.code, language), told);
  return told.contains("message") ? told.at("message") : finding.code;
}

std::string fixMessage(const Finding& finding, Language language) {
  if (!finding.fix || !fixWordingOf(finding.fix->key)) return {};
  return wording::filled(fixWords(finding.fix->key, language), inLanguage(finding.arguments, language));
}

std::string severityText(model::Severity severity, Language language) {
  return std::string(wordsUnder(language, "reports.severity", model::toText(severity)));
}

}  // namespace redoubt::check
