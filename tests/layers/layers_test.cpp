#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <string>

namespace {

namespace fs = std::filesystem;
using Folders = std::set<std::string>;

// docs/architecture.md, "Layers": what each folder may include besides itself and what those may include.
const std::map<std::string, Folders>& directArrows() {
  static const std::map<std::string, Folders> arrows{
      {"core/base", {}},
      {"core/wording", {"core/base"}},
      {"core/hex", {"core/base"}},
      {"core/model", {"core/hex"}},
      {"core/rules", {"core/model", "core/wording"}},
      {"core/check", {"core/rules"}},
      {"core/store", {"core/rules"}},
      {"core/document", {"core/store", "core/check"}},
      {"core/exchange", {"core/document"}},
      {"editor/style", {}},
      {"editor/render", {"core/model", "core/rules"}},
      {"editor/session", {"core/document", "core/check", "editor/render"}},
      {"editor/canvas", {"editor/session"}},
      {"editor/tools", {"editor/canvas"}},
      {"editor/words", {"editor/session", "editor/style"}},
      {"editor/fields", {"editor/words"}},
      {"editor/panels", {"editor/fields"}},
      {"editor/dialogs", {"core/exchange", "editor/fields"}},
      {"editor/app", {"editor/tools", "editor/panels", "editor/dialogs", "editor/style"}},
      {"editor/cli", {"core/exchange", "editor/render"}},
  };
  return arrows;
}

Folders reachable(const std::string& from) {
  Folders found;
  for (const std::string& next : directArrows().at(from)) {
    found.insert(next);
    found.merge(reachable(next));
  }
  return found;
}

const fs::path kSource = REDOUBT_SOURCE_DIR;

// Precompiled headers only gather what the files include themselves.
bool isSource(const fs::path& path) {
  return (path.extension() == ".h" || path.extension() == ".cpp") && path.filename() != "precompiled.h";
}

// "core/hex" of "core/hex/layout.h", "core/exchange" of "core/exchange/json/read.h".
std::string folderOf(const fs::path& relative) {
  auto part = relative.begin();
  const fs::path top = *part++;
  return (top / *part).generic_string();
}

template <class Visit>
void forEachLine(Visit&& visit) {
  for (const char* top : {"core", "editor"}) {
    for (const auto& entry : fs::recursive_directory_iterator(kSource / top)) {
      if (!isSource(entry.path())) continue;
      std::ifstream file(entry.path());
      std::string line;
      while (std::getline(file, line)) visit(fs::relative(entry.path(), kSource), line);
    }
  }
}

TEST(Layers, EveryFolderIncludesOnlyWhatTheArchitectureAllows) {
  const std::regex include(R"rx(^\s*#include "((core|editor)/[^"]+)")rx");
  int seen = 0;
  forEachLine([&](const fs::path& file, const std::string& line) {
    std::smatch match;
    if (!std::regex_search(line, match, include)) return;
    ++seen;
    const std::string from = folderOf(file);
    const std::string to = folderOf(match[1].str());
    ASSERT_TRUE(directArrows().contains(from)) << from << " is no folder of the architecture";
    EXPECT_TRUE(from == to || reachable(from).contains(to)) << file.string() << " includes " << match[1].str();
  });
  EXPECT_GT(seen, 100);
}

TEST(Layers, CoreKnowsNothingOfQtAndOnlyTheStoreOfSqlite) {
  const std::regex qt(R"rx(^\s*#include [<"]Q[A-Z])rx");
  const std::regex sqlite(R"rx(^\s*#include [<"](sqlite3\.h|SQLiteCpp/))rx");
  forEachLine([&](const fs::path& file, const std::string& line) {
    const std::string folder = folderOf(file);
    EXPECT_FALSE(folder.starts_with("core/") && std::regex_search(line, qt)) << file.string() << ": " << line;
    EXPECT_FALSE(folder != "core/store" && std::regex_search(line, sqlite)) << file.string() << ": " << line;
  });
}

TEST(Layers, RenderUsesNoWidgets) {
  const std::regex widgets(R"rx(^\s*#include <Q(Widget|Application|MainWindow|Dialog|Label|Abstract\w*View)\b)rx");
  forEachLine([&](const fs::path& file, const std::string& line) {
    if (folderOf(file) == "editor/render") {
      EXPECT_FALSE(std::regex_search(line, widgets)) << file.string() << ": " << line;
    }
  });
}

TEST(Layers, EverySourceHeaderHasAGuard) {
  for (const char* top : {"core", "editor"}) {
    for (const auto& entry : fs::recursive_directory_iterator(kSource / top)) {
      if (entry.path().extension() != ".h") continue;
      std::ifstream file(entry.path());
      std::string first;
      std::getline(file, first);
      EXPECT_EQ(first, "#pragma once") << entry.path();
    }
  }
}

}  // namespace
