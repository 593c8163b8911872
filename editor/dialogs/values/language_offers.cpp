#include "editor/dialogs/values/language_offers.h"

#include <algorithm>
#include <optional>

#include "editor/session/to_qt.h"
#include "editor/words/language_words.h"

namespace redoubt::editor {
namespace {

using rules::FactKind;

constexpr const char* kOfParts[] = {"sum", "minus", "times", "over"};

// Where the terrain lies that a fact asks for.
std::optional<rules::TerrainPlace> terrainPlaceOf(rules::Fact fact) {
  switch (fact) {
    case rules::Fact::Hex:
    case rules::Fact::From: return rules::TerrainPlace::Hex;
    case rules::Fact::Across: return rules::TerrainPlace::Hexside;
    case rules::Fact::Link: return rules::TerrainPlace::Link;
    default: return std::nullopt;
  }
}

}  // namespace

bool hasParts(const std::string& kindOfAmount) {
  return std::find(std::begin(kOfParts), std::end(kOfParts), kindOfAmount) != std::end(kOfParts);
}

std::vector<LanguageItem> LanguageOffers::nameItems(rules::NameKind kind) const {
  std::vector<LanguageItem> items;
  for (const KnownName& each : knownNames(session_, kind)) {
    items.push_back({each.title.isEmpty() ? toQt(each.slug) : each.title, each.slug});
  }
  return items;
}

std::vector<LanguageItem> LanguageOffers::groupItems() const {
  std::vector<LanguageItem> items;
  for (const std::string_view each : scope_->groups) {
    items.push_back({sentenceOf(session_, rules::Group{rules::Symbol(each)}), std::string(each)});
  }
  for (LanguageItem& each : nameItems(rules::NameKind::Role)) items.push_back(std::move(each));
  return items;
}

// "state.morale": with the first name that the battle has; empty where it has none, since nothing could be asked.
std::string LanguageOffers::newFact(const rules::FactInfo& info) const {
  if (!info.parameter) return std::string(info.word);
  const auto known = knownNames(session_, *info.parameter);
  return known.empty() ? std::string() : std::string(info.word) + "." + known.front().slug;
}

std::vector<KnownName> LanguageOffers::valuesOf(const rules::FactName& fact) const {
  const rules::FactInfo& info = rules::infoOf(fact.fact);
  if (!info.names) return {};
  if (const auto place = terrainPlaceOf(fact.fact)) return terrainNames(session_, *place);
  std::vector<KnownName> names = knownNames(session_, *info.names);
  if (!info.parameter) return names;
  const std::string prefix = std::string(fact.parameter.text()) + "/";
  std::erase_if(names, [&](const KnownName& each) { return !each.slug.starts_with(prefix); });
  for (KnownName& each : names) each.slug.erase(0, prefix.size());
  return names;
}

nlohmann::json LanguageOffers::newTest(const rules::FactName& fact) const {
  const rules::FactInfo& info = rules::infoOf(fact.fact);
  if (info.kind == FactKind::Truth) return true;
  if (info.kind == FactKind::Number) return 1;
  if (!info.words.empty()) return std::string(info.words.front());
  if (info.names) {
    const auto known = valuesOf(fact);
    if (!known.empty()) return known.front().slug;
  }
  if (info.isRelative) return "same";
  return info.names ? nlohmann::json() : nlohmann::json("—");
}

// What can be asked here and isn't yet; facts about things that the game doesn't have are left out.
std::vector<LanguageItem> LanguageOffers::factItems(const nlohmann::json& present) const {
  std::vector<LanguageItem> items;
  for (const rules::FactInfo& info : rules::facts()) {
    if (!scope_->knows(info)) continue;
    const std::string key = newFact(info);
    if (key.empty() || newTest(*rules::factFromText(key)).is_null() || (present.is_object() && present.contains(key)))
      continue;
    const rules::FactName name{info.fact, info.parameter ? rules::Symbol("…") : rules::Symbol(), {}};
    items.push_back({sentenceOf(session_, name), key});
  }
  return items;
}

nlohmann::json LanguageOffers::newAmount(const std::string& kind) const {
  const auto first = [&](rules::NameKind of) {
    const auto known = knownNames(session_, of);
    return known.empty() ? nlohmann::json() : nlohmann::json(known.front().slug);
  };
  if (kind == "rating") return {{"rating", first(rules::NameKind::Rating)}};
  if (kind == "table") return {{"table", first(rules::NameKind::Table)}};
  if (kind == "count") return {{"count", firstGroup("units")}};
  if (kind == "dice") return {{"dice", "1d6"}};
  if (hasParts(kind)) return {{kind, nlohmann::json::array({1, 1})}};
  if (kind != "fact") return 1;
  for (const rules::FactInfo& info : rules::facts()) {
    if (info.kind == FactKind::Number && scope_->knows(info) && !newFact(info).empty()) {
      return {{"fact", newFact(info)}};
    }
  }
  return 1;
}

std::string LanguageOffers::firstGroup(const std::string& otherwise) const {
  const auto groups = groupItems();
  return groups.empty() ? otherwise : groups.front().value;
}

std::vector<LanguageItem> LanguageOffers::numberItems() const {
  std::vector<LanguageItem> items;
  for (const rules::FactInfo& info : rules::facts()) {
    if (info.kind != FactKind::Number || !scope_->knows(info)) continue;
    const auto names = info.parameter ? knownNames(session_, *info.parameter) : std::vector<KnownName>{{"", {}}};
    for (const KnownName& each : names) {
      const rules::FactName name{info.fact, each.slug.empty() ? rules::Symbol() : rules::Symbol(each.slug), {}};
      items.push_back({sentenceOf(session_, name), rules::toText(name)});
    }
  }
  return items;
}

}  // namespace redoubt::editor
