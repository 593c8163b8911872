#pragma once

// What nearly every file of core and its tests reads, compiled once (core/CMakeLists.txt). Files include what they use
// all the same: the sanitizer preset builds without.
#include <algorithm>
#include <array>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/model/battle.h"
#include "core/model/edit.h"
