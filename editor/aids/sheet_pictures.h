#pragma once

#include <QImage>
#include <QPainter>
#include <memory>
#include <optional>

#include "core/aids/document.h"
#include "core/rules/book/rule_book.h"
#include "editor/render/counters/counter_style.h"
#include "editor/render/frame/legend_samples.h"
#include "editor/render/output/map_drawing.h"

namespace redoubt::editor {

/// The drawings on sheets for players: counters, terrain as the map draws it, and the map itself. Owns all it draws
/// from; one thread at a time.
class SheetPictures {
 public:
  /// The battle is drawn with its texts in `language`. A null theme is the battle's own.
  SheetPictures(const model::Battle& battle, const std::string& language,
                std::shared_ptr<const render::MapTheme> theme);

  const model::Battle& battle() const { return battle_; }
  /// The theme in which they are drawn; never null.
  const std::shared_ptr<const render::MapTheme>& theme() const { return theme_; }
  /// The height of the map by its width; 1 without a map.
  double mapShape() const;

  /// Draws a picture into a room of millimetres. The map is drawn as pixels, with `dotsPerMm` of them.
  void paint(QPainter& painter, const QRectF& room, const aids::Picture& picture, double dotsPerMm = 16);
  /// The map as pixels. Throws redoubt::Error as MapDrawing does.
  const QImage& map(std::int64_t variant, int width);

 private:
  void paintTerrain(QPainter& painter, const QRectF& room, const std::string& slug);

  model::Battle battle_;
  rules::RuleBook rules_;
  std::shared_ptr<const render::MapTheme> theme_;
  std::vector<render::LegendEntry> entries_;
  std::optional<render::LegendSamples> samples_;
  QImage map_;
  std::int64_t mapVariant_ = -1;
};

}  // namespace redoubt::editor
