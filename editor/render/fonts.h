#pragma once

#include <QString>

/// The bundled typefaces. All of them have the Polish letters.
namespace redoubt::render {

inline constexpr const char* kWindowFont = "Inter";              ///< the window
inline constexpr const char* kNumberFont = "Lato";               ///< hex numbers and the figures of counters
inline constexpr const char* kCounterFont = "Roboto Condensed";  ///< identifiers, command bars, words on markers
inline constexpr const char* kMapFont = "Linux Libertine O";     ///< names on the map and of leaders
inline constexpr const char* kDisplayFont = "Linux Libertine Display O";  ///< the title of a map

/// `../share/redoubt/fonts`, relative to the executable.
QString fontFolder();

/// Makes the bundled fonts known to Qt; the second call does nothing. Needs a QGuiApplication.
/// Throws redoubt::Error (NotFound) if one of the font files is missing in the folder.
void loadFonts(const QString& folder = fontFolder());

}  // namespace redoubt::render
