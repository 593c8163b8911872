#include "core/store/pending_file.h"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>

#include "core/base/error.h"
#include "core/store/files.h"

namespace redoubt::store {
namespace {

namespace fs = std::filesystem;

void write(const fs::path& path, const std::string& text) {
  std::ofstream(path, std::ios::binary) << text;
}
std::string read(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}
std::ptrdiff_t filesIn(const fs::path& folder) {
  return std::distance(fs::directory_iterator(folder), fs::directory_iterator());
}

TEST(PendingFile, TakesItsPlaceOnlyAtTheEnd) {
  const TemporaryFolder folder;
  const fs::path target = folder.path() / "map.png";
  write(target, "old");
  PendingFile pending(target);
  write(pending.path(), "new");
  EXPECT_EQ(read(target), "old");
  pending.moveIntoPlace();
  EXPECT_EQ(read(target), "new");
  EXPECT_EQ(filesIn(folder.path()), 1);
}

TEST(PendingFile, LeavesNothingBehindWhenItIsGivenUp) {
  const TemporaryFolder folder;
  {
    const PendingFile pending(folder.path() / "map.png");
    write(pending.path(), "half");
  }
  EXPECT_EQ(filesIn(folder.path()), 0);
}

TEST(PendingFile, NeverTakesThePlaceOfADatabase) {
  const TemporaryFolder folder;
  const fs::path target = folder.path() / "map.png";
  write(target, "SQLite format 3 and more");
  EXPECT_THROW(PendingFile{target}, Error);
  EXPECT_THROW(PendingFile{folder.path() / "none" / "map.png"}, Error);
}

}  // namespace
}  // namespace redoubt::store
