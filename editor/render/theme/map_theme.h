#pragma once

#include <QByteArray>
#include <QColor>
#include <QString>
#include <QStringList>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "core/model/map_rows.h"
#include "editor/render/titles.h"

namespace redoubt::rules {
class RuleBook;
}

namespace redoubt::render {

/// The style of woods.
enum class WoodsManner {
  Crowns,  ///< rounded trees in tones of green over an undercoat
  Cuts,    ///< white crowns with arcs of shade on a black ground, as in a woodcut
  Signs,   ///< a flat tint with a few trees
};

/// The style of water on hexsides.
enum class WaterManner {
  Shaded,  ///< filled, with a line of shade inside both banks
  Lined,   ///< left white, with fine lines along the banks
  Plain,   ///< filled
};

/// The style of relief.
enum class ReliefManner {
  Shaded,  ///< tint and soft light from the north-west, and hachures
  Lines,   ///< hachures alone
  Plain,   ///< flat tint and hachures
};

/// The style of fields, marsh and gardens.
enum class GroundManner {
  Tinted,  ///< pale tints under the lines
  Lines,   ///< lines alone
};

/// The style of railways.
enum class RailwayManner {
  Ticked,     ///< a line with ticks across it
  Chequered,  ///< a dark line with light dashes in it
};

/// How names are written: font families by role (`fontRoles()`), where roles without a family use the usual one.
struct ThemeFonts : std::map<QString, QString> {
  using std::map<QString, QString>::map;

  /// Which of our styles of names a style of an author's own is like; one that is not here is like a remark.
  std::map<std::string, model::LabelStyle> likes;

  friend bool operator==(const ThemeFonts&, const ThemeFonts&) = default;
};

/// The look of a map: its inks and styles. A plain value, read from a theme file; those that come with the program are
/// the files in data/themes. Widths are in hex widths.
struct MapTheme {
  std::string slug;
  Titles title;
  Titles about;             ///< a sentence; often empty in users' files
  bool isColoured = false;  ///< colours that the rules give a terrain are used; otherwise only the theme's inks

  // the sheet
  QColor paper;
  QColor sheet;
  QColor ink;
  QColor accent;
  QColor unknown;
  QColor grid;
  double gridWidth = 0;
  QColor number;
  QColor numberOnWoods;

  // woods and trees
  WoodsManner woods{};
  QColor woodsGround;
  QColor crown;
  QColor crownLight;
  QColor crownShade;
  QColor crownRim;

  // other grounds
  GroundManner ground{};
  QColor marsh;
  QColor marshLine;
  QColor tussock;
  QColor field;
  QColor fieldLine;
  QColor orchard;
  QColor garden;
  QColor village;
  QColor meadow;
  QColor meadowMark;
  QColor heath;
  QColor heathMark;
  QColor sand;
  QColor sandMark;
  QColor rock;
  QColor rockMark;
  QColor vine;

  // relief
  ReliefManner relief{};
  QColor levelTint;
  QColor hollowTint;
  QColor hachure;

  // water
  WaterManner waterManner{};
  QColor water;
  QColor bank;

  // ways
  QColor roadCase;
  QColor road;
  QColor laneCase;
  QColor lane;
  QColor track;
  RailwayManner railwayManner{};
  QColor railway;
  QColor railwayLight;       ///< of the dashes in a chequered one
  bool hasRoadLine = false;  ///< a hairline in the middle of main roads
  QColor deck;

  // buildings and works
  QColor roof;
  QColor barn;
  QColor wall;
  QColor fence;
  QColor castle;

  // lettering
  QColor placeInk;
  QColor waterInk;
  QColor reliefInk;
  QColor woodsInk;
  QColor remarkInk;
  QColor halo;
  QColor woodsHalo;

  ThemeFonts fonts;                        ///< bundled or installed families, or those of font files the theme brings
  std::map<std::string, QColor> nameInks;  ///< of styles of names of an author's own

  /// Symbols of its own: SVG by name, checked by faultOfSvg(). A name of symbolNames() replaces ours, also on counters;
  /// `map-<kind>` can name kinds that we don't draw. Ink, ground and accent are written as currentColor, #00ff00 and
  /// #ff0000.
  std::map<QString, QByteArray> symbols;

  friend bool operator==(const MapTheme&, const MapTheme&) = default;
};

/// A fault in a theme file; the value concerned is taken from the base theme.
struct ThemeFault {
  QString key;      ///< empty: the whole file
  QString message;  ///< a sentence, in the language of the program

  friend bool operator==(const ThemeFault&, const ThemeFault&) = default;
};

struct LoadedTheme {
  std::shared_ptr<const MapTheme> theme;  ///< never null
  std::vector<ThemeFault> faults;
};

/// Reads a theme from a file: a JSON object with `title`, `base` (the slug of the theme whose values it starts from;
/// staff without it), a value for each key that differs, `symbols`, an object of SVG files in `folder` by symbol name,
/// and `fonts`, an object of families or of font files in `folder` by role. Fonts need a QGuiApplication. Never fails:
/// a value that can't be used is a fault and keeps the base's.
LoadedTheme parseTheme(const std::string& slug, const QByteArray& json, const QString& folder = {});

/// The staff map: the default theme.
std::shared_ptr<const MapTheme> usualTheme();

/// The theme of that name, or in that file if `name` ends in .json; the usual one, with a fault, if there is none.
LoadedTheme loadTheme(const QString& name);

/// The theme of a battle's rules (`map/theme`).
std::shared_ptr<const MapTheme> themeOf(const rules::RuleBook& rules);

/// The ink of a theme by its key ("marsh.line"), or the colour that is written there itself; `unknown` if it is
/// neither.
QColor inkOf(const MapTheme& theme, const QString& ink);

/// The roles for which a theme can name a font: places, water, relief, woods, remarks, numbers, title, text.
std::vector<QString> fontRoles();

/// The slugs of the themes that come with the program, in the order in which they are offered; the usual one first.
QStringList themeNames();

/// A file with every key of a theme and its value in `theme`; parseTheme() reads the same theme from it.
QByteArray themeFile(const MapTheme& theme);

}  // namespace redoubt::render
