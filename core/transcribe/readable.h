#pragma once

#include <string>
#include <string_view>

#include "core/transcribe/reading.h"

/// Texts as people can read and correct them.
namespace redoubt::transcribe {

/// The form that `text` seems to have.
TextForm formOf(std::string_view text);

/// The encoding that bytes seem to have which are not UTF-8: "Windows-1250", "ISO 8859-2", "Windows-1252", "UTF-16".
std::string seemingEncoding(std::string_view text);

/// A page of HTML as markdown: headings, paragraphs, and tables with bars. Throws Error BadInput as `read` does.
std::string markdownOf(std::string_view html);

}  // namespace redoubt::transcribe
