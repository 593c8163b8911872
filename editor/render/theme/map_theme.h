#pragma once

#include <QByteArray>
#include <QColor>
#include <QString>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace redoubt::rules {
class RuleBook;
}

namespace redoubt::render {

/// How woods are drawn.
enum class WoodsManner {
  Crowns,  ///< rounded trees in tones of green over an undercoat
  Cuts,    ///< white crowns with arcs of shade on a black ground, as in a woodcut
  Signs,   ///< a flat tint with a tree here and there
};

/// How water on hexsides is drawn.
enum class WaterManner {
  Shaded,  ///< filled, with a line of shade inside either bank
  Lined,   ///< left white, with fine lines along the banks
  Plain,   ///< filled
};

/// How differences of height are drawn.
enum class ReliefManner {
  Shaded,  ///< tint and soft light from the north-west, and hachures
  Lines,   ///< hachures alone
  Plain,   ///< flat tint and hachures
};

/// How fields, marsh and gardens are drawn.
enum class GroundManner {
  Tinted,  ///< pale tints under the lines
  Lines,   ///< lines alone
};

/// Families of type by what is written in them (`fontRoles()`); what none is named for is written in the usual one.
using ThemeFonts = std::map<QString, QString>;

/// What a map looks like: its inks and its manners. A plain value, read from a theme file. Widths are in hex widths.
struct MapTheme {
  std::string slug = "staff";
  QString title;
  bool isColoured = true;  ///< colours that the rules give a terrain show; else only the theme's inks do

  // the sheet
  QColor paper{0xF2, 0xE7, 0xCD};
  QColor sheet{0xF6, 0xEE, 0xDB};
  QColor ink{0x33, 0x29, 0x1F};
  QColor accent{0x9E, 0x35, 0x27};
  QColor unknown{0xB0, 0x46, 0x9A};
  QColor grid{0x5A, 0x46, 0x30, 51};
  double gridWidth = 0.0075;
  QColor number{0x66, 0x5C, 0x4F};
  QColor numberOnWoods{0x38, 0x40, 0x30};

  // woods and trees
  WoodsManner woods = WoodsManner::Crowns;
  QColor woodsGround{0xAE, 0xB7, 0x8D};
  QColor crown{0xB1, 0xBA, 0x90};
  QColor crownLight{0xCC, 0xD2, 0xAC};
  QColor crownShade{0x8C, 0x9C, 0x6C};
  QColor crownRim{0x4F, 0x5F, 0x3B};

  // other grounds
  GroundManner ground = GroundManner::Tinted;
  QColor marsh{0xC3, 0xD3, 0xC6};
  QColor marshLine{0x5E, 0x8F, 0xAE};
  QColor tussock{0x6F, 0x86, 0x4A};
  QColor field{0xEB, 0xDC, 0xA8};
  QColor fieldLine{0xB4, 0x9A, 0x5E};
  QColor orchard{0xCF, 0xD3, 0xA6};
  QColor garden{0xC9, 0xD0, 0xA0};
  QColor village{0xDD, 0xBF, 0xA6};
  QColor meadow{0xDD, 0xDF, 0xB4};
  QColor meadowMark{0x86, 0x97, 0x5B};
  QColor heath{0xDF, 0xCF, 0xC2};
  QColor heathMark{0x8A, 0x5E, 0x6C};
  QColor sand{0xF3, 0xE2, 0xAE};
  QColor sandMark{0xA8, 0x86, 0x48};
  QColor rock{0xC9, 0xC2, 0xB6};
  QColor rockMark{0x5F, 0x57, 0x4E};
  QColor vine{0x7A, 0x6A, 0x3A};

  // relief
  ReliefManner relief = ReliefManner::Shaded;
  QColor levelTint{0xDE, 0xCD, 0xB0};
  QColor hollowTint{0xC9, 0xCF, 0xB8};
  QColor hachure{0x87, 0x54, 0x2B};

  // water
  WaterManner waterManner = WaterManner::Shaded;
  QColor water{0xAC, 0xD0, 0xE2};
  QColor bank{0x35, 0x6C, 0x93};

  // ways
  QColor roadCase{0x35, 0x27, 0x1B};
  QColor road{0xE8, 0xBD, 0x78};
  QColor laneCase{0x5B, 0x46, 0x32};
  QColor lane{0xF8, 0xEF, 0xD9};
  QColor track{0x6B, 0x50, 0x34};
  bool hasRoadLine = false;  ///< a hairline in the middle of main roads
  QColor deck{0xD8, 0xB9, 0x8A};

  // buildings and works
  QColor roof{0x9E, 0x35, 0x27};
  QColor barn{0x7C, 0x75, 0x6D};
  QColor wall{0x6B, 0x64, 0x5C};
  QColor fence{0x4A, 0x38, 0x26};
  QColor castle{0xD9, 0xCD, 0xB4};

  // lettering
  QColor placeInk{0x33, 0x29, 0x1F};
  QColor waterInk{0x1F, 0x55, 0x7D};
  QColor reliefInk{0x7A, 0x45, 0x1E};
  QColor woodsInk{0x2C, 0x3A, 0x1E};
  QColor remarkInk{0x4A, 0x3B, 0x2B};
  QColor halo{0xF2, 0xE7, 0xCD};
  QColor woodsHalo{0xBF, 0xC8, 0xA0};

  ThemeFonts fonts;  ///< bundled or installed families, or those of font files the theme brings

  /// Symbols of its own: SVG by name, checked by faultOfSvg(). A name of symbolNames() takes the place of ours, on
  /// counters too; `map-<kind>` may name kinds that we don't draw. Ink, ground and accent are written as currentColor,
  /// #00ff00 and #ff0000.
  std::map<QString, QByteArray> symbols;

  friend bool operator==(const MapTheme&, const MapTheme&) = default;
};

/// Something wrong in a theme file; what it concerns keeps the value it has in the theme below.
struct ThemeFault {
  QString key;      ///< empty: the whole file
  QString message;  ///< a sentence, in the language of the program

  friend bool operator==(const ThemeFault&, const ThemeFault&) = default;
};

struct LoadedTheme {
  std::shared_ptr<const MapTheme> theme;  ///< never null
  std::vector<ThemeFault> faults;
};

/// A theme as it stands in a file: a JSON object with `title`, `base` (the slug of the theme whose values it starts
/// from; staff without it), a value for each key that differs, `symbols`, an object of SVG files in `folder` by the
/// name of what they draw, and `fonts`, an object of families or of font files in `folder` by what is written in them.
/// Fonts need a QGuiApplication. Never fails: a value that can't be used is a fault and keeps the base's.
LoadedTheme parseTheme(const std::string& slug, const QByteArray& json, const QString& folder = {});

/// The staff map: what is drawn where nothing else is asked for.
std::shared_ptr<const MapTheme> usualTheme();

/// The theme of that name, or in that file if `name` ends in .json; the usual one, with a fault, where there is none.
LoadedTheme loadTheme(const QString& name);

/// The theme that the rules of a battle ask for (`map/theme`).
std::shared_ptr<const MapTheme> themeOf(const rules::RuleBook& rules);

/// What a theme can name a font for: places, water, relief, woods, remarks, numbers, title, text.
std::vector<QString> fontRoles();

/// The slugs of the themes that come with the program, the usual one first.
std::vector<QString> themeNames();

/// A file with every key a theme can have and what it holds in `theme`; parseTheme() reads it back to the same.
QByteArray themeFile(const MapTheme& theme);

}  // namespace redoubt::render
