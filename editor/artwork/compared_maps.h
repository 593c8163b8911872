#pragma once

#include <QImage>
#include <QString>

#include "core/compare/battles.h"

namespace redoubt::editor {

/// Both states of a battle beside each other, each with the counters of its first set-up; what differs is outlined,
/// and over each stands its title.
/// Only the part of the map in which anything differs, with some ground round it, if that is much smaller than the
/// sheet. Throws redoubt::Error: BadInput without a map or for a size of zero, TooLarge over render::kMaxImageSide.
QImage comparedMaps(const compare::BattleComparison& comparison, const QString& firstTitle, const QString& secondTitle,
                    double pixelsPerHex);

}  // namespace redoubt::editor
