#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <string>
#include <vector>

namespace {

namespace fs = std::filesystem;
using Folders = std::set<std::string>;

// docs/architecture.md, "Layers": what each folder may include besides itself and what those may include.
const std::map<std::string, Folders>& directArrows() {
  static const std::map<std::string, Folders> arrows{
      {"core/base", {}},
      {"core/hex", {"core/base"}},
      {"core/model", {"core/hex"}},
      {"core/rules", {"core/model"}},
      {"core/scan", {"core/rules"}},
      {"core/ask", {"core/rules"}},
      {"core/transcribe", {"core/rules"}},
      {"core/check", {"core/rules"}},
      {"core/proof", {"core/check"}},
      {"core/compare", {"core/proof"}},
      {"core/store", {"core/model"}},
      {"core/query", {"core/store", "core/rules"}},
      {"core/document", {"core/query", "core/check"}},
      {"core/exchange", {"core/document"}},
      {"core/aids", {"core/exchange"}},
      {"core/library", {"core/ask", "core/document"}},
      {"editor/style", {}},
      {"editor/render", {"core/rules", "core/scan"}},
      {"editor/scan", {"core/scan"}},
      {"editor/scripts", {"core/ask", "core/exchange"}},
      {"editor/artwork", {"core/compare", "core/exchange", "editor/render"}},
      {"editor/aids", {"core/aids", "editor/artwork"}},
      {"editor/session", {"core/document", "core/check", "editor/render"}},
      {"editor/abilities", {"core/ask", "editor/session"}},
      {"editor/proposals", {"editor/session", "editor/scan"}},
      {"editor/canvas", {"editor/abilities", "editor/proposals", "editor/words"}},
      {"editor/tools", {"editor/canvas"}},
      {"editor/words", {"editor/session", "editor/style"}},
      {"editor/fields", {"editor/words"}},
      {"editor/boards", {"editor/fields"}},
      {"editor/panels", {"editor/abilities", "editor/proposals", "editor/boards"}},
      {"editor/dialogs",
       {"core/ask", "core/transcribe", "core/compare", "editor/scan", "editor/scripts", "editor/artwork", "editor/aids",
        "editor/abilities", "editor/boards"}},
      {"editor/app", {"editor/tools", "editor/panels", "editor/dialogs", "editor/style"}},
      {"editor/cli",
       {"core/ask", "core/transcribe", "core/compare", "editor/artwork", "editor/aids", "editor/scan",
        "editor/scripts"}},
  };
  return arrows;
}

Folders reachable(const std::map<std::string, Folders>& arrows, const std::string& from) {
  Folders found;
  for (const std::string& next : arrows.at(from)) {
    found.insert(next);
    found.merge(reachable(arrows, next));
  }
  return found;
}

// The same between the rooms of a folder; a folder that is not named here may have its rooms include each other.
const std::map<std::string, std::map<std::string, Folders>>& roomArrows() {
  static const std::map<std::string, std::map<std::string, Folders>> arrows{
      {"core/rules",
       {
           {"book", {}},
           {"language", {"book"}},
           {"vocabulary", {"language"}},
           {"set_up", {"book"}},
           {"command", {"set_up"}},
           {"forces", {"command", "vocabulary"}},
           {"terrain", {"set_up"}},
           {"sight", {"forces", "terrain"}},
           {"movement", {"forces", "terrain"}},
           {"position", {"forces", "terrain"}},
           {"mechanics", {"position", "sight", "movement"}},
           {"combat", {"mechanics"}},
           {"turns", {"combat"}},
       }},
      {"editor/dialogs",
       {
           {"rows", {}},
           {"values", {}},
           {"map", {}},
           {"records", {}},
           {"house", {}},
           {"exchange", {}},
           {"transcript", {}},
           {"tryit", {}},
           {"compare", {}},
           {"proof", {"records"}},
           {"scan", {}},
           {"battle", {"map", "scan"}},
           {"rules", {"rows", "values"}},
           {"terrain", {"map", "values"}},
           {"forces", {"rules"}},
           {"sheets", {"forces", "scan"}},
           {"turns", {"rules"}},
           {"counters", {"rules"}},
           {"paper", {"exchange"}},
           {"scripts", {"exchange"}},
       }},
  };
  return arrows;
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

// "combat" of "core/rules/combat/odds.h"; nothing for a file that lies in the folder itself.
std::string roomOf(const fs::path& relative) {
  const auto parts = std::vector<fs::path>(relative.begin(), relative.end());
  return parts.size() > 3 ? parts[2].generic_string() : "";
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
    EXPECT_TRUE(from == to || reachable(directArrows(), from).contains(to))
        << file.string() << " includes " << match[1].str();
  });
  EXPECT_GT(seen, 100);
}

TEST(Layers, RoomsOfAFolderIncludeOnlyWhatLiesBelowThem) {
  const std::regex include(R"rx(^\s*#include "((core|editor)/[^"]+)")rx");
  std::set<std::string> seen;
  forEachLine([&](const fs::path& file, const std::string& line) {
    const auto rooms = roomArrows().find(folderOf(file));
    std::smatch match;
    if (rooms == roomArrows().end() || !std::regex_search(line, match, include)) return;
    const fs::path included = match[1].str();
    if (folderOf(included) != rooms->first) return;
    const std::string from = roomOf(file), to = roomOf(included);
    ASSERT_TRUE(rooms->second.contains(from)) << file.string() << " lies in no room of " << rooms->first;
    EXPECT_TRUE(from == to || reachable(rooms->second, from).contains(to)) << file.string() << " includes " << included;
    seen.insert(rooms->first + "/" + from);
  });
  EXPECT_GT(seen.size(), 12u);
}

TEST(Layers, CoreKnowsNothingOfQtAndOnlyStoreAndQueryOfSqlite) {
  const std::regex qt(R"rx(^\s*#include [<"]Q[A-Z])rx");
  const std::regex sqlite(R"rx(^\s*#include [<"](sqlite3\.h|SQLiteCpp/))rx");
  forEachLine([&](const fs::path& file, const std::string& line) {
    const std::string folder = folderOf(file);
    EXPECT_FALSE(folder.starts_with("core/") && std::regex_search(line, qt)) << file.string() << ": " << line;
    EXPECT_FALSE(folder != "core/store" && folder != "core/query" && std::regex_search(line, sqlite))
        << file.string() << ": " << line;
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
