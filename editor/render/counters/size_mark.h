#pragma once

#include <QColor>
#include <QPainter>
#include <QRectF>
#include <QString>

/// The marks of the sizes of units over their symbols.
namespace redoubt::render::card {

/// Draws the mark of a size (one of rules::kSizeMarks) in the middle of `room`, as high as that is, but narrower if it
/// would be wider: dots up to a platoon, strokes from a company to a regiment, crosses from a brigade on. Nothing for
/// another word.
void drawSizeMark(QPainter& painter, const QRectF& room, const QString& size, const QColor& ink);

}  // namespace redoubt::render::card
