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

// Two neighbours, and what is seen between them.
struct Between {
  hex::HexsideKey side;
  const HexLook* a = nullptr;
  const HexLook* b = nullptr;
  std::vector<float> ofSide, ofLink;
};

template <class Work>
void inParallel(std::size_t count, Work&& work) {
  cv::parallel_for_(cv::Range(0, static_cast<int>(count)), [&](const cv::Range& range) {
    for (int i = range.start; i < range.end; ++i) work(static_cast<std::size_t>(i));
  });
}

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
    std::vector<HexLook> looks(hexes.size());
    inParallel(hexes.size(),
               [&](std::size_t i) { looks[i] = hexLook(seen, vocabulary_.mask(), layout_.centre(hexes[i])); });
    std::map<hex::HexKey, const HexLook*> lookOf;
    for (std::size_t i = 0; i < hexes.size(); ++i) {
      lookOf[hexes[i]] = &looks[i];
      if (isIn(layout_.centre(hexes[i]), 0)) byHex_[hexes[i]] = looks[i].values;
    }
    std::vector<Between> between;
    for (const auto& [key, look] : lookOf) {
      for (int side = 0; side < hex::kSides / 2; ++side) {
        const auto other = layout_.neighbour(key, side);
        const auto found = other ? lookOf.find(*other) : lookOf.end();
        if (found == lookOf.end() || !isIn(layout_.middle(layout_.side(key, side)), 0)) continue;
        between.push_back({layout_.side(key, side), look, found->second, {}, {}});
      }
    }
    inParallel(between.size(), [&](std::size_t i) {
      Between& each = between[i];
      each.ofSide = stripLook(seen, alongSide(layout_, each.side), *each.a, *each.b);
      each.ofLink = stripLook(seen, alongLink(layout_, each.side), *each.a, *each.b);
    });
    for (Between& each : between) bySide_[each.side] = {std::move(each.ofSide), std::move(each.ofLink)};
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
