#pragma once

#include <cstddef>
#include <filesystem>
#include <string>

#include "core/base/error.h"

/// What every reader of other programs' files needs: each function works within limits, whatever it is given.
namespace redoubt::exchange::input {

inline constexpr std::size_t kMostBytes = 64 << 20;  ///< of one file, unless a reader says otherwise

/// The bytes of a regular file; links are followed. Throws Error NotFound (it is not there or can't be read),
/// NotRegularFile (a folder, device, FIFO or socket; none of them is waited for) and TooLarge (over `most` bytes).
std::string readSource(const std::filesystem::path& path, std::size_t most = kMostBytes);

/// What is wrong at a place of a text: "line 3, column 7: {problem}.", of the code BadInput. `context` names the text,
/// `problem` has no full stop. The column counts characters.
Error errorAt(std::string context, std::string_view text, std::size_t offset, Phrase problem);

}  // namespace redoubt::exchange::input
