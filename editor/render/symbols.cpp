#include "editor/render/symbols.h"

#include <QDir>
#include <QFile>
#include <QPainterPath>
#include <QSvgRenderer>
#include <map>
#include <memory>
#include <tuple>

// Resources of a static library have to be asked for, and outside any namespace.
static void initSymbols() {
  Q_INIT_RESOURCE(symbols);
}

namespace redoubt::render {
namespace {

constexpr std::size_t kMaxRenderers = 200;

const QString kFolder = QStringLiteral(":/redoubt/symbols/");

QByteArray coloured(QByteArray svg, const SymbolColours& colours) {
  svg.replace("currentColor", colours.ink.name().toLatin1());
  svg.replace("#00ff00", colours.ground.name().toLatin1());
  svg.replace("#ff0000", colours.accent.name().toLatin1());
  return svg;
}

// A renderer belongs to the thread that made it. `read` is asked for the drawing when it is first needed.
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

QByteArray ownDrawing(const QString& name) {
  QFile file(kFolder + name + ".svg");
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
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
  initSymbols();
  QStringList names = QDir(kFolder).entryList({"*.svg"}, QDir::Files, QDir::Name);
  for (QString& name : names) name.chop(4);
  return names;
}

bool hasSymbol(const QString& name) {
  initSymbols();
  return !name.isEmpty() && !name.contains('/') && QFile::exists(kFolder + name + ".svg");
}

namespace {

void paintDrawing(QPainter& painter, const QRectF& rect, QSvgRenderer& renderer) {
  // The square is the view box, yet parts may reach a little over it.
  constexpr double kOver = 0.15;
  const QRectF box(0, 0, 100, 100);
  renderer.setViewBox(box.adjusted(-100 * kOver, -100 * kOver, 100 * kOver, 100 * kOver));
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  renderer.render(&painter, rect.adjusted(-kOver * rect.width(), -kOver * rect.height(), kOver * rect.width(),
                                          kOver * rect.height()));
  painter.restore();
}

}  // namespace

void paintSymbol(QPainter& painter, const QRectF& rect, const QString& name, const SymbolColours& colours) {
  if (!hasSymbol(name)) return paintUnknown(painter, rect, colours);
  paintDrawing(painter, rect, *rendererOf(name, colours, [&] { return ownDrawing(name); }));
}

void paintForeignSymbol(QPainter& painter, const QRectF& rect, const QByteArray& svg, const SymbolColours& colours) {
  const QString name = QStringLiteral("foreign-%1").arg(qHash(svg));
  QSvgRenderer* renderer = rendererOf(name, colours, [&] { return svg; });
  if (!renderer->isValid()) return paintUnknown(painter, rect, colours);
  paintDrawing(painter, rect, *renderer);
}

}  // namespace redoubt::render
