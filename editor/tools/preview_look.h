#pragma once

#include <QColor>
#include <QPointF>

/// How previews of tools look.
namespace redoubt::editor {

inline const QColor kPreviewAccent(0x27, 0x67, 0xA8);
inline const QColor kPreviewAlarm(0xB3, 0x26, 0x1E);
/// Where a note stands beside the pointer, in pixels.
inline constexpr QPointF kBesidePointer(14, -14);

}  // namespace redoubt::editor
