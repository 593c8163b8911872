#include <cstddef>
#include <cstdint>

#include "core/exchange/output/zip_writer.h"
#include "tests/fuzz/import_fuzzing.h"

// A module whose build file is the bytes; archives themselves are fed to the fuzzers `input` and `vassal`.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  redoubt::exchange::ZipWriter zip;
  zip.add("buildFile.xml", std::string(reinterpret_cast<const char*>(data), size));
  // The head of a picture of 600 by 500 pixels.
  const char head[] = "\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x02\x58\0\0\x01\xF4\x08\x02\0\0\0\0\0\0\0";
  zip.add("images/map.png", std::string(head, sizeof head - 1));
  redoubt::fuzz::importBytes("vassal", "battle.vmod", zip.bytes());
  return 0;
}
