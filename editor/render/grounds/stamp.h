#pragma once

#include <QImage>
#include <functional>
#include <string>
#include <vector>

#include "core/hex/layout.h"
#include "editor/render/sprites.h"

namespace redoubt::render {

/// A family of similar small marks: trees, tussocks.
struct StampDesign {
  std::string name;          ///< unique, including its colours
  std::vector<QColor> inks;  ///< all colours that `draw` uses
  unsigned forms = 1;
  double reach = 0.1;  ///< the extent of a mark from its middle, in hex widths
  /// Draws a form about the origin, in hex widths.
  std::function<void(QPainter& painter, unsigned form)> draw;
};

/// Stamps marks of one design, thousands to a map: prepared pictures on devices with pixels, otherwise outlines. While
/// it exists it changes its painter's transform, so two stamps must not exist at the same time.
class Stamp {
 public:
  Stamp(QPainter& painter, const StampDesign& design);

  void put(hex::Point at, unsigned form);

 private:
  void draw(hex::Point at, unsigned form);

  SpritePainter sprites_;
  const StampDesign& design_;
  std::vector<QImage>* pictures_ = nullptr;  // by form; null pictures are not drawn yet. Null: outlines
};

}  // namespace redoubt::render
