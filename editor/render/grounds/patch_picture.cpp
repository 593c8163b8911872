#include "editor/render/grounds/patch_picture.h"

#include <QPainter>
#include <algorithm>
#include <cmath>
#include <new>
#include <tuple>

#include "editor/render/map_blocks.h"
#include "editor/render/shelf.h"

namespace redoubt::render {
namespace {

constexpr int kRim = 3;                     // hexes round the copied part, so that no edge is near
constexpr qsizetype kMostBytes = 24 << 20;  // in all kept pictures
constexpr std::size_t kMostPatches = 400;

struct Key {
  std::shared_ptr<const MapTheme> theme;  // kept, so that no other theme gets its address
  std::string slug;
  Pattern pattern;
  QRgb colour;
  bool hasOwnColour;
  hex::Orientation orientation;
  hex::Shifted shifted;
  long scale;
  bool hasNumbers;

  auto tied() const {
    return std::tie(theme, slug, pattern, colour, hasOwnColour, orientation, shifted, scale, hasNumbers);
  }
  friend bool operator<(const Key& a, const Key& b) { return a.tied() < b.tied(); }
};

MapStyle bareStyle(const MapStyle& style) {
  MapStyle bare;
  bare.theme = style.theme;
  bare.numbers = style.numbers;
  bare.opacity.numbers = style.opacity.numbers;
  bare.levels = bare.labels = bare.frame = false;
  return bare;
}

}  // namespace

PatchPicture::PatchPicture(const PaintContext& context, std::uint16_t index) {
  const MapCells cells = context.cells.coveredWith(index, kPatchHexes + 2 * kRim);
  const bool isPointy = cells.layout().orientation() == hex::Orientation::Pointy;
  const double across = isPointy ? 1 : std::sqrt(0.75);
  const double down = isPointy ? std::sqrt(0.75) : 1;
  left_ = (kRim + 1) * across;
  top_ = (kRim + 1) * down;
  perWidth_ = 1 / (kPatchHexes * across);
  perHeight_ = 1 / (kPatchHexes * down);
  const hex::Bounds bounds{left_, top_, left_ + kPatchHexes * across, top_ + kPatchHexes * down};
  const QSize size(std::max(1, qRound(bounds.width() * context.scale)),
                   std::max(1, qRound(bounds.height() * context.scale)));
  picture_ = QImage(size, QImage::Format_ARGB32_Premultiplied);
  if (picture_.isNull()) throw std::bad_alloc();
  picture_.fill(Qt::transparent);
  width_ = size.width();
  rows_ = reinterpret_cast<const QRgb*>(picture_.constBits());
  const MapStyle style = bareStyle(context.style);
  MapBlock block(bounds);
  block.prepare(cells, style, 2 / context.scale);
  QPainter painter(&picture_);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.scale(size.width() / bounds.width(), size.width() / bounds.width());
  painter.translate(-bounds.left, -bounds.top);
  const hex::Bounds drawn = grown(bounds, 2 / context.scale);
  std::vector<Corner> corners;
  cells.forEachCorner(grown(drawn, 0.75), [&](const Corner& corner) { corners.push_back(corner); });
  const PaintContext patch{painter, cells, style, drawn, context.scale, {index}, corners, block.plan(), block.areas()};
  paintAreas(patch);
  paintGroundMarks(patch);
  if (context.scale < kSmallestThings) paintHouses(patch);
  painter.end();
  rows_ = reinterpret_cast<const QRgb*>(std::as_const(picture_).constBits());
}

std::shared_ptr<const PatchPicture> patchOf(const PaintContext& context, std::uint16_t index) {
  static Shelf<Key, PatchPicture> shelf(kMostPatches, kMostBytes);
  const TerrainKind& kind = context.cells.kind(index);
  const hex::LayoutSpec& spec = context.cells.layout().spec();
  const Key key{context.style.theme,
                kind.slug,
                kind.pattern,
                kind.colour.rgba(),
                kind.hasOwnColour,
                spec.orientation,
                spec.shifted,
                std::lround(context.scale * 256),
                context.style.numbers && context.style.opacity.numbers > 0};
  return shelf.get(key, [&] { return std::make_shared<const PatchPicture>(context, index); });
}

}  // namespace redoubt::render
