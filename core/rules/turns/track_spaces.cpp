#include "core/rules/turns/track_spaces.h"

#include <algorithm>
#include <tuple>

namespace redoubt::rules {

std::vector<const model::Space*> spacesOf(const model::Battle& battle, Id<model::Track> track) {
  std::vector<const model::Space*> spaces;
  for (const model::Space& space : battle.where<&model::Space::track>(track)) spaces.push_back(&space);
  std::sort(spaces.begin(), spaces.end(),
            [](const auto* a, const auto* b) { return std::tie(a->ordinal, a->id) < std::tie(b->ordinal, b->id); });
  return spaces;
}

std::vector<std::string> labelsOf(const model::Battle& battle, Id<model::Track> track) {
  std::vector<std::string> labels;
  for (const model::Space* space : spacesOf(battle, track)) {
    const bool isNew = std::find(labels.begin(), labels.end(), space->label) == labels.end();
    if (isNew && !space->label.empty()) labels.push_back(space->label);
  }
  return labels;
}

}  // namespace redoubt::rules
