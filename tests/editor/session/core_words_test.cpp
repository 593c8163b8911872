#include "editor/session/core_words.h"

#include <gtest/gtest.h>

#include <QLocale>
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <regex>
#include <set>
#include <string>
#include <vector>

#include "core/base/wording.h"
#include "core/exchange/starting_rules.h"
#include "core/hex/layout.h"
#include "core/model/origins.h"

namespace redoubt::editor {
namespace {

namespace fs = std::filesystem;

// The files whose keys the sources name.
const std::string kKey = "(?:errors|import|queries|stored)\\.";

// All sources of these folders, by their paths, without their remarks.
std::map<fs::path, std::string> sourcesIn(const std::vector<const char*>& folders) {
  std::map<fs::path, std::string> sources;
  for (const char* folder : folders) {
    for (const auto& entry : fs::recursive_directory_iterator(fs::path(REDOUBT_SOURCE_DIR) / folder)) {
      if (entry.path().extension() != ".cpp" && entry.path().extension() != ".h") continue;
      std::ifstream stream(entry.path());
      const std::string whole{std::istreambuf_iterator<char>(stream), {}};
      sources[entry.path()] = std::regex_replace(whole, std::regex("//[^\n]*"), "");
    }
  }
  return sources;
}

// The arguments of C++ text from `from` on, up to the bracket that ends them.
std::vector<std::string> argumentsAt(const std::string& text, std::size_t from) {
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
      if (depth < 0) break;
      if (depth == 0 && c == ',') {
        found.emplace_back();
        continue;
      }
    }
    found.back() += c;
  }
  return found;
}

// The texts between quotes in a source.
std::set<std::string> literalsOf(const std::string& source) {
  static const std::regex pattern("\"((?:[^\"\\\\]|\\\\.)*)\"");
  std::set<std::string> found;
  for (std::sregex_iterator it(source.begin(), source.end(), pattern), end; it != end; ++it) found.insert((*it)[1]);
  return found;
}

// Whether it says something, and not by a key.
bool isText(const std::string& argument) {
  static const std::regex key(kKey + "[a-z0-9._-]*");
  const auto literals = literalsOf(argument);
  return std::any_of(literals.begin(), literals.end(), [](const std::string& literal) {
    return literal.find_first_of(" .:;") != std::string::npos && !std::regex_match(literal, key);
  });
}

// What a source says by texts of its own where it makes errors, or complains by way of a function that does.
std::vector<std::string> textsOf(const std::string& source) {
  struct Way {
    const char* call;
    std::size_t argument;
  };
  static const Way ways[] = {{"Error\\(ErrorCode::", 1}, {"\\bQueryError\\(", 2}, {"\\bLayoutError\\{", 0},
                             {"\\bhostile\\(", 1},       {"\\btoError\\(", 1},    {"\\bsystemError\\(", 0},
                             {"\\brefuse\\(", 0},        {"\\bfailAt\\(", 2},     {"\\bcomplaint\\(", 1}};
  std::vector<std::string> texts;
  for (const Way& way : ways) {
    const std::regex call(way.call);
    for (std::sregex_iterator it(source.begin(), source.end(), call), end; it != end; ++it) {
      const auto bracket = source.find_first_of("({", static_cast<std::size_t>(it->position()));
      const auto arguments = argumentsAt(source, bracket + 1);
      if (arguments.size() > way.argument && isText(arguments[way.argument])) texts.push_back(arguments[way.argument]);
    }
  }
  return texts;
}

// Whether the literals of a source make the key: one that is the whole of it, or "errors.layout." and names for the
// rest.
bool isMadeOf(const std::string& key, const std::set<std::string>& literals) {
  if (literals.contains(key)) return true;
  for (std::size_t dot = key.find('.'); dot != std::string::npos; dot = key.find('.', dot + 1)) {
    if (!literals.contains(key.substr(0, dot + 1))) continue;
    bool hasRest = true;
    for (std::size_t from = dot + 1; from < key.size();) {
      const std::size_t end = std::min(key.find('.', from), key.size());
      hasRest = hasRest && literals.contains(key.substr(from, end - from));
      from = end + 1;
    }
    if (hasRest) return true;
  }
  return false;
}

// The window in a language, until the end of a test.
class Window {
 public:
  explicit Window(QLocale::Language language) {
    wording::setFolder(fs::path(REDOUBT_SOURCE_DIR) / "data/words");
    QLocale::setDefault(QLocale(language));
  }
  ~Window() {
    QLocale::setDefault(before_);
    wording::setFolder({});
  }
  Window(const Window&) = delete;
  Window& operator=(const Window&) = delete;

 private:
  const QLocale before_;
};

std::string shown(const Phrase& phrase) {
  return CoreWords::text(phrase).toStdString();
}
std::string shownStored(std::string_view text) {
  return CoreWords::stored(text).toStdString();
}

TEST(CoreWords, NoErrorOfTheCoreIsMadeOfAText) {
  EXPECT_EQ(textsOf(R"(throw Error(ErrorCode::Busy, "it is " + name + " again.", path);)").size(), 1U);
  EXPECT_EQ(textsOf(R"(refuse("The rules know no arm \"" + arm + "\".");)").size(), 1U);
  EXPECT_EQ(textsOf(R"(return Error(ErrorCode::Busy, Phrase::of("errors.file.busy", {{"size", "3"}}), path);)").size(),
            0U);
  for (const auto& [file, source] : sourcesIn({"core"})) {
    for (const std::string& text : textsOf(source)) {
      ADD_FAILURE() << file << " says without a key of data/words/en/errors.json: " << text;
    }
  }
}

TEST(CoreWords, EveryKeyOfTheSourcesHasItsWords) {
  const wording::Catalogue english = wording::Catalogue::english();
  const std::regex key(kKey + "[a-z0-9._-]*");
  int keys = 0;
  for (const auto& [file, source] : sourcesIn({"core", "editor"})) {
    for (const std::string& literal : literalsOf(source)) {
      if (!std::regex_match(literal, key)) continue;
      ++keys;
      const auto next = english.all().lower_bound(literal);
      const bool isBeginning =
          literal.ends_with('.') && next != english.all().end() && next->first.starts_with(literal);
      EXPECT_TRUE(isBeginning || english.find(literal)) << file << " says " << literal;
    }
  }
  EXPECT_GT(keys, 200);
}

TEST(CoreWords, EveryKeyOfTheFilesIsSaidSomewhere) {
  std::vector<std::set<std::string>> literals;
  for (const auto& [file, source] : sourcesIn({"core", "editor"})) literals.push_back(literalsOf(source));
  const auto byHand = wording::recognised(model::kSetByHand, "stored");
  ASSERT_TRUE(byHand);
  const std::regex key(kKey + ".*");
  const wording::Catalogue english = wording::Catalogue::english();
  for (const auto& [each, text] : english.all()) {
    if (!std::regex_match(each, key) || each == byHand->key()) continue;
    EXPECT_TRUE(std::any_of(literals.begin(), literals.end(), [&](const auto& own) { return isMadeOf(each, own); }))
        << "nothing says " << each;
  }
}

TEST(CoreWords, KnowWhatLayoutsComplainOf) {
  hex::LayoutSpec spec;
  spec.columns = 3;
  spec.rows = 3;
  spec.columnBase = -40;
  const auto made = hex::Layout::make(spec);
  ASSERT_TRUE(std::holds_alternative<hex::LayoutError>(made));
  const hex::LayoutError& error = std::get<hex::LayoutError>(made);
  EXPECT_EQ(shown(error.sentence()), "The column numbers would fall below zero.");
  const Window window(QLocale::Polish);
  EXPECT_EQ(shown(error.sentence()), "Numery kolumn spadłyby poniżej zera.");
}

TEST(CoreWords, SayWhoHasAFileOpenWithoutProcessNumbers) {
  const Phrase holder = Phrase::of("errors.held.holder", {{"user", "root"}, {"process", "30809"}, {"host", "vm"}});
  const Phrase held = Phrase::of("errors.held.open-for-reading-by", {{"holder", holder}});
  EXPECT_EQ(said(held), "it is being edited by root, process 30809 on vm; open it for reading, or save a copy.");
  EXPECT_EQ(shown(held), "another window has it open (root on vm); close it there, or save a copy.");
  const Window window(QLocale::Polish);
  EXPECT_EQ(shown(held),
            "ten plik jest otwarty w innym oknie (użytkownik root, komputer vm); zamknij go tam albo zapisz kopię.");
}

TEST(CoreWords, NameTheFileFirstAndBeginASentenceWithACapitalWithoutOne) {
  const Phrase noBattle = Phrase::of("errors.file.not-battle");
  EXPECT_EQ(CoreWords::text(Error(ErrorCode::NotABattle, noBattle, "/a/b.battle")).toStdString(),
            "/a/b.battle: it is not a battle file.");
  EXPECT_EQ(CoreWords::text(Error(ErrorCode::NotFound, Phrase::of("errors.version.missing"))).toStdString(),
            "There is no such version.");
}

TEST(CoreWords, KeepWhatPeopleWroteAndWhatTheyDontKnow) {
  EXPECT_EQ(shownStored("Paint %1 woods"), "Paint %1 woods");
  EXPECT_EQ(shownStored("Restore version '100 %1 {name}'"), "Restore version “100 %1 {name}”");
  EXPECT_EQ(shown("as it {stands}"), "as it {stands}");
  EXPECT_EQ(CoreWords::term("oddity").toStdString(), "oddity");
  const Window window(QLocale::Polish);
  EXPECT_EQ(shownStored("Paint %1 woods"), "Paint %1 woods");
  EXPECT_EQ(shownStored("Restore version '100 %1 {name}'"), "Przywrócenie wersji „100 %1 {name}”");
  EXPECT_EQ(shownStored("set by hand"), "ustawione ręcznie");
}

TEST(CoreWords, PutSentencesIntoSentences) {
  const Phrase undone =
      Phrase::of("errors.history.redo", {{"step", "Paint"}, {"reason", Phrase::of("errors.history.rows-differ")}});
  const Phrase bad =
      Phrase::of("errors.value.bad", {{"table", Phrase::of("names.set_up_block")},
                                      {"row", "12"},
                                      {"column", Phrase::of("names.slug")},
                                      {"found", "5"},
                                      {"wanted", Phrase::of("errors.value.wanted.text", {{"size", "1000"}})}});
  EXPECT_EQ(shown(undone),
            "“Paint” can't be redone: the battle is not as that step left it. The battle stays as it is; undo starts "
            "afresh from here.");
  EXPECT_EQ(shown(bad),
            "a value in it makes no sense: table set-up block, row 12, column short name holds 5 where a text of at "
            "most 1000 bytes belongs; restore a backup, or recover what can be read.");
  EXPECT_EQ(said(bad),
            "table set_up_block, row 12, column slug holds 5 where a text of at most 1000 bytes belongs; restore a "
            "backup, or recover what can be read.");
  const Window window(QLocale::Polish);
  EXPECT_EQ(shown(undone),
            "nie można przywrócić zmiany „Paint”: bitwa nie jest taka, jaką zostawiła ta zmiana. Bitwa pozostaje bez "
            "zmian; cofanie zaczyna się odtąd od nowa.");
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
