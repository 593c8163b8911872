#pragma once

#include <QImage>
#include <vector>

#include "core/model/battle.h"
#include "editor/render/counters/counter_painter.h"

/// The counters of the shipped battles on one sheet, as docs/counters.png shows them.
namespace redoubt::render::sample {

/// Both faces of one unit of each kind in each army of `battles`, leaders with their chits, markers, and all at the
/// sizes of the map. Armies of one colour stand together.
QImage counterSheet(const std::vector<model::Battle>& battles);

}  // namespace redoubt::render::sample
