#include "editor/scan/scan_features.h"

#include <algorithm>
#include <cmath>
#include <map>

#include "core/base/error.h"
#include "editor/scan/hex_features.h"

namespace redoubt::editor::scan {
namespace {

// Along the side, a little shorter than it: at its ends other sides begin.
Strip alongSide(const hex::Layout& layout, hex::HexsideKey side) {
  const auto ends = layout.verticesOf(side);
  return {layout.point(ends[0]), layout.point(ends[1]), 0.24, 0.10, 0.08};
}

Strip alongLink(const hex::Layout& layout, hex::HexsideKey side) {
  const auto [a, b] = layout.hexesOf(side);
  return {layout.centre(a), layout.centre(b), 0.26, 0.12, 0.10};
}

void append(redoubt::scan::Features& features, const std::vector<float>& values) {
  features.columns = values.size();
  features.values.insert(features.values.end(), values.begin(), values.end());
}

// The looks of hexes, kept until their neighbours in the next band have been looked at.
using Looks = std::map<hex::HexKey, HexLook>;

class Looking {
 public:
  Looking(const Canvas& canvas, const hex::Layout& layout, const Vocabulary& vocabulary)
      : canvas_(canvas), layout_(layout), vocabulary_(vocabulary) {}

  void look(const Canvas::Band& band) {
    const auto isIn = [&](hex::Point place, double margin) {
      return place.y >= band.top - margin && place.y < band.bottom + margin;
    };
    std::vector<hex::HexKey> hexes;
    layout_.forEachHex([&](hex::HexKey key) {
      const hex::Point middle = layout_.centre(key);
      if (isIn(middle, 1) && canvas_.shows(middle)) hexes.push_back(key);
    });
    if (hexes.empty()) return;
    const SeenPart seen = vocabulary_.read(canvas_, band.bounds);
    Looks looks;
    for (const hex::HexKey key : hexes) looks[key] = hexLook(seen, vocabulary_.mask(), layout_.centre(key));
    for (const auto& [key, look] : looks) {
      if (isIn(layout_.centre(key), 0)) byHex_[key] = look.values;
      for (int side = 0; side < hex::kSides / 2; ++side) {
        const auto other = layout_.neighbour(key, side);
        if (!other || !looks.contains(*other)) continue;
        const hex::HexsideKey sideKey = layout_.side(key, side);
        if (!isIn(layout_.middle(sideKey), 0)) continue;
        const HexLook& otherLook = looks.at(*other);
        bySide_[sideKey] = {stripLook(seen, alongSide(layout_, sideKey), look, otherLook),
                            stripLook(seen, alongLink(layout_, sideKey), look, otherLook)};
      }
    }
  }

  redoubt::scan::ScanFeatures taken() const {
    redoubt::scan::ScanFeatures features;
    for (const auto& [key, values] : byHex_) {
      features.hexes.push_back(key);
      append(features.ofHexes, values);
    }
    for (const auto& [key, values] : bySide_) {
      features.sides.push_back(key);
      append(features.ofSides, values.first);
      append(features.ofLinks, values.second);
    }
    return features;
  }

 private:
  const Canvas& canvas_;
  const hex::Layout& layout_;
  const Vocabulary& vocabulary_;
  std::map<hex::HexKey, std::vector<float>> byHex_;
  std::map<hex::HexsideKey, std::pair<std::vector<float>, std::vector<float>>> bySide_;
};

}  // namespace

bool canSee() {
  return true;
}

redoubt::scan::ScanFeatures scanFeatures(const QImage& picture, const redoubt::scan::Registration& registration,
                                         const hex::Layout& layout, const Watch& watch) {
  const hex::Bounds sheet = layout.bounds();
  const double pixels = registration.pixelsPerHex({(sheet.left + sheet.right) / 2, (sheet.top + sheet.bottom) / 2});
  if (!(pixels >= kLeastHexPixels)) {
    throw Error(ErrorCode::BadInput, Phrase::of("errors.scan.hexes-too-small",
                                                {{"pixels", std::to_string(static_cast<int>(pixels))},
                                                 {"least", std::to_string(static_cast<int>(kLeastHexPixels))}}));
  }
  watch.progress(0);
  const Canvas canvas(picture, registration, layout);
  const Vocabulary vocabulary(canvas, layout, partOf(watch, 0.05, 0.45));
  Looking looking(canvas, layout, vocabulary);
  const auto bands = canvas.bands(2);
  for (std::size_t i = 0; i < bands.size(); ++i) {
    if (watch.stop.stop_requested()) throw Error(ErrorCode::Busy, Phrase::of("errors.scan.stopped"));
    looking.look(bands[i]);
    watch.progress(0.45 + 0.55 * static_cast<double>(i + 1) / static_cast<double>(bands.size()));
  }
  return looking.taken();
}

}  // namespace redoubt::editor::scan
