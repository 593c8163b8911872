#pragma once

#include <cstdint>

/// What a script may cost. The program that runs it ends itself where it costs more, and says why by its exit code.
namespace redoubt::scripts {

/// Exit codes of the host beside 0.
enum class HostEnd { OutOfTime = 85, OutOfMemory = 86, Crashed = 87 };

/// From now on the process may take so much memory more, and ends at once, with an exit code, when
/// there is no more memory or the engine breaks down. `seconds` is a last resort for code that no engine interrupts.
void limitProcess(std::int64_t megabytes, int seconds);

}  // namespace redoubt::scripts
