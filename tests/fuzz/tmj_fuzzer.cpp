#include <cstddef>
#include <cstdint>

#include "tests/fuzz/tiled_fuzzing.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  redoubt::fuzz::readMap({reinterpret_cast<const char*>(data), size});
  return 0;
}
