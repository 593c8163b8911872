#pragma once

#include "core/exchange/output/element.h"
#include "core/hex/layout.h"

namespace redoubt::exchange::vassal {

/// Where hexes lie on the picture of a board, such that VASSAL's grid has whole numbers everywhere: between the centres
/// of neighbours, between rows or columns, and at its origin. So its own places are ours to the pixel.
class BoardGeometry {
 public:
  /// With about `hexPixels` pixels to the hex width.
  BoardGeometry(const hex::Layout& layout, double hexPixels);

  /// Pixels of a hex width in both directions; they differ a little.
  double across() const { return across_; }
  double down() const { return down_; }
  /// The hex whose centre lies on whole pixels.
  hex::HexKey anchor() const { return anchor_; }
  /// Says where the layout's point 0, 0 lies on the picture.
  void setOrigin(hex::Point origin) { origin_ = origin; }
  /// The pixels of the picture, from which VASSAL counts numbers that fall.
  void setSize(int width, int height) {
    width_ = width;
    height_ = height;
  }

  /// Lets counters lie on hexsides too.
  void allowHexsides(bool allow) { hasHexsides_ = allow; }

  /// The centre of a hex in pixels from the picture's top left corner.
  hex::Point centre(hex::HexKey hex) const;
  /// The middle of a hexside, on the whole pixel that VASSAL has for it.
  hex::Point sideMiddle(hex::HexKey hex, int side) const;

  /// Adds the grid with its numbers to a board or zoned grid; where VASSAL has no such numbers, a named place for each
  /// hex. Answers whether it has them.
  bool addGrid(Element& parent) const;

 private:
  bool hasPlainNumbers() const;
  void addNumbering(Element& grid) const;
  void addRegions(Element& parent) const;

  hex::Layout layout_;
  hex::HexKey anchor_;
  int alongLine_;     // between neighbours in a row (pointy-top) or column (flat-top); even
  int betweenLines_;  // of rows or columns
  double across_ = 0;
  double down_ = 0;
  hex::Point origin_;
  int width_ = 0;
  int height_ = 0;
  bool hasHexsides_ = false;
};

}  // namespace redoubt::exchange::vassal
