#pragma once

/// The version of the library that this header belongs to. Before 1.0 the middle number changes with everything that a
/// program might have to be changed for; a change of the last number never needs that.
#define REDOUBT_VERSION_MAJOR 0
#define REDOUBT_VERSION_MINOR 1
#define REDOUBT_VERSION_PATCH 0
#define REDOUBT_VERSION_TEXT "0.1.0"
/// One number to compare: 100 for 0.1.0, 10203 for 1.2.3.
#define REDOUBT_VERSION (REDOUBT_VERSION_MAJOR * 10000 + REDOUBT_VERSION_MINOR * 100 + REDOUBT_VERSION_PATCH)
