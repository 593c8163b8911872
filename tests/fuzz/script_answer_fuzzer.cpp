#include <cstddef>
#include <cstdint>
#include <cstdlib>

#include "core/base/error.h"
#include "core/model/edit.h"
#include "editor/scripts/script_edit.h"

// What the program that runs scripts answers is read as if a stranger had written it.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace redoubt;
  const auto changes = nlohmann::json::parse(data, data + size, nullptr, false);
  if (changes.is_discarded()) return 0;
  try {
    const model::Edit edit = scripts::editFrom(changes, "fuzz");
    const model::Battle battle = model::applied({}, edit);
    // What came in goes out the same.
    const model::Edit again = scripts::editFrom(scripts::changesJson({}, battle), "fuzz");
    if (!(model::applied({}, again) == battle)) std::abort();
  } catch (const Error&) {
  }
  return 0;
}
