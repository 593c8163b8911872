#pragma once

#include <QPixmap>
#include <QWidget>
#include <optional>
#include <string>
#include <string_view>

#include "core/model/battle.h"
#include "core/rules/terrain/terrain.h"
#include "editor/render/map_painter.h"
#include "editor/render/terrain_kind.h"

namespace redoubt::editor {

render::Place renderPlace(rules::TerrainPlace place);

/// A small map under the battle's rules that shows one kind of terrain as on real maps: hexes in a patch, next to
/// another kind and alone; hexsides along a line; links from hex to hex; bridges and fords over water.
model::Battle sampleMap(const model::Battle& battle, std::string_view slug, rules::TerrainPlace place);

/// The picture of a kind of terrain for palettes, `side` device independent pixels wide and high.
QPixmap terrainSwatch(const model::Battle& battle, std::string_view slug, int side, double pixelRatio);

/// A pattern in its own colours, in its place.
QPixmap patternSwatch(std::string_view pattern, rules::TerrainPlace place, int side, double pixelRatio);

/// Shows a sample map, as large as fits.
class TerrainPreview : public QWidget {
  Q_OBJECT

 public:
  explicit TerrainPreview(QWidget* parent = nullptr);

  /// With nothing an empty frame is shown.
  void setMap(std::optional<model::Battle> map);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  const QPixmap& picture();

  std::optional<render::MapPainter> map_;
  QPixmap picture_;
  bool isDark_ = false;
};

}  // namespace redoubt::editor
