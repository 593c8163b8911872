#include "editor/canvas/problem_badges.h"

#include <algorithm>

namespace redoubt::editor {

std::map<hex::HexKey, model::Severity> problemBadges(const Session& session) {
  const model::Variant* variant = session.translated().find(session.setUp().variant());
  const model::Scenario* scenario = session.translated().find(session.setUp().scenario());
  std::map<hex::HexKey, model::Severity> worst;
  for (const check::Finding& finding : session.findings()) {
    if (finding.waived || finding.severity == model::Severity::Note) continue;
    if (!finding.scenario.empty() && scenario && finding.scenario != scenario->slug) continue;
    if (!finding.variant.empty() && variant && finding.variant != variant->slug) continue;
    const auto* hexes = std::get_if<std::vector<hex::HexKey>>(&finding.place);
    if (!hexes || hexes->size() > 6) continue;
    for (const hex::HexKey hex : *hexes) {
      const auto [at, isNew] = worst.emplace(hex, finding.severity);
      if (!isNew) at->second = std::min(at->second, finding.severity);
    }
  }
  return worst;
}

}  // namespace redoubt::editor
