#include "core/base/phrase.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>

#include "core/base/wording.h"

namespace redoubt {
namespace {

namespace fs = std::filesystem;

// A language that has some of what English says, and a little of its own.
class PhraseTest : public ::testing::Test {
 protected:
  PhraseTest() {
    fs::create_directories(folder_ / "xx");
    write("errors", R"({"file": {"missing": "[no such file]", "unreadable": "[unreadable: {reason}]"},
                        "history": {"record-missing": "[no record]"}})");
    write("lists", R"({"or": {"between": "; ", "last": " otherwise "}})");
    write("window", R"({"errors": {"file": {"missing": "[where is it?]"}}})");
    wording::setFolder(folder_);
  }
  ~PhraseTest() override {
    wording::setFolder({});
    fs::remove_all(folder_);
  }
  void write(const char* file, const char* json) {
    std::ofstream(folder_ / "xx" / (std::string(file) + ".json")) << json;
  }

  const fs::path folder_ = fs::temp_directory_path() / ("redoubt-phrases-" + std::to_string(::getpid()));
};

TEST_F(PhraseTest, ATextIsTheSameInAllLanguages) {
  EXPECT_EQ(said("Wawrzyniec {reason}"), "Wawrzyniec {reason}");
  EXPECT_EQ(said("Wawrzyniec {reason}", "xx", "window"), "Wawrzyniec {reason}");
  EXPECT_TRUE(Phrase().empty());
  EXPECT_EQ(said(Phrase()), "");
}

TEST_F(PhraseTest, WhatPeopleWroteInSeveralLanguagesIsSaidInTheirs) {
  const Phrase phrase = Phrase::written("Hill", {{"xx", "[Hill]"}});
  EXPECT_EQ(said(phrase, "xx_XX"), "[Hill]");
  EXPECT_EQ(said(phrase, "yy"), "Hill");
  EXPECT_EQ(said(phrase), "Hill");
}

TEST_F(PhraseTest, AKeyIsSaidInEachLanguage) {
  const Phrase phrase = Phrase::of("errors.file.missing");
  EXPECT_EQ(said(phrase), "there is no such file; check the name.");
  EXPECT_EQ(said(phrase, "xx"), "[no such file]");
  EXPECT_EQ(said(phrase, "xx_XX.UTF-8"), "[no such file]");
}

TEST_F(PhraseTest, WhatALanguageLacksIsSaidInEnglish) {
  EXPECT_EQ(said(Phrase::of("errors.file.empty"), "xx"), said(Phrase::of("errors.file.empty")));
  EXPECT_EQ(said(Phrase::of("errors.file.missing"), "yy"), "there is no such file; check the name.");
}

TEST_F(PhraseTest, AKeyThatNoLanguageHasIsSaidItself) {
  EXPECT_EQ(said(Phrase::of("errors.of-no-kind")), "errors.of-no-kind");
  EXPECT_EQ(said(Phrase::of("errors.of-no-kind", {{"a", "b"}}), "xx", "window"), "errors.of-no-kind");
}

TEST_F(PhraseTest, ArgumentsArePhrasesThemselves) {
  const Phrase inner = Phrase::of("errors.history.record-missing");
  const Phrase outer = Phrase::of("errors.file.unreadable", {{"reason", inner}});
  EXPECT_EQ(said(outer), "it can't be read (the record of that step is missing.).");
  EXPECT_EQ(said(outer, "xx"), "[unreadable: [no record]]");
  EXPECT_EQ(said(Phrase::of("errors.file.unreadable", {{"reason", "{reason}"}}), "xx"), "[unreadable: {reason}]");
  EXPECT_EQ(said(Phrase::of("errors.file.unreadable"), "xx"), "[unreadable: {reason}]") << "a bug to be seen";
}

TEST_F(PhraseTest, AProgramMaySaySomeThingsInItsOwnWay) {
  const Phrase phrase = Phrase::of("errors.file.missing");
  EXPECT_EQ(said(phrase, "xx", "window"), "[where is it?]");
  EXPECT_EQ(said(phrase, "xx", "letter"), "[no such file]");
  EXPECT_EQ(said(Phrase::of("errors.history.rows-differ"), "en", "window"), "the battle is not as that step left it.");
  const Phrase nested = Phrase::of("errors.file.unreadable", {{"reason", phrase}});
  EXPECT_EQ(said(nested, "xx", "window"), "[unreadable: [where is it?]]");
}

// A language without a window's way of its own is not to fall back on the English one.
TEST_F(PhraseTest, PlainWordsOfALanguageComeBeforeTheManneredOnesOfEnglish) {
  write("errors", R"({"history": {"rows-differ": "[other rows]"}})");
  wording::setFolder(folder_);
  EXPECT_EQ(said(Phrase::of("errors.history.rows-differ"), "xx", "window"), "[other rows]");
}

TEST_F(PhraseTest, ListsAreJoinedAsALanguageJoinsThem) {
  EXPECT_EQ(said(anyOf({"a", "b", "c"})), "a, b or c");
  EXPECT_EQ(said(anyOf({"a", "b"})), "a or b");
  EXPECT_EQ(said(anyOf({"a"})), "a");
  EXPECT_EQ(said(anyOf({"a", "b", "c"}), "xx"), "a; b otherwise c");
  EXPECT_EQ(said(listed({"a", Phrase::of("errors.file.missing")}), "xx", "window"), "a, [where is it?]");
  EXPECT_TRUE(listed({}).empty());
  EXPECT_EQ(said(Phrase::of("errors.file.unreadable", {{"reason", anyOf({"a", "b"})}}), "xx"),
            "[unreadable: a otherwise b]");
}

TEST_F(PhraseTest, AreEqualWhenTheySayTheSameInAllLanguages) {
  EXPECT_EQ(Phrase::of("errors.file.unreadable", {{"reason", "a"}}),
            Phrase::of("errors.file.unreadable", {{"reason", "a"}}));
  EXPECT_FALSE(Phrase::of("errors.file.unreadable", {{"reason", "a"}}) ==
               Phrase::of("errors.file.unreadable", {{"reason", "b"}}));
  EXPECT_FALSE(Phrase::of("a") == Phrase("a"));
  EXPECT_TRUE(Phrase::of("errors.a", {{"x", "1"}}) < Phrase::of("errors.a", {{"x", "2"}}));
}

}  // namespace
}  // namespace redoubt
