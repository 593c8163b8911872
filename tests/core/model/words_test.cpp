#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <set>

#include "core/base/error.h"
#include "core/base/wording.h"
#include "core/model/any_row.h"

namespace redoubt::wording {
namespace {

namespace fs = std::filesystem;

const fs::path kWords = fs::path(REDOUBT_SOURCE_DIR) / "data/words";

// Languages in a folder of their own; the program's are looked for again afterwards.
class WordingFolder : public ::testing::Test {
 protected:
  WordingFolder() : folder_(fs::temp_directory_path() / ("redoubt-words-" + std::to_string(::getpid()))) {
    fs::remove_all(folder_);
    fs::create_directories(folder_);
  }
  ~WordingFolder() override {
    setFolder(kWords);
    fs::remove_all(folder_);
  }
  void write(const char* file, const std::string& json) {
    fs::create_directories((folder_ / file).parent_path());
    std::ofstream(folder_ / file) << json;
  }

  fs::path folder_;
};

const std::string kWindow = "window.";

// A language may lack what the window says in its own way: its plain words stand for it.
std::set<std::string> keysOf(const Catalogue& catalogue) {
  std::set<std::string> keys;
  for (const auto& [key, text] : catalogue.all()) {
    if (!key.starts_with(kWindow)) keys.insert(key);
  }
  return keys;
}

std::multiset<std::string> placesIn(std::string_view text) {
  const auto names = placeholders(text);
  return {names.begin(), names.end()};
}

TEST(Wording, EveryLanguageSaysAllThatEnglishSaysWithTheSamePlaceholders) {
  const Catalogue english = Catalogue::english();
  EXPECT_GT(english.all().size(), 500u);
  EXPECT_EQ(english.all(), Catalogue::read(kWords / "en").all()) << "what is compiled in is another";
  int others = 0;
  for (const auto& entry : fs::directory_iterator(kWords)) {
    if (entry.path().filename() == "en") continue;
    SCOPED_TRACE(entry.path().filename().string());
    ++others;
    const Catalogue catalogue = Catalogue::read(entry.path());
    EXPECT_EQ(keysOf(catalogue), keysOf(english));
    for (const auto& [key, text] : catalogue.all()) {
      EXPECT_FALSE(text.empty()) << key;
      const auto wanted = english.find(key);
      if (!wanted) continue;
      EXPECT_EQ(placesIn(text), placesIn(*wanted)) << key;
    }
  }
  EXPECT_GE(others, 1);
}

TEST(Wording, WhatTheWindowSaysInItsOwnWayLeavesOutPlaceholdersAtMost) {
  for (const std::string& language : languages()) {
    const Catalogue catalogue = Catalogue::read(kWords / language);
    int ways = 0;
    for (const auto& [key, text] : catalogue.all()) {
      if (!key.starts_with(kWindow)) continue;
      ++ways;
      const auto plain = catalogue.find(key.substr(kWindow.size()));
      ASSERT_TRUE(plain) << language << " " << key;
      EXPECT_NE(text, *plain) << language << " " << key;
      const auto own = placesIn(text);
      const auto all = placesIn(*plain);
      EXPECT_TRUE(std::includes(all.begin(), all.end(), own.begin(), own.end())) << language << " " << key;
    }
    EXPECT_GT(ways, 0) << language;
  }
}

TEST(Wording, TablesAndColumnsHaveTheirNamesForSentences) {
  std::set<std::string> names;
  for (const model::TableInfo& table : model::allTables()) {
    names.insert("names." + std::string(table.name()));
    for (const model::FieldInfo& field : table.fields()) names.insert("names." + std::string(field.name));
  }
  std::set<std::string> known;
  const Catalogue english = Catalogue::english();
  for (const auto& [key, text] : english.all()) {
    if (!key.starts_with("names.")) continue;
    known.insert(key);
    EXPECT_EQ("names." + text, key);
  }
  EXPECT_EQ(known, names);
  EXPECT_EQ(said(model::spokenName("set_up_block")), "set_up_block");
  EXPECT_EQ(said(model::spokenName("set_up_block"), "en", "window"), "set-up block");
  EXPECT_EQ(said(model::spokenName("sqlite_stat1"), "en", "window"), "sqlite_stat1") << "none of ours";
}

TEST(Wording, TextsThatFilesHoldInEnglishAreRecognised) {
  EXPECT_EQ(recognised("set by hand", "stored"), Phrase::of("stored.set-by-hand"));
  EXPECT_EQ(recognised("Restore version", "stored"), Phrase::of("stored.restore-version"));
  EXPECT_EQ(recognised("Restore version 'It's {name}'", "stored"),
            Phrase::of("stored.restore-named-version", {{"name", "It's {name}"}}));
  EXPECT_EQ(said(*recognised("Restore version '1'", "stored"), "en", "window"), "Restore version “1”");
  EXPECT_EQ(recognised("the query gives more than 7 rows.", "errors"),
            Phrase::of("errors.query.too-many-rows", {{"most", "7"}}));
  EXPECT_EQ(recognised("root, process 12 on vm on 3", "errors.held"),
            Phrase::of("errors.held.holder", {{"user", "root"}, {"process", "12"}, {"host", "vm on 3"}}));
  for (const char* other : {"", "Set by hand", "set by hand ", "Restore version '", "Restore version 'a", "Paint"}) {
    EXPECT_FALSE(recognised(other, "stored")) << other;
  }
  EXPECT_FALSE(recognised("set by hand", "errors"));
}

// A table or column that is added gets a form at once; its words are asked for here.
TEST(Wording, EveryTableColumnAndValueOfTheFileHasItsOwn) {
  const Catalogue english = Catalogue::english();
  for (const model::TableInfo& table : model::allTables()) {
    const std::string key = "rows." + std::string(table.name());
    for (const char* part : {".one", ".many", ".help"}) EXPECT_TRUE(english.find(key + part)) << key << part;
    for (const model::FieldInfo& field : table.fields()) {
      if (field.isKey && table.hasIds()) continue;
      const std::string column = key + ".columns." + std::string(field.name);
      EXPECT_TRUE(english.find(column + ".label")) << column;
      EXPECT_TRUE(english.find(column + ".help")) << column;
      for (const std::string_view word : field.words) {
        EXPECT_TRUE(english.find(column + ".values." + std::string(word))) << column << " " << word;
      }
    }
  }
}

TEST_F(WordingFolder, ALanguageIsAFolderAndFallsBackToEnglish) {
  write("xx/rows.json", R"({"army": {"one": "[Army]"}})");
  setFolder(folder_);
  EXPECT_EQ(languages(), (std::vector<std::string>{"en", "xx"}));
  EXPECT_EQ(find("xx_XX", "rows.army.one"), "[Army]");
  EXPECT_EQ(find("xx", "rows.army.many"), Catalogue::english().find("rows.army.many"));
  EXPECT_EQ(find("yy", "rows.army.one"), Catalogue::english().find("rows.army.one"));
  EXPECT_FALSE(find("xx", "rows.nothing.of.the.kind"));
}

TEST_F(WordingFolder, AFaultyFileIsNamedAndBreaksNothing) {
  write("xx/rows.json", R"({"army": {"one": 3}})");
  try {
    Catalogue::read(folder_ / "xx");
    FAIL() << "a number is no text";
  } catch (const Error& error) {
    EXPECT_EQ(error.code(), ErrorCode::BadInput);
    EXPECT_EQ(error.context(), (folder_ / "xx/rows.json").string());
  }
  setFolder(folder_);
  EXPECT_EQ(find("xx", "rows.army.one"), Catalogue::english().find("rows.army.one"));
}

TEST(Wording, PlaceholdersAreFilledAndThoseWithoutArgumentStay) {
  EXPECT_EQ(filled("{name}: turn {turn} of {last}.", {{"name", "A {turn}"}, {"turn", "3"}}),
            "A {turn}: turn 3 of {last}.");
  EXPECT_EQ(placeholders("{a} and {b}"), (std::vector<std::string>{"a", "b"}));
  EXPECT_EQ(filled("{a} and an open { brace", {{"a", "b"}}), "b and an open { brace");
}

}  // namespace
}  // namespace redoubt::wording
