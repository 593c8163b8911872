#include "core/exchange/input/zip_reader.h"

#include <gtest/gtest.h>
#include <sys/stat.h>
#include <zip.h>

#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "tests/core/exchange/vassal/reading/sample_archive.h"

namespace redoubt::exchange::input {
namespace {

using vassal::reading::sample::bytesOf;
using vassal::reading::sample::Folder;
using vassal::reading::sample::writeBytes;
using vassal::reading::sample::writeZip;
using vassal::reading::sample::zipBytes;

std::string zipRefusal(const std::function<void()>& act) {
  try {
    act();
  } catch (const Error& error) {
    return error.phrase().key();
  }
  return "nothing refused";
}

std::string refusalOfBytes(const std::string& bytes, const ZipLimits& limits = {}) {
  return zipRefusal([&] {
    ZipReader reader(bytes, "inner", limits);
    for (const std::string& name : reader.names()) reader.read(name);
  });
}

std::string replaced(std::string text, const std::string& from, const std::string& to) {
  for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + 1)) {
    text.replace(at, from.size(), to);
  }
  return text;
}

TEST(ZipReader, GivesFilesByNameInTheOrderOfTheArchive) {
  const Folder folder;
  writeZip(folder.path("a.zip"), {{"b.txt", "second"}, {"images/", ""}, {"images/ą.png", "picture"}, {"a.txt", ""}});
  ZipReader reader(folder.path("a.zip"));
  EXPECT_EQ(reader.names(), (std::vector<std::string>{"b.txt", "images/ą.png", "a.txt"}));
  EXPECT_EQ(reader.read("images/ą.png"), "picture");
  EXPECT_EQ(reader.read("a.txt"), "");
  EXPECT_EQ(reader.head("b.txt", 3), "sec");
  EXPECT_EQ(reader.sizeOf("b.txt"), 6U);
  EXPECT_TRUE(reader.contains("b.txt"));
  EXPECT_FALSE(reader.contains("images/"));
  EXPECT_EQ(zipRefusal([&] { reader.read("c.txt"); }), "errors.zip.missing");
  const ZipReader moved = std::move(reader);
  EXPECT_EQ(moved.names().size(), 3U);
}

TEST(ZipReader, ReadsAnArchiveWithinAnother) {
  const std::string inner = zipBytes({{"savedGame", "begin_save"}});
  ZipReader outer(zipBytes({{"set-up.vsav", inner}}), "outer");
  ZipReader reader(outer.read("set-up.vsav"), "set-up.vsav");
  EXPECT_EQ(reader.read("savedGame"), "begin_save");
}

TEST(ZipReader, RefusesNamesThatLeadOutOfTheArchive) {
  for (const std::string name : {"../up.txt", "/etc/passwd", "a/../../b", "..\\up.txt", "\\\\host\\file", "C:\\file",
                                 "c:/file", "a\\..\\..\\b"}) {
    EXPECT_EQ(refusalOfBytes(zipBytes({{name, "x"}})), "errors.zip.elsewhere") << name;
  }
  EXPECT_EQ(refusalOfBytes(zipBytes({{"a..b/c", "x"}, {"...", "y"}})), "nothing refused");
}

TEST(ZipReader, RefusesTwoFilesOfOneName) {
  const std::string bytes = replaced(zipBytes({{"aa.txt", "1"}, {"ab.txt", "2"}}), "ab.txt", "aa.txt");
  EXPECT_EQ(refusalOfBytes(bytes), "errors.zip.twice");
}

TEST(ZipReader, RefusesLinksAndDevices) {
  const Folder folder;
  for (const auto& [mode, expected] : {std::pair(S_IFLNK, "errors.zip.link"), std::pair(S_IFIFO, "errors.zip.link"),
                                       std::pair(S_IFREG, "nothing refused")}) {
    const auto path = folder.path("link.zip");
    writeZip(path, {{"link", "/etc/passwd"}});
    zip_t* archive = zip_open(path.c_str(), 0, nullptr);
    ASSERT_NE(archive, nullptr);
    zip_file_set_external_attributes(archive, 0, 0, ZIP_OPSYS_UNIX, static_cast<zip_uint32_t>(mode | 0777) << 16);
    ASSERT_EQ(zip_close(archive), 0);
    EXPECT_EQ(refusalOfBytes(bytesOf(path)), expected);
  }
}

TEST(ZipReader, RefusesEncryption) {
  std::string bytes = zipBytes({{"secret", "text"}}, false);
  // The flag in the heads of the file and of the list.
  bytes[6] = static_cast<char>(bytes[6] | 1);
  const std::size_t list = bytes.find("PK\x01\x02");
  ASSERT_NE(list, std::string::npos);
  bytes[list + 8] = static_cast<char>(bytes[list + 8] | 1);
  EXPECT_EQ(refusalOfBytes(bytes), "errors.zip.encrypted");
}

TEST(ZipReader, RefusesWhatIsDamagedOrNoArchive) {
  const std::string whole = zipBytes({{"file.txt", std::string(1'000, 'x') + "end"}}, false);
  std::string wrong = whole;
  wrong[whole.find("xxend")] = 'y';
  EXPECT_EQ(refusalOfBytes(wrong), "errors.zip.damaged") << "the checksum tells";
  for (const std::size_t length : {std::size_t{0}, std::size_t{3}, std::size_t{100}, whole.size() - 30}) {
    EXPECT_EQ(refusalOfBytes(whole.substr(0, length)), "errors.zip.no-zip") << length;
  }
  EXPECT_EQ(refusalOfBytes("not a zip archive at all"), "errors.zip.no-zip");
}

TEST(ZipReader, RefusesBombs) {
  const std::string bomb = zipBytes({{"zeros", std::string(32 << 20, '\0')}});
  EXPECT_LT(bomb.size(), std::size_t{100'000});
  EXPECT_EQ(refusalOfBytes(bomb), "errors.zip.ratio");
  EXPECT_EQ(refusalOfBytes(bomb, {.entry = 1 << 20, .ratio = 1e9}), "errors.zip.entry");
  ZipReader reader(bomb, "bomb");
  EXPECT_EQ(reader.head("zeros", 10), std::string(10, '\0')) << "of which a little may be looked at";
}

TEST(ZipReader, KeepsItsLimits) {
  const std::string bytes = zipBytes({{"a", std::string(600, 'a')}, {"b", std::string(600, 'b')}}, false);
  EXPECT_EQ(refusalOfBytes(bytes, {.total = 1'000}), "errors.zip.total");
  EXPECT_EQ(refusalOfBytes(bytes, {.total = 1'200}), "nothing refused");
  EXPECT_EQ(refusalOfBytes(bytes, {.entries = 1}), "errors.zip.entries");
  EXPECT_EQ(refusalOfBytes(bytes, {.archive = 100}), "errors.zip.archive");
  const Folder folder;
  writeBytes(folder.path("a.zip"), bytes);
  EXPECT_EQ(zipRefusal([&] { ZipReader(folder.path("a.zip"), {.archive = 100}); }), "errors.zip.archive");
}

TEST(ZipReader, WaitsForNoFifoAndOpensNoFolder) {
  const Folder folder;
  ASSERT_EQ(::mkfifo(folder.path("fifo").c_str(), 0600), 0);
  EXPECT_EQ(zipRefusal([&] { ZipReader(folder.path("fifo")); }), "errors.zip.not-regular");
  EXPECT_EQ(zipRefusal([&] { ZipReader(folder.path("")); }), "errors.zip.not-regular");
  EXPECT_EQ(zipRefusal([&] { ZipReader(folder.path("none.zip")); }), "errors.zip.unreadable");
}

}  // namespace
}  // namespace redoubt::exchange::input
