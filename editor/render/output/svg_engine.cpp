#include "editor/render/output/svg_engine.h"

#include <QBuffer>
#include <QFontInfo>
#include <QImage>
#include <QPainterPath>
#include <QPen>
#include <QPixmap>
#include <algorithm>
#include <cmath>
#include <limits>

#include "editor/render/fonts.h"
#include "editor/render/output/web_font.h"

namespace redoubt::render {
namespace {

constexpr double kToMm = 1 / SvgDevice::kPerMm;
constexpr double kSmall = 6;  // mm: smaller shapes are written with one more decimal

QByteArray number(double value, int places) {
  if (!std::isfinite(value)) value = 0;
  QByteArray text = QByteArray::number(value, 'f', places);
  if (text.contains('.')) {
    while (text.endsWith('0')) text.chop(1);
    if (text.endsWith('.')) text.chop(1);
  }
  return text == "-0" ? QByteArray("0") : text;
}

QByteArray point(QPointF at, int places) {
  return number(at.x(), places) + ' ' + number(at.y(), places);
}

QByteArray escaped(const QString& text) {
  return text.toHtmlEscaped().toUtf8();
}

// Path data of a path in millimetres.
QByteArray pathData(const QPainterPath& path) {
  const QRectF bounds = path.controlPointRect();
  const int places = std::max(bounds.width(), bounds.height()) < kSmall ? 3 : 2;
  QByteArray data;
  QPointF start;
  for (int i = 0; i < path.elementCount(); ++i) {
    const QPainterPath::Element element = path.elementAt(i);
    switch (element.type) {
      case QPainterPath::MoveToElement:
        start = element;
        data += 'M' + point(element, places);
        break;
      case QPainterPath::LineToElement: {
        const bool isLast = i + 1 == path.elementCount() || path.elementAt(i + 1).isMoveTo();
        data += isLast && QPointF(element) == start ? QByteArray("Z") : 'L' + point(element, places);
        break;
      }
      case QPainterPath::CurveToElement:
        data += 'C' + point(element, places) + ' ' + point(path.elementAt(i + 1), places) + ' ' +
                point(path.elementAt(i + 2), places);
        if (const bool isLast = i + 3 == path.elementCount() || path.elementAt(i + 3).isMoveTo();
            isLast && QPointF(path.elementAt(i + 2)) == start) {
          data += 'Z';
        }
        i += 2;
        break;
      case QPainterPath::CurveToDataElement: break;
    }
  }
  return data;
}

QByteArray matrix(const QTransform& t) {
  return " transform=\"matrix(" + number(t.m11(), 6) + ' ' + number(t.m12(), 6) + ' ' + number(t.m21(), 6) + ' ' +
         number(t.m22(), 6) + ' ' + number(t.dx(), 3) + ' ' + number(t.dy(), 3) + ")\"";
}

// The family name for CSS. A font file can have any name.
QString cssName(const QFont& font) {
  return '\'' + font.family().remove(u'\'').remove(u'\\') + '\'';
}

// The fallback families for programs that don't read fonts in a drawing, such as Inkscape.
QByteArray familyOf(const QFont& font) {
  const QString family = font.family();
  const bool isSans = family == QLatin1String(kNumberFont) || family == QLatin1String(kCounterFont) ||
                      family == QLatin1String(kWindowFont);
  return escaped(cssName(font)) + ", " + (isSans ? "sans-serif" : "'Linux Libertine', 'Libertinus Serif', serif");
}

// Features that Qt must convert into simpler ones.
constexpr QPaintEngine::PaintEngineFeatures kBeyond = QPaintEngine::PaintEngineFeatures(QPaintEngine::PatternBrush) |
                                                      QPaintEngine::PerspectiveTransform |
                                                      QPaintEngine::ConicalGradientFill | QPaintEngine::PorterDuff;

// The intersection. Mostly one of them is a rectangle round the other.
QPainterPath common(const QPainterPath& a, const QPainterPath& b) {
  if (a.boundingRect().contains(b.boundingRect()) && a.contains(b.boundingRect())) return b;
  if (b.boundingRect().contains(a.boundingRect()) && b.contains(a.boundingRect())) return a;
  return a.intersected(b);
}

double scaleOf(const QTransform& transform) {
  return std::sqrt(std::abs(transform.determinant()));
}

}  // namespace

SvgEngine::SvgEngine(QSizeF size, QByteArray idStart)
    : QPaintEngine(PaintEngineFeatures(AllFeatures) & ~PaintEngineFeatures(kBeyond)),
      size_(size),
      idStart_(std::move(idStart)) {}

// Without geometricPrecision browsers round the widths of small letters to pixels.
QByteArray SvgEngine::document(const QString& title) const {
  const QByteArray width = number(size_.width(), 3);
  const QByteArray height = number(size_.height(), 3);
  return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg xmlns=\"http://www.w3.org/2000/svg\" "
         "xmlns:xlink=\"http://www.w3.org/1999/xlink\" "
         "xmlns:inkscape=\"http://www.inkscape.org/namespaces/inkscape\" version=\"1.1\" "
         "text-rendering=\"geometricPrecision\" width=\"" +
         width + "mm\" height=\"" + height + "mm\" viewBox=\"0 0 " + width + ' ' + height + "\">\n<title>" +
         escaped(title) + "</title>\n<style>\n" + fontFaces() + "</style>\n<defs>\n" + clips_ + marks_ + "</defs>\n" +
         body_ + "</svg>\n";
}

// The tags of layers stay out: their attributes are Inkscape's.
SvgEngine::Parts SvgEngine::parts(const QStringList& without) const {
  constexpr qsizetype kEndTag = sizeof("</g>\n") - 1;
  Parts parts{clips_ + marks_, {}, faces_};
  qsizetype at = 0;
  for (const LayerSpan& layer : layers_) {
    parts.body += body_.mid(at, layer.from - at);
    if (!without.contains(layer.name)) {
      parts.body += body_.mid(layer.from + layer.tag, layer.to - kEndTag - layer.from - layer.tag);
    }
    at = layer.to;
  }
  parts.body += body_.mid(at);
  return parts;
}

QTransform SvgEngine::toMm() const {
  return painter()->deviceTransform() * QTransform::fromScale(kToMm, kToMm);
}

bool SvgEngine::begin(QPaintDevice*) {
  return true;
}

bool SvgEngine::end() {
  closeClip();
  return true;
}

// Everything except the clip is read from the painter when it is needed: after a restore() Qt sets the clips again with
// their original transforms, which are not the painter's. The painter itself has clips only in whole units.
void SvgEngine::updateState(const QPaintEngineState& now) {
  if (now.state() & DirtyClipEnabled) isClipEnabled_ = now.isClipEnabled();
  if (!(now.state() & (DirtyClipEnabled | DirtyClipPath | DirtyClipRegion))) return;
  isClipStale_ = true;
  if (!(now.state() & (DirtyClipPath | DirtyClipRegion))) return;
  QPainterPath path = now.clipPath();
  if (now.state() & DirtyClipRegion) {
    path = QPainterPath();
    path.addRegion(now.clipRegion());
  }
  path = now.transform().map(path);
  switch (now.clipOperation()) {
    case Qt::NoClip: clipPath_.reset(); break;
    case Qt::ReplaceClip: clipPath_ = path; break;
    case Qt::IntersectClip: clipPath_ = clipPath_ ? common(*clipPath_, path) : path; break;
  }
}

void SvgEngine::closeClip() {
  if (!clip_.isEmpty()) body_ += "</g>\n";
  clip_.clear();
  isClipStale_ = true;
}

// Opens a group with the painter's clip, if it is not open. A clip as large as the sheet is ignored.
void SvgEngine::followClip() {
  if (isInMark_ || !isClipStale_) return;
  isClipStale_ = false;
  QByteArray wanted;
  if (clipPath_ && isClipEnabled_) {
    const QPainterPath path = QTransform::fromScale(kToMm, kToMm).map(*clipPath_);
    constexpr double kSlack = 0.02;
    const QRectF sheet = QRectF(QPointF(0, 0), size_).adjusted(kSlack, kSlack, -kSlack, -kSlack);
    if (!path.contains(sheet)) wanted = clipId(path);
  }
  if (wanted == clip_) return;
  if (!clip_.isEmpty()) body_ += "</g>\n";
  clip_ = wanted;
  if (!clip_.isEmpty()) body_ += "<g clip-path=\"url(#" + clip_ + ")\">\n";
}

QByteArray SvgEngine::clipId(const QPainterPath& path) {
  const QByteArray data = pathData(path);
  const auto found = clipIds_.constFind(data);
  if (found != clipIds_.constEnd()) return *found;
  const QByteArray id = idStart_ + 'c' + QByteArray::number(clipIds_.size() + 1);
  const QByteArray rule = path.fillRule() == Qt::OddEvenFill ? " clip-rule=\"evenodd\"" : "";
  clips_ += "<clipPath id=\"" + id + "\"><path d=\"" + data + '"' + rule + "/></clipPath>\n";
  clipIds_.insert(data, id);
  return id;
}

QByteArray SvgEngine::paint(const char* attribute, QColor colour) const {
  QByteArray text = ' ' + QByteArray(attribute) + "=\"" + colour.name().toLatin1() + '"';
  const double alpha = colour.alphaF() * painter()->opacity();
  if (alpha < 0.999) text += ' ' + QByteArray(attribute) + "-opacity=\"" + number(alpha, 3) + '"';
  return text;
}

QByteArray SvgEngine::strokeAttributes() const {
  const QPen pen = painter()->pen();
  const double scale = pen.isCosmetic() ? kToMm : scaleOf(toMm());
  const double width = std::max(pen.widthF(), pen.isCosmetic() ? 1.0 : 0.0) * scale;
  QByteArray text = paint("stroke", pen.color()) + " stroke-width=\"" + number(width, 3) + '"';
  if (pen.capStyle() == Qt::RoundCap) text += " stroke-linecap=\"round\"";
  if (pen.capStyle() == Qt::SquareCap) text += " stroke-linecap=\"square\"";
  if (pen.joinStyle() == Qt::RoundJoin) text += " stroke-linejoin=\"round\"";
  if (pen.joinStyle() == Qt::BevelJoin) text += " stroke-linejoin=\"bevel\"";
  if (pen.style() != Qt::SolidLine) {
    QByteArray dashes;
    for (const qreal dash : pen.dashPattern()) dashes += (dashes.isEmpty() ? "" : " ") + number(dash * width, 3);
    text += " stroke-dasharray=\"" + dashes + '"';
    if (pen.dashOffset() != 0) text += " stroke-dashoffset=\"" + number(pen.dashOffset() * width, 3) + '"';
  }
  return text;
}

void SvgEngine::writePath(const QPainterPath& path, bool isFilled, bool isStroked) {
  const QBrush brush = painter()->brush();
  const QPen pen = painter()->pen();
  isFilled = isFilled && brush.style() != Qt::NoBrush && brush.color().alpha() > 0;
  isStroked = isStroked && pen.style() != Qt::NoPen && pen.color().alpha() > 0;
  if (path.isEmpty() || (!isFilled && !isStroked)) return;
  followClip();
  QByteArray text = "<path d=\"" + pathData(toMm().map(path)) + '"';
  text += isFilled ? paint("fill", brush.color()) : QByteArray(" fill=\"none\"");
  if (isFilled && path.fillRule() == Qt::OddEvenFill) text += " fill-rule=\"evenodd\"";
  if (isStroked) text += strokeAttributes();
  out() += text + "/>\n";
}

void SvgEngine::drawPath(const QPainterPath& path) {
  writePath(path, true, true);
}

void SvgEngine::drawPolygon(const QPointF* points, int count, PolygonDrawMode mode) {
  if (count < 2) return;
  QPainterPath path(points[0]);
  for (int i = 1; i < count; ++i) path.lineTo(points[i]);
  if (mode != PolylineMode) path.closeSubpath();
  if (mode == WindingMode) path.setFillRule(Qt::WindingFill);
  writePath(path, mode != PolylineMode, true);
}

void SvgEngine::drawPixmap(const QRectF& rect, const QPixmap& pixmap, const QRectF& source) {
  drawImage(rect, pixmap.toImage(), source, Qt::AutoColor);
}

void SvgEngine::drawImage(const QRectF& rect, const QImage& image, const QRectF& source, Qt::ImageConversionFlags) {
  followClip();
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  image.copy(source.toAlignedRect()).save(&buffer, "PNG");
  const QTransform place = QTransform::fromTranslate(rect.left(), rect.top()) * toMm();
  out() += "<image width=\"" + number(rect.width(), 4) + "\" height=\"" + number(rect.height(), 4) +
           "\" preserveAspectRatio=\"none\"" +
           (painter()->opacity() < 1 ? " opacity=\"" + number(painter()->opacity(), 3) + '"' : "") + matrix(place) +
           " xlink:href=\"data:image/png;base64," + bytes.toBase64() + "\"/>\n";
}

void SvgEngine::drawTextItem(const QPointF& at, const QTextItem& item) {
  followClip();
  writeText({item.text(), item.font(), {QTransform::fromTranslate(at.x(), at.y())}},
            paint("fill", painter()->pen().color()));
}

QByteArray SvgEngine::fontAttributes(const QFont& font, const QString& written) {
  const QByteArray weight = QByteArray::number(static_cast<int>(font.weight()));
  UsedFont& used = faces_["font-family:" + cssName(font).toUtf8() + ";font-weight:" + weight +
                          ";font-style:" + (font.italic() ? "italic" : "normal")];
  used.font = font;
  for (const QChar letter : written) used.letters.insert(letter);
  QByteArray text =
      " font-family=\"" + familyOf(font) + "\" font-size=\"" + number(QFontInfo(font).pixelSize(), 2) + '"';
  if (font.weight() != QFont::Normal) text += " font-weight=\"" + weight + '"';
  if (font.italic()) text += " font-style=\"italic\"";
  if (font.letterSpacingType() == QFont::AbsoluteSpacing && font.letterSpacing() != 0) {
    text += " letter-spacing=\"" + number(font.letterSpacing(), 3) + '"';
  }
  return text;
}

// The used fonts, for browsers on computers without them.
QByteArray SvgEngine::fontFaces() const {
  QByteArray css;
  for (auto face = faces_.begin(); face != faces_.end(); ++face) {
    const QByteArray font = webFont(face.value().font);
    if (font.isEmpty()) continue;
    css += "@font-face{" + escaped(QString::fromUtf8(face.key())) + ";src:url(data:font/woff;base64," +
           font.toBase64() + ")}\n";
  }
  return css;
}

// One transform for the whole text; the letters of a bent text have their own places inside it.
void SvgEngine::writeText(const PlacedText& text, const QByteArray& attributes) {
  const QTransform whole = toMm();
  QByteArray start = "<text xml:space=\"preserve\"" + fontAttributes(text.font, text.text) + attributes;
  if (text.places.size() == 1) {
    start += matrix(text.places.front() * whole);
  } else {
    const double scale = text.places.empty() ? 1 : scaleOf(text.places.front());
    const QTransform frame = QTransform::fromScale(scale, scale);
    QByteArray x, y, turn;
    for (const QTransform& place : text.places) {
      const QPointF foot(place.dx() / scale, place.dy() / scale);
      x += number(foot.x(), 2) + ' ';
      y += number(foot.y(), 2) + ' ';
      turn += number(std::atan2(place.m12(), place.m11()) * 180 / M_PI, 2) + ' ';
    }
    start +=
        matrix(frame * whole) + " x=\"" + x.trimmed() + "\" y=\"" + y.trimmed() + "\" rotate=\"" + turn.trimmed() + '"';
  }
  out() += start + '>' + escaped(text.text) + "</text>\n";
}

void SvgEngine::write(const PlacedText& text, const QColor& colour, double lineWidth) {
  followClip();
  QByteArray attributes = paint("fill", colour);
  if (lineWidth > 0) {
    attributes += paint("stroke", colour) + " stroke-width=\"" + number(lineWidth, 2) +
                  "\" stroke-linejoin=\"round\" aria-hidden=\"true\"";
  }
  writeText(text, attributes);
}

void SvgEngine::beginLayer(const QString& name) {
  if (layerDepth_++ > 0) return;
  closeClip();
  const int count = ++layerCounts_[name];
  const QString id = name.toLower().replace(u' ', u'-') + (count > 1 ? QString::number(count) : QString());
  const QByteArray tag =
      "<g inkscape:groupmode=\"layer\" inkscape:label=\"" + escaped(name) + "\" id=\"" + escaped(id) + "\">\n";
  layers_.push_back({name, body_.size(), body_.size(), tag.size()});
  body_ += tag;
}

void SvgEngine::endLayer() {
  if (--layerDepth_ > 0) return;
  closeClip();
  body_ += "</g>\n";
  layers_.back().to = body_.size();
}

bool SvgEngine::beginMark(const QString& name) {
  if (isInMark_ || markIds_.contains(name)) return false;
  const QByteArray id = idStart_ + 'm' + QByteArray::number(markIds_.size() + 1);
  markIds_.insert(name, id);
  marks_ += "<g id=\"" + id + "\">\n";
  isInMark_ = true;
  return true;
}

void SvgEngine::endMark() {
  marks_ += "</g>\n";
  isInMark_ = false;
}

void SvgEngine::putMark(const QString& name, QPointF at) {
  followClip();
  const QPointF place = toMm().map(at);
  out() += "<use xlink:href=\"#" + markIds_.value(name) + "\" x=\"" + number(place.x(), 2) + "\" y=\"" +
           number(place.y(), 2) + "\"/>\n";
}

int SvgDevice::metric(PaintDeviceMetric metric) const {
  constexpr double kMmPerInch = 25.4;
  switch (metric) {
    case PdmWidth: return static_cast<int>(std::ceil(size_.width() * kPerMm));
    case PdmHeight: return static_cast<int>(std::ceil(size_.height() * kPerMm));
    case PdmWidthMM: return static_cast<int>(std::lround(size_.width()));
    case PdmHeightMM: return static_cast<int>(std::lround(size_.height()));
    case PdmDpiX:
    case PdmDpiY:
    case PdmPhysicalDpiX:
    case PdmPhysicalDpiY: return static_cast<int>(std::lround(kMmPerInch * kPerMm));
    case PdmDepth: return 32;
    case PdmNumColors: return std::numeric_limits<int>::max();
    case PdmDevicePixelRatio: return 1;
    case PdmDevicePixelRatioScaled: return static_cast<int>(devicePixelRatioFScale());
    default: return QPaintDevice::metric(metric);
  }
}

}  // namespace redoubt::render
