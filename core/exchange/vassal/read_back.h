#pragma once

#include "core/exchange/format.h"

namespace redoubt::exchange::vassal {

/// What is otherwise in a module that was just written when it is read again: printed numbers that no hex has any more,
/// and set-ups whose counters lie on other hexes. Names and values stand only in pictures and are not compared.
std::vector<Phrase> differencesOf(const ExportJob& job, const Imported& again);

}  // namespace redoubt::exchange::vassal
