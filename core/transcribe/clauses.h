#pragma once

#include <string_view>
#include <vector>

#include "core/transcribe/statement.h"

/// Private to core/transcribe: lines that say several things one after another.
namespace redoubt::transcribe {

/// The statements of a line: one, or one for each part that begins with a turn or a label of its own, as in
/// "turn 2, hex 3015: A; turn 4, hex 3001: B" and "I Corps: Ney 0914. Cavalry: Milhaud 0810." Their marks and names are
/// bytes of `text`.
std::vector<Statement> statementsOf(std::string_view text, const HexStyle& style);

}  // namespace redoubt::transcribe
