#pragma once

#include <QImage>
#include <memory>

#include "core/aids/aids.h"
#include "core/base/watch.h"
#include "editor/aids/sheet_pages.h"
#include "editor/aids/sheet_pictures.h"
#include "editor/artwork/paper_files.h"

/// Sheets for players on paper, as drawings and as a page for browsers.
namespace redoubt::editor {

/// How sheets are set and drawn.
struct AidsPaper {
  QSizeF page{210, 297};  ///< mm, upright
  bool isFolded = false;  ///< two pages side by side on a sheet twice as large, in the order in which it is folded
};

/// "A4", "Letter", "A3", in small letters too; nothing for other words. A folded A3 has pages of A4.
std::optional<AidsPaper> aidsPaper(const QString& name, bool isFolded);

/// Sheets that are ready to be drawn.
class DrawnAids {
 public:
  /// Sets the sheets. A null theme is the battle's own. Needs a QGuiApplication and loadFonts().
  DrawnAids(const model::Battle& battle, const aids::AidsOptions& options, const AidsPaper& paper,
            std::shared_ptr<const render::MapTheme> theme = {});

  /// Sets a document of one's own.
  DrawnAids(aids::Document document, const model::Battle& battle, const AidsPaper& paper,
            std::shared_ptr<const render::MapTheme> theme = {});

  const aids::Document& document() const { return document_; }
  const SheetPages& pages() const { return pages_; }
  /// Sides of paper: pages, or of folded sheets the halves of those.
  int sides() const;
  QSizeF sideSize() const;  ///< mm

  /// Paints a side; the painter's unit is a millimetre. `dotsPerMm` is how finely the map is drawn.
  void paintSide(QPainter& painter, int side, double dotsPerMm = 16);
  QImage picture(int side, double dotsPerMm);

  /// The sheets as a page that needs nothing else.
  std::string html(const Watch& watch = {});

 private:
  void paintPage(QPainter& painter, int page, double dotsPerMm);

  SheetPictures pictures_;
  aids::Document document_;
  AidsPaper paper_;
  SheetPages pages_;
};

/// The sides as pages of a print, which keep what they are painted from.
PaperPages paperPages(std::shared_ptr<DrawnAids> drawn);

}  // namespace redoubt::editor
