#pragma once

#include "core/base/watch.h"

namespace redoubt::render {

using redoubt::partOf;
using redoubt::Watch;

}  // namespace redoubt::render
