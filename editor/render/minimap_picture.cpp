#include "editor/render/minimap_picture.h"

#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <optional>
#include <utility>

#include "editor/render/links/way_curves.h"
#include "editor/render/map_geometry.h"
#include "editor/render/paint_context.h"
#include "editor/render/ribbon.h"

namespace redoubt::render {
namespace {

constexpr int kSamples = 2;               // a pixel is the mean of this number of points across and down
constexpr std::size_t kManyRegions = 64;  // from this number on one large region is faster
constexpr int kMaxLevel = 12;             // higher and lower ones look the same
constexpr std::size_t kLevels = 2 * kMaxLevel + 1;
constexpr double kFineScale = 3;  // pixels of a plain screen per hex from which curves are drawn
constexpr double kThickest = 2;   // the least width of the broadest line in pixels of a plain screen, and a little more

// The share of the marks' colour in the colour of a terrain, because its trees, houses and lines are too small to be
// seen.
double shareOfMarks(const PatternLook& look, const MapTheme& theme) {
  return look.shareOfMarks.value_or(theme.ground == GroundManner::Lines ? 0.2 : 0);
}

QColor tintOfKind(const TerrainKind& kind, const MapTheme& theme) {
  if (kind.pattern == Pattern::Unknown) {
    return mixed(theme.paper, theme.isColoured ? kind.colour : theme.unknown, 0.5);
  }
  const bool isOwn = kind.hasOwnColour && theme.isColoured;
  // Woodcuts are white crowns on black.
  if (kind.pattern == Pattern::Woods && theme.woods == WoodsManner::Cuts && !isOwn) {
    return mixed(theme.woodsGround, theme.crown, 0.5);
  }
  const PatternLook& look = *kind.look;
  const QColor ground = mixed(theme.paper, inkOf(theme, look.ground), look.strength);
  return mixed(isOwn ? kind.colour : ground, inkOf(theme, look.marksInk), shareOfMarks(look, theme));
}

// One tint for each level, stronger than on the map.
QColor withLevel(const QColor& tint, int level, const MapTheme& theme) {
  if (level == 0) return tint;
  const double share = 1 - std::pow(1 - 34.0 / 255, std::abs(level));
  const QColor ink = level > 0 ? mixed(theme.levelTint, theme.hachure, 0.5) : mixed(theme.hollowTint, theme.bank, 0.5);
  return mixed(tint, ink, share);
}

struct Stroke {
  QColor colour;
  double width = 0;  // hex widths
  double least = 0;  // pixels of a plain screen
};

std::optional<Stroke> waterStroke(const MapCells& cells, const SideCell& side, const MapTheme& theme) {
  std::optional<Stroke> widest;
  for (const SideFeature& feature : side.features) {
    const Pattern pattern = cells.kind(feature.kind).pattern;
    if (pattern == Pattern::River) return Stroke{theme.bank, kRiverWidth, 1.8};
    if (pattern == Pattern::Stream) {
      widest = Stroke{mixed(theme.bank, theme.paper, 0.25), kStreamWidth, 1.0};
    }
  }
  return widest;
}

std::optional<Stroke> wayStroke(Pattern pattern, const MapTheme& theme) {
  const QColor way = mixed(theme.roadCase, theme.road, 0.4);
  if (pattern == Pattern::Road) return Stroke{way, 0.09, 1.3};
  if (pattern == Pattern::Lane) return Stroke{way, 0.065, 1.0};
  if (pattern == Pattern::Railway) return Stroke{theme.railway, 0.05, 0.9};
  if (pattern == Pattern::Track) return Stroke{mixed(theme.track, theme.paper, 0.35), 0.045, 0.8};
  return std::nullopt;
}

struct Line {
  QPainterPath path;
  Stroke stroke;
};
using Lines = std::vector<Line>;

QPainterPath segment(hex::Point from, hex::Point to) {
  QPainterPath path(toQt(from));
  path.lineTo(toQt(to));
  return path;
}

// Where two waters meet in a vertex they curve from middle to middle of their hexsides, as on the map; a third one
// joins them.
void addWaterLines(Lines& lines, const MapCells& cells, const Corner& corner, const MapTheme& theme) {
  struct Branch {
    hex::Point middle;
    Stroke stroke;
  };
  std::vector<Branch> branches;
  for (const CornerSide& side : sidesOf(cells, corner)) {
    const auto stroke = side.cell ? waterStroke(cells, *side.cell, theme) : std::nullopt;
    if (stroke) branches.push_back({side.middle, *stroke});
  }
  std::stable_sort(branches.begin(), branches.end(),
                   [](const Branch& a, const Branch& b) { return a.stroke.width > b.stroke.width; });
  hex::Point end = corner.point;
  if (branches.size() >= 2) {
    const hex::Point from = branches[0].middle;
    const hex::Point to = branches[1].middle;
    QPainterPath bend(toQt(from));
    bend.quadTo(toQt(corner.point), toQt(to));
    lines.push_back({bend, branches[0].stroke});
    end = {corner.point.x / 2 + (from.x + to.x) / 4, corner.point.y / 2 + (from.y + to.y) / 4};  // the bend's middle
  }
  if (branches.size() % 2 == 1) lines.push_back({segment(branches.back().middle, end), branches.back().stroke});
}

void addWayLines(Lines& lines, WayCrossings& crossings, hex::Hex hex, const MapTheme& theme) {
  const MapCells& cells = crossings.cells();
  if (!cells.cell(hex).isOnMap) return;
  for (const WayPiece& piece : waysOf(crossings, hex)) {
    const auto stroke = wayStroke(cells.kind(piece.kind).pattern, theme);
    if (!stroke) continue;
    QPainterPath path(piece.line.front());
    for (const QPointF& point : piece.points(7)) path.lineTo(point);
    lines.push_back({path, *stroke});
  }
}

// If a hex is only a pixel or two, curves would be slow and invisible.
void addSegments(Lines& waters, Lines& ways, const MapCells& cells, hex::Hex hex, hex::Point centre,
                 const MapTheme& theme) {
  for (int i = 0; i < 3; ++i) {
    const hex::Hexside side = hex::hexside(hex, i);
    const SideCell* cell = cells.side(cells.layout().toKey(side));
    if (!cell) continue;
    const auto ends = hex::verticesOf(side);
    if (const auto stroke = waterStroke(cells, *cell, theme)) {
      waters.push_back({segment(cells.layout().point(ends[0]), cells.layout().point(ends[1])), *stroke});
    }
    for (const std::uint16_t link : cell->links) {
      const auto stroke = wayStroke(cells.kind(link).pattern, theme);
      if (stroke) ways.push_back({segment(centre, cells.layout().centre(hex::neighbour(hex, i))), *stroke});
    }
  }
}

hex::Bounds regionAround(hex::Point point, double reach) {
  return grown({point.x, point.y, point.x, point.y}, reach);
}

template <class Row, class ToBounds>
void addTouched(std::vector<hex::Bounds>& regions, const model::Changes& changes, ToBounds&& toBounds) {
  for (const auto& change : changes.of<Row>()) {
    regions.push_back(toBounds(change.after ? *change.after : *change.before));
  }
}

}  // namespace

MinimapPicture::MinimapPicture(const model::Battle& battle) : cells_(battle) {
  readMap();
}

void MinimapPicture::setTheme(std::shared_ptr<const MapTheme> theme) {
  if (theme == chosen_) return;
  chosen_ = std::move(theme);
  readMap();
  if (!image_.isNull()) paint(image_.rect());
}

void MinimapPicture::readMap() {
  bounds_ = layout().bounds();
  tints_.clear();
  for (const TerrainKind& kind : cells_.kinds()) {
    const QColor tint = tintOfKind(kind, theme());
    for (int level = -kMaxLevel; level <= kMaxLevel; ++level) tints_.push_back(withLevel(tint, level, theme()).rgb());
  }
}

void MinimapPicture::fit(QSize room, double pixelRatio) {
  const QSize wanted = room.expandedTo({1, 1});
  const double scale = std::min(wanted.width() / bounds_.width(), wanted.height() / bounds_.height());
  const QSize size(std::max(1, qRound(bounds_.width() * scale)), std::max(1, qRound(bounds_.height() * scale)));
  if (size == image_.size() && pixelRatio == pixelRatio_ && room == room_) return;
  room_ = room;
  pixelRatio_ = pixelRatio;
  scale_ = scale;
  image_ = QImage(size, QImage::Format_RGB32);
  paint(image_.rect());
}

QRect MinimapPicture::update(const model::Battle& battle, const model::Changes& changes) {
  cells_.update(battle, changes);
  if (MapCells::concernWholeMap(changes)) {
    readMap();
    image_ = {};
    fit(room_, pixelRatio_);
    return image_.rect();
  }
  if (tints_.size() != cells_.kinds().size() * kLevels) readMap();
  std::vector<hex::Bounds> regions = touchedBy(changes);
  if (regions.size() > kManyRegions) {
    hex::Bounds all = regions.front();
    for (const hex::Bounds& region : regions) all = united(all, region);
    regions = {all};
  }
  QRect painted;
  for (const hex::Bounds& region : regions) {
    const QRect pixels = pixelsOf(region);
    if (pixels.isEmpty()) continue;
    paint(pixels);
    painted |= pixels;
  }
  return painted;
}

bool MinimapPicture::isFine() const {
  return scale_ >= kFineScale * pixelRatio_;
}

double MinimapPicture::thickest() const {
  return kThickest * pixelRatio_ / std::max(scale_, 1e-6);
}

std::vector<hex::Bounds> MinimapPicture::touchedBy(const model::Changes& changes) const {
  // Curves reach into the next hex, and a road that ends in a hex depends on its terrain.
  const double hexReach = isFine() ? 1.0 : 0.6;
  const double sideReach = (isFine() ? 0.6 : 0.35) + thickest();
  const double linkReach = (isFine() ? 1.25 : 0.6) + thickest();
  std::vector<hex::Bounds> regions;
  addTouched<model::HexRow>(regions, changes,
                            [&](const auto& row) { return regionAround(layout().centre(row.hex), hexReach); });
  addTouched<model::Hexside>(regions, changes,
                             [&](const auto& row) { return regionAround(layout().middle(row.side), sideReach); });
  addTouched<model::Link>(regions, changes,
                          [&](const auto& row) { return regionAround(layout().middle(row.side), linkReach); });
  return regions;
}

QRect MinimapPicture::pixelsOf(const hex::Bounds& region) const {
  const QRectF pixels((region.left - bounds_.left) * scale_, (region.top - bounds_.top) * scale_,
                      region.width() * scale_, region.height() * scale_);
  return pixels.toAlignedRect().intersected(image_.rect());
}

void MinimapPicture::paint(const QRect& pixels) {
  // Painting uses device pixels, so the ratio is set again only at the end.
  image_.setDevicePixelRatio(1);
  paintTints(pixels);
  paintLines(pixels);
  image_.setDevicePixelRatio(pixelRatio_);
}

QRgb MinimapPicture::tintAt(hex::Point point) const {
  const Cell cell = cells_.cell(layout().at(point));
  if (!cell.isOnMap) return theme().sheet.rgb();
  const int level = std::clamp<int>(cell.level, -kMaxLevel, kMaxLevel);
  return tints_[cell.terrain * kLevels + static_cast<std::size_t>(level + kMaxLevel)];
}

void MinimapPicture::paintTints(const QRect& pixels) {
  const double step = 1 / (scale_ * kSamples);
  for (int y = pixels.top(); y <= pixels.bottom(); ++y) {
    auto* line = reinterpret_cast<QRgb*>(image_.scanLine(y));
    for (int x = pixels.left(); x <= pixels.right(); ++x) {
      std::array<int, 3> sum{};
      for (int i = 0; i < kSamples * kSamples; ++i) {
        const QRgb tint = tintAt({bounds_.left + (x * kSamples + i % kSamples + 0.5) * step,
                                  bounds_.top + (y * kSamples + i / kSamples + 0.5) * step});
        sum = {sum[0] + qRed(tint), sum[1] + qGreen(tint), sum[2] + qBlue(tint)};
      }
      constexpr int kCount = kSamples * kSamples;
      line[x] = qRgb(sum[0] / kCount, sum[1] / kCount, sum[2] / kCount);
    }
  }
}

void MinimapPicture::paintLines(const QRect& pixels) {
  const hex::Bounds region{bounds_.left + pixels.left() / scale_, bounds_.top + pixels.top() / scale_,
                           bounds_.left + (pixels.right() + 1) / scale_, bounds_.top + (pixels.bottom() + 1) / scale_};
  Lines waters;
  Lines ways;
  const hex::Bounds wide = grown(region, 1.2 + thickest());
  if (isFine()) {
    cells_.forEachCorner(wide, [&](const Corner& corner) { addWaterLines(waters, cells_, corner, theme()); });
    WayCrossings crossings(cells_);
    cells_.forEachHex(wide, [&](hex::Hex hex, hex::Point) { addWayLines(ways, crossings, hex, theme()); });
    if (cells_.hasRailways()) {
      WayCrossings railways(cells_, WayNet::Railways);
      cells_.forEachHex(wide, [&](hex::Hex hex, hex::Point) { addWayLines(ways, railways, hex, theme()); });
    }
  } else {
    cells_.forEachHex(wide, [&](hex::Hex hex, hex::Point at) { addSegments(waters, ways, cells_, hex, at, theme()); });
  }
  if (waters.empty() && ways.empty()) return;
  QPainter painter(&image_);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setClipRect(pixels);
  painter.setBrush(Qt::NoBrush);
  painter.scale(scale_, scale_);
  painter.translate(-bounds_.left, -bounds_.top);
  for (const Lines* lines : {&waters, &ways}) {
    for (const Line& each : *lines) {
      const double width = std::max(each.stroke.width, each.stroke.least * pixelRatio_ / scale_);
      painter.setPen(QPen(each.stroke.colour, width, Qt::SolidLine, Qt::RoundCap));
      painter.drawPath(each.path);
    }
  }
}

}  // namespace redoubt::render
