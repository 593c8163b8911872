#pragma once

#include <QPainter>
#include <QString>
#include <QStyleOptionViewItem>

/// Common painting of the rows of tray, problems and history.
namespace redoubt::editor {

/// The background of a row: base, or the selection with a bar in the accent colour at its left edge; a focus frame if
/// it has the focus.
void paintRowGround(QPainter& painter, const QStyleOptionViewItem& option);
/// One line of text, cut with "…"; returns the width it needed.
int paintText(QPainter& painter, const QRect& rect, const QString& text, const QFont& font, const QColor& colour,
              Qt::Alignment alignment = Qt::AlignLeft);
/// A rounded chip for a citation at the left of `rect`, vertically centred; returns its width, 0 for an empty text.
int paintChip(QPainter& painter, const QRect& rect, const QString& text, bool faded = false);
/// A push button that is only painted, because there are many rows and widgets are expensive.
void paintRowButton(QPainter& painter, const QRect& rect, const QString& text, bool isHot);

}  // namespace redoubt::editor
