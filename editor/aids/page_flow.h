#pragma once

#include <vector>

#include "editor/aids/sheet_pages.h"

namespace redoubt::editor {

/// Fills pages with bands of pieces, from top to bottom: each band in its columns, which are as high as each other
/// where it ends.
class PageFlow {
 public:
  /// `area` is what of each page may be filled.
  PageFlow(QRectF area, double gap);

  void add(Band band);
  /// Goes on at the top of a new page, unless the present one is empty.
  void breakPage();

  std::vector<SheetPage> finished() &&;
  /// Pages so far; the last is the one that is filled now.
  int pages() const { return static_cast<int>(pages_.size()); }

 private:
  struct Column {
    std::size_t from = 0;
    std::size_t to = 0;  // not included
  };
  // The columns of `pieces` from `from` on with that height; fewer than `columns` if all of them fit.
  std::vector<Column> fill(const std::vector<Piece>& pieces, std::size_t from, int columns, double height) const;
  double heightOf(const std::vector<Piece>& pieces, const Column& column) const;
  void place(const std::vector<Piece>& pieces, const Column& column, double left, double top);

  QRectF area_;
  double gap_;
  double y_;
  std::vector<SheetPage> pages_;
};

}  // namespace redoubt::editor
