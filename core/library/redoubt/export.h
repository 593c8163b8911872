#pragma once

/// What other programs see of the library.
#if defined(__GNUC__)
#define REDOUBT_API __attribute__((visibility("default")))
#else
#define REDOUBT_API
#endif
