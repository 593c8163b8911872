#pragma once

#include "core/exchange/format.h"

/// The map as a picture, with the counters of a set-up. Nothing is read from them.
namespace redoubt::exchange {

const Format& pngFormat();  ///< pixels
const Format& svgFormat();  ///< lines and letters in layers
const Format& pdfFormat();  ///< lines and letters on one sheet, or on several to be glued

/// The layers that can be left out, by the words of the option `layers`.
const std::vector<std::string_view>& pictureLayers();

}  // namespace redoubt::exchange
