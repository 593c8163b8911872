#pragma once

#include <QImage>
#include <functional>
#include <string>
#include <vector>

#include "core/hex/layout.h"
#include "editor/render/sprites.h"

namespace redoubt::render {

/// A family of small marks that look alike: trees, tussocks.
struct StampDesign {
  std::string name;          ///< with its colours, unlike that of any other design
  std::vector<QColor> inks;  ///< all colours that `draw` uses
  unsigned forms = 1;
  double reach = 0.1;  ///< how far a mark reaches from its middle, in hex widths
  /// Draws a form about the origin, in hex widths.
  std::function<void(QPainter& painter, unsigned form)> draw;
};

/// Stamps marks of one design, thousands to a map: prepared pictures on devices with pixels, outlines elsewhere. While
/// it lives its painter's transform is its own, so two stamps must not live at one time.
class Stamp {
 public:
  Stamp(QPainter& painter, const StampDesign& design);

  void put(hex::Point at, unsigned form);

 private:
  void draw(hex::Point at, unsigned form);

  SpritePainter sprites_;
  const StampDesign& design_;
  std::vector<QImage>* pictures_ = nullptr;  // by form; null pictures are yet to be drawn. Null itself: outlines
};

}  // namespace redoubt::render
