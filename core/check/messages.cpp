#include "core/check/messages.h"

#include <algorithm>
#include <array>
#include <vector>

#include "core/check/families.h"

namespace redoubt::check {
namespace {

using model::Severity;

// What the window itself offers for every finding.
constexpr auto kWaivers = std::to_array<Wording>({
    {"waive", Severity::Note, "Waive a problem", "Pominięcie problemu"},
    {"unwaive", Severity::Note, "Take back a waiver", "Przywrócenie problemu"},
});

std::vector<Wording> joined(std::span<const Wording> Family::*list) {
  std::vector<Wording> all;
  for (const Family& family : families()) all.insert(all.end(), (family.*list).begin(), (family.*list).end());
  return all;
}

const Wording* find(std::span<const Wording> wordings, std::string_view code) {
  const auto found = std::find_if(wordings.begin(), wordings.end(), [&](const Wording& w) { return w.code == code; });
  return found == wordings.end() ? nullptr : &*found;
}

// A placeholder without argument stays as it is written: a bug to be seen, not a crash.
std::string filled(std::string_view wording, const Arguments& arguments, Language language) {
  std::string text;
  while (!wording.empty()) {
    const std::size_t open = wording.find('{');
    const std::size_t close = wording.find('}', open);
    text += wording.substr(0, open);
    if (open == std::string_view::npos || close == std::string_view::npos) break;
    const std::string_view name = wording.substr(open + 1, close - open - 1);
    auto argument = language == Language::Polish ? arguments.find(std::string(name) + "@pl") : arguments.end();
    if (argument == arguments.end()) argument = arguments.find(name);
    text += argument == arguments.end() ? "{" + std::string(name) + "}" : argument->second;
    wording.remove_prefix(close + 1);
  }
  return text;
}

std::string_view in(Language language, const Wording& wording) {
  return language == Language::Polish ? wording.polish : wording.english;
}

}  // namespace

std::optional<Language> languageFromText(std::string_view text) {
  const std::string_view language = text.substr(0, text.find_first_of("_-."));
  if (language == "en") return Language::English;
  if (language == "pl") return Language::Polish;
  return std::nullopt;
}

std::span<const Wording> findingWordings() {
  static const std::vector<Wording> wordings = joined(&Family::findings);
  return wordings;
}

std::span<const Wording> fixWordings() {
  static const std::vector<Wording> wordings = [] {
    std::vector<Wording> all = joined(&Family::fixes);
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

std::vector<std::string> placeholders(std::string_view wording) {
  std::vector<std::string> names;
  for (std::size_t open = wording.find('{'); open != std::string_view::npos; open = wording.find('{', open + 1)) {
    const std::size_t close = wording.find('}', open);
    if (close == std::string_view::npos) break;
    names.emplace_back(wording.substr(open + 1, close - open - 1));
  }
  return names;
}

std::string message(const Finding& finding, Language language) {
  if (const Wording* wording = wordingOf(finding.code)) return filled(in(language, *wording), finding.arguments, language);
  return finding.arguments.contains("message") ? filled("{message}", finding.arguments, language) : finding.code;
}

std::string fixMessage(const Finding& finding, Language language) {
  const Wording* wording = finding.fix ? fixWordingOf(finding.fix->key) : nullptr;
  return wording ? filled(in(language, *wording), finding.arguments, language) : std::string();
}

std::string severityText(model::Severity severity, Language language) {
  const bool isPolish = language == Language::Polish;
  switch (severity) {
    case Severity::Error: return isPolish ? "błąd" : "error";
    case Severity::Warning: return isPolish ? "ostrzeżenie" : "warning";
    case Severity::Note: break;
  }
  return isPolish ? "uwaga" : "note";
}

}  // namespace redoubt::check
