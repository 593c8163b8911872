#pragma once

#include <QRectF>
#include <QSizeF>
#include <QString>

#include "core/hex/paper.h"
#include "editor/render/output/map_drawing.h"

/// The division of a map into sheets of paper. Lengths in millimetres.
namespace redoubt::render {

enum class PaperTurn {
  Fewest,  ///< the orientation that needs fewer sheets, upright if equal
  Upright,
  Lying,
};

struct PaperOptions {
  std::optional<hex::PaperSize> paper;  ///< upright; none: one sheet as large as the map's own
  PaperTurn turn = PaperTurn::Fewest;
  double overlap = 10;  ///< the part that neighbouring sheets both show; 0 to kMostOverlap
  bool fits = false;    ///< the whole drawing on one sheet of that paper, instead of its true size on several
};

inline constexpr double kMostOverlap = 50;

/// The sheets that a drawing is printed on.
class PagePlan {
 public:
  /// Throws redoubt::Error (BadInput) for an overlap out of range, or papers too small for it; TooLarge for more than
  /// kMostPages sheets.
  PagePlan(const MapDrawing& drawing, const PaperOptions& options);

  static constexpr int kMostPages = 2000;

  int columns() const { return columns_; }
  int rows() const { return rows_; }
  int count() const { return columns_ * rows_; }
  /// True if the drawing is divided into parts to be glued, with marks for that.
  bool isTiled() const { return isTiled_; }
  /// True if the drawing is on the single sheet that its map is made for.
  bool isOwnSheet() const { return isOwnSheet_; }
  QSizeF page() const { return page_; }
  /// The width of a hex on paper.
  double hexWidth() const { return hexWidth_; }
  double overlap() const { return overlap_; }
  /// The part of the drawing that a page shows, from the drawing's top left corner; pages are counted row by row.
  QRectF window(int page) const;
  /// The place of such a part on its page.
  QRectF place() const { return {corner_, shown_}; }
  /// "B3": the third page of the second row.
  QString name(int page) const;

 private:
  void lieOnSheet(const MapDrawing& drawing);
  void fit(QSizeF paper);
  void tile(QSizeF paper);

  QSizeF whole_;  // the drawing
  QSizeF page_;
  QSizeF shown_;  // of the drawing, on one page
  QPointF corner_;
  double hexWidth_ = 0;
  double overlap_ = 0;
  int columns_ = 1;
  int rows_ = 1;
  bool isTiled_ = false;
  bool isOwnSheet_ = false;
};

/// The number of hexes that fit on a page of the plan, at most all of the drawing.
double hexesOnPage(const MapDrawing& drawing, const PagePlan& plan);

}  // namespace redoubt::render
