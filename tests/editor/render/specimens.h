#pragma once

#include <QString>
#include <vector>

#include "core/model/battle.h"

namespace redoubt::render::sample {

/// A small map that shows one thing: a terrain, or how two meet.
struct Specimen {
  QString title;
  model::Battle battle;
};

/// One of every terrain that can be drawn on hexes, hexsides and links, and the joints between them.
std::vector<Specimen> specimens();

}  // namespace redoubt::render::sample
