#pragma once

#include <QPainter>
#include <QString>
#include <QStyleOptionViewItem>

/// What the rows of tray, problems and history have in common when they paint themselves.
namespace redoubt::editor {

/// The ground of a row: base, or the selection with a bar in the accent colour at its left edge; a focus frame where
/// the keyboard is.
void paintRowGround(QPainter& painter, const QStyleOptionViewItem& option);
/// One line of text, cut with "…"; answers the width it took.
int paintText(QPainter& painter, const QRect& rect, const QString& text, const QFont& font, const QColor& colour,
              Qt::Alignment alignment = Qt::AlignLeft);
/// A rounded chip for a citation at the left of `rect`, middle aligned; answers its width, 0 for an empty text.
int paintChip(QPainter& painter, const QRect& rect, const QString& text, bool faded = false);
/// A push button that is only painted: rows are many and widgets dear.
void paintRowButton(QPainter& painter, const QRect& rect, const QString& text, bool isHot);

}  // namespace redoubt::editor
