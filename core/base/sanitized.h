#pragma once

namespace redoubt {

/// Whether the program is watched by a sanitizer, under which it takes many times the time and memory: limits of them
/// that a person would never meet are then met.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
inline constexpr bool kIsSanitized = true;
#else
inline constexpr bool kIsSanitized = false;
#endif

}  // namespace redoubt
