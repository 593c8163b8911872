#pragma once

#include <functional>
#include <string>

#include "core/aids/document.h"

/// Sheets for players as one page of HTML that needs nothing else.
namespace redoubt::aids {

/// A drawing as an element that may stand in a line: `<svg …>` or `<img src="data:…">`. It need not say the words for
/// those who don't see it. Empty: there is none, and the words are written instead.
using PictureElement = std::function<std::string(const Picture& picture)>;

/// The colours of a look, "#RRGGBB", and what the page's drawings need beside them.
struct PageLook {
  std::string paper = "#ffffff";
  std::string ink = "#1b1f24";
  std::string accent = "#7a2e22";
  std::string css = {};  ///< such as faces of fonts
};

/// Light and dark as the reader's screen is, and light on paper, with a new page for each sheet. Every text is escaped.
std::string toHtml(const Document& document, const PictureElement& pictures, const PageLook& look = {});

}  // namespace redoubt::aids
