#pragma once

#include <QIcon>
#include <QPainter>
#include <QString>
#include <QStringView>

/// Icons and small signs. All of them are drawn when they are painted, in the colours of the theme at that time.
namespace redoubt::editor {

/// `../share/redoubt/icons`, relative to the executable.
QString iconFolder();

/// An icon of Breeze by its file name ("edit-undo"), or one of our own, drawn in drawn_icons.cpp ("hex-brush",
/// "hexside", "stamp", …). Null for an unknown name.
QIcon icon(QStringView name);

/// The program's own icon, for its windows.
QIcon programIcon();

/// The icon of a tool button, with the tool's key in its lower right corner. Meant for an icon size of kLargeIcon + 6.
QIcon toolIcon(QStringView name, QChar key);

/// Small signs that show a state by shape, not by colour alone.
enum class Sign {
  Error,      ///< octagon with a cross
  Warning,    ///< triangle with a mark
  Note,       ///< disc with an i
  Printed,    ///< full disc
  Derived,    ///< half disc
  Estimated,  ///< dashed ring
  Unknown,    ///< question mark
  Flag,       ///< a version
  Tick,
  Done,      ///< a dot
  Current,   ///< an arrow
  Undone,    ///< a small ring
  SetAside,  ///< a dash
  // On counters of the map too, so their colours are the same in every theme.
  Reached,   ///< disc with a tick
  CutOff,    ///< square with a cross
  Doubtful,  ///< light disc with a question mark
};

/// Draws a sign as large as fits into `rect`; faded ones are for what is waived, undone or disabled.
void paintSign(QPainter& painter, const QRectF& rect, Sign sign, bool faded = false);
QIcon signIcon(Sign sign);

}  // namespace redoubt::editor
