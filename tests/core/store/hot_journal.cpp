#include "tests/core/store/hot_journal.h"

#include <sqlite3.h>
#include <string>

namespace redoubt::testing {
namespace {

// Changes every hex in an open transaction. With a cache of one page, SQLite writes changed pages long before COMMIT.
void changeWithoutCommit(const std::filesystem::path& battle, bool spills) {
  sqlite3* db = nullptr;
  sqlite3_open(battle.c_str(), &db);
  if (spills) sqlite3_exec(db, "PRAGMA cache_size=1; PRAGMA cache_spill=1", nullptr, nullptr, nullptr);
  sqlite3_exec(db, "BEGIN IMMEDIATE; UPDATE hex SET terrain = terrain || ' half-written', level = level + 1 WHERE 1",
               nullptr, nullptr, nullptr);
}

}  // namespace

void leaveHotJournal(const std::filesystem::path& battle) {
  inChild([&]() -> std::string {
    changeWithoutCommit(battle, true);
    return "";  // and out, without closing
  });
  const std::string journal = readBytes(battle.string() + "-journal");
  if (journal.empty() || journal[0] != '\xd9') throw std::runtime_error("no hot journal was left");
}

void nameSuperJournal(const std::filesystem::path& journal, const std::filesystem::path& victim) {
  const auto bigEndian = [](std::uint32_t value) {
    return std::string{static_cast<char>(value >> 24), static_cast<char>(value >> 16), static_cast<char>(value >> 8),
                       static_cast<char>(value)};
  };
  const std::string name = victim.string();
  std::uint32_t sum = 0;
  for (char c : name) sum += static_cast<unsigned char>(c);
  const std::uint32_t lockPage = 0x40000000 / 4096 + 1;
  writeBytes(journal, readBytes(journal) + bigEndian(lockPage) + name +
                          bigEndian(static_cast<std::uint32_t>(name.size())) + bigEndian(sum) +
                          "\xd9\xd5\x05\xf9\x20\xa1\x63\xd7");
}

BusyWriter::BusyWriter(const std::filesystem::path& battle, Stage stage)
    : program_([&] { changeWithoutCommit(battle, stage == Stage::Writing); }) {}

}  // namespace redoubt::testing
