#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/hex/layout_spec.h"
#include "core/model/battle.h"
#include "core/scan/registration.h"
#include "core/scan/register_verbs.h"

namespace redoubt::editor {

/// A map as a scan shows it: its layout, and the numbers that were typed at their places.
struct ScannedMap {
  std::string title;
  std::string bytes;  ///< of the picture, as a battle keeps it
  redoubt::scan::PictureSize size;
  hex::LayoutSpec spec;
  std::optional<double> hexWidthMm;  ///< where the picture says how large it is
  struct Number {
    std::string text;
    redoubt::scan::Pixel at;
  };
  std::vector<Number> numbers;
};

/// The sheet of that map: as large as its hexes, the rest as in `sheet`.
model::MapSheet scannedSheet(const model::MapSheet& sheet, const ScannedMap& map);

/// The battle with that map in place of its own, bare; the scan lies under it, registered by the numbers.
model::Battle withScannedMap(model::Battle battle, const ScannedMap& map, const std::string& editTitle);

}  // namespace redoubt::editor
