#pragma once

#include <QImage>
#include <QRect>
#include <QSize>
#include <memory>
#include <vector>

#include "core/model/battle.h"
#include "core/model/changes.h"
#include "editor/render/map_cells.h"

namespace redoubt::render {

/// A whole map in a small picture: a tint for every hex, with water and roads over it. Only changed parts are painted
/// anew, and the cost depends on its pixels, not on the number of hexes.
class MinimapPicture {
 public:
  /// In the colours of the battle's theme.
  explicit MinimapPicture(const model::Battle& battle);

  /// Uses the colours of that theme from now on; null: the battle's own.
  void setTheme(std::shared_ptr<const MapTheme> theme);

  /// Makes the map as large as fits into `room` device pixels, in its own shape; `pixelRatio` of them are one pixel of
  /// a plain screen.
  void fit(QSize room, double pixelRatio);
  /// Applies `changes`; `battle` is the battle after them. Returns the device pixels that were painted anew.
  QRect update(const model::Battle& battle, const model::Changes& changes);

  /// Its pixel ratio is set. Null before the first fit().
  const QImage& image() const { return image_; }
  /// Device pixels per hex width.
  double scale() const { return scale_; }
  /// What it shows: all hexes, without the margin of the sheet.
  const hex::Bounds& bounds() const { return bounds_; }
  const hex::Layout& layout() const { return cells_.layout(); }

 private:
  const MapTheme& theme() const { return chosen_ ? *chosen_ : *cells_.ownTheme(); }
  void readMap();
  /// Large enough for the curves of the map.
  bool isFine() const;
  /// The greatest width of a line because of its least width in pixels, in hex widths.
  double thickest() const;
  QRect pixelsOf(const hex::Bounds& region) const;
  std::vector<hex::Bounds> touchedBy(const model::Changes& changes) const;
  void paint(const QRect& pixels);
  void paintTints(const QRect& pixels);
  void paintLines(const QRect& pixels);
  QRgb tintAt(hex::Point point) const;

  MapCells cells_;
  std::shared_ptr<const MapTheme> chosen_;
  hex::Bounds bounds_;
  std::vector<QRgb> tints_;  // by kind of terrain, then level
  QImage image_;
  QSize room_;
  double pixelRatio_ = 1;
  double scale_ = 0;
};

}  // namespace redoubt::render
