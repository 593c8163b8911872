#pragma once

#include <QApplication>
#include <QColor>
#include <QFont>

/// The look of the window: colours, sizes and type of the light and the dark theme.
namespace redoubt::editor {

enum class Theme {
  Light,
  Dark,
  System,  ///< dark if the desktop's own palette was dark when the program began
};

struct ThemeColours {
  bool dark = false;
  QColor window;  ///< the background of bars and docks
  QColor base;    ///< the background of lists and fields
  QColor button;  ///< the background of push buttons
  QColor hover;   ///< the background under the pointer
  QColor text;
  QColor second;  ///< text that explains
  QColor third;   ///< less important text, and disabled items
  QColor line;
  QColor accent;
  QColor onAccent;   ///< text on the accent colour
  QColor selection;  ///< the background of selected items; their text stays `text`
  QColor error;
  QColor warning;
  QColor ok;
};

/// The colours of the theme applied last; the light ones before that.
const ThemeColours& colours();
ThemeColours coloursOf(Theme theme);

/// Sets base style, palette, font and style sheet of the whole program. May be called again at any time; widgets that
/// paint themselves get QEvent::PaletteChange.
void applyTheme(QApplication& application, Theme theme);

/// Sizes in device independent pixels. Sizes of items with a line of text grow with the desktop's letters (textScale).
namespace size {
inline constexpr int kDockTitle = 28;
inline constexpr int kFieldInRow = 21;
inline constexpr int kToolButton = 30;
inline constexpr int kIcon = 18;
inline constexpr int kLargeIcon = 22;
inline constexpr int kMargin = 12;
inline constexpr int kGridRow = 17;
int scaled(int pixels);           ///< `pixels` for letters of the usual size
int high(int pixels, int lines);  ///< the same for items with that number of lines of text
int field();
int row();
int tickRow();
int tallRow();  ///< two lines
}  // namespace size

enum class TextStyle {
  Body,
  Second,   ///< smaller
  Small,    ///< smallest
  Strong,   ///< body, semibold
  Subject,  ///< the name of the inspected item
};

QFont themeFont(TextStyle style);

/// The size of letters relative to those that the sizes of the window were chosen for: 1 on a desktop that doesn't
/// scale its text, and never less.
double textScale();

/// `a` with the share `part` (0 to 1) of `b`.
QColor mixed(const QColor& a, const QColor& b, double part);

/// Gives a widget a role of the style sheet: "second", "heading", "subject", "strong", "question", "error", "note" for
/// labels, "row" for small buttons, "chip" for checkable counts, "link" for flat text buttons.
void setRole(QWidget& widget, const char* role);

}  // namespace redoubt::editor
