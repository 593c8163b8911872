#include "editor/render/theme/map_theme.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QFontDatabase>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <mutex>
#include <optional>
#include <span>
#include <type_traits>
#include <utility>
#include <variant>

#include "core/rules/book/rule_book.h"
#include "core/rules/vocabulary/drawings.h"
#include "editor/render/looks.h"
#include "editor/render/paint_context.h"
#include "editor/render/symbols.h"
#include "editor/render/theme/foreign_svg.h"

namespace redoubt::render {
namespace {

constexpr const char* kUsual = "staff";
constexpr qint64 kLargestFile = 1 << 20;
constexpr qint64 kLargestFont = 20 << 20;

class ThemeWords {
  Q_DECLARE_TR_FUNCTIONS(ThemeWords)
};

// A value that is one of a few words.
struct Words {
  std::span<const char* const> words;
  int (*get)(const MapTheme&);
  void (*set)(MapTheme&, int);
};

template <auto Member>
Words words(std::span<const char* const> list) {
  using Value = std::remove_reference_t<decltype(std::declval<MapTheme&>().*Member)>;
  return {list, [](const MapTheme& theme) { return static_cast<int>(theme.*Member); },
          [](MapTheme& theme, int value) { theme.*Member = static_cast<Value>(value); }};
}

constexpr const char* kWoods[] = {"crowns", "cuts", "signs"};
constexpr const char* kWater[] = {"shaded", "lined", "plain"};
constexpr const char* kRelief[] = {"shaded", "lines", "plain"};
constexpr const char* kGround[] = {"tinted", "lines"};
constexpr const char* kRailway[] = {"ticked", "chequered"};

struct Field {
  const char* key;
  std::variant<QColor MapTheme::*, double MapTheme::*, bool MapTheme::*, Words> value;
};

const std::vector<Field>& fields() {
  using T = MapTheme;
  static const std::vector<Field> all = {
      {"coloured", &T::isColoured},
      {"paper", &T::paper},
      {"sheet", &T::sheet},
      {"ink", &T::ink},
      {"accent", &T::accent},
      {"unknown", &T::unknown},
      {"grid", &T::grid},
      {"grid.width", &T::gridWidth},
      {"number", &T::number},
      {"number.on-woods", &T::numberOnWoods},
      {"woods.manner", words<&T::woods>(kWoods)},
      {"woods.ground", &T::woodsGround},
      {"woods.crown", &T::crown},
      {"woods.crown-light", &T::crownLight},
      {"woods.crown-shade", &T::crownShade},
      {"woods.crown-rim", &T::crownRim},
      {"ground.manner", words<&T::ground>(kGround)},
      {"marsh", &T::marsh},
      {"marsh.line", &T::marshLine},
      {"marsh.tussock", &T::tussock},
      {"field", &T::field},
      {"field.line", &T::fieldLine},
      {"orchard", &T::orchard},
      {"garden", &T::garden},
      {"village", &T::village},
      {"meadow", &T::meadow},
      {"meadow.mark", &T::meadowMark},
      {"heath", &T::heath},
      {"heath.mark", &T::heathMark},
      {"sand", &T::sand},
      {"sand.mark", &T::sandMark},
      {"rock", &T::rock},
      {"rock.mark", &T::rockMark},
      {"vine", &T::vine},
      {"relief.manner", words<&T::relief>(kRelief)},
      {"relief.level", &T::levelTint},
      {"relief.hollow", &T::hollowTint},
      {"relief.hachure", &T::hachure},
      {"water.manner", words<&T::waterManner>(kWater)},
      {"water", &T::water},
      {"water.bank", &T::bank},
      {"road", &T::road},
      {"road.case", &T::roadCase},
      {"road.middle-line", &T::hasRoadLine},
      {"lane", &T::lane},
      {"lane.case", &T::laneCase},
      {"track", &T::track},
      {"railway.manner", words<&T::railwayManner>(kRailway)},
      {"railway", &T::railway},
      {"railway.light", &T::railwayLight},
      {"bridge.deck", &T::deck},
      {"building.roof", &T::roof},
      {"building.barn", &T::barn},
      {"wall", &T::wall},
      {"fence", &T::fence},
      {"castle", &T::castle},
      {"lettering.place", &T::placeInk},
      {"lettering.water", &T::waterInk},
      {"lettering.relief", &T::reliefInk},
      {"lettering.woods", &T::woodsInk},
      {"lettering.remark", &T::remarkInk},
      {"lettering.halo", &T::halo},
      {"lettering.woods-halo", &T::woodsHalo},
  };
  return all;
}

// Reads a value: stores a valid one, otherwise returns the fault.
struct Reader {
  MapTheme& theme;
  const QJsonValue& given;

  std::optional<QString> operator()(QColor MapTheme::*member) const {
    const QColor colour(given.toString());
    const QString text = given.toString();
    if (!text.startsWith('#') || !colour.isValid()) {
      return ThemeWords::tr(
          "A colour is written as \"#RRGGBB\", or as \"#AARRGGBB\" if it lets through what is below.");
    }
    theme.*member = colour;
    return std::nullopt;
  }
  std::optional<QString> operator()(double MapTheme::*member) const {
    const double value = given.toDouble(-1);
    if (!(value >= 0 && value <= 0.5)) return ThemeWords::tr("A width is a number from 0 to 0.5, in hex widths.");
    theme.*member = value;
    return std::nullopt;
  }
  std::optional<QString> operator()(bool MapTheme::*member) const {
    if (!given.isBool()) return ThemeWords::tr("This is either true or false.");
    theme.*member = given.toBool();
    return std::nullopt;
  }
  std::optional<QString> operator()(const Words& words) const {
    const auto found = std::find_if(words.words.begin(), words.words.end(),
                                    [&](const char* word) { return given.toString() == QLatin1String(word); });
    if (found != words.words.end()) {
      words.set(theme, static_cast<int>(found - words.words.begin()));
      return std::nullopt;
    }
    QStringList all;
    for (const char* word : words.words) all << word;
    return ThemeWords::tr("This is one of the words %1.").arg(all.join(", "));
  }
};

LoadedTheme failed(const QString& message) {
  return {usualTheme(), {{QString(), message}}};
}

// {"fort": {"like": "town", "ink": "#8A1F1F"}}: the look of styles of names of an author's own.
void readNames(const QJsonObject& given, MapTheme& theme, std::vector<ThemeFault>& faults) {
  for (auto each = given.begin(); each != given.end(); ++each) {
    const std::string style = each.key().toStdString();
    const QJsonObject look = each.value().toObject();
    const auto like = model::fromText<model::LabelStyle>(look["like"].toString(QStringLiteral("remark")).toStdString());
    const QColor ink(look["ink"].toString());
    if (model::fromText<model::LabelStyle>(style)) {
      faults.push_back({"names/" + each.key(), ThemeWords::tr("This style has inks of its own: lettering.….")});
    } else if (!like || (look.contains("ink") && !ink.isValid())) {
      faults.push_back({"names/" + each.key(),
                        ThemeWords::tr("A style is like one of town, village, water, relief, woods and remark, and its "
                                       "ink is a colour such as #33291F.")});
    } else {
      theme.fonts.likes.insert_or_assign(style, *like);
      if (ink.isValid()) theme.nameInks.insert_or_assign(style, ink);
    }
  }
}

LoadedTheme parse(const std::string& slug, const QByteArray& json, const QString& folder, int depth);

LoadedTheme readThemeFile(const QString& path, int depth) {
  QFile file(path);
  if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly))
    return failed(ThemeWords::tr("The theme %1 can't be read.").arg(path));
  if (file.size() > kLargestFile) return failed(ThemeWords::tr("The theme %1 is too large to be one.").arg(path));
  return parse(QFileInfo(path).completeBaseName().toStdString(), file.read(kLargestFile), QFileInfo(path).path(),
               depth);
}

LoadedTheme named(const QString& name, int depth) {
  if (depth > 4) return failed(ThemeWords::tr("Themes start from one another in a circle."));
  const QByteArray json = lookFile(QStringLiteral("themes"), name);
  if (json.isEmpty()) {
    const QStringList known = themeNames();
    return failed(ThemeWords::tr("There is no theme \"%1\"; there are %2, and files that end in .json.")
                      .arg(name, known.join(", ")));
  }
  return parse(name.toStdString(), json, {}, depth);
}

bool isInFolder(const QString& folder, const QString& name) {
  return !folder.isEmpty() && !name.isEmpty() && !name.contains('/') && !name.contains('\\') && !name.startsWith('.');
}

// The contents of a file next to the theme's, at most `most` bytes and one more.
std::optional<QByteArray> readBeside(const QString& folder, const QString& name, qint64 most) {
  const QFileInfo info(folder + "/" + name);
  QFile file(info.filePath());
  // Neither pipes nor devices: reading one might never end.
  if (!QFileInfo(info.canonicalFilePath()).isFile() || !file.open(QIODevice::ReadOnly)) return std::nullopt;
  return file.read(most + 1);
}

// A symbol's drawing, or its fault.
std::optional<QString> readSymbol(const QString& folder, const QJsonValue& given, QByteArray& svg) {
  const QString name = given.toString();
  if (!isInFolder(folder, name)) {
    return ThemeWords::tr("A symbol is the name of an SVG file in the folder of the theme.");
  }
  const auto content = readBeside(folder, name, kLargestFile);
  if (!content) return ThemeWords::tr("The file %1 can't be read.").arg(name);
  svg = *content;
  return faultOfSvg(svg);
}

// The family of a font file; empty if it is not a font. The same font is registered with Qt once.
QString familyOfFile(const QByteArray& font) {
  static std::mutex mutex;
  static std::map<QByteArray, QString> families;  // by a hash of the file's contents
  const std::lock_guard lock(mutex);
  const QByteArray hash = QCryptographicHash::hash(font, QCryptographicHash::Sha256);
  const auto [found, isNew] = families.try_emplace(hash);
  if (isNew) {
    const int id = QFontDatabase::addApplicationFontFromData(font);
    if (id >= 0) found->second = QFontDatabase::applicationFontFamilies(id).value(0);
  }
  return found->second;
}

// A family, or its fault.
std::optional<QString> readFont(const QString& folder, const QJsonValue& given, QString& family) {
  const QString name = given.toString();
  if (name.endsWith(".ttf", Qt::CaseInsensitive) || name.endsWith(".otf", Qt::CaseInsensitive)) {
    if (!isInFolder(folder, name)) return ThemeWords::tr("A font file lies in the folder of the theme.");
    const auto content = readBeside(folder, name, kLargestFont);
    if (!content) return ThemeWords::tr("The file %1 can't be read.").arg(name);
    if (content->size() > kLargestFont) return ThemeWords::tr("The font %1 is larger than 20 MB.").arg(name);
    family = familyOfFile(*content);
    if (family.isEmpty()) return ThemeWords::tr("The file %1 is no font that can be read.").arg(name);
    return std::nullopt;
  }
  if (name.isEmpty() || !QFontDatabase::hasFamily(name)) {
    return ThemeWords::tr("There is no font \"%1\" on this computer; the usual one is used.").arg(name);
  }
  family = name;
  return std::nullopt;
}

void readFonts(const QJsonObject& given, const QString& folder, MapTheme& theme, std::vector<ThemeFault>& faults) {
  const std::vector<QString> roles = fontRoles();
  for (auto each = given.begin(); each != given.end(); ++each) {
    QString family;
    if (std::find(roles.begin(), roles.end(), each.key()) == roles.end()) {
      const QStringList all(roles.begin(), roles.end());
      faults.push_back({"fonts/" + each.key(), ThemeWords::tr("Fonts are named for %1.").arg(all.join(", "))});
    } else if (const auto fault = readFont(folder, each.value(), family)) {
      faults.push_back({"fonts/" + each.key(), *fault});
    } else {
      theme.fonts.insert_or_assign(each.key(), family);
    }
  }
}

void readSymbols(const QJsonObject& given, const QString& folder, MapTheme& theme, std::vector<ThemeFault>& faults) {
  for (auto each = given.begin(); each != given.end(); ++each) {
    if (!each.key().startsWith("map-") && !hasSymbol(each.key())) {
      faults.push_back({"symbols/" + each.key(), ThemeWords::tr("There is no symbol of that name.")});
      continue;
    }
    QByteArray svg;
    if (const auto fault = readSymbol(folder, each.value(), svg)) {
      faults.push_back({"symbols/" + each.key(), *fault});
    } else {
      theme.symbols.insert_or_assign(each.key(), svg);
    }
  }
}

LoadedTheme parse(const std::string& slug, const QByteArray& json, const QString& folder, int depth) {
  QJsonParseError error{};
  const QJsonDocument document = QJsonDocument::fromJson(json, &error);
  if (!document.isObject()) {
    const qsizetype line =
        1 + std::count(json.begin(), json.begin() + std::min<qsizetype>(error.offset, json.size()), '\n');
    return failed(
        ThemeWords::tr("The theme %1 is not JSON: line %2 can't be read.").arg(QString::fromStdString(slug)).arg(line));
  }
  const QJsonObject object = document.object();
  LoadedTheme loaded;
  if (object.contains("base")) {
    loaded = named(object["base"].toString(), depth + 1);
  } else if (slug != kUsual) {
    loaded.theme = usualTheme();
  }
  MapTheme theme = loaded.theme ? *loaded.theme : MapTheme();
  theme.slug = slug;
  theme.title = Titles(object.contains("title") ? object["title"] : QJsonValue(QString::fromStdString(slug)));
  theme.about = Titles(object["about"]);
  for (auto each = object.begin(); each != object.end(); ++each) {
    if (each.key() == "base" || each.key() == "title" || each.key() == "about" || each.key() == "order") continue;
    if (each.key() == "symbols") {
      readSymbols(each.value().toObject(), folder, theme, loaded.faults);
      continue;
    }
    if (each.key() == "fonts") {
      readFonts(each.value().toObject(), folder, theme, loaded.faults);
      continue;
    }
    if (each.key() == "names") {
      readNames(each.value().toObject(), theme, loaded.faults);
      continue;
    }
    const auto field = std::find_if(fields().begin(), fields().end(),
                                    [&](const Field& one) { return each.key() == QLatin1String(one.key); });
    if (field == fields().end()) {
      loaded.faults.push_back({each.key(), ThemeWords::tr("No part of the map is called so.")});
      continue;
    }
    const QJsonValue value = each.value();
    if (const auto fault = std::visit(Reader{theme, value}, field->value)) {
      loaded.faults.push_back({each.key(), *fault});
    }
  }
  loaded.theme = std::make_shared<const MapTheme>(std::move(theme));
  return loaded;
}

}  // namespace

LoadedTheme parseTheme(const std::string& slug, const QByteArray& json, const QString& folder) {
  return parse(slug, json, folder, 0);
}

std::shared_ptr<const MapTheme> usualTheme() {
  static const auto theme = named(QString::fromLatin1(kUsual), 0).theme;
  return theme;
}

LoadedTheme loadTheme(const QString& name) {
  if (name.endsWith(".json", Qt::CaseInsensitive)) return readThemeFile(name, 0);
  static std::mutex mutex;
  static std::map<QString, LoadedTheme> read;  // one value of each, so that styles compare as equal
  const std::lock_guard lock(mutex);
  if (const auto found = read.find(name); found != read.end()) return found->second;
  const LoadedTheme loaded = named(name, 0);
  if (loaded.faults.empty()) read.emplace(name, loaded);
  return loaded;
}

std::shared_ptr<const MapTheme> themeOf(const rules::RuleBook& rules) {
  return loadTheme(QString::fromStdString(rules.text("map/theme").value_or(kUsual))).theme;
}

std::vector<QString> fontRoles() {
  return {"places", "water", "relief", "woods", "remarks", "numbers", "title", "text"};
}

QStringList themeNames() {
  QStringList names;
  for (const std::string_view name : rules::drawn(rules::Drawing::Theme)) {
    names << QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
  }
  return names;
}

QColor inkOf(const MapTheme& theme, const QString& ink) {
  for (const Field& field : fields()) {
    const auto* colour = std::get_if<QColor MapTheme::*>(&field.value);
    if (colour && ink == QLatin1String(field.key)) return theme.**colour;
  }
  const QColor own(ink);
  if (!own.isValid()) return theme.unknown;
  if (theme.isColoured) return own;
  // Between ink and paper, as light as it is: a pale ground stays pale in black and white.
  return mixed(theme.ink, theme.paper, own.lightnessF());
}

QByteArray themeFile(const MapTheme& theme) {
  QJsonObject object{{"title", theme.title.toJson()}, {"about", theme.about.toJson()}};
  for (const Field& field : fields()) {
    std::visit(
        [&](const auto& value) {
          using Value = std::decay_t<decltype(value)>;
          if constexpr (std::is_same_v<Value, Words>) {
            object[field.key] = value.words[static_cast<std::size_t>(value.get(theme))];
          } else if constexpr (std::is_same_v<Value, QColor MapTheme::*>) {
            const QColor& colour = theme.*value;
            object[field.key] = colour.name(colour.alpha() == 255 ? QColor::HexRgb : QColor::HexArgb).toUpper();
          } else {
            object[field.key] = theme.*value;
          }
        },
        field.value);
  }
  QJsonObject fonts;
  for (const auto& [role, family] : theme.fonts) fonts[role] = family;
  if (!fonts.isEmpty()) object["fonts"] = fonts;
  QJsonObject names;
  for (const auto& [style, like] : theme.fonts.likes) {
    const std::string_view word = model::toText(like);
    QJsonObject look{{"like", QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size()))}};
    if (const auto ink = theme.nameInks.find(style); ink != theme.nameInks.end()) look["ink"] = ink->second.name();
    names[QString::fromStdString(style)] = look;
  }
  if (!names.isEmpty()) object["names"] = names;
  return QJsonDocument(object).toJson();
}

}  // namespace redoubt::render
