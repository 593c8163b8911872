#include "core/base/error.h"
#include "editor/scan/printed_lines.h"
#include "editor/scan/scan_features.h"

// What stands in for the rest of this folder where OpenCV is missing.
namespace redoubt::editor::scan {

namespace {

Error unseen() {
  return Error(ErrorCode::NotFound, Phrase::of("errors.scan.no-opencv"));
}

}  // namespace

bool canSee() {
  return false;
}

redoubt::scan::ScanFeatures scanFeatures(const QImage&, const redoubt::scan::Registration&, const hex::Layout&,
                                         const Watch&) {
  throw unseen();
}

redoubt::scan::Pixel SeenGrid::middleNear(redoubt::scan::Pixel pixel) const {
  return pixel;
}

std::optional<SeenGrid> seenGrid(const QImage&, const Watch&) {
  throw unseen();
}

std::vector<redoubt::scan::SeenPoint> measuredHexes(const QImage&, const redoubt::scan::Registration&,
                                                    const hex::Layout&, std::size_t, const Watch&) {
  throw unseen();
}

std::optional<RefinedScan> refinedScan(const QImage&, const redoubt::scan::FittedScan&,
                                       std::span<const redoubt::scan::SeenPoint>, const hex::Layout&, const Watch&) {
  return std::nullopt;
}

}  // namespace redoubt::editor::scan
