#include "editor/words/known_names.h"

#include <algorithm>

#include "core/rules/forces/arms.h"
#include "core/rules/vocabulary/rule_faults.h"
#include "core/rules/vocabulary/state_keys.h"
#include "editor/words/rules_words.h"

namespace redoubt::editor {
namespace {

using rules::NameKind;

template <class Row>
std::vector<KnownName> rowNames(const model::Battle& battle) {
  std::vector<KnownName> names;
  for (const Row& row : battle.all<Row>()) {
    if constexpr (requires { row.title; }) {
      names.push_back({row.slug, RulesWords::text(row.title)});
    } else {
      names.push_back({row.slug, RulesWords::text(row.name)});
    }
  }
  return names;
}

// Sorted by title, because there may be a hundred units.
std::vector<KnownName> unitNames(const model::Battle& battle) {
  std::vector<KnownName> names = rowNames<model::Unit>(battle);
  std::stable_sort(names.begin(), names.end(), [](const KnownName& a, const KnownName& b) {
    return QString::localeAwareCompare(a.title, b.title) < 0;
  });
  return names;
}

std::vector<KnownName> ruleNames(const Session& session, NameKind kind) {
  const std::string prefix(rules::toText(kind));
  std::vector<KnownName> names;
  for (const std::string& slug : session.translatedRules().under(prefix)) {
    if (!rules::isKnownName(session.translated(), session.translatedRules(), kind, slug)) continue;
    const auto title = session.translatedRules().text(prefix + "/" + slug + "/title");
    names.push_back({slug, RulesWords::text(title.value_or(""))});
  }
  if (kind != NameKind::Arm) return names;
  for (const std::string_view arm : {rules::kLeaderArm, rules::kMarkerArm}) {
    const bool isThere =
        std::any_of(names.begin(), names.end(), [&](const KnownName& name) { return name.slug == arm; });
    if (!isThere) names.push_back({std::string(arm), {}});
  }
  return names;
}

// Levels have their title in their value.
std::optional<std::string> levelTitle(const Session& session, const std::string& slug) {
  const std::size_t slash = slug.find('/');
  if (slash == slug.npos) return std::nullopt;
  const auto level =
      rules::keys::kStateLevel.in(session.translatedRules(), {slug.substr(0, slash), slug.substr(slash + 1)});
  return level ? std::optional(level->title) : std::nullopt;
}

// Names that rules define, with the titles that they give them.
std::vector<KnownName> definedNames(const Session& session, NameKind kind) {
  const std::string prefix(kind == NameKind::Influence ? "zone" : rules::toText(kind));
  std::vector<KnownName> names;
  for (const std::string& slug : rules::knownNames(session.translated(), session.translatedRules(), kind)) {
    const auto title = kind == NameKind::StateLevel ? levelTitle(session, slug)
                                                    : session.translatedRules().text(prefix + "/" + slug + "/title");
    names.push_back({slug, RulesWords::text(title.value_or(""))});
  }
  return names;
}

}  // namespace

std::vector<KnownName> knownNames(const Session& session, NameKind kind) {
  const model::Battle& battle = session.translated();
  switch (kind) {
    case NameKind::Arm:
    case NameKind::UnitType:
    case NameKind::Terrain:
    case NameKind::Formation:
    case NameKind::Figure:
    case NameKind::Marker:
    case NameKind::Stock: return ruleNames(session, kind);
    case NameKind::Army: return rowNames<model::Army>(battle);
    case NameKind::Leader: return rowNames<model::Leader>(battle);
    case NameKind::Unit: return unitNames(battle);
    case NameKind::Player: return rowNames<model::Player>(battle);
    case NameKind::Zone: return rowNames<model::Zone>(battle);
    case NameKind::Command: return rowNames<model::Command>(battle);
    case NameKind::Track: return rowNames<model::Track>(battle);
    default: return definedNames(session, kind);
  }
}

std::vector<KnownName> terrainNames(const Session& session, rules::TerrainPlace place) {
  std::vector<KnownName> names;
  for (const rules::TerrainKind& each : rules::terrainKinds(session.translatedRules())) {
    if (each.place == place) names.push_back({each.slug, RulesWords::text(each.title)});
  }
  return names;
}

}  // namespace redoubt::editor
