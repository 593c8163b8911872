#pragma once

// What nearly every test of these parts reads, compiled once (tests/CMakeLists.txt).
#include <gtest/gtest.h>

#include "editor/precompiled.h"
