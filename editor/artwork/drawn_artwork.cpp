#include "editor/artwork/drawn_artwork.h"

#include <QBuffer>
#include <QPainter>
#include <cmath>
#include <numbers>

#include "editor/render/counters/counter_painter.h"
#include "editor/render/fonts.h"
#include "editor/render/map_painter.h"
#include "editor/render/output/svg_engine.h"

namespace redoubt::editor {
namespace {

using exchange::FaceWish;
using exchange::Image;

constexpr QRgb kPaper = 0xFFEFE4C8;

Image pngOf(const QImage& picture) {
  QByteArray bytes;
  QBuffer out(&bytes);
  out.open(QIODevice::WriteOnly);
  picture.save(&out, "PNG");
  return {bytes.toStdString(), picture.width(), picture.height()};
}

QImage emptyPicture(int width, int height) {
  QImage picture(width, height, QImage::Format_ARGB32_Premultiplied);
  picture.fill(Qt::transparent);
  return picture;
}

// The side of a square that holds one of side 1 turned by that angle.
double sideTurned(double degrees) {
  const double radians = degrees * std::numbers::pi / 180;
  return std::abs(std::cos(radians)) + std::abs(std::sin(radians));
}

void drawBox(QPainter& painter, const exchange::BoxWish& box) {
  const QRectF rect(box.left, box.top, box.width, box.height);
  QFont font(QStringLiteral("Lato"));
  const bool isInMiddle = box.letters > 0;
  font.setPixelSize(isInMiddle ? static_cast<int>(box.letters) : box.isHeading ? 20 : 12);
  font.setBold(box.isHeading);
  painter.setFont(font);
  if (!box.colour.empty()) {
    painter.fillRect(rect, QColor(QString::fromStdString(box.colour)));
  } else if (!box.isHeading) {
    painter.setPen(QPen(QColor(0x5A, 0x46, 0x30), 1.5));
    painter.setBrush(QColor(0xFB, 0xF5, 0xE4));
    painter.drawRoundedRect(rect, 5, 5);
  }
  painter.setPen(QColor(0x3A, 0x2C, 0x1E));
  const QRectF inner = rect.adjusted(5, 2, -5, -2);
  const QString words = QString::fromStdString(box.title);
  const bool wraps = isInMiddle && !box.isHeading;
  const QString title =
      wraps ? words : painter.fontMetrics().elidedText(words, Qt::ElideRight, static_cast<int>(inner.width()));
  const Qt::Alignment across = box.isHeading ? Qt::AlignLeft : Qt::AlignHCenter;
  painter.drawText(
      inner, static_cast<int>(across | (isInMiddle ? Qt::AlignVCenter : Qt::AlignTop)) | (wraps ? Qt::TextWordWrap : 0),
      title);
}

// A chit without a leader: its words, or its back.
render::CounterFace chitOf(const model::Battle& battle, const exchange::ChitFace& chit) {
  render::CounterFace face = render::counterFace(QString::fromStdString(chit.words));
  const model::Army* army = battle.find<model::Army>(chit.army);
  if (!army) return face;
  face.kind = render::CounterFace::Kind::Chit;
  face.reduced = chit.words.empty();
  const QColor colour(QString::fromStdString(army->colour));
  face.army = colour.isValid() ? colour : QColor(Qt::gray);
  return face;
}

}  // namespace

render::CounterFace counterOf(const model::Battle& battle, const rules::RuleBook& rules, const FaceWish& wish) {
  if (const auto* unit = std::get_if<exchange::UnitFace>(&wish)) {
    model::Placement placement;
    placement.unit = unit->unit;
    placement.step = unit->step;
    return render::setUpFace(battle, rules, placement);
  }
  if (const auto* printed = std::get_if<exchange::PrintedFace>(&wish)) {
    const model::Face* face = battle.find<model::Face>(printed->face);
    return face ? render::counterFace(battle, rules, *face) : render::counterFace(QStringLiteral("?"));
  }
  if (const auto* leader = std::get_if<exchange::LeaderFace>(&wish)) {
    switch (leader->kind) {
      case exchange::LeaderFace::Kind::Map: return render::counterFace(battle, rules, leader->leader);
      case exchange::LeaderFace::Kind::Chit: return render::chitFace(battle, rules, leader->leader);
      case exchange::LeaderFace::Kind::ChitBack: return render::chitBack(battle, leader->leader);
    }
  }
  if (const auto* marker = std::get_if<exchange::MarkerFace>(&wish)) return render::markerFace(rules, marker->marker);
  if (const auto* chit = std::get_if<exchange::ChitFace>(&wish)) return chitOf(battle, *chit);
  return render::counterFace(QString::fromStdString(std::get<exchange::WordsFace>(wish).words));
}

render::CounterFace DrawnArtwork::faceOf(const FaceWish& wish) const {
  return counterOf(battle_, rules_, wish);
}

Image DrawnArtwork::face(const FaceWish& wish, int pixels, std::optional<double> angle) {
  const int side = static_cast<int>(std::ceil(pixels * (angle ? sideTurned(*angle) : 1))) + 2;
  QImage picture = emptyPicture(side, side);
  QPainter painter(&picture);
  const double corner = (side - pixels) / 2.0;
  render::paintCounter(painter, {corner, corner, 1.0 * pixels, 1.0 * pixels}, faceOf(wish), angle);
  painter.end();
  return pngOf(picture);
}

// What a larger one shows at the corners lies behind the rounded ones; markers that are no squares lie on paper.
Image DrawnArtwork::tileFace(const FaceWish& wish, int pixels, bool withFacing) {
  QImage picture(pixels, pixels, QImage::Format_RGB32);
  picture.fill(kPaper);
  QPainter painter(&picture);
  const QRectF rect(0, 0, pixels, pixels);
  const double beyond = pixels * 0.06;
  const render::CounterFace face = faceOf(wish);
  const std::optional<double> angle = withFacing ? std::optional<double>(0) : std::nullopt;
  const double corner = pixels * 0.1;
  QRegion corners;
  for (const double left : {0.0, pixels - corner}) {
    for (const double top : {0.0, pixels - corner}) corners += QRectF(left, top, corner, corner).toAlignedRect();
  }
  painter.setClipRegion(corners);
  render::paintCounter(painter, rect.adjusted(-beyond, -beyond, beyond, beyond), face, angle);
  painter.setClipping(false);
  render::paintCounter(painter, rect, face, angle);
  painter.end();
  return pngOf(picture);
}

std::string DrawnArtwork::faceSvg(const FaceWish& wish, bool withFacing) {
  constexpr double kSide = 100;
  render::SvgDevice device(QSizeF(kSide, kSide));
  QPainter painter(&device);
  painter.scale(render::SvgDevice::kPerMm, render::SvgDevice::kPerMm);
  const std::optional<double> angle = withFacing ? std::optional<double>(0) : std::nullopt;
  render::paintCounter(painter, {0, 0, kSide, kSide}, faceOf(wish), angle);
  painter.end();
  return device.document({}).toStdString();
}

Image DrawnArtwork::band(const FaceWish& wish, double hexPixels, double angle) {
  const double radians = angle * std::numbers::pi / 180;
  const hex::Point second{std::sin(radians), -std::cos(radians)};
  const render::StackCard card = render::cardAcross({0, 0}, second, angle);
  const double along = card.length * hexPixels;
  const double across = render::kBandDepth * hexPixels;
  const auto extent = [&](double ofLength, double ofDepth) {
    return 2 * static_cast<int>(std::ceil((std::abs(ofLength) * along + std::abs(ofDepth) * across) / 2)) + 2;
  };
  QImage picture = emptyPicture(extent(second.x, second.y), extent(second.y, second.x));
  QPainter painter(&picture);
  render::paintBand(painter, QPointF(picture.width(), picture.height()) / 2, card, hexPixels, faceOf(wish));
  painter.end();
  return pngOf(picture);
}

Image DrawnArtwork::boxes(int width, int height, const std::vector<exchange::BoxWish>& boxes) {
  QImage picture(width, height, QImage::Format_RGB32);
  picture.fill(kPaper);
  QPainter painter(&picture);
  painter.setRenderHint(QPainter::Antialiasing);
  for (const exchange::BoxWish& box : boxes) drawBox(painter, box);
  painter.end();
  return pngOf(picture);
}

Image DrawnArtwork::terrainTile(std::string_view terrain, int width, int height) {
  QImage picture = emptyPicture(width, height);
  QPainter painter(&picture);
  render::paintSwatch(painter, QRectF(0, 0, width, height), battle_, terrain);
  painter.end();
  return pngOf(picture);
}

}  // namespace redoubt::editor
