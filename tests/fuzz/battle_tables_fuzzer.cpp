#include <cstddef>
#include <cstdint>

#include "tests/fuzz/import_fuzzing.h"

namespace {

// A sheet begins with a form feed and its name in a line.
constexpr char kNext = '\f';

std::string plainName(std::string_view name) {
  std::string plain;
  for (const char c : name.substr(0, 40)) {
    if ((c >= 'a' && c <= 'z') || c == '_') plain += c;
  }
  return plain.empty() ? "unit" : plain;
}

}  // namespace

// Battles of CSV files, all of them in one text.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  namespace fs = std::filesystem;
  using namespace redoubt;
  static const store::TemporaryFolder temporary;
  const fs::path folder = temporary.path() / "sheets";
  fs::remove_all(folder);
  fs::create_directory(folder);
  std::string_view rest(reinterpret_cast<const char*>(data), size);
  for (int sheets = 0; !rest.empty() && sheets < 60; ++sheets) {
    if (rest.front() == kNext) rest.remove_prefix(1);
    const std::string_view sheet = rest.substr(0, rest.find(kNext));
    rest.remove_prefix(sheet.size());
    const std::size_t end = sheet.find('\n');
    if (end == std::string_view::npos) continue;
    std::ofstream(folder / (plainName(sheet.substr(0, end)) + ".csv"), std::ios::binary) << sheet.substr(end + 1);
  }
  const exchange::Format& of = exchange::requireFormat("csv");
  try {
    const exchange::Imported imported =
        exchange::importFrom(of, {folder, exchange::Options(of, exchange::OptionUse::Import)});
    if (imported.battles.empty() && imported.problems.empty()) {
      std::fprintf(stderr, "neither a battle nor a problem\n");
      std::abort();
    }
  } catch (const Error&) {
  }
  return 0;
}
