#include "editor/session/core_words.h"

#include <gtest/gtest.h>

#include <QTranslator>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <set>
#include <string>
#include <vector>

#include "core/exchange/starting_rules.h"
#include "core/hex/layout.h"

namespace redoubt::editor {
namespace {

namespace fs = std::filesystem;

// What stands in a sample for whatever the core puts into a sentence.
const std::string kSomething = "7";

std::string sourceOf(const fs::path& file) {
  std::ifstream stream(file);
  const std::string whole{std::istreambuf_iterator<char>(stream), {}};
  return std::regex_replace(whole, std::regex("//[^\n]*"), "");
}

// The parts of C++ text from `from` on that `separator` parts, up to the bracket or semicolon that ends them.
std::vector<std::string> parts(const std::string& text, std::size_t from, char separator) {
  std::vector<std::string> found{""};
  int depth = 0;
  bool isString = false;
  for (std::size_t i = from; i < text.size(); ++i) {
    const char c = text[i];
    if (isString && c == '\\') {
      found.back() += c;
      found.back() += text[++i];
      continue;
    }
    if (c == '"') isString = !isString;
    if (!isString) {
      if (c == '(' || c == '[' || c == '{') ++depth;
      if (c == ')' || c == ']' || c == '}') --depth;
      if (depth < 0 || (depth == 0 && c == ';')) break;
      if (depth == 0 && c == separator) {
        found.emplace_back();
        continue;
      }
    }
    found.back() += c;
  }
  return found;
}

// The literals of one operand, put together; of a choice between two the first.
std::string literal(const std::string& operand) {
  static const std::regex pattern("\"((?:[^\"\\\\]|\\\\.)*)\"");
  const bool isChoice = operand.find('?') != std::string::npos;
  std::string text;
  for (std::sregex_iterator it(operand.begin(), operand.end(), pattern), end; it != end; ++it) {
    text += (*it)[1];
    if (isChoice) break;
  }
  return std::regex_replace(text, std::regex("\\\\(.)"), "$1");
}

// What a sum of literals and other things could say; nothing if there is no literal in it.
std::set<std::string> samples(const std::string& expression) {
  std::set<std::string> found;
  for (const char* axis : {"column", "row"}) {
    std::string sample;
    bool hasLiteral = false;
    for (const std::string& operand : parts(expression, 0, '+')) {
      const bool isLiteral = operand.find('"') != std::string::npos;
      hasLiteral |= isLiteral;
      sample += isLiteral ? literal(operand) : operand.find("axis.word") != std::string::npos ? axis : kSomething;
    }
    if (hasLiteral) found.insert(sample);
  }
  return found;
}

// All that a source of the core says: the sentences of its errors and what is put into these, and what it complains of.
std::set<std::string> sentencesOf(const fs::path& file) {
  struct Way {
    const char* call;
    std::size_t argument;
    const char* after;
  };
  const Way ways[] = {{"Error\\(ErrorCode::", 1, ""},
                      {"throw hostile\\(", 1, ""},
                      {"throw systemError\\(", 0, " failed: 7."},
                      {"throw toError\\(", 1, ""},
                      {"\\brefuse\\((?!const)", 0, ""}};
  const std::string text = sourceOf(file);
  std::set<std::string> found;
  for (const Way& way : ways) {
    const std::regex call(way.call);
    for (std::sregex_iterator it(text.begin(), text.end(), call), end; it != end; ++it) {
      const auto bracket = text.find('(', static_cast<std::size_t>(it->position()));
      const auto arguments = parts(text, bracket + 1, ',');
      if (arguments.size() <= way.argument) continue;
      for (const std::string& sample : samples(arguments[way.argument])) found.insert(sample + way.after);
    }
  }
  if (file.filename() == "layout_make.cpp") {
    const std::regex complaint("return (?=\")");
    for (std::sregex_iterator it(text.begin(), text.end(), complaint), end; it != end; ++it) {
      found.merge(samples(parts(text, static_cast<std::size_t>(it->position() + it->length()), '\0').front()));
    }
  }
  return found;
}

// Only the command line asks queries and reads or writes JSON files.
bool isOfTheWindow(const fs::path& file) {
  const std::string name = file.filename().string();
  return file.extension() == ".cpp" && name != "query.cpp" && name != "documents.cpp" && name != "export_rows.cpp";
}

std::set<std::string> allSentences() {
  std::set<std::string> found;
  for (const char* folder : {"store", "document", "exchange", "hex"}) {
    for (const auto& entry : fs::recursive_directory_iterator(fs::path(REDOUBT_SOURCE_DIR) / "core" / folder)) {
      if (isOfTheWindow(entry.path())) found.merge(sentencesOf(entry.path()));
    }
  }
  return found;
}

// Says of every text that it was asked for.
class Marker : public QTranslator {
 public:
  Marker() { QCoreApplication::installTranslator(this); }
  ~Marker() override { QCoreApplication::removeTranslator(this); }
  bool isEmpty() const override { return false; }
  QString translate(const char* context, const char* source, const char*, int) const override {
    EXPECT_STREQ(context, "redoubt::editor::CoreWords");
    return QLatin1Char('<') + QString::fromUtf8(source) + QLatin1Char('>');
  }
};

std::string shown(std::string_view english) { return CoreWords::text(english).toStdString(); }

TEST(CoreWords, KnowEverySentenceTheCoreCanSay) {
  const std::set<std::string> all = allSentences();
  EXPECT_GT(all.size(), 110U);
  EXPECT_TRUE(all.contains("there is no such file; check the name.")) << "the sources are not read as they are written";
  EXPECT_TRUE(all.contains("The row numbers would fall below zero."));
  for (const std::string& sentence : all) {
    EXPECT_TRUE(CoreWords::knows(sentence)) << "editor/session/core_words.cpp lacks: " << sentence;
  }
}

TEST(CoreWords, KnowWhatLayoutsComplainOf) {
  hex::LayoutSpec spec;
  spec.columns = 3;
  spec.rows = 3;
  spec.columnBase = -40;
  const auto made = hex::Layout::make(spec);
  ASSERT_TRUE(std::holds_alternative<hex::LayoutError>(made));
  EXPECT_TRUE(CoreWords::knows(std::get<hex::LayoutError>(made).sentence));
}

TEST(CoreWords, SayWhoHasAFileOpenWithoutProcessNumbers) {
  EXPECT_EQ(shown("it is being edited by root, process 30809 on vm; open it for reading, or save a copy."),
            "another window has it open (root on vm); close it there, or save a copy.");
}

TEST(CoreWords, NameTheFileFirstAndBeginASentenceWithACapitalWithoutOne) {
  EXPECT_EQ(CoreWords::text(Error(ErrorCode::NotABattle, "it is not a battle file.", "/a/b.battle")).toStdString(),
            "/a/b.battle: it is not a battle file.");
  EXPECT_EQ(CoreWords::text(Error(ErrorCode::NotFound, "there is no such version.")).toStdString(),
            "There is no such version.");
}

TEST(CoreWords, KeepWhatPeopleWroteAndWhatTheyDontKnow) {
  const Marker marker;
  EXPECT_EQ(shown("Paint %1 woods"), "Paint %1 woods");
  EXPECT_EQ(shown("Restore version '100 %1 %2'"), "<Restore version “100 %1 %2”>");
  EXPECT_EQ(shown("Two armies are called Woods; name them apart."), "<Two armies are called Woods; name them apart.>");
  EXPECT_EQ(CoreWords::term("oddity").toStdString(), "oddity");
}

TEST(CoreWords, PutSentencesIntoSentences) {
  const Marker marker;
  EXPECT_EQ(shown("the step 'Paint' can't be redone: the record of that step is missing. The battle stays as it is; "
                  "undo starts afresh from here."),
            "<“Paint” can't be redone: <the record of that step is missing.> The battle stays as it is; undo starts "
            "afresh from here.>");
  EXPECT_EQ(shown("table set_up_block, row 12, column slug holds 5 where a text of at most 1000 bytes belongs; restore a "
                  "backup, or recover what can be read."),
            "<a value in it makes no sense: table <set-up block>, row 12, column <short name> holds 5 where <a text of at "
            "most 1000 bytes> belongs; restore a backup, or recover what can be read.>");
}

TEST(CoreWords, HaveTheTablesColumnsAndValuesOfTheFile) {
  std::set<std::string> words;
  model::forEachTable([&]<class Row>(model::RowType<Row>) {
    words.emplace(Row::kTable);
    model::forEachField<Row>([&](const auto& field) {
      words.emplace(field.name);
      using T = typename std::remove_cvref_t<decltype(field)>::Type;
      if constexpr (model::NamedEnum<T>) {
        words.insert(model::EnumText<T>::kWords.begin(), model::EnumText<T>::kWords.end());
      }
    });
  });
  EXPECT_GT(words.size(), 150U);
  for (const std::string& word : words) EXPECT_TRUE(CoreWords::knowsTerm(word)) << word;
}

TEST(CoreWords, HaveTheTitlesOfTheBlankRules) {
  const model::Battle blank = exchange::blankBattle();
  int titles = 0;
  for (const model::Rule& rule : blank.all<model::Rule>()) {
    if (!rule.path.ends_with("/title")) continue;
    ++titles;
    const std::string& json = rule.value.text;
    EXPECT_TRUE(CoreWords::knowsTerm(json.substr(1, json.size() - 2))) << rule.path << " " << json;
  }
  EXPECT_GT(titles, 15);
}

}  // namespace
}  // namespace redoubt::editor
