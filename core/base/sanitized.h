#pragma once

namespace redoubt {

/// Whether the program runs under a sanitizer, which needs many times the time and memory: limits that are never
/// reached in normal use are reached there.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
inline constexpr bool kIsSanitized = true;
#else
inline constexpr bool kIsSanitized = false;
#endif

}  // namespace redoubt
