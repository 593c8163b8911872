#include "editor/aids/sheet_pictures.h"

#include <algorithm>
#include <cmath>

#include "core/rules/terrain/terrain.h"
#include "core/rules/vocabulary/translations.h"
#include "editor/render/counters/counter_face.h"
#include "editor/render/counters/counter_painter.h"
#include "editor/render/output/map_image.h"

namespace redoubt::editor {
namespace {

render::Place placeOf(rules::TerrainPlace place) {
  switch (place) {
    case rules::TerrainPlace::Hexside: return render::Place::Hexside;
    case rules::TerrainPlace::Link: return render::Place::Link;
    case rules::TerrainPlace::Hex: break;
  }
  return render::Place::Hex;
}

}  // namespace

SheetPictures::SheetPictures(const model::Battle& battle, const std::string& language,
                             std::shared_ptr<const render::MapTheme> theme)
    : battle_(rules::inLanguage(battle, language)),
      rules_(battle_),
      theme_(theme ? std::move(theme) : render::themeOf(rules_)) {
  for (const rules::TerrainKind& kind : rules::terrainKinds(rules_)) {
    entries_.push_back({kind.slug, placeOf(kind.place), QString::fromStdString(kind.title), {}});
  }
}

double SheetPictures::mapShape() const {
  const hex::Bounds bounds = render::MapPainter(battle_).sheet();
  return bounds.width() > 0 && bounds.height() > 0 ? bounds.height() / bounds.width() : 1;
}

const QImage& SheetPictures::map(std::int64_t variant, int width) {
  if (mapVariant_ == variant && map_.width() == width) return map_;
  render::RenderOptions options;
  options.style.theme = theme_;
  options.style.numbers = false;
  if (variant != 0) options.variant = Id<model::Variant>{variant};
  const render::MapDrawing drawing(battle_, options);
  options.pixelsPerHex = width / drawing.part().width();
  options.style.numbers = options.pixelsPerHex > 60;
  map_ = render::renderMap(battle_, options);
  if (map_.width() != width) map_ = map_.copy(0, 0, width, map_.height());
  mapVariant_ = variant;
  return map_;
}

void SheetPictures::paintTerrain(QPainter& painter, const QRectF& room, const std::string& slug) {
  const auto found =
      std::find_if(entries_.begin(), entries_.end(), [&](const auto& entry) { return entry.slug == slug; });
  if (found == entries_.end()) return;
  if (!samples_) samples_.emplace(battle_, entries_);
  render::MapStyle style;
  style.theme = theme_;
  painter.save();
  samples_->paint(painter, room, static_cast<std::size_t>(found - entries_.begin()), style);
  painter.restore();
}

void SheetPictures::paint(QPainter& painter, const QRectF& room, const aids::Picture& picture, double dotsPerMm) {
  const render::CounterStyle style{render::Estimates::Quiet, theme_};
  const auto counter = [&](const render::CounterFace& face) { render::paintCounter(painter, room, face, {}, style); };
  switch (picture.kind) {
    case aids::Picture::Kind::Unit: {
      const auto* placement = battle_.find<model::Placement>(Id<model::Placement>{picture.setUp});
      if (picture.setUp != 0 && placement) return counter(render::setUpFace(battle_, rules_, *placement));
      return counter(render::counterFace(battle_, rules_, Id<model::Unit>{picture.id}));
    }
    case aids::Picture::Kind::Leader:
      return counter(render::counterFace(battle_, rules_, Id<model::Leader>{picture.id}));
    case aids::Picture::Kind::Chit: return counter(render::chitFace(battle_, rules_, Id<model::Leader>{picture.id}));
    case aids::Picture::Kind::Marker: return counter(render::markerFace(rules_, picture.slug));
    case aids::Picture::Kind::Terrain: return paintTerrain(painter, room, picture.slug);
    case aids::Picture::Kind::Map: {
      const QImage& image = map(picture.id, std::max(1, static_cast<int>(std::lround(room.width() * dotsPerMm))));
      painter.setRenderHint(QPainter::SmoothPixmapTransform);
      painter.drawImage(room, image);
      return;
    }
  }
}

}  // namespace redoubt::editor
