#pragma once

#include <QRectF>
#include <QSizeF>
#include <QString>
#include <vector>

#include "core/aids/document.h"
#include "editor/aids/pieces.h"

/// Sheets for players set on pages. Lengths in millimetres.
namespace redoubt::editor {

struct SheetPaper {
  QSizeF page{210, 297};
  double margin = 11;
};

struct PageOptions {
  SheetPaper paper;
  std::shared_ptr<const render::MapTheme> theme;  ///< null: the usual one
  double scale = 1;                               ///< of the type
  bool isContinuous = false;                      ///< a sheet begins below the one before it, not on a page of its own
  double mapShape = 1;                            ///< the height of the map by its width
};

struct SheetPage {
  std::vector<Placed> items;
};

/// A text or picture as it was placed: its room, and what of it is inked. For tests.
struct PlacedBox {
  int page = 0;
  QRectF room;
  QRectF ink;
  QString text;  ///< empty for pictures
};

struct SheetPages {
  SheetPaper paper;
  QString title;
  std::vector<SheetPage> pages;

  /// Every text and picture of all pages.
  std::vector<PlacedBox> boxes() const;
};

/// Sets all sheets of a document. Needs a QGuiApplication and loadFonts(); any thread.
SheetPages layOut(const aids::Document& document, const PageOptions& options);

/// The same on as few pages as four, or a multiple, for sheets of paper that are folded: the type is made smaller, down
/// to seven tenths, if that brings it onto four.
SheetPages layOutFolded(const aids::Document& document, PageOptions options);

/// Which pages stand beside each other on the sides of folded sheets: for four pages 4 | 1 and 2 | 3. The number of the
/// page from 0; -1: none.
std::vector<std::pair<int, int>> foldedOrder(int pages);

}  // namespace redoubt::editor
