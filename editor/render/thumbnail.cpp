#include "editor/render/thumbnail.h"

#include "editor/render/minimap_picture.h"
#include "editor/render/theme/map_theme.h"

namespace redoubt::render {

QImage thumbnail(const model::Battle& battle, QSize room, double pixelRatio) {
  if (model::mapSheet(battle) && !model::layoutFault(battle)) {
    MinimapPicture picture(battle);
    picture.fit(room, pixelRatio);
    return picture.image();
  }
  QImage blank(room, QImage::Format_RGB32);
  blank.fill(usualTheme()->sheet);
  return blank;
}

}  // namespace redoubt::render
