#pragma once

#include <vector>

#include "core/transcribe/hex_style.h"
#include "core/transcribe/source_lines.h"

/// Private to core/transcribe: text that stands in two columns.
namespace redoubt::transcribe {

/// The lines of a page of two columns in the order in which they are read, left before right; both halves of a line
/// keep its number and its bytes their places (blanks stand for the other half). Lines of one column as they are.
std::vector<SourceLine> withoutColumns(std::vector<SourceLine> lines, const HexStyle& style);

}  // namespace redoubt::transcribe
