#pragma once

#include "core/library/redoubt/document.h"
#include "core/model/edit.h"

namespace redoubt::library {

/// All that a draft changes, as one edit.
model::Edit editOf(const Draft& draft);

}  // namespace redoubt::library
