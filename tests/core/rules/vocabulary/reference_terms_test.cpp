#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
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
                                               "formation/<formation>/melee-against/<arm>",
                                               "formation/<formation>/when"};

std::vector<Term> allTerms() {
  std::vector<Term> all(vocabulary().begin(), vocabulary().end());
  all.insert(all.end(), settingVocabulary().begin(), settingVocabulary().end());
  return all;
}

std::string textOf(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

std::string withoutComments(const std::string& source) {
  std::string left;
  std::size_t from = 0;
  for (std::size_t at = source.find("//"); at != std::string::npos; at = source.find("//", from)) {
    left.append(source, from, at - from);
    from = std::min(source.find('\n', at), source.size());
  }
  return left.append(source, from, std::string::npos);
}

// The sources of the program, comments left aside.
template <class Visit>
void forEachSource(Visit&& visit) {
  for (const char* folder : {"core", "editor"}) {
    for (const auto& entry : fs::recursive_directory_iterator(fs::path(REDOUBT_SOURCE_DIR) / folder)) {
      const fs::path& path = entry.path();
      const bool isSource = path.extension() == ".cpp" || path.extension() == ".h";
      // Sheets for players only tell rules in words.
      const bool isTelling = path.parent_path().filename() == "aids";
      if (isSource && !isTelling) visit(path, withoutComments(textOf(path)));
    }
  }
}

// All that stands in quotes in the sources that read rules.
std::set<std::string> quoted() {
  std::set<std::string> texts;
  const std::regex text(R"re("((?:[^"\\\n]|\\.)*)")re");
  forEachSource([&](const fs::path& path, const std::string& source) {
    if (path.parent_path().filename() == "vocabulary") return;
    for (std::sregex_iterator at(source.begin(), source.end(), text), end; at != end; ++at) texts.insert((*at)[1]);
  });
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
  ASSERT_TRUE(texts.contains("sight/zones"));
  for (const Term& term : allTerms()) {
    if (term.path == kReadLikeItsFamily || term.hasKey) continue;
    if (kNamesakes.contains(term.path)) {
      EXPECT_TRUE(terms::isForReference(term.path)) << term.path;
      continue;
    }
    EXPECT_NE(terms::isForReference(term.path), isRead(texts, std::string(term.path)))
        << term.path << ": list it in reference_terms.cpp if nothing reads it, and only then";
  }
}

// Outside the vocabulary, where its keys are declared.
TEST(RuleKeys, AreTheOnlyWayToTheirRules) {
  const std::set<std::string> texts = quoted();
  int keys = 0;
  for (const Term& term : allTerms()) {
    if (!term.hasKey) continue;
    ++keys;
    EXPECT_FALSE(terms::isForReference(term.path)) << term.path;
    EXPECT_FALSE(texts.contains(std::string(term.path))) << term.path << " is written out; use its key";
  }
  EXPECT_GT(keys, 15);
}

// Whether a text has the word, and not only as the beginning of a longer one.
bool namesWord(const std::string& text, const std::string& word) {
  for (std::size_t at = text.find(word); at != std::string::npos; at = text.find(word, at + 1)) {
    const std::size_t end = at + word.size();
    const bool goesOn = end < text.size() && (std::isalnum(static_cast<unsigned char>(text[end])) || text[end] == '_');
    if (!goesOn) return true;
  }
  return false;
}

// A key that no source outside the vocabulary uses would be a rule that nothing reads.
TEST(RuleKeys, AreAllRead) {
  const std::regex declared(R"re(extern const Rule(?:Key|Family)<[^;]*> (k\w+);)re");
  std::string everything;
  std::set<std::string> keys;
  forEachSource([&](const fs::path& path, const std::string& source) {
    const bool isVocabulary = path.parent_path().filename() == "vocabulary";
    if (!isVocabulary) everything += source;
    if (source.find("extern const Rule") == std::string::npos) return;
    for (std::sregex_iterator at(source.begin(), source.end(), declared), end; at != end; ++at) keys.insert((*at)[1]);
  });
  EXPECT_GT(keys.size(), 15u);
  for (const std::string& key : keys) {
    EXPECT_TRUE(namesWord(everything, "keys::" + key)) << key << " is read by nothing";
  }
}

TEST(ReferenceTerms, SayThatTheyAre) {
  for (const Term& term : allTerms()) {
    EXPECT_EQ(said(term.meaning).ends_with(" Kept for reference."), terms::isForReference(term.path)) << term.path;
    EXPECT_EQ(said(term.meaning, "pl").ends_with(" Tylko do wglądu."), terms::isForReference(term.path)) << term.path;
  }
}

}  // namespace
}  // namespace redoubt::rules
