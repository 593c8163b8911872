#include "editor/dialogs/terrain/terrain_sample.h"

#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <vector>

#include "editor/render/map_geometry.h"
#include "editor/style/theme.h"

namespace redoubt::editor {
namespace {

constexpr int kSampleColumns = 9;
constexpr int kRows = 4;
constexpr double kEdge = 0.8;  // of the sheet, in hex widths, that the preview leaves out
constexpr int kPreviewHeight = 176;
constexpr int kBank = 4;  // the river under a bridge is after this column

model::Battle underRulesOf(const model::Battle& battle) {
  model::Battle sample;
  sample.all<model::BattleInfo>() = battle.all<model::BattleInfo>();
  sample.all<model::System>() = battle.all<model::System>();
  sample.all<model::Rule>() = battle.all<model::Rule>();
  return sample;
}

void layGround(model::Battle& sample, const model::Battle& battle, const std::string& ground) {
  model::MapSheet sheet;
  sheet.id = {1};
  sheet.orientation = model::layoutOf(battle).orientation();
  sheet.columns = kSampleColumns;
  sheet.rows = kRows;
  sample.all<model::MapSheet>().put(sheet);
  for (const hex::HexKey hex : model::layoutOf(sample).allHexes()) sample.all<model::HexRow>().put({hex, ground, 0});
}

void lay(model::Battle& sample, std::string_view slug, std::initializer_list<std::pair<int, int>> hexes) {
  for (const auto& [column, row] : hexes) {
    sample.all<model::HexRow>().put({hex::HexKey::at(column, row), std::string(slug), 0});
  }
}

// The first other kind of hexes that is not the ground terrain, for a neighbouring area.
std::optional<std::string> neighbourOf(const rules::RuleBook& rules, std::string_view slug) {
  for (const rules::TerrainKind& kind : rules::terrainKinds(rules)) {
    if (kind.place != rules::TerrainPlace::Hex || kind.slug == slug) continue;
    if (kind.slug != rules::groundTerrain(rules)) return kind.slug;
  }
  return std::nullopt;
}

// Calls visit(side) for all sides between hexes of which one is inside and the other is not.
template <class IsInside, class Visit>
void forEachBorder(const hex::Layout& layout, IsInside&& isInside, Visit&& visit) {
  for (const hex::HexKey hex : layout.allHexes()) {
    if (!isInside(hex)) continue;
    for (int side = 0; side < hex::kSides; ++side) {
      const hex::HexsideKey key = layout.side(hex, side);
      const auto [one, other] = layout.hexesOf(key);
      if (layout.isInner(key) && isInside(one) != isInside(other)) visit(key);
    }
  }
}

void layHexsides(model::Battle& sample, const std::string& kind) {
  const hex::Layout layout = model::layoutOf(sample);
  const auto isUpper = [](hex::HexKey hex) { return hex.row() <= kRows / 2; };
  forEachBorder(layout, isUpper, [&](hex::HexsideKey side) {
    const auto [one, other] = layout.hexesOf(side);
    if (std::max(one.column(), other.column()) > kSampleColumns - 2) return;
    const auto high = isUpper(side.hex()) ? model::HighSide::Near : model::HighSide::Far;
    sample.all<model::Hexside>().put({side, kind, high, std::nullopt});
  });
}

// A path across the sample, by the sides it crosses.
std::vector<hex::HexsideKey> wayAcross(const hex::Layout& layout) {
  const bool isPointy = layout.orientation() == hex::Orientation::Pointy;
  const std::vector<int> directions = isPointy ? std::vector{1, 1, 0, 1, 1, 2, 1} : std::vector{1, 2, 1, 2, 2, 1, 2};
  std::vector<hex::HexsideKey> way;
  hex::HexKey at = hex::HexKey::at(1, kRows / 2 + 1);
  for (const int direction : directions) {
    const hex::HexsideKey side = layout.side(at, direction);
    if (!layout.isInner(side)) break;
    way.push_back(side);
    const auto [one, other] = layout.hexesOf(side);
    at = one == at ? other : one;
  }
  return way;
}

void layCrossing(model::Battle& sample, const rules::RuleBook& rules, const std::string& crossing) {
  const hex::Layout layout = model::layoutOf(sample);
  const auto isNear = [](hex::HexKey hex) { return hex.column() <= kBank; };
  std::optional<std::string> way;
  std::optional<std::string> water;
  for (const rules::TerrainKind& kind : rules::terrainKinds(rules)) {
    const render::TerrainKind look = render::terrainKind(rules, kind.slug, renderPlace(kind.place));
    if (!way && kind.place == rules::TerrainPlace::Link && look.isWay()) way = kind.slug;
    if (!water && kind.place == rules::TerrainPlace::Hexside && look.isWater()) water = kind.slug;
  }
  if (water) {
    forEachBorder(layout, isNear, [&](hex::HexsideKey side) {
      sample.all<model::Hexside>().put({side, *water, std::nullopt, std::nullopt});
    });
  }
  for (const hex::HexsideKey side : wayAcross(layout)) {
    const auto [one, other] = layout.hexesOf(side);
    if (way) sample.all<model::Link>().put({side, *way});
    if (isNear(one) != isNear(other)) sample.all<model::Link>().put({side, crossing});
  }
}

template <class Draw>
QPixmap drawn(int side, double pixelRatio, Draw&& draw) {
  QPixmap picture(QSize(side, side) * pixelRatio);
  picture.setDevicePixelRatio(pixelRatio);
  picture.fill(Qt::transparent);
  QPainter painter(&picture);
  painter.setRenderHint(QPainter::Antialiasing);
  draw(painter, QRectF(0, 0, side, side));
  return picture;
}

const char* wordOf(rules::TerrainPlace place) {
  switch (place) {
    case rules::TerrainPlace::Hex: return "\"hex\"";
    case rules::TerrainPlace::Hexside: return "\"hexside\"";
    case rules::TerrainPlace::Link: break;
  }
  return "\"link\"";
}

}  // namespace

render::Place renderPlace(rules::TerrainPlace place) {
  switch (place) {
    case rules::TerrainPlace::Hex: return render::Place::Hex;
    case rules::TerrainPlace::Hexside: return render::Place::Hexside;
    case rules::TerrainPlace::Link: break;
  }
  return render::Place::Link;
}

model::Battle sampleMap(const model::Battle& battle, std::string_view slug, rules::TerrainPlace place) {
  model::Battle sample = underRulesOf(battle);
  const rules::RuleBook rules(sample);
  const std::string kind(slug);
  layGround(sample, battle, rules::groundTerrain(rules));
  if (const auto other = neighbourOf(rules, slug)) lay(sample, *other, {{5, 2}, {6, 2}, {5, 3}, {6, 3}});
  switch (place) {
    case rules::TerrainPlace::Hex:
      lay(sample, slug, {{2, 2}, {3, 2}, {4, 2}, {2, 1}, {3, 1}, {2, 3}, {3, 3}, {4, 3}, {8, 3}});
      break;
    case rules::TerrainPlace::Hexside: layHexsides(sample, kind); break;
    case rules::TerrainPlace::Link:
      if (render::terrainKind(rules, slug, render::Place::Link).isWay()) {
        const hex::Layout layout = model::layoutOf(sample);
        for (const hex::HexsideKey side : wayAcross(layout)) sample.all<model::Link>().put({side, kind});
      } else {
        layCrossing(sample, rules, kind);
      }
      break;
  }
  return sample;
}

QPixmap terrainSwatch(const model::Battle& battle, std::string_view slug, int side, double pixelRatio) {
  return drawn(side, pixelRatio,
               [&](QPainter& painter, const QRectF& rect) { render::paintSwatch(painter, rect, battle, slug); });
}

QPixmap patternSwatch(std::string_view pattern, rules::TerrainPlace place, int side, double pixelRatio) {
  constexpr Id<model::System> kSystem{1};
  model::Battle battle;
  model::BattleInfo info;
  info.id = {1};
  info.system = kSystem;
  battle.all<model::BattleInfo>().put(info);
  battle.all<model::System>().put({kSystem, "sample", std::nullopt, {}});
  battle.all<model::Rule>().put({kSystem, "terrain/sample/place", {wordOf(place)}});
  battle.all<model::Rule>().put({kSystem, "terrain/sample/pattern", {'"' + std::string(pattern) + '"'}});
  return terrainSwatch(battle, "sample", side, pixelRatio);
}

TerrainPreview::TerrainPreview(QWidget* parent) : QWidget(parent) {
  setFixedHeight(kPreviewHeight);
  setAccessibleName(tr("Preview on a small map"));
}

void TerrainPreview::setMap(std::optional<model::Battle> map) {
  render::MapStyle style;
  style.numbers = false;
  map_ = map ? std::optional(render::MapPainter(*map, style)) : std::nullopt;
  picture_ = {};
  update();
}

// On a pixmap, because the map's sprites need a painter whose transform is that of its device.
const QPixmap& TerrainPreview::picture() {
  const QSize pixels = size() * devicePixelRatioF();
  if (picture_.size() == pixels && isDark_ == colours().dark) return picture_;
  isDark_ = colours().dark;
  picture_ = QPixmap(pixels);
  picture_.setDevicePixelRatio(devicePixelRatioF());
  picture_.fill(colours().base);
  if (!map_) return picture_;
  render::MapStyle style = map_->style();
  style.dark = isDark_;
  map_->setStyle(style);
  // The widget is filled by map: parts that are higher or wider than it, and the sheet's edge, are cut off.
  const QRectF shown = QRectF(render::toQt(map_->sheet())).adjusted(kEdge, kEdge, -kEdge, -kEdge);
  const double scale = std::max(width() / shown.width(), height() / shown.height());
  QPainter painter(&picture_);
  painter.translate(QRectF(rect()).center());
  painter.scale(scale, scale);
  painter.translate(-shown.center());
  map_->paint(painter, map_->sheet());
  return picture_;
}

void TerrainPreview::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  QPainterPath outline;
  outline.addRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
  painter.setClipPath(outline);
  painter.drawPixmap(0, 0, picture());
  painter.setClipping(false);
  painter.setPen(QPen(colours().line, 1));
  painter.drawPath(outline);
}

}  // namespace redoubt::editor
