#pragma once

#include <QPainter>
#include <QRectF>
#include <QSizeF>
#include <QString>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/base/watch.h"

/// Files of what is made for paper, whatever it is. All lengths in millimetres.
namespace redoubt::editor {

/// The pages of a print, each painted on its own.
struct PaperPages {
  struct Page {
    QSizeF size;
    std::string name;             ///< for a file of its own: "1-front"
    std::optional<QRectF> trim{}; ///< what is cut out of it, for a press
    double bleed = 0;             ///< how far it is printed beyond that
  };

  QString title;
  std::vector<Page> pages;
  /// Paints a page; the painter's unit is a millimetre. False if the watch stopped it.
  std::function<bool(QPainter& painter, std::size_t page, const Watch& watch)> paint;
};

enum class PaperFile { Pdf, Svg, Png };
/// By the end of a file's name: .pdf, .svg or .png. Throws Error BadInput for others.
PaperFile paperFileOf(const std::filesystem::path& path);

/// Files that were written, as far as the disk promises to keep them.
struct PaperFiles {
  std::vector<std::filesystem::path> files;
  bool arePromised = true;
};

/// Writes `path`: all pages as PDF, with the boxes of those that are cut; as SVG or PNG a file for each page, whose name goes
/// before the ending if there are several. All of them are put in their places at the end, or none. `dpi` is for PNG.
/// Throws Error; exchange::Stopped if the watch stopped it.
PaperFiles writePaper(const PaperPages& pages, const std::filesystem::path& path, double dpi, bool replaces,
                      const Watch& watch);

}  // namespace redoubt::editor
