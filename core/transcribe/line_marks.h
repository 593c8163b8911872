#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/transcribe/reading.h"

/// Private to core/transcribe: where the words that were used stand in the lines as printed.
namespace redoubt::transcribe {

/// The marks of a sentence that was put together from `lines`, for each of them. Words that stand in none of them as
/// they were read (cut at the end of a line, replaced by a correction) have no mark.
std::vector<std::vector<Mark>> marksInLines(std::string_view sentence, std::vector<Mark> marks,
                                            const std::vector<std::string>& lines);

/// Marks what the items of a row of a table were read from.
void markItems(Line& line);

}  // namespace redoubt::transcribe
