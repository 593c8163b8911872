#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <set>
#include <string>
#include <vector>

#include "core/rules/vocabulary/terms.h"

// That the vocabulary says of each rule whether anything reads it.
namespace redoubt::rules {
namespace {

namespace fs = std::filesystem;

// Read by way of the paths of its family.
constexpr std::string_view kReadLikeItsFamily = "activation/power/overall";

// Whose last part is that of another rule, which is read: the sources look as if they read these.
const std::set<std::string_view> kNamesakes = {"formation/<formation>/cost", "formation/<formation>/fires",
                                               "formation/<formation>/melee-against/<arm>"};

std::vector<Term> allTerms() {
  std::vector<Term> all(vocabulary().begin(), vocabulary().end());
  all.insert(all.end(), settingVocabulary().begin(), settingVocabulary().end());
  return all;
}

std::string textOf(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

// All that stands in quotes in the sources that read rules; comments left aside.
std::set<std::string> quoted() {
  std::set<std::string> texts;
  const std::regex comment("//[^\n]*");
  const std::regex text(R"re("((?:[^"\\\n]|\\.)*)")re");
  for (const char* folder : {"core", "editor"}) {
    for (const auto& entry : fs::recursive_directory_iterator(fs::path(REDOUBT_SOURCE_DIR) / folder)) {
      const fs::path& path = entry.path();
      const bool isSource = path.extension() == ".cpp" || path.extension() == ".h";
      if (!isSource || path.parent_path().filename() == "vocabulary") continue;
      const std::string source = std::regex_replace(textOf(path), comment, "");
      for (std::sregex_iterator at(source.begin(), source.end(), text), end; at != end; ++at) texts.insert((*at)[1]);
    }
  }
  return texts;
}

// A path of a family is put together from what stands before its names and what stands behind them.
bool isRead(const std::set<std::string>& quoted, const std::string& path) {
  if (path.find('<') == std::string::npos) return quoted.contains(path);
  const std::string head = path.substr(0, path.find('<'));
  const std::string tail = path.substr(std::min(path.rfind('>') + 2, path.size()));
  const auto any = [&](auto&& test) { return std::any_of(quoted.begin(), quoted.end(), test); };
  const bool hasHead = head.empty() || quoted.contains(head.substr(0, head.size() - 1)) ||
                       any([&](const std::string& text) { return text.starts_with(head); });
  const bool hasTail =
      tail.empty() || quoted.contains(tail) || any([&](const std::string& text) { return text.ends_with("/" + tail); });
  return hasHead && hasTail;
}

TEST(ReferenceTerms, AreThoseThatNothingReads) {
  const std::set<std::string> texts = quoted();
  ASSERT_TRUE(texts.contains("control/zones"));
  for (const Term& term : allTerms()) {
    if (term.path == kReadLikeItsFamily) continue;
    if (kNamesakes.contains(term.path)) {
      EXPECT_TRUE(terms::isForReference(term.path)) << term.path;
      continue;
    }
    EXPECT_NE(terms::isForReference(term.path), isRead(texts, std::string(term.path)))
        << term.path << ": list it in reference_terms.cpp if nothing reads it, and only then";
  }
}

TEST(ReferenceTerms, SayThatTheyAre) {
  for (const Term& term : allTerms()) {
    EXPECT_EQ(term.meaning.english.ends_with(" Kept for reference."), terms::isForReference(term.path)) << term.path;
    EXPECT_EQ(term.meaning.polish.ends_with(" Tylko do wglądu."), terms::isForReference(term.path)) << term.path;
  }
}

}  // namespace
}  // namespace redoubt::rules
