#pragma once

#include <gtest/gtest.h>

#include <cstddef>
#include <filesystem>
#include <string>
#include <vector>

#include "core/store/files.h"

/// Runs the real redoubt-cli.
namespace redoubt::cli::test {

struct Result {
  int code = -1;  ///< 128 + signal where it was killed
  std::string out;
  std::string err;
};

Result run(const std::vector<std::string>& arguments);
/// The same with the standard output going to `path`; `out` stays empty.
Result runInto(const std::filesystem::path& path, const std::vector<std::string>& arguments);

/// What a program may take before the system refuses it more, or ends it.
struct Limits {
  std::size_t megabytes = 0;  ///< of memory that it writes to
  unsigned seconds = 0;       ///< of processor time
};
Result runWithin(const Limits& limits, const std::vector<std::string>& arguments);

std::string readFile(const std::filesystem::path& path);
void writeFile(const std::filesystem::path& path, const std::string& text);

/// The JSON of a small made-up battle with placements of every kind.
std::string meadowJson();

/// A folder of its own with meadow.json and, imported from it, meadow.battle.
class CliTest : public ::testing::Test {
 protected:
  CliTest();
  std::filesystem::path at(const std::string& name) const { return folder_.path() / name; }
  std::string meadow() const { return at("meadow.battle").string(); }
  /// The names in the folder, sorted.
  std::vector<std::string> names() const;

 private:
  store::TemporaryFolder folder_;
};

}  // namespace redoubt::cli::test
