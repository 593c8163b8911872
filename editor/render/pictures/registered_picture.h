#pragma once

#include <QSize>
#include <string>

#include "core/model/pictures.h"
#include "core/scan/registration.h"

namespace redoubt::render {

struct PaintContext;

/// A picture that lies on the map as its points say: straight, in perspective or bent.
struct RegisteredPicture {
  std::string name;
  model::Pictures::Bytes bytes;
  scan::Registration registration;
  QSize size;               ///< pixels, upright
  double pixelsPerHex = 0;  ///< in the middle of the map
};

/// Draws what of it lies in the context's region, in the same way whatever the region; false if it can't be decoded.
/// What is in perspective or bent is drawn pixel by pixel, on devices without pixels with as many as the picture has.
bool paintRegistered(const PaintContext& context, const RegisteredPicture& picture);

/// The pixels of a picture with such a size, for each pixel of `result` the one at its place of the map.
struct Resampling {
  double pixelsPerHex = 0;  ///< of the result
  hex::Point origin;        ///< the map at its top left corner
  QSize result;
};
/// Premultiplied; transparent where there is no picture. `image` is `picture` at any scale.
QImage resampled(const QImage& image, const RegisteredPicture& picture, const Resampling& wanted);

}  // namespace redoubt::render
