#include "core/check/report.h"

#include <map>
#include <tuple>
#include <vector>

#include "core/base/text.h"
#include "core/base/wording.h"
#include "core/check/check.h"

namespace redoubt::check {
namespace {

// If there are more hexes, a line only says that there are more.
constexpr std::size_t kMostHexes = 6;

std::string told(const Language& language, const std::string& key) {
  return std::string(wording::find(language.code(), "reports." + key).value_or(key));
}

std::string placeText(const Place& place, const hex::Layout& layout, Language language) {
  const auto* turn = std::get_if<Turn>(&place);
  if (turn) return wording::filled(told(language, "turn"), {{"turn", std::to_string(turn->number)}});
  const auto* hexes = std::get_if<std::vector<hex::HexKey>>(&place);
  if (!hexes || hexes->size() <= kMostHexes) return toText(place, layout);
  return toText(std::vector(hexes->begin(), hexes->begin() + kMostHexes), layout) + " …";
}

std::string brackets(const Finding& finding, const hex::Layout& layout, Language language) {
  std::vector<std::string> parts{finding.code};
  if (!finding.variant.empty()) {
    parts.push_back(finding.scenario + "/" + finding.variant);
  } else if (!finding.scenario.empty()) {
    parts.push_back(finding.scenario);
  }
  if (std::string place = placeText(finding.place, layout, language); !place.empty()) parts.push_back(std::move(place));
  if (finding.citation) parts.push_back(finding.citation->source + " " + finding.citation->text);
  if (finding.waived) {
    const std::string word = told(language, "waived");
    parts.push_back(finding.reason.empty() ? word : word + ": " + finding.reason);
  }
  return "[" + join(parts, ", ") + "]";
}

// Names come from the battle and can contain any characters.
std::string onOneLine(std::string text) {
  for (char& c : text) {
    if (c == '\n' || c == '\r' || c == '\t') c = ' ';
  }
  return text;
}

std::string summary(std::span<const Finding> findings, Language language) {
  std::vector<std::string> parts;
  const auto add = [&](model::Severity severity, const std::string& word) {
    parts.push_back(word + ": " + std::to_string(count(findings, severity)));
  };
  add(model::Severity::Error, told(language, "totals.errors"));
  add(model::Severity::Warning, told(language, "totals.warnings"));
  add(model::Severity::Note, told(language, "totals.notes"));
  std::size_t waived = 0;
  for (const Finding& finding : findings) waived += finding.waived ? 1 : 0;
  parts.push_back(told(language, "totals.waived") + ": " + std::to_string(waived));
  return join(parts, ", ");
}

}  // namespace

std::string reportLine(const Finding& finding, const hex::Layout& layout, Language language) {
  return onOneLine(severityText(finding.severity, language) + ": " + message(finding, language) + " " +
                   brackets(finding, layout, language));
}

std::string report(std::span<const Finding> findings, const hex::Layout& layout, Language language) {
  std::string text;
  for (const bool isWaived : {false, true}) {
    for (const Finding& finding : findings) {
      if (finding.waived == isWaived) text += reportLine(finding, layout, language) + "\n";
    }
  }
  return text + summary(findings, language) + "\n";
}

std::vector<std::vector<const Finding*>> alike(std::span<const Finding> findings) {
  using Key = std::tuple<std::string, std::string, Arguments, bool>;
  std::vector<std::vector<const Finding*>> groups;
  std::map<Key, std::size_t> places;
  for (const Finding& finding : findings) {
    const auto [at, isNew] =
        places.emplace(Key{finding.code, finding.subject.text(), finding.arguments, finding.waived}, groups.size());
    if (isNew) groups.emplace_back();
    groups[at->second].push_back(&finding);
  }
  return groups;
}

std::array<int, 3> problemCounts(std::span<const Finding> findings) {
  std::array<int, 3> counts{};
  for (const auto& group : alike(findings)) {
    if (!group.front()->waived) ++counts[static_cast<std::size_t>(group.front()->severity)];
  }
  return counts;
}

}  // namespace redoubt::check
