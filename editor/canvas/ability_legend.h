#pragma once

#include <QColor>
#include <QPainter>
#include <vector>

#include "core/hex/facing.h"
#include "editor/canvas/ability_words.h"

namespace redoubt::editor {

/// The looks that the legend shares with what it explains.
namespace ability_look {
inline constexpr QColor kInk(0x22, 0x26, 0x2A);
inline constexpr QColor kReach(0x1D, 0x62, 0xA6);
inline constexpr QColor kEnemy(0xA6, 0x1E, 0x2A);
inline constexpr QColor kControl(0xA6, 0x1E, 0x2A, 40);
inline constexpr QColor kShade(0x18, 0x1C, 0x26, 104);
inline constexpr QColor kCommand(0x5B, 0x2F, 0x8A);
QColor zoneColour(hex::FacingZone zone);
Qt::PenStyle zoneLine(hex::FacingZone zone);
Qt::PenStyle tieLine(CommandState state);
}  // namespace ability_look

/// Paints a legend into the lower left corner of the painter's window, on the ground of overlay::note: one line, or
/// several where the window is too narrow for all sections.
void paintLegend(QPainter& painter, const std::vector<LegendSection>& sections);

}  // namespace redoubt::editor
