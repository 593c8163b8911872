#include "editor/render/pattern_look.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <algorithm>
#include <array>

#include "core/base/error.h"
#include "core/rules/vocabulary/drawings.h"
#include "editor/render/looks.h"

namespace redoubt::render {
namespace {

constexpr Ragged kUsualEdge{0.125, 0.45, 55, 0.56, 0.08};

struct PlaceFolder {
  Place place;
  const char* folder;
  rules::Drawing drawing;
};
constexpr std::array kFolders = {PlaceFolder{Place::Hex, "patterns/hexes", rules::Drawing::HexPattern},
                                 PlaceFolder{Place::Hexside, "patterns/hexsides", rules::Drawing::HexsidePattern},
                                 PlaceFolder{Place::Link, "patterns/links", rules::Drawing::LinkPattern}};

// Reads the members of one file.
class Reader {
 public:
  Reader(std::string slug, const QByteArray& json) : slug_(std::move(slug)) {
    const QJsonDocument document = QJsonDocument::fromJson(json);
    if (!document.isObject()) wrong("");
    object_ = document.object();
  }

  const QJsonObject& object() const { return object_; }
  double number(const QJsonObject& from, const char* name, double otherwise, double least, double most) const {
    const QJsonValue value = from.value(QLatin1String(name));
    if (value.isUndefined()) return otherwise;
    const double number = value.toDouble(least - 1);
    if (number < least || number > most) wrong(name);
    return number;
  }
  QColor colour(const char* name) const {
    const QColor colour(object_.value(QLatin1String(name)).toString());
    if (!colour.isValid()) wrong(name);
    return colour;
  }
  [[noreturn]] void wrong(const char* name) const {
    throw Error(ErrorCode::BadInput, Phrase::of("errors.pattern", {{"member", name}}), slug_);
  }

 private:
  std::string slug_;
  QJsonObject object_;
};

std::vector<QPointF> lineOf(const Reader& reader, const QJsonArray& points) {
  std::vector<QPointF> line;
  for (const QJsonValue& each : points) {
    const QJsonArray point = each.toArray();
    constexpr double kFarthest = 0.5;
    if (point.size() != 2 || std::abs(point[0].toDouble(1)) > kFarthest || std::abs(point[1].toDouble(1)) > kFarthest) {
      reader.wrong("marks");
    }
    line.emplace_back(point[0].toDouble(), point[1].toDouble());
  }
  if (line.size() < 2) reader.wrong("marks");
  return line;
}

std::vector<PatternMark> marksOf(const Reader& reader) {
  std::vector<PatternMark> marks;
  for (const QJsonValue& each : reader.object().value(QLatin1String("drawn")).toArray()) {
    const QJsonObject object = each.toObject();
    PatternMark mark;
    mark.width = reader.number(object, "width", mark.width, 0.001, 0.1);
    mark.isFilled = object.value(QLatin1String("filled")).toBool();
    for (const QJsonValue& line : object.value(QLatin1String("lines")).toArray()) {
      mark.lines.push_back(lineOf(reader, line.toArray()));
    }
    if (mark.lines.empty()) reader.wrong("drawn");
    marks.push_back(std::move(mark));
  }
  return marks;
}

std::map<std::string, std::string> effectsOf(const Reader& reader) {
  std::map<std::string, std::string> effects;
  const QJsonObject object = reader.object().value(QLatin1String("effects")).toObject();
  for (auto each = object.begin(); each != object.end(); ++each) {
    if (each->isBool()) {
      effects[each.key().toStdString()] = each->toBool() ? "true" : "false";
    } else if (each->isDouble()) {
      effects[each.key().toStdString()] = QString::number(each->toDouble()).toStdString();
    } else {
      reader.wrong("effects");
    }
  }
  return effects;
}

std::vector<PatternLook> readAll(const PlaceFolder& place) {
  std::vector<PatternLook> looks;
  for (const std::string_view name : rules::drawn(place.drawing)) {
    const std::string slug(name);
    looks.push_back(
        parsePattern(slug, place.place, lookFile(QLatin1String(place.folder), QString::fromStdString(slug))));
  }
  return looks;
}

}  // namespace

PatternLook parsePattern(const std::string& slug, Place place, const QByteArray& json) {
  const Reader reader(slug, json);
  const QJsonObject& object = reader.object();
  PatternLook look;
  look.slug = slug;
  look.place = place;
  look.title = Titles(object.value(QLatin1String("title")));
  if (look.title.isEmpty()) reader.wrong("title");
  look.colour = reader.colour("colour");
  look.layer = object.value(QLatin1String("layer")).toString(QString::fromStdString(slug));
  look.crowding = reader.number(object, "crowding", 0, 0, 100);
  const QJsonObject edge = object.value(QLatin1String("edge")).toObject();
  look.edge = {reader.number(edge, "amplitude", kUsualEdge.amplitude, 0, 0.3),
               reader.number(edge, "scale", kUsualEdge.scale, 0.05, 2),
               static_cast<std::uint32_t>(reader.number(edge, "salt", kUsualEdge.salt, 0, 1000)),
               reader.number(edge, "smoothing", kUsualEdge.smoothing, 0, 2),
               reader.number(edge, "drift", kUsualEdge.drift, 0, 0.3)};
  look.ground = object.value(QLatin1String("ground")).toString(QStringLiteral("paper"));
  look.marksInk = object.value(QLatin1String("marks")).toString(QStringLiteral("ink"));
  look.strength = reader.number(object, "strength", 1, 0, 1);
  if (object.contains(QLatin1String("share-of-marks"))) {
    look.shareOfMarks = reader.number(object, "share-of-marks", 0, 0, 1);
  }
  look.effects = effectsOf(reader);
  look.marks = marksOf(reader);
  look.spacing = reader.number(object, "spacing", look.spacing, 0.03, 1);
  look.frequency = reader.number(object, "frequency", look.frequency, 0, 1);
  return look;
}

const std::vector<PatternLook>& patternLooks(Place place) {
  static const std::array all = {readAll(kFolders[0]), readAll(kFolders[1]), readAll(kFolders[2])};
  return all[static_cast<std::size_t>(place)];
}

const PatternLook* patternLook(Place place, std::string_view slug) {
  const auto& looks = patternLooks(place);
  const auto found =
      std::find_if(looks.begin(), looks.end(), [&](const PatternLook& look) { return look.slug == slug; });
  return found == looks.end() ? nullptr : &*found;
}

}  // namespace redoubt::render
