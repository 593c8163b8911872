#include <set>
#include <sstream>
#include <string>

#include "tests/library/installed.h"

// The face is what other programs are compiled against: whoever changes it should mean to.
namespace redoubt::library::test {
namespace {

namespace fs = std::filesystem;

// A header without its comments, each run of blanks as one.
std::string declarationsOf(const std::string& header) {
  std::string text;
  std::istringstream lines(header);
  for (std::string line; std::getline(lines, line);) {
    line = line.substr(0, line.find("//"));
    std::istringstream words(line);
    std::string told;
    for (std::string word; words >> word;) told += (told.empty() ? "" : " ") + word;
    if (!told.empty()) text += told + "\n";
  }
  return text;
}

TEST_F(InstalledTest, TheFaceIsAsItWasMeant) {
  std::set<fs::path> files;
  for (const auto& entry : fs::directory_iterator(headers() / "redoubt")) files.insert(entry.path());
  std::string text;
  for (const fs::path& file : files) text += file.filename().string() + ":\n" + declarationsOf(textOf(file)) + "\n";
  SCOPED_TRACE("A change for which programs must be changed asks for another version (core/library/redoubt/version.h)");
  expectAsWritten(text, "face.txt");
}

}  // namespace
}  // namespace redoubt::library::test
