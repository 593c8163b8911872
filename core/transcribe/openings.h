#pragma once

#include "core/transcribe/phrases.h"

/// Private to core/transcribe: how a statement may begin.
namespace redoubt::transcribe {

/// "Hexes: 1510 – Hussars": how many tokens only say that the number is a hex; 0 for none.
std::size_t hexLabelAt(const Phrases& phrases);
/// What stands behind "the left wing deploys as follows:" or "place the following units:"; all tokens without that.
std::vector<Token> behindFollows(const Phrases& phrases);
/// "0900: 19e Légère – hex 0114": whether the first four digits are an hour.
bool beginsWithHour(const Phrases& phrases);

}  // namespace redoubt::transcribe
