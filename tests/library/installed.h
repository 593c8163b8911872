#pragma once

#include <gtest/gtest.h>

#include <filesystem>
#include <string>
#include <vector>

#include "tests/shell.h"

/// The library as it is installed, with the programs of docs/clients compiled against it.
namespace redoubt::library::test {

using Result = redoubt::test::ShellResult;
using redoubt::test::shell;
using redoubt::test::shellWord;
using redoubt::test::textOf;

/// Holds a text against the file of that name in tests/library/expected, which REDOUBT_WRITE_GOLDEN=1 writes.
void expectAsWritten(const std::string& text, const std::string& name);

/// The folder of the sample battles, or of what a test needs of them.
std::filesystem::path sample(const std::string& name);

/// Installed once for all tests: to one folder, and then moved to another one, as a package might be.
class InstalledTest : public ::testing::Test {
 protected:
  static void SetUpTestSuite();
  void SetUp() override;

  /// Installs further components; answers what went wrong.
  static std::string installed(const std::vector<std::string>& components);
  static std::filesystem::path prefix();
  static std::filesystem::path libraries();
  static std::filesystem::path headers();
  /// Compiled by the first test that asks for one of them. Fails the test if they can't be.
  static std::filesystem::path client(const std::string& name);
};

}  // namespace redoubt::library::test
