#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "core/base/error.h"
#include "core/exchange/input/bounded_json.h"
#include "core/exchange/input/bounded_xml.h"
#include "core/exchange/input/inflate.h"

namespace {

using namespace redoubt::exchange::input;

// The first byte says what the others are.
void readAs(std::uint8_t kind, std::string_view bytes) {
  constexpr std::size_t kMost = 1 << 20;
  switch (kind % 6) {
    case 0: BoundedXml(std::string(bytes), "a"); break;
    case 1: parseJson(bytes, "a"); break;
    case 2: unpacked(bytes, Packing::Zlib, kMost); break;
    case 3: unpacked(bytes, Packing::Gzip, kMost); break;
    case 4: unpacked(bytes, Packing::Deflate, kMost); break;
    default: unpacked(bytes, Packing::Zstd, kMost);
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  try {
    readAs(data[0], {reinterpret_cast<const char*>(data + 1), size - 1});
  } catch (const redoubt::Error&) {
  }
  return 0;
}
