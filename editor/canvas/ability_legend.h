#pragma once

#include <QColor>
#include <QPainter>
#include <vector>

#include "core/hex/facing.h"
#include "editor/canvas/ability_words.h"

namespace redoubt::editor {

/// Colours and signs that the legend shares with the drawing it explains.
namespace ability_look {
inline constexpr QColor kInk(0x22, 0x26, 0x2A);
inline constexpr QColor kReach(0x1D, 0x62, 0xA6);
inline constexpr QColor kEnemy(0xA6, 0x1E, 0x2A);
inline constexpr QColor kControl(0xA6, 0x1E, 0x2A, 40);
inline constexpr QColor kShade(0x18, 0x1C, 0x26, 104);
inline constexpr QColor kCommand(0x5B, 0x2F, 0x8A);
inline constexpr QColor kWay(0x14, 0x3F, 0x73);
QColor zoneColour(hex::FacingZone zone);
Qt::PenStyle zoneLine(hex::FacingZone zone);
Qt::PenStyle tieLine(CommandState state);
/// What a zone or flood of the rules covers, of the player at that place among them; and its sign in the legend.
QColor areaColour(int place);
AbilitySign areaSign(int place);
/// Where something is traced from.
void paintSource(QPainter& painter, const QPointF& at, double radius);
/// The small cross where an enemy may countercharge it.
void paintMet(QPainter& painter, const QPointF& at);
}  // namespace ability_look

/// The corner of a window for a legend of that size: the lower left one, or the next that hides less of `keptFree`.
QRectF legendPlace(const QSizeF& size, const QRectF& window, const std::vector<QRectF>& keptFree);

/// Paints a legend into a corner of the painter's window, if possible one where it hides none of `keptFree`, on the
/// background of overlay::note: one line, or several if the window is too narrow for all sections. Returns where it is.
QRectF paintLegend(QPainter& painter, const std::vector<LegendSection>& sections, const std::vector<QRectF>& keptFree);

}  // namespace redoubt::editor
