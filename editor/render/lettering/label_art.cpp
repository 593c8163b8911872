#include "editor/render/lettering/label_art.h"

#include <QFont>
#include <QFontMetricsF>
#include <QImage>
#include <QPainterPathStroker>
#include <QTransform>
#include <algorithm>
#include <atomic>
#include <cmath>
#include <map>
#include <optional>
#include <tuple>

#include "core/model/label_path.h"
#include "editor/render/drawing_sink.h"
#include "editor/render/fonts.h"
#include "editor/render/lettering/label_curve.h"
#include "editor/render/many_shapes.h"
#include "editor/render/map_geometry.h"
#include "editor/render/shelf.h"

namespace redoubt::render {
namespace {

constexpr int kDrawnSize = 200;  // outlines are made at this size and scaled, so that hinting has no effect
constexpr double kHaloWidth = 2 * kHaloReach;

QPainterPath outlines(const QFont& font, const QString& text) {
  QPainterPath path;
  path.setFillRule(Qt::WindingFill);
  path.addText(0, 0, font, text);
  return path;
}

// The middle of a line of text: half its advance, and half the height of its capitals.
QPointF middleOf(const QFont& font, const QString& text, double spacing) {
  const QFontMetricsF metrics(font);
  return {(metrics.horizontalAdvance(text) - spacing) / 2, -metrics.capHeight() / 2};
}

WrittenText straightText(const QFont& font, const QString& text, double spacing) {
  WrittenText written;
  const QPointF middle = middleOf(font, text, spacing);
  written.letters = outlines(font, text).translated(-middle);
  written.places = {QTransform::fromTranslate(-middle.x(), -middle.y())};
  constexpr double kRoom = 0.16 * kDrawnSize;
  written.band = QPolygonF(written.letters.boundingRect().adjusted(-kRoom, -kRoom, kRoom, kRoom));
  return written;
}

}  // namespace

Lettering lettering(model::LabelStyle style) {
  switch (style) {
    case model::LabelStyle::Town: return {true, false, true, 0.12};
    case model::LabelStyle::Village: return {true, false, false, 0.03};
    case model::LabelStyle::Water: return {false, true, false, 0.10};
    case model::LabelStyle::Relief: return {false, false, true, 0.26};
    case model::LabelStyle::Woods: return {false, false, true, 0.30};
    case model::LabelStyle::Remark: return {false, true, false, 0};
  }
  return {};
}

model::LabelStyle drawnAs(const model::OpenWord<model::LabelStyle>& style, const ThemeFonts& fonts) {
  if (const auto known = style.known()) return *known;
  const auto found = fonts.likes.find(style.text());
  return found == fonts.likes.end() ? model::LabelStyle::Remark : found->second;
}

LabelInks labelInks(const MapTheme& theme, model::LabelStyle style) {
  switch (style) {
    case model::LabelStyle::Town:
    case model::LabelStyle::Village: return {theme.placeInk, theme.halo};
    case model::LabelStyle::Water: return {theme.waterInk, theme.halo};
    case model::LabelStyle::Relief: return {theme.reliefInk, theme.halo};
    case model::LabelStyle::Woods: return {theme.woodsInk, theme.woodsHalo};
    case model::LabelStyle::Remark: return {theme.remarkInk, theme.halo};
  }
  return {theme.ink, theme.halo};
}

double letterSize(const model::Label& label) {
  constexpr double kUsual = 0.16;
  constexpr double kLeast = 0.01;
  constexpr double kMost = 20;
  return std::isfinite(label.size) && label.size > 0 ? std::clamp(label.size, kLeast, kMost) : kUsual;
}

double usualLetterSize(model::LabelStyle style) {
  switch (style) {
    case model::LabelStyle::Town: return 0.42;
    case model::LabelStyle::Village: return 0.34;
    case model::LabelStyle::Water: return 0.34;
    case model::LabelStyle::Relief: return 0.36;
    case model::LabelStyle::Woods: return 0.34;
    case model::LabelStyle::Remark: return 0.26;
  }
  return 0.34;
}

double usualLetterSize(const model::OpenWord<model::LabelStyle>& style) {
  return usualLetterSize(drawnAs(style));
}

namespace {

QString fontRole(model::LabelStyle style) {
  switch (style) {
    case model::LabelStyle::Town:
    case model::LabelStyle::Village: return QStringLiteral("places");
    case model::LabelStyle::Water: return QStringLiteral("water");
    case model::LabelStyle::Relief: return QStringLiteral("relief");
    case model::LabelStyle::Woods: return QStringLiteral("woods");
    case model::LabelStyle::Remark: return QStringLiteral("remarks");
  }
  return {};
}

QString fontFor(const QString& role, const ThemeFonts& fonts, const char* usual) {
  const auto own = fonts.find(role);
  return own == fonts.end() ? QString(usual) : own->second;
}

QString familyOf(const model::Label& label, const ThemeFonts& fonts) {
  switch (label.font) {
    case model::LabelFont::ByStyle: return fontFor(fontRole(drawnAs(label.style, fonts)), fonts, kMapFont);
    case model::LabelFont::Serif: return kMapFont;
    case model::LabelFont::Sans: return kNumberFont;
    case model::LabelFont::Condensed: return kCounterFont;
    case model::LabelFont::Grotesque: return kWindowFont;
  }
  return kMapFont;
}

QFont fontOf(const model::Label& label, const Lettering& how, const ThemeFonts& fonts) {
  QFont font(familyOf(label, fonts));
  font.setPixelSize(kDrawnSize);
  font.setBold(how.isBold);
  font.setItalic(how.isItalic);
  font.setHintingPreference(QFont::PreferNoHinting);
  font.setLetterSpacing(QFont::AbsoluteSpacing, how.spacing * kDrawnSize);
  return font;
}

// The curve of a label's path, at the size in which its letters are drawn; nothing for an invalid path, or one that is
// very short compared with the letters.
std::optional<LabelCurve> curveOf(const model::Label& label, double size) {
  constexpr double kSmoothing = 1.3;  // of the size
  std::vector<QPointF> points;
  double reach = 0;
  for (const hex::Point point : model::labelPath(label.path)) {
    points.push_back(QPointF(point.x, point.y) * (kDrawnSize / size));
    const QPointF from = points.back() - points.front();
    reach = std::max(reach, std::hypot(from.x(), from.y()));
  }
  if (points.size() < 2 || !(reach > 1)) return std::nullopt;
  return LabelCurve(points, kSmoothing * kDrawnSize);
}

// The letters of a label at the size in which they are drawn, and the transform to the map's size.
struct Composed {
  WrittenText written;
  QTransform transform;
  QString key;
  std::shared_ptr<const PlacedText> text;
};

// Null if the letters have no places.
std::shared_ptr<const PlacedText> placedText(const QString& text, const QFont& font, const WrittenText& written,
                                             const QTransform& transform) {
  if (written.places.empty()) return nullptr;
  auto placed = std::make_shared<PlacedText>(PlacedText{text.normalized(QString::NormalizationForm_C), font, {}});
  for (const QTransform& place : written.places) placed->places.push_back(place * transform);
  return placed;
}

Composed compose(const model::Label& label, const ThemeFonts& fonts) {
  const Lettering how = lettering(drawnAs(label.style, fonts));
  const QFont font = fontOf(label, how, fonts);
  QString text = QString::fromStdString(label.text).simplified();
  if (how.isCapitals) text = text.toUpper();
  const double size = letterSize(label);
  const std::optional<LabelCurve> curve = curveOf(label, size);
  Composed composed;
  composed.written = curve ? textAlong(*curve, font, text) : straightText(font, text, how.spacing * kDrawnSize);
  if (!curve) composed.transform.rotate(label.angle);
  composed.transform.scale(size / kDrawnSize, size / kDrawnSize);
  composed.text = placedText(text, font, composed.written, composed.transform);
  composed.key = QStringLiteral("%1#%2#%3#%4#%5#%6#%7")
                     .arg(QString::fromStdString(label.style.text()))
                     .arg(static_cast<int>(label.font))
                     .arg(label.angle)
                     .arg(size)
                     .arg(font.family(), curve ? QString::fromStdString(label.path) : QString(), text);
  return composed;
}

QPainterPath haloRound(const QPainterPath& letters) {
  QPainterPathStroker stroker;
  stroker.setWidth(kHaloWidth * kDrawnSize);
  stroker.setJoinStyle(Qt::RoundJoin);
  stroker.setCapStyle(Qt::RoundCap);
  stroker.setCurveThreshold(8);
  QPainterPath halo = stroker.createStroke(letters);
  halo.setFillRule(Qt::WindingFill);
  return halo;
}

}  // namespace

namespace {

// A band as convex pieces: its corners run along one edge and back along the other.
std::vector<QPolygonF> piecesOf(QPolygonF band) {
  if (band.size() > 1 && band.first() == band.last()) band.removeLast();
  std::vector<QPolygonF> pieces;
  for (qsizetype i = 0; i + 1 < band.size() - 1 - i; ++i) {
    pieces.push_back({band[i], band[i + 1], band[band.size() - 2 - i], band[band.size() - 1 - i]});
  }
  return pieces;
}

}  // namespace

namespace {

constexpr qsizetype kMostKept = 12 << 20;  // of the halos of all names together
std::atomic<qsizetype> keptBytes = 0;

qsizetype bytesOf(const QPainterPath& path) {
  return path.elementCount() * static_cast<qsizetype>(sizeof(QPainterPath::Element));
}

}  // namespace

LetterHalo::~LetterHalo() {
  keptBytes -= bytesOf(kept_);
}

QPainterPath LetterHalo::path() const {
  const std::lock_guard lock(mutex_);
  if (!kept_.isEmpty() || letters_.isEmpty()) return kept_;
  QPainterPath halo = drawn_.map(haloRound(drawn_.inverted().map(letters_)));
  const qsizetype bytes = bytesOf(halo);
  if ((keptBytes += bytes) > kMostKept) {
    keptBytes -= bytes;
  } else {
    kept_ = halo;
  }
  return halo;
}

QRectF LetterHalo::bounds() const {
  if (letters_.isEmpty()) return {};
  constexpr double kReach = kHaloWidth * kDrawnSize / 2;
  return drawn_.mapRect(room_.adjusted(-kReach, -kReach, kReach, kReach));
}

LabelArt labelArt(const model::Label& label, hex::Point at, const ThemeFonts& fonts) {
  const Composed composed = compose(label, fonts);
  LabelArt art;
  art.label = label;
  art.at = at;
  art.style = drawnAs(label.style, fonts);
  art.letters = composed.transform.map(composed.written.letters);
  art.halo =
      std::make_shared<const LetterHalo>(art.letters, composed.transform, composed.written.letters.boundingRect());
  art.key = composed.key;
  art.text = composed.text;
  art.bounds = art.halo->bounds().translated(at.x, at.y);
  art.boxes = piecesOf(composed.transform.map(composed.written.band).translated(at.x, at.y));
  return art;
}

QPolygonF labelFrame(const model::Label& label, hex::Point at, const ThemeFonts& fonts) {
  const Composed composed = compose(label, fonts);
  return composed.transform.map(composed.written.band).translated(at.x, at.y);
}

namespace {

// The smallest box round an outline, among boxes of several slants.
QPolygonF leastBox(const QPolygonF& outline) {
  constexpr double kStep = 15;  // degrees
  QPolygonF least;
  double area = 0;
  for (double degrees = 0; degrees < 90; degrees += kStep) {
    const QTransform turn = QTransform().rotate(degrees);
    const QRectF box = turn.map(outline).boundingRect();
    if (!least.isEmpty() && box.width() * box.height() >= area) continue;
    area = box.width() * box.height();
    least = turn.inverted().map(QPolygonF({box.topLeft(), box.topRight(), box.bottomRight(), box.bottomLeft()}));
  }
  return least;
}

}  // namespace

std::vector<QPolygonF> letterBoxes(const model::Label& label, hex::Point at, const ThemeFonts& fonts) {
  const Composed composed = compose(label, fonts);
  std::vector<QPolygonF> boxes;
  for (const QPolygonF& outline : composed.transform.map(composed.written.letters).toSubpathPolygons()) {
    boxes.push_back(leastBox(outline).translated(toQt(at)));
  }
  return boxes;
}

namespace {

struct LabelSprite {
  QImage image;
  QPoint anchor;  // where the middle of the name is in the image

  qsizetype bytes() const { return image.sizeInBytes(); }
};

// Larger names, in pixels and in pixels per hex, are filled anew each time: pictures of them would need much memory.
constexpr int kMaxSpriteSide = 2000;
constexpr double kMaxSpriteScale = 160;
constexpr std::size_t kMaxLabelSprites = 600;
constexpr qsizetype kMaxLabelBytes = 32 << 20;  // of all of them together

constexpr double kSmallLetters = 12;  // device pixels, below which a halo is less than two pixels wide

// Halos of small letters without the arcs round their corners, which take most of the time and are not visible.
QPainterPath halosOfSmall(const LabelArt& label, double scale) {
  QPainterPathStroker stroker;
  stroker.setWidth(kHaloWidth * letterSize(label.label) * scale);
  stroker.setJoinStyle(Qt::BevelJoin);
  stroker.setCapStyle(Qt::FlatCap);
  QPainterPath halo = stroker.createStroke(QTransform::fromScale(scale, scale).map(label.letters));
  halo.setFillRule(Qt::WindingFill);
  return QTransform::fromScale(1 / scale, 1 / scale).map(halo);
}

QPainterPath pathOf(const LabelArt& label, LabelPart part) {
  return part == LabelPart::Halo ? label.halo->path() : label.letters;
}

// A halo is slightly transparent, and more so round the large names of heights and woods, which are on their own
// terrain.
QColor inkOf(const MapTheme& theme, const LabelArt& label, LabelPart part) {
  const model::LabelStyle style = label.style;
  const LabelInks inks = labelInks(theme, style);
  const auto own = theme.nameInks.find(label.label.style.text());
  if (part == LabelPart::Letters) return own == theme.nameInks.end() ? inks.letters : own->second;
  QColor halo = inks.halo;
  const bool isQuiet = style == model::LabelStyle::Relief || style == model::LabelStyle::Woods;
  halo.setAlphaF(halo.alphaF() * (isQuiet ? 0.6F : 0.92F));
  return halo;
}

// The same as text, for devices without pixels; labels that can't be written as text are drawn as outlines.
void writeLabel(QPainter& painter, const LabelArt& label, LabelPart part, const QColor& colour) {
  DrawingSink* sink = label.text ? sinkOf(painter) : nullptr;
  if (sink) {
    sink->write(*label.text, colour, part == LabelPart::Halo ? kHaloWidth * kDrawnSize : 0);
  } else if (label.text && part == LabelPart::Letters) {
    writePlaced(painter, *label.text, colour);
  } else {
    painter.fillPath(pathOf(label, part), colour);
  }
}

std::shared_ptr<const LabelSprite> drawnSprite(const LabelArt& label, LabelPart part, const QColor& colour,
                                               double scale, double pixelRatio) {
  const QRectF bounds = label.bounds.translated(-toQt(label.at));
  const QPoint from(static_cast<int>(std::floor(bounds.left() * scale)) - 2,
                    static_cast<int>(std::floor(bounds.top() * scale)) - 2);
  const QPoint to(static_cast<int>(std::ceil(bounds.right() * scale)) + 2,
                  static_cast<int>(std::ceil(bounds.bottom() * scale)) + 2);
  LabelSprite sprite{QImage(to.x() - from.x(), to.y() - from.y(), QImage::Format_ARGB32_Premultiplied), -from};
  sprite.image.fill(Qt::transparent);
  QPainter painter(&sprite.image);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.translate(sprite.anchor);
  painter.scale(scale, scale);
  const bool isSmall = part == LabelPart::Halo && letterSize(label.label) * scale < kSmallLetters;
  fillLetters(painter, isSmall ? halosOfSmall(label, scale) : pathOf(label, part), colour, bounds);
  painter.end();
  sprite.image.setDevicePixelRatio(pixelRatio);
  return std::make_shared<const LabelSprite>(std::move(sprite));
}

std::shared_ptr<const LabelSprite> labelSprite(const LabelArt& label, LabelPart part, const QColor& colour,
                                               double scale, double pixelRatio) {
  static Shelf<QString, LabelSprite> sprites(kMaxLabelSprites, kMaxLabelBytes);
  const QString key = label.key + QStringLiteral("#%1#%2#%3#%4")
                                      .arg(scale, 0, 'f', 3)
                                      .arg(pixelRatio, 0, 'f', 2)
                                      .arg(static_cast<int>(part))
                                      .arg(colour.name(QColor::HexArgb));
  return sprites.get(key, [&] { return drawnSprite(label, part, colour, scale, pixelRatio); });
}

// One sign of a hex number.
struct Digit {
  QPainterPath outline;  // at size 1, from the left end of its line's middle
  double advance = 0;
};

const Digit& digitOf(QChar c, const QString& family) {
  thread_local std::map<std::pair<QChar, QString>, Digit> digits;
  const auto [found, isNew] = digits.try_emplace({c, family});
  if (isNew) {
    QFont font(family);
    font.setPixelSize(kDrawnSize);
    font.setHintingPreference(QFont::PreferNoHinting);
    const QFontMetricsF metrics(font);
    found->second.advance = metrics.horizontalAdvance(c) / kDrawnSize;
    found->second.outline = QTransform::fromScale(1.0 / kDrawnSize, 1.0 / kDrawnSize)
                                .map(outlines(font, QString(c)).translated(0, metrics.capHeight() / 2));
  }
  return found->second;
}

constexpr double kMaxDigit = 200;  // pixels; larger ones are filled anew each time
constexpr int kPhases = 4;         // a digit is drawn at quarters of a pixel, so that spaces stay even

// A digit whose left end is `phase` quarters of a pixel right of the image's middle.
const QImage& digitSprite(QChar c, const QString& family, int phase, double pixels, const QColor& colour,
                          double pixelRatio) {
  using Key = std::tuple<QChar, int, long, QRgb, long, QString>;
  thread_local std::map<Key, QImage> sprites;
  const Key key{c, phase, std::lround(pixels * 64), colour.rgba(), std::lround(pixelRatio * 64), family};
  if (const auto found = sprites.find(key); found != sprites.end()) return found->second;
  if (sprites.size() > 800) sprites.clear();
  const int half = static_cast<int>(std::ceil(pixels)) + 2;
  QImage image(2 * half, 2 * half, QImage::Format_ARGB32_Premultiplied);
  image.fill(Qt::transparent);
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.translate(half + static_cast<double>(phase) / kPhases, half);
  painter.scale(pixels, pixels);
  painter.fillPath(digitOf(c, family).outline, colour);
  painter.end();
  image.setDevicePixelRatio(pixelRatio);
  return sprites.emplace(key, std::move(image)).first->second;
}

}  // namespace

void drawLabel(QPainter& painter, const LabelArt& label, const MapTheme& theme, LabelPart part, const QRectF& seen) {
  const QColor colour = inkOf(theme, label, part);
  SpritePainter sprites(painter);
  const double side = std::max(label.bounds.width(), label.bounds.height()) * sprites.scale();
  if (!sprites.isRaster() || side > kMaxSpriteSide || sprites.scale() > kMaxSpriteScale) {
    painter.save();
    if (sprites.isRaster()) {
      painter.translate(sprites.toDevice(toQt(label.at)) / sprites.pixelRatio());
      painter.scale(sprites.scale() / sprites.pixelRatio(), sprites.scale() / sprites.pixelRatio());
      fillLetters(painter, pathOf(label, part), colour, seen.translated(-toQt(label.at)));
    } else {
      painter.translate(toQt(label.at));
      writeLabel(painter, label, part, colour);
    }
    painter.restore();
    return;
  }
  const auto sprite = labelSprite(label, part, colour, sprites.scale(), sprites.pixelRatio());
  const QPointF at = sprites.toDevice(toQt(label.at));
  sprites.copy(sprite->image, static_cast<int>(std::floor(at.x() + 0.5)) - sprite->anchor.x(),
               static_cast<int>(std::floor(at.y() + 0.5)) - sprite->anchor.y());
}

QRectF numberRoom(const QString& number, double size, const ThemeFonts& fonts) {
  const QString family = fontFor(QStringLiteral("numbers"), fonts, kNumberFont);
  double width = 0;
  double half = 0;
  for (const QChar c : number) {
    width += digitOf(c, family).advance * size;
    const QRectF digit = digitOf(c, family).outline.boundingRect();
    half = std::max({half, -digit.top() * size, digit.bottom() * size});
  }
  return {-width / 2, -half, width, 2 * half};
}

double numberSize(double scale) {
  constexpr double kPixels = 6.5;
  constexpr double kPrinted = 0.100;
  return std::clamp(kPixels / scale, kPrinted, kLargestNumber);
}

NumberWriter::NumberWriter(QPainter& painter, double size, const QColor& colour, const ThemeFonts& fonts)
    : sprites_(painter),
      size_(size),
      colour_(colour),
      family_(fontFor(QStringLiteral("numbers"), fonts, kNumberFont)) {}

void NumberWriter::put(const QString& number, QPointF at) {
  if (!sprites_.isRaster()) return write(number, at);
  if (size_ * sprites_.scale() > kMaxDigit) return fill(number, at);
  double width = 0;
  for (const QChar c : number) width += digitOf(c, family_).advance;
  QPointF left(at.x() - width * size_ / 2, at.y());
  for (const QChar c : number) {
    const QPointF place = sprites_.toDevice(left);
    const int quarters = static_cast<int>(std::floor(place.x() * kPhases + 0.5));
    const int column = static_cast<int>(std::floor(static_cast<double>(quarters) / kPhases));
    const QImage& image =
        digitSprite(c, family_, quarters - column * kPhases, size_ * sprites_.scale(), colour_, sprites_.pixelRatio());
    const int half = image.width() / 2;
    sprites_.copy(image, column - half, static_cast<int>(std::floor(place.y() + 0.5)) - half);
    left += QPointF(digitOf(c, family_).advance * size_, 0);
  }
}

// Digit by digit, if pictures of them would need much memory.
void NumberWriter::fill(const QString& number, QPointF at) {
  double width = 0;
  for (const QChar c : number) width += digitOf(c, family_).advance;
  const double pixels = size_ * sprites_.scale() / sprites_.pixelRatio();
  QPointF left(at.x() - width * size_ / 2, at.y());
  for (const QChar c : number) {
    QPainter& painter = sprites_.painter();
    painter.save();
    painter.translate(sprites_.toDevice(left) / sprites_.pixelRatio());
    painter.scale(pixels, pixels);
    painter.fillPath(digitOf(c, family_).outline, colour_);
    painter.restore();
    left += QPointF(digitOf(c, family_).advance * size_, 0);
  }
}

// As text, for devices without pixels.
void NumberWriter::write(const QString& number, QPointF at) {
  QFont font(family_);
  font.setPixelSize(kDrawnSize);
  font.setHintingPreference(QFont::PreferNoHinting);
  QTransform place = QTransform::fromTranslate(at.x(), at.y());
  place.scale(size_ / kDrawnSize, size_ / kDrawnSize);
  const QPointF middle = middleOf(font, number, 0);
  place.translate(-middle.x(), -middle.y());
  writePlaced(sprites_.painter(), {number, font, {place}}, colour_);
}

}  // namespace redoubt::render
