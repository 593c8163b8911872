#include "tests/library/installed.h"

#include <cstdlib>
#include <fstream>

namespace redoubt::library::test {
namespace {

namespace fs = std::filesystem;

fs::path workshop() {
  return fs::path(REDOUBT_BUILD_DIR) / "tests/library/work";
}

std::string installInto(const fs::path& prefix, const std::vector<std::string>& components) {
  for (const std::string& component : components) {
    const Result result = shell(shellWord(REDOUBT_CMAKE) + " --install " + shellWord(REDOUBT_BUILD_DIR) + " --prefix " +
                                shellWord(prefix) + " --component " + component);
    if (result.code != 0) return result.out;
  }
  return {};
}

// What went wrong in making all of this; empty for nothing.
std::string installAndMove() {
  fs::remove_all(workshop());
  fs::create_directories(workshop() / "moved");
  const fs::path first = workshop() / "first";
  std::string trouble = installInto(first, {"data", "library", "development"});
  if (trouble.empty()) fs::rename(first, workshop() / "moved/there");
  return trouble;
}

const std::string& installationTrouble() {
  static const std::string trouble = installAndMove();
  return trouble;
}

// Compiled as a stranger does it: none of our flags, but all warnings.
std::string compileClients(const fs::path& prefix) {
  const fs::path build = workshop() / "clients";
  const Result configured = shell(
      shellWord(REDOUBT_CMAKE) + " -G Ninja -S " + shellWord(fs::path(REDOUBT_SOURCE_DIR) / "docs/clients/cpp") +
      " -B " + shellWord(build) + " -DCMAKE_PREFIX_PATH=" + shellWord(prefix) +
      " -DCMAKE_CXX_COMPILER=" + shellWord(REDOUBT_COMPILER) +
      (std::string(REDOUBT_LAUNCHER).empty() ? "" : " -DCMAKE_CXX_COMPILER_LAUNCHER=" + shellWord(REDOUBT_LAUNCHER)) +
      " '-DCMAKE_CXX_FLAGS=-Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wno-sign-conversion -Werror'");
  if (configured.code != 0) return configured.out;
  const Result built = shell(shellWord(REDOUBT_CMAKE) + " --build " + shellWord(build));
  return built.code == 0 ? std::string() : built.out;
}

}  // namespace

void expectAsWritten(const std::string& text, const std::string& name) {
  const fs::path file = fs::path(REDOUBT_SOURCE_DIR) / "tests/library/expected" / name;
  if (std::getenv("REDOUBT_WRITE_GOLDEN")) {
    fs::create_directories(file.parent_path());
    std::ofstream(file, std::ios::binary) << text;
  }
  EXPECT_EQ(textOf(file), text) << "REDOUBT_WRITE_GOLDEN=1 writes " << file;
}

fs::path sample(const std::string& name) {
  return fs::path(REDOUBT_SAMPLES) / (name + ".battle");
}

void InstalledTest::SetUpTestSuite() {
  installationTrouble();
}

void InstalledTest::SetUp() {
  ASSERT_EQ(installationTrouble(), "");
}

std::string InstalledTest::installed(const std::vector<std::string>& components) {
  // Elsewhere at first, so that what is found is found where it lies now.
  const fs::path first = workshop() / "first";
  const std::string trouble = installInto(first, components);
  if (!trouble.empty()) return trouble;
  fs::copy(first, prefix(), fs::copy_options::recursive | fs::copy_options::overwrite_existing);
  fs::remove_all(first);
  return {};
}

fs::path InstalledTest::prefix() {
  return workshop() / "moved/there";
}

fs::path InstalledTest::libraries() {
  return prefix() / REDOUBT_LIBRARY_DIR;
}

fs::path InstalledTest::headers() {
  return prefix() / REDOUBT_INCLUDE_DIR;
}

fs::path InstalledTest::client(const std::string& name) {
  static const std::string trouble = compileClients(prefix());
  EXPECT_EQ(trouble, "");
  return workshop() / "clients" / name;
}

}  // namespace redoubt::library::test
