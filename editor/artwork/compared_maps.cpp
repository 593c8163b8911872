#include "editor/artwork/compared_maps.h"

#include <QFont>
#include <QFontMetrics>
#include <QPainter>
#include <cmath>
#include <set>
#include <tuple>

#include "core/base/error.h"
#include "core/rules/set_up/set_up.h"
#include "editor/render/hex_outline.h"
#include "editor/render/output/map_image.h"

namespace redoubt::editor {
namespace {

constexpr int kGround = 3;            // hexes shown round what differs
constexpr double kMuchSmaller = 0.6;  // of the sheet's width or height
constexpr int kGap = 24;              // pixels between the two
constexpr int kHeadHeight = 40;       // of the titles over them
const QColor kBefore(0xB4, 0x3E, 0x0B);
const QColor kAfter(0x0B, 0x67, 0x8C);

std::optional<Id<model::Variant>> firstVariant(const model::Battle& battle) {
  for (const model::Scenario* scenario : rules::scenarios(battle)) {
    const auto variants = rules::variants(battle, scenario->id);
    if (!variants.empty()) return variants.front()->id;
  }
  return std::nullopt;
}

// The hexes of what differs, as far as one of the states has it and its map the hex.
std::set<hex::HexKey> hexesOf(const compare::BattleComparison& comparison, const hex::Layout& layout, bool isFirst) {
  std::set<hex::HexKey> hexes;
  for (const compare::BattleDifference& each : comparison.differences()) {
    if (each.kind == (isFirst ? compare::Kind::OnlySecond : compare::Kind::OnlyFirst)) continue;
    for (const hex::HexKey hex : each.hexes) {
      if (layout.contains(hex)) hexes.insert(hex);
    }
  }
  return hexes;
}

// Two hexes at the corners of what is worth showing; nothing for the whole sheet.
std::optional<std::pair<hex::HexKey, hex::HexKey>> partOf(const compare::BattleComparison& comparison,
                                                          const hex::Layout& layout) {
  int left = layout.lastColumn(), right = layout.firstColumn(), top = layout.lastRow(), bottom = layout.firstRow();
  bool isAny = false;
  for (const compare::BattleDifference& each : comparison.differences()) {
    for (const hex::HexKey hex : each.hexes) {
      if (!layout.contains(hex)) continue;
      isAny = true;
      left = std::min(left, hex.column());
      right = std::max(right, hex.column());
      top = std::min(top, hex.row());
      bottom = std::max(bottom, hex.row());
    }
  }
  if (!isAny) return std::nullopt;
  left = std::max(left - kGround, layout.firstColumn());
  right = std::min(right + kGround, layout.lastColumn());
  top = std::max(top - kGround, layout.firstRow());
  bottom = std::min(bottom + kGround, layout.lastRow());
  const double wide = static_cast<double>(right - left + 1) / (layout.lastColumn() - layout.firstColumn() + 1);
  const double high = static_cast<double>(bottom - top + 1) / (layout.lastRow() - layout.firstRow() + 1);
  if (wide > kMuchSmaller && high > kMuchSmaller) return std::nullopt;
  return std::pair(hex::HexKey::at(left, top), hex::HexKey::at(right, bottom));
}

QImage sideOf(const compare::BattleComparison& comparison, bool isFirst, double pixelsPerHex) {
  const model::Battle& battle = isFirst ? comparison.first() : comparison.second();
  render::RenderOptions options;
  options.pixelsPerHex = pixelsPerHex;
  options.variant = firstVariant(battle);
  const hex::Layout layout = model::layoutOf(battle);
  // The same part of both, where both have it.
  options.crop = partOf(comparison, model::layoutOf(comparison.second()));
  if (options.crop && !(layout.contains(options.crop->first) && layout.contains(options.crop->second))) {
    options.crop.reset();
  }
  QImage image = render::renderMap(battle, options);
  const render::MapDrawing drawing(battle, options);
  const render::MapView view{image.width() / drawing.part().width(), {drawing.part().left, drawing.part().top}};
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  const double width = std::max(2.0, pixelsPerHex / 16);
  const QPen pen(isFirst ? kBefore : kAfter, width, isFirst ? Qt::SolidLine : Qt::DashLine, Qt::RoundCap);
  render::strokeOutline(painter, render::hexOutline(layout, hexesOf(comparison, layout, isFirst), view), pen);
  return image;
}

}  // namespace

QImage comparedMaps(const compare::BattleComparison& comparison, const QString& firstTitle, const QString& secondTitle,
                    double pixelsPerHex) {
  const QImage first = sideOf(comparison, true, pixelsPerHex);
  const QImage second = sideOf(comparison, false, pixelsPerHex);
  const int head = kHeadHeight;
  QImage both(first.width() + kGap + second.width(), head + std::max(first.height(), second.height()),
              QImage::Format_RGB32);
  if (both.isNull()) throw Error(ErrorCode::TooLarge, "There is not enough memory for a picture of that size.");
  both.fill(Qt::white);
  QPainter painter(&both);
  QFont font(QStringLiteral("Inter"));
  font.setPixelSize(kHeadHeight / 2);
  font.setWeight(QFont::DemiBold);
  painter.setFont(font);
  int left = 0;
  for (const auto& [image, title, colour] : {std::tuple(&first, firstTitle, kBefore), {&second, secondTitle, kAfter}}) {
    const QRect line(left + kHeadHeight / 4, 0, image->width() - kHeadHeight / 2, head);
    painter.setPen(colour);
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter,
                     QFontMetrics(font).elidedText(title, Qt::ElideMiddle, line.width()));
    painter.drawImage(left, head, *image);
    left += image->width() + kGap;
  }
  return both;
}

}  // namespace redoubt::editor
