#include "editor/render/counters/piece_picture.h"

#include <QPainterPath>
#include <algorithm>
#include <set>

#include "core/rules/terrain/terrain.h"
#include "editor/render/map_geometry.h"
#include "editor/render/map_painter.h"

namespace redoubt::render {
namespace {

constexpr hex::HexKey kAnchor = hex::HexKey::at(500, 500);

hex::LayoutSpec wideSpec(hex::Orientation orientation) {
  hex::LayoutSpec spec;
  spec.orientation = orientation;
  spec.columns = hex::kMaxColumns;
  spec.rows = hex::kMaxRows;
  spec.columnDigits = spec.rowDigits = 4;
  return spec;
}

std::optional<hex::Layout> layoutOf(hex::LayoutSpec spec) {
  auto made = hex::Layout::make(std::move(spec));
  if (auto* layout = std::get_if<hex::Layout>(&made)) return std::move(*layout);
  return std::nullopt;
}

// A battle of the same rules whose map is just large enough.
std::optional<model::Battle> battleFor(const model::Battle& battle, const model::MapPiece& piece) {
  hex::LayoutSpec spec = wideSpec(piece.orientation);
  const auto wide = layoutOf(spec);
  if (!wide) return std::nullopt;
  const std::vector<hex::HexKey> keys = model::hexes(piece, *wide, kAnchor);
  if (keys.empty()) return std::nullopt;
  const auto [left, right] = std::minmax_element(keys.begin(), keys.end(),
                                                 [](hex::HexKey a, hex::HexKey b) { return a.column() < b.column(); });
  const auto [top, bottom] =
      std::minmax_element(keys.begin(), keys.end(), [](hex::HexKey a, hex::HexKey b) { return a.row() < b.row(); });
  spec.firstColumn = left->column() - 1;
  spec.firstRow = top->row() - 1;
  spec.columns = right->column() - left->column() + 3;
  spec.rows = bottom->row() - top->row() + 3;
  model::Battle small;
  small.all<model::BattleInfo>() = battle.all<model::BattleInfo>();
  small.all<model::System>() = battle.all<model::System>();
  small.all<model::Rule>() = battle.all<model::Rule>();
  model::MapSheet sheet;
  sheet.id = {1};
  small.all<model::MapSheet>().put(model::withLayout(sheet, spec));
  std::set<std::string> known;
  for (const rules::TerrainKind& kind : rules::terrainKinds(rules::RuleBook(battle))) known.insert(kind.slug);
  return model::applied(small, model::paste(small, model::layoutOf(small), piece, kAnchor, known, {}).edit);
}

}  // namespace

void paintPiece(QPainter& painter, const QRectF& rect, const model::Battle& battle, const model::MapPiece& piece) {
  const auto small = battleFor(battle, piece);
  if (!small) return;
  MapStyle style;
  style.numbers = false;
  const MapPainter map(*small, style);
  QPainterPath frame;
  frame.setFillRule(Qt::WindingFill);
  for (const hex::HexKey hex : model::hexes(piece, map.layout(), kAnchor)) {
    frame.addPolygon(hexPolygon(map.layout(), hex));
    frame.closeSubpath();
  }
  const QRectF shown = frame.boundingRect();
  const double scale = std::min(rect.width() / shown.width(), rect.height() / shown.height());
  painter.save();
  painter.translate(rect.center());
  painter.scale(scale, scale);
  painter.translate(-shown.center());
  painter.setClipPath(frame, Qt::IntersectClip);
  map.paint(painter, toBounds(shown));
  painter.restore();
}

}  // namespace redoubt::render
