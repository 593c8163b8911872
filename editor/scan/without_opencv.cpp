#include "core/base/error.h"
#include "editor/scan/scan_features.h"

// What stands in for the rest of this folder where OpenCV is missing.
namespace redoubt::editor::scan {

bool canSee() {
  return false;
}

redoubt::scan::ScanFeatures scanFeatures(const QImage&, const redoubt::scan::Registration&, const hex::Layout&,
                                         const Watch&) {
  throw Error(ErrorCode::NotFound, Phrase::of("errors.scan.no-opencv"));
}

}  // namespace redoubt::editor::scan
