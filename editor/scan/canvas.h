#pragma once

#include <QImage>
#include <opencv2/core.hpp>

#include "core/hex/layout.h"
#include "core/scan/registration.h"

/// Private to editor/scan, as are all headers that name OpenCV.
namespace redoubt::editor::scan {

/// The picture laid straight: a part of the map, so many pixels for each hex width, whatever the scan looked like.
class Canvas {
 public:
  /// Pixels for each hex width at most.
  static constexpr double kSize = 64;

  /// Keeps a copy of the picture that is no larger than it needs to be.
  Canvas(const QImage& picture, const redoubt::scan::Registration& registration, const hex::Layout& layout);

  /// Pixels of what `part` answers for each hex width.
  double size() const { return size_; }
  /// Whether the picture shows this place of the map.
  bool shows(hex::Point place) const;

  /// A rectangle of the map, in whole pixels of size().
  struct Part {
    hex::Point origin;  ///< of the map, in hex widths, at the top left corner of pixels
    cv::Mat colours;    ///< CV_8UC3, blue, green, red
    cv::Mat isSeen;     ///< CV_8U, 255 where the picture shows it
    double size = 0;    ///< pixels for each hex width

    cv::Point2d pixel(hex::Point place) const { return {(place.x - origin.x) * size, (place.y - origin.y) * size}; }
  };
  Part part(const hex::Bounds& bounds) const;
  /// Bounds that lie one below the other and cover the map, each with `margin` hex widths more on all sides and no more
  /// pixels than three million, unless one row of hexes has more.
  struct Band {
    double top = 0;  ///< what belongs to this band alone
    double bottom = 0;
    hex::Bounds bounds;
  };
  std::vector<Band> bands(double margin) const;

 private:
  hex::Bounds sheet_;
  redoubt::scan::Registration registration_;
  cv::Mat picture_;
  double size_ = kSize;
};

}  // namespace redoubt::editor::scan
