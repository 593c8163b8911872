#include <cstddef>
#include <cstdint>
#include <string_view>

#include "core/base/error.h"
#include "core/transcribe/reading_json.h"

// Texts of rulebooks: every byte sequence is read or refused in time, as each of the forms.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace redoubt;
  if (size < 1) return 0;
  const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
  std::optional<transcribe::TextForm> form;
  if (data[0] % 5 < 4) form = static_cast<transcribe::TextForm>(data[0] % 5);
  try {
    transcribe::toJson(transcribe::read(text, form, {}), "en");
  } catch (const Error&) {
  }
  return 0;
}
