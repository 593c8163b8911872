#pragma once

#include <QImage>
#include <optional>
#include <vector>

#include "core/hex/layout.h"
#include "core/model/battle.h"
#include "core/model/changes.h"
#include "editor/render/pictures/registered_picture.h"

namespace redoubt::render {

struct PaintContext;

/// The pictures that lie on the map, with their places. It holds what it needs of the battle.
class MapPictures {
 public:
  explicit MapPictures(const model::Battle& battle);

  /// Whether pictures of that place are on the map.
  bool has(model::PicturePlace place) const;
  /// Draws those of one place, as far as they touch the region.
  void paint(const PaintContext& context, model::PicturePlace place) const;

  /// What the battle's registered pictures show of a part of the map, each in full strength; null where none is.
  static QImage registeredPart(const model::Battle& battle, const Resampling& wanted);

  /// Where such a row's picture lies, in hex widths; empty for one beside the map, and all hexes for one that lies as
  /// its points say.
  static hex::Bounds boundsOf(const hex::Layout& layout, const model::MapPicture& row);

 private:
  struct Art {
    model::MapPicture row;
    hex::Point centre;
    hex::Bounds bounds;
    model::Pictures::Bytes bytes;                 // null: not in the file
    std::optional<RegisteredPicture> registered;  // by its points
  };
  static void paintPlaced(const PaintContext& context, const Art& art);

  std::vector<Art> arts_;  // in the order of drawing
};

}  // namespace redoubt::render
