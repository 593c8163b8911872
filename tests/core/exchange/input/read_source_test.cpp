#include "core/exchange/input/read_source.h"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include <fstream>

#include "core/store/files.h"
#include "tests/core/exchange/input/failure.h"

namespace redoubt::exchange::input {
namespace {

using test::failureOf;

class ReadSource : public ::testing::Test {
 protected:
  std::filesystem::path write(const char* name, const std::string& bytes) const {
    const std::filesystem::path path = folder_.path() / name;
    std::ofstream(path, std::ios::binary) << bytes;
    return path;
  }
  store::TemporaryFolder folder_;
};

TEST_F(ReadSource, GivesEveryByteOfAFileUpToTheLimit) {
  const std::string bytes("a\0b\r\n\xFF", 6);
  EXPECT_EQ(readSource(write("a", bytes)), bytes);
  EXPECT_EQ(readSource(write("empty", "")), "");
  EXPECT_EQ(readSource(write("ten", "0123456789"), 10), "0123456789");
  EXPECT_EQ(failureOf([&] { readSource(folder_.path() / "ten", 9); }).find("too-large: "), 0u);
  std::filesystem::create_symlink("ten", folder_.path() / "link");
  EXPECT_EQ(readSource(folder_.path() / "link"), "0123456789");
}

TEST_F(ReadSource, FilesWithoutASizeOfTheirOwnAreReadWithinTheLimit) {
  EXPECT_FALSE(readSource("/proc/self/status").empty());
  EXPECT_EQ(failureOf([] { readSource("/proc/self/status", 10); }).find("too-large: "), 0u);
}

TEST_F(ReadSource, NothingButRegularFilesIsReadNorWaitedFor) {
  ASSERT_EQ(::mkfifo((folder_.path() / "fifo").c_str(), 0600), 0);
  for (const std::filesystem::path& path :
       {folder_.path() / "fifo", folder_.path(), std::filesystem::path("/dev/zero")}) {
    EXPECT_EQ(failureOf([&] { readSource(path); }).find("not-a-regular-file: "), 0u) << path;
  }
  EXPECT_EQ(failureOf([&] { readSource(folder_.path() / "none"); }).find("not-found: "), 0u);
  std::filesystem::create_symlink("nowhere", folder_.path() / "dangling");
  EXPECT_EQ(failureOf([&] { readSource(folder_.path() / "dangling"); }).find("not-found: "), 0u);
}

}  // namespace
}  // namespace redoubt::exchange::input
