#pragma once

#include <string>
#include <vector>

#include "core/model/battle.h"

/// The spaces of the tracks next to the map.
namespace redoubt::rules {

/// The spaces of a track in their order.
std::vector<const model::Space*> spacesOf(const model::Battle& battle, Id<model::Track> track);
/// The labels of its spaces, each once, in their order.
std::vector<std::string> labelsOf(const model::Battle& battle, Id<model::Track> track);

}  // namespace redoubt::rules
