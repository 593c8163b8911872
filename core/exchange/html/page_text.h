#pragma once

#include <string>
#include <string_view>

#include "core/exchange/html/page_files.h"

namespace redoubt::exchange::html {

/// What a page is joined of, beside its own files.
struct PageParts {
  std::string_view title;
  std::string_view fonts;   ///< CSS
  std::string_view battle;  ///< JSON
};

/// The script of every page, as its element holds it.
std::string scriptText(const PageFiles& files);
/// The whole page.
std::string pageText(const PageFiles& files, const PageParts& parts);

}  // namespace redoubt::exchange::html
