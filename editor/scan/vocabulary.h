#pragma once

#include <opencv2/core.hpp>
#include <vector>

#include "core/base/watch.h"
#include "editor/scan/canvas.h"

/// Private to editor/scan.
namespace redoubt::editor::scan {

/// Which pixels of a hex say something about its terrain.
struct HexMask {
  cv::Point middle;  ///< of the masks
  cv::Mat inside;    ///< CV_8U: what belongs to the hex, without its border
  cv::Mat heart;     ///< the third of it round the middle
  cv::Mat weight;    ///< CV_32F: less where nearly all hexes have ink, as for their numbers
};
HexMask hexMask(hex::Orientation orientation, double size);

/// A part of the map with what its pixels say.
struct SeenPart {
  Canvas::Part part;
  cv::Mat lab;       ///< CV_8UC3, light taken off
  cv::Mat light;     ///< CV_32F: L* of that
  cv::Mat inks;      ///< CV_8U: index of the nearest ink
  cv::Mat textures;  ///< CV_8U: index of the nearest texture
  cv::Mat across;    ///< CV_32F: slopes of light to the right and down, lightly smoothed
  cv::Mat down;
};

/// The inks and textures that this sheet is printed with: what its pixels cluster into, and how its light falls. The
/// same for the whole sheet.
class Vocabulary {
 public:
  static constexpr int kInks = 14;
  static constexpr int kTextures = 20;

  /// Reads some of the sheet. Throws Error Busy when stopped.
  Vocabulary(const Canvas& canvas, const hex::Layout& layout, const Watch& watch);

  SeenPart read(const Canvas& canvas, const hex::Bounds& bounds) const;
  const HexMask& mask() const { return mask_; }

 private:
  void learnLight(const Canvas& canvas, const hex::Layout& layout, const Watch& watch);
  void learnClusters(const Canvas& canvas, const hex::Layout& layout, const Watch& watch);
  void takeLightOff(Canvas::Part& part) const;
  cv::Vec3f lightAt(hex::Point place) const;

  HexMask mask_;
  hex::Bounds sheet_;
  cv::Matx<float, 6, 3> light_;  // logarithm of blue, green and red by 1, x, y, xx, xy, yy over the sheet from -1 to 1
  cv::Mat inks_;                 // a row each
  cv::Mat inkOf_;                // of 32 by 32 by 32 colours
  cv::Mat textures_;
  cv::Mat textureMean_;
  cv::Mat textureScale_;
};

}  // namespace redoubt::editor::scan
