#pragma once

#include <QColor>
#include <QPainter>
#include <QString>

namespace redoubt::editor {

/// Draws one of our own icons on a square of 22 units about the origin.
using DrawIcon = void (*)(QPainter& painter, const QColor& ink, const QColor& accent);

/// Null if we have no icon of that name.
DrawIcon drawnIcon(const QString& name);

}  // namespace redoubt::editor
