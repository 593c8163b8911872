#pragma once

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>

#include "core/base/error.h"
#include "core/exchange/formats.h"
#include "core/exchange/transfer.h"
#include "core/store/files.h"

namespace redoubt::fuzz {

/// Makes battles of a file that begins with those bytes, as *Import* does; what comes of it must be a battle, problems or
/// an Error. With a report of what went wrong it breaks off if there is neither.
inline void importBytes(const char* format, const char* name, std::string_view bytes) {
  static const store::TemporaryFolder folder;
  const std::filesystem::path file = folder.path() / name;
  std::ofstream(file, std::ios::binary) << bytes;
  const exchange::Format& of = exchange::requireFormat(format);
  try {
    const exchange::Imported imported =
        exchange::importFrom(of, {file, exchange::Options(of, exchange::OptionUse::Import)});
    if (!imported.battles.empty() || !imported.problems.empty()) return;
    std::fprintf(stderr, "neither a battle nor a problem\n");
    std::abort();
  } catch (const Error&) {
  }
}

}  // namespace redoubt::fuzz
