#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
#include <regex>
#include <set>
#include <sstream>

#include "core/check/messages.h"
#include "core/exchange/json/json_battle.h"
#include "core/rules/book/provenance.h"
#include "core/rules/book/rule_book.h"
#include "core/rules/vocabulary/vocabulary.h"

// docs/coverage.md says of every paragraph of a book, its errata and its manifest what covers it. These tests hold it
// against the shipped battles, the checks and the headers of core/rules.
namespace redoubt {
namespace {

namespace fs = std::filesystem;

std::string documentText(const fs::path& file) {
  std::ifstream in(file);
  EXPECT_TRUE(in) << file;
  std::stringstream text;
  text << in.rdbuf();
  return text.str();
}

std::string trimmed(std::string text) {
  const auto first = text.find_first_not_of(' ');
  if (first == std::string::npos) return {};
  return text.substr(first, text.find_last_not_of(' ') - first + 1);
}

// --- the page

struct PageRow {
  int line = 0;
  std::vector<std::string> cells;
};

// The rows of the tables under each heading of the second level.
using Page = std::map<std::string, std::vector<PageRow>, std::less<>>;

PageRow rowFrom(const std::string& text, int line) {
  PageRow row{line, {}};
  std::stringstream cells(text.substr(1));
  for (std::string cell; std::getline(cells, cell, '|');) row.cells.push_back(trimmed(cell));
  return row;
}

Page readPage() {
  Page page;
  std::string heading;
  std::stringstream lines(documentText(fs::path(REDOUBT_SOURCE_DIR) / "docs/coverage.md"));
  int number = 0;
  for (std::string line; std::getline(lines, line);) {
    ++number;
    if (line.starts_with("## ")) heading = line.substr(3);
    if (!line.starts_with("| ") || line.starts_with("| § |") || line.starts_with("| code |")) continue;
    page[heading].push_back(rowFrom(line, number));
  }
  return page;
}

const Page& page() {
  static const Page read = readPage();
  return read;
}

// What stands between backticks.
std::vector<std::string> quoted(const std::string& cell) {
  std::vector<std::string> result;
  const std::regex pattern("`([^`]+)`");
  for (auto at = std::sregex_iterator(cell.begin(), cell.end(), pattern); at != std::sregex_iterator(); ++at) {
    result.push_back((*at)[1]);
  }
  return result;
}

// Without the functions marked ° because nothing calls them.
std::string withoutUncalled(const std::string& cell) {
  return std::regex_replace(cell, std::regex("`[^`]+`°"), "");
}

// What stands in italics: why an editor need not.
std::string reasonIn(const std::string& cell) {
  std::smatch found;
  return std::regex_search(cell, found, std::regex(R"((^|[ ;])\*([^* ][^*]+)\*)")) ? found[2].str() : std::string();
}

std::string withoutStars(std::string text) {
  std::erase(text, '*');
  return text;
}

// --- what it is held against

// The paragraphs of each source by its slug, "8.15.6 (2)" where a number stands for the second time: in the order of
// the files, which is that of the book.
using BookOrder = std::map<std::string, std::vector<std::string>, std::less<>>;

// A battle, and of its rules those that hold: values hidden from it don't, values known to be unknown do.
struct Shipped {
  std::string folder;
  model::Battle battle;
  std::vector<model::Rule> rules;
  BookOrder order;
};

std::string shownNumber(const std::string& number, int occurrence) {
  return number + (occurrence > 1 ? " (" + std::to_string(occurrence) + ")" : std::string());
}

std::string shownNumber(const model::Paragraph& paragraph) {
  return shownNumber(paragraph.number, paragraph.occurrence);
}

std::vector<model::Rule> holdingRules(const model::Battle& battle) {
  const rules::RuleBook book(battle);
  std::vector<model::Rule> result;
  for (const model::Rule& rule : battle.all<model::Rule>()) {
    const model::Provenance* origin = rules::provenanceOf(battle, rule, "value");
    const bool isHidden = rule.value.text == "null" && (!origin || origin->status != model::Status::Unknown);
    const model::Rule* holds = book.row(rule.path);
    if (!isHidden && holds && holds->key() == rule.key()) result.push_back(rule);
  }
  return result;
}

void addOrder(BookOrder& order, const fs::path& file) {
  const auto tables = nlohmann::json::parse(documentText(file), nullptr, false);
  if (!tables.is_object() || !tables.contains("source")) return;
  for (const auto& source : tables["source"]) {
    auto& numbers = order[source.value("slug", "")];
    for (const auto& paragraph : source.value("paragraph", nlohmann::json::array())) {
      numbers.push_back(shownNumber(paragraph.value("number", ""), paragraph.value("occurrence", 1)));
    }
  }
}

BookOrder bookOrder(const fs::path& folder) {
  BookOrder order;
  for (const auto& entry : fs::directory_iterator(folder)) {
    if (entry.path().extension() == ".json") addOrder(order, entry.path());
  }
  return order;
}

std::vector<Shipped> readBattles() {
  std::vector<Shipped> battles;
  for (const auto& entry : fs::directory_iterator(REDOUBT_BATTLES)) {
    if (!entry.is_directory()) continue;
    exchange::JsonRead read = exchange::readJson(entry.path(), {REDOUBT_SYSTEMS, true});
    if (!std::holds_alternative<model::Battle>(read)) {
      ADD_FAILURE() << entry.path();
      continue;
    }
    auto battle = std::get<model::Battle>(std::move(read));
    auto rules = holdingRules(battle);
    battles.push_back({entry.path().filename(), std::move(battle), std::move(rules), bookOrder(entry.path())});
  }
  return battles;
}

const std::vector<Shipped>& shippedBattles() {
  static const std::vector<Shipped> battles = readBattles();
  return battles;
}

std::vector<const model::Paragraph*> paragraphsOf(const Shipped& shipped, const model::Source& source) {
  std::map<std::string, const model::Paragraph*> byNumber;
  for (const model::Paragraph& paragraph : shipped.battle.all<model::Paragraph>()) {
    if (paragraph.source == source.id) byNumber[shownNumber(paragraph)] = &paragraph;
  }
  std::vector<const model::Paragraph*> paragraphs;
  const auto order = shipped.order.find(source.slug);
  if (order != shipped.order.end()) {
    for (const std::string& number : order->second) {
      if (const auto found = byNumber.extract(number)) paragraphs.push_back(found.mapped());
    }
  }
  for (const auto& [number, paragraph] : byNumber) paragraphs.push_back(paragraph);  // of no file that tells an order
  return paragraphs;
}

// Rule books, errata and manifests: all sources that have paragraphs.
template <class Visit>
void forEachBook(Visit&& visit) {
  for (const Shipped& shipped : shippedBattles()) {
    for (const model::Source& source : shipped.battle.all<model::Source>()) {
      if (!paragraphsOf(shipped, source).empty()) visit(shipped, source);
    }
  }
}

const std::vector<PageRow>& rowsOf(const model::Source& source) {
  static const std::vector<PageRow> none;
  const auto found = page().find(source.title);
  return found == page().end() ? none : found->second;
}

// Calls `visit(shipped, paragraph, row)` for all rows that stand where they should.
template <class Visit>
void forEachRow(Visit&& visit) {
  forEachBook([&](const Shipped& shipped, const model::Source& source) {
    const auto paragraphs = paragraphsOf(shipped, source);
    const auto& rows = rowsOf(source);
    for (std::size_t i = 0; i < std::min(rows.size(), paragraphs.size()); ++i) {
      if (rows[i].cells.size() == 4) visit(shipped, *paragraphs[i], rows[i]);
    }
  });
}

const std::set<std::string, std::less<>>& tableNames() {
  static const auto names = [] {
    std::set<std::string, std::less<>> all;
    model::forEachTable([&](auto type) { all.insert(std::string(decltype(type)::Type::kTable)); });
    return all;
  }();
  return names;
}

// What the headers of core/rules declare: types, and whatever is followed by a parenthesis.
std::set<std::string, std::less<>> declaredNames() {
  std::set<std::string, std::less<>> names;
  const std::regex pattern(R"(\b(?:class|struct) (\w+)|\b(\w+)\()");
  for (const auto& entry : fs::recursive_directory_iterator(fs::path(REDOUBT_SOURCE_DIR) / "core/rules")) {
    if (entry.path().extension() != ".h") continue;
    std::stringstream lines(documentText(entry.path()));
    for (std::string line; std::getline(lines, line);) {
      line.resize(std::min(line.size(), line.find("//")));
      for (auto at = std::sregex_iterator(line.begin(), line.end(), pattern); at != std::sregex_iterator(); ++at) {
        names.insert((*at)[1].matched ? (*at)[1] : (*at)[2]);
      }
    }
  }
  return names;
}

constexpr std::string_view kFunctionWord = "rules::";

bool isFunction(std::string_view name) {
  static const auto declared = declaredNames();
  return name.starts_with(kFunctionWord) && declared.contains(name.substr(kFunctionWord.size()));
}

// `*` stands for anything within one part of a path, once in each.
bool isLike(std::string_view path, std::string_view pattern) {
  const auto pathEnd = path.find('/');
  const auto patternEnd = pattern.find('/');
  if ((pathEnd == std::string_view::npos) != (patternEnd == std::string_view::npos)) return false;
  const std::string_view part = path.substr(0, pathEnd);
  const std::string_view like = pattern.substr(0, patternEnd);
  const auto star = like.find('*');
  const bool isPartLike = star == std::string_view::npos
                              ? part == like
                              : part.size() >= like.size() && part.starts_with(like.substr(0, star)) &&
                                    part.ends_with(like.substr(star + 1));
  if (!isPartLike || pathEnd == std::string_view::npos) return isPartLike;
  return isLike(path.substr(pathEnd + 1), pattern.substr(patternEnd + 1));
}

bool cites(const model::Battle& battle, const model::Rule& rule, const model::Paragraph& paragraph) {
  const model::Provenance* origin = rules::provenanceOf(battle, rule, "value");
  return origin && origin->paragraph == paragraph.id;
}

bool isTableOfParagraph(const model::Battle& battle, const std::string& table, const model::Paragraph& paragraph) {
  if (table == model::Question::kTable) {
    const auto& questions = battle.all<model::Question>();
    return std::any_of(questions.begin(), questions.end(),
                       [&](const model::Question& each) { return each.paragraph == paragraph.id; });
  }
  const auto& origins = battle.all<model::Provenance>();
  return std::any_of(origins.begin(), origins.end(), [&](const model::Provenance& each) {
    return each.subjectTable == table && each.paragraph == paragraph.id;
  });
}

bool hasSetting(const model::Battle& battle, std::string_view pattern) {
  const auto& settings = battle.all<model::Setting>();
  return std::any_of(settings.begin(), settings.end(),
                     [&](const model::Setting& each) { return isLike(each.path, pattern); });
}

constexpr std::string_view kSettingWord = "setting ";

// --- the tests

// Battles whose rules are our own have no book.
TEST(Coverage, IsOfTheRuleBookOfEveryBattleThatHasOne) {
  std::set<std::string> read;
  forEachBook([&](const Shipped& shipped, const model::Source& source) {
    if (source.kind == model::SourceKind::Rulebook) read.insert(shipped.folder);
  });
  std::set<std::string> withBook;
  for (const Shipped& shipped : shippedBattles()) {
    for (const model::Source& source : shipped.battle.all<model::Source>()) {
      if (source.kind == model::SourceKind::Rulebook) withBook.insert(shipped.folder);
    }
  }
  EXPECT_EQ(read, withBook);
  EXPECT_EQ(read.size(), 4u);
}

TEST(Coverage, HasARowForEveryParagraphInOrderAndNoOther) {
  forEachBook([](const Shipped& shipped, const model::Source& source) {
    std::vector<std::string> wanted;
    for (const model::Paragraph* each : paragraphsOf(shipped, source)) wanted.push_back(shownNumber(*each));
    std::vector<std::string> numbers;
    for (const PageRow& row : rowsOf(source)) {
      EXPECT_EQ(row.cells.size(), 4u) << "line " << row.line;
      numbers.push_back(row.cells.front());
    }
    EXPECT_EQ(numbers, wanted) << source.title;
  });
}

TEST(Coverage, CallsParagraphsByTheirHeadings) {
  forEachRow([](const Shipped&, const model::Paragraph& paragraph, const PageRow& row) {
    EXPECT_EQ(withoutStars(row.cells[1]), paragraph.heading) << "line " << row.line;
  });
}

TEST(Coverage, SaysOfEveryParagraphWhatCoversItOrWhyNothingNeed) {
  forEachRow([](const Shipped&, const model::Paragraph&, const PageRow& row) {
    const auto names = quoted(withoutUncalled(row.cells[3]));
    const bool isCovered = std::any_of(names.begin(), names.end(), [](const std::string& name) {
      return isFunction(name) || check::wordingOf(name) != nullptr;
    });
    EXPECT_TRUE(isCovered || reasonIn(row.cells[3]).find(' ') != std::string::npos) << "line " << row.line;
  });
}

bool isLetter(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_';
}

// How often each word stands in the sources; comments and texts left aside.
std::map<std::string, int, std::less<>> wordsOfSources() {
  std::map<std::string, int, std::less<>> words;
  const std::regex text(R"re("(?:[^"\\]|\\.)*")re");
  const auto read = [&](const fs::path& file) {
    std::stringstream lines(documentText(file));
    for (std::string line; std::getline(lines, line);) {
      if (line.find('"') != std::string::npos) line = std::regex_replace(line, text, "");
      line.resize(std::min(line.size(), line.find("//")));
      for (auto at = line.begin(); at != line.end();) {
        const auto end = std::find_if_not(at, line.end(), isLetter);
        if (end != at) ++words[std::string(at, end)];
        at = std::find_if(end, line.end(), isLetter);
      }
    }
  };
  for (const char* folder : {"core", "editor"}) {
    for (const auto& entry : fs::recursive_directory_iterator(fs::path(REDOUBT_SOURCE_DIR) / folder)) {
      if (entry.path().extension() == ".cpp" || entry.path().extension() == ".h") read(entry.path());
    }
  }
  return words;
}

// What stands in its declaration and its definition alone is called by nobody.
TEST(Coverage, MarksTheFunctionsThatNothingCalls) {
  const auto words = wordsOfSources();
  forEachRow([&](const Shipped&, const model::Paragraph&, const PageRow& row) {
    const auto marked = quoted(row.cells[3]);
    const auto called = quoted(withoutUncalled(row.cells[3]));
    for (const std::string& name : marked) {
      if (!isFunction(name)) continue;
      const auto found = words.find(std::string_view(name).substr(kFunctionWord.size()));
      const bool isCalled = found != words.end() && found->second > 2;
      const bool saysSo = std::find(called.begin(), called.end(), name) != called.end();
      EXPECT_EQ(saysSo, isCalled) << name << ", line " << row.line;
    }
  });
}

TEST(Coverage, NamesOnlyWhatThereIs) {
  forEachRow([](const Shipped&, const model::Paragraph&, const PageRow& row) {
    for (const std::string& name : quoted(row.cells[3])) {
      const bool isKnown =
          isFunction(name) || check::wordingOf(name) || rules::termOf(name) || tableNames().contains(name);
      EXPECT_TRUE(isKnown) << name << ", line " << row.line;
    }
  });
}

TEST(Coverage, KeepsWhatItSaysWhereItSays) {
  forEachRow([](const Shipped& shipped, const model::Paragraph& paragraph, const PageRow& row) {
    const auto& rules = shipped.rules;
    for (const std::string& kept : quoted(row.cells[2])) {
      const auto isMeant = [&](const model::Rule& rule) { return isLike(rule.path, kept); };
      const bool isThere = kept.starts_with(kSettingWord)
                               ? hasSetting(shipped.battle, std::string_view(kept).substr(kSettingWord.size()))
                           : tableNames().contains(kept) ? isTableOfParagraph(shipped.battle, kept, paragraph)
                                                         : std::any_of(rules.begin(), rules.end(), isMeant);
      EXPECT_TRUE(isThere) << kept << ", line " << row.line;
    }
  });
}

// Of the rules that come from a paragraph its row names one at least.
TEST(Coverage, NamesARuleThatComesFromTheParagraph) {
  forEachRow([](const Shipped& shipped, const model::Paragraph& paragraph, const PageRow& row) {
    const auto names = quoted(row.cells[2]);
    std::string first;
    for (const model::Rule& rule : shipped.rules) {
      if (!cites(shipped.battle, rule, paragraph)) continue;
      if (std::any_of(names.begin(), names.end(), [&](const auto& name) { return isLike(rule.path, name); })) return;
      if (first.empty()) first = rule.path;
    }
    EXPECT_EQ(first, "") << "line " << row.line;
  });
}

// --- the list of checks

// The code of each row of the lists by family.
std::map<std::string, std::vector<PageRow>> checkRows() {
  std::set<std::string> books;
  forEachBook([&](const Shipped&, const model::Source& source) { books.insert(source.title); });
  std::map<std::string, std::vector<PageRow>> rows;
  for (const auto& [heading, list] : page()) {
    if (books.contains(heading)) continue;
    for (const PageRow& row : list) rows[row.cells.front()].push_back(row);
  }
  return rows;
}

// The letter by which the book is cited.
std::string letterOf(const Shipped& shipped, const model::Source& source) {
  return rules::RuleBook(shipped.battle).text("citation/" + source.slug).value_or("?");
}

// The system at the root of a battle's own.
std::string rootSystem(const model::Battle& battle) {
  const auto& systems = battle.all<model::System>();
  const auto root =
      std::find_if(systems.begin(), systems.end(), [](const model::System& each) { return !each.parent.has_value(); });
  return root == systems.end() ? std::string() : root->slug;
}

// Those of the rule books whose system other battles have too.
std::set<std::string> lettersOfShared() {
  std::map<std::string, int> battles;
  for (const Shipped& shipped : shippedBattles()) ++battles[rootSystem(shipped.battle)];
  std::set<std::string> letters;
  forEachBook([&](const Shipped& shipped, const model::Source& source) {
    const bool isShared = battles[rootSystem(shipped.battle)] > 1;
    if (isShared && source.kind == model::SourceKind::Rulebook) letters.insert(letterOf(shipped, source));
  });
  return letters;
}

// A bare number is one of each book of these letters.
std::set<std::string> citationsIn(const std::string& cell, const std::set<std::string>& letters) {
  std::set<std::string> citations;
  std::stringstream list(cell);
  for (std::string each; std::getline(list, each, ',');) {
    each = trimmed(each);
    if (each == "–") continue;
    const bool isBare = std::isdigit(static_cast<unsigned char>(each.front())) != 0;
    if (!isBare) citations.insert(each);
    for (const std::string& letter : letters) {
      if (isBare) citations.insert(letter + each);
    }
  }
  return citations;
}

TEST(CoverageByFamily, ListsEveryFindingOnceWithItsSeverity) {
  const auto rows = checkRows();
  std::set<std::string> listed;
  for (const check::Wording& wording : check::findingWordings()) {
    const std::string code = "`" + std::string(wording.code) + "`";
    listed.insert(code);
    const auto found = rows.find(code);
    ASSERT_NE(found, rows.end()) << code << " is not listed";
    EXPECT_EQ(found->second.size(), 1u) << code;
    const PageRow& row = found->second.front();
    ASSERT_EQ(row.cells.size(), 4u) << "line " << row.line;
    EXPECT_EQ(row.cells[1], check::severityText(wording.severity)) << "line " << row.line;
    EXPECT_NE(row.cells[2].find(' '), std::string::npos) << "line " << row.line;
  }
  for (const auto& [code, list] : rows) EXPECT_TRUE(listed.contains(code)) << code << ", line " << list.front().line;
}

// It may serve others too, whose rows have better to name.
TEST(CoverageByFamily, NamesTheParagraphsWhoseRowsNameTheFinding) {
  std::map<std::string, std::set<std::string>> named;
  const std::set<std::string> letters = lettersOfShared();
  std::set<std::string> paragraphs;
  forEachRow([&](const Shipped& shipped, const model::Paragraph& paragraph, const PageRow& row) {
    const model::Source& source = *shipped.battle.find<model::Source>(paragraph.source);
    const std::string letter = letterOf(shipped, source);
    paragraphs.insert(letter + shownNumber(paragraph));
    for (const std::string& name : quoted(row.cells[3])) {
      named["`" + name + "`"].insert(letter + shownNumber(paragraph));
    }
  });
  for (const auto& [code, list] : checkRows()) {
    if (list.front().cells.size() != 4) continue;
    const auto citations = citationsIn(list.front().cells[3], letters);
    for (const std::string& one : named[code]) {
      EXPECT_TRUE(citations.contains(one)) << one << " names " << code << ", line " << list.front().line;
    }
    for (const std::string& one : citations) {
      EXPECT_TRUE(paragraphs.contains(one)) << one << " of " << code << ", line " << list.front().line;
    }
  }
}

}  // namespace
}  // namespace redoubt
