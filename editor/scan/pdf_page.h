#pragma once

#include <QImage>
#include <filesystem>

#include "core/base/watch.h"
#include "editor/scan/open_scan.h"

/// Private to editor/scan: pages of PDF. They are read by poppler's programs, not by a library of ours: what a hostile
/// PDF does to them, it does to a process with little memory and time.
namespace redoubt::editor::scan {

struct PdfHead {
  QSize size;  ///< pixels of the page at the dots per inch
  int pages = 1;
};
PdfHead pdfHead(const std::filesystem::path& path, const ScanPage& page);
QImage pdfPage(const std::filesystem::path& path, const ScanPage& page, const Watch& watch);

}  // namespace redoubt::editor::scan
