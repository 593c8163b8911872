#pragma once

#include <QImage>
#include <QSize>
#include <filesystem>
#include <string>

#include "core/base/watch.h"

/// Scans of printed maps as pixels: reading them, finding printed lines, and proposals of what is printed.
namespace redoubt::editor::scan {

/// The most pixels of a scan: 68 by 98 cm at 380 dots per inch.
inline constexpr std::int64_t kMostScanPixels = 150'000'000;
inline constexpr double kLeastDpi = 30;
inline constexpr double kMostDpi = 600;

/// Which picture of a file.
struct ScanPage {
  int page = 1;      ///< from 1; of PDF and TIFF
  double dpi = 200;  ///< at which a page of PDF is drawn
};

/// What a file says of its picture, without decoding it.
struct ScanHead {
  QSize size;  ///< pixels, upright
  int pages = 1;
};

/// Reads no more than the head. Throws Error: NotFound, NotRegularFile, BadInput (no picture, no such page, damaged, a
/// format for which Qt has no plugin), TooLarge.
ScanHead scanHead(const std::filesystem::path& path, const ScanPage& page = {});

/// The picture: PNG, JPEG, TIFF, or a page of a PDF, which pdftoppm draws in a process of its own, within limits of
/// time and memory. Turned upright as its EXIF data say; opaque (Format_RGB32 or Format_Grayscale8). Throws Error as
/// scanHead does, and Busy when it was stopped. Any thread.
QImage openScan(const std::filesystem::path& path, const ScanPage& page = {}, const Watch& watch = {});

/// The text of a PDF with its columns kept apart by blanks, by pdftotext within the same limits; pages end with form
/// feeds. Throws Error.
std::string pdfText(const std::filesystem::path& path);

/// The bytes with which a battle file keeps a scan: the file's own if they are PNG or JPEG and upright, otherwise
/// `image` as PNG or JPEG, whichever is the smaller. Throws Error.
std::string storedScan(const std::filesystem::path& path, const QImage& image);

}  // namespace redoubt::editor::scan
