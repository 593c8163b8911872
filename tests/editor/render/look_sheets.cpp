#include "tests/editor/render/look_sheets.h"

#include <QPainter>
#include <algorithm>
#include <array>

#include "core/rules/vocabulary/size_marks.h"
#include "editor/render/counters/counter_painter.h"
#include "editor/render/counters/counter_text.h"
#include "editor/render/fonts.h"
#include "editor/render/symbol_kinds.h"
#include "editor/render/symbols.h"
#include "editor/render/terrain_kind.h"
#include "editor/render/theme/map_theme.h"
#include "tests/editor/render/sample_map.h"

namespace redoubt::render::sample {
namespace {

constexpr int kWidth = 1480;
constexpr int kMargin = 36;
constexpr int kCounter = 132;
constexpr int kStep = 156;
const QColor kSheet(0xF3, 0xEE, 0xE1);
const QColor kPrint(0x22, 0x24, 0x28);

QString text(std::string_view word) {
  return QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size()));
}

void caption(QPainter& painter, QPointF middle, const QString& words, double room, const QColor& ink) {
  drawLine(painter, {kNumberFont}, words, middle, 14, room, ink, 9);
}

CounterFace boxed(const QString& symbol, const QString& size, int number) {
  constexpr std::array kArmies{0x6B8453, 0x8C8570, 0x4E6C8C, 0x9C4A3C};
  CounterFace face;
  face.army = QColor(static_cast<QRgb>(kArmies[static_cast<std::size_t>(number) % kArmies.size()]));
  face.name = QString::number(11 + 7 * number);
  face.symbol = symbol;
  face.sizeMark = size;
  face.figures = std::array{CounterFigure{5 + number % 3}, CounterFigure{4 + number % 5}, CounterFigure{3}};
  return face;
}

// Cells from left to right and down, one for each of `count`; the height after the last row.
template <class Draw>
int inRows(int count, int perRow, int top, int down, Draw&& draw) {
  for (int i = 0; i < count; ++i) draw(i, QPointF(kMargin + kStep * (i % perRow), top + down * (i / perRow)));
  return top + down * ((count + perRow - 1) / perRow);
}

void drawTile(QPainter& painter, const QRectF& rect, const QString& theme, const model::Battle& battle) {
  MapStyle style;
  style.theme = loadTheme(theme).theme;
  style.numbers = false;
  const MapPainter map(battle, style);
  constexpr double kScale = 62;
  const hex::Point middle = map.layout().centre(at(4, 3));
  painter.save();
  painter.setClipRect(rect);
  painter.translate(rect.center());
  painter.scale(kScale, kScale);
  painter.translate(-middle.x, -middle.y);
  const double x = rect.width() / 2 / kScale;
  const double y = rect.height() / 2 / kScale;
  map.paint(painter, {middle.x - x, middle.y - y, middle.x + x, middle.y + y});
  painter.restore();
}

model::Battle tileOf(Place place, std::string_view pattern) {
  model::Battle battle = bareMap(hex::Orientation::Pointy, 7, 5);
  const hex::Layout layout = model::layoutOf(battle);
  const hex::HexKey middle = at(4, 3);
  if (place == Place::Hex) {
    for (const hex::HexKey hex : layout.disc(middle, 0)) setTerrain(battle, hex, pattern);
    setTerrain(battle, at(5, 3), pattern);
    setTerrain(battle, at(3, 3), pattern);
    return battle;
  }
  if (place == Place::Hexside) {
    for (int column = 2; column <= 6; ++column) {
      for (const int side : {5, 0}) addHexside(battle, at(column, 3), side, pattern);
    }
    return battle;
  }
  const bool isCrossing = pattern == "bridge" || pattern == "ford" || pattern == "ferry";
  for (int column = 1; column < 7; ++column) {
    addLink(battle, at(column, 3), at(column + 1, 3), isCrossing ? "road" : pattern);
  }
  if (!isCrossing) return battle;
  addLink(battle, at(4, 3), at(5, 3), pattern);
  addHexside(battle, at(4, 3), 1, "river");
  addHexside(battle, *layout.neighbour(at(4, 3), 0), 2, "river");
  addHexside(battle, *layout.neighbour(at(4, 3), 2), 0, "river");
  return battle;
}

}  // namespace

QImage boxSheet() {
  constexpr int kPerRow = 9;
  QStringList symbols = symbolNames();
  symbols.removeIf([](const QString& name) { return !name.startsWith(QLatin1String("box-")); });
  QImage image(kWidth, 3000, QImage::Format_RGB32);
  image.fill(kSheet);
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  const auto draw = [&](QPointF at, const CounterFace& face, const QString& words) {
    paintCounter(painter, QRectF(at.x(), at.y(), kCounter, kCounter), face, {}, {});
    caption(painter, at + QPointF(kCounter / 2.0, kCounter + 14), words, kStep - 6, kPrint);
  };
  int y = inRows(static_cast<int>(symbols.size()), kPerRow, kMargin, kCounter + 40,
                 [&](int i, QPointF at) { draw(at, boxed(symbols[i], QStringLiteral("division"), i), symbols[i]); });
  y = inRows(static_cast<int>(rules::kSizeMarks.size()), kPerRow, y + 10, kCounter + 40, [&](int i, QPointF at) {
    const QString size = text(rules::kSizeMarks[static_cast<std::size_t>(i)]);
    draw(at, boxed(i % 4 == 3 ? QStringLiteral("muskets") : symbols[(3 * i) % symbols.size()], size, i), size);
  });
  for (const int side : {30, 40, 56, 80}) {
    double x = kMargin;
    for (int i = 0; i < symbols.size() && x + side < kWidth - kMargin; ++i, x += side + 8) {
      const QString size = text(rules::kSizeMarks[static_cast<std::size_t>(3 + i % 8)]);
      paintCounter(painter, QRectF(x, y + 10, side, side), boxed(symbols[i], size, i), {}, {});
    }
    y += side + 14;
  }
  painter.end();
  return image.copy(0, 0, kWidth, y + kMargin);
}

QImage patternSheet(const QString& theme) {
  constexpr int kPerRow = 9;
  constexpr QSizeF kTile(kCounter + 8, 84);
  const auto look = loadTheme(theme).theme;
  QImage image(kWidth, 3000, QImage::Format_RGB32);
  image.fill(look->sheet);
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  int y = kMargin;
  const auto tile = [&](QPointF at, const model::Battle& battle, const QString& words) {
    drawTile(painter, QRectF(at, kTile), theme, battle);
    caption(painter, at + QPointF(kTile.width() / 2, kTile.height() + 14), words, kStep - 6, look->ink);
  };
  for (const Place place : {Place::Hex, Place::Hexside, Place::Link}) {
    const auto words = patternsOf(place);
    y = inRows(static_cast<int>(words.size()), kPerRow, y, 120,
               [&](int i, QPointF at) {
                 const std::string_view word = words[static_cast<std::size_t>(i)];
                 tile(at, tileOf(place, word), text(word));
               }) +
        12;
  }
  const auto& kinds = symbolKinds();
  y = inRows(static_cast<int>(kinds.size()), kPerRow, y, 120, [&](int i, QPointF at) {
    const SymbolKind& kind = kinds[static_cast<std::size_t>(i)];
    model::Battle battle = bareMap(hex::Orientation::Pointy, 7, 5);
    battle.all<model::Symbol>().put({{1}, sample::at(4, 3), kind.slug.toStdString(), 0, 0, 0});
    tile(at, battle, kind.slug);
  });
  painter.end();
  return image.copy(0, 0, kWidth, y + kMargin / 2);
}

}  // namespace redoubt::render::sample
