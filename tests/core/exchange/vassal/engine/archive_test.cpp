#include "tests/core/exchange/vassal/engine/archive.h"

#include <gtest/gtest.h>

#include "tests/core/exchange/vassal/engine/small_module.h"

namespace redoubt::exchange::vassal::engine {
namespace {

using testing::Packing;
using testing::zipped;

const std::vector<std::pair<std::string, std::string>> kFiles = {{"a.txt", std::string(5000, 'a')}, {"b/c.txt", ""}};

TEST(EngineArchive, ReadsByTheDirectoryHoweverEntriesArePacked) {
  for (const Packing packing :
       {Packing::Stored, Packing::Deflated, Packing::StoredSizeBehind, Packing::DeflatedSizeBehind}) {
    const Archive archive = readArchive(zipped(kFiles, packing));
    EXPECT_TRUE(archive.problems.empty());
    EXPECT_EQ(archive.text("a.txt"), kFiles[0].second);
    EXPECT_TRUE(archive.has("b/c.txt"));
  }
}

TEST(EngineArchive, StreamsAllButStoredEntriesWithTheirSizeBehind) {
  for (const Packing packing : {Packing::Stored, Packing::Deflated, Packing::DeflatedSizeBehind}) {
    const Archive archive = streamArchive(zipped(kFiles, packing));
    EXPECT_TRUE(archive.problems.empty());
    EXPECT_EQ(archive.text("a.txt"), kFiles[0].second);
    EXPECT_TRUE(archive.has("b/c.txt"));
  }
  const Archive archive = streamArchive(zipped(kFiles, Packing::StoredSizeBehind));
  ASSERT_EQ(archive.problems.size(), 1U);
  EXPECT_EQ(archive.problems[0], "Entry a.txt: stored, with its size behind it: that can't be streamed.");
}

TEST(EngineArchive, TellsOfNamesThatAreTwiceOrLeadElsewhere) {
  for (const char* name : {"/etc/x", "../x", "a\\b"}) {
    EXPECT_EQ(readArchive(zipped({{name, "x"}})).problems.size(), 1U) << name;
  }
  EXPECT_EQ(readArchive(zipped({{"a", "x"}, {"a", "y"}})).problems,
            std::vector<std::string>{"Entry a: it is there twice."});
  EXPECT_EQ(readArchive(zipped({{"\xff", "x"}})).problems.size(), 1U);
}

TEST(EngineArchive, ContentHasTheChecksumThatIsWritten) {
  std::string bytes = zipped({{"a", "content"}}, Packing::Stored);
  bytes[bytes.find("content")] = 'k';
  EXPECT_EQ(readArchive(bytes).problems, std::vector<std::string>{"Entry a: the checksum is wrong."});
  EXPECT_EQ(streamArchive(bytes).problems, std::vector<std::string>{"Entry a: the checksum is wrong."});
}

TEST(EngineArchive, DamageIsAProblemAndNeverMore) {
  const std::string good = zipped(kFiles);
  EXPECT_FALSE(readArchive("").problems.empty());
  EXPECT_FALSE(streamArchive("PK").problems.empty());
  for (size_t length = 0; length < good.size(); ++length) {
    EXPECT_FALSE(readArchive(good.substr(0, length)).problems.empty()) << length;
  }
  for (size_t at = 0; at < good.size(); ++at) {
    std::string damaged = good;
    damaged[at] = static_cast<char>(~damaged[at]);
    readArchive(damaged);
    streamArchive(damaged);
  }
}

}  // namespace
}  // namespace redoubt::exchange::vassal::engine
