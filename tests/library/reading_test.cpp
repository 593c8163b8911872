#include <fstream>

#include "tests/library/installed.h"

namespace redoubt::library::test {
namespace {

namespace fs = std::filesystem;

TEST_F(InstalledTest, AProgramOfAnotherFolderReadsABattle) {
  if (!fs::exists(sample("raclawice-1794"))) GTEST_SKIP() << "there are no sample battles without the command line";
  const Result read = shell(shellWord(client("order_of_battle")) + " " + shellWord(sample("raclawice-1794")));
  EXPECT_EQ(read.code, 0);
  expectAsWritten(read.out, "order_of_battle-raclawice.txt");
}

TEST_F(InstalledTest, AFileThatIsNoBattleIsToldByCode) {
  const Result none = shell(shellWord(client("order_of_battle")) + " " + shellWord(prefix() / "none.battle"));
  EXPECT_EQ(none.code, 2);
  EXPECT_NE(none.out.find("(not-found)"), std::string::npos) << none.out;
  const Result other = shell(shellWord(client("order_of_battle")) + " " + shellWord(headers() / "redoubt/redoubt.h"));
  EXPECT_EQ(other.code, 2);
  EXPECT_NE(other.out.find("(not-a-battle)"), std::string::npos) << other.out;
}

TEST_F(InstalledTest, ReadingAloneLinksNeitherRulesNorAWindow) {
  const Result needed = shell("ldd " + shellWord(client("order_of_battle")));
  EXPECT_EQ(needed.code, 0);
  EXPECT_NE(needed.out.find("libredoubt-reading.so"), std::string::npos);
  EXPECT_EQ(needed.out.find("libredoubt.so"), std::string::npos) << needed.out;
  EXPECT_EQ(needed.out.find("Qt"), std::string::npos) << needed.out;
  EXPECT_EQ(needed.out.find("not found"), std::string::npos) << needed.out;
  const Result names = shell("nm -C " + shellWord(libraries() / "libredoubt-reading.so"));
  EXPECT_EQ(names.code, 0);
  EXPECT_NE(names.out.find("redoubt::store::"), std::string::npos);
  for (const char* room : {"redoubt::rules::", "redoubt::ask::", "redoubt::check::", "redoubt::document::"}) {
    EXPECT_EQ(names.out.find(room), std::string::npos) << room;
  }
}

// Compiles a line with all warnings as errors; answers what the compiler says.
std::string warningsOf(const std::string& compiler, const std::string& standard, const fs::path& headers,
                       const std::string& header) {
  const Result result =
      shell("echo '#include <redoubt/" + header + ">' | " + shellWord(compiler) + " -std=" + standard +
            " -fsyntax-only -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wold-style-cast -Werror" + " -x c++ -I " +
            shellWord(headers) + " -");
  return result.code == 0 ? std::string() : result.out;
}

TEST_F(InstalledTest, TheHeadersCompileWithoutAWarningOfAnyCompiler) {
  const std::string own = REDOUBT_COMPILER;
  const std::string clang = REDOUBT_CLANG;
  const std::string quick = clang.empty() ? own : clang;
  EXPECT_EQ(warningsOf(own, "c++20", headers(), "redoubt.h"), "");
  EXPECT_EQ(warningsOf(own, "c++2b", headers(), "redoubt.h"), "");
  EXPECT_EQ(warningsOf(quick, "c++2b", headers(), "redoubt.h"), "");
  for (const auto& entry : fs::directory_iterator(headers() / "redoubt")) {
    const std::string header = entry.path().filename().string();
    EXPECT_EQ(warningsOf(quick, "c++20", headers(), header), "") << header;
  }
}

// What CMake says to a stranger's project.
std::string configured(const fs::path& prefix, const std::string& project) {
  const fs::path folder = prefix.parent_path() / "stranger";
  fs::remove_all(folder);
  fs::create_directories(folder);
  std::ofstream(folder / "main.cpp") << "int main() {}\n";
  std::ofstream(folder / "CMakeLists.txt") << "cmake_minimum_required(VERSION 3.16)\nproject(Stranger CXX)\n"
                                           << project;
  const Result result =
      shell(shellWord(REDOUBT_CMAKE) + " -G Ninja -S " + shellWord(folder) + " -B " + shellWord(folder / "build") +
            " -DCMAKE_PREFIX_PATH=" + shellWord(prefix) + " -DCMAKE_CXX_COMPILER=" + shellWord(REDOUBT_COMPILER));
  return result.code == 0 ? std::string() : result.out;
}

TEST_F(InstalledTest, APackageOfAnotherVersionIsNotTaken) {
  EXPECT_EQ(configured(prefix(), "find_package(Redoubt 0.1 REQUIRED)\n"), "");
  for (const char* other : {"0.0", "0.2", "1.0"}) {
    const std::string trouble = configured(prefix(), "find_package(Redoubt " + std::string(other) + " REQUIRED)\n");
    EXPECT_NE(trouble.find("0.1.0"), std::string::npos) << other << trouble;
  }
}

TEST_F(InstalledTest, AProgramCannotTakeBothLibrariesUnawares) {
  const std::string trouble = configured(prefix(),
                                         "find_package(Redoubt REQUIRED)\nadd_executable(both main.cpp)\n"
                                         "target_link_libraries(both PRIVATE Redoubt::reading Redoubt::redoubt)\n");
  EXPECT_NE(trouble.find("REDOUBT_LIBRARY"), std::string::npos) << trouble;
}

TEST_F(InstalledTest, OnlyTheFaceIsInstalledAndSeen) {
  for (const auto& entry : fs::recursive_directory_iterator(headers())) {
    if (entry.is_directory()) continue;
    const std::string text = textOf(entry.path());
    EXPECT_EQ(text.find("core/"), std::string::npos) << entry.path();
    for (const char* foreign : {"<fmt/", "<nlohmann/", "<SQLiteCpp/", "<sqlite3.h>", "<Q"}) {
      EXPECT_EQ(text.find(foreign), std::string::npos) << entry.path() << " " << foreign;
    }
  }
  for (const auto& entry : fs::directory_iterator(libraries())) {
    if (!entry.path().string().ends_with(".so")) continue;
    const Result seen = shell("nm -DC --defined-only " + shellWord(entry.path()) +
                              " | grep -v ' [VWu] ' | grep -v 'redoubt::library::'");
    EXPECT_EQ(seen.out, "") << entry.path();
  }
}

}  // namespace
}  // namespace redoubt::library::test
