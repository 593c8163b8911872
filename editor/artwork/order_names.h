#pragma once

#include <string>

#include "core/compare/words.h"

namespace redoubt::editor {

/// Says orders of a set-up and events in words ("weaken 5 × Husaria"), for the comparison of two set-ups whose names
/// come from these battles, which must outlive it; they may be the same object.
compare::RowNamer orderNames(const model::Battle& firstNames, const model::Battle& secondNames,
                             const std::string& language);

}  // namespace redoubt::editor
