#include <cstddef>
#include <cstdint>

#include "tests/fuzz/import_fuzzing.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  redoubt::fuzz::importBytes("json", "battle.json", {reinterpret_cast<const char*>(data), size});
  return 0;
}
