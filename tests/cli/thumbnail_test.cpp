#include <fcntl.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>

#include "tests/cli/command.h"

// What file managers ask for: a small picture, at once, and nothing else.
namespace redoubt::cli::test {
namespace {

namespace fs = std::filesystem;

class Thumbnails : public CliTest {
 protected:
  Result draw(const std::string& file, const std::string& name = "map.png", const std::string& size = "128") const {
    return run({"thumbnail", file, "-o", at(name).string(), "--size", size});
  }

  // Width and height from the header.
  std::pair<unsigned, unsigned> sizeOf(const std::string& name) const {
    const std::string bytes = readFile(at(name));
    if (bytes.substr(0, 8) != "\x89PNG\r\n\x1a\n" || bytes.size() < 24) return {0, 0};
    const auto number = [&](std::size_t at) {
      unsigned value = 0;
      for (std::size_t i = 0; i < 4; ++i) value = value * 256 + static_cast<unsigned char>(bytes[at + i]);
      return value;
    };
    return {number(16), number(20)};
  }

  // Ends 2 with one line, and leaves everything as it was.
  void expectNothing(const std::string& file) const {
    const auto before = names();
    const Result result = draw(file);
    EXPECT_EQ(result.code, 2);
    EXPECT_EQ(result.out, "");
    EXPECT_EQ(std::count(result.err.begin(), result.err.end(), '\n'), 1) << result.err;
    EXPECT_EQ(names(), before);
  }
};

TEST_F(Thumbnails, AreAsLargeAsAskedFor) {
  for (const unsigned size : {16u, 128u, 512u}) {
    const Result result = draw(meadow(), "map.png", std::to_string(size));
    ASSERT_EQ(result.code, 0) << result.err;
    EXPECT_EQ(result.out + result.err, "");
    const auto [width, height] = sizeOf("map.png");
    EXPECT_EQ(std::max(width, height), size);
    EXPECT_GT(std::min(width, height), 0u);
  }
  EXPECT_EQ(draw(meadow(), "map.png", "8").code, 2);
  EXPECT_EQ(draw(meadow(), "map.png", "100000").code, 2);
}

TEST_F(Thumbnails, OfShippedBattlesShowTheirMaps) {
  ASSERT_EQ(draw(std::string(REDOUBT_SAMPLES) + "/wilkowa.battle", "a.png").code, 0);
  ASSERT_EQ(draw(std::string(REDOUBT_SAMPLES) + "/olszanka.battle", "b.png").code, 0);
  EXPECT_NE(readFile(at("a.png")), readFile(at("b.png")));
  EXPECT_GT(fs::file_size(at("a.png")), 3000u) << "more than a blank sheet";
}

TEST_F(Thumbnails, GoToTheStandardOutput) {
  ASSERT_EQ(draw(meadow()).code, 0);
  const Result result = run({"thumbnail", meadow(), "-o", "-", "--size", "128"});
  EXPECT_EQ(result.code, 0);
  EXPECT_EQ(result.out, readFile(at("map.png")));
}

// The file that a file manager made is filled.
TEST_F(Thumbnails, ReplaceAFileThatIsThere) {
  writeFile(at("map.png"), "");
  EXPECT_EQ(draw(meadow()).code, 0);
  EXPECT_GT(fs::file_size(at("map.png")), 0u);
}

TEST_F(Thumbnails, LeaveTheBattleAndItsFolderAlone) {
  const std::string bytes = readFile(meadow());
  const fs::path apart = at("apart");
  fs::create_directory(apart);
  fs::copy_file(meadow(), apart / "meadow.battle");
  fs::permissions(apart / "meadow.battle", fs::perms::owner_read);
  fs::permissions(apart, fs::perms::owner_read | fs::perms::owner_exec);
  EXPECT_EQ(draw((apart / "meadow.battle").string()).code, 0);
  fs::permissions(apart, fs::perms::owner_all);
  EXPECT_EQ(std::distance(fs::directory_iterator(apart), {}), 1);
  EXPECT_EQ(readFile(apart / "meadow.battle"), bytes);
}

TEST_F(Thumbnails, NeverReplaceABattle) {
  const std::string bytes = readFile(meadow());
  EXPECT_EQ(run({"thumbnail", meadow(), "-o", meadow()}).code, 2);
  EXPECT_EQ(readFile(meadow()), bytes);
}

TEST_F(Thumbnails, OfWhatIsNoSoundBattleAreNotMade) {
  const std::string whole = readFile(meadow());
  expectNothing(at("missing.battle").string());
  writeFile(at("empty.battle"), "");
  expectNothing(at("empty.battle").string());
  writeFile(at("text.battle"), "this is no battle\n");
  expectNothing(at("text.battle").string());
  writeFile(at("half.battle"), whole.substr(0, whole.size() / 2));
  expectNothing(at("half.battle").string());
  std::string torn = whole;
  std::fill(torn.begin() + 4096, torn.begin() + 8192, '\xff');
  writeFile(at("torn.battle"), torn);
  expectNothing(at("torn.battle").string());
}

// A journal beside it is of an edit that was cut short; it is neither played back nor removed.
TEST_F(Thumbnails, LeaveAJournalAlone) {
  writeFile(at("meadow.battle-journal"), "torn");
  draw(meadow());
  EXPECT_EQ(readFile(at("meadow.battle-journal")), "torn");
}

// As SQLite does while it writes.
TEST_F(Thumbnails, OfAFileThatIsBeingWrittenAreNotMade) {
  const int file = ::open(meadow().c_str(), O_RDWR);
  ASSERT_GE(file, 0);
  struct flock lock {};
  lock.l_type = F_WRLCK;
  lock.l_whence = SEEK_SET;
  lock.l_start = 0x40000000;
  lock.l_len = 512;
  ASSERT_EQ(::fcntl(file, F_SETLK, &lock), 0);
  expectNothing(meadow());
  ::close(file);
  EXPECT_EQ(draw(meadow()).code, 0);
}

}  // namespace
}  // namespace redoubt::cli::test
