#include "editor/render/symbols.h"

#include <QPainterPath>
#include <QSvgRenderer>
#include <map>
#include <memory>
#include <set>
#include <tuple>

#include "editor/render/looks.h"

namespace redoubt::render {
namespace {

constexpr std::size_t kMaxRenderers = 200;

const QString kSmallFolder = QStringLiteral("symbols/small");
const QString kOfMap = QStringLiteral("map-");

QByteArray coloured(QByteArray svg, const SymbolColours& colours) {
  // In two passes: an ink may be of the very red that stands for the accent.
  svg.replace("#00ff00", "GROUND");
  svg.replace("#ff0000", "ACCENT");
  svg.replace("currentColor", colours.ink.name().toLatin1());
  svg.replace("GROUND", colours.ground.name().toLatin1());
  svg.replace("ACCENT", colours.accent.name().toLatin1());
  return svg;
}

// A renderer belongs to the thread that made it. `read` is called for the drawing when it is first needed.
template <class Read>
QSvgRenderer* rendererOf(const QString& name, const SymbolColours& colours, Read&& read) {
  using Key = std::tuple<QString, QRgb, QRgb, QRgb>;
  thread_local std::map<Key, std::unique_ptr<QSvgRenderer>> renderers;
  const Key key{name, colours.ink.rgb(), colours.ground.rgb(), colours.accent.rgb()};
  if (const auto found = renderers.find(key); found != renderers.end()) return found->second.get();
  if (renderers.size() >= kMaxRenderers) renderers.clear();
  auto renderer = std::make_unique<QSvgRenderer>(coloured(read(), colours));
  return renderers.emplace(key, std::move(renderer)).first->second.get();
}

// "map-church" is a symbol of the map, all others are of counters.
QByteArray ownDrawing(const QString& name) {
  if (name.startsWith(kOfMap)) return lookFile(QStringLiteral("symbols/map"), name.mid(kOfMap.size()));
  return lookFile(QStringLiteral("symbols/counters"), name);
}

void paintUnknown(QPainter& painter, const QRectF& rect, const SymbolColours& colours) {
  painter.save();
  painter.translate(rect.center());
  painter.scale(rect.width() / 100, rect.height() / 100);
  painter.setPen(QPen(colours.ink, 7));
  painter.setBrush(colours.ground);
  painter.drawEllipse(QPointF(0, 0), 38, 38);
  QPainterPath mark(QPointF(-13, -9));
  mark.cubicTo(QPointF(-13, -28), QPointF(14, -28), QPointF(13, -9));
  mark.cubicTo(QPointF(12, 2), QPointF(0, 0), QPointF(0, 11));
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(colours.ink, 8, Qt::SolidLine, Qt::RoundCap));
  painter.drawPath(mark);
  painter.drawPoint(QPointF(0, 24));
  painter.restore();
}

}  // namespace

QStringList symbolNames() {
  QStringList names = lookNames(QStringLiteral("symbols/counters"));
  for (const QString& kind : lookNames(QStringLiteral("symbols/map"))) names << kOfMap + kind;
  names.sort();
  return names;
}

bool hasSymbol(const QString& name) {
  static const std::set<QString> names = [] {
    const QStringList all = symbolNames();
    return std::set<QString>(all.begin(), all.end());
  }();
  return names.contains(name);
}

namespace {

// The square is the view box, but parts can extend a little beyond it, by a share of its side.
constexpr double kOver = 0.15;
constexpr double kOverOfSmall = 0.35;

void paintDrawing(QPainter& painter, const QRectF& rect, QSvgRenderer& renderer, double over = kOver) {
  const QRectF box(0, 0, 100, 100);
  renderer.setViewBox(box.adjusted(-100 * over, -100 * over, 100 * over, 100 * over));
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  renderer.render(
      &painter, rect.adjusted(-over * rect.width(), -over * rect.height(), over * rect.width(), over * rect.height()));
  painter.restore();
}

}  // namespace

void paintSymbol(QPainter& painter, const QRectF& rect, const QString& name, const SymbolColours& colours) {
  if (!hasSymbol(name)) return paintUnknown(painter, rect, colours);
  paintDrawing(painter, rect, *rendererOf(name, colours, [&] { return ownDrawing(name); }));
}

void paintSmallSymbol(QPainter& painter, const QRectF& rect, const QString& name, const SymbolColours& colours) {
  static const std::set<QString> small = [] {
    const QStringList all = lookNames(kSmallFolder);
    return std::set<QString>(all.begin(), all.end());
  }();
  if (!small.contains(name)) return paintSymbol(painter, rect, name, colours);
  const QString key = QStringLiteral("small-") + name;
  paintDrawing(painter, rect, *rendererOf(key, colours, [&] { return lookFile(kSmallFolder, name); }), kOverOfSmall);
}

void paintForeignSymbol(QPainter& painter, const QRectF& rect, const QByteArray& svg, const SymbolColours& colours) {
  const QString name = QStringLiteral("foreign-%1").arg(qHash(svg));
  QSvgRenderer* renderer = rendererOf(name, colours, [&] { return svg; });
  if (!renderer->isValid()) return paintUnknown(painter, rect, colours);
  paintDrawing(painter, rect, *renderer);
}

}  // namespace redoubt::render
